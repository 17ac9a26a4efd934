"""Card data from elsewhere: Scryfall's oracle-cards, MTGJSON's AtomicCards and its extract."""
