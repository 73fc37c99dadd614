"""What the rules of Sheepshead say: refusals, deeds, and how a hand was scored."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wenzel.i18n.templates import Plural

_DEEDS: Final[Mapping[str, str | Plural]] = {
    "deed.pick": "pick the blind up",
    "deed.ask_redeal": "ask for a new deal",
    "deed.bury": "bury {cards}",
    "deed.call": "call {card}",
    "deed.alone": "play alone",
    "deed.call_sheepshead": "call Sheepshead: alone, for every trick",
    "deed.lay_under": "lay {card} face down as the under",
    "deed.crack": "crack",
    "deed.recrack": "recrack",
    "deed.crack_again": "crack again",
    "deed.blitz": "blitz with the {queens} queens",
    "deed.play_under": "play the under",
}

_REFUSALS: Final[Mapping[str, str | Plural]] = {
    "refused.no_redeal": "No new deal can be asked for now with this hand.",
    "refused.not_in_battery": "Not among the open cards before this seat: {cards}.",
    "refused.must_pick": "Everybody else has passed, and this house makes the last one pick.",
    "refused.bury_first": Plural("size", "Bury {size} card first.", "Bury {size} cards first."),
    "refused.bury_size": Plural(
        "count",
        "Exactly {size} cards are buried, not {count} card.",
        "Exactly {size} cards are buried, not {count} cards.",
    ),
    "refused.jack_not_buried": "{cards} may not be buried in this house.",
    "refused.no_blitz": "The {queens} queens are not both there to be shown.",
    "refused.no_call_up": "{card} cannot be called with these cards in this house.",
    "refused.no_fail_ace": (
        "{card} cannot be called: only the ace of a fail suit can, or the ten of one."
    ),
    "refused.call_own_card": "{card} cannot be called: it was among the picker's own cards.",
    "refused.ten_needs_aces": (
        "{card} cannot be called: a ten can only by a picker with all three fail aces."
    ),
    "refused.no_hold_card": (
        "{card} cannot be called: none of the picker's cards in hand entitles to {suit}."
    ),
    "refused.needs_under": "To call {card} a card must be laid face down for it: an under.",
    "refused.under_not_needed": "{card} is called without an under: a hold card is there.",
    "refused.was_offered": "Only who was not offered the blind may crack.",
    "refused.on_pickers_side": "Whoever is on the picker's side may not double here.",
    "refused.opponent": "Only the picker's side may recrack.",
    "refused.no_under": "No card was laid face down.",
    "refused.under_is_played": "The under has been played.",
    "refused.under_not_now": "The under is kept until {suit} are led, or for the last trick.",
    "refused.must_play_under": (
        "{card} may not be played: {suit} were led, and the under stands for them."
    ),
    "refused.must_lead_called": "{card} may not be led: whoever leads {suit} leads {call}.",
    "refused.must_play_called": (
        "{card} may not be played: {suit} are led for the first time, so it must be {call}."
    ),
    "refused.must_keep": "{card} must be kept until {suit} are led, or for the last trick.",
    "deal.blind_size": Plural(
        "count",
        "the blind has {count} card instead of {size}",
        "the blind has {count} cards instead of {size}",
    ),
    "deal.batteries": "open and face-down cards before a seat: {size} of each where two play",
    "deal.no_doubler": "the stake is {stake}, but this house has no doublers",
    "options.most": "{key} must be {most} or less",
    "options.needs_value": "{key} has no meaning with this {other}",
    "options.not_with_players": "{key} = “{value}” does not go with {players} players: {allowed}",
}

_SCORES: Final[Mapping[str, str | Plural]] = {
    "result.side": Plural(
        "tricks",
        "{seat}: picked; the side has {points} card points with {bury} buried, in {tricks} trick",
        "{seat}: picked; the side has {points} card points with {bury} buried, in {tricks} tricks",
    ),
    "result.partner": "{seat}: partner of the picker",
    "result.of_the_side": "{seat}: on the side that plays against the others",
    "result.side_without_pick": Plural(
        "tricks",
        "the side has {points} card points in {tricks} trick",
        "the side has {points} card points in {tricks} tricks",
    ),
    "result.all-tricks": "all tricks: times 3",
    "result.schneider": "won, the opponents are Schneider: times 2",
    "result.win": "won",
    "result.loss": "lost",
    "result.schneider-loss": "lost and Schneider: times 2",
    "result.no-trick": "no trick at all: times 3",
    "result.sheepshead": "every trick, as called: times 6",
    "result.sheepshead-loss": "Sheepshead was called, and not every trick was taken: times 6",
    "result.leaster": "Leaster: the fewest points win.",
    "result.moster": "Moster: the most points lose.",
    "result.mittler": "Mittler: the middle one wins.",
    "result.schneidster": "Schneidster: the nearest to 30 without going over wins.",
    "result.seat": Plural(
        "tricks",
        "{seat}: {points} card points in {tricks} trick",
        "{seat}: {points} card points in {tricks} tricks",
    ),
    "result.blind": "{seat}: gets the blind, which is counted in",
    "result.took_all": "{seat}: took every trick, and wins",
    "result.strength": "{seat}: strength {count}",
    "score.bump": "lost on the bump: times 2",
    "score.off_hook": "{seat}: pays alone, the partner nothing",
    "score.doubled": "cracks and blitzes: times {factor}",
    "score.doubler": "after a doubler: times {factor}",
    "score.tie": "Several are equal: nobody scores.",
    "score.seat": "{seat}: {score:+}",
    "score.nobody_picked": "Nobody picked: thrown in, and nobody scores.",
    "score.redeal": "{seat}: asked for a new deal with a hand without anything in it",
}

SHEEPSHEAD: Final[Mapping[str, str | Plural]] = {**_DEEDS, **_REFUSALS, **_SCORES}
