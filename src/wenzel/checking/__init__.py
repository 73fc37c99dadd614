"""Other programs' games, checked by our rules.

`steps` plays a deal of any game from lines of text; `check_file` reads whole files of hands of
Sheepshead, or of rounds and matches of Scat, as other programs record them (docs/checking.md).
"""

from wenzel.checking.files import CHECKED_GAMES, check_file
from wenzel.checking.steps import CheckedStep, TakenTrick, act, step, steps
from wenzel.checking.verdict import Verdict

__all__ = [
    "CHECKED_GAMES",
    "CheckedStep",
    "TakenTrick",
    "Verdict",
    "act",
    "check_file",
    "step",
    "steps",
]
