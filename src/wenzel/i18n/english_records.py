"""The sentences about records: what is wrong in a file, and where a result differs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wenzel.i18n.templates import Plural

RECORDS: Final[Mapping[str, str | Plural]] = {
    "record.differs": "{field}: the record says {recorded}, the rules give {computed}",
    "record.refused": "The rules refuse this move: {fault}",
    "record.unfinished": "The record ends before the deal is over.",
    "record.malformed": "This is no record: {fault}",
    "record.other_format": "“{format}” is no format of records that is known here.",
    "record.other_version": "The record is of version {version}; only version {known} is known.",
    "record.no_seat": "There is no seat {number}.",
    "record.seat_names": Plural(
        "count",
        "The record has {count} name for {seats} seats.",
        "The record has {count} names for {seats} seats.",
    ),
    "record.missing": Plural("count", "{keys} is missing.", "missing are {keys}."),
    "record.none": "There are no records here.",
    "record.junk": "“{text}” belongs to no record.",
    "record.no_output": "Standard output is closed.",
    "record.no_format": "This is neither a record of the Skat server nor one of our own.",
    "replay.summary": "{records}: {agree}, {differ}, {errors}",
    "replay.records": Plural("count", "{count} record", "{count} records"),
    "replay.agree": Plural("count", "{count} agrees", "{count} agree"),
    "replay.differ": Plural("count", "{count} differs", "{count} differ"),
    "replay.errors": Plural("count", "{count} with an error", "{count} with errors"),
    "record.unknown_format": "There is no format “{name}” of records; there are: {known}.",
    "record.which_format": (
        "In which format is “{name}” to be written? Its ending does not say; give --to."
    ),
    "record.same_file": "“{name}” cannot be read and written at the same time.",
    "iss.unclosed": "The property {label} has no closing bracket.",
    "iss.twice": "The property {label} is there twice.",
    "iss.missing": "The property {label} is missing.",
    "iss.other_game": "The Skat server records Skat and nothing else, not “{game}”.",
    "iss.bad_result": "“{text}” is no result.",
    "iss.no_deal": "The record does not begin with a deal.",
    "iss.deal_size": Plural(
        "count",
        "The deal has {count} card instead of {size}.",
        "The deal has {count} cards instead of {size}.",
    ),
    "iss.hidden": "Cards are hidden: the record shows one player's view and cannot be replayed.",
    "iss.nobody": "“{who}” is nobody; a move is made by 0, 1, 2 or w.",
    "iss.half_a_move": "The record breaks off in the middle of a move.",
    "iss.no_call": "“{text}” is no call of the auction: a number, y or p is needed.",
    "iss.no_world_move": (
        "“{text}” is no move of the world here: only TI and LE with a seat, such as TI.1."
    ),
    "iss.skat_not_shown": "The skat was asked for, but the record does not show it.",
    "iss.other_skat": "The skat shown is {shown}, but {dealt} was dealt.",
    "iss.no_discard": "The game was declared, but the two discards do not follow.",
    "iss.other_hand": "The cards shown are {shown}, but the hand is {hand}.",
    "iss.goes_on": "The deal was over before this move.",
    "iss.null_below_bid": (
        "{contract} is worth less than the bid of {bid}: it is lost at once and settled as the "
        "cheapest of the other games; cards that the record plays on do not count"
    ),
    "iss.never_discarded": (
        "{contract} was declared and no card was laid away before the end; the cards taken up "
        "count as laid away and the declarer's twelve cards for the matadors, while the record "
        "was settled without his hand"
    ),
    "iss.not_from_server": "This is no deal from the Skat server.",
    "iss.cannot_say": "The Skat server's format cannot express “{what}”.",
    "iss.settled_differently": "The Skat server would settle this deal differently: {differences}",
    "iss.unwritable": ("The Skat server's format cannot hold line ends; {label} is “{text}”."),
    "iss.reads_back_badly": "What would be written cannot be read back: {fault}",
    "iss.reads_back_otherwise": "What would be written is not what the record says.",
}
