### The world in a terminal: headings, figures, the legend of the map.

world-title = Round { $n } of { $of }, { $scenario }
world-you = you
world-hand-at = Now
world-map = Map
world-spaces = Spaces
world-heroes = Heroes
world-shops = Wares
world-scenario = Scenario
world-quests = Quests
world-legend = A cell: number of the tile, land, level of the monster, hero.
world-goal = Goal: { $n } of { $of }
world-goal-rivals = Goal: the most reputation at the end
world-stack = Tiles to come, by chapter: { $n }
world-back =
    { $wounds ->
        [0] Level { $level } monster: health { $health }, its attack may do no harm
        [one] Level { $level } monster: health { $health }, at least { $wounds } wound
       *[other] Level { $level } monster: health { $health }, at least { $wounds } wounds
    }
world-bounty = Bounty: { $foe }
world-reserves = Reserves: silver { $silver }, gold { $gold }
world-figures = health { $health }/{ $max }, reputation { $rep }, gold { $gold }, Gaar { $gaar }
world-dwurt = Dwurt { $n } (die { $die })
world-cards = cards: silver { $silver }, gold { $gold }
world-moves = movement { $n }
world-at = At: { $space }
world-tokens = Tokens: { $names }
world-kept = { $name } (kept)
world-slots = Slots: { $names }
world-sacks = Sacks ({ $n }): { $names }
world-loose = Gems and essences: { $names }
world-hand = Hand: { $names }
world-reserve = Tiles revealed: { $names }; hidden: { $n }
world-done = Quests { $quests }, bounties { $bounties }, deaths { $deaths }
world-engaged = { $name } (engaged)
world-locked = locked { $n }
world-free = { $slot }: free
world-pair = { $what }: { $there }
world-hero = { $mark }{ $n } { $hero } ({ $name }): { $figures }
world-with = { $name } [{ $gems }]
world-used = { $gem } (used)
world-nothing = nothing
world-monster = monster { $n }
world-freed-by = freed by { $name }
world-post-of = { $name }’s post
world-marks-of = tokens of { $names }
world-emblems = emblems { $n }
world-ruined = in ruins
world-gone = deserted
world-lair = lair
world-griffin = the Griffin
world-dragon = the dragon
world-golem = the Golem
world-fight = Combat, round { $n }: { $hero } against { $foe }
world-foe = Damage { $damage } of { $health }; Gaar { $gaar }, Chaos { $chaos }
world-foe-dice = Monster’s dice: { $dice }, strength { $n }
world-hero-dice = Hero’s dice: { $dice }, total { $n }
world-sum-foe =
    { $n ->
        [one] As it stands: { $n } wound
       *[other] As it stands: { $n } wounds
    }
world-sum-hero = As it stands: { $n } damage
world-hope = Hope: { $n }
world-played = Cards played: { $names }
world-led =
    { $you ->
        [yes] You play the monster.
       *[no] { $name } plays the monster.
    }
world-times = { $n } × { $name }
world-price = { $name } ({ $n } gold)
world-places = [n]: the answer with that number lays the tile there.
world-targets = >n: the answer with that number goes there.
