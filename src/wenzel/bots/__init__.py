"""Computer players: a View in, an action out, and the reason if one asks for it."""

from wenzel.bots.player import Advice, Player
from wenzel.bots.registry import make_player, player_names

__all__ = ["Advice", "Player", "make_player", "player_names"]
