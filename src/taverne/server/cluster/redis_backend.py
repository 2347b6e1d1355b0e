"""Channels over Redis that outlive it: a process whose line to Redis was cut comes back by itself.

What was said meanwhile is lost there; making good for it is left to ``node_messages``, which is told when the line is
back.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Iterable
from typing import Any, Final

import structlog
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

log = structlog.get_logger()
AGAIN_S: Final = 0.2
PATIENCE_S: Final = 2.0
"""A letter that cannot be sent for so long is dropped: whoever waits for it asks again."""
HEALTH_S: Final = 5
SURE_S: Final = 4.0
BROKEN: Final = (RedisError, OSError)


class RedisBackend(RedisChannelsPubSubBackend):
    """Litestar's channels over Redis, tried again for as long as it takes."""

    def __init__(self, address: str, returned: Callable[[], None]) -> None:
        line: Redis = Redis.from_url(
            address, retry=Retry(NoBackoff(), 0), health_check_interval=HEALTH_S, socket_connect_timeout=PATIENCE_S
        )
        super().__init__(redis=line)
        self._returned = returned
        self._cut = False
        self._dropping = False
        self._sure = 0.0
        """From when on the others have had time to come back too."""

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Publish, or drop what cannot be published for a while; then the next are tried only once each."""
        names = list(channels)
        until = asyncio.get_running_loop().time() + (0 if self._dropping else PATIENCE_S)
        while True:
            try:
                await super().publish(data, names)
            except BROKEN as error:
                if asyncio.get_running_loop().time() >= until:
                    if not self._dropping:
                        log.warning("letters-lost", error=repr(error))
                    self._dropping = True
                    return
                await asyncio.sleep(AGAIN_S)
            else:
                self._dropping = False
                return

    async def ears(self, channels: list[str]) -> dict[str, int]:
        """Return how many listen to each channel; nothing while Redis cannot be asked, or has just come back."""
        if self._cut or asyncio.get_running_loop().time() < self._sure:
            return {}
        try:
            found = await self._redis.pubsub_numsub(*channels)
        except BROKEN:
            return {}
        return {name.decode() if isinstance(name, bytes) else str(name): int(count) for name, count in found}

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        """Yield what is published, over as many connections as it takes."""
        while True:
            try:
                message = await self._next()
            except BROKEN as error:
                if not self._cut:
                    log.warning("redis-lost", error=repr(error))
                self._cut = True
                self._sure = asyncio.get_running_loop().time() + SURE_S
                await asyncio.sleep(AGAIN_S)
                continue
            if message is None:
                continue
            if message["type"] == "subscribe":
                self._back()
            elif message["type"] == "message":
                yield message["channel"].decode(), message["data"]

    async def _next(self) -> dict[str, Any] | None:
        await self._has_subscribed.wait()
        message: dict[str, Any] | None = await self._pub_sub.get_message(timeout=self._stream_sleep_no_subscriptions)
        return message

    def _back(self) -> None:
        """Redis confirms that we listen: for the first time, or again after the line was cut."""
        if self._cut:
            log.info("redis-back")
            self._cut = self._dropping = False
            self._returned()
