"""Every effect of every component of Euthia's box, with the component. What is tested of them is left to the tests."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from taverne.games.euthia.box.load import Cards
from taverne.games.euthia.box.vocabulary import Effect


def deeds(cards: Cards) -> list[tuple[str, Effect]]:
    """Every effect, with the kind and id of the component that has it."""
    return [(name, deed) for name, them in _groups(cards) for deed in them]


def users(cards: Cards) -> dict[str, set[str]]:
    """For each word of the vocabulary the components that use it."""
    found: dict[str, set[str]] = {}
    for name, deed in deeds(cards):
        found.setdefault(str(deed.__struct_config__.tag), set()).add(name)
    return found


def _groups(cards: Cards) -> Iterator[tuple[str, Iterable[Effect]]]:
    for tile in cards.tiles():
        for use in tile.uses:
            yield f"tile {tile.id}", use.do
        for band in tile.bands:
            yield f"tile {tile.id}", band.do
    for gem in cards.gem:
        for use in gem.uses:
            yield f"gem {gem.id}", use.do
    for essence in cards.essence:
        for use in essence.uses:
            yield f"essence {essence.id}", use.do
    for power in cards.power:
        for use in power.uses:
            yield f"power {power.id}", use.do
    yield from _of_cards(cards)


def _of_cards(cards: Cards) -> Iterator[tuple[str, Iterable[Effect]]]:
    for card in cards.card:
        for section in (card.each_round, card.one, card.two, card.three):
            yield f"card {card.id}", section
    for kind, table in (("monster", cards.monster), ("elite", cards.elite), ("opponent", cards.opponent)):
        for fighter in table:
            for band in fighter.bands:
                yield f"{kind} {fighter.id}", band.do
    for monster in cards.monster:
        yield f"monster {monster.id}", monster.reward
    for bounty in cards.bounty:
        yield f"bounty {bounty.id}", bounty.reward
    for opponent in cards.opponent:
        yield f"opponent {opponent.id}", opponent.reward
    for elemental in cards.elemental:
        for trial in elemental.bands:
            yield f"elemental {elemental.id}", trial.do
    for quest in cards.quest:
        yield f"quest {quest.id}", quest.reward
    for legend in cards.legend:
        yield f"legend {legend.id}", legend.reward
    for attack in cards.dragon_attack:
        yield f"dragon_attack {attack.id}", attack.do
    for slaughter in cards.slaughter:
        yield f"slaughter {slaughter.id}", slaughter.do
