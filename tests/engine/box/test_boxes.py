"""Boxes: what is read, what an owner may lay over it, and how mistakes are told. The box here is a toy of two kinds."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from taverne.engine.box.contents import BoxEntry, BoxError, Contents, Section, provenance
from taverne.engine.box.faults import Faults, fault, miscount
from taverne.engine.box.load import read_box


class Power(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    might: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    wits: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0


class Beast(BoxEntry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    power: Power
    colour: Literal["red", "green"] = "red"
    lairs: tuple[Literal["cave", "wood"], ...] = ()
    coins: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0

    def problems(self) -> Faults:
        if self.power == Power():
            yield "power", fault("wrong-power", "a beast without power")


class Limits(Section, frozen=True, forbid_unknown_fields=True, kw_only=True):
    beasts: int
    rounds: int = 3


class Zoo(Contents, frozen=True, forbid_unknown_fields=True, kw_only=True):
    beast: tuple[Beast, ...]
    limits: Limits

    def problems(self) -> Faults:
        if len(self.beast) != self.limits.beasts:
            yield "beast", miscount(len(self.beast), self.limits.beasts, "")


BEASTS = """
[[beast]]
id = "b-1"
power = { might = 2 }
coins = 1
source = { default = "house", power = "rulebook" }
note = "seen in an example"

[[beast]]
id = "b-2"
power = { wits = 3 }
colour = "green"
source = "found"
"""
LIMITS = """
[limits]
beasts = 2
source = "rulebook"
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    box = tmp_path / "box"
    box.mkdir()
    (box / "beasts.toml").write_text(BEASTS)
    (box / "limits.toml").write_text(LIMITS)
    return box


@pytest.fixture
def owner(tmp_path: Path) -> Path:
    return tmp_path / "my-copy.toml"


def refused(folder: Path, overlay: Path | None = None) -> BoxError:
    with pytest.raises(BoxError) as caught:
        read_box(folder, Zoo, overlay)
    return caught.value


def test_a_box_is_the_tables_of_all_its_files(folder: Path) -> None:
    zoo, _ = read_box(folder, Zoo)
    assert [beast.id for beast in zoo.beast] == ["b-1", "b-2"]
    assert zoo.beast[0].power == Power(might=2, wits=0)
    assert zoo.beast[1].colour == "green"
    assert (zoo.limits.beasts, zoo.limits.rounds) == (2, 3)


def test_entries_of_several_files_are_joined_in_the_order_of_file_names(folder: Path) -> None:
    (folder / "aaa.toml").write_text('[[beast]]\nid = "b-0"\npower = { might = 1 }\nsource = "house"\n')
    (folder / "limits.toml").write_text(LIMITS.replace("2", "3"))
    zoo, _ = read_box(folder, Zoo)
    assert [beast.id for beast in zoo.beast] == ["b-0", "b-1", "b-2"]


def test_provenance_is_told_by_field_and_by_default(folder: Path) -> None:
    zoo, _ = read_box(folder, Zoo)
    assert provenance(zoo.beast[0], "power") == "rulebook"
    assert provenance(zoo.beast[0], "coins") == "house"
    assert provenance(zoo.beast[1], "power") == "found"


@pytest.mark.parametrize("field", ["weight", "note", "source"])
def test_what_is_not_a_value_has_no_provenance(folder: Path, field: str) -> None:
    zoo, _ = read_box(folder, Zoo)
    with pytest.raises(KeyError):
        provenance(zoo.beast[0], field)


def test_an_overlay_replaces_the_fields_it_names_and_no_others(folder: Path, owner: Path) -> None:
    owner.write_text('[[beast]]\nid = "b-1"\npower = { wits = 4 }\n')
    zoo, _ = read_box(folder, Zoo, owner)
    assert zoo.beast[0].power == Power(might=0, wits=4), "a field is replaced as a whole"
    assert zoo.beast[0].coins == 1
    assert zoo.beast[1] == read_box(folder, Zoo)[0].beast[1]


def test_overridden_values_are_the_owners_and_the_others_keep_their_provenance(folder: Path, owner: Path) -> None:
    owner.write_text('[[beast]]\nid = "b-1"\ncoins = 1\n[[beast]]\nid = "b-2"\ncolour = "red"\n[limits]\nrounds = 4\n')
    zoo, _ = read_box(folder, Zoo, owner)
    assert [provenance(zoo.beast[0], field) for field in ("power", "coins", "colour")] == ["rulebook", "owner", "house"]
    assert [provenance(zoo.beast[1], field) for field in ("power", "colour")] == ["found", "owner"]
    assert [provenance(zoo.limits, field) for field in ("rounds", "beasts")] == ["owner", "rulebook"]


def test_the_fingerprint_follows_the_values(folder: Path, owner: Path) -> None:
    _, before = read_box(folder, Zoo)
    owner.write_text('[[beast]]\nid = "b-1"\ncoins = 2\n')
    _, after = read_box(folder, Zoo, owner)
    assert len(before) == len(after) == 32
    assert before != after


