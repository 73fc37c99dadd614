"""A process that reviews one deal: a record comes in, reviews of more and more of it go out.

They are pickles, each behind its length. It is started by `wenzel.web.studies`, which ends it when
it takes too long, and then has the last one.
"""

from __future__ import annotations

import sys

from wenzel.errors import RecordError
from wenzel.messages import Message
from wenzel.records import Record
from wenzel.study.reviews import AnyReview, reviews_of
from wenzel.web.thinking import packed


def main() -> None:
    """Review the record on the standard input."""
    try:
        for found in reviews_of(Record.from_json(sys.stdin.buffer.read())):
            _write(found)
    except RecordError as error:
        _write(error.message)


def _write(found: AnyReview | Message) -> None:
    sys.stdout.buffer.write(packed(found))
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
