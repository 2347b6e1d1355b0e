### The cards of Conquest of Nerath in words: windows and standing orders, what is asked and told when cards are played, what each card does. Their names are in names.ftl.

## Windows

window-turn_start = the start of a turn
window-draw = a chance to play cards
window-phase = the start of a phase
window-phase_end = the end of a phase
window-battle_start = the start of a battle
window-round_start = the start of a battle round
window-first_strike = the First Strike step
window-before_roll = before the dice are rolled
window-after_roll = after the roll, before hits are assigned
window-hits = when units are hit, before the hits are assigned
window-round_losses = the end of a battle round
window-round_end = the end of a battle round
window-battle_end = the end of a battle
window-battle_won = the end of a battle
window-land_won = a land is won
window-destroyed = units are destroyed
window-exploration = heroes explore a dungeon
window-game_round_end = the end of the round

prompt-react =
    { $space ->
        [none] { $realm }: { $window } ({ $turn }, { $phase }). Play a card?
       *[other] { $realm }: { $window }, { $space_at }. Play a card?
    }
    .asked =
        { $space ->
            [none] { START($window) } ({ $turn }, { $phase }). Play a card?
           *[other] { START($window) }, { $space_at }. Play a card?
        }

why-no-such-card = There is no card of that name.
why-card-not-held = You do not have { $card }.
why-card-not-now = This is not the moment for { $card }: the card says when.
why-card-in-vain = { $card } would do nothing now: what it needs is not there.
why-card-used = You have already used { $card } as often as you may for now.

action-play = Play { $a }
    .args = event
action-lay = Lay down { $a }
    .args = treasure
action-use = Use { $a }
    .args = treasure
action-apply = Use the rest of { $a }
    .args = event
action-pass =
    { $count ->
        [0] Pass
        [1] Pass { $a }
       *[other] Pass { $a } { $b_a }
    }
    .args = order unit
action-listen = Ask me about cards again

order-battle = for the rest of this battle
order-turn = for the rest of this turn
order-round = until my next turn
order-others = unless it concerns me: my turns, my battles, an attack on me
order-until = until my next battle with

## What cards leave to be chosen

prompt-card-effect = { $card }: which of the two effects?
prompt-card-add = { $card }, { $realm }: where do the units go?
prompt-card-guardian = { $card }: which entrance gets the guardian?
prompt-card-pay = { $card }, { $realm }: where do you give up a unit?
prompt-card-pay-unit = { $card }, { $realm }: which unit do you give up?
prompt-card-remove = { $card }: which enemy unit is removed?
prompt-card-replace = { $card }: which unit is replaced?
prompt-card-convert = { $card }: which enemy unit comes over to you?
prompt-card-victim = { $card }: which enemy realm?
prompt-card-partner = { $card }: which realm do you trade with?
prompt-card-land = { $card }: which enemy land?
prompt-card-lose = { $card } strikes { $realm_the }: in which land do you remove a unit?
prompt-card-lose-unit = { $card } strikes { $realm_the }: which unit do you remove?
prompt-card-from = { $card }, { $realm }: from where?
prompt-card-to = { $card }, { $realm }: to where?
prompt-card-move = { $card }, { $realm }: which units move?
prompt-card-target = { $card }: which land is attacked?
prompt-card-die = { $card }: which missed die do you reroll?
prompt-card-favour = { $card }: which of your units?
prompt-card-bottom = { $card }: put one of these cards at the bottom of your deck?
prompt-card-look = { $card }: which entrance do you look at?
prompt-card-revive = { $card }: which hero comes back?
prompt-card-order = { $realm }: which of your starting cards takes effect first?
    .asked = Which of your starting cards takes effect first?

action-choose = { $a }
    .args = space
action-name = { $a_the }
    .args = unit
action-name_of = { $b_the } of { $a_the }
    .args = realm unit
action-give =
    { $count ->
        [1] Give up { $a_a }
       *[other] Give up { $a_a } (group { $b })
    }
    .args = unit n
action-add = Add { $a_a }
    .args = unit
