"""Old names for ``Secretly`` and ``ENOUGH``, until every game imports them from where they are.

New code imports from ``secret`` and ``actions``.
"""

from taverne.engine.actions import ENOUGH
from taverne.engine.secret import Secretly, answers_of

__all__ = ["ENOUGH", "Secretly", "answers_of"]
