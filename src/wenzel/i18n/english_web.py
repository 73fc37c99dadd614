"""What the pages in the browser say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wenzel.i18n.templates import Plural

_TABLE: Final[Mapping[str, str | Plural]] = {
    "web.title_table": "{game}",
    "web.trump": "trump",
    "web.playable": "playable",
    "web.just_taken": "just taken up",
    "web.tricks": "tricks",
    "web.cards_held": "cards",
    "web.score": "score",
    "web.line_lost": "The line is down; trying again. Nothing is lost.",
    "web.no_trick": "No card lies on the table.",
    "web.no_points": "There are no points to know of.",
    "web.no_cards": "You hold no cards.",
    "web.home": "Wenzel, to the first page",
    "web.tools": "Table",
    "web.hint_button": "Hint",
    "web.menu": "Menu",
    "web.rules": "Rules",
    "web.same_deal": "The same deal again",
    "web.settings": "Settings",
    "web.list": "List",
    "web.leave": "Leave the table",
    "web.table": "Table",
    "web.trick": "Trick",
    "web.your_seat": "Your seat",
    "web.your_hand": "Your hand",
    "web.log": "What happened",
    "web.this_deal": "this deal",
    "web.in_all": "in all",
    "web.next_deal": "Next deal",
    "web.review": "Review",
    "web.look_at_deal": "Look at the deal",
    "web.all_hands": "All hands",
    "web.yes": "Yes",
    "web.no": "No",
    "web.close": "Close",
    "web.keys": "Keys",
    "web.key_1": "play a card by its place",
    "web.key_h": "read the hand",
    "web.key_t": "read the trick",
    "web.key_l": "read the last trick",
    "web.key_c": "contract and bid",
    "web.key_s": "points",
    "web.key_w": "who is on move",
    "web.key_r": "repeat what happened last",
    "web.key_i": "a hint",
}

_PAGES: Final[Mapping[str, str | Plural]] = {
    "web.tagline": (
        "Exact rules, strong computer players that never peek, old German cards, and nothing "
        "to sign up for."
    ),
    "web.headline": "Skat, Sheepshead and Scat at one quiet table",
    "web.skip": "To the content",
    "web.pages": "Pages",
    "web.language": "Language",
    "web.change": "Change",
    "web.footer": "Wenzel is free software. Every deal can be checked; nobody peeks.",
    "web.game_skat": "Skat",
    "web.game_sheepshead": "Sheepshead",
    "web.game_scat": "Scat (31)",
    "web.play_game": "Play {game}",
    "web.about_skat": "The German game for three: bid, take the skat, play alone against two.",
    "web.about_sheepshead": "Five players, a picker, and a secret partner who has the called ace.",
    "web.about_scat": "Two to nine players draw and discard towards 31 in one suit.",
    "web.choose_tradition": "Choose your cards",
    "web.card_count": "{count} cards",
    "web.more_choice": "Cards and choices",
    "web.wikipedia": "More in Wikipedia",
    "web.ruleset": "House rules",
    "web.players": "Players",
    "web.level": "Computer players",
    "web.start": "Start",
    "web.the_cards": "The cards",
    "web.card_back": "The back",
    "web.rules_of": "Rules of {game}",
    "web.setting_name": "Your name",
    "page.setting_name_words": (
        "What the others at your table see, up to {most} characters. Without a name they see where "
        "you sit."
    ),
    "web.setting_deck": "Cards",
    "web.deck_prager": "Prager",
    "web.deck_french_32": "French, 32",
    "web.deck_four_colour": "Four colours",
    "web.deck_german_plain": "German, large",
    "web.deck_french_52": "French, 52",
    "web.deck_four_colour_52": "Four colours, 52",
    "web.setting_speed": "How fast the others play",
    "web.setting_speed_slow": "slowly",
    "web.setting_speed_normal": "normally",
    "web.setting_speed_fast": "fast",
    "web.setting_speed_instant": "at once",
    "web.setting_motion": "Cards travel",
    "web.setting_motion_on": "yes",
    "web.setting_motion_off": "no",
    "web.setting_confirm": "Tap a card twice to play it",
    "web.setting_confirm_off": "no",
    "web.setting_confirm_on": "yes",
    "web.setting_sort": "Trumps in the hand",
    "web.setting_sort_first": "on the left",
    "web.setting_sort_last": "on the right",
    "web.setting_digits": "Digits",
    "web.setting_theme": "Light",
    "web.setting_theme_auto": "as the system",
    "web.setting_theme_light": "light",
    "web.setting_theme_dark": "dark",
    "web.save": "Save",
    "web.cancel": "Cancel",
    "web.not_possible": "That is not possible",
    "web.not_found": "Not found",
    "web.our_fault": "Our fault",
    "web.to_lobby": "To the first page",
    "web.join_title": "A table of {game}",
    "web.join_words": "You are invited to this table. Take a seat; a computer player gets up.",
    "web.take_seat": "Take a seat",
    "level.random": "by lot",
    "level.novice": "novice",
    "level.rule": "practised",
    "level.club": "club player",
    "level.expert": "expert",
}

_ASKED: Final[Mapping[str, str | Plural]] = {
    "web.hint": "Hint: {deed}. {reason}",
    "web.hint_reason": "Hint: {reason}",
    "web.deal_over": "The deal is over.",
    "web.waiting": "{seat} is on move.",
    "web.ask_answer": "{seat} bids {value}.",
    "web.ask_bid": "Your bid?",
    "web.ask_skat": "You play alone at {bid}: take the skat, or play from the hand.",
    "web.ask_discard": "Choose two cards to lay away.",
    "web.ask_announce": "Announce your game; the bid is {bid}.",
    "web.ask_lead": "You lead.",
    "web.ask_follow": "{seat}: {card} led. Your card?",
    "web.ask_open": "{seat}: {card} led. Play one of your open cards.",
    "web.ask_answer_offer": "Your answer?",
    "web.discard": "Lay away",
    "web.pass_on": "Pass on",
    "web.games": "Games",
    "web.worth": "= {value}",
    "web.hand_games": "Hand games, without the skat",
    "web.higher_bids": "Higher bids",
    "web.ways_out": "End the game early",
    "web.button_bid": "{value}",
    "web.button_pass": "Pass",
    "web.button_hold": "Hold",
    "web.button_kontra": "Kontra",
    "web.button_re": "Re",
    "web.button_take_skat": "Take the skat",
    "web.button_shove": "Pass it on unseen",
    "web.button_concede": "Give up",
    "web.button_show_hand": "Lay open",
    "web.button_claim": "Claim the rest",
    "web.button_accept": "Accept",
    "web.button_decline": "Play on",
    "web.sure_concede": "Give up?",
    "web.sure_show_hand": "Lay your hand open and offer to end the game?",
    "web.sure_claim": "Claim all the rest?",
    "web.sure_needs_schneider": (
        "{contract} is worth {value}, the bid is {bid}: it must be won with Schneider. Announce it?"
    ),
    "web.sure_needs_schwarz": (
        "{contract} is worth {value}, the bid is {bid}: it must be won with Schwarz. Announce it?"
    ),
    "web.sure_needs_never": (
        "{contract} is worth {value} at most, the bid is {bid}: it will be lost. Announce it?"
    ),
    "web.result_you_won": "You have won",
    "web.result_you_lost": "You have lost",
    "web.result_won": "{seat}: won",
    "web.result_lost": "{seat}: lost",
    "web.result_ramsch": "Ramsch",
    "web.result_passed_in": "Passed in",
    "web.list_over": "The list is full.",
    "web.skat": "Skat",
}

_SCAT: Final[Mapping[str, str | Plural]] = {
    "web.ask_turn": "Your turn: draw a card, or knock.",
    "web.ask_last_turn": "{seat} has knocked: your last turn.",
    "web.ask_throw": "Lay one card away.",
    "web.stock": "Stock",
    "web.pile": "Discard pile",
    "web.take_card": "Take {card}",
    "web.throw_card": "Throw {card}",
    "web.button_stock": "Draw from the stock",
    "web.button_take": "Take the {card}",
    "web.button_knock": "Knock",
    "web.button_throw_down": "Lay the hand open",
    "web.button_stand": "Keep the hand",
    "web.sure_knock": "Knock with {score}?",
    "web.sure_throw_down": "Lay your hand of {score} open, so that all hands count as dealt?",
    "web.result_31": "{seat}: 31!",
    "web.result_you_lose": Plural("count", "You lose a life", "You lose {count} lives"),
    "web.result_knock": "{seat} had knocked",
    "web.result_exhausted": "The stock has run out",
    "web.match_won": Plural(
        "count",
        "The match is over: {seat}, with the kitty of {count} penny.",
        "The match is over: {seat}, with the kitty of {count} pennies.",
    ),
}

_SHEEPSHEAD: Final[Mapping[str, str | Plural]] = {
    "web.ask_pick": "Pick the blind, or pass?",
    "web.ask_alone": "No card can be called here: you go alone.",
    "web.ask_call": "Call a card for your partner, or go alone.",
    "web.ask_bury": Plural(
        "count", "Choose {count} card to bury.", "Choose {count} cards to bury."
    ),
    "web.ask_lay_under": "Lay one card face down as your card of the called suit.",
    "web.ask_crack": "Double the stakes?",
    "web.ask_follow_suit": "{seat}: {suit} led, face down. Your card?",
    "web.under": "a card face down",
    "web.blind": "Blind",
    "web.buried": "Buried",
    "web.button_bury": "Bury",
    "web.button_pick": "Pick",
    "web.button_call": "Call the {card}",
    "web.button_call_under": "Call the {card}, with a card face down",
    "web.button_alone": "Go alone",
    "web.button_call_sheepshead": "Call Sheepshead",
    "web.button_ask_redeal": "Ask for a new deal",
    "web.button_crack": "Crack",
    "web.button_recrack": "Recrack",
    "web.button_crack_again": "Crack again",
    "web.button_no_crack": "No",
    "web.button_blitz": "Show the {queens} queens",
    "web.button_play_under": "Play the card face down",
    "web.sure_alone": "Play alone against all the others?",
    "web.sure_call_sheepshead": "Play alone for all the tricks?",
    "web.sure_ask_redeal": "Show your hand and ask for a new deal?",
    "web.result_no_picker": "Nobody picked",
}

_ERRORS: Final[Mapping[str, str | Plural]] = {
    "web.error_400": "What the page sent could not be read. Go back and try again.",
    "web.error_403": "This is only for those who sit at the table.",
    "web.error_404": "There is nothing here. The address may be misspelt, or the table is gone.",
    "web.error_405": "This address takes no such request.",
    "web.error_413": "What the page sent is too large.",
    "web.error_421": (
        "This server does not answer to the name {name}. Open it by its address in numbers, or "
        "have it started with --host-name {name}."
    ),
    "web.error_429": "That was too often in a short time. Wait a minute, then try again.",
    "web.error_500": (
        "Something went wrong here, which is a fault of the program. Your table is kept; "
        "go back and try again."
    ),
}

_ROOM: Final[Mapping[str, str | Plural]] = {
    "web.person_sat": "{seat}: somebody has sat down.",
    "web.person_named": "{seat}: the player has a new name.",
    "web.person_left": "{seat}: the player has left the table; a computer player takes the seat.",
    "web.person_here": "{seat}: the player is here.",
    "web.person_away": Plural(
        "count",
        "{seat}: the line is down. In {count} second a computer player stands in.",
        "{seat}: the line is down. In {count} seconds a computer player stands in.",
    ),
    "web.stand_in": "{seat}: a computer player stands in until the player is back.",
    "web.bot_failed": (
        "{seat}: this computer player could not decide, which is a fault of the program; "
        "a simpler one has decided for it."
    ),
    "web.stuck": (
        "The table cannot go on, which is a fault of the program. Nothing is lost; load the page "
        "again to try once more."
    ),
    "web.no_hint": "There is no hint now, which is a fault of the program.",
    "store.unusable": "the database cannot be used: {reason}",
    "name.length": "A name has 1 to {most} characters; this one has {count}.",
    "name.unreadable": "A name is made of letters, digits and signs that can be seen.",
    "name.taken": "Somebody at this table is called {name} already; choose another name.",
    "room.not_seated": "You have no seat at this table.",
    "room.full": "All seats are taken.",
    "room.taken": "Seat {number} is taken.",
    "room.deal_running": "A deal is being played.",
    "room.match_over": "The match is over.",
    "room.no_deal": "No deal is being played.",
    "room.not_alone": "Others sit at this table: the same deal again is for a table of your own.",
    "room.has_seen": (
        "You know the cards of another seat ({seat}): take that one, or wait for the next deal."
    ),
    "room.unreadable": (
        "This table was kept by another version of Wenzel, and its entry {number} cannot be read."
    ),
    "language.unknown": "There is no language “{name}”; there are: {known}.",
    "wire.too_long": "A message may have {most} bytes at most.",
    "room.stale": "The table has moved on meanwhile; look again.",
}

_RANKS: Final = {
    "2": "two", "3": "three", "4": "four", "5": "five", "6": "six", "7": "seven", "8": "eight",
    "9": "nine", "t": "ten",
}  # fmt: skip
_FRENCH: Final = {**_RANKS, "j": "jack", "q": "queen", "k": "king", "a": "ace"}
_GERMAN: Final = {**_RANKS, "j": "Unter", "q": "Ober", "k": "King", "a": "Daus"}

_CARDS: Final[Mapping[str, str | Plural]] = {
    f"card.{face}.{suit}{rank}": f"{ranks[rank]} of {name}"
    for face, ranks, suits in (
        ("french", _FRENCH, {"c": "clubs", "s": "spades", "h": "hearts", "d": "diamonds"}),
        ("german", _GERMAN, {"c": "acorns", "s": "leaves", "h": "hearts", "d": "bells"}),
    )
    for suit, name in suits.items()
    for rank in ranks
}

WEB: Final[Mapping[str, str | Plural]] = {
    **_TABLE,
    **_PAGES,
    **_ASKED,
    **_SCAT,
    **_SHEEPSHEAD,
    **_ROOM,
    **_ERRORS,
    **_CARDS,
}