action-realm = { $a }
    .args = realm
action-all = All of them
action-die = A d{ $a }
    .args = n
action-keep = Leave both on top
action-bottom = { $a } to the bottom
    .args = event

## What happens with cards

event-event-drawn = { START($realm_the) } draws an event card{ $card ->
        [none] {""}
       *[other] : { $card }
    }.
event-no-event-left = { START($realm_the) } has no event card left to draw.
event-deck-anew = { START($realm_the) } shuffles its discard pile into a new deck.
event-cards-shown = { START($realm_the) } shows its starting cards that take effect at once: { $cards }.
event-card-played = { START($realm_the) } plays { $card }.
event-card-in-vain = { START($realm_the) } must play { $card } at once, but it has no effect and is discarded.
event-treasure-taken = { START($realm_the) } takes a treasure{ $card ->
        [none] {""}
       *[other] : { $card }
    }.
event-no-treasure-left = There is no treasure left for { $realm_the }.
event-treasure-laid =
    { $points ->
        [one] { START($realm_the) } lays down { $card }: { $points } victory point.
       *[other] { START($realm_the) } lays down { $card }: { $points } victory points.
    }
event-treasure-used = { START($realm_the) } uses { $card }.
event-treasure-works = { $card } takes effect for { $realm_the }.
event-units-added = { START($realm_the) } adds { $units } { $space_at }.
event-guardian-added = A guardian comes to { $dungeon_the }, face down.
event-unit-removed = { START($realm_the) } removes { $unit_a } { $space_at }.
event-unit-replaced = { $realm }: { $unit_a } { $space_at } becomes { $by_a }.
event-units-transferred = { START($realm_the) } transfers { $units } from { $from_the } to { $to_the }.
event-gold-taken = { START($realm_the) } takes { $n } gold from { $victim_the }.
event-gold-gained = { START($realm_the) } gains { $n } gold.
event-card-attack =
    { $n ->
        [0] { $card } rolls { $dice } against { $space_the }: no hit.
        [one] { $card } rolls { $dice } against { $space_the }: { $n } hit.
       *[other] { $card } rolls { $dice } against { $space_the }: { $n } hits.
    }
event-hits-cancelled =
    { $n ->
        [one] { START($realm_the) } cancels { $n } hit.
       *[other] { START($realm_the) } cancels { $n } hits.
    }
event-rolled-again = { START($realm_the) } rolls again: { $dice }.
event-last-attack =
    { $n ->
        [0] The lost Wizard of { $realm_the } strikes once more: { $dice }, no hit.
        [one] The lost Wizard of { $realm_the } strikes once more: { $dice }, { $n } hit.
       *[other] The lost Wizard of { $realm_the } strikes once more: { $dice }, { $n } hits.
    }
event-looked-at-deck = { START($realm_the) } looks at the top of its deck{ $cards_count ->
        [0] {""}
       *[other] : { $cards }
    }.
event-deck-arranged = { START($realm_the) } puts the cards back.
event-looked-at-guardians = { START($realm_the) } looks at the guardians of { $dungeon_the }{ $guardians_count ->
        [0] {""}
       *[other] : { $guardians }
    }.

## What a card does: when, then what

card-event = Played { $when }: { $what }.
card-treasure = { $worth }; it may be laid down { $windows }.{ $power }{ $property }
card-power = {" "}Power: { $what }.
card-property = {" "}Property: { $when }{ $once }, { $what }.
card-modifier = {" "}Property: { $what }.
card-none = {""}
card-either = { $first } or { $second }

lay-any_time = at any time
lay-turn_start = at the start of your turn
lay-battle_start = at the start of a battle
lay-game_round_end = at the end of a round
once-card = {""}
once-turn = {" "}(once a turn)
once-battle = {" "}(once a battle)

