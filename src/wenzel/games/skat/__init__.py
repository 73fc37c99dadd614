"""Skat by the International Skat Order (ISkO), with house rules by option."""
