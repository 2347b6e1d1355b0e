"""What a clan may do at any time: talents, loot, trophies, healing, equipment, managers (ML-031, ML-067, ML-168).
It is offered behind one option at the owner's decisions; loot and talents of battle, in the battle."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Refusal
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ..catalogue import CODE_COLOUR, CODES, DIE, NONE, named
from ..state import DEPLOYMENT, Table
from ..vocabulary import COLOURS, Brew, BuyDie, Exchange, Gain, Recolour, Take, Trophy
from .citadel import spend_die
from .managing import appoint, can_take, managers_for, taking
from .purchases import at_home
from .supplies import Brewing, add_gold, join_pool, receive

BACK: Final = Action("back")
INTO: Final = named("into", COLOURS)
ONE_DIE: Final = ((1, 0, 0), (0, 1, 0), (0, 0, 1))


def ready_talents(table: Table, seat: Seat) -> list[int]:
    """Return the members whose talent can be used now, on the owner's turn (ML-029, ML-031, ML-082)."""
    if table.phase != DEPLOYMENT:
        return []
    found = []
    novice = False
    for member in table.members[seat]:
        talent = table.cat.talent[member]
        kind = type(talent)
        if table.spent[member] or table.cat.outside[member]:
            continue
        if kind is Recolour:
            if not novice and table.pool_size(seat):
                novice = True
                found.append(member)
        elif isinstance(talent, BuyDie):
            if table.place[member] == NONE and table.gold[seat] >= talent.gold:
                found.append(member)
        elif kind is Brew or (isinstance(talent, Gain) and not talent.on):
            found.append(member)
    return found


def ready_loot(table: Table, seat: Seat) -> list[int]:
    """Return the loot that can be discarded now for its effect (ML-179, ML-317, ML-318, ML-324)."""
    found = []
    for token in table.loot[seat]:
        effect = table.cat.loot_effect[token]
        if table.cat.loot_outside[token]:
            continue
        if isinstance(effect, Exchange):
            if table.phase == DEPLOYMENT and codes_of(table, seat, COLOURS.index(effect.pay)):
                found.append(token)
        elif isinstance(effect, Take):
            if can_take(table, seat, effect.display):
                found.append(token)
        elif isinstance(effect, Trophy) or (isinstance(effect, Gain) and not effect.on):
            found.append(token)
    return found


def codes_of(table: Table, seat: Seat, colour: int) -> list[int]:
    """Return the kinds of pool dice of a colour that a seat holds."""
    base = CODES * seat
    return [code for code in range(CODES) if CODE_COLOUR[code] == colour and table.pool[base + code]]


def patients(table: Table, seat: Seat) -> list[int]:
    """Return the wounded members at home, if there is a potion for them (ML-067, ML-101)."""
    if not table.potion[seat]:
        return []
    return [member for member in table.members[seat] if table.wounded[member] and table.place[member] == NONE]


def vacancies(table: Table, seat: Seat) -> list[tuple[int, int]]:
    """Return the (region, member) that could be appointed (ML-176)."""
    if seat not in table.ruler:
        return []
    return [
        (region, member)
        for region, ruler in enumerate(table.ruler)
        if ruler == seat and table.manager[region] == NONE
        for member in managers_for(table, seat, region)
    ]


def movable(table: Table, seat: Seat) -> list[int]:
    """Return the equipment that could change hands among members at home (ML-093)."""
    home = at_home(table, seat)
    if len(home) < 2:
        return []
    return [gear for gear, member in enumerate(table.wearer) if member >= 0 and member in home]


def has_spare(table: Table, seat: Seat) -> bool:
    """Whether there is anything to be done that is no action."""
    return bool(
        table.trophies[seat]
        or ready_talents(table, seat)
        or (table.loot[seat] and ready_loot(table, seat))
        or patients(table, seat)
        or vacancies(table, seat)
        or movable(table, seat)
    )


def spare_options(table: Table, seat: Seat) -> list[Action]:
    """Return all that a seat may do now without an action."""
    cat = table.cat
    options = [cat.use_talent[member] for member in ready_talents(table, seat)]
    options += [cat.use_loot[token] for token in ready_loot(table, seat)]
    options += [cat.sell[monster] for monster in table.trophies[seat]]
    options += [cat.heal[member] for member in patients(table, seat)]
    options += [manage_action(table, region, member) for region, member in vacancies(table, seat)]
    if table.phase == DEPLOYMENT:
        options += [move_action(table, gear) for gear in movable(table, seat)]
    return options


def manage_action(table: Table, region: int, member: int) -> Action:
    return Action("manage", (table.cat.region_ids[region], table.cat.member_ids[member]))


def move_action(table: Table, gear: int) -> Action:
    return Action("move", (table.cat.gear_ids[gear], table.cat.member_ids[table.wearer[gear]]))


