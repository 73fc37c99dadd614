"""Why a computer player does what it does, in words that teach a newcomer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wenzel.i18n.templates import Plural

HINTS: Final[Mapping[str, str | Plural]] = {
    "player.unknown": "There is no player “{name}” of {game}; there are: {known}.",
    "player.no_variants": "The player “{name}” has no variants such as “{variant}”.",
    "player.unknown_variant": (
        "The player “{name}” has no variant “{variant}”; there are: {known}."
    ),
    "player.no_core": (
        "The compiled solver is not installed: “{name}” plays its cards as “rule” does."
    ),
    "hint.by_lot": "Drawn by lot: this player has no reasons.",
    # The auction.
    "hint.bid": (
        "{contract} is won about {chance} times in 100 with such cards: worth going to {value}."
    ),
    "hint.hold": (
        "Hold it: {contract} is won about {chance} times in 100 with such cards, "
        "and they are good for {value}."
    ),
    "hint.pass_weak": (
        "Pass: even the best game would be won only about {chance} times in 100, "
        "and a lost game costs double."
    ),
    "hint.pass_limit": "Pass: {value} was the limit of these cards, beyond it the risk is too big.",
    # Cards over sampled layouts, in any game.
    "hint.layouts.wins_more": (
        "Of {count} possible layouts {card} wins {wins} for your side, {other} {other_wins}."
    ),
    "hint.layouts.scores_more": (
        "Over {count} possible layouts {card} brings {score} on average, {other} {other_score}."
    ),
    "hint.layouts.costs_more": (
        "Over {count} possible layouts {card} costs the declarer {score} more on average than "
        "{other}."
    ),
    "hint.layouts.as_good": (
        "Over {count} possible layouts {card} does about as well as {other}, and it is sounder."
    ),
    # The same by what games bring on average.
    "hint.bid_pays": (
        "Bid {value}, these cards are good for {limit}: {contract} is won about {chance} times in "
        "100 and brings {score} on average."
    ),
    "hint.hold_pays": (
        "Hold {value}, these cards are good for {limit}: {contract} is won about {chance} times in "
        "100 and brings {score} on average."
    ),
    "hint.pass_pays": (
        "Pass: at {value} the best game, {contract}, is won about {chance} times in 100 and brings "
        "{score} on average, too little for the risk."
    ),
    # Skat, discard, announcement.
    "hint.take_skat": "Take the skat: two new cards and a discard of your choice help most games.",
    "hint.hand_game": (
        "{contract}: about {chance} in 100 without the skat, so the extra level is worth it."
    ),
    "hint.discard": (
        "Lay away {cards} and play {contract} (won about {chance} times in 100): "
        "laid cards count for you, and a suit you have no card of can be ruffed."
    ),
    "hint.announce": "{contract} promises most: it is won about {chance} times in 100.",
    "hint.skat_pays": (
        "Take the skat: that brings {score} on average; the best hand game, {contract}, would "
        "bring {other_score}."
    ),
    "hint.hand_pays": (
        "{contract}: won about {chance} times in 100, it brings {score} on average; taking the "
        "skat would bring {other_score}."
    ),
    "hint.discard_pays": (
        "Lay away {cards} and play {contract}: won about {chance} times in 100, it brings {score} "
        "on average. {purpose}"
    ),
    "hint.discard_void": "Without {suit} you can ruff that suit.",
    "hint.discard_null_void": "Without {suit} you can throw something off when that suit is led.",
    "hint.discard_points": "The {points} points laid away are safe.",
    "hint.discard_best": "No other two cards promise more.",
    "hint.announce_pays": (
        "{contract} promises most: won about {chance} times in 100, it brings {score} on average."
    ),
    "hint.grand_hand": "Grand Hand is won about {chance} times in 100: better than a Ramsch.",
    "hint.look_at_skat": "Take the skat: you may pass your two most dangerous cards on.",
    "hint.shove": "Pass the skat on unseen: these cards take few tricks, so doubling suits you.",
    "hint.pass_on": "Pass on {cards}: they would catch the most points in a Ramsch.",
    "hint.play_ramsch": "Play the Ramsch: a Grand Hand would be too risky.",
    # Doubling and offers.
    "hint.say_kontra": "Kontra: your trumps and aces alone almost defeat this game.",
    "hint.no_kontra": "No Kontra: your own cards do not defeat this game for certain.",
    "hint.say_re": "Re: with these cards the game is hardly ever lost.",
    "hint.no_re": "No Re: the doubled game is risky enough.",
    "hint.accept_concession": "Accept: the other side gives up.",
    "hint.accept_open_hand": "Accept: against these open cards nothing can be won any more.",
    "hint.decline_open_hand": "Play on: the open cards do not prove that all the rest is lost.",
    # Any play.
    "hint.only_card": "{card} is the only card you may play.",
    "hint.cannot_win": "You cannot win this trick: give the card you miss least, {card}.",
    "hint.win_last": "You play last and can take the trick for certain: win it with {card}.",
    "hint.win_sure": "{card} cannot be beaten by the opponents any more: take the trick.",
    "hint.win_likely": "{card} will probably hold: take the trick.",
    "hint.follow_low": "Stay low with {card}: a higher card would not help here.",
    "hint.ruff": "You have no card of the suit led: take the trick with the trump {card}.",
    # The declarer.
    "hint.pull_trumps": Plural(
        "left",
        "Pull the trumps: {left} is still out, and without it nobody can ruff your high cards.",
        "Pull the trumps: {left} are still out, and without them nobody can ruff your high cards.",
    ),
    "hint.drive_trump": "Lead {card} to force the higher trumps out: you have more of them.",
    "hint.cash": "{card} is the highest of its suit now: take your trick.",
    "hint.lead_loser": (
        "This trick is to be lost sooner or later: give it away cheaply with {card}, "
        "while you still have trumps to get back in."
    ),
    "hint.lead_trump_last": "Only trumps are left: play {card}.",
    "hint.keep_trump": "There is little in this trick: throw {card} off and keep your trumps.",
    # The defenders.
    "hint.lead_ace": "{card} is high: take the trick before the declarer throws this suit off.",
    "hint.lead_partner_void": (
        "Your partner has probably no {suit} left and can ruff: lead {card}."
    ),
    "hint.lead_force": "The declarer has no {suit}: lead {card} and make him spend a trump.",
    "hint.lead_to_partner": "Only your partner can hold higher {suit}: lead {card}.",
    "hint.lead_long": (
        "The declarer plays next, your partner after him: lead a long suit, here {card}."
    ),
    "hint.lead_short": (
        "The declarer plays last: lead a short suit, here {card}, so that you can ruff it soon."
    ),
    "hint.lead_trump_defender": "Nothing else is better: lead the trump {card}.",
    "hint.lead_last_trump": "The declarer has no trump left: {card} is a sure trick.",
    "hint.smear": "Your partner is winning this trick: throw points on it, {card}.",
    "hint.nothing_to_smear": (
        "Your partner is probably winning this trick, but no card with points is to spare: {card}."
    ),
    "hint.smear_likely": "Your partner's card will probably hold: throw points on it, {card}.",
    "hint.smear_hope": "Your partner can probably take this: add a few points with {card}.",
    "hint.take_before_declarer": "The declarer can hardly beat {card}: take the trick.",
    "hint.ruff_before_declarer": (
        "You have none of the suit, the declarer has to follow: take the trick with {card}."
    ),
    "hint.discard_low": "Throw {card} off: it is missed least.",
    # Null.
    "hint.null_lead": "Lead {card}: of all your cards somebody most likely goes above this one.",
    "hint.null_throw": "You have none of the suit: get rid of {card}, your most dangerous card.",
    "hint.null_under": "Stay under: {card} is the highest card that does not take the trick.",
    "hint.null_hope": "Every card is above so far: play {card} and hope that somebody goes higher.",
    "hint.null_caught": "Nothing is low enough: this trick is yours.",
    "hint.null_attack": "Lead {card}: in {suit} the declarer may have nothing lower.",
    "hint.null_no_attack": "Nothing is left to attack with: lead {card}.",
    "hint.null_unblock": "Throw {card}: a high card only helps the declarer to stay under.",
    "hint.null_keep_low": "The declarer still has to get under: play {card}.",
    "hint.null_catch": "The declarer's card is winning: stay under it with {card} and he has lost.",
    "hint.null_forced_over": "You have nothing lower: {card} saves the declarer this time.",
    "hint.null_get_rid": "This trick is ours anyway: use it to get rid of the high {card}.",
    # Ramsch.
    "hint.ramsch_lead": "Lead {card}: somebody most likely has to go above it.",
    "hint.ramsch_under": "Stay under with {card}: the highest card that does not take the trick.",
    "hint.ramsch_throw": "You have none of the suit: throw {card}, which could hurt you most.",
    "hint.ramsch_forced": "The trick is yours anyway: use it to get rid of {card}.",
    "hint.ramsch_hope": "Every card is above so far: play {card} and hope somebody goes higher.",
}
"""One sentence for each reason a computer player can give."""
