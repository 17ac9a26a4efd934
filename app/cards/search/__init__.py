"""Searching cards by their fields, in the syntax that Scryfall made common."""
