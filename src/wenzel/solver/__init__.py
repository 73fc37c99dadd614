"""Open-hand values: what a position of any trick game for two sides is worth with best play.

The solver knows no game by name: a `Position` carries the trick order, the hands and the sides.
Batches of positions as numpy arrays are in `wenzel.solver.batch`.
"""

from wenzel.solver._bridge import is_compiled
from wenzel.solver.api import Decided, SlowSolverWarning, Solved, Solver
from wenzel.solver.position import Duty, Goal, Position, perft

__all__ = [
    "Decided",
    "Duty",
    "Goal",
    "Position",
    "SlowSolverWarning",
    "Solved",
    "Solver",
    "is_compiled",
    "perft",
]
