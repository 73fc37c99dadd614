"""The authority over a running table: it alone holds the state, seats are shown what is theirs."""

from wenzel.table.answers import Answer
from wenzel.table.deals import BotTurn, FinishedDeal
from wenzel.table.entries import Opened
from wenzel.table.errors import BadNameError, RoomError, StaleError
from wenzel.table.local import Chooser, Follower, LocalTable
from wenzel.table.room import Room
from wenzel.table.sitting import NumberedDeal, Seating, Sitting
from wenzel.table.store import DatabaseStore, Store

__all__ = [
    "Answer",
    "BadNameError",
    "BotTurn",
    "Chooser",
    "DatabaseStore",
    "FinishedDeal",
    "Follower",
    "LocalTable",
    "NumberedDeal",
    "Opened",
    "Room",
    "RoomError",
    "Seating",
    "Sitting",
    "StaleError",
    "Store",
]
