"""Cards: importing them, finding them by name, and what they do, as terms."""
