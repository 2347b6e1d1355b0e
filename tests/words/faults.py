"""An owner's file for every fault that a check of a game may find: the key of its sentence, and what is written there.

Each is an entry or a table and its values; that each of them is told is tested in ``test_faults``.
"""

from __future__ import annotations

Case = tuple[str, str]


def case(key: str, where: str, values: str) -> Case:
    """The key of a fault, and a file with some values (one to a line) of a table or, with its id, of an entry."""
    table, _, name = where.partition(" ")
    return key, f'[[{table}]]\nid = "{name}"\n{values}\n' if name else f"[{table}]\n{values}\n"


PLAIN = '{ land = "plain" }'
SWORDS = ", ".join(['{ symbol = "sword" }'] * 8)
OUTLINE = "[[2250, 0], [3629, 0], [3525, 725], [2861, 1005], [2250, 608]]"

FAULTS: dict[str, tuple[Case, ...]] = {
    "dungeon_rush": (
        case("wrong-hero", "hero witch", "skills = {}"),
        case("wrong-defence", "monster I-01", "defence = {}"),
        case("wrong-gain-twice", "monster I-01", 'gain = { skills = ["magic", "magic"], n = 1 }'),
        case("wrong-gain", "monster I-01", 'gain = { skill = "melee" }'),
        case("wrong-reward", "monster I-01", "gain = {}\ncoins = 0"),
        case("wrong-boss", "lord iron_warden", "defence = {}"),
        case("wrong-rounds", "constants", "rounds = 1"),
        case("wrong-players", "constants", "players_max = 1"),
        case("wrong-few-heroes", "constants", "players_max = 6"),
        case("wrong-few-monsters", "constants", "players_max = 6"),
        case("box-count-where", "monster I-01", "level = 2"),
        case("box-either", "monster I-01", 'gain = { skill = "magic", skills = ["magic"], n = 1 }'),
        case("box-type", "monster I-01", "coins = 51"),
        case("box-choice", "monster I-01", 'gain = { skill = "cunning", n = 1 }'),
        case("box-unknown-id-many", "monster Z", "coins = 1"),
    ),
    "monster_lands": (
        case("wrong-pair", "mercenary purkas", 'affinity = "air"'),
        case("wrong-pool", "setup", "dice = {}"),
        case("wrong-bracket", "bracket low", "up_to = 99"),
        case("wrong-bracket-dice", "bracket high", "dice = {}"),
        case("wrong-expedition", "expedition", "die_spaces = 1"),
        case("wrong-capture", "monster moldo", "kill_value = 1"),
        case("wrong-removes", "madhala", "removes = []"),
        case("wrong-outside", "scenario S01", 'outside = ["mission_1"]'),
        case("box-value", "mercenary purkas", "reputation = 1"),
        case("box-count", "novice", "copies = 1"),
        case("box-count-where", "trap initial", "copies = 1"),
        case("box-either", "building lair", "slots = []"),
        case(
            "box-length",
            "mission M01",
            "competitive = { dice = 1, colours = [], objective = 1, reward = {}, penalty = 0 }",
        ),
    ),
    "nerath": (
        case("wrong-alliances", "alliance vailin_nerath", 'realms = ["vailin", "karkoth"]'),
        case("wrong-seats", "lineup two", 'seats = [["karkoth"], ["vailin", "nerath"]]'),
        case("wrong-goal", "goal alliances_short", 'length = "long"'),
        case("wrong-points", "goal alliances_long", "points = 1"),
        case("wrong-numbers", "event acid_breath", "number = 2"),
        case("wrong-number", "event acid_breath", "number = 21"),
        case("wrong-lands", "realm nerath", "base_income = 1"),
        case("wrong-capital", "realm nerath", 'capital = "nowhere"'),
        case("wrong-castles", "unit castle", "figures = 1"),
        case("wrong-castles", "unit castle", "castle = false\nmovement = 1\nattack = [6]"),
        case("wrong-neighbours", "sea wailing_sea", 'neighbours = ["wailing_sea"]'),
        case("wrong-one-sided", "dungeon sunless_citadel", 'neighbours = ["nentir_vale", "stonemarch"]'),
        case("wrong-edge", "board", "corners = []"),
        case("wrong-polygon", "land corsairs_rest", "polygon = [[0, 0], [0, 9], [9, 9]]"),
        case("wrong-overlap", "land winterbole_forest", f"polygon = {OUTLINE}"),
        case("wrong-outline", "board", "width = 1"),
        case("wrong-area", "board", "width = 1"),
        case("wrong-owner", "land corsairs_rest", 'owner = "nerath"'),
        case("wrong-warship", "land corsairs_rest", 'start = [{ realm = "vailin", units = { warship = 1 } }]'),
        case("wrong-castle", "land corsairs_rest", 'start = [{ realm = "vailin", units = { castle = 2 } }]'),
        case("wrong-empty", "land corsairs_rest", 'start = [{ realm = "vailin", units = {} }]'),
        case("wrong-afloat", "sea corsair_sea", 'start = [{ realm = "vailin", units = { fighter = 1 } }]'),
        case("wrong-attack", "unit monster", "attack = []"),
        case("wrong-cargo", "unit monster", "cargo = 1"),
        case("wrong-hover", "unit monster", "hover = true"),
        case("box-no-such", "dungeon sunless_citadel", 'neighbours = ["nowhere"]'),
        case("box-count", "guardian mummy", "copies = 2"),
        case("box-count-where", "treasure winged_boots", "points = 2"),
        case("box-invalid", "event acid_breath", 'ability = { kind = "riddle" }'),
        case("box-part-missing", "event acid_breath", 'ability = { kind = "reaction" }'),
    ),
    "euthia": (
        case("wrong-bands", "monster gorge_ettin", "bands = [{ min = 5 }, { min = 0 }]"),
        case("wrong-use", "shop_tile tower_pavise", 'uses = [{ trigger = "out", do = [{ kind = "cart" }] }]'),
        case("wrong-in-band", "hero_tile ember_lash", 'bands = [{ min = 7, do = [{ kind = "renewal" }] }]'),
        case("wrong-attack", "hero_tile ember_lash", "bands = []"),
        case("wrong-armour", "shop_tile red_elixir", 'kind = "armour"'),
        case("wrong-useless", "shop_tile tower_pavise", "uses = []"),
        case("wrong-drawn", "treasure royal_purse", 'kind = "chest"'),
        case("wrong-sell", "hero_tile ember_lash", "sell = 1"),
        case("wrong-start", "hero_tile ember_lash", "rep = 1"),
        case("wrong-ability", "hero_tile ember_lash", "sell = 1"),
        case("wrong-dwurt", "hero_tile ember_lash", "dwurt = 1"),
        case("wrong-sections", "card power_up", "three = []"),
        case("wrong-row", "scoring", "trade_tokens = [1, 2, 4, 6, 8]"),
        case("wrong-rep", "hero_tile the_great_thaw", "rep = 0"),
        case("wrong-slots", "hero_tile ember_lash", 'hero = "ael"'),
        case("wrong-equipment", "hero ael", 'equipment = [{ piece = "helmet" }]'),
        case("wrong-slot", "hero ael", f"slots = [{SWORDS}]"),
        case("wrong-alone", "quest priest_1", "one_player = true"),
        case("wrong-price", "legend widow", 'give = [{ what = "gem", of = ["pebble"] }]'),
        case("wrong-price-plain", "legend widow", 'give = [{ what = "gold", of = ["pebble"] }]'),
        case("wrong-trophy", "legend widow", 'give = [{ what = "gold", level = 1 }]'),
        case("wrong-centre", "territory iii_druid", 'special = "chapel"'),
        case("wrong-treasure", "territory v_lastroad", f'spaces = [{{ land = "treasure" }}, {PLAIN}, {PLAIN}]'),
        case("wrong-element", "territory v_lastroad", f'spaces = [{{ land = "elemental" }}, {PLAIN}, {PLAIN}]'),
        case("wrong-encounter", "territory v_lastroad", f'spaces = [{{ land = "encounter" }}, {PLAIN}, {PLAIN}]'),
        case(
            "wrong-loot",
            "territory v_lastroad",
            f'spaces = [{{ land = "plain", loot = {{ gold = 1 }} }}, {PLAIN}, {PLAIN}]',
        ),
        case(
            "wrong-monster",
            "territory i_chapel",
            f'spaces = [{PLAIN}, {PLAIN}, {PLAIN}, {{ land = "chapel", monster = 1 }}]',
        ),
        case("wrong-icon", "territory i_chapel", "solo = true"),
        case("wrong-figure", "scenario abyss", "heroic = { dragons = 3 }"),
        case("wrong-round", "scenario abyss", "rounds = 1"),
        case("wrong-steps", "slaughter heavy_tread", "steps = 0"),
        case("wrong-stages", "opponent farruga_1", "stage = 2"),
        case("wrong-drawn-tile", "territory i_chapel", 'role = "draw"'),
        case("wrong-tiles", "territory v_lastroad", "chapter = 1"),
        case("wrong-legends", "legend widow", 'tile = "v_star"'),
        case("box-value", "scenario hunt", "values = {}"),
        case("box-count", "gem ruby", "copies = 1"),
        case("box-count-where", "solo", "fixed_tiles = 1"),
        case("box-either", "hero ael", "gaar_slots = 0"),
        case("box-no-such", "scenario hunt", 'late_tile = "nowhere"'),
        case("box-part-unknown", "legend widow", 'reward = [{ kind = "take", tile = "catalyst", n = 2 }]'),
    ),
}
