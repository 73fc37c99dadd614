"""Contracts: text there and back, and what implies what."""

from __future__ import annotations

import copy
import pickle
from itertools import product

import pytest

from wenzel.errors import WireError
from wenzel.games.skat.contract import Contract, GameType
from wenzel.i18n import Speaker

TEXTS = [
    ("C", "C", "Clubs"),
    ("GH", "GH", "Grand Hand"),
    ("CHS", "CHS", "Clubs Hand, Schneider announced"),
    ("CS", "CHS", "Clubs Hand, Schneider announced"),
    ("CHZ", "CHZ", "Clubs Hand, Schwarz announced"),
    ("CHSZ", "CHZ", "Clubs Hand, Schwarz announced"),
    ("GO", "GO", "Grand ouvert"),
    ("GOHSZ", "GO", "Grand ouvert"),
    ("GHO", "GO", "Grand ouvert"),
    ("N", "N", "Null"),
    ("NH", "NH", "Null Hand"),
    ("NO", "NO", "Null ouvert"),
    ("NOH", "NOH", "Null ouvert Hand"),
    ("NHO", "NOH", "Null ouvert Hand"),
    ("R", "R", "Ramsch"),
    ("SHP", "SHP", "Spades Hand, Spitze"),
]


@pytest.mark.parametrize(("text", "canonical", "words"), TEXTS)
def test_text(text: str, canonical: str, words: str) -> None:
    contract = Contract.from_text(text)
    assert contract.text == canonical
    assert Contract.from_text(canonical) == contract
    assert Speaker().contract(contract) == words
    assert eval(repr(contract), {"Contract": Contract}) == contract


@pytest.mark.parametrize(
    "text", ["", "X", "CC", "CHH", "NS", "NZ", "NP", "RH", "RO", "RS", "c", "C H", "10", "CHX"]
)
def test_no_contract(text: str) -> None:
    with pytest.raises(WireError):
        Contract.from_text(text)


def test_every_legal_contract_and_no_other() -> None:
    legal = 0
    for game, flags in product(GameType, product((False, True), repeat=4)):
        hand, ouvert, schneider, schwarz = flags
        is_chain = game.has_matadors and hand >= schneider >= schwarz >= ouvert
        is_null = game is GameType.NULL and not (schneider or schwarz)
        is_ramsch = game is GameType.RAMSCH and not any(flags)
        try:
            contract = Contract(game, hand, ouvert, schneider, schwarz)
        except WireError:
            assert (is_chain, is_null, is_ramsch) == (False, False, False)
            continue
        assert (is_chain, is_null, is_ramsch).count(True) == 1
        assert Contract.from_text(contract.text) == contract
        legal += 1
    assert legal == 5 * 5 + 4 + 1


def test_a_contract_is_a_value() -> None:
    contract = Contract.from_text("CHS")
    same = Contract.of(GameType.CLUBS, hand=True, schneider=True)
    assert contract == same
    assert hash(contract) == hash(same)
    assert contract != Contract.from_text("CH")
    assert contract != "CHS"
    assert copy.copy(contract) == copy.deepcopy(contract) == contract
    assert pickle.loads(pickle.dumps(contract)) == contract
    with pytest.raises(AttributeError):
        contract.hand = False
    assert contract.with_spitze().text == "CHSP"
    assert contract.text == "CHS"


def test_hand_is_never_added() -> None:
    with pytest.raises(WireError):
        Contract.of(GameType.GRAND, ouvert=True)


def test_trumps() -> None:
    counts = {game.value: len(Contract(game).trumps) for game in GameType}
    assert counts == {"D": 11, "H": 11, "S": 11, "C": 11, "G": 4, "N": 0, "R": 4}
