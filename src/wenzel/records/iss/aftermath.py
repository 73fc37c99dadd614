"""What a record goes on to tell when the deal is over by the rules; nothing of it counts.

People resign or leave a table where all is decided, and a server with other rules lets them play
on: a Null below the bid, which ISkO 3.6.2 (2022) ends at once, or one that is lost already. What
is told has to be legal all the same.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from wenzel.errors import RecordError
from wenzel.games.game import Action
from wenzel.games.skat.actions import Forfeit, Play
from wenzel.games.skat.ending import Termination
from wenzel.games.skat.phases import Finished
from wenzel.games.skat.state import SkatState
from wenzel.messages import Message

_PLAYED_ON: Final = (Termination.IMPOSSIBLE_NULL, Termination.DECIDED)


class Aftermath:
    """Follows a deal beyond its end.

    Attributes:
        state: how far it has come.
    """

    def __init__(self, end: SkatState) -> None:
        self.state = end

    def take(self, seat: int, action: Action) -> None:
        """Follow an action.

        Raises:
            IllegalActionError: cards are played on, but not by the rules.
            RecordError: nothing of the kind can happen any more.
        """
        phase = self.state.phase
        if not isinstance(phase, Finished):
            self.state = self.state.apply(action, seat)
        elif isinstance(action, Play):
            playing = phase.over.playing
            if playing is None or phase.over.termination not in _PLAYED_ON:
                raise RecordError(Message("iss.goes_on"))
            self.state = replace(self.state, phase=playing).apply(action, seat)
        elif phase.over.playing is None and not isinstance(action, Forfeit):
            raise RecordError(Message("iss.goes_on"))

    def finish(self) -> None:
        """Make sure that what was played on was played to an end.

        Raises:
            RecordError: it was not.
        """
        if not self.state.is_terminal:
            raise RecordError(Message("record.unfinished"))
