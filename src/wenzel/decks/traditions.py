"""The card traditions: where a deck is at home, and what is played with it.

Names and places stand here in all languages, since they are data of the deck and not sentences of
a page. The history is English; the catalogues translate it like any other sentence.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

_WIKIPEDIA: Final = "https://en.wikipedia.org/wiki/"


@dataclass(frozen=True, slots=True)
class Tradition:
    """A tradition of playing cards.

    Attributes:
        deck: the deck that shows it, one of `wenzel.decks.deck_names`.
        names: its name in each language, by code.
        places: where it is at home, in each language.
        cards: how many cards the pack has.
        history: a sentence or two about it, in English.
        games: the names of the games it is for, as `wenzel.games.registry` knows them.
        link: an article about it.
    """

    deck: str
    names: Mapping[str, str]
    places: Mapping[str, str]
    cards: int
    history: str
    games: tuple[str, ...]
    link: str


TRADITIONS: Final[tuple[Tradition, ...]] = (
    Tradition(
        deck="prager",
        names={
            "en": "Prager cards",
            "de": "Prager Bild",
            "ne": "प्राग तास",
            "mr": "प्राग पत्ते",
            "ar": "ورق براغ",
            "hy": "Պրահայի խաղաթղթեր",
        },
        places={
            "en": "Prague, Bohemia",
            "de": "Prag, Böhmen",
            "ne": "प्राग, बोहेमिया",
            "mr": "प्राग, बोहेमिया",
            "ar": "براغ، بوهيميا",
            "hy": "Պրահա, Բոհեմիա",
        },
        cards=32,
        history=(
            "The old pack of Bohemia goes back to German cards of the sixteenth century. Its "
            "figures have one head and two feet, and nobody needs letters to know them: a King "
            "sits, an Ober has his sign above, an Unter has it below."
        ),
        games=("skat",),
        link=_WIKIPEDIA + "German-suited_playing_cards",
    ),
    Tradition(
        deck="french-32",
        names={
            "en": "French cards, 32",
            "de": "Französisches Blatt, 32 Karten",
            "ne": "फ्रान्सेली तास, 32 पत्ती",
            "mr": "फ्रेंच पत्ते, 32",
            "ar": "الورق الفرنسي، 32 ورقة",
            "hy": "Ֆրանսիական խաղաթղթեր, 32",
        },
        places={
            "en": "Berlin and the north of Germany",
            "de": "Berlin und Norddeutschland",
            "ne": "बर्लिन र उत्तरी जर्मनी",
            "mr": "बर्लिन आणि उत्तर जर्मनी",
            "ar": "برلين وشمال ألمانيا",
            "hy": "Բեռլին և Հյուսիսային Գերմանիա",
        },
        cards=32,
        history=(
            "Card makers of Rouen and Lyon reduced the signs to four shapes that a stencil can "
            "print in one go, and so conquered the world. Half a pack of them, from the seven up, "
            "is what most Skat players hold."
        ),
        games=("skat", "sheepshead"),
        link=_WIKIPEDIA + "French-suited_playing_cards",
    ),
    Tradition(
        deck="four-colour",
        names={
            "en": "Tournament cards, four colours",
            "de": "Turnierbild, vierfarbig",
            "ne": "प्रतियोगिता तास, चार रङ",
            "mr": "स्पर्धेचे पत्ते, चार रंग",
            "ar": "ورق البطولات بأربعة ألوان",
            "hy": "Մրցաշարային խաղաթղթեր, չորս գույն",
        },
        places={
            "en": "Germany",
            "de": "Deutschland",
            "ne": "जर्मनी",
            "mr": "जर्मनी",
            "ar": "ألمانيا",
            "hy": "Գերմանիա",
        },
        cards=32,
        history=(
            "When East and West played Skat together again, neither wanted to give up its cards. "
            "The tournament pack keeps French shapes and paints them in German colours: spades "
            "green like leaves, diamonds golden like bells."
        ),
        games=("skat",),
        link=_WIKIPEDIA + "Four-color_deck",
    ),
    Tradition(
        deck="german-plain",
        names={
            "en": "German cards, large signs",
            "de": "Deutsches Blatt, große Zeichen",
            "ne": "जर्मन तास, ठूला चिन्ह",
            "mr": "जर्मन पत्ते, मोठी चिन्हे",
            "ar": "الورق الألماني برموز كبيرة",
            "hy": "Գերմանական խաղաթղթեր, մեծ նշաններ",
        },
        places={
            "en": "Saxony, Thuringia, Bavaria",
            "de": "Sachsen, Thüringen, Bayern",
            "ne": "साक्सोनी, थुरिन्जिया, बाभेरिया",
            "mr": "सॅक्सनी, थुरिंगिया, बव्हेरिया",
            "ar": "ساكسونيا وتورينغن وبافاريا",
            "hy": "Սաքսոնիա, Թյուրինգիա, Բավարիա",
        },
        cards=32,
        history=(
            "Acorns, leaves, hearts and bells are older than clubs and spades. Skat was invented "
            "with them, in Altenburg; here they are as large as a card allows, for small screens "
            "and tired eyes."
        ),
        games=("skat",),
        link=_WIKIPEDIA + "German-suited_playing_cards",
    ),
    Tradition(
        deck="french-52",
        names={
            "en": "French cards, 52",
            "de": "Französisches Blatt, 52 Karten",
            "ne": "फ्रान्सेली तास, 52 पत्ती",
            "mr": "फ्रेंच पत्ते, 52",
            "ar": "الورق الفرنسي، 52 ورقة",
            "hy": "Ֆրանսիական խաղաթղթեր, 52",
        },
        places={
            "en": "all over the world",
            "de": "in aller Welt",
            "ne": "विश्वभर",
            "mr": "जगभर",
            "ar": "في أنحاء العالم",
            "hy": "ամբողջ աշխարհում",
        },
        cards=52,
        history=(
            "The full pack went from France to England and from there on every ship. It is the one "
            "that lies in a drawer of nearly every house, and the one that Scat is played with."
        ),
        games=("scat",),
        link=_WIKIPEDIA + "Standard_52-card_deck",
    ),
    Tradition(
        deck="four-colour-52",
        names={
            "en": "French cards, 52, four colours",
            "de": "Französisches Blatt, 52 Karten, vierfarbig",
            "ne": "फ्रान्सेली तास, 52 पत्ती, चार रङ",
            "mr": "फ्रेंच पत्ते, 52, चार रंग",
            "ar": "الورق الفرنسي، 52 ورقة، أربعة ألوان",
            "hy": "Ֆրանսիական խաղաթղթեր, 52, չորս գույն",
        },
        places={
            "en": "on screens everywhere",
            "de": "auf Bildschirmen überall",
            "ne": "जताततैका पर्दामा",
            "mr": "सगळीकडच्या पडद्यांवर",
            "ar": "على الشاشات في كل مكان",
            "hy": "էկրաններին ամենուր",
        },
        cards=52,
        history=(
            "Two red and two black suits are easily taken for each other on a small screen. The "
            "full pack has the colours of the tournament pack here, so that whoever collects one "
            "suit sees at a glance which."
        ),
        games=("scat",),
        link=_WIKIPEDIA + "Four-color_deck",
    ),
)
"""All traditions, in the order in which the pages show them."""