def test_the_fingerprint_ignores_notes_provenance_layout_and_written_defaults(folder: Path, owner: Path) -> None:
    _, before = read_box(folder, Zoo)
    owner.write_text('[[beast]]\nid = "b-1"\ncoins = 1\npower = { wits = 0, might = 2 }\nlairs = []\nnote = "mine"\n')
    zoo, after = read_box(folder, Zoo, owner)
    assert zoo.beast[0].note == "mine"
    assert after == before


def test_a_broken_value_names_file_key_and_value(folder: Path, owner: Path) -> None:
    owner.write_text('[[beast]]\nid = "b-1"\ncoins = "many"\n')
    error = refused(folder, owner)
    assert str(error) == 'my-copy.toml: beast b-1.coins: "many": expected a whole number'
    assert (error.file, error.key, error.value) == ("my-copy.toml", "beast b-1.coins", "many")
    assert str(error.reason) == "expected a whole number"
    assert error.errors == (error,)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("coins = 10", "beast b-1.coins: 10: expected a whole number <= 9"),
        ("coins = -1", "beast b-1.coins: -1: expected a whole number >= 0"),
        ("coins = true", "beast b-1.coins: true: expected a whole number"),
        ("coins = 2024-01-01", 'beast b-1.coins: "2024-01-01": expected a whole number'),
        ("coin = 1", 'beast b-1.coin: 1: unknown field: did you mean "coins"?'),
        ('source = "rulebook"', 'beast b-1.source: "rulebook": leave it out: what you enter is marked as the owner\'s'),
        ('colour = "blue"', 'beast b-1.colour: "blue": expected one of red, green'),
        ('lairs = ["cave", "sea"]', 'beast b-1.lairs[1]: "sea": expected one of cave, wood'),
        ('lairs = "cave"', 'beast b-1.lairs: "cave": expected a list'),
        ("power = 3", "beast b-1.power: 3: expected a table"),
        ("power = { might = 1.5 }", "beast b-1.power.might: 1.5: expected a whole number"),
        ("power = { luck = 1 }", "beast b-1.power.luck: 1: unknown field: the fields are might, wits"),
        ("power = {}", "beast b-1.power: {}: a beast without power"),
    ],
)
def test_each_kind_of_broken_field_is_told(folder: Path, owner: Path, line: str, message: str) -> None:
    owner.write_text(f'[[beast]]\nid = "b-1"\n{line}\n')
    assert str(refused(folder, owner)) == f"my-copy.toml: {message}"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[[beast]]\nid = "b-22"\n', 'beast b-22.id: "b-22": unknown id: did you mean "b-2"?'),
        ('[[beast]]\nid = "dragon"\n', 'beast dragon.id: "dragon": unknown id: the ids are b-1, b-2'),
        ('[[beast]]\nid = "b 1"\n', 'beast #1.id: "b 1": an id is a text of letters, digits, - and _'),
        ("[[beast]]\nid = 1\n", "beast #1.id: 1: an id is a text of letters, digits, - and _"),
        ("[[beast]]\ncoins = 1\n", "beast #1.id: missing: say which one this is"),
        ('[[beast]]\nid = "b-1"\n[[beast]]\nid = "b-1"\n', "beast b-1: listed twice: keep one"),
        ('[beast]\nid = "b-1"\n', 'beast: {"id": "b-1"}: write each as [[beast]], with its id'),
        ("beast = [1]\n", "beast #1: 1: write it as [[beast]]"),
        ("limits = 3\n", "limits: 3: write it as a table, [limits]"),
        ('[[beasts]]\nid = "b-1"\n', 'beasts: unknown table: did you mean "beast"?'),
        ("[limits]\nbeasts = 3\n", "beast: 2 of them, expected 3"),
    ],
)
def test_each_kind_of_broken_table_is_told(folder: Path, owner: Path, text: str, message: str) -> None:
    owner.write_text(text)
    assert str(refused(folder, owner)) == f"my-copy.toml: {message}"


def test_all_mistakes_of_a_file_are_told_at_once(folder: Path, owner: Path) -> None:
    owner.write_text(
        'wind = 1\n[[beast]]\nid = "b-1"\ncoins = "many"\npower = { might = 99, luck = 1 }\n'
        '[[beast]]\nid = "b-2"\npower = {}\n[[beast]]\nid = "b-9"\n[limits]\nrounds = "x"\n'
    )
    error = refused(folder, owner)
    assert {each.key for each in error.errors} == {
        "wind",
        "beast b-1.coins",
        "beast b-1.power.might",
        "beast b-1.power.luck",
        "beast b-2.power",
        "beast b-9.id",
        "limits.rounds",
    }
    assert str(error).splitlines() == [str(each) for each in error.errors]
    assert (error.file, error.key) == (error.errors[0].file, error.errors[0].key)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "the file is empty: enter at least one table"),
        (b"# only a comment\n", "the file is empty: enter at least one table"),
        (b'[[beast]]\nid = "\xe9"\n', "not UTF-8 text at byte 16: save it as UTF-8"),
        (b"[[beast\n", "not valid TOML: Expected ']]' at the end of an array declaration (at line 1, column 8)"),
        (b"x = " + b"[" * 9000, "not valid TOML: nested too deeply"),
    ],
)
def test_a_file_that_is_no_table_is_told(folder: Path, owner: Path, content: bytes, reason: str) -> None:
    owner.write_bytes(content)
    error = refused(folder, owner)
    assert (error.file, error.key, error.value, str(error.reason)) == ("my-copy.toml", "", None, reason)


