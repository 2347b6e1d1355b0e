### Goods of Euthia in words: uses, gains, storage, trade, quests, Skoldur’s die, the score.

## Questions

prompt-pay-for = Pay more for { $piece_the }?
prompt-pay-more = Pay for more?
prompt-pay = What do you give? Still to pay: { $n } ({ $what }).
prompt-pay-instead =
    { $n ->
        [one] You are about to take { $n } wound. Pay to avoid it?
       *[other] You are about to take { $n } wounds. Pay to avoid them?
    }
prompt-take-gem =
    { $n ->
        [one] Which gem do you take?
       *[other] Which { $n } gems do you take, one by one?
    }
prompt-take-essence =
    { $n ->
        [one] Which essence do you take?
       *[other] Which { $n } essences do you take, one by one?
    }
prompt-terrain =
    { $n ->
        [one] Which pile do you draw a resource from?
       *[other] Which piles do you draw { $n } resources from?
    }
prompt-refresh =
    { $n ->
        [one] Which tile do you refresh?
       *[other] Which tiles do you refresh? { $n } at most.
    }
prompt-transmute =
    { $n ->
        [one] Which essence do you change?
       *[other] Which essences do you change? { $n } at most.
    }
prompt-arrange = What do you rearrange?
prompt-shift =
    { $n ->
        [one] Which essence do you move?
       *[other] Which essences do you move? { $n } at most.
    }
prompt-overflow =
    { $n ->
        [one] You have { $n } item too many. Use, arrange or discard something.
       *[other] You have { $n } items too many. Use, arrange or discard something.
    }
prompt-sell-for-tax = You owe a tax of { $n } gold. What do you sell to pay it?
prompt-trade = { $post }: you have { $gold } gold. What do you do?
prompt-keep-tile = Two tiles have the value { $n }. Which one do you keep?
prompt-dwurt-die = The Dwurt die shows { $n }. Resolve it or discard a Dwurt?

## Answers

action-use = Use { $a_the }
    .args = tile n
action-gem = Use the gem: { $a }
    .args = gem
action-essence = Use the essence: { $a }
    .args = essence n
action-pay = Pay
action-done = Done
action-give_gem = Give { $a_the }
    .args = gem
action-give_essence = Give { $a_the }
    .args = essence
action-give_resource = Give { $a_the }
    .args = resource
action-give_trophy = Give the trophy: { $a }
    .args = fighter
action-give_tile = Give { $a_the }
    .args = tile
action-take_gem = Take { $a_the }
    .args = gem
action-take_essence = Take { $a_the }
    .args = essence
action-dig_in = { $a }
    .args = terrain
action-transmute = { $a } becomes { $b }
    .args = essence essence
action-refresh = Refresh { $a_the }
    .args = tile
action-equip = Equip { $a_the } (slot { $b })
    .args = tile n
action-unequip = Take off { $a_the } (slot { $b })
    .args = tile n
action-set_gem = Set { $a_the } into { $b_the }
    .args = gem tile n
action-lay_essence = Lay { $a_the } on { $b_the }
    .args = essence tile
action-shift = Move { $a_the } from { $b_the } to { $c_the }
    .args = essence tile tile
action-lift_essence = Take { $a_the } off { $b_the }
    .args = essence tile
action-convert = Turn a Gaar into a Dwurt
action-drop_tile = Discard { $a_the }
    .args = tile
action-drop_gem = Discard { $a_the }
    .args = gem
action-drop_essence = Discard { $a_the }
    .args = essence
action-drop_resource = Discard { $a_the }
    .args = resource
action-drop_trophy = Discard the trophy: { $a }
    .args = fighter
action-drop_piece = Discard { $a_the }
    .args = piece
action-buy = Buy { $a_the }
    .args = tile
action-buy_gaar = Buy a Gaar
action-renew = Renew the offer
action-heal_here = Pay to heal
action-reveal_tiles = Reveal hero tiles
action-learn = Learn { $a_the }
    .args = tile
action-relearn = Learn { $a_the } in place of { $b_the }
    .args = tile tile
action-unlock = Unlock: { $a } (slot { $b })
    .args = slot n
action-keep_tile = Keep { $a_the }
    .args = tile
action-sell_tile = Sell { $a_the }
    .args = tile
action-sell_worn = Sell { $a_the } (slot { $b })
    .args = tile n
action-sell_gem = Sell { $a_the }
    .args = gem
action-sell_essence = Sell { $a_the }
    .args = essence
action-sell_resource = Sell { $a_the } (side { $b })
    .args = resource n
action-quest = Complete the quest: { $a }
    .args = quest
action-resolve = Resolve the Dwurt die
action-avoid = Discard a Dwurt

## Words inside other sentences

post-0 = Merchants
post-1 = Alchemists
post-2 = Dragonslayer Towers
piece-gaar = Gaar
    .the = a Gaar
piece-dwurt = Dwurt
    .the = a Dwurt
slot-sword = sword slot
    .a = a sword slot
slot-ability = ability slot
    .a = an ability slot
slot-initiative = initiative slot
    .a = an initiative slot
slot-helmet = helmet
    .a = the helmet slot
slot-cuirass = cuirass
    .a = the cuirass slot
slot-gauntlets = gauntlets
    .a = the gauntlets slot
slot-greaves = greaves
    .a = the greaves slot
slot-boots = boots
    .a = the boots slot
slot-jewel = jewel
    .a = a jewel slot
