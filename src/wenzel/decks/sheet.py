"""A whole deck on one page: an HTML file that needs nothing else."""

from __future__ import annotations

from html import escape
from itertools import groupby

from wenzel.decks.export import pictures

_STYLE = """
:root { color-scheme: light dark; }
body { margin: 2rem; background: #2f4a3c; color: #fdf5e0; font: 1rem/1.5 Georgia, serif; }
h1 { font-weight: normal; margin: 0 0 .25rem; }
p { max-width: 42rem; margin: 0 0 1.5rem; }
.large svg { width: clamp(140px, calc((100vw - 11.5rem) / 8), 260px); }
.table svg { width: 62px; }
svg { height: auto; filter: drop-shadow(0 2px 3px #0006); }
section { display: flex; flex-wrap: wrap; gap: 14px; margin: 0 0 14px; }
.table { margin: 0 0 2.5rem; }
.table section { gap: 8px; margin: 0 0 8px; }
@media print { body { background: none; color: inherit; margin: 0; } .table { display: none; }
  section { display: inline; } .large svg { width: 62mm; margin: 1mm; filter: none; } }
"""


def html(
    deck: str,
    *,
    title: str,
    text: str = "",
    language: str = "en",
    style: str | None = None,
    indices: str | None = None,
) -> str:
    """Return a page with all cards of a deck, large and as small as on a table.

    Args:
        deck: one of `wenzel.decks.deck_names`.
        title: the heading.
        text: a paragraph below it.
        language: the code of the language of both.
        style: as in `wenzel.decks.face`.
        indices: as in `wenzel.decks.face`.

    Raises:
        UnknownNameError: an unknown deck or style.
        DeckError: indices that are not four different letters.
    """
    rows = [
        "".join(svg for _, svg in row)
        for _, row in groupby(
            pictures(deck, style=style, indices=indices), key=lambda named: named[0][0]
        )
    ]
    cards = "".join(f"<section>{row}</section>" for row in rows)
    return (
        f'<!doctype html>\n<html lang="{escape(language)}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head>\n"
        f"<body><h1>{escape(title)}</h1><p>{escape(text)}</p>\n"
        f'<div class="table" aria-hidden="true">{cards}</div>\n'
        f'<main class="large">{cards}</main></body></html>\n'
    )
