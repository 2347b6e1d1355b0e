"""Bots whose minds fail: a thought without an end is broken off, a dead process is started again, the match goes on."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from opcode import opmap
from types import SimpleNamespace, TracebackType

import pytest

from taverne.engine.actions import Action
from taverne.engine.decisions import Choice
from taverne.engine.frames import settle
from taverne.engine.logs.snapshot import encode
from taverne.engine.rng import Rng
from taverne.games import find
from taverne.review.alarm import within
from taverne.server.bots.driver import BotDriver
from taverne.server.bots.workers import GRACE_S, BotWorkers, Thought, think
from taverne.server.settings import Settings
from taverne.server.store.table_row import Habits
from tests.server.tools import Person, Running


def thought() -> Thought:
    game = find("monster_lands")
    assert game is not None
    options = game.check({}, 2)
    state = game.start(options, 2, 1)
    settle(state)
    choice = state.pending[0]
    assert isinstance(choice, Choice)
    return Thought("monster_lands", options, 2, encode(state), choice.seat, "greedy", 1, 0)


def endless(_: Thought) -> str:
    while True:
        pass


def test_a_thought_without_an_end_is_broken_off() -> None:
    began = time.monotonic()
    with pytest.raises(TimeoutError):
        within(0.2, endless, thought())
    assert time.monotonic() - began < 30
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


def test_a_compiled_thought_is_never_broken_off_in_the_middle_of_arithmetic(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where compiled code multiplies long numbers, that would end the process."""
    monkeypatch.setattr("taverne.review.alarm.is_compiled", lambda: True)

    def multiplied(_: Thought) -> str:
        number = 3**20_000
        while True:
            number * number

    with pytest.raises(TimeoutError) as broken:
        within(0.1, multiplied, thought())
    steps = [trace.tb_lasti for trace in traces(broken.tb) if trace.tb_frame.f_code is multiplied.__code__]
    assert [multiplied.__code__.co_code[step] for step in steps] == [opmap["JUMP_BACKWARD"]]


def traces(trace: TracebackType | None) -> Iterator[TracebackType]:
    while trace is not None:
        yield trace
        trace = trace.tb_next


def test_work_within_work_leaves_the_outer_limit_as_it_was() -> None:
    def nested(_: Thought) -> str:
        with pytest.raises(TimeoutError, match="no end"):
            within(0.1, endless, thought())
        return endless(thought())

    began = time.monotonic()
    with pytest.raises(TimeoutError):
        within(0.4, nested, thought())
    assert 0.4 <= time.monotonic() - began < 30


@pytest.mark.parametrize(
    ("name", "level"), [("monster_lands", "search"), ("euthia", "seeker"), ("nerath", "strategist")]
)
def test_a_bot_answers_with_the_best_so_far_when_its_time_is_up(name: str, level: str) -> None:
    game = find(name)
    assert game is not None
    options = game.check({}, 2)
    state = game.start(options, 2, 1)
    settle(state)
    choice = state.pending[0]
    assert isinstance(choice, Choice)
    late = Thought(name, options, 2, encode(state), choice.seat, level, 1, 0, seconds=0.0)
    assert choice.accepts(Action.parse(think(late)))
    bot = game.bots()[level](game)
    bot.until = time.monotonic() - 1
    assert bot.late
    rng = Rng(1)
    assert choice.accepts(bot.choose(None, choice, rng, lambda other: game.determinize(state, choice.seat, other)))


def test_a_bot_that_does_not_heed_its_time_is_broken_off_and_a_quicker_one_answers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slow = thought()
    slow.level, slow.seconds, slow.asked = "search", 0.05, time.time()
    quick = think(thought())
    monkeypatch.setattr(find("monster_lands").bots()["search"], "choose", lambda *_: endless(slow))
    began = time.monotonic()
    assert think(slow) == quick, "what the greedy one answers"
    assert time.monotonic() - began < 20 * GRACE_S


async def test_a_mind_that_died_is_started_again() -> None:
    minds = BotWorkers(1)
    try:
        first = await minds.think(thought())
        pool = minds._ready()
        os.kill(pool.submit(os.getpid).result(), signal.SIGKILL)
        assert await minds.think(thought()) == first
    finally:
        minds.close()


async def test_over_what_a_mind_dies_twice_a_quicker_one_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    minds, died, deadly = BotWorkers(1), [], thought()
    deadly.level = "search"

    async def dying(who: str, place: str, work: Callable[[Thought], str], of: Thought) -> str:
        if work is think:
            died.append(of.level)
            raise BrokenProcessPool
        return work(of)

    monkeypatch.setattr(minds, "_run", dying)
    assert str(await minds.think(deadly)) == think(thought()), "what the greedy one answers"
    assert died == ["search", "search"]


async def test_a_bot_whose_thoughts_find_no_end_plays_what_lies_nearest(
    server: Running, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = []

    async def stuck(of: Thought, who: str = "", place: str = "") -> Action:
        tried.append(of.seat)
        raise TimeoutError

    monkeypatch.setattr(server.services.workers, "think", stuck)
    page = await ann.page(await ann.table("me", "bot:hard", "bot:hard"))
    for _ in range(6):
        await page.until(lambda: bool(page.asked))
        assert (await page.act(page.asked[0]["options"][0]))["t"] == "ack"
    assert min(tried.count(1), tried.count(2)) >= 2


async def test_a_bot_lets_people_look_only_when_there_is_something_to_see() -> None:
    match = SimpleNamespace(happened=[], entries=[], state=SimpleNamespace(pending=()))
    services = SimpleNamespace(settings=Settings(bot_pause_ms=300))
    kept = SimpleNamespace(habits=Habits())
    play = SimpleNamespace(match=match, services=services, kept=kept, resting=False, racing=False)
    bots = BotDriver(play)  # type: ignore[arg-type]
    pauses = []
    for happened in (0, 2, 2, 3, 3, 1):
        match.happened = [None] * happened
        bots.update(0.0)
        pauses.append(bots._delay(Choice(0, "order", ())))
    assert pauses == [300, 300, 0, 300, 0, 300]
