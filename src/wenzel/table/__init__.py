"""The authority over a running table: it alone holds the state, seats are shown what is theirs."""

from wenzel.table.local import LocalTable
from wenzel.table.sitting import NumberedDeal, Seating, Sitting

__all__ = ["LocalTable", "NumberedDeal", "Seating", "Sitting"]
