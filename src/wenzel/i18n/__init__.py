"""The house where words are made: messages become sentences, cards get their names."""

from wenzel.i18n.faces import DECK_FACES, DeckFace
from wenzel.i18n.speaker import Speaker, figure
from wenzel.i18n.visible import visible

__all__ = ["DECK_FACES", "DeckFace", "Speaker", "figure", "visible"]
