"""Benchmarks: `python -m bench` prints medians and ratios; nothing is asserted."""
