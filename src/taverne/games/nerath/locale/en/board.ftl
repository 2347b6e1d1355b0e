### Words that only boards and panels of Conquest of Nerath need: map, orders, purchases, battles, standing, history.

## The map

board-map-label = Map. Arrow keys go from space to space, or move the map with Shift; Enter chooses, plus and minus zoom. All spaces are also listed under “Spaces”.
board-map-hint = Press a space to see who is there, or drag your units.
board-picked = The chosen space
board-zoom = Look around
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-all = The whole map
board-zoom-realm = The realm whose turn it is
board-percent = { $n }%
board-held-by = held by { $realm }
board-attacking = attacking
board-aboard = aboard
board-against = against
board-carrying = with { $cargo } aboard
board-ordered-here = Its units are getting an order
board-unseen-guardians = { $n ->
    [one] { $n } guardian face down
   *[other] { $n } guardians face down
}
board-hit-once = { $n ->
    [one] { $n } hit once
   *[other] { $n } hit once
}
board-place-land = land
board-place-sea = sea zone
board-place-dungeon = dungeon entrance
board-show-on-map = Show on the map
board-spaces-filter = Which spaces
board-spaces-all = All
board-spaces-can = Can be chosen
board-spaces-own = Mine
board-spaces-none = No such space.
board-why-not = Why not: { $what }

## Status and panels

board-round = Round { $n }
board-tabs = Panels
board-tab-cards = Cards
board-tab-battle = Battle
board-tab-spaces = Spaces
board-tab-realms = Realms
board-tab-history = History
board-waiting = { $realm }: { $phase }. Waiting for
board-undo = Undo

## Orders

board-tip-select = Choose a highlighted space on the map, or drag its units where they should go.
board-tip-none = No unit can move any more.
board-tip-map = Choose a highlighted space on the map.
board-tip-all = All that can go will go, or only those taken with +.
board-tip-where = { $n ->
    [one] { $n } unit taken. Choose a highlighted space.
   *[other] { $n } units taken. Choose a highlighted space.
}
board-tip-place = Choose a highlighted space on the map, or from the list.
board-take-less = One fewer: { $unit }
board-take-more = One more: { $unit }
board-take-all = All
board-take-all-of = All of them: { $unit }
board-taken-of = { $unit }: { $taken } of { $n }
board-order-back = Leave them there
board-ways = { $n ->
    [one] { $n } other place
   *[other] { $n } other places
}
board-how-many = How many go to { $space }?
board-declared = Declared attacks
board-losses = expected losses in gold: { $ours } against { $theirs }
board-losses-short = −{ $ours } : −{ $theirs }
board-throws = { $dice }, hits: { $n }
board-done-movement = End of movement
board-done-fighting = End of movement, then fight on
board-done-reposition = End of reposition
board-done-reinforce = End of reinforcement
board-nothing-fits = You have no card to play here.
board-pass-longer = Pass for longer…
board-pass-private = Nobody else sees this.
board-orders-given = Standing orders: { $orders }

## Purchases

board-gold = { $n ->
    [one] { $n } gold
   *[other] { $n } gold
}
board-price = Price:
board-buy-again = Same again: { $unit }, { $where }
board-move-new = { $n ->
    [one] Move new units (from { $n } space)
   *[other] Move new units (from { $n } spaces)
}
board-fact-movement = movement { $n }
board-fact-dice = { $dice }, hits on { $n }+
board-fact-attack = attack { $dice }
board-fact-defence = defence { $dice }
board-fact-sea = at sea { $dice }
board-trait-hero = hero
board-trait-first_strike = First Strike
board-trait-durable = Durable
board-trait-run_amok = Run Amok

## Battles

board-battle-at = Battle: { $space }
board-battle-was = Last battle: { $space }
board-battle-round = Round { $n }
board-battle-odds = Your chance of winning: { $chance }.
board-attacker-odds = { START($realm) } attacks; its chance of winning: { $chance }.
board-first-strike = First Strike
board-needs = { $dice }, { $n } or more
board-rolls-none = rolls no die
board-fight-all = { $n ->
    [one] Fight the battle
    [2] Fight both battles
   *[other] Fight all { $n } battles
}
board-fight-on = Fight on
board-fight-below = Fights on by itself only
board-fighting-on = Fighting on while your chance is at least { $chance }; the cheapest units take the hits.
board-fight-stop = Let me decide
board-floor = while my chance is at least
board-cheapest = Cheapest first: { $units }
board-cheapest-of = { $units } ({ $realm })
board-cheapest-soon = Cheapest first
board-stage-skip = Show at once
board-stage-tells = The dice are rolling…
board-others-strike = The others
board-guardians = Guardians
board-hits = { $n ->
    [0] no hit
    [one] { $n } hit
   *[other] { $n } hits
}
board-throw = { $unit }: { $dice }, { $n ->
    [0] no hit
    [one] { $n } hit
   *[other] { $n } hits
}
board-no-battle = No battle yet.

## Cards

board-hand = { $n ->
    [one] { $n } event card in hand
   *[other] { $n } event cards in hand
}
board-chest = { $n ->
    [one] { $n } treasure kept
   *[other] { $n } treasures kept
}
board-in-play = { $n ->
    [one] { $n } treasure in play
   *[other] { $n } treasures in play
}
board-deck-top = On top of your deck
board-treasures-in-play = Treasures in play
board-no-cards = No cards.
board-card-left = { $n ->
    [one] { $n } choice left
   *[other] { $n } choices left
}
board-played = plays
board-treasure-laid = lays down
board-treasure-used = uses
board-card-in-vain = must discard
board-played-more = { $n ->
    [one] and { $n } other card before
   *[other] and { $n } other cards before
}
board-no-treasures = No treasure is in play.

## Standing and end

board-track = The road to victory
board-goal-points = { $names }: { $have } of { $goal } victory points
board-goal-treasures = { $names }: { $have } of { $goal } treasures, { $capitals ->
    [one] { $capitals } capital
   *[other] { $capitals } capitals
} of 4
board-extra-round = An extra round decides.
board-points = { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
}
board-lands = { $n ->
    [one] { $n } land
   *[other] { $n } lands
}
board-event-cards = { $n ->
    [one] { $n } event card
   *[other] { $n } event cards
}
board-treasures = { $n ->
    [one] { $n } treasure
   *[other] { $n } treasures
}
board-units = { $n ->
    [one] { $n } unit
   *[other] { $n } units
}
board-on-map = On the map: { $counts }
board-led-by = Led by { $seat }
board-realm-has = { $realm }: { $what }
board-out = eliminated
board-standing = The realms’ standings
board-realm = Realm
board-player = Player
board-column-points = Points
board-column-lands = Lands
board-column-gold = Gold
board-column-hand_count = Cards
board-column-chest_count = Treasures
board-column-conquests = By conquest
board-column-laid_points = By treasures
board-column-units = Units
board-piles = Treasures left: { $treasures }. Guardians left: { $guardians }.
board-final = Final score
board-side-won = Your side has won.
board-side-lost = Your side has lost.
board-total = Side
board-won = { $n ->
    [0] The war is over.
    [one] Victory for { $names }!
   *[other] Victory for { $names }!
}
board-history-round = Round { $n }
board-history-gains = lands won: { $won }, battles: { $battles }
board-no-history = Nothing has happened yet.
