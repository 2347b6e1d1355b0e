### Words of the panels of heroes, shop and combat: hero boards, trading posts, the duel.

board-times = { $n } × { $what }

## The hero board

board-hero-unchosen = { $name } has no hero yet.
board-hero-health = Health: { $n } of { $max }
board-hero-gold = Gold: { $n }
board-hero-rep = Reputation: { $n }
board-hero-gaar = Gaar: { $n }
board-hero-dwurt = Dwurt: { $n }
board-hero-dwurt-die = Dwurt die: { $n }
board-hero-deaths = Deaths: { $n }
board-hero-slots = Slots of the hero board
board-hero-opened-where = At a trading post you can open locked slots, reveal hidden tiles and learn them.
board-hero-equipment = Armour and jewels
board-hero-empty = empty
board-hero-locked = locked
board-hero-opens = Opens for { $prices }
board-hero-unlock = Open this slot
board-hero-engaged = engaged
board-hero-engaged-means = Engaged: it cannot be used until it is refreshed.
board-hero-sealed = sealed
board-hero-gem-used = { $gem }, used up
board-hero-gem-slot = Free gem slot
board-hero-stones = Gems and essences
board-hero-no-stones = No loose gems or essences.
board-hero-of = { $n } of { $of } slots
board-hero-sacks =
    { $n ->
        [one] { $n } sack
       *[other] { $n } sacks
    }
board-hero-excess =
    { $n ->
        [one] { $n } item does not fit and must go.
       *[other] { $n } items do not fit and must go.
    }
board-hero-no-things = Nothing in the sacks.
board-hero-cards = Cards in hand
board-hero-silver =
    { $n ->
        [one] { $n } silver card
       *[other] { $n } silver cards
    }
board-hero-gold-cards =
    { $n ->
        [one] { $n } gold card
       *[other] { $n } gold cards
    }
board-hero-control = Holds a control card
board-hero-no-cards = No cards.
board-hero-reserve = Revealed tiles
board-hero-hidden =
    { $n ->
        [0] none hidden
        [one] { $n } still hidden
       *[other] { $n } still hidden
    }
board-hero-costs = Costs { $n } gold
board-hero-arrange = Arrange what you carry
board-hero-arrange-tip = Press a thing and choose where it goes, or drag it: onto a slot, or a gem onto a tile.
board-hero-arrange-done = Done arranging
board-hero-overflow-tip = Not everything fits: use, equip or discard something.
board-hero-close = Close

## The shop

board-shop-offers = On sale at the trading posts
board-shop-yours = You are trading here.
board-shop-waits = The post waits for your decision.
board-answer-shop = Press something on sale, a service or a tile on the board.
board-shop-theirs = { $name } is trading here.
board-shop-leave = Leave the post
board-shop-tax = You owe the owner of this post a tax: sell something first.
board-shop-on-sale = On sale
board-shop-empty = Nothing is on sale.
board-shop-price = Price: { $n } gold
board-shop-copies = Copies: { $n }
board-shop-buy = Buy for { $n } gold
board-shop-wear = Buy and equip
board-shop-wear-for = Buy and equip instead of { $tile }
board-shop-instead = You wear { $tile }:
board-shop-free-slot = A slot for it is free.
board-shop-no-slot = None of your open slots fits it.
board-due =
    { $n ->
        [one] For this you owe others { $n } gold.
       *[other] For this you owe others { $n } gold.
    }
board-shop-learn = Learn for { $n } gold
board-shop-relearn = Learn for { $n } gold in place of…
board-shop-unlock = Open slot { $n } ({ $slot }) for { $prices }
board-shop-why = Why?
board-shop-why-label = Not possible: { $what }. Why?
board-shop-renew = Renew the offer
board-shop-free = { $what } (free)
board-shop-for = { $what } ({ $n } gold)
board-shop-services = Services
board-shop-heal = Heal { $n } for { $gold } gold (health { $now } of { $max })
board-shop-gaar = Buy a Gaar for { $n } gold
board-shop-own = Tiles of the hero
board-shop-own-none = No revealed tile to learn or buy.
board-shop-reveal = Reveal tiles
board-shop-sell = Sell
board-shop-sell-none = Nothing to sell.
board-shop-sell-for = Sell for { $what }
board-shop-sell-nothing = Give away for nothing
board-shop-gold = { $n } gold
board-shop-rep = { amount-rep }
board-shop-gem = a gem
board-shop-worn = worn, slot { $n }

