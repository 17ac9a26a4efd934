"""Keyword actions (CR 701), a file each."""
