"""Sheepshead at the table in the terminal."""
