"""Deals that nobody can have arranged, and that anybody can check afterwards.

Before a deal the table commits itself to a secret by publishing its SHA-256. Then every seat may
add a word of its own, and only then are the cards known: they come from the secret and the words
together. After the deal the secret is told, and whoever kept the commitment can check both.

* the commitment is SHA-256 of the secret's UTF-8 text, in hexadecimal;
* the seed is SHA-256 of ``wenzel-fair/<secret>/<word of seat 0>/<word of seat 1>/...``, in
  hexadecimal; a seat without a word has the empty one;
* the cards are deal number 1 of that seed (`wenzel.shuffle`, ``docs/deals.md``).
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

import msgspec

_SECRET_BYTES: Final = 16
LONGEST_WORD: Final = 64
"""Characters that a seat may add to a deal's secret."""


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that is needed to check a deal once it is over.

    Attributes:
        commitment: what was published before the deal.
        secret: what the table had committed itself to.
        words: what each seat added, by seat.
    """

    commitment: str
    secret: str
    words: tuple[str, ...]

    @property
    def keeps_its_promise(self) -> bool:
        """Whether the secret is the one that the table had committed itself to."""
        return commitment_to(self.secret) == self.commitment

    @property
    def seed(self) -> str:
        """The seed that the cards come from."""
        return seed_of(self.secret, self.words)


class Pledge(msgspec.Struct, frozen=True):
    """What a seat keeps to check a deal by: it trusts nobody's word but its own.

    Attributes:
        commitment: what the table had published when the word was chosen.
        word: what the seat added.
    """

    commitment: str
    word: str

    @classmethod
    def to(cls, commitment: str) -> Pledge:
        """Choose a word, once the table cannot change its secret any more."""
        return cls(commitment, new_secret())

    @property
    def id(self) -> str:
        """A name for it that tells nothing."""
        return f"word-{commitment_to(self.word)[:16]}"


def new_secret() -> str:
    """Return a secret that nobody can guess."""
    return secrets.token_hex(_SECRET_BYTES)


def commitment_to(secret: str) -> str:
    """Return what is published before the deal.

    >>> commitment_to("example")[:16]
    '50d858e0985ecc7f'
    """
    return sha256(secret.encode()).hexdigest()


def seed_of(secret: str, words: Sequence[str]) -> str:
    """Return the seed that a secret and the seats' words make."""
    return sha256("/".join(["wenzel-fair", secret, *words]).encode()).hexdigest()
