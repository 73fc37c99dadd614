"""What a seat is shown of a table, ready to be drawn: words and cards, nothing left to decide.

A scene is made from a view and from nothing else, in the language of whoever looks. A page, a
screen reader or another program can show it without knowing the game.
"""

from wenzel.scenes.model import Scene
from wenzel.scenes.registry import Onlooker, scene_maker

__all__ = ["Onlooker", "Scene", "scene_maker"]
