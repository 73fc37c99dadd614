"""A process that reviews one deal: a record comes in, a pickled review goes out.

It is started by `wenzel.web.studies`, which ends it when it takes too long.
"""

from __future__ import annotations

import pickle
import sys

from wenzel.errors import RecordError
from wenzel.messages import Message
from wenzel.records import Record
from wenzel.study.reviews import AnyReview, review_of


def main() -> None:
    """Review the record on the standard input."""
    found: AnyReview | Message
    try:
        found = review_of(Record.from_json(sys.stdin.buffer.read()))
    except RecordError as error:
        found = error.message
    pickle.dump(found, sys.stdout.buffer)


if __name__ == "__main__":
    main()