def gives_dice(table: Table, seat: Seat) -> bool:
    """Whether a seat that would have to pass can still come by dice, or by dice of another colour (ML-042)."""
    stuck = table.pool_size(seat) > 0
    purse = table.gold[seat]
    if table.trophies[seat] or table.loot[seat]:
        purse += sum(sale(table, monster) for monster in table.trophies[seat])
        for token in ready_loot(table, seat):
            effect = table.cat.loot_effect[token]
            if isinstance(effect, Take | Exchange):
                return True
            purse += effect.gold if isinstance(effect, Trophy) else effect.goods.gold if isinstance(effect, Gain) else 0
    for member in table.members[seat]:
        talent = table.cat.talent[member]
        if isinstance(talent, BuyDie):
            if not table.spent[member] and table.place[member] == NONE and purse >= talent.gold:
                return True
        elif stuck and type(talent) is Recolour and not table.spent[member]:
            return True
    return False


def sale(table: Table, monster: int) -> int:
    """Return what a trophy brings (ML-168)."""
    return table.box.cards.monster[monster].trophy * table.box.cards.prices.trophy_point


@procedure
class Meanwhile(Frame):
    """One of the things that may be done at any time, or back to the decision."""

    seat: Seat = 0

    @step
    def offer(self, table: Table) -> Flow:
        return ask(table, Choice(self.seat, "more", (BACK, *spare_options(table, self.seat)), "ML-031", default=BACK))

    @step
    def take(self, table: Table) -> Flow:
        if table.answer == BACK:
            return DONE
        return do_spare(table, self.seat, table.answer)

    def why(self, table: Table, seat: Seat, action: Action) -> Refusal:
        return why_no_spare(table, self.seat, seat, action)


def do_spare(table: Table, seat: Seat, action: Action) -> Flow:
    """Carry out one of ``spare_options``."""
    cat = table.cat
    word = str(action.args[0])
    if action.kind == "talent":
        return use_talent(table, seat, cat.member_index[word])
    if action.kind == "loot":
        return use_loot(table, seat, cat.loot_index[word])
    if action.kind == "sell":
        sell(table, seat, cat.monster_index[word])
    elif action.kind == "heal":
        heal(table, seat, cat.member_index[word])
    elif action.kind == "manage":
        appoint(table, seat, cat.region_index[word], cat.member_index[str(action.args[1])])
    else:
        wearer = cat.member_index[str(action.args[1])]
        gear = next(g for g in table.gear_of(wearer) if cat.gear_ids[g] == word)
        return call(table, Moving(seat, gear))
    return None


def sell(table: Table, seat: Seat, monster: int) -> None:
    """The whole card goes, with its victory points (ML-168)."""
    table.trophies[seat].remove(monster)
    table.monster_discard.append(monster)
    if table.events is not None:
        table.emit("sold", {"seat": seat, "monster": table.cat.monster_names[monster]}, "ML-168")
    add_gold(table, seat, sale(table, monster), "ML-168")


def heal(table: Table, seat: Seat, member: int) -> None:
    """A potion of the clan board heals a member that is at home (ML-067)."""
    table.potion[seat] -= 1
    table.wounded[member] = 0
    if table.events is not None:
        table.emit("healed", {"seat": seat, "mercenary": table.cat.member_names[member]}, "ML-067")


def use_talent(table: Table, seat: Seat, member: int) -> Flow:
    """Use a talent of Deployment: goods, brews, bought dice, recoloured dice (ML-031)."""
    talent = table.cat.talent[member]
    table.spent[member] = 1
    if table.events is not None:
        table.emit("talent", {"seat": seat, "mercenary": table.cat.member_names[member]}, "ML-031")
    if isinstance(talent, Gain):
        return receive(table, seat, talent.goods, "ML-031")
    if isinstance(talent, Brew):
        return call(table, Brewing(seat, talent.n, "ML-362"))
    if isinstance(talent, BuyDie):
        add_gold(table, seat, -talent.gold, "ML-353")
        return join_pool(table, seat, ONE_DIE[COLOURS.index(talent.colour)], "ML-353")
    return call(table, Recolouring(seat))


def discard_loot(table: Table, seat: Seat, token: int) -> None:
    table.loot[seat].remove(token)
    table.loot_discard.append(token)
    if table.events is not None:
        table.emit("loot-used", {"seat": seat, "loot": table.cat.loot_names[token]}, "ML-179")


def use_loot(table: Table, seat: Seat, token: int) -> Flow:
    """Discard loot for what it gives outside of battle (ML-313 to ML-322)."""
    effect = table.cat.loot_effect[token]
    discard_loot(table, seat, token)
    if isinstance(effect, Gain):
        return receive(table, seat, effect.goods, "ML-179")
    if isinstance(effect, Trophy):
        add_gold(table, seat, effect.gold, "ML-315")
        return None
    if isinstance(effect, Take):
        return call(table, taking(seat, effect.display))
    return call(table, Exchanging(seat, token))


