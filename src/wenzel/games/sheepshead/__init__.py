"""Sheepshead, five-handed with a called ace and in its other forms, with house rules by option."""
