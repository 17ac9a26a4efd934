"""Effects of resolving abilities (CR 609–611), a file for each kind of thing that they do."""
