"""What cannot be done at a table."""

from __future__ import annotations

from wenzel.errors import WenzelError


class RoomError(WenzelError):
    """Something that cannot be done in this room now."""

    wire_code = "not_now"


class StaleError(RoomError):
    """A command that was meant for another place than the one where the room stands."""

    wire_code = "stale"


class BadNameError(WenzelError):
    """A name that nobody can be called by."""

    wire_code = "bad_input"
