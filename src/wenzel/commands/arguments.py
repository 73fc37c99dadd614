"""Kinds of arguments that several commands take, checked where they come in."""

from __future__ import annotations

import argparse


def seed_text(text: str) -> str:
    """Return a seed: any text on one line (docs/deals.md)."""
    if not text.strip() or not text.isprintable():
        raise argparse.ArgumentTypeError("a seed is a number or a word, without line breaks")
    return text


def positive_number(text: str) -> int:
    """Return a whole number from 1 on."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from 1 on")
    return int(text)
