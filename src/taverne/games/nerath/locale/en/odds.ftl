### Odds asked for in words, at the terminal: questions, mistakes, answers.

odds-field-attack = who attacks, for instance monster=2,footsoldier=3
odds-field-defend = who defends, for instance footsoldier=2,castle=1
odds-field-guardians = guardians of a dungeon, for instance ogre,giant_rats
odds-field-place = land or sea
odds-field-treasures = treasures that the attacker has in play
odds-field-against = treasures that the defender has in play
odds-field-rounds = the attacker retreats after this many rounds (0: never)
odds-field-least = the attacker retreats with this many units left, or fewer

odds-who = Who attacks whom? For instance: { $command }
odds-unknown = There is no { $sort ->
        [unit] unit
        [guardian] guardian
        [treasure] treasure
       *[place] place
    } “{ $word }”.
odds-units = “{ $text }” is not a list of units; write for instance monster=2, with 1 to { $most } of each.
odds-castle = A castle never attacks, and a land has no more than one.
odds-heroes = { $unit } cannot explore a dungeon: only Fighters and Wizards can.
odds-place =
    { $place ->
        [sea] { $unit } cannot fight at sea.
       *[land] { $unit } cannot fight on land.
    }
odds-aboard = At sea, heroes fight aboard Warships, no more than { $n } on each.
odds-twice = There is only one { $treasure }.
odds-no-part = { $treasure } changes neither the dice nor the hits of a battle: leave it out.
odds-own-turn = { $treasure } works only in its owner’s turn, which is not the defender’s.
odds-order = order of losses assumed: attacker { $ours }; defender { $theirs }; treasures are used as soon as they can be
odds-order-heroes = order of losses assumed: { $ours }; guardians lose their smallest dice first; treasures are used as soon as they can be
odds-first-hit = { $unit } (one hit)
odds-battle = { $attackers } against { $defenders }:
odds-won = the attacker wins { $win }%, the defender holds { $lose }%
odds-broken = the attacker wins { $win }%, is destroyed { $lose }%, breaks off { $broken }%
odds-losses = average losses: attacker { $ours_units } units ({ $ours_gold } gold), defender { $theirs_units } units ({ $theirs_gold } gold)
odds-losses-heroes = average losses: { $ours_units } heroes ({ $ours_gold } gold)
odds-ending = { $chance }%: { $ours } against { $theirs }
odds-nobody = nobody
odds-dice =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
