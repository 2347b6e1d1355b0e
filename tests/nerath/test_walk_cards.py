"""Games of Conquest of Nerath in which cards are played whenever they can be: nothing breaks, all have their day."""

from __future__ import annotations

from taverne.engine.decisions import Choice
from taverne.engine.frames import apply, ask_again, settle
from taverne.engine.rng import Rng
from taverne.games.nerath.box.catalogue import EVERYBODY
from taverne.games.nerath.game import ConquestOfNerath
from taverne.games.nerath.state.game_state import NerathState

GAME = ConquestOfNerath()
PLAYING = ("play", "lay", "use")


def rich_game(seed: int, rng: Rng) -> NerathState:
    """Return a game whose realms hold ten event cards each and, together, all treasures; they are asked everywhere."""
    seats = (2, 3, 4, 4)[seed % 4]
    mode = "free_for_all" if seed % 4 == 3 else "alliances"
    table = GAME.start({"mode": mode, "limit": 4}, seats, seed)
    settle(table)
    for realm in EVERYBODY:
        kept = [card for card in table.deck[realm] if not table.cat.immediate[card]]
        while len(table.hand[realm]) < 10 and kept:
            card = kept.pop(rng.below(len(kept)))
            table.deck[realm].remove(card)
            table.hand[realm].append(card)
        table.hand[realm].sort()
    for card in table.treasure_deck:
        table.chest[rng.below(4)].append(card)
    table.treasure_deck = []
    table.orders = [0, 0, 0, 0]
    ask_again(table)
    return table


def walk(table: NerathState, rng: Rng) -> set[str]:
    """Play to the end, a card wherever one may be played, every other time; return the cards that were."""
    found: set[str] = set()
    while table.pending:
        settle(table)
        if not table.pending:
            break
        decision = table.pending[0]
        assert isinstance(decision, Choice)
        cards = [option for option in decision.options if option.kind in PLAYING]
        if cards and rng.below(2):
            action = cards[rng.below(len(cards))]
            found.add(str(action.args[0]))
        else:
            action = decision.options[0 if decision.prompt == "react" else rng.below(len(decision.options))]
        apply(table, decision.seat, action)
        assert GAME.problems(table) == []
    return found


def test_games_full_of_cards_come_to_an_end_and_every_card_is_played_in_some() -> None:
    cat = rich_game(0, Rng(0)).cat
    wanted = {word for card, word in enumerate(cat.card_ids) if not cat.immediate[card]}
    played: set[str] = set()
    for seed in range(40):
        rng = Rng(seed)
        played |= walk(rich_game(seed, rng), rng)
        if played >= wanted:
            break
    assert wanted - played == set()
