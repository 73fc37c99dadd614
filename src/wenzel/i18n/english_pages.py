"""What the pages around the table say: traditions, rules, finished deals, lists, settings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wenzel.i18n.templates import Plural

_LOBBY: Final[Mapping[str, str | Plural]] = {
    "page.menu": "Menu",
    "page.to_table": "Back to your table",
    "page.to_table_words": "A table of {game} is waiting for you.",
    "page.start_line": Plural(
        "others",
        "{players} players: you and {others} computer player, {length}",
        "{players} players: you and {others} computer players, {length}",
    ),
    "page.length": "Length of the list",
    "page.deals": Plural("count", "{count} deal", "{count} deals"),
    "page.length_skat": "one deal",
    "page.length_sheepshead": "one deal",
    "page.length_scat": "until one is left",
    "page.more_choices": "Other house rules, players, level",
    "page.more_choices_length": "Other house rules, length, level",
    "page.by_house_rules": "as the house rules say",
    "page.number_plain": "{number}",
    "page.all_rules": "All the rules on one page",
    "page.its_game": "Games for these cards",
    "page.also_possible": "Also played with these cards",
    "page.cards_in_style": "The same card in every style",
    "page.choose_cards": "Take these cards for every game",
    "page.chosen_cards": "These are the cards that you play with.",
}

_RULES: Final[Mapping[str, str | Plural]] = {
    "page.rules_contents": "On this page",
    "page.not_translated": "This page has not been translated yet; here it is in English.",
    "page.other_games": "The other games",
    "page.cards_trumps_grand": "Trumps in Grand, and the top trumps of every suit game",
    "page.cards_trumps_skat": "All eleven trumps when hearts are trumps",
    "page.cards_suit_skat": "A suit that is not trumps, from the highest",
    "page.cards_null": "A suit in Null, from the highest",
    "page.cards_trumps_sheepshead": "The fourteen trumps, from the highest",
    "page.cards_fail": "A fail suit, from the highest",
    "page.cards_31": "31, the best hand",
    "page.cards_23": "23, all of one suit",
    "page.cards_17": "17: the two diamonds count more than the queen",
}

_DEAL: Final[Mapping[str, str | Plural]] = {
    "page.deal": "Deal {number} · {game}",
    "page.deal_again": "Deal {number}, played again · {game}",
    "page.back_to_table": "To the table",
    "page.all_deals": "All deals of this table",
    "page.settled": "The settlement",
    "page.seat": "Player",
    "page.replay": "The deal step by step",
    "page.step": "Step {number} of {count}",
    "page.dealt": "The cards are dealt.",
    "page.first": "First",
    "page.back": "Back",
    "page.forward": "Next",
    "page.last": "Last",
    "page.on_the_table": "On the table",
    "page.empty_hand": "no card",
    "page.tricks_count": Plural("count", "{count} trick", "{count} tricks"),
    "page.takes": "takes the trick",
    "page.course": "All that happened",
    "page.stock_count": Plural("count", "{count} card in the stock", "{count} cards in the stock"),
    "page.review": "The review",
    "page.review_pending": "The best play is still being computed.",
    "page.review_again": "Look again",
    "page.review_late": (
        "The best play took too long to compute, so there is no review of this deal."
    ),
    "page.review_failed": "The review failed, which is a fault of the program.",
    "page.review_none": (
        "There is no review for {game}: hidden cards and luck decide too much for open cards to "
        "show what was best."
    ),
    "page.review_best": "With best play of both sides from the first card: {result}.",
    "page.review_best_from": "With best play of both sides from there on: {result}.",
    "page.review_part": (
        "Only the end of the deal was studied, from trick {trick} on: the fast search is not "
        "installed here, and the slow one would take too long for all of it."
    ),
    "page.review_points_won": "{points} points, won",
    "page.review_points_lost": "{points} points, lost",
    "page.review_won": "won",
    "page.review_lost": "lost",
    "page.review_turn_won": ("Trick {trick}, {seat}: {card} turned the deal from lost to won."),
    "page.review_turn_lost": ("Trick {trick}, {seat}: {card} turned the deal from won to lost."),
    "page.review_stayed_won": "No card changed the result: it stayed won.",
    "page.review_stayed_lost": "No card changed the result: it stayed lost.",
    "page.review_given_away": "{seat} gave away {points}",
    "page.review_given": "Card points given away: {given}.",
    "page.review_no_mistake": "Nobody gave anything away.",
    "page.mistakes": "Where points were lost",
    "page.mistake": Plural(
        "points",
        "Trick {trick}: {seat} played {card}, which cost {points} point; {better} was better.",
        "Trick {trick}: {seat} played {card}, which cost {points} points; {better} was better.",
    ),
    "page.mistake_result": "Trick {trick}: {seat} played {card}; {better} was better.",
    "page.every_card": "Every card",
    "page.cost": "cost {points}",
    "page.trick_number": "Trick {trick}",
    "page.proof": "Proof that the deal was not arranged",
    "page.proof_words": (
        "Before the deal the table published the commitment, which is the SHA-256 of its secret. "
        "Then every seat could add a word. The cards come from the secret and the words together, "
        "so that nobody could have arranged them, neither the table nor a player."
    ),
    "page.proof_kept": (
        "Checked: the secret is the one that was committed to, and it gives these cards."
    ),
    "page.proof_broken": "The secret does not give these cards: this deal proves nothing.",
    "page.commitment": "Commitment",
    "page.secret": "Secret",
    "page.words": "Words",
    "page.no_words": "none",
    "page.seed": "Seed",
    "page.verify": "Check it yourself",
    "page.take_home": "Take it home",
    "page.record_jsonl": "The record (JSON lines)",
    "page.record_sgf": "The record for the Skat server (SGF)",
    "page.no_deal": "No deal of this table is over yet.",
}

_LIST: Final[Mapping[str, str | Plural]] = {
    "page.players": Plural("count", "{count} player", "{count} players"),
    "page.list_figures": "Large: where everybody stood after the deal; small: what it brought.",
    "page.german_names": (
        "Your cards have German names: the queen of these rules is the Ober, the jack the Unter, "
        "the ace the Daus; clubs are acorns, spades leaves, hearts hearts, and diamonds bells."
    ),
    "page.list": "The list · {game}",
    "page.number": "Deal",
    "page.played": "What was played",
    "page.how_it_ended": "How it ended",
    "page.all_records": "All records (JSON lines)",
    "page.seeger": (
        "By Seeger and Fabian: an own game won adds 50, a lost one takes 50 away, and when a "
        "declarer loses, each of the others gains {bonus}."
    ),
    "page.practice": "Deals played again",
    "page.practice_words": "They are not entered in the list.",
}

_SETTINGS: Final[Mapping[str, str | Plural]] = {
    "page.settings_words": "All of it takes effect at once, in the middle of a deal too.",
    "page.group_cards": "Cards",
    "page.group_table": "At the table",
    "page.group_reading": "Reading",
    "page.setting_style": "Faces",
    "page.setting_style_auto": "as usual for the deck",
    "page.setting_style_traditional": "traditional",
    "page.setting_style_indexed": "with indices",
    "page.setting_style_large": "large signs",
    "page.setting_style_text": "words only",
    "page.setting_indices": "Letters in the corners",
    "page.setting_indices_auto": "as usual for the deck",
    "page.setting_indices_akqj": "A K Q J",
    "page.setting_indices_akdb": "A K D B",
    "page.setting_indices_dkou": "D K O U",
    "page.setting_indices_ardv": "A R D V",
    "page.scat_deck": (
        "Scat needs 52 cards; with a pack of 32 chosen it is played with French cards, in four "
        "colours if you have chosen those."
    ),
}

PAGES: Final[Mapping[str, str | Plural]] = {
    **_LOBBY,
    **_RULES,
    **_DEAL,
    **_LIST,
    **_SETTINGS,
}
