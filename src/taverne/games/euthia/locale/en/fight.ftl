### Fights of Euthia in words: before, the monster’s attack, the hero’s, cards, hope, what follows.

## Questions

prompt-before-combat = A fight is coming. Arrange or use anything first?
prompt-control = { $seat } is about to fight. Play your control card and take the monster?
prompt-prepare = You face { $foe_the }; you have { $health } health. Use anything to prepare?
prompt-healing = Healing phase against { $foe_the }; you have { $health } health. Use anything?
prompt-before-monster = Attack by { $foe_the }; you have { $health } health. Use anything before the roll?
prompt-after-monster = The dice of { $foe_the } are rolled; you have { $health } health. Use a shield or anything else?
prompt-before-hero = You are about to strike { $foe_the }; you have { $health } health. Use anything before your roll?
prompt-monster-cards = You play { $foe_the } and have { $chaos } Chaos. Play any cards?
prompt-duel =
    { $gaar ->
        [0] Strength of { $foe_the }: { $n }. Change it, or pass?
       *[other] Strength of { $foe_the }: { $n }. Change it (Gaar left: { $gaar }), or pass?
    }
prompt-initiative = Strike { $foe_the } first, before the first combat round?
prompt-attack = What do you attack { $foe_the } with?
prompt-roll-attack = Your attack: { $a } and { $b }, { $n } in all. Change it?
prompt-roll-challenge = Your roll against the elemental: { $a } and { $b }, { $n } in all. Change it?
prompt-roll-seal = Your roll: { $a } and { $b }, { $n } in all. Change it?
prompt-pick-die = Your dice show { $a } and { $b }. Which one do you change?
prompt-trade-now = You won at a trading post and have more than you can carry. Trade now?
prompt-trophy = Keep { $foe_the } as a trophy?
prompt-seal = Which of { $seat }’s abilities do you seal for this combat round?
prompt-give-card =
    { $n ->
        [one] Which card do you give?
       *[other] Which { $n } cards do you give, one by one?
    }
prompt-hand-limit =
    { $n ->
        [one] You hold { $n } card too many. Discard or exchange.
       *[other] You hold { $n } cards too many. Discard or exchange.
    }

## Answers

action-control = Play the control card
action-gaar = Gaar: roll die { $a } again
    .args = n
action-dwurt = Use a Dwurt
action-hope = { $a }
    .args = hope-use
action-again = Roll die { $a } again
    .args = n
action-turn = Turn die { $a } over
    .args = n
action-attack = Attack with { $a_the }
    .args = tile
action-card =
    { $b ->
        [one] Play { $a }
       *[other] Play { $a } × { $b }
    }
    .args = card n
action-seal = Seal { $a_the }
    .args = tile
action-keep = Keep it
action-exchange = Exchange four silver cards for a gold card
action-coin = { $a }
    .args = coin-for
action-give_card = Give { $a_the }
    .args = card
action-drop_card = Discard { $a_the }
    .args = card

## Words inside other sentences

hope-use-plus = Hope: +1
hope-use-damage = Hope: +1 and 1 damage
hope-use-gaar = Hope: take a Gaar
coin-for-silver = Give four silver cards for a coin
coin-for-gold = Give a gold card for a coin
card-silver = silver card
card-gold = gold card

## What happens

event-card-drawn =
    { $seat_you ->
        [yes] You draw a { $metal }: { $card }.
       *[no] { $seat } draws a { $metal }.
    }
event-coin =
    { $seat_you ->
        [yes] You give cards for a coin.
       *[no] { $seat } gives cards for a coin.
    }
event-exchanged =
    { $seat_you ->
        [yes] You exchange four silver cards for a gold card.
       *[no] { $seat } exchanges four silver cards for a gold card.
    }
event-card-dropped =
    { $seat_you ->
        [yes] You discard { $card_the }.
       *[no] { $seat } discards { $card_the }.
    }
event-own-control =
    { $seat_you ->
        [yes] You draw your own control card and keep it, unless you already have one.
       *[no] { $seat } draws their own control card; nobody keeps more than one.
    }
event-meets =
    { $seat_you ->
        [yes] You face { $foe_the }.
       *[no] { $seat } faces { $foe_the }.
    }
event-meets-player =
    { $seat_you ->
        [yes] You face { $foe_the }, played by { $other }.
       *[no] { $other_you ->
            [yes] { $seat } faces { $foe_the }, played by you.
           *[no] { $seat } faces { $foe_the }, played by { $other }.
        }
    }
event-combat-round = Combat round { $n }.
event-damage = Damage to { $foe_the }: { $n }.
event-card-drained =
    { $seat_you ->
        [yes] You lose { $card_the }.
       *[no] { $seat } loses { $card_the }.
    }
event-struck-dead =
    { $seat_you ->
        [yes] You are struck dead.
       *[no] { $seat } is struck dead.
    }
event-regenerated = Health regained by { $foe_the }: { $n }.
event-stolen =
    { $seat_you ->
        [yes] The monster steals { $n } Gaar from you.
       *[no] The monster steals { $n } Gaar from { $seat }.
    }
event-sealed =
    { $seat_you ->
        [yes] Sealed for this combat round: { $tile_the }.
       *[no] Sealed for this combat round: { $seat }’s { $tile }.
    }
event-card-played =
    { $n ->
        [one] Played for { $foe_the }: { $card }.
       *[other] Played for { $foe_the }: { $card } × { $n }.
    }
