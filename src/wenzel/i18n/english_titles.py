"""The history of the card traditions, and what the house rules are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_TRADITIONS: Final[Mapping[str, str]] = {
    "tradition.prager": (
        "The old pack of Bohemia goes back to German cards of the sixteenth century. Its "
        "figures have one head and two feet, and nobody needs letters to know them: a King "
        "sits, an Ober has his sign above, an Unter has it below."
    ),
    "tradition.french_32": (
        "Card makers of Rouen and Lyon reduced the signs to four shapes that a stencil can "
        "print in one go, and so conquered the world. Half a pack of them, from the seven up,"
        " is what most Skat players hold."
    ),
    "tradition.four_colour": (
        "When East and West played Skat together again, neither wanted to give up its cards. "
        "The tournament pack keeps French shapes and paints them in German colours: spades "
        "green like leaves, diamonds golden like bells."
    ),
    "tradition.german_plain": (
        "Acorns, leaves, hearts and bells are older than clubs and spades. Skat was invented "
        "with them, in Altenburg; here they are as large as a card allows, for small screens "
        "and tired eyes."
    ),
    "tradition.french_52": (
        "The full pack went from France to England and from there on every ship. It is the "
        "one that lies in a drawer of nearly every house, and the one that Scat is played "
        "with."
    ),
    "tradition.four_colour_52": (
        "Two red and two black suits are easily taken for each other on a small screen. The "
        "full pack has the colours of the tournament pack here, so that whoever collects one "
        "suit sees at a glance which."
    ),
}

_RULESETS: Final[Mapping[str, str]] = {
    "rules.scat": "Four players, three pennies each",
    "rules.three_pennies": "Three pennies each",
    "rules.scat_two": "Two players",
    "rules.scat_six": "Six players",
    "rules.scat_nine": "Nine players, knocks from 19 up",
    "rules.late_knocks": "Knocks from 19 up",
    "rules.scat_four_corners": "Three of a kind and straight flushes count",
    "rules.scat_hard_knock": "A knock needs a good hand",
    "rules.scat_points": "For points instead of pennies",
    "rules.scat_thirty_and_a_half": "Three of a kind counts 30½",
    "rules.scat_throw_down": "With throwing the hand down",
    "rules.sheepshead_called_ace": "Five players, called ace",
    "rules.sheepshead_call_up": "Jack of diamonds, call up",
    "rules.sheepshead_cracks": "Called ace with cracks",
    "rules.sheepshead_doubler": "Nobody picks: doubler",
    "rules.sheepshead_eight": "Eight players",
    "rules.sheepshead_forced_pick": "Nobody picks: the dealer must",
    "rules.sheepshead_four_black_queens": "Four players, black queens",
    "rules.sheepshead_four": "Four players",
    "rules.sheepshead_house": "House rules with everything",
    "rules.sheepshead_jack_of_diamonds": "Five players, jack of diamonds",
    "rules.sheepshead_mittler": "Nobody picks: mittler",
    "rules.sheepshead_moster": "Nobody picks: moster",
    "rules.sheepshead_redeal": "Nobody picks: redeal",
    "rules.sheepshead_schneidster": "Nobody picks: schneidster",
    "rules.sheepshead_schwanzer": "Nobody picks: schwanzer",
    "rules.sheepshead_seven_next": "Seven players, next player is partner",
    "rules.sheepshead_seven": "Seven players",
    "rules.sheepshead_six_jack_and_ace": "Six players, jack and ace",
    "rules.sheepshead_six": "Six players",
    "rules.sheepshead_three": "Three players",
    "rules.sheepshead_two": "Two players",
    "rules.sheepshead_tournament": "Tournament, double on the bump",
    "rules.skat_bierlachs": "Bierlachs",
    "rules.skat_isko_4": "Official rules, four players",
    "rules.skat_isko": "Official rules, three players",
    "rules.skat_old": "Rules before 1999",
    "rules.skat_pub": "Pub rules: Kontra, Ramsch, Bock",
    "rules.skat_server": "Rules of the Skat server",
    "rules.skat_tournament": "Tournament, Seeger-Fabian",
}

TITLES: Final[Mapping[str, str]] = {**_TRADITIONS, **_RULESETS}
