### The war in a terminal: headings and figures.

war-title = Round { $round }, { $realm }: { $phase }
war-goal-points =
    { $n ->
        [one] Goal: { $n } victory point at the end of a round.
       *[other] Goal: { $n } victory points at the end of a round.
    }
war-goal-treasures =
    { $n ->
        [one] Goal: all capitals, or { $n } treasure.
       *[other] Goal: all capitals, or { $n } treasures.
    }
war-realm = points { $points }, gold { $gold }, lands { $lands }, event cards { $cards }, treasures { $treasures }
war-column-points = points
war-column-gold = gold
war-column-lands = lands
war-column-cards = cards
war-column-treasures = treasures
war-to-win =
    { $kind ->
        [points] Goal: { $n ->
            [one] { $n } point
           *[other] { $n } points
        }
       *[treasures] Goal: capitals or treasures
    }
war-sides = Goal { $n }: { $sides }
war-out = eliminated
war-you = you
war-at-hand = Now
war-hand = Hand
war-in-play = In play
war-lands-of = { $realm }, lands: { $n }
war-seas = Sea zones
war-units = Units
war-unit-hits = Any die hits on { $n } or more.
war-unit-price = { $n } gold
war-unit-attack = attack { $dice }
war-unit-defence = defence { $dice }
war-unit-sea = at sea { $dice }
war-unit-moves = movement { $n }
war-dungeons = Dungeon entrances
war-battle =
    { $round ->
        [0] Battle, { $realm } attacks
       *[other] Battle, round { $round }, { $realm } attacks
    }
war-percent = { $n }%
war-note-win = { $chance } to win
war-note-cost = losses in gold: { $ours } against { $theirs }
war-note-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
war-declared = Declared: { $attacks }
lab-end-round = round { $value }