event-stunned = Stunned, { $foe_the } cannot attack.
event-monster-rolled = Roll of { $foe_the }: { $dice }.
event-monster-rerolled = The die now shows { $n }.
event-monster-gaar = The monster spends a Gaar; its die now shows { $n }.
event-gaar-duel =
    { $own ->
        [1] The hero spends a Gaar on the roll of { $foe_the }.
       *[0] The monster player spends a Gaar on the roll of { $foe_the }.
    }
event-monster-strength = Attack of { $foe_the }: strength { $n }.
event-no-attack =
    { $seat_you ->
        [yes] You have nothing to attack with.
       *[no] { $seat } has nothing to attack with.
    }
event-exhausted =
    { $seat_you ->
        [yes] Worn out after combat round { $n }, you fall.
       *[no] Worn out after combat round { $n }, { $seat } falls.
    }
event-attacks =
    { $seat_you ->
        [yes] You attack with { $tile_the }.
       *[no] { $seat } attacks with { $tile_the }.
    }
event-struck =
    { $seat_you ->
        [yes] Strength { $strength }: you deal { $n } damage to { $foe_the }.
       *[no] Strength { $strength }: { $seat } deals { $n } damage to { $foe_the }.
    }
event-hero-rolled =
    { $seat_you ->
        [yes] You roll { $a } and { $b }.
       *[no] { $seat } rolls { $a } and { $b }.
    }
event-gaar =
    { $seat_you ->
        [yes] You spend a Gaar.
       *[no] { $seat } spends a Gaar.
    }
event-dwurt =
    { $seat_you ->
        [yes] You spend a Dwurt.
       *[no] { $seat } spends a Dwurt.
    }
event-rerolled =
    { $seat_you ->
        [yes] The die now shows { $n }.
       *[no] { $seat }’s die now shows { $n }.
    }
event-hero-total =
    { $seat_you ->
        [yes] Your total is { $n }.
       *[no] { $seat }’s total is { $n }.
    }
event-hope = The Die of Hope rises to { $n }.
event-hope-plus =
    { $seat_you ->
        [yes] You spend Hope for +1; { $n } left.
       *[no] { $seat } spends Hope for +1; { $n } left.
    }
event-hope-damage =
    { $seat_you ->
        [yes] You spend Hope for +1 and 1 damage; { $n } left.
       *[no] { $seat } spends Hope for +1 and 1 damage; { $n } left.
    }
event-hope-gaar =
    { $seat_you ->
        [yes] You turn Hope into a Gaar; { $n } left.
       *[no] { $seat } turns Hope into a Gaar; { $n } left.
    }
event-hope-left =
    { $seat_you ->
        [yes] Your remaining Hope turns into { $n } Gaar.
       *[no] { $seat }’s remaining Hope turns into { $n } Gaar.
    }
event-monster-beaten =
    { $seat_you ->
        [yes] You defeat { $foe_the }.
       *[no] { $seat } defeats { $foe_the }.
    }
event-no-reward =
    { $seat_you ->
        [yes] Your reputation is above { $n }: no reward.
       *[no] { $seat }’s reputation is above { $n }: no reward.
    }
event-trophy =
    { $seat_you ->
        [yes] You keep { $foe_the } as a trophy.
       *[no] { $seat } keeps { $foe_the } as a trophy.
    }
event-loot =
    { $seat_you ->
        [yes] You find loot: { $goods }.
       *[no] { $seat } finds loot: { $goods }.
    }
event-freed =
    { $seat_you ->
        [yes] You free { $space_the }.
       *[no] { $seat } frees { $space_the }.
    }
event-fell =
    { $seat_you ->
        [yes] You fall before { $foe_the } and wake in the Chapel.
       *[no] { $seat } falls before { $foe_the } and wakes in the Chapel.
    }
event-captured =
    { $seat_you ->
        [yes] You take one of { $other }’s tokens.
       *[no] { $other_you ->
            [yes] { $seat } takes one of your tokens.
           *[no] { $seat } takes one of { $other }’s tokens.
        }
    }
event-died =
    { $seat_you ->
        [yes] You die, wake in the Chapel and lose { amount-rep }.
       *[no] { $seat } dies, wakes in the Chapel and loses { amount-rep }.
    }
event-combat-card = The combat card shows { $a } and { $b }; Gaar: { $gaar }, Chaos: { $chaos }.
event-reserve-card = A card of the reserve is turned up: { $card }.
event-reserve-traded = { $n } silver cards of the reserve become a gold card.

## Refusals

why-engaged = That tile is engaged until the next round.
why-sealed = That ability is sealed for this combat round.
why-not-now = You cannot use that now.
why-nothing-engaged = None of your tiles is engaged.
why-no-essence = You have no essence to use for this.
why-not-held = You do not have that.
why-not-worn = That is not on your board: a tile works only once it is worn or learned.
why-spent = You have already used that in this attack.
why-other-weapon = That goes only with an attack made with this weapon.
why-no-effect = None of its effects applies as things stand.
why-needs-set = You need to wear an armour set of { $n } for that.
why-gem-not-set = Only gems set into equipment you wear can be used.
why-gem-inactive = That gem is inactive until the next round.
why-no-gaar = You have no Gaar left.
why-no-gaar-for-skoldur = Skoldur cannot spend Gaar on rolls; turn them into Dwurt.
why-no-dwurt = You do not have enough Dwurt.
why-no-hope = There is not enough on the Die of Hope.
why-no-chaos = You have no Chaos left.
why-too-few-cards = You do not have that many of this card, or the card has no such section.
why-immune = The monster is immune: this would do nothing.
why-no-initiative = Before the first combat round only tiles with the initiative symbol attack.
why-only-initiative = That tile attacks only before the first combat round.
why-must-fight = There is a monster in front of you: you cannot go anywhere else now.
