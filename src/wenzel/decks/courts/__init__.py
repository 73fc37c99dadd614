"""Kings, Queens and Jacks of the French-suited decks."""
