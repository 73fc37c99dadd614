"""The games: one contract for all of them, and a room for each."""
