### What is written on the pieces of Euthia: amounts, effects, conditions, triggers and the lines of whole pieces. Sentences of the table are in table.ftl.

## Amounts

amount-rep = { $n } reputation
amount-gold = { $n } gold
amount-gaar = { $n } Gaar
amount-dwurt = { $n } Dwurt
amount-chaos = { $n } Chaos
amount-wound =
    { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }
amount-damage = { $n } damage
amount-card =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
amount-silver =
    { $n ->
        [one] { $n } silver card
       *[other] { $n } silver cards
    }
amount-gold_card =
    { $n ->
        [one] { $n } gold card
       *[other] { $n } gold cards
    }
amount-potion =
    { $n ->
        [one] { $n } Healing Potion
       *[other] { $n } Healing Potions
    }
amount-armour =
    { $n ->
        [one] { $n } piece of armour
       *[other] { $n } pieces of armour
    }
amount-weapon =
    { $n ->
        [one] { $n } weapon or shield
       *[other] { $n } weapons or shields
    }
amount-jewel =
    { $n ->
        [one] { $n } jewel
       *[other] { $n } jewels
    }
amount-scroll =
    { $n ->
        [one] { $n } scroll
       *[other] { $n } scrolls
    }
amount-trophy =
    { $n ->
        [one] { $n } trophy
       *[other] { $n } trophies
    }{ $level ->
        [1] {""}
        [3] {" "}of level 3
       *[other] {" "}of level { $level } or higher
    }
amount-gem =
    { $n } { $common ->
        [yes] common{" "}
       *[no] {""}
    }{ $alike ->
        [same] identical{" "}
        [different] different{" "}
       *[any] {""}
    }{ $n ->
        [one] gem
       *[other] gems
    }
amount-gem-amethyst =
    { $n ->
        [one] { $n } Amethyst
       *[other] { $n } Amethysts
    }
amount-gem-emerald =
    { $n ->
        [one] { $n } Emerald
       *[other] { $n } Emeralds
    }
amount-gem-onyx = { $n } Onyx
amount-gem-opal =
    { $n ->
        [one] { $n } Opal
       *[other] { $n } Opals
    }
amount-gem-ruby =
    { $n ->
        [one] { $n } Ruby
       *[other] { $n } Rubies
    }
amount-gem-sapphire =
    { $n ->
        [one] { $n } Sapphire
       *[other] { $n } Sapphires
    }
amount-gem-demonite =
    { $n ->
        [one] { $n } Demonite
       *[other] { $n } Demonites
    }
amount-gem-diamond =
    { $n ->
        [one] { $n } Diamond
       *[other] { $n } Diamonds
    }
amount-essence =
    { $n } { $alike ->
        [same] identical{" "}
        [different] different{" "}
       *[any] {""}
    }{ $n ->
        [one] essence
       *[other] essences
    }{ $common ->
        [yes] {""}
       *[no] {""}
    }
amount-essence-air =
    { $n ->
        [one] { $n } Air essence
       *[other] { $n } Air essences
    }
amount-essence-earth =
    { $n ->
        [one] { $n } Earth essence
       *[other] { $n } Earth essences
    }
amount-essence-water =
    { $n ->
        [one] { $n } Water essence
       *[other] { $n } Water essences
    }
amount-essence-fire =
    { $n ->
        [one] { $n } Fire essence
       *[other] { $n } Fire essences
    }
amount-resource =
    { $n } { $alike ->
        [same] identical{" "}
        [different] different{" "}
       *[any] {""}
    }{ $n ->
        [one] natural resource
       *[other] natural resources
    }{ $common ->
        [yes] {""}
       *[no] {""}
    }
amount-resource-mountain =
    { $n ->
        [one] { $n } Mountain resource
       *[other] { $n } Mountain resources
    }
amount-resource-lake =
    { $n ->
        [one] { $n } Lake resource
       *[other] { $n } Lake resources
    }
amount-resource-cavern =
    { $n ->
        [one] { $n } Cavern resource
       *[other] { $n } Cavern resources
    }
amount-kinds = { $one }

## Effects

