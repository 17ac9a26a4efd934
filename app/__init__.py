"""Floorjudge: positions in, cited rulings out."""
