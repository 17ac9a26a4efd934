"""Call notation: `parse.parse` reads it, `dump.dump` writes it, `model.Call` is what it says."""