effect-or = { $head } or { $last }
deeds-then = { $head }; { $next }
sale-or = { $head }, or { $last }
effect-nothing = no effect
effect-gain = gain { $goods }
effect-lose = lose { $goods }
effect-treasure =
    { $n ->
        [one] draw a treasure of level { $level }
       *[other] draw { $n } treasures of level { $level }
    }
effect-resource =
    { $n ->
        [one] draw { $n } natural resource
       *[other] draw { $n } natural resources
    }
effect-reward_tile = take a tile from { $pile_the }
effect-take = take { $tile_the }
effect-purge = discard { $goods } from the monsters’ reserves
effect-heal =
    { $n ->
        [one] heal { $n } wound
       *[other] heal { $n } wounds
    }
effect-wound = suffer { $wounds }{ $instead }
effect-instead = {" "}or give { $price }
effect-health = +{ $n } maximum health
effect-survive = if this attack would kill the hero, stay at 1 health{ $then }
effect-next = , then { $deeds }
effect-more =
    { $sign ->
        [plus] +
        [minus] −
       *[none] {""}
    }{ $n } more
effect-death = the hero dies
effect-move =
    { $n ->
        [one] gain { $n } movement point
       *[other] gain { $n } movement points
    }
effect-teleport =
    { $n ->
        [one] teleport up to { $n } space
       *[other] teleport up to { $n } spaces
    }
effect-action = take a { $action } action
effect-cart = use a minecart
effect-discount = { $n } gold off one purchase
effect-renewal = renew the offer for free
effect-refresh =
    { $n ->
        [one] refresh another tile
       *[other] refresh up to { $n } other tiles
    }
effect-store = holds up to { $n } { $what }
effect-hand_limit =
    { $n ->
        [one] keep { $n } more card in hand
       *[other] keep { $n } more cards in hand
    }
effect-transmute =
    { $n ->
        [one] change { $n } essence into another kind
       *[other] change up to { $n } essences into another kind
    }
effect-shift =
    { $n ->
        [one] move { $n } essence between tiles and gem slots
       *[other] move up to { $n } essences between tiles and gem slots
    }
effect-clover =
    { $more ->
        [yes] +
       *[no] −
    }{ $n } to the hero’s roll
effect-rabbit =
    { $more ->
        [yes] +
       *[no] −
    }{ $n } to the monster’s strength
effect-next_roll =
    { $more ->
        [yes] +
       *[no] −
    }{ $n } to the hero’s next strength
effect-reroll =
    { $n ->
        [one] reroll { $n } die
       *[other] reroll up to { $n } dice
    }
effect-turn_die =
    { $n ->
        [one] turn { $n } die to its opposite face
       *[other] turn up to { $n } dice to their opposite faces
    }
effect-dwurt_die =
    { $more ->
        [yes] +
       *[no] −
    }{ $n } on the Dwurt die
effect-damage = deal { $n } damage
effect-damage_plus =
    { $more ->
        [yes] +
       *[no] −
    }{ $n } damage
effect-wounds_plus =
    { $more ->
        [yes] +
       *[no] −
    }{ $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }
effect-guard =
    { $n ->
        [one] cancel the next wound of this combat
       *[other] cancel the next { $n } wounds of this combat
    }
effect-monster_dice =
    { $n ->
        [one] the monster rolls { $n } die fewer
       *[other] the monster rolls { $n } dice fewer
    }
effect-stun =
    { $n ->
        [one] the monster skips its next attack
       *[other] the monster skips its next { $n } attacks
    }
effect-drain = the monster loses { $goods }
effect-block_curse = cancel all Curses
effect-immune =
    { $stored ->
        [yes] immune to the powers of the elements laid on it
       *[no] immune to the power of { $element }
    }
effect-regenerate = the monster regains { $n } health
effect-monster_draw = the monster player draws { $goods }
effect-steal = the monster steals { $n } Gaar
effect-seal =
    { $n ->
        [one] { $engage ->
            [yes] an ability of the hero is engaged and cannot be used in this combat round
           *[no] an ability of the hero cannot be used in this combat round
        }
       *[other] { $engage ->
            [yes] { $n } abilities of the hero are engaged and cannot be used in this combat round
           *[no] { $n } abilities of the hero cannot be used in this combat round
        }
    }