price-silver = silver cards
price-gold_card = gold cards
price-potion = potions
price-gem = gems
price-essence = essences
price-resource = resources
price-trophy = trophies
price-armour = armour
price-weapon = weapons
price-jewel = jewels
price-scroll = scrolls

## What happens

event-used =
    { $seat_you ->
        [yes] You use { $piece_the }.
       *[no] { $seat } uses { $piece_the }.
    }
event-gained =
    { $seat_you ->
        [yes] You gain { $goods }.
       *[no] { $seat } gains { $goods }.
    }
event-took =
    { $seat_you ->
        [yes] You take { $piece_a }.
       *[no] { $seat } takes { $piece_a }.
    }
event-refreshed =
    { $seat_you ->
        [yes] You refresh { $tile_the }.
       *[no] { $seat } refreshes { $tile_the }.
    }
event-equipped =
    { $seat_you ->
        [yes] You equip { $tile_the }.
       *[no] { $seat } equips { $tile_the }.
    }
event-unequipped =
    { $seat_you ->
        [yes] You take off { $tile_the }.
       *[no] { $seat } takes off { $tile_the }.
    }
event-gem-set =
    { $seat_you ->
        [yes] You set { $gem_the } into { $tile_the }.
       *[no] { $seat } sets { $gem_the } into { $tile_the }.
    }
event-essence-laid =
    { $seat_you ->
        [yes] You lay { $essence_the } on { $tile_the }.
       *[no] { $seat } lays { $essence_the } on { $tile_the }.
    }
event-essence-lifted =
    { $seat_you ->
        [yes] You take { $essence_the } off { $tile_the }.
       *[no] { $seat } takes { $essence_the } off { $tile_the }.
    }
event-to-dwurt =
    { $seat_you ->
        [yes] You turn a Gaar into a Dwurt.
       *[no] { $seat } turns a Gaar into a Dwurt.
    }
event-dropped =
    { $seat_you ->
        [yes] You discard { $piece_the }.
       *[no] { $seat } discards { $piece_the }.
    }
event-tax =
    { $seat_you ->
        [yes] You pay a tax of { $n } gold to { $other }.
       *[no] { $seat } pays a tax of { $n } gold to { $other }.
    }
event-bought-gaar =
    { $seat_you ->
        [yes] You buy a Gaar.
       *[no] { $seat } buys a Gaar.
    }
event-bought =
    { $seat_you ->
        [yes] You buy { $tile_the } for { $n } gold.
       *[no] { $seat } buys { $tile_the } for { $n } gold.
    }
event-sold =
    { $seat_you ->
        [yes] You sell { $piece_the } for { $n } gold.
       *[no] { $seat } sells { $piece_the } for { $n } gold.
    }
event-sold-resource =
    { $seat_you ->
        [yes] You sell { $piece_the } for { $n } gold and { $rep } reputation.
       *[no] { $seat } sells { $piece_the } for { $n } gold and { $rep } reputation.
    }
event-learned =
    { $seat_you ->
        [yes] You learn { $tile_the } for { $n } gold.
       *[no] { $seat } learns { $tile_the } for { $n } gold.
    }
event-renewed = { $post }: the offer is renewed.
event-offered = { $post }: now on sale, { $tile }.
event-tile-revealed =
    { $seat_you ->
        [yes] You reveal { $tile_the }.
       *[no] { $seat } reveals { $tile_the }.
    }
event-unlocked =
    { $seat_you ->
        [yes] You unlock { $slot_a }.
       *[no] { $seat } unlocks { $slot_a }.
    }
event-quest-shown = { $encounter }: a new quest, { $quest_the }.
event-quest-done =
    { $seat_you ->
        [yes] You complete { $quest_the }.
       *[no] { $seat } completes { $quest_the }.
    }
event-dwurt-avoided =
    { $seat_you ->
        [yes] You discard a Dwurt to avoid the Dwurt die.
       *[no] { $seat } discards a Dwurt to avoid the Dwurt die.
    }
event-dwurt-face =
    { $seat_you ->
        [yes] Your Dwurt die shows { $n }.
       *[no] { $seat }’s Dwurt die shows { $n }.
    }
event-score =
    { $seat_you ->
        [yes] Your final reputation: { $n }.
       *[no] { $seat }’s final reputation: { $n }.
    }

## Why not

why-no-encounter = Nobody here offers that quest.
why-quest-not-up = That quest is not face up.
why-quest-not-met = You do not have what that quest asks for.
why-not-on-sale = That is not on sale here.
why-to-learn = Abilities are learned, not bought.
why-to-buy = Weapons and shields are bought, not learned.
why-not-revealed = You have not revealed that tile.
why-no-slot = You have no unlocked slot with that tile’s symbol.
why-not-locked = That slot is not locked.
why-cannot-pay = You cannot pay that price.
why-nothing-to-reveal = No hidden tile has a value of { $n } or less.
why-towers-only = Gaar is sold only at the Dragonslayer Towers.
why-no-price = That cannot be sold.
why-gem-set-for-good = A gem set into equipment stays there.
why-would-kill = Without it you would be dead.
why-sacks-covered =
    { $n ->
        [one] Together these tiles would cover more than { $n } sack.
       *[other] Together these tiles would cover more than { $n } sacks.
    }
why-no-post = There is no trading post here.
why-cannot-pay-tax = You cannot pay the tax of { $n } gold, and nothing you could sell would bring in enough.
