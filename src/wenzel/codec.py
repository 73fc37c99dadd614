"""Values to JSON and to one-line text, and back, strictly.

Actions, facts, options, deals and records are `msgspec.Struct`s: frozen, typed, with the unknown
field refused. This module adds the types of this house: a card is its text, a card set a list of
cards, and any other type with ``from_text`` and ``text`` is its text.
"""

from __future__ import annotations

import re
from enum import Enum
from typing import Any, Final, TypeVar, cast, get_args

import msgspec

from wenzel.cards import CardSet
from wenzel.errors import WenzelError, WireError
from wenzel.messages import Message, Textual

T = TypeVar("T")

# Longer ones are no numbers of any game, and Python refuses to read very long ones.
_NUMBER: Final = re.compile(r"-?[0-9]{1,18}")
_CARD: Final = re.compile(r"\S\S")


def wire_name(class_name: str) -> str:
    """Return the name that a class goes by on the wire: ``TakeSkat`` is ``take_skat``."""
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in class_name).lstrip("_")


def _encode(value: Any) -> Any:
    if isinstance(value, CardSet):
        return [card.text for card in value]
    if isinstance(value, Textual):
        return value.text
    raise NotImplementedError(f"{type(value).__name__} has no wire form")


def _decode(wanted: type[Any], value: Any) -> Any:
    try:
        if wanted is CardSet:
            if not isinstance(value, list) or not all(_is_card_text(item) for item in value):
                raise WireError(Message("wire.not_cards"))
            return CardSet.from_text(" ".join(value))
        if not isinstance(value, str):
            raise WireError(Message("wire.not_text", type=wanted.__name__))
        return wanted.from_text(value)
    except WenzelError as error:
        # msgspec adds the path inside the document to a ValueError, and to nothing else.
        raise ValueError(str(error)) from error


def _is_card_text(item: object) -> bool:
    return isinstance(item, str) and _CARD.fullmatch(item) is not None


def to_plain(value: object) -> Any:
    """Return a value as dicts, lists, strings and numbers."""
    return msgspec.to_builtins(value, enc_hook=_encode)


def to_json(value: object) -> str:
    """Return a value as one line of JSON."""
    return msgspec.json.encode(value, enc_hook=_encode).decode()


def from_plain(value: object, wanted: type[T]) -> T:
    """Rebuild a value of a type from what `to_plain` makes.

    Raises:
        WireError: anything that is not exactly of the type's form; `where` is the path inside.
    """
    try:
        return msgspec.convert(value, wanted, dec_hook=_decode)
    except msgspec.ValidationError as error:
        raise _refusal(error) from error


def from_json(text: str | bytes, wanted: type[T]) -> T:
    """Rebuild a value of a type from JSON.

    Raises:
        WireError: no JSON, or not exactly of the type's form; `where` is the path inside.
    """
    try:
        return msgspec.json.decode(text, type=wanted, dec_hook=_decode)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise _refusal(error) from error


def _refusal(error: Exception) -> WireError:
    text, _, path = str(error).partition(" - at `")
    message = Message("wire.malformed", reason=text)
    cause: BaseException | None = error
    while cause is not None:
        if isinstance(cause, WenzelError):
            message = cause.message
        cause = cause.__cause__
    return WireError(message, where=path.rstrip("`"))


def line_of(value: msgspec.Struct) -> str:
    """Return a tagged struct as a line of words: ``bid 18``, ``discard C7 S8``, ``pass``.

    Fields stand in their order; a false flag and a None are left out, a true flag is its name.
    """
    words = [str(type(value).__struct_config__.tag)]
    for field in msgspec.structs.fields(type(value)):
        item = getattr(value, field.name)
        if item is None or item is False:
            continue
        if item is True:
            words.append(field.name)
        elif isinstance(item, Enum):
            words.append(str(item.value))
        else:
            words.append(item.text if isinstance(item, Textual) else str(item))
    return " ".join(words)


def from_line(line: str, kinds: tuple[type[T], ...]) -> T:
    """Read what `line_of` writes, as one of several tagged structs.

    Raises:
        WireError: an unknown first word, or words that do not fit the fields.
    """
    words = line.split()
    by_tag = {str(cast(Any, kind).__struct_config__.tag): kind for kind in kinds}
    if not words or words[0] not in by_tag:
        raise WireError(Message("wire.unknown_kind", text=line), where=line)
    kind = by_tag[words[0]]
    rest = words[1:]
    plain: dict[str, object] = {"type": words[0]}
    for field in msgspec.structs.fields(cast(Any, kind)):
        wanted = {field.type, *get_args(field.type)}
        if bool in wanted:
            if field.name in rest:
                rest.remove(field.name)
                plain[field.name] = True
        elif CardSet in wanted:
            plain[field.name], rest = rest, []
        elif rest:
            word = rest.pop(0)
            is_number = int in wanted and _NUMBER.fullmatch(word)
            plain[field.name] = int(word) if is_number else word
    if rest:
        raise WireError(Message("wire.words_left", text=" ".join(rest)), where=line)
    try:
        return from_plain(plain, kind)
    except WireError as error:
        raise WireError(error.message, where=line) from error
