"""Many games at once: in this process, over several, or on a Ray cluster, with the same outcomes.

Which games are played is left to simulations and tournaments; each game's seed is its own, so order does not matter.
"""

from __future__ import annotations

import errno
import os
import signal
import traceback
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import closing
from importlib import import_module
from multiprocessing import active_children
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec

from taverne.arena.counted_game import play_counted
from taverne.arena.lineup import made
from taverne.arena.play import Outcome, Recorded, Runner, broken, counted, new_match, play_bare
from taverne.engine.game import Game, Options
from taverne.engine.logs.log_file import RecordError, RecordFile
from taverne.engine.reasons import explained

Progress: TypeAlias = Callable[[int], None]
"""Told how many games are finished, now and then."""
Keep: TypeAlias = Callable[[Sequence[Outcome]], None]
Finished: TypeAlias = Generator[tuple[int, list[Outcome]], None, None]
"""Chunks by number, as they are finished."""

CHUNKS_PER_PROCESS: Final = 64
"""So many at least are told and kept one by one, however long each game takes."""
CHUNKS_PER_RAY_JOB: Final = 8
"""On a cluster chunks travel further, and each of those that wait is looked at again and again."""
LARGEST_CHUNK: Final = 250
EXECUTORS: Final = ("processes", "ray")


class MissingExecutor(RuntimeError):
    """What the games were to be spread with is not installed; the text says what to do."""


class Task(msgspec.Struct, frozen=True):
    """One game to be played: its number, its seed, the bots on its seats."""

    index: int
    seed: int
    lineup: tuple[str, ...]


class Setting(msgspec.Struct, frozen=True):
    """What all games of a run share; ``options`` are checked ones."""

    game: Game[Any]
    options: Options
    players: int
    record_dir: Path | None = None
    own: dict[str, Any] = {}
    """Bots that are not the game's, by label: classes or instances, which workers must be able to import."""
    heard: bool = False
    """Whether somebody listens: then each outcome has its course."""


def play_task(setting: Setting, task: Task) -> Outcome:
    """Play one game; whatever breaks in it is told in its outcome, never raised."""
    try:
        if setting.heard:
            return play_counted(setting.game, setting.options, setting.players, task.lineup, task.seed, setting.own)
        if setting.record_dir is None:
            return play_bare(setting.game, setting.options, setting.players, task.lineup, task.seed, setting.own)
        return _play_to_file(setting, task, setting.record_dir)
    except Exception as error:
        return Outcome(task.seed, task.lineup, 0, None, told(error))


def told(error: Exception) -> str:
    """Return what broke a game, and where."""
    where = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(where.filename).name}, line {where.lineno})"


def _log(folder: Path, game: Game[Any], index: int) -> Path:
    return folder / f"{game.name}-{index:06d}.ndjson"


def check_free(folder: Path, game: Game[Any], games: int) -> None:
    """Make the folder for the logs; raise ``OSError``, or ``RecordError`` for one that another run has filled."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(folder)) from None
    for index in range(games):
        if _log(folder, game, index).exists():
            told = "there is already a log of that name; choose another"
            raise RecordError(str(_log(folder, game, index)), 0, explained("log-exists", told))


def _play_to_file(setting: Setting, task: Task, folder: Path) -> Outcome:
    """Play one game as a match; its log is written also when it breaks, as far as it got."""
    game = setting.game
    match = new_match(game, setting.options, setting.players, task.lineup, task.seed)
    try:
        prompts = counted(Runner(Recorded(match), made(game, task.lineup, setting.own), hurry=True))
    finally:
        RecordFile.begin(_log(folder, game, task.index), match).close()
    return Outcome(task.seed, task.lineup, match.position, match.result, broken(game, match.state), prompts)


def play_chunk(setting: Setting, tasks: Sequence[Task]) -> list[Outcome]:
    """Play some games one after another."""
    return [play_task(setting, task) for task in tasks]


def play_all(
    setting: Setting,
    tasks: Sequence[Task],
    jobs: int = 1,
    progress: Progress | None = None,
    executor: str = "processes",
    keep: Keep | None = None,
) -> list[Outcome]:
    """Play all games and return their outcomes in the order of ``tasks``, however they were spread.

    ``keep`` is given what is finished, in any order, as soon as it is.
    """
    if executor not in EXECUTORS:
        raise ValueError(f"unknown executor {executor}: there are {', '.join(EXECUTORS)}")
    if executor == "ray":
        return _gather(_on_ray(setting, chunked(tasks, CHUNKS_PER_RAY_JOB * max(1, jobs)), jobs), progress, keep)
    if jobs > 1 and len(tasks) > 1:
        return _gather(_over_processes(setting, chunked(tasks, CHUNKS_PER_PROCESS * jobs), jobs), progress, keep)
    return _gather(((n, [play_task(setting, task)]) for n, task in enumerate(tasks)), progress, keep)


def chunked(tasks: Sequence[Task], pieces: int) -> list[Sequence[Task]]:
    """Cut the games into some pieces or a few more, small enough that all workers finish together."""
    size = max(1, min(LARGEST_CHUNK, len(tasks) // pieces))
    return [tasks[start : start + size] for start in range(0, len(tasks), size)]


def _gather(finished: Finished, progress: Progress | None, keep: Keep | None = None) -> list[Outcome]:
    chunks: dict[int, list[Outcome]] = {}
    count = 0
    with closing(finished):
        for number, outcomes in finished:
            chunks[number] = outcomes
            count += len(outcomes)
            if keep is not None:
                keep(outcomes)
            if progress is not None:
                progress(count)
    return [outcome for number in sorted(chunks) for outcome in chunks[number]]


_SETTING: list[Setting] = []
"""What the games of this worker process share: handed over once, not with every chunk."""


def _begin_worker(setting: Setting) -> None:
    """An interrupt from the keyboard is left to the parent, which then stops the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _SETTING[:] = [setting]


def _work(tasks: Sequence[Task]) -> list[Outcome]:
    return play_chunk(_SETTING[0], tasks)


def _over_processes(setting: Setting, chunks: list[Sequence[Task]], jobs: int) -> Finished:
    """Spread the chunks over processes; whoever breaks off waits for none of the games under way."""
    others = set(active_children())
    pool = ProcessPoolExecutor(min(jobs, len(chunks)), initializer=_begin_worker, initargs=(setting,))
    try:
        numbers: dict[Future[list[Outcome]], int] = {pool.submit(_work, chunk): n for n, chunk in enumerate(chunks)}
        for future in as_completed(numbers):
            yield numbers[future], future.result()
    except BaseException:
        for worker in set(active_children()) - others:
            worker.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _on_ray(setting: Setting, chunks: list[Sequence[Task]], jobs: int) -> Finished:
    """Spread the chunks over the Ray cluster named in RAY_ADDRESS, or over a new one on this machine."""
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise MissingExecutor('Ray is not installed: pip install "taverne[cluster]", or use processes') from None
    ours = not ray.is_initialized()
    if ours:
        ray.init(
            log_to_driver=False,
            include_dashboard=False,
            **({} if os.environ.get("RAY_ADDRESS") else {"num_cpus": max(1, jobs)}),
        )
    try:
        shared = ray.put(setting)
        work = ray.remote(play_chunk)
        numbers = {work.remote(shared, chunk): n for n, chunk in enumerate(chunks)}
        waiting = list(numbers)
        while waiting:
            finished, waiting = ray.wait(waiting, num_returns=1)
            for reference in finished:
                yield numbers[reference], ray.get(reference)
    finally:
        if ours:
            ray.shutdown()
