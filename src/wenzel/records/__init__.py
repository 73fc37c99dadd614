"""Records of deals: our own JSON lines and the Skat server's format.

>>> from wenzel.records import Record, check
>>> from wenzel.rulesets import load
>>> game = load("skat-isko")
>>> deal = game.deal_from_seed(7)
>>> state = game.start(deal)
>>> log = list(state.events)
>>> while not state.is_terminal:
...     state = state.apply(state.legal_actions()[-1])  # everybody passes
...     log += state.events
>>> record = Record.of_log(game, deal, log, state.outcome, ruleset="skat-isko")
>>> Record.from_json(record.to_json()).steps == record.steps
True
>>> check(record).differences
()
"""

from wenzel.records.checking import Checked, check
from wenzel.records.entry import Entry
from wenzel.records.formats import FORMATS, Format, format_named, format_of_file, read_records
from wenzel.records.place import Place
from wenzel.records.record import Record, Step, Summary, options_to_plain
from wenzel.records.replay import Replayed, replay, replay_states

__all__ = [
    "FORMATS",
    "Checked",
    "Entry",
    "Format",
    "Place",
    "Record",
    "Replayed",
    "Step",
    "Summary",
    "check",
    "format_named",
    "format_of_file",
    "options_to_plain",
    "read_records",
    "replay",
    "replay_states",
]
