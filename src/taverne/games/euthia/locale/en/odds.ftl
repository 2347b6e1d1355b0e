### Odds asked for in words, at the terminal: questions, mistakes, answers.

odds-field-hero = the hero, with the usual starting tiles
odds-field-foe = the monster, elite or opponent
odds-field-tiles = further tiles the hero wears, such as lance_of_dawn,war_torc
odds-field-gems = gems set in those tiles, such as onyx,opal
odds-field-essences = essences the hero has, such as water,water
odds-field-health = the hero’s health (0: full)
odds-field-gaar = the hero’s Gaar, if not the number at the start
odds-field-silver = silver cards of the monster’s player, or of the reserve
odds-field-gold_cards = gold cards of the monster’s player, or of the reserve
odds-field-air = the power of Air is on the space
odds-field-earth = the power of Earth is on the space
odds-field-alone = no rivals: combat cards play the monster

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
odds-ends = wins { $win }%, dies { $die }%, loses { $wounds } health on average
odds-truce = a truce { $chance }% of the time
odds-about = give or take { $chance } points
odds-left = { $health } health and { $gaar } Gaar left on average