## The duel

board-duel-none = No combat so far.
board-duel-title = { $hero } against { $foe }
board-duel-was = The last combat: { $hero } against { $foe }
board-duel-chance = hero { $n }%
board-duel-odds =
    { $least ->
        [yes] With best play, the hero wins at least { $n }% of the time
       *[no] With best play, the hero wins { $n }% of the time
    }
board-duel-odds-ahead =
    { $least ->
        [yes] Your chance of winning: at least { $n }%
       *[no] Your chance of winning: { $n }%
    }
board-duel-odds-ahead-more = risk of dying: { $die }%; you lose { $wounds } health on average
board-duel-odds-more = dies { $die }% of the time and loses { $wounds } health on average
board-result =
    { $ends ->
        [yes] { $what ->
            [damage] { $roll }: { $harm }, kills
           *[wounds] { $roll }: { $harm }, deadly
        }
        [maybe] { $what ->
            [damage] { $roll }: { $harm }, may kill
           *[wounds] { $roll }: { $harm }, may be deadly
        }
       *[no] { $roll }: { $harm }
    }
board-result-roll = { $n }
board-result-rolls = { $low } to { $high }
board-result-wounds =
    { $still ->
        [yes] { $n ->
            [0] still no wound
            [one] still { $n } wound
           *[other] still { $n } wounds
        }
       *[no] { $n ->
            [0] no wound
            [one] { $n } wound
           *[other] { $n } wounds
        }
    }
board-result-wounds-range = { $least } to { $most } wounds
board-result-damage =
    { $still ->
        [yes] { $n ->
            [0] still no damage
           *[other] still { $n } damage
        }
       *[no] { $n ->
            [0] no damage
           *[other] { $n } damage
        }
    }
board-result-damage-range = { $least } to { $most } damage
board-result-health = then { $n } health
board-fight-on = Fight on with the best odds
board-fight-on-more = You are not asked again until your chance falls below { $n }; tokens and pieces are used only where they gain at least { $gain }.
board-lead-on = Play the monster by the best odds
board-lead-on-more = You are not asked again in this combat; tokens and cards are used only where they gain at least { $gain }.
board-fighting-on = Fighting on with the best odds…
board-leading-on = Playing the monster by the best odds…
board-fight-stop = Stop, let me decide
board-fight-floor = while my chance is at least
board-duel-track = How the combat goes
board-duel-before = Before the first combat round
board-duel-round = Combat round { $n }
board-duel-phase-prepare = Preparation
board-duel-phase-initiative = Initiative
board-duel-phase-heal-1 = Healing
board-duel-phase-foe = Monster’s attack
board-duel-phase-heal-2 = Healing
board-duel-phase-hero = Hero’s attack
board-duel-step-foe-a = A: what is used before the monster’s roll
board-duel-step-foe-b = B: the monster’s roll
board-duel-step-foe-c = C: Gaar and cards in turn, then shields
board-duel-step-foe-d = D: wounds
board-duel-step-hero-a = A: Curses, and what is used before the roll
board-duel-step-hero-b = B: the choice of a weapon
board-duel-step-hero-c = C: the roll and what changes it
board-duel-step-hero-d = D: damage
board-duel-acts = to act
board-duel-turn-hero =
    { $you ->
        [yes] Your turn, as the hero.
       *[no] { $name } acts for the hero.
    }
board-duel-turn-foe =
    { $you ->
        [yes] Your turn: you play the monster.
       *[no] { $name } acts for the monster.
    }
board-duel-prize = If the hero falls, you take one of their tokens; it counts at the end.
board-duel-in-turn = Hero and monster take turns until both have passed.
board-duel-last-pass = The other side has passed; if this one passes too, strength { $n } stands.
board-duel-if-pass =
    { $you ->
        [yes] If you pass, strength { $n } stands.
       *[no] If { $name } passes, strength { $n } stands.
    }
