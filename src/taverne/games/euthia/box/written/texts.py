"""What is written on the pieces of Euthia, made from their effects: sentences within sentences, for `Words.say`.
Holds no words: they are in locale/*/effects.ftl and names.ftl; the lines of whole pieces are in ``written.labels``."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeAlias

from .. import vocabulary as word
from ..abilities import AnyBand, Band, Use, WoundBand
from ..terms import Give, Have

Said: TypeAlias = dict[str, Any]
"""A message that may stand within another: its id under ``say``, and its data."""

_GOODS: Final = ("rep", "gold", "gaar", "dwurt", "silver", "gold_cards", "potions")
_ONE: Final = {"gold_cards": "gold_card", "potions": "potion", "cards": "card"}
_SIGNED: Final = ("clover", "rabbit", "next_roll", "dwurt_die", "damage_plus", "wounds_plus")


def say(message: str, **data: Any) -> Said:
    """A message with its data."""
    return {"say": message, **data}


def amount(what: str, n: int) -> Said:
    """So many of something."""
    return say(f"amount-{_ONE.get(what, what)}", n=n)


def either(parts: Sequence[Any], message: str = "effect-or") -> Any:
    """One of several: ``a, b or c``."""
    *others, last = parts
    if not others:
        return last
    head, *rest = others
    for following in rest:
        head = say("list-comma", head=head, next=following)
    return say(message, head=head, last=last)


# Effects


def deed(effect: word.Effect) -> Said:
    """What one effect does, with its condition, its multiplier and its price."""
    return _with(effect, _bare(effect))


def _with(effect: word.Effect, found: Said) -> Said:
    if effect.per != "once":
        found = say("deed-per", deed=found, per=say(f"per-{effect.per}"))
    if effect.pay is not None:
        found = say("deed-pay", deed=found, price=price(effect.pay))
    if effect.when != "always":
        found = say("deed-when", deed=found, when=say(f"when-{effect.when}"))
    return found


def deeds(effects: Sequence[word.Effect]) -> Said:
    """What several effects do, in their order."""
    return together(_parts(effects))


def together(parts: Sequence[Said]) -> Said:
    """Several sentences as one, apart from each other; ``no effect`` if there is none."""
    if not parts:
        return say("effect-nothing")
    head, *rest = parts
    for following in rest:
        head = say("deeds-then", head=head, next=following)
    return head


def _parts(effects: Sequence[word.Effect]) -> list[Said]:
    """A sentence for each effect. Plain gains that follow one another are said together, and an effect like the one
    before it, but with a condition or a price, as so much more of it."""
    found: list[Said] = []
    goods: list[Said] = []
    before: word.Effect | None = None
    for place, effect in enumerate(effects):
        if isinstance(effect, word.Gain | word.Gem | word.Essence) and _plain(effect):
            goods += _gained(effect)
            before = None
            continue
        if goods:
            found.append(say("effect-gain", goods=goods))
            goods = []
        if isinstance(effect, word.Survive):
            then = effects[place + 1 :]
            return [*found, say("effect-survive", then=say("effect-next", deeds=deeds(then)) if then else "")]
        found.append(_with(effect, _more(effect) if before is not None and _alike(before, effect) else _bare(effect)))
        before = effect
    if goods:
        found.append(say("effect-gain", goods=goods))
    return found


def _numbers(effect: word.Effect) -> dict[str, int]:
    """The numbers that an effect gives, by field."""
    own = (field for field in effect.__struct_fields__ if field not in ("when", "per", "pay"))
    return {field: n for field in own if isinstance(n := getattr(effect, field), int) and n}


def _alike(before: word.Effect, effect: word.Effect) -> bool:
    """Whether an effect only adds to the one before it."""
    if type(before) is not type(effect) or _plain(effect):
        return False
    return len(_numbers(effect)) == 1 and _numbers(effect).keys() <= _numbers(before).keys()


def _more(effect: word.Effect) -> Said:
    """So much more of what was said last."""
    (n,) = _numbers(effect).values()
    sign = "none" if str(effect.__struct_config__.tag) not in _SIGNED else "plus" if n > 0 else "minus"
    return say("effect-more", n=abs(n), sign=sign)


def _plain(effect: word.Effect) -> bool:
    return effect.when == "always" and effect.per == "once" and effect.pay is None


def _bare(effect: word.Effect) -> Said:
    kind = str(effect.__struct_config__.tag)
    if isinstance(effect, word.Gain | word.Gem | word.Essence):
        return say("effect-gain", goods=_gained(effect))
    if isinstance(effect, word.Lose | word.Purge | word.MonsterDraw | word.Drain):
        return say(f"effect-{kind}", goods=_goods(effect))
    if kind in _SIGNED:
        n: int = getattr(effect, "n", 0)
        return say(f"effect-{kind}", n=abs(n), more=n > 0)
    return say(f"effect-{kind}", **_details(effect))


def _details(effect: word.Effect) -> dict[str, Any]:
    match effect:
        case word.Treasure(level=level, n=n):
            return {"level": level, "n": n}
        case word.RewardTile(pile=pile):
            return {"pile": f"pile-{pile}"}
        case word.Take(tile=tile):
            return {"tile": f"tile-{tile}"}
        case word.Wound(n=n, instead=instead):
            avoided = say("effect-instead", price=price(instead)) if instead is not None else ""
            return {"wounds": amount("wound", n), "instead": avoided}
        case word.Action(action=action):
            return {"action": f"action_kind-{action}"}
        case word.Store(what=what, n=n):
            return {"n": n, "what": either([say(f"storable-{sort}") for sort in what])}
        case word.Immune(element=element):
            return {"stored": element == "stored", "element": "" if element == "stored" else f"element-{element}"}
        case word.Survive():
            return {"then": ""}
        case word.Seal(n=n, engage=engage):
            return {"n": n, "engage": engage}
    return {"n": effect.n} if hasattr(effect, "n") else {}


def _gained(effect: word.Gain | word.Gem | word.Essence) -> list[Said]:
    if isinstance(effect, word.Gain):
        return _goods(effect)
    return [kinds("gem" if isinstance(effect, word.Gem) else "essence", effect.n, effect.of)]


def _goods(effect: word.Effect) -> list[Said]:
    names = (*_GOODS, "chaos", "cards")
    amounts = [(name, getattr(effect, name, 0)) for name in names]
    return [amount(name, n) for name, n in amounts if n]


def kinds(what: str, n: int, of: Sequence[str], alike: str = "any") -> Said:
    """So many gems, essences or resources, of any kind, of one, or of one of several."""
    if len(of) == 1 and of[0] != "common":
        return say(f"amount-{what}-{of[0]}", n=n)
    if of and "common" not in of:
        return say("amount-kinds", one=either([say(f"amount-{what}-{kind}", n=n) for kind in of]))
    return say(f"amount-{what}", n=n, common="common" in of, alike=alike)


# Prices and states


def price(give: Give) -> Said:
    """What is given up."""
    if give.what in ("gem", "essence", "resource"):
        return kinds(give.what, give.n, give.of, give.alike)
    if give.what == "trophy":
        return say("amount-trophy", n=give.n, level=give.level)
    return amount(give.what, give.n)


def prices(gives: Iterable[Give]) -> list[Said]:
    """All that is given up."""
    return [price(give) for give in gives]


def state(have: Have) -> Said:
    """What must be so."""
    if have.what == "trophy":
        return say("have-trophy", trophies=say("amount-trophy", n=have.n, level=have.level))
    return say(f"have-{have.what}", n=have.n)


def asked(give: Sequence[Give], have: Sequence[Have]) -> Said:
    """What a quest asks: to give something up, or that something is so."""
    if give:
        return say("ask-give", prices=prices(give))
    return say("ask-have", states=[state(one) for one in have])


# Uses and bands


def use(one: Use) -> Said:
    """When something is used, and what it does then."""
    return say("use-line", trigger=say(f"trigger-{one.trigger}"), deeds=deeds(one.do))


def reach(bands: Sequence[AnyBand], place: int) -> Said:
    """The strengths of a band: 6 to 8, 12 and more, 4 and less."""
    low = bands[place].min
    if place + 1 == len(bands):
        return say("band-from", min=low)
    high = bands[place + 1].min - 1
    if low < 0:
        return say("band-to", max=high)
    return say("band-one", min=low) if low == high else say("band-between", min=low, max=high)


def band(bands: Sequence[AnyBand], place: int) -> Said:
    """What a band does."""
    one = bands[place]
    done = _parts(one.do)
    if isinstance(one, Band) and one.damage:
        done = [amount("damage", one.damage), *done]
    if isinstance(one, WoundBand) and one.wounds:
        done = [amount("wound", one.wounds), *done]
    return say("band-line", reach=reach(bands, place), deeds=together(done))


def bands(them: Sequence[AnyBand]) -> list[Said]:
    """What each band does."""
    return [band(them, place) for place in range(len(them))]