storable-item = items
storable-gem = gems
storable-essence = essences
storable-potion = potions
storable-flask = flasks
storable-scroll = scrolls

## Conditions, multipliers, prices

deed-when = { $deed } ({ $when })
deed-per = { $deed } { $per }
deed-pay = { $deed } for { $price }
when-set3 = set of 3 or more
when-set4 = set of 4 or more
when-set5 = set of 5
when-wounded = at half health or less
when-stored_air = with an Air essence on it
when-stored_earth = with an Earth essence on it
when-stored_water = with a Water essence on it
when-stored_fire = with a Fire essence on it
per-stored = for each essence on it
per-missing2 = for every 2 missing health
per-dwurt_die = for each point on the Dwurt die
ask-give = Give { $prices }
ask-have = Condition: { $states }
have-hero_token =
    { $n ->
        [one] { $n } of your hero tokens on the map
       *[other] { $n } of your hero tokens on the map
    }
have-treasure_token =
    { $n ->
        [one] { $n } treasure found
       *[other] { $n } treasures found
    }
have-trade_token =
    { $n ->
        [one] { $n } of your trade tokens on the map
       *[other] { $n } of your trade tokens on the map
    }
have-interaction_token =
    { $n ->
        [one] { $n } of your interaction tokens on the map
       *[other] { $n } of your interaction tokens on the map
    }
have-mine_token =
    { $n ->
        [one] { $n } of your interaction tokens on a mine
       *[other] { $n } of your interaction tokens on mines
    }
have-elemental_token =
    { $n ->
        [one] { $n } of your interaction tokens on an elemental
       *[other] { $n } of your interaction tokens on elementals
    }
have-hero_tile =
    { $n ->
        [one] { $n } hero tile on the board
       *[other] { $n } hero tiles on the board
    }
have-quest =
    { $n ->
        [one] { $n } completed quest
       *[other] { $n } completed quests
    }
have-trophy = { $trophies } in your sacks
have-set = an equipped armour set of { $n }
have-reputation = at least { $n } reputation
have-missing_health = at least { $n } health missing
have-full_health =
    { $n ->
       *[other] full health
    }
have-health_at_most = { $n } health or less

## Triggers, uses and bands

trigger-permanent = Always
trigger-drawn = When drawn
trigger-out = Outside combat
trigger-any = Outside combat or in a healing phase
trigger-mining = In a Mining action
trigger-trade = In a Trade action
trigger-hero_roll = After a roll
trigger-prep = While preparing for a combat
trigger-initiative = In the initiative attack
trigger-attack = In the attack
trigger-before_monster_roll = Before the monster’s roll
trigger-around_monster_roll = Before or after the monster’s roll
trigger-after_monster_roll = After the monster’s roll
trigger-before_hero_roll = Before the hero’s attack roll
trigger-after_hero_roll = After the hero’s attack roll
use-line = { $trigger }: { $deeds }
band-line = { $reach }: { $deeds }
band-one = { $min }
band-between = { $min } to { $max }
band-from = { $min } or more
band-to = { $max } or less

## Lines of whole pieces

line-first-health = Health at the start: { $n }
line-slot = Slot: { $slot }{ $lock }
line-lock = {" "}(opens for { $prices })
line-tokens = Start: { $tokens }
line-gem-slots =
    { $n ->
        [one] { $n } gem slot
       *[other] { $n } gem slots
    }
line-essence-slots =
    { $n ->
        [one] { $n } place for an essence
       *[other] { $n } places for essences
    }
line-health = +{ $n } maximum health
line-sacks =
    { $more ->
        [yes] +
       *[no] −
    }{ $n ->
        [one] { $n } sack
       *[other] { $n } sacks
    }
