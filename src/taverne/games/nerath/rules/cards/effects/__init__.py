"""What each effect of a card does, by subject; importing this enters all of them in ``verbs``.
When a card may be played is left to ``timing``."""

from . import add, battle, cards, gold, remove, strike, transfer

__all__ = ["add", "battle", "cards", "gold", "remove", "strike", "transfer"]