@procedure
class Exchanging(Frame):
    """Hand in a pool die for others (ML-043, ML-317, ML-318)."""

    seat: Seat = 0
    token: int = 0

    def effect(self, table: Table) -> Exchange:
        effect = table.cat.loot_effect[self.token]
        assert isinstance(effect, Exchange)
        return effect

    @step
    def offer(self, table: Table) -> Flow:
        codes = codes_of(table, self.seat, COLOURS.index(self.effect(table).pay))
        data: dict[str, int | str] = {"loot": table.cat.loot_names[self.token]}
        return ask(table, Choice(self.seat, "exchange", tuple([DIE[code] for code in codes]), "ML-043", data))

    @step
    def swap(self, table: Table) -> Flow:
        spend_die(table, self.seat, DIE.index(table.answer))
        take = self.effect(table).take
        self.go(self.end)
        return join_pool(table, self.seat, (take.force, take.magic, take.persuasion), "ML-043")

    @step
    def end(self, table: Table) -> Flow:
        return DONE


@procedure
class Recolouring(Frame):
    """A novice turns a pool die into one of another colour (ML-082)."""

    seat: Seat = 0
    code: int = NONE

    @step
    def offer(self, table: Table) -> Flow:
        base = CODES * self.seat
        options = tuple([DIE[code] for code in range(CODES) if table.pool[base + code]])
        return ask(table, Choice(self.seat, "recolour", options, "ML-082"))

    @step
    def take(self, table: Table) -> Flow:
        self.code = DIE.index(table.answer)
        return None

    @step
    def offer_colour(self, table: Table) -> Flow:
        options = tuple([INTO[colour] for colour in range(3) if colour != CODE_COLOUR[self.code]])
        return ask(table, Choice(self.seat, "recolour-into", options, "ML-082"))

    @step
    def swap(self, table: Table) -> Flow:
        spend_die(table, self.seat, self.code)
        self.go(self.end)
        return join_pool(table, self.seat, ONE_DIE[INTO.index(table.answer)], "ML-082")

    @step
    def end(self, table: Table) -> Flow:
        return DONE


@procedure
class Moving(Frame):
    """Give equipment to another member at home, who hands over what it has of that type (ML-092, ML-093)."""

    seat: Seat = 0
    gear: int = 0

    @step
    def offer(self, table: Table) -> Flow:
        cat = table.cat
        others = [m for m in at_home(table, self.seat) if m != table.wearer[self.gear]]
        options = tuple([cat.equip[member] for member in others])
        return ask(table, Choice(self.seat, "equip", options, "ML-093", {"equipment": cat.gear_names[self.gear]}))

    @step
    def swap(self, table: Table) -> Flow:
        cat = table.cat
        member = cat.member_index[str(table.answer.args[0])]
        for worn in table.gear_of(member):
            if cat.gear_type[worn] == cat.gear_type[self.gear]:
                table.wearer[worn] = table.wearer[self.gear]
        table.wearer[self.gear] = member
        if table.events is not None:
            data = {"seat": self.seat, "equipment": cat.gear_names[self.gear], "mercenary": cat.member_names[member]}
            table.emit("moved", data, "ML-093")
        return DONE


def why_no_spare(table: Table, owner: Seat, seat: Seat, action: Action) -> Refusal:
    """Return why something that may be done at any time cannot be done now."""
    if seat != owner:
        return Refusal("not-your-turn", "ML-037", {"seat": owner})
    cat = table.cat
    if action in cat.use_talent:
        member = cat.use_talent.index(action)
        if table.owner[member] != seat:
            return Refusal("not-yours", "ML-031")
        if cat.outside[member]:
            return Refusal("outside-only", "ML-030")
        return Refusal("talent-used" if table.spent[member] else "talent-now", "ML-029")
    if action in cat.use_loot:
        token = cat.use_loot.index(action)
        if token not in table.loot[seat]:
            return Refusal("not-yours", "ML-179")
        return Refusal("outside-only" if cat.loot_outside[token] else "loot-now", "ML-179")
    if action in cat.heal:
        member = cat.heal.index(action)
        if not table.potion[seat]:
            return Refusal("no-potion", "ML-067")
        return Refusal("not-home" if table.place[member] != NONE else "not-wounded", "ML-067")
    return Refusal("nothing-more", "ML-031")


def spare_gold(table: Table, seat: Seat) -> int:
    """Return how much gold trophies and loot would bring (ML-202)."""
    gold = sum(sale(table, monster) for monster in table.trophies[seat])
    for token in ready_loot(table, seat):
        effect = table.cat.loot_effect[token]
        gold += effect.gold if isinstance(effect, Trophy) else effect.goods.gold if isinstance(effect, Gain) else 0
    return gold
