"""Which names each argument of a sentence can be, where its own name does not tell: read by ``rendered``.

A kind is the first part of the ids of names, or one id; ``number`` is a number. ``test_every_name`` plays every option
set and finds whatever is said there among these.
"""

from __future__ import annotations

SEATS = ("seat", "other", "seats", "first")
"""Arguments that are players."""

_MOBILE = "unit-footsoldier unit-siege_engine unit-fighter unit-wizard unit-monster unit-storm_elemental unit-dragon"
_PHASES = "phase-draw phase-movement phase-battles phase-reposition phase-reinforcement phase-income"
_SPACES = "land sea dungeon"

KINDS: dict[str, dict[str, str]] = {
    "dungeon_rush": {
        "boss": "lord dragon",
        "hint-draft-second.first": "hero",
        "left": "hero",
        "right": "hero",
        "monsters": "monster",
        "role": "hero",
        "card": "monster lord dragon",
        "known": "hero skill",
        "who": "hero",
    },
    "monster_lands": {
        "buildings": "building",
        "competitive": "mission",
        "contract": "mission",
        "item": "resource",
        "items": "equipment loot mercenary trap",
        "leader": "mercenary",
        "list": "expedition_list",
        "event-spoils.items": "loot",
        "event-talent.mercenary": "mercenary equipment",
        "place": "building place",
        "role": "mercenary",
        "source": "equipment mercenary",
        "aim": "odds-aim-survive odds-aim-capture odds-aim-kill odds-aim-beat",
        "amount": "amount",
        "colours": "colour",
        "cost": "amount",
        "effect-gain_dice.dice": "amount",
        "effect-trap_dice.dice": "amount",
        "goods": "amount",
        "known": "difficulty",
        "lands-managed-use.dice": "amount",
        "lands-required.dice": "amount",
        "levels": "difficulty",
        "name": "mercenary loot trap equipment seat",
        "pay": "amount",
        "take": "amount",
        "what": "forbidden",
        "who": "mercenary",
    },
    "nerath": {
        "ally": "realm",
        "attackers": "amount",
        "battle": "number",
        "by": "unit",
        "by_many": "plural",
        "card": "event treasure",
        "cards": "event",
        "defenders": "amount",
        "from": _SPACES,
        "guardians": "guardian",
        "home": "realm",
        "like_many": "plural",
        "loser": "realm",
        "one": "unit",
        "own_many": "plural",
        "realms": "realm",
        "role": "realm",
        "space": _SPACES,
        "spaces": _SPACES,
        "spot": "land",
        "to": _SPACES,
        "turn": "realm",
        "two": "unit",
        "unit_many": "plural",
        "units": "unit amount",
        "units_many": "plural",
        "victim": "realm",
        "when-phase.phase": _PHASES,
        "when-phase_end.phase": _PHASES,
        "when-own_phase_end.phase": _PHASES,
        "option-free-for-all.seats": "number",
        "attacks": _SPACES,
        "cargo": "unit",
        "counts": "amount",
        "names": "seat",
        "orders": "order",
        "own_any": "plural",
        "units_any": "plural",
    },
    "euthia": {
        "card": "card dragon_attack slaughter",
        "effect-action.action": "action_kind",
        "event-territory.tile": "territory",
        "foe": "monster elite opponent",
        "goods": "amount",
        "line-clue.place": "land",
        "metal": "card-silver card-gold",
        "piece": "tile resource essence gem monster piece",
        "prices": "amount",
        "role": "hero",
        "tile": "tile territory",
        "board-choose-hero.name": "hero",
        "board-scores-row.what": "score",
        "cards": "card",
        "gems": "gem",
        "board-back-known.name": "monster",
        "board-lair.name": "elite",
        "name": "seat",
        "names": "seat",
        "saga-tiles.names": "tile",
        "saga-times.name": "tile",
        "world-engaged.name": "tile",
        "world-kept.name": "token",
        "world-price.name": "tile",
        "world-times.name": "card",
        "world-with.name": "tile",
        "wrong-drawn-tile.name": "territory",
        "wrong-figure.name": "number",
        "tiles": "tile",
        "tokens": "token",
        "world-pair.what": "land",
    },
    "common": {
        "command": "number",
        "name": "seat",
        "option-seats.seats": "number",
        "box-unknown-id-many.first": "number",
        "about": "seat",
        "bots": "seat",
        "by": "seat",
        "game": "title",
        "names": "seat",
        "teams": "seat",
        "title": "title",
    },
    "web": {
        "name": "seat",
        "game": "title",
        "medal": "ui-dr-medal-bronze-name ui-dr-medal-silver-name ui-dr-medal-gold-name",
        "monster": "dungeon_rush/monster",
        "names": "seat",
        "skill": "dungeon_rush/skill",
        "ui-dr-boss.name": "dungeon_rush/lord dungeon_rush/dragon",
        "ui-dr-monster.name": "dungeon_rush/monster",
    },
}

PLAIN: dict[str, str] = {
    "dungeon_rush": (
        "chance coins command cost failures gives heroes high id level low more n of rivals round rounds total"
    ),
    "monster_lands": (
        "affinities alone attack before benefit bonus capture chance command damage dice due end excess force "
        "gives glory gold have hero kill left magic more n need off percent persuasion points potions price "
        "printed recruit red reputation room round shields side sign spaces survive text tokens total "
        "trophies turn turns value venoms veteran wanted word yellow"
    ),
    "nerath": (
        "aboard area battles broken capitals chance coastal command cost dice die distance end enemies enemy "
        "extra figures foes gain gift gold ground have hits income lands least left load lose max_cost most n "
        "number ours ours_gold ours_units own percent points power property room round second sides start "
        "taken text theirs theirs_gold theirs_units toll treasures treasury value wanted what where win "
        "windows won word worth"
    ),
    "euthia": (
        "a about air_water also any b bounties bronze chance change chaos chapter command cost damage deaths "
        "deed deeds dice die dwurt earth_fire face figures found free gaar gain gold group handed harm head "
        "health heroes high instead known last least left lesser level levels lock low mark max min most "
        "moves n next now of one own percent quests reach rep reward roll round sacks same scores sides "
        "silver states strange strength then there trophies values what win word worst wounds"
    ),
    "common": (
        "address also always answer answers argument asked at bot byte bytes cause changes choices "
        "choices_named clock commitment days db decisions ends entries error extra field fields figure "
        "figures file fingerprint form found gain hand head high id key known last length level limit line "
        "link low mark marks matches more most moves n named near next number of one option options own path "
        "percent perhaps place players position program query rate reached reason redis refused round rules same "
        "seconds seed settings share status step table tables text told turn want wanted what when where who "
        "word words worth"
    ),
    "web": (
        "at button coins date done field gain games high key last left level low most n needs number of one "
        "place players position reason right round rounds rule setting settings step three time told total "
        "turn two value"
    ),
}
"""Arguments that hold no name: numbers, words typed, files, and sentences made elsewhere."""
