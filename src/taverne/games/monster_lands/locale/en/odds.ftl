### Odds asked for in words, at the terminal: questions, mistakes, answers.

odds-field-mercenary = who goes
odds-field-monster = against whom
odds-field-dice = dice of the expedition, for instance force=3,magic=1
odds-field-traps = traps, for instance F2,T_plus_4
odds-field-equipment = what the mercenary wears, for instance pugnor,noxx
odds-field-loot = loot tokens used, for instance F_plus_2
odds-field-defence = Defence tokens on the expedition
odds-field-potions = potions on the expedition
odds-field-venoms = venoms on the expedition
odds-field-damage = damage the monster has already suffered
odds-field-wounded = the mercenary is wounded
odds-field-region = the region, for affinity and conquest
odds-field-expedition = the expedition, whose advantage counts: E1-a-2, or gates-1
odds-field-difficulty = tutorial, normal, heroic or legendary
odds-field-turn = the turn, for the Attack dice of the turn track

odds-who = Which mercenary against which monster? For instance: { $command }
odds-unknown = There is no { $sort ->
        [mercenary] mercenary
        [monster] monster
        [trap] trap
        [equipment] equipment
        [loot] loot token
        [region] region
        [place] expedition
       *[difficulty] difficulty
    } “{ $word }”.
odds-dice = “{ $text }” is not a set of dice; write force=3,magic=1.
odds-dead = A monster that has suffered { $n } damage is dead.
odds-battle =
    { $dice ->
        [one] { $who } with { $dice } die against { $monster }, who rolls { $attack }:
       *[other] { $who } with { $dice } dice against { $monster }, who rolls { $attack }:
    }
odds-aim = { $aim }: survives { $survive }%, captures { $capture }%, kills { $kill }%
odds-aim-survive = To survive
odds-aim-capture = To capture
odds-aim-kill = To kill
odds-aim-beat = Either way
odds-conquer = If others beat the monster first: conquers { $chance }%
