"""Other programs as players, and our players as programs (docs/engine-protocol.md)."""

from wenzel.engines.at_table import SeatedProgram
from wenzel.engines.program import ProgramContestant
from wenzel.engines.speaking import Engine

__all__ = ["Engine", "ProgramContestant", "SeatedProgram"]
