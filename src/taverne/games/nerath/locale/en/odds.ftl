### Odds asked for in words, at the terminal: questions, mistakes, answers.

odds-field-attack = who attacks, for instance monster=2,footsoldier=3
odds-field-defend = who defends, for instance footsoldier=2,castle=1
odds-field-guardians = guardians of a dungeon, for instance ogre,giant_rats
odds-field-place = land or sea
odds-field-treasures = treasures that the attacker has in play
odds-field-against = treasures that the defender has in play
odds-field-rounds = the attacker retreats after so many rounds (0: never)
odds-field-least = the attacker retreats when no more than so many of its units are left

odds-who = Who attacks whom? For instance: { $command }
odds-unknown = There is no { $sort ->
        [unit] unit
        [guardian] guardian
        [treasure] treasure
       *[place] place
    } “{ $word }”.
odds-units = “{ $text }” are no units; write monster=2, from 1 to { $most } of a kind.
odds-castle = A castle never attacks, and a land has one at most.
odds-heroes = { $unit_a } explores no dungeon: only Fighters and Wizards do.
odds-place =
    { $place ->
        [sea] { $unit_a } does not fight at sea.
       *[land] { $unit_a } does not fight on land.
    }
odds-aboard = Heroes fight at sea aboard Warships, { $n } on each at most.
odds-twice = There is only one { $treasure }.
odds-no-part = { $treasure } has no part in the dice and hits of a battle: leave it out.
odds-own-turn = { $treasure } works in its owner’s own turn only, and the defender is not in it.
odds-order = order of losses assumed: attacker { $ours }; defender { $theirs }; treasures are used as soon as they can be
odds-order-heroes = order of losses assumed: { $ours }; guardians lose their smallest dice first; treasures are used as soon as they can be
odds-first-hit = { $unit } (one hit)
odds-battle = { $attackers } against { $defenders }:
odds-won = the attacker wins { $win } %, the defender holds { $lose } %
odds-broken = the attacker wins { $win } %, is destroyed { $lose } %, breaks off { $broken } %
odds-losses = mean losses: attacker { $ours_units } units ({ $ours_gold } gold), defender { $theirs_units } units ({ $theirs_gold } gold)
odds-losses-heroes = mean losses: { $ours_units } heroes ({ $ours_gold } gold)
odds-ending = { $chance } %: { $ours } against { $theirs }
odds-nobody = nobody
odds-dice =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
