"""Ratings of people by their rated matches, after Plackett and Luce; bots count as opponents of fixed strength.

Which results count is left to the tables.
"""

from __future__ import annotations

import structlog
from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from taverne.games import get
from taverne.server.identity import guest_name
from taverne.server.store.schema import people, ratings
from taverne.server.store.storage import Storage
from taverne.server.store.table_row import TableRow
from taverne.server.wire.bodies import Rated

log = structlog.get_logger()
_MODEL = PlackettLuce()
_BOT_SIGMA = 1.0
_WEAKEST, _STRONGEST = 15.0, 32.0
LISTED = 50


class Ratings:
    """Reads ratings."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def best(self, game: str) -> tuple[Rated, ...]:
        """Return the leaderboard of a game, by what is certain of each rating."""
        ranked = (ratings.c.mu - 3 * ratings.c.sigma).desc()
        wanted = (
            select(ratings, people.c.name)
            .outerjoin(people, people.c.id == ratings.c.person)
            .where(ratings.c.game == game)
            .order_by(ranked)
            .limit(LISTED)
        )
        rows = await self._storage.read(lambda connection: connection.execute(wanted).all())
        return tuple(
            Rated(
                name=row.name or guest_name(row.person),
                rating=round(row.mu - 3 * row.sigma, 2),
                mu=row.mu,
                sigma=row.sigma,
                games=row.games,
            )
            for row in rows
        )


def rate(connection: Connection, kept: TableRow) -> None:
    """Count a finished match; the one with the most points stands first.

    It is written together with the end of the match, so that no rating is lost and none counts twice; what goes wrong
    here must not keep the match from ending.
    """
    for last in (False, True):  # somebody's first rating may come from two matches at once
        try:
            with connection.begin_nested():
                _rate(connection, kept)
        except Exception as error:
            if last or not isinstance(error, IntegrityError):
                log.error("not-rated", table=kept.id, game=kept.game, exc_info=error)
                return
        else:
            return


def _rate(connection: Connection, kept: TableRow) -> None:
    if kept.result is None:
        return
    scores = [float(score) for score in kept.result.scores[: kept.players]]
    last = min(scores) - 1
    scores = [last if seat in kept.conceded else score for seat, score in enumerate(scores)]
    known = [_known(connection, kept, seat) for seat in range(kept.players)]
    after = _MODEL.rate([[rating] for rating, _ in known], scores=scores)
    for seat, (_, games) in enumerate(known):
        if kept.seats[seat].kind == "human" or seat in kept.conceded:
            _put(connection, kept.seats[seat].person, kept.game, after[seat][0], games)


def _known(connection: Connection, kept: TableRow, seat: int) -> tuple[PlackettLuceRating, int]:
    seating = kept.seats[seat]
    if seating.kind != "human" and seat not in kept.conceded:
        return bot_rating(kept.game, seating.level), 0
    mine = (ratings.c.person == seating.person) & (ratings.c.game == kept.game)
    row = connection.execute(select(ratings).where(mine).with_for_update()).first()
    if row is None:
        return _MODEL.rating(), 0
    return _MODEL.rating(mu=row.mu, sigma=row.sigma), row.games


def bot_rating(game: str, level: str) -> PlackettLuceRating:
    """Return the fixed strength of a bot: levels stand evenly between the weakest and the strongest."""
    found = get(game)
    levels = list(found.bots()) if found is not None else []
    place = levels.index(level) / max(1, len(levels) - 1) if level in levels else 0.5
    return _MODEL.rating(mu=_WEAKEST + place * (_STRONGEST - _WEAKEST), sigma=_BOT_SIGMA)


def _put(connection: Connection, person: str, game: str, rating: PlackettLuceRating, games: int) -> None:
    values = {"mu": rating.mu, "sigma": rating.sigma, "games": games + 1}
    mine = (ratings.c.person == person) & (ratings.c.game == game)
    changed = connection.execute(update(ratings).where(mine).values(values))
    if not changed.rowcount:
        connection.execute(insert(ratings).values(person=person, game=game, **values))
