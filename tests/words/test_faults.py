"""What may be wrong in a box: every check of every game is provoked by an owner's file and told in both languages.

That no check yields a plain text is proved by its type (``Faults``, mypy); what is found is tested with each game.
"""

from __future__ import annotations

import sys
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from taverne.cli.user_errors import because, told
from taverne.engine.box.contents import BoxError, fields
from taverne.engine.reasons import Reason
from taverne.games import all_games, find
from taverne.words import LANGUAGES, Words, table_files
from tests.words.faults import FAULTS

GAMES = [game.name for game in all_games()]
CASES = [(game, key, text) for game, cases in FAULTS.items() for key, text in cases]
PLAIN = str.maketrans("“”’", '""\'')


def refused(game: str, owner: Path, text: str) -> BoxError:
    """What is said of an owner's file for a game."""
    owner.write_text(text, encoding="utf-8")
    with pytest.raises(BoxError) as caught:
        find(game).with_box(owner)
    return caught.value


def untold(game: str, error: BoxError) -> list[str]:
    """The reasons without a sentence of their own in each language. The English one says what programs read."""
    english, french = (Words(game, language) for language in LANGUAGES)
    wrong = []
    for reason in {str(each.reason): each.reason for each in error.errors}.values():
        said = [because(reason, words) for words in (english, french)]
        if not (type(reason) is Reason and english.has(reason.key) and french.has(reason.key)):
            wrong.append(f"no sentence: {reason!r}")
        elif said[0].translate(PLAIN) != str(reason) or said[1] == said[0] or "⟦" in said[1]:
            wrong.append(f"{reason.key}: {said}")
    return wrong


@pytest.mark.parametrize(("game", "key", "text"), CASES, ids=[f"{game}-{key}" for game, key, _ in CASES])
def test_what_a_game_finds_wrong_in_a_box_is_told_in_both_languages(
    game: str, key: str, text: str, tmp_path: Path
) -> None:
    error = refused(game, tmp_path / "mine.toml", text)
    assert key in {each.reason.key for each in error.errors}
    assert untold(game, error) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_about_the_box_of_a_game_is_needed_and_provoked(game: str) -> None:
    text = (files(f"taverne.games.{game}") / "locale" / "en" / "box.ftl").read_text(encoding="utf-8")
    sentences = [part.id.name for part in FluentParser().parse(text).body if isinstance(part, ast.Message)]
    assert sorted(set(sentences)) == sorted({key for key, _ in FAULTS[game] if key.startswith("wrong-")})


@pytest.mark.parametrize("game", GAMES)
def test_what_may_be_wrong_in_a_box_is_not_sent_to_browsers(game: str) -> None:
    sent = [file.name for file in table_files(files(f"taverne.games.{game}") / "locale" / "fr")]
    assert "table.ftl" in sent
    assert "box.ftl" not in sent
    assert "rules.ftl" not in sent


@pytest.mark.parametrize("value", ['"nowhere"', "-1", "1000", "[]", "{}", "true", "[{ kind = 3 }]", '["nowhere"]'])
@pytest.mark.parametrize("game", GAMES)
def test_a_file_that_is_wrong_everywhere_is_told_in_both_languages(game: str, value: str, tmp_path: Path) -> None:
    place = f"taverne.games.{game}.box"
    cards = next(m.Cards for name, m in sorted(sys.modules.items()) if name.startswith(place) and hasattr(m, "Cards"))
    box = files(f"taverne.games.{game}") / "box"
    first = first_ids(
        "\n".join(file.read_text(encoding="utf-8") for file in box.iterdir() if file.name.endswith(".toml"))
    )
    lines = []
    for table in fields(cards):
        kind = getattr(table.type, "__args__", (table.type,))[0]
        lines += [f'[[{table.name}]]\nid = "{first[table.name]}"'] if table.name in first else [f"[{table.name}]"]
        lines += [f"{field.name} = {value}" for field in fields(kind) if field.name not in ("id", "source", "note")]
    error = refused(game, tmp_path / "mine.toml", "\n".join(lines))
    assert len(error.errors) >= len(fields(cards))
    assert untold(game, error) == []


def first_ids(text: str) -> dict[str, str]:
    """The id of an entry of each list of tables."""
    found: dict[str, str] = {}
    for block in text.split("\n[[")[1:]:
        table, _, rest = block.partition("]]\nid = ")
        found.setdefault(table, rest.partition("\n")[0].strip('"'))
    return found


@pytest.mark.parametrize(
    ("game", "text", "french"),
    [
        (
            "dungeon_rush",
            '[[hero]]\nid = "witch"\nskills = {}\n',
            "hero witch.skills\u00a0: {}\u00a0: un héros commence avec une ou deux compétences au-dessus de 0 (DR-016)",
        ),
        (
            "euthia",
            '[[monster]]\nid = "grey_wolf"\nlevel = 2\n',
            "mine.toml\u00a0: monster\u00a0: il y en a 13 avec level = 1, on en attend 14 (EU-005)",
        ),
        (
            "nerath",
            '[[goal]]\nid = "alliances_long"\npoints = 1\n',
            "donnez des trésors pour une partie longue, des points pour les autres",
        ),
        (
            "monster_lands",
            "[expedition]\ndie_spaces = 5\n",
            "expedition_list E1\u00a0: 6 dés sur une expédition, plus que die_spaces = 5 (ML-109)",
        ),
    ],
)
def test_a_french_owner_reads_french(game: str, text: str, french: str, tmp_path: Path) -> None:
    assert french in told(refused(game, tmp_path / "mine.toml", text), Words(game, "fr"))