def test_a_byte_order_mark_is_no_mistake(folder: Path, owner: Path) -> None:
    owner.write_bytes(b'\xef\xbb\xbf[[beast]]\nid = "b-1"\ncoins = 7\n')
    assert read_box(folder, Zoo, owner)[0].beast[0].coins == 7


def test_a_missing_file_or_a_folder_in_its_place_is_told(folder: Path, owner: Path) -> None:
    assert "my-copy.toml: cannot be read" in str(refused(folder, owner))
    owner.mkdir()
    assert "my-copy.toml: cannot be read" in str(refused(folder, owner))


def test_a_missing_or_empty_box_folder_is_told(tmp_path: Path) -> None:
    assert "nowhere: cannot be read" in str(refused(tmp_path / "nowhere"))
    (tmp_path / "void").mkdir()
    assert str(refused(tmp_path / "void")) == "void: no .toml file in this folder"


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("beasts.toml", "power = { might = 2 }\n", "", "beasts.toml: beast b-1.power: missing: add this field"),
        ("beasts.toml", '"b-2"', '"b-1"', "beasts.toml: beast b-1: listed twice: keep one"),
        (
            "beasts.toml",
            '"found"',
            '"guess"',
            'beasts.toml: beast b-2.source: "guess": expected one of rulebook, found, house, owner',
        ),
        (
            "beasts.toml",
            'power = "rulebook" }',
            'might = "rulebook" }',
            'beasts.toml: beast b-1.source.might: "rulebook": unknown field: '
            "the fields are power, colour, lairs, coins",
        ),
        (
            "beasts.toml",
            'default = "house", ',
            "",
            "beasts.toml: beast b-1.source.default: missing: add this field",
        ),
        ("limits.toml", '[limits]\nbeasts = 2\nsource = "rulebook"', "[[beast]]", None),
        ("limits.toml", 'source = "rulebook"', "", "limits.toml: limits.source: missing: add this field"),
        ("limits.toml", "beasts = 2", "beasts = 3", "box: beast: 2 of them, expected 3"),
    ],
)
def test_the_box_itself_is_held_to_the_same(folder: Path, file: str, old: str, new: str, message: str | None) -> None:
    text = (folder / file).read_text()
    assert old in text
    (folder / file).write_text(text.replace(old, new))
    error = refused(folder)
    if message is None:
        assert [str(each) for each in error.errors] == [
            "limits.toml: beast #1.id: missing: say which one this is",
            "box: limits: missing: add this table",
        ]
    else:
        assert str(error) == message


def test_a_huge_value_is_shown_in_short(folder: Path, owner: Path) -> None:
    owner.write_text(f'[[beast]]\nid = "b-1"\ncoins = "{"x" * 500}"\n')
    assert len(str(refused(folder, owner))) < 150
    owner.write_text(f'[[beast]]\nid = "b-1"\ncoins = 0x{"f" * 9000}\n')
    assert str(refused(folder, owner)) == "my-copy.toml: beast b-1.coins: ...: expected a whole number <= 9"


def test_an_error_crosses_processes(folder: Path, owner: Path) -> None:
    owner.write_text('[[beast]]\nid = "b-1"\ncoins = "many"\nwings = 2\n')
    error = refused(folder, owner)
    copy = pickle.loads(pickle.dumps(error))
    assert str(copy) == str(error)
    assert len(copy.errors) == 2


PIECES = """\
[[beast]]
[beast]
[limits]
[beast.power]
id = "b-1"
id = "b-2"
id = 3
coins = 3
coins = nan
power = { might = 1 }
power = {}
power.might = 4
source = "house"
source = {}
rounds = 1e400
colour = ["red"]
lairs = [[]]
note = "é"
note = 1979-05-27T07:32:00Z
}
=
""".splitlines()


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(st.lists(st.sampled_from(PIECES) | st.text(max_size=4), max_size=8))
def test_whatever_an_owner_writes_is_read_or_refused_but_never_crashes(
    folder: Path, owner: Path, pieces: list[str]
) -> None:
    owner.write_bytes("\n".join(pieces).encode("utf-8", "surrogatepass"))
    told: tuple[BoxError, ...] = ()
    try:
        read_box(folder, Zoo, owner)
    except BoxError as error:
        told = error.errors
    assert all(each.file == "my-copy.toml" and str(each.reason) in str(each) for each in told)
