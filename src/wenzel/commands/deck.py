"""`wenzel deck`: the decks there are, to look at and to take away."""

from __future__ import annotations

import argparse
import sys
import tempfile
import webbrowser
from pathlib import Path
from typing import Any, Final

from wenzel.commands.arguments import positive_number
from wenzel.decks import Style, deck_names
from wenzel.decks.export import write_png, write_svg
from wenzel.decks.sheet import html
from wenzel.decks.traditions import TRADITIONS, Tradition

_BY_DECK: Final = {tradition.deck: tradition for tradition in TRADITIONS}


def add_parser(commands: argparse._SubParsersAction[Any]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "deck",
        help="the decks of cards, to look at and to print",
        description="List the decks, show one in the browser, or export its cards as pictures.",
    )
    kinds = parser.add_subparsers(metavar="WHAT", required=True)

    listing = kinds.add_parser("list", help="the decks there are")
    listing.set_defaults(run=_list)

    show = kinds.add_parser("show", help="all cards of a deck on one page, in the browser")
    _add_deck(show)
    show.add_argument("--out", type=Path, help="the HTML file (one for temporary files)")
    show.add_argument("--no-browser", action="store_true", help="only write the file")
    show.set_defaults(run=_show)

    export = kinds.add_parser("export", help="each card of a deck as a file")
    _add_deck(export)
    export.add_argument("--out", type=Path, required=True, help="the folder for the files")
    export.add_argument(
        "--png", type=positive_number, metavar="WIDTH", help="PNG this many pixels wide, not SVG"
    )
    export.set_defaults(run=_export)


def _add_deck(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("deck", help=", ".join(deck_names()))
    parser.add_argument("--style", help=", ".join(style.value for style in Style))
    parser.add_argument(
        "--indices", help="the letters of ace, King, Queen and Jack: AKQJ, AKDB, DKOU, ..."
    )


def _list(_arguments: argparse.Namespace) -> int:
    for name in deck_names():
        tradition = _BY_DECK[name]
        print(f"{name:16}{_heading(tradition)}, {tradition.cards} cards")
    return 0


def _show(arguments: argparse.Namespace) -> int:
    tradition = _BY_DECK.get(arguments.deck)
    page = html(
        arguments.deck,
        title=arguments.deck if tradition is None else _heading(tradition),
        text="" if tradition is None else tradition.history,
        style=arguments.style,
        indices=arguments.indices,
    )
    # A name of its own: in a folder that all share somebody else's file may have a fixed one.
    path: Path = arguments.out or Path(tempfile.mkdtemp(prefix="wenzel-"), f"{arguments.deck}.html")
    path.write_text(page, encoding="utf-8", newline="\n")
    print(path)
    if not arguments.no_browser and not webbrowser.open(path.resolve().as_uri()):
        print("No browser could be started; open the file yourself.", file=sys.stderr)
    return 0


def _export(arguments: argparse.Namespace) -> int:
    wishes = {"style": arguments.style, "indices": arguments.indices}
    if arguments.png is None:
        paths = write_svg(arguments.deck, arguments.out, **wishes)
    else:
        paths = write_png(arguments.deck, arguments.out, arguments.png, **wishes)
    print(f"{len(paths)} files in {arguments.out}")
    return 0


def _heading(tradition: Tradition) -> str:
    return f"{tradition.names['en']}, {tradition.places['en']}"
