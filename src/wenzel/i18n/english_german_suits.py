"""What is said otherwise where the cards have German suits: Daus, Ober and Unter, acorns to bells.

The code of such a sentence is that of the usual one with the name of the face behind it; it may ask
for the same values.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

GERMAN_SUITS: Final[Mapping[str, str]] = {
    "word.black.german": "acorns and leaves",
    "word.red.german": "hearts and bells",
    "refused.no_jack_on.german": "An Unter may not be passed on: {cards}.",
    "refused.no_blitz.german": "The Obers of {queens} are not both there to be shown.",
    "refused.no_fail_ace.german": (
        "{card} cannot be called: only the Daus of a fail suit can, or the ten of one."
    ),
    "refused.ten_needs_aces.german": (
        "{card} cannot be called: a ten can only by a picker with the Daus of all three fail suits."
    ),
    "option.blitz.german": "Blitz: the Obers of acorns and leaves, or of hearts and bells, double",
    "option.call_up.german": "Calling up with the partner's Unter",
    "option.jack_may_be_buried.german": "The partner's Unter may be buried",
    "option.called_ten_beats_ace.german": "The called ten beats the Daus",
    "option.own_ace_call.german": "One's own Daus may be called",
    "option.jacks_above_queens.german": "Unters above Obers",
    "choice.called_ace.german": "the holder of a called Daus",
    "choice.jack_of_diamonds.german": "the holder of the Unter of bells",
    "choice.jack_of_clubs.german": "the holder of the Unter of acorns",
    "choice.jack_and_ace.german": "Unter of bells and called Daus",
    "choice.black_queens.german": "no pick: the Obers of acorns and leaves together",
    "choice.first_queens.german": "no pick: the first two Obers together",
    "choice.queen_jack_seven.german": "no pick: Ober, Unter and seven together",
    "choice.fail_ace.german": "the Daus of a fail suit",
    "choice.no_ace_face_trump.german": "without Daus, face card and trump",
    "choice.no_ten_either.german": "without ten, Daus, face card and trump",
    "rules.sheepshead_called_ace.german": "Five players, called Daus",
    "rules.sheepshead_call_up.german": "Unter of bells, call up",
    "rules.sheepshead_cracks.german": "Called Daus with cracks",
    "rules.sheepshead_four_black_queens.german": "Four players, Obers of acorns and leaves",
    "rules.sheepshead_jack_of_diamonds.german": "Five players, Unter of bells",
    "rules.sheepshead_six_jack_and_ace.german": "Six players, Unter and Daus",
    "hint.say_kontra.german": "Kontra: your trumps and Dauses alone almost defeat this game.",
    "hint.sheepshead.blitz.german": "Show the Obers: with such cards the hand may count double.",
    "deed.blitz.german": "blitz with the Obers of {queens}",
    "side.black-queens.german": "{seat}: on the side of the Obers of acorns and leaves",
    "side.first-queens.german": "{seat}: on the side of the first two Obers",
    "side.queen-jack-seven.german": (
        "{seat}: on the side of Ober of acorns, Unter and seven of bells"
    ),
    "title.black-queens.german": "Obers of acorns and leaves against the others",
    "title.first-queens.german": "first two Obers against the others",
    "web.about_sheepshead.german": (
        "Five players, a picker, and a secret partner who has the called Daus."
    ),
    "web.button_blitz.german": "Show the Obers of {queens}",
    "worth.to_pick.german": (
        "For picking: trumps {trumps} (Obers {queens}, Unters {jacks}), fail Dauses {aces}, "
        "card points {points}"
    ),
    "ask.pass_on.german": "Pass two cards on, no Unter: type two cards or their numbers.",
    "ask.call_up.german": "Call a higher Unter before you see the blind? {choices}.",
    "ask.blitz.german": (
        "Show the Obers of acorns and leaves, or of hearts and bells, to double? {choices}."
    ),
    "choice.blitz.german": "{number} = the Obers of {queens}",
    "also.blitz.german": "You may show the Obers of {queens}: “blitz {typed}” doubles.",
    "typed.which_blitz.german": (
        "Say which Obers: “blitz black” (acorns and leaves) or “blitz red” (hearts and bells)."
    ),
    "help.take_and_pass_on.german": (
        "s or {number} – take the skat and pass two cards on, no Unter"
    ),
    "help.pass_on.german": "two cards or numbers, no Unter, such as “{example}” – pass them on",
    "help.blitz.german": (
        "the number, blitz black (acorns and leaves) or blitz red (hearts and bells) – show the "
        "Obers, which doubles; n – no"
    ),
    "help.may_blitz.german": "{example} – show those Obers, which doubles",
    "help.called-ace.german": (
        "The picker calls the Daus of a fail suit he holds; its holder is his partner, in secret."
    ),
    "help.jack-of-diamonds.german": "Whoever holds the Unter of bells is the picker’s partner.",
    "help.jack-of-clubs.german": "Whoever holds the Unter of acorns is the picker’s partner.",
    "help.jack-and-ace.german": (
        "The holders of the Unter of bells and of the called Daus are the picker’s partners."
    ),
    "help.black-queens.german": (
        "The holders of the Obers of acorns and leaves play against the others."
    ),
    "help.first-queens.german": "Whoever plays the first two Obers plays against the others.",
    "help.queen-jack-seven.german": (
        "The holders of Ober of acorns, Unter and seven of bells play against the others."
    ),
}