when-turn_start = at the start of your turn
when-draw = in your Draw phase
when-movement = in your Movement phase
when-any_time = at any time
when-drawn = as soon as it is drawn
when-phase = in the { $phase } of any realm
when-phase_end = at the end of the { $phase } of any realm
when-own_phase_end = at the end of your { $phase }
when-any_phase_end = at the end of any phase of any realm
when-battle_start = at the start of { $battle }
when-round_start = at the start of a round of { $battle }
when-first_strike = in the First Strike step of { $battle }
when-before_roll = just before one of your { $own_any } rolls
when-after_roll = after a roll, before hits are assigned
when-hits = when your units are hit, before the hits are assigned
when-round_losses = once { $n } of your units have been destroyed in one battle round
when-round_end = at the end of a round of { $battle }
when-battle_end = at the end of { $battle }
when-battle_won = after you win { $battle }
when-land_won = after you win a land in battle during your turn
when-destroyed = when one of your { $own_any } is destroyed
when-exploration = when enemy heroes explore a dungeon
when-castle = at the start of one of your battles in a land with a castle
when-conquest = each time one of your Monsters conquers an enemy land during your turn
when-lost_in_battle = when one of your Wizards is destroyed in a battle
when-reinforcement_start = at the start of your Reinforcement phase

battle-own = one of your battles{ $ground }{ $own }{ $enemy }
battle-defender-land = a battle in which you defend a land
battle-defender-realms = a battle in which you defend
battle-ground-land = {" "}on land
battle-ground-any = {""}
battle-ground-realms = {" "}against a realm
battle-with = {" "}with { $unit_a }
battle-against = {" "}against { $unit_a }

until-roll = {""}
until-round = {" "}in this round
until-battle = {" "}until the end of the battle
until-turn = {" "}until the end of the turn
until-game = {""}

plural-footsoldier = Footsoldiers
plural-siege_engine = Siege Engines
plural-fighter = Fighters
plural-wizard = Wizards
plural-monster = Monsters
plural-castle = castles
plural-storm_elemental = Storm Elementals
plural-dragon = Dragons
plural-warship = Warships
plural-all = units

effect-add = add { $units }{ $aboard } { $place }
effect-add-aboard = {" "}carrying { $units }
place-controlled = to a land that you control
place-controlled_empty = to an empty land that you control
place-friendly_land = to a friendly land
place-friendly_sea = to a friendly sea zone
place-battle = to the battle
place-won = to that land
place-empty_enemy_land = to an empty enemy land, which is conquered
place-land_without_enemies = to a land without enemy units, conquered if it is enemy land
place-each_warship = aboard each of your Warships with room
place-each_border_land = to each of your lands beside an enemy land
place-holding = to a land with one of your { $unit_many }
place-adjacent_sea = to a friendly sea zone beside that land
place-own_coast = to a friendly sea zone beside a land that you control
place-several-controlled = to each of { $n } different lands that you control
place-several-friendly_land = to each of { $n } different friendly lands
place-several-empty_first = to each of { $n } different friendly lands, empty ones first
place-at = to { $spot_the } or, if you do not control it, { $place }
place-lost = to your lands, as you like, for each of your starting lands that an enemy controls
effect-add_guardian =
    { $n ->
        [one] put a new guardian face down on an entrance of your choice
       *[other] put { $n } new guardians face down on an entrance of your choice
    }
effect-sacrifice =
    { $n ->
        [one] remove one of your units{ $coastal } (not a castle)
       *[other] remove { $n } of your units{ $coastal } (not castles)
    }
