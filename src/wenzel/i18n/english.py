"""The sentences, in English: one for each code that rules, records and faces may use.

A sentence with a count has two forms, for one and for more; `Plural` names the value that decides.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wenzel.i18n.english_arena import ARENA
from wenzel.i18n.english_checking import CHECKING
from wenzel.i18n.english_decks import DECKS
from wenzel.i18n.english_engines import ENGINES
from wenzel.i18n.english_german_suits import GERMAN_SUITS
from wenzel.i18n.english_hints import HINTS
from wenzel.i18n.english_hints_scat import HINTS_SCAT
from wenzel.i18n.english_hints_sheepshead import HINTS_SHEEPSHEAD
from wenzel.i18n.english_house import HOUSE
from wenzel.i18n.english_join import JOIN
from wenzel.i18n.english_pages import PAGES
from wenzel.i18n.english_records import RECORDS
from wenzel.i18n.english_scat import SCAT
from wenzel.i18n.english_sheepshead import SHEEPSHEAD
from wenzel.i18n.english_solver import SOLVER
from wenzel.i18n.english_table import WEB_TABLE
from wenzel.i18n.english_terminal import TERMINAL
from wenzel.i18n.english_terminal_scat import TERMINAL_SCAT
from wenzel.i18n.english_terminal_sheepshead import TERMINAL_SHEEPSHEAD
from wenzel.i18n.english_terminal_skat import TERMINAL_SKAT
from wenzel.i18n.english_titles import TITLES
from wenzel.i18n.english_value import VALUE
from wenzel.i18n.english_web import WEB
from wenzel.i18n.english_words import WORDS
from wenzel.i18n.templates import Plural

_RULES: Final[Mapping[str, str | Plural]] = {
    # The value of a game, part by part: "with 2, game 3, hand 4, times 10 = 40".
    "part.with": "with {count}",
    "part.without": "without {count}",
    "part.game": "game {total}",
    "part.hand": "hand {total}",
    "part.schneider": "Schneider {total}",
    "part.schneider_announced": "Schneider announced {total}",
    "part.schwarz": "Schwarz {total}",
    "part.schwarz_announced": "Schwarz announced {total}",
    "part.ouvert": "ouvert {total}",
    "part.spitze": "Spitze {total}",
    "score.value": "{parts}, times {base} = {value}",
    "score.null": "{contract} = {value}",
    "score.overbid": (
        "overbid: {value} is less than the bid of {bid}; "
        "the least multiple of {base} that covers it is {required}"
    ),
    "score.impossible_null": (
        "{contract} is worth {own}, less than the bid of {bid}: lost without play and settled as "
        "{game}, the cheapest game that covers the bid, at {value}"
    ),
    "score.won": "won: {score:+}",
    "score.lost": "lost, counts double: {score:+}",
    "score.lost_single": "lost hand game, counts single by this house's rule: {score:+}",
    "score.kontra": "Kontra doubles: {score:+}",
    "score.re": "Kontra and Re, times {factor}: {score:+}",
    "score.stake": "doubled round, times {factor}: {score:+}",
    "score.passed_in": "Passed in: nobody scores.",
    "score.penalty": "Broken off before a game was announced, by {seat}: nobody scores.",
    "score.seeger": "{seat}: {bonus:+} for the game makes {score:+} (Seeger)",
    "score.fabian": "everybody else: {bonus:+} for the lost game (Fabian)",
    "score.bierlachs": "{seat}: {score:+} (Bierlachs)",
    "result.points": Plural(
        "tricks",
        "{seat}: {points} card points in {tricks} trick",
        "{seat}: {points} card points in {tricks} tricks",
    ),
    "result.null_tricks": Plural("tricks", "{seat}: {tricks} trick", "{seat}: {tricks} tricks"),
    "result.ramsch": Plural(
        "tricks",
        "{seat}: {points} points in {tricks} trick",
        "{seat}: {points} points in {tricks} tricks",
    ),
    "ended.conceded": "{seat}: gave up",
    "ended.claimed": "{seat}: claimed the rest, and the claim is certain",
    "ended.shown": "{seat}: laid the hand open, and the others accepted",
    "ended.forfeited": "{seat}: left the game or ran out of time",
    "ramsch.march": "{seat}: all ten tricks, a march: {value}",
    "ramsch.all_equal": "All three have the same points: nobody scores.",
    "ramsch.ladder": Plural(
        "virgins",
        "{seat}: most points, pays {value} ({virgins} virgin)",
        "{seat}: most points, pays {value} ({virgins} virgins)",
    ),
    "ramsch.points": "{seat}: most points, pays {points}",
    "ramsch.virgins": Plural(
        "virgins", "{virgins} virgin doubles: {value}", "{virgins} virgins double twice: {value}"
    ),
    "ramsch.shared": "shared by {count}",
    "ramsch.score": "{seat}: {score:+}",
    "ramsch.shoves": Plural(
        "count",
        "passed on unseen once: times {factor}",
        "passed on unseen {count} times: times {factor}",
    ),
    "ramsch.stake": "doubled round: times {factor}",
}

_REFUSALS: Final[Mapping[str, str | Plural]] = {
    "refused.not_your_turn": "{seat}: it is not your turn.",
    "refused.no_such_seat": "There is no seat {number}.",
    "refused.not_now": "“{action}” has no place here.",
    "deed.bid": "bid {value}",
    "deed.hold": "hold",
    "deed.pass": "pass",
    "deed.take_skat": "take the skat",
    "deed.discard": "lay cards away",
    "deed.shove": "pass the skat on unseen",
    "deed.announce": "announce {contract}",
    "deed.kontra": "Kontra",
    "deed.re": "Re",
    "deed.play": "play {card}",
    "deed.concede": "give up",
    "deed.show_hand": "lay the hand open",
    "deed.claim": "claim the rest",
    "deed.accept": "accept",
    "deed.decline": "play on",
    "deed.forfeit": "leave the game or run out of time",
    "deed.cut_short": "end the play early",
    "refused.deal_over": "The deal is over.",
    "refused.no_bid_value": "{value} cannot be bid: no game is worth that.",
    "refused.bid_too_low": "{value} is too low: the next bid is {least} or more.",
    "refused.no_higher_bid": "{bid} is the highest bid there is: only a pass is left.",
    "refused.answer_first": "Answer the bid of {bid} first: hold it or pass.",
    "refused.only_eighteen": "Both others have passed: only 18 or a pass is left, not {value}.",
    "refused.nothing_to_hold": "There is no bid to hold.",
    "refused.take_skat_first": "Take the skat before you discard.",
    "refused.discard_first": "Discard two cards before you announce a game.",
    "refused.discard_size": Plural(
        "count",
        "Exactly {size} cards are laid away, not {count} card.",
        "Exactly {size} cards are laid away, not {count} cards.",
    ),
    "refused.not_in_hand": "Not in this hand: {cards}.",
    "refused.must_follow": (
        "{card} may not be played: {led} was led, so {suit} must be followed ({must})."
    ),
    "refused.hand_after_skat": "{contract} is a hand game, but the skat has been taken.",
    "refused.needs_skat": "{contract} needs the skat taken first.",
    "refused.cannot_reach_bid": "{contract} cannot reach the bid of {bid} by any result.",
    "refused.no_spitze": "A Spitze cannot be announced here: {contract}.",
    "refused.ramsch_is_no_choice": "A Ramsch is not announced.",
    "refused.only_grand_hand": "Only Grand Hand may be called instead of a Ramsch, not {contract}.",
    "refused.no_game_now": "In this house no game may be called instead of a Ramsch.",
    "refused.skat_was_taken": "The skat has been taken: pass two cards on.",
    "refused.no_jack_on": "A jack may not be passed on: {cards}.",
    "refused.answer_offer": "Answer the offer first: accept or decline.",
    "refused.answer_kontra": "Answer the Kontra first: say Re or pass.",
    "refused.kontra_or_pass": "Say Kontra or pass first.",
    "refused.claim_not_certain": (
        "The claim is not certain: some lie of the unseen cards would defeat it. Play on."
    ),
    "event.unexpected": "“{kind}” cannot follow here.",
}

_INPUT: Final[Mapping[str, str | Plural]] = {
    "card.unknown": "“{text}” is no card; a card is a suit ({suits}) and a rank ({ranks}).",
    "card.twice": "{card} is named twice.",
    "contract.unknown": (
        "“{text}” is no game; a game is one of D H S C G N, then any of O ouvert, H hand, "
        "S Schneider, Z Schwarz."
    ),
    "contract.level_in_null": "In a Null no Schneider, Schwarz or Spitze can be announced.",
    "contract.level_in_ramsch": "In a Ramsch nothing can be announced.",
    "contract.ouvert_needs_schwarz": "Ouvert implies Schwarz announced.",
    "contract.schwarz_needs_schneider": "Schwarz announced implies Schneider announced.",
    "contract.schneider_needs_hand": (
        "Schneider, Schwarz and ouvert can be announced in hand games only."
    ),
    "deal.bad": "This is no deal: {faults}",
    "deal.not_the_deck": "the cards are not a deck of {size}, each card once",
    "deal.dealer": "the dealer {dealer} is none of the {seats} seats",
    "deal.hands": "{count} hands for {seats} seats",
    "deal.hand_size": Plural(
        "count",
        "{seat} has {count} card instead of {size}",
        "{seat} has {count} cards instead of {size}",
    ),
    "deal.skat_size": Plural(
        "count",
        "the skat has {count} card instead of {size}",
        "the skat has {count} cards instead of {size}",
    ),
    "deal.card_twice": "more than one place for {cards}",
    "deal.not_in_deck": "not in this deck: {cards}",
    "deal.no_ramsch": "a deal of a Ramsch round, but this house has no Ramsch",
    "deal.no_bock": "the stake is {stake}, but this house has no Bock rounds",
    "deal.stake": "the stake {stake} is less than 1",
    "game.unknown": "There is no game “{name}”; there are: {known}.",
    "options.contradict": "The house rules do not hold: {faults}",
    "options.not_of_game": "These are no options of {game}.",
    "options.range": "{key} = {value} is none of {allowed}",
    "options.least": "{key} must be {least} or more",
    "options.needs": "{key} has no meaning without {other}",
    "options.event_needs": "{key}: “{event}” has no meaning without {other}",
    "options.excludes": "{key} and this {other} exclude each other",
    "ruleset.unknown": "There is no rule set “{name}”; there are: {known}, or a file's path.",
    "ruleset.other_game": "The rule set {name} is one of {game}, not of {wanted}.",
    "ruleset.players": "{fault}; rule sets for {players} at the table: {known}",
    "ruleset.no_text": "A rule set is text in UTF-8; this is none.",
    "ruleset.bad_choice": "{key} must be one of: {allowed}.",
    "ruleset.no_toml": "No TOML: {reason}.",
    "ruleset.no_game": "The key “game” must name a game.",
    "ruleset.unknown_key": "A rule set has “game” and “options”; “{key}” is neither.",
    "ruleset.no_options": "“options” must be a table.",
    "ruleset.unknown_option": "{game} has no option “{key}”.",
    "ruleset.bad_option": "{key}: {fault}",
    "wire.malformed": "Not of the right form: {reason}.",
    "wire.not_cards": "a list of cards is needed",
    "wire.not_text": "{type} is written as text",
    "wire.unknown_kind": "“{text}” is nothing that can be done here.",
    "wire.words_left": "“{text}” is left over.",
}

TEMPLATES: Final[Mapping[str, str | Plural]] = {
    **_RULES,
    **_REFUSALS,
    **_INPUT,
    **HOUSE,
    **JOIN,
    **PAGES,
    **RECORDS,
    **ARENA,
    **CHECKING,
    **HINTS,
    **HINTS_SCAT,
    **HINTS_SHEEPSHEAD,
    **VALUE,
    **SCAT,
    **SHEEPSHEAD,
    **TITLES,
    **WEB,
    **WEB_TABLE,
    **WORDS,
    **TERMINAL,
    **TERMINAL_SKAT,
    **TERMINAL_SHEEPSHEAD,
    **TERMINAL_SCAT,
    **SOLVER,
    **DECKS,
    **ENGINES,
    **GERMAN_SUITS,
}
"""Every code and its English."""