line-set = Needs an armour set of { $n } or more
line-dwurt = Each use costs { $price }
line-despite-immunity = Works against immunity too
line-players-solo = In solo play only
line-players-many = With two or more heroes only
line-single-use = Used once, then discarded
line-monster-health = Health: { $n }
line-penalty = −{ $n } to the hero’s strength
line-supply = Brings { $goods }
line-immunity = Immunity: nothing but damage affects it
line-reward = Reward: { $deeds }
line-reward-up-to = Reward for heroes with at most { $n } reputation: { $deeds }
line-lair-on = Lair: { $land_a }
line-lair-beside = Lair: a space beside { $land_a }
line-lair-outer = Lair: an outer space of { $special_the }
line-trigger = { $trigger }
line-section =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }: { $deeds }
line-each-round = Then before each of the monster’s rolls in this combat: { $deeds }
line-sale = Sells for { $sides }
line-goods = { $goods }
line-pile = Reward tiles: { $pile }
line-space = { $place }: { $space }
line-land = { $land }
line-both = { $one }, { $also }
line-guarded = { $land }; monster of level { $level }, loot: { $goods }
land-treasure-of = treasure of level { $level }
place-a = Space a
place-b = Space b
place-c = Space c
place-m = Centre
line-rounds =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }{ $final ->
        [yes] {" "}and a final one
       *[no] {""}
    }
line-start = Starts at { $tile_the }
line-start-goods = Each hero starts with { $goods }
line-tile = { $tile_a }
line-tiles =
    { $heroes ->
        [one] { $heroes } hero, tiles: { $n }
       *[other] { $heroes } heroes, tiles: { $n }
    }
line-elites =
    { $always ->
        [yes] Elite monsters: { $levels }
       *[no] Elite monsters (optional): { $levels }
    }
level-n = level { $n }
goal-lowest_final_reputation = Goal: each hero’s final reputation
goal-villagers_delivered = Goal: villagers brought to the Chapel
goal-heroes_who_beat_both = Goal: every hero beats the Accomplice and the Saboteur
goal-stages_beaten = Goal: stages of the dragon beaten
goal-spell_counter_to_zero = Goal: the spell counter at zero
goal-emblems_sealed = Goal: emblems sealed
goal-elementals_revoked = Goal: elementals revoked
goal-abysses_sealed = Goal: abysses sealed, and the Magma Demon beaten
line-flights =
    { $n ->
        [one] The dragon flies to the nearest freed post and razes it
       *[other] { $n } times, the dragon flies to the nearest freed post and razes it
    }
line-blows =
    { $n ->
        [one] Each hero within { $n } space: { $deeds }
       *[other] Each hero within { $n } spaces: { $deeds }
    }
line-stride =
    { $n ->
        [one] The Golem moves { $n } space { $toward } and ruins the one where it stops
       *[other] The Golem moves { $n } spaces { $toward } and ruins the one where it stops
    }
toward-1 = east
toward-2 = south-east
toward-3 = south-west
toward-4 = west
toward-5 = north-west
toward-6 = north-east
toward-hero = towards the nearest hero
toward-post = towards the nearest trading post
toward-mine = towards the nearest mine
line-spawn = A monster appears on the space it left
line-everyone = Each player draws { $goods }
event_rule-prices = Tiles at trading posts cost { $n } gold more this round
event_rule-fire_water_factor = Fire and Water are { $n } times as strong this round
event_rule-extra_chaos = Each monster brings { $n } more Chaos this round
event_rule-portals_closed =
    { $n ->
       *[other] Portals are closed this round
    }
event_rule-mine_draws =
    { $n ->
        [one] A Mining action gives { $n } resource this round
       *[other] A Mining action gives { $n } resources this round
    }
event_rule-free_renewals =
    { $n ->
       *[other] Renewing an offer is free this round
    }
event_rule-silver_each =
    { $n ->
        [one] Each player draws { $n } silver card
       *[other] Each player draws { $n } silver cards
    }
line-revocation =
    Revoking an elemental costs { $same ->
        [one] { $same } essence of its element
       *[other] { $same } essences of its element
    }{ $any ->
        [0] {""}
       *[other] {" "}and { $any } of any
    } and gives { $reward }
line-clue = Gives a clue at { $place_a } for { $prices }
