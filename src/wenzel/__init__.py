"""Wenzel: a card table for Skat, and the tools to study it."""

__version__ = "0.1.0"
