"""Kinds of arguments that several commands take, checked where they come in."""

from __future__ import annotations

import argparse
import os

from wenzel.i18n.languages import LANGUAGES, Language, preferred


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


def add_language_argument(parser: argparse.ArgumentParser) -> None:
    """Let a command be asked to speak another language."""
    parser.add_argument(
        "--language", choices=tuple(LANGUAGES), help="the language (that of the system)"
    )


def language_in(arguments: argparse.Namespace) -> Language:
    """Return the language asked for, else the system's, else English."""
    if arguments.language:
        return LANGUAGES[arguments.language]
    wanted = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return preferred([found for found in wanted if found][:1])
