"""The records of the International Skat Server; the only place in records that knows Skat."""

from wenzel.records.iss.checking import differences
from wenzel.records.iss.reading import read
from wenzel.records.iss.writing import write

NAME = "iss"
SUFFIX = ".sgf"

__all__ = ["NAME", "SUFFIX", "differences", "read", "write"]
