"""Checking a deal by its proof, with nothing to go by but its record."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from wenzel import codec
from wenzel.errors import WenzelError
from wenzel.games.game import Game
from wenzel.messages import Message
from wenzel.records import Record
from wenzel.table.fair import Proof

SOURCE: Final = "wenzel-table"
"""The name that the source of a record has which carries a proof."""
_OTHER_SEEDS: Final = ("one", "another")


def source_of(proof: Proof) -> dict[str, Any]:
    """Return the source of a record that carries a proof."""
    return {"format": SOURCE, **codec.to_plain(proof)}


def proof_of(record: Record) -> Proof | None:
    """Return the proof that a record carries; None if it has none.

    Raises:
        WireError: it is not of the form of one.
    """
    source = record.source
    if source is None or source.get("format") != SOURCE:
        return None
    fields = {name: value for name, value in source.items() if name != "format"}
    return codec.from_plain(fields, Proof)


def doubts(record: Record) -> Iterator[Message]:
    """Yield what is wrong with the proof of a deal; nothing if it was dealt as promised."""
    try:
        proof = proof_of(record)
    except WenzelError as error:
        yield error.message
        return
    if proof is None:
        yield Message("verify.no_proof")
        return
    if not proof.keeps_its_promise:
        yield Message("verify.broken_promise")
    deal: Any = record.deal
    try:
        promised = record.game.deal_from_seed(proof.seed, 1, deal.dealer)
    except WenzelError as error:
        yield error.message
        return
    for name in _from_seed(record.game):
        if getattr(promised, name) != getattr(deal, name):
            yield Message("verify.other_cards", name=name)


def _from_seed(game: Game[Any, Any, Any]) -> Iterator[str]:
    """Yield the fields of a deal that come from its seed, and not from the series it stands in."""
    one, another = (game.deal_from_seed(seed) for seed in _OTHER_SEEDS)
    for name in game.deal_type.__struct_fields__:
        if getattr(one, name) != getattr(another, name):
            yield name
