"""Scat at the table in the terminal."""
