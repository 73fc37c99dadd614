"""Computer players: a View in, an action out, and the reason if one asks for it."""

from wenzel.bots.player import Advice, Player
from wenzel.bots.registry import (
    VARIANT_MARK,
    adviser_name,
    is_player,
    make_player,
    misses_core,
    player_names,
    player_variants,
)

__all__ = [
    "VARIANT_MARK",
    "Advice",
    "Player",
    "adviser_name",
    "is_player",
    "make_player",
    "misses_core",
    "player_names",
    "player_variants",
]
