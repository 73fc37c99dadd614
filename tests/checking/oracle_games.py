"""Games as another program would record them, made by the oracles and without the package."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.conformance.scat_oracle import House as ScatHouse
from tests.conformance.scat_oracle import Table, pay, worth
from tests.conformance.sheepshead_oracle import (
    UNDER,
    House,
    calls,
    leaster,
    may_play,
    points,
    settle,
    suit_of,
    taker,
)

HOUSE = House()
DECK_32 = [suit + rank for suit in "CSHD" for rank in "789TJQKA"]
DECK_52 = [suit + rank for suit in "CSHD" for rank in "23456789TJQKA"]
ENDS = {"knock": "knock", "thirty-one": "31", "exhausted": "exhausted"}
Json = dict[str, Any]


def spelled(card: str, ten: str) -> str:
    return card if card == UNDER else card[1].replace("T", ten) + card[0]


# -- Sheepshead -----------------------------------------------------------------------------------


def sheepshead_hand(kind: str, rng: Random) -> Json:
    """Return a random hand of a kind, played at random."""
    while True:
        deck = rng.sample(DECK_32, 32)
        hands = [set(deck[seat * 6 : seat * 6 + 6]) for seat in range(5)]
        blind, picker = set(deck[30:]), rng.randrange(5)
        eight = hands[picker] | blind
        bury = set(rng.sample(sorted(eight), 2))
        callable_, needs_under = calls(eight, eight - bury, HOUSE)
        wanted = {"ace": "A", "under": "A", "ten": "T"}.get(kind)
        choices = sorted(card for card in callable_ if card[1] == wanted)
        if wanted is None or (choices and needs_under == (kind == "under")):
            break
    made: Json = {"kind": kind, "hands": [sorted(hand) for hand in hands], "blind": sorted(blind)}
    if kind == "leaster":
        tricks = _play(made, [set(hand) for hand in hands], None, None, None, rng)
        made |= {"picker": None, "leaster": {}}
        for name, rule in (("blind_to_last_trick", "last-trick"),
                           ("blind_to_first_trick", "first-trick"),
                           ("blind_set_aside", None)):  # fmt: skip
            got, scores = leaster(tricks, 5, points(sorted(blind)), rule, True)
            made["leaster"][name] = {"points": got, "score": scores}
        return made
    call = rng.choice(choices) if choices and wanted else None
    kept = eight - bury
    under = rng.choice(sorted(kept)) if kind == "under" else None
    partner_card = "DJ" if kind == "jd" else call
    side = {seat for seat in range(5) if partner_card in hands[seat]} | {picker}
    made |= {"picker": picker, "bury": sorted(bury), "call": call, "under": under}
    made["alone"] = kind == "alone" or (kind == "jd" and len(side) == 1 and rng.random() < 0.5)
    partners = sorted(side - {picker})
    made["partner"] = partners[0] if partners else None
    held = [set(hand) for hand in hands]
    held[picker] = kept - {under} | {UNDER} if under else kept
    tricks = _play(made, held, picker, call, under, rng)
    for name, house in (("score", HOUSE), ("score_double_on_bump", HOUSE._replace(bump=True))):
        result = settle(side, picker, tricks, points(sorted(bury)), 5, house)
        made[name] = result.scores
        made["team_points_incl_bury"], made["team_tricks"] = result[:2]
    return made


def _play(
    made: Json, held: list[set[str]], picker: int | None, call: str | None, under: str | None,
    rng: Random,
) -> list[tuple[int, int]]:  # fmt: skip
    """Play a hand, write down its plays and tricks, and return winners and points."""
    plays: list[Json] = []
    tricks: list[tuple[int, int]] = []
    leader, bound = 0, True
    for _ in range(6):
        trick: list[str] = []
        for step in range(5):
            seat = (leader + step) % 5
            led = suit_of(trick[0], HOUSE, call) if trick else None
            legal = may_play(held[seat], led, HOUSE, call, picks=seat == picker, bound=bound)
            card = rng.choice(sorted(legal))
            held[seat].remove(card)
            trick.append(card)
            plays.append({"seat": seat, "card": card, "legal": sorted(legal)})
        bound = bound and not (call and suit_of(trick[0], HOUSE, call) == call[0])
        leader = (leader + taker(trick, HOUSE, call)) % 5
        tricks.append((leader, points([under if card == UNDER and under else card
                                       for card in trick])))  # fmt: skip
    made["plays"] = plays
    made["trick_winners"] = [winner for winner, _ in tricks]
    made["trick_points"] = [worth for _, worth in tricks]
    return tricks


def written(value: Any, ten: str) -> Any:
    """Return a document with its cards written rank first."""
    if isinstance(value, dict):
        return {name: inner if name in ("kind", "end", "a") else written(inner, ten)
                for name, inner in value.items()}  # fmt: skip
    if isinstance(value, list):
        return [written(inner, ten) for inner in value]
    return spelled(value, ten) if isinstance(value, str) else value


# -- Scat -----------------------------------------------------------------------------------------


def scat_round(players: int, rng: Random, *, knocks: float, stops: bool) -> Json:
    """Return a random round; ``stops`` is whether an empty stock ends it."""
    house = ScatHouse(players=players, ends_without_stock=stops)
    deck = rng.sample(DECK_52, 52)
    table = Table.deal(house, deck, list(range(players)))
    made: Json = {"players": players, "deck": deck, "upcard": table.pile[0]}
    made["hands"] = [list(table.hands[seat]) for seat in range(players)]
    log: list[Json] = []
    while not table.end:
        seat = table.seat
        if not table.stock:
            table.stock, table.pile = (
                rng.sample(table.pile[:-1], len(table.pile) - 1),
                table.pile[-1:],
            )
        if "knock" in table.legal() and rng.random() < knocks:
            table.act("knock")
            log.append({"p": seat, "a": "knock"})
            continue
        from_stock = rng.random() < 0.8
        table.act("draw stock" if from_stock else "draw discard")
        entry = {"p": seat, "a": "stock" if from_stock else "discard-pile"}
        entry["drew" if from_stock else "took"] = table.drawn
        words = rng.choice(sorted(table.legal()))
        entry["threw"] = words.split()[1]
        table.act(words)
        log.append(entry)
    values = [worth(table.hands[seat], house) for seat in range(players)]
    made |= {
        "log": log,
        "end": ENDS[table.end],
        "winner31": sorted(table.shown) or None,
        "knocker": table.knocker,
        "final": [table.hands[seat] for seat in range(players)],
        "scores": values,
        "loss": [table.lost()[seat] for seat in range(players)],
    }
    return made


def scat_match(players: int, rng: Random) -> Json:
    """Return a match of random rounds."""
    house = ScatHouse(players=players)
    pennies: list[int | None] = [3] * players
    kitty, dealer = 0, rng.randrange(players)
    rounds: list[Json] = []
    while sum(left is not None for left in pennies) > 1:
        around = [(dealer + step) % players for step in range(1, players + 1)]
        order = [seat for seat in around if pennies[seat] is not None]
        table = Table.deal(house, rng.sample(DECK_52, 52), order)
        if not table.end and rng.random() < 0.9:
            table.knocker, table.end = rng.choice(order), "knock"
        elif not table.end:
            # A hand that reaches 31 in the course of a round, which is not shown.
            table.shown, table.end = [rng.choice(order)], "thirty-one"
            table.hands[table.shown[0]] = ["HA", "HK", "HQ"]
        lost = table.lost()
        before = [seat for seat in range(players) if pennies[seat] is not None]
        pennies, kitty = pay(house, pennies, kitty, lost)
        rounds.append(
            {
                "order": order,
                "end": ENDS[table.end],
                "knocker": table.knocker,
                "scores": [worth(table.hands[seat], house) for seat in order],
                "loss": [lost[seat] for seat in order],
                "pennies": [left or 0 for left in pennies],
                "kitty": kitty,
                "out": [seat for seat in before if pennies[seat] is None],
            }
        )
        dealer = next(seat for seat in around if pennies[seat] is not None)
    winner = next(seat for seat in range(players) if pennies[seat] is not None)
    total = kitty + sum(left or 0 for left in pennies)
    return {"players": players, "rounds": rounds, "winner": winner, "kitty": kitty, "total": total}
