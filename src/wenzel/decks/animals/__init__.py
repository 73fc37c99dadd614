"""Beasts of the field and of heraldry."""