board-duel-led-by = played by { $name }
board-duel-alone = played by combat cards and reserves
board-duel-foe-health = Monster’s health: { $n } of { $max }
board-duel-foe-gaar = Monster’s Gaar: { $n }
board-duel-chaos = Chaos: { $n }. Each set of cards costs one.
board-duel-silver-reserve = Silver cards in the reserve: { $n }
board-duel-gold-reserve = Gold cards in the reserve: { $n }
board-duel-stun =
    { $n ->
        [one] Stunned: it skips its next attack
       *[other] Stunned: it skips { $n } attacks
    }
board-duel-hope = Die of Hope: { $n }
board-duel-guard =
    { $n ->
        [one] Guarded against { $n } wound
       *[other] Guarded against { $n } wounds
    }
board-duel-penalty = { $n } to the hero’s rolls
board-duel-weapon = Attack with { $tile }
board-duel-ready = Tiles of the hero
board-duel-sealed = Sealed for this combat round: { $tiles }
board-duel-air = Air: the higher of two dice is turned over
board-duel-earth = Earth: +{ $n } to every roll
board-duel-foe-roll = { $foe }: roll
board-duel-hero-roll = { $hero }: roll
board-duel-strength = Strength { $n }
board-duel-no-band = below all bands: nothing
board-duel-band-wounds =
    { $n ->
        [one] { $n } wound in this band
       *[other] { $n } wounds in this band
    }
board-duel-band-damage = { $n } damage in this band
board-duel-more = + { $n } more
board-duel-less = − { $n } less
board-duel-spared = − { $n } guarded
board-duel-total-wounds =
    { $n ->
        [one] = { $n } wound
       *[other] = { $n } wounds
    }
board-duel-total-damage = = { $n } damage
board-duel-played = Cards played for the monster
board-duel-gaar = Gaar: roll die { $n } ({ $face }) again, { $change }
board-duel-change-foe = added or taken off by cards, Gaar, tiles and Earth
board-duel-change-hero = added or taken off by the monster, cards, Gaar, tiles, Hope and Earth
board-duel-again = Roll die { $n } ({ $face }) again
board-duel-turn = Turn die { $n } ({ $face }) over
board-duel-pass-duel = Pass
board-duel-pass-monster-cards = Play no card
board-duel-pass-initiative = Skip the initiative attack
board-duel-done-prepare = Begin the combat
board-duel-done-healing = Continue
board-duel-done-before-monster = Use nothing more: let it roll
board-duel-done-after-monster = Use nothing more: take the wounds
board-duel-done-before-hero = Use nothing more: attack
board-duel-done-roll-attack = The roll stands
board-duel-done-pick-die = Keep both as they are
board-duel-card-symbols = Gaar symbols: { $gaar }, Chaos symbols: { $chaos }
board-duel-card-dice = Its combat card replaces the roll: { $a } and { $b }.
board-duel-card-no-gaar = No Gaar symbol: no die is rolled again.
board-duel-card-gaar =
    { $n ->
        [one] { $n } Gaar symbol: it may spend a Gaar for { $change } and roll its lowest die again, if that die is low.
       *[other] { $n } Gaar symbols: for each it may spend a Gaar for { $change } and roll its lowest die again, if that die is low.
    }
board-duel-card-rerolled = Rolled again: { $dice }.
board-duel-card-not-rerolled = It rolled no die again.
board-duel-card-no-chaos = No Chaos symbol: it plays no card from the reserves.
board-duel-card-chaos =
    { $n ->
        [one] { $n } Chaos symbol: it may spend a Chaos on a set of cards from the reserves, gold first.
       *[other] { $n } Chaos symbols: for each it may spend a Chaos on a set of cards from the reserves, gold first.
    }
board-duel-card-no-action = It lacked Chaos or cards.
board-duel-card-turned = Turned up from the reserves: { $cards }.
board-duel-reserves = Left in the reserves: { $silver } silver, { $gold } gold.
board-duel-told = The combat so far
