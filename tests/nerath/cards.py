"""Cards of Conquest of Nerath for rule tests: hands, draws, windows that are passed until the one that matters.

``script`` plays a table record: words are answers, tuples are dice; windows that nobody needs are passed.
"""

from __future__ import annotations

from collections.abc import Callable

from taverne.engine.decisions import Choice, Roll
from taverne.games.nerath.rules.cards.reactions import Reacting
from taverne.games.nerath.rules.phases.draw import Drawing, TakingCard
from taverne.games.nerath.state.game_state import NerathState

from .positions import answer, attack, board, draw, hand, number, options, prompt, put, roll, run, turn, war

Item = str | tuple[int, ...]


def storming(
    realm: str,
    rival: str,
    place: str,
    card: str,
    own: dict[str, int],
    theirs: dict[str, int],
    mode: str = "free_for_all",
    gives: Callable[[NerathState, str, str], None] = hand,
) -> NerathState:
    """A realm that has a card attacks a rival in a place."""
    table = board(mode)
    gives(table, realm, card)
    attack(table, realm, place, **own)
    put(table, rival, place, **theirs)
    return war(table, realm)


def besieged(
    realm: str,
    rival: str,
    place: str,
    card: str,
    own: dict[str, int],
    theirs: dict[str, int],
    gives: Callable[[NerathState, str, str], None] = hand,
) -> NerathState:
    """A realm that has a card is attacked by a rival in a place."""
    table = board()
    gives(table, realm, card)
    put(table, realm, place, **own)
    attack(table, rival, place, **theirs)
    return war(table, rival)


def script(table: NerathState, *items: Item) -> NerathState:
    """Give answers and roll dice in this order, passing in every window where the next answer is not offered."""
    for item in items:
        pass_windows(table, item if isinstance(item, str) else "")
        if isinstance(item, str):
            answer(table, item)
        else:
            roll(table, *item)
    return table


def pass_windows(table: NerathState, wanted: str = "") -> NerathState:
    """Pass in windows, for whoever is asked, until something else is asked or ``wanted`` may be answered."""
    while prompt(table) == "react" and wanted not in options(table):
        answer(table, "pass")
    return table


def offered(table: NerathState, action: str) -> bool:
    """Is this answer offered in a window before anything else is asked or rolled?"""
    pass_windows(table, action)
    return prompt(table) == "react" and action in options(table)


def to_roll(table: NerathState) -> tuple[int, ...]:
    """Pass in windows and return the sides of the dice that come next."""
    pass_windows(table)
    decision = table.pending[0]
    assert isinstance(decision, Roll), f"no dice: {decision}"
    return decision.sides


def to_ask(table: NerathState) -> tuple[str, list[str]]:
    """Pass in windows and return what is asked next, with its options."""
    pass_windows(table)
    if not table.pending:
        return "", []
    decision = table.pending[0]
    assert isinstance(decision, Choice), f"dice: {decision}"
    return decision.prompt, [str(action) for action in decision.options]


def draws(table: NerathState, realm: str, card: str) -> NerathState:
    """Let a realm draw just this card in its Draw phase."""
    turn(table, realm, "draw")
    run(table, TakingCard(number(realm)))
    return draw(table, card)


def draw_phase(table: NerathState, realm: str) -> NerathState:
    """Begin a realm's Draw phase and run it to its first question or draw."""
    turn(table, realm, "draw")
    return run(table, Drawing())


def opens(table: NerathState, realm: str, phase: str, *names: str) -> NerathState:
    """Open a window of these names in a phase of a realm's turn."""
    turn(table, realm, phase)
    return run(table, Reacting(list(names), number(realm)))


def discarded(table: NerathState, realm: str) -> list[str]:
    """Return the discard pile of a realm."""
    return [table.cat.card_ids[card] for card in table.discard[number(realm)]]


def gold(table: NerathState, **treasuries: int) -> None:
    """Set the gold of realms."""
    for realm, n in treasuries.items():
        table.gold[number(realm)] = n