effect-sacrifice-yes = {" "}from a coastal land
effect-sacrifice-no = {""}
effect-remove = remove an enemy { $units }
effect-remove-cheap = remove an enemy unit that costs { $max_cost } gold or less
effect-replace-enemy = replace an enemy { $unit } with { $by_a } of the same realm
effect-replace-own = replace up to { $n } of your surviving { $unit_many } with { $by_many }
effect-convert = an enemy { $unit } on a land becomes yours and attacks there
effect-lose-realm = choose an enemy realm; it removes a unit, not a castle, from one of its lands beside yours
effect-lose-land = choose an enemy land beside one of your Wizards; the enemy removes a unit there, not a castle
effect-transfer = { $toll }transfer { $number } { $from } { $to }{ $extra }
effect-transfer-toll = remove one of your units from a land and{" "}
effect-transfer-any = any number of your { $units_many }
effect-transfer-unit = one of your units
effect-transfer-one = one of your { $units_any }
effect-transfer-enemy = one of the enemy { $units_any }
from-controlled_land = from a land that you control
from-friendly_land = from a friendly land
from-battle = out of the battle
from-sea = from a sea zone
from-own_castle = from a land with your castle
from-anywhere = from anywhere
dest-adjacent = to one adjacent space, even an enemy one
dest-adjacent_friendly = to one adjacent friendly space
dest-split = to adjacent friendly spaces
dest-adjacent_friendly_land = to an adjacent friendly land
dest-adjacent_friendly_sea = to an adjacent sea zone that is friendly to it
dest-friendly_land = to another friendly land
dest-friendly_space = to any friendly space
dest-own_castle = to another land with your castle
effect-transfer-exchange = , and vice versa
effect-transfer-movement = , for { $n } movement each
effect-strike-enemy_unit = attack an enemy land with a d{ $die } for each enemy unit there
effect-strike-adjacent_monster = attack an enemy land with a d{ $die } for each of your Monsters beside it
effect-strike-bordering_lands = attack each enemy land beside yours with a d{ $die }
effect-strike-coasts = each of your Warships attacks an enemy land beside it with a d{ $die }
effect-strike-lost_lands = attack each of your starting lands that an enemy controls with a d{ $die }
effect-strike-explorers = attack them with a d{ $die } for each hero
effect-take_gold-enemy = take { $n } gold from an enemy realm
effect-take_gold-enemy_by_warship = take { $n } gold from an enemy realm with a land beside one of your Warships
effect-take_gold-opponent = take { $n } gold from the realm you beat
effect-take_gold-conquest = take { $n } gold from the realm that lost it
effect-gain_gold = take { $n } gold from the bank
effect-trade = choose another realm with a land beside one of your Warships; you gain { $gain } gold, it gains { $gift }
effect-score_hits =
    { $n ->
        [one] score a hit
       *[other] score { $n } hits
    }
effect-hit_each = each enemy { $units } takes a hit
effect-cancel_hits =
    { $n ->
        [one] cancel a hit against your units{ $until }
       *[other] cancel up to { $n } hits against your units{ $until }
    }
effect-reroll = roll one missed die of your { $units_many } again
effect-reroll-all = roll all your missed dice again{ $until }
effect-set_die = its own die counts as { $n }
effect-attack_again = attack one more adjacent space with units of that land
effect-revive = pay { $gold } gold to put it on a friendly land
effect-last_attack = it attacks once more with a d{ $die }
effect-draw =
    { $n ->
        [one] draw an event card
       *[other] draw { $n } event cards
    }
effect-look_guardians = look at all guardians of one entrance
effect-look_deck =
    { $n ->
        [one] look at the top card of your event deck; it may go to the bottom
       *[other] look at the top { $n } cards of your event deck; one of them may go to the bottom
    }
effect-extra_dice = it rolls { $n } extra d{ $die }{ $until }
effect-extra_dice-enemy_unit = it rolls an extra d{ $die } for each enemy unit
effect-hit_on = your { $units_many } hit on { $n } or more{ $until }
effect-first_strike = your { $units_many } have First Strike{ $until }
effect-double_hit = a die of your { $units_many } that shows { $n } or more scores two hits
effect-blunt = enemy { $units_many } have no First Strike in a battle with one of your { $by_many }
effect-only_roll = your { $units_many } are the only units on either side that roll dice{ $until }
effect-no_retreat = the attacker cannot retreat if you defend
effect-movement = your { $units_many } have movement { $n }{ $until }
effect-run_amok = your { $units_many } have Run Amok
effect-pass_enemies = your { $units_many } need not stop in enemy spaces
effect-fly = your { $units_many } fly like { $like_many }
effect-income = your income is { $n } higher
effect-garrison = each land that you conquer{ $until } gets { $units }
