"""Floorjudge: positions in, cited rulings out."""

import gc

# Terms, cards and games are trees of values that the counting of references frees by itself. With
# Python's own thresholds the search for cycles walks through all of them again and again: a third
# of the time that a start takes, a tenth of a ruling.
gc.set_threshold(50_000, 20, 50)
