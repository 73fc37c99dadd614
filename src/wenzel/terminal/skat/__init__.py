"""Skat at the table in the terminal."""
