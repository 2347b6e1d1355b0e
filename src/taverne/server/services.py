"""Everything that one server process has: settings, database, thinking bots, tables.

It only holds them together; each does its own work.
"""

from __future__ import annotations

import secrets
from collections import Counter
from contextlib import suppress
from typing import Final

from taverne.games import all_games
from taverne.server.bots.laboratory import Laboratory
from taverne.server.bots.storyteller import Storyteller
from taverne.server.bots.workers import BotWorkers
from taverne.server.cluster.hub import Hub
from taverne.server.identity import Signer
from taverne.server.limits import Purse
from taverne.server.live.past.archive import Archive
from taverne.server.live.past.checkup import Checkup
from taverne.server.live.series.campaigns import Campaigns
from taverne.server.live.series.daily import Daily
from taverne.server.settings import Settings
from taverne.server.signatures import can_seal
from taverne.server.store.boxes import Boxes
from taverne.server.store.people import People
from taverne.server.store.ratings import Ratings
from taverne.server.store.secret_keys import SecretKeys
from taverne.server.store.storage import Storage

SAID: Final = 2
"""All pages of one person together may say so many times what one of them may."""
LOOKS: Final = 2
"""Small positions a second that one person may go on asking for; large ones cost more."""


class Services:
    """One process of the server."""

    signer: Signer
    daily: Daily

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.node = secrets.token_hex(6)
        self.storage = Storage(settings.database(), alone=not settings.redis)
        self.workers = BotWorkers(settings.bot_workers)
        self.lab = Laboratory()
        self.boxes = Boxes(self.storage)
        self.people = People(self.storage)
        self.keys = SecretKeys(self.storage)
        self.archive = Archive(self.storage)
        self.campaigns = Campaigns(self.storage)
        self.ratings = Ratings(self.storage)
        self.storyteller = Storyteller(self.storage, settings.story_s)
        self.hub = Hub(self)
        self.lines: Counter[str] = Counter()
        """How many WebSockets each address, and each person, has open."""
        self.unread: Counter[str] = Counter()
        """How many bytes the pages of each address have not taken yet."""
        self.asking = Purse(settings.rate, settings.burst, settings.crowd)
        """Requests of a person, of all people at an address, by what they cost."""
        self.saying = Purse(SAID * settings.messages, 2 * SAID * round(settings.messages), settings.crowd)
        """Messages of all pages of a person, of all people at an address."""
        self.looks = Purse(LOOKS, 10 * LOOKS, settings.crowd)
        """Whole positions that people ask for again, by their size."""
        self.making = Purse(settings.making, 20, settings.crowd)
        """New tables."""
        self.helping: Counter[str] = Counter()
        """How much help each person waits for."""

    async def open(self) -> None:
        all_games()  # before anybody comes, so that no first visitor waits for them
        await self.storage.open()
        await self.take_keys()
        await self.hub.open()
        self.hub.spawn(self._settle_in())

    async def take_keys(self) -> None:
        """Read the secrets of the house: the keys of identities may have been changed, all of them restored."""
        self.signer = Signer(*await self.keys.cookies())
        self.daily = Daily(self.storage, await self.keys.daily())
        if can_seal():
            self.archive.key = await self.keys.record()

    async def _settle_in(self) -> None:
        """What need not be done before the first guest: boxes kept, then a look at the matches under way."""
        await self.boxes.keep_all()
        await Checkup(self.storage, self.workers).run()

    async def close(self) -> None:
        with suppress(Exception):
            await self.hub.close()
        await self.lab.stop()
        self.workers.close()
        self.storyteller.close()
        await self.storage.close()
