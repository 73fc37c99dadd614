"""The authority over a running table: it alone holds the state, seats are shown what is theirs."""

from wenzel.table.entries import Opened
from wenzel.table.local import LocalTable
from wenzel.table.room import Answer, BotTurn, FinishedDeal, Room, RoomError, StaleError
from wenzel.table.sitting import NumberedDeal, Seating, Sitting
from wenzel.table.store import DatabaseStore, Store

__all__ = [
    "Answer",
    "BotTurn",
    "DatabaseStore",
    "FinishedDeal",
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
