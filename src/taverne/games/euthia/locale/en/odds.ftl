### Odds asked for in words, at the terminal: questions, mistakes, answers.

odds-field-hero = the hero, with his start tiles
odds-field-foe = the monster, elite or opponent
odds-field-tiles = tiles he wears besides, for instance lance_of_dawn,war_torc
odds-field-gems = gems set in his tiles, for instance onyx,opal
odds-field-essences = essences he has, for instance water,water
odds-field-health = his health (0: all of it)
odds-field-gaar = his Gaar, if not those he begins with
odds-field-silver = silver cards of the monster’s player, or of the reserve
odds-field-gold_cards = gold cards of the monster’s player, or of the reserve
odds-field-air = Air acts on the space
odds-field-earth = Earth acts on the space
odds-field-alone = without rivals: combat cards lead the monster

odds-who = Which hero against which monster? For instance: { $command }
odds-unknown = There is no { $sort ->
        [hero] hero
        [foe] monster
        [tile] tile
        [gem] gem
       *[essence] essence
    } “{ $word }”.
odds-slot = There is no slot left for { $tile }.
odds-gems =
    { $n ->
        [0] These tiles take no gems.
        [one] These tiles take { $n } gem.
       *[other] These tiles take { $n } gems.
    }
odds-combat = { $hero } with { $health } health against { $foe } with { $n }:
odds-ends = wins { $win } %, dies { $die } %, loses { $wounds } health on average
odds-truce = a truce in { $chance } %
odds-about = right to within { $chance } points
odds-left = { $health } health and { $gaar } Gaar left on average
