"""What each scenario of Euthia remembers besides the map, as a small record of its own: its tale.
``EuthiaState.tale`` holds the one that is played; what the numbers do is left to ``rules.scenarios``."""

from __future__ import annotations

from taverne.engine.records import Record, record


@record
class Tale(Record):
    """What a scenario remembers; lists are by seat unless it is said otherwise."""


@record
class RescueTale(Tale):
    """Emblems that heroes carry, and those that they have handed over; the others lie in ``EuthiaState.emblem``."""

    carried: list[int] = [0, 0, 0, 0]
    handed: list[int] = [0, 0, 0, 0]


@record
class DoomTale(Tale):
    """Witnesses ``turned`` up, ``taken[witness][seat]`` (their clue), ``clues`` held, opponents ``beaten``.

    ``laid``: clues laid down in the fight at hand.
    """

    turned: list[int] = [0, 0, 0, 0]
    taken: list[list[int]] = [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]
    clues: list[int] = [0, 0, 0, 0]
    beaten: list[int] = [0, 0, 0, 0]
    laid: int = 0


@record
class DragonTale(Tale):
    """Where the dragon is (``at``, NONE beside the map), how many stages are beaten, the ``damage`` on the stage card.

    ``dealt``: damage dealt to it; ``fallen``: the stage was beaten this turn; ``hurt``: a hero's attack has hurt the
    dragon in this combat; ``last``: the game ends with this round.
    """

    at: int = -1
    stage: int = 0
    damage: int = 0
    dealt: list[int] = [0, 0, 0, 0]
    fallen: bool = False
    hurt: bool = False
    last: bool = False


@record
class FarrugaTale(DragonTale):
    """Attack cards carried out (``drawn``, by card) and posts razed; a ward lies in ``EuthiaState.emblem``."""

    drawn: list[int] = [0, 0, 0, 0]
    razed: int = 0


@record
class MirrezilTale(DragonTale):
    """The ``event`` of this round (or NONE), events ``turned`` up; legends face ``up``, and who has ``completed`` them.

    ``turned`` is by event, ``up`` and ``completed`` (a seat, NONE if nobody) by legend.
    """

    event: int = -1
    turned: list[int] = [0, 0, 0, 0, 0, 0, 0]
    up: list[int] = [0, 0, 0, 0, 0, 0]
    completed: list[int] = [-1, -1, -1, -1, -1, -1]


@record
class GolemTale(Tale):
    """Where the Golem is (``at``) and which space it ``left`` last, NONE if none; the spell ``counter``.

    ``arrived``: the round of its arrival, 0 before; ``killed``: who has a golem token; ``points`` off the counter;
    ``discarded``: how many cards were last discarded against it, and in which round (``discarding``); ``ends``: the
    game ends; ``drawn``: slaughter cards carried out, by card.
    """

    at: int = -1
    counter: int = 0
    left: int = -1
    arrived: int = 0
    killed: list[int] = [0, 0, 0, 0]
    points: list[int] = [0, 0, 0, 0]
    discarding: list[int] = [0, 0, 0, 0]
    discarded: list[int] = [0, 0, 0, 0]
    ends: bool = False
    drawn: list[int] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]


@record
class CollisionTale(Tale):
    """Emblems ``laid`` and ``sealed``, the round of the last try (``tried``); who holds the power of the Faer (NONE).

    ``used``: the round of its last use; ``pairs``: the spaces of elementals that have brought their emblem, the lower
    one first.  Emblems lie in ``EuthiaState.emblem``.
    """

    laid: int = 0
    sealed: list[int] = [0, 0, 0, 0]
    tried: list[int] = [0, 0, 0, 0]
    holder: int = -1
    used: int = 0
    pairs: list[tuple[int, int]] = []


@record
class RevocationTale(Tale):
    """Tokens of both sides, Air and Water (``airy``), Earth and Fire (``earthy``), the round of the ``last``."""

    airy: list[int] = [0, 0, 0, 0]
    earthy: list[int] = [0, 0, 0, 0]
    last: list[int] = [0, 0, 0, 0]


@record
class AbyssTale(Tale):
    """By chapter who has sealed its abyss (``seals``, or NONE); the round of the last fall (``fell``).

    ``demon``: who has beaten it; ``guarded``: the space whose guardian is being fought, or NONE.
    """

    seals: list[int] = [-1, -1, -1, -1, -1]
    fell: list[int] = [0, 0, 0, 0]
    demon: list[int] = [0, 0, 0, 0]
    guarded: int = -1
