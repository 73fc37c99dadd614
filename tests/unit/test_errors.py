"""Errors: a message, a place, a wire code; they survive the way to another process."""

from __future__ import annotations

import copy
import pickle

import pytest

from wenzel import errors
from wenzel.errors import DealError, FaultsError, IllegalActionError, PositionError, WenzelError
from wenzel.messages import Message

KINDS: list[type[WenzelError]] = [
    kind
    for kind in vars(errors).values()
    if isinstance(kind, type) and issubclass(kind, WenzelError)
    if not issubclass(kind, FaultsError)
]
FAULTY: list[type[FaultsError]] = [DealError, PositionError]


@pytest.mark.parametrize("kind", KINDS)
def test_an_error_says_what_and_where(kind: type[WenzelError]) -> None:
    error = kind(Message("some.fault", value=3), where="line 4")
    assert str(error) == "some.fault (value 3); at line 4"
    assert str(kind(Message("some.fault"))) == "some.fault"


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("send", [copy.copy, lambda e: pickle.loads(pickle.dumps(e))])
def test_an_error_can_be_sent(kind: type[WenzelError], send: object) -> None:
    assert callable(send)
    error = kind(Message("some.fault", value=3), where="line 4")
    sent = send(error)
    assert type(sent) is kind
    assert (sent.message, sent.where, str(sent)) == (error.message, error.where, str(error))


@pytest.mark.parametrize("kind", FAULTY)
def test_faults_are_sent_too(kind: type[FaultsError]) -> None:
    faults = (Message("deal.skat_size", count=1, size=2), Message("deal.stake", stake=0))
    error = kind(faults, where="deal 3")
    sent = pickle.loads(pickle.dumps(error))
    assert sent.faults == faults
    assert str(sent) == str(error)
    assert sent.message.values["faults"] == faults


def test_wire_codes_differ() -> None:
    every: list[type[WenzelError]] = [*KINDS, *FAULTY]
    codes = [kind.wire_code for kind in every]
    assert len(set(codes)) == len(codes)


def test_illegal_input_is_a_value_error() -> None:
    assert issubclass(IllegalActionError, ValueError)
    assert issubclass(DealError, ValueError)
    assert issubclass(errors.UnknownNameError, LookupError)
