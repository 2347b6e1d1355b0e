# What may be wrong in a box file; names of tables and fields stay as they are written there

## Tiles and cards

wrong-bands = expected rising values of min: each band ends where the next one begins
wrong-use = { $word } means nothing at { $trigger }: expected { $known }
wrong-in-band = { $word } means nothing in a band: expected { $known }
wrong-attack = only attack tiles have bands, and they must have some
wrong-armour = armour, and nothing else, has a piece and a family
wrong-useless = expected at least one
wrong-drawn = only purses and relics are used when drawn
wrong-sell = expected at most the cost, { $n }
wrong-start = a starting tile has no reputation and no price
wrong-ability = abilities are not sold
wrong-dwurt = only Skoldur has Dwurt
wrong-sections = silver cards have 2 sections, gold cards 3
wrong-row = expected 0 for none, and values that never fall

## Heroes and what they pay

wrong-rep = { $n } is not a mark on the track
wrong-slots = the starting tiles do not fit the open slots
wrong-equipment = expected five pieces of armour and two jewels
wrong-slot = no slot of { $hero } takes it
wrong-alone = expected 7 one-player quests, all for the Sorceress
wrong-price = { $what } of { $strange }: expected { $known }
wrong-price-plain = { $what } of { $strange }: expected no kind
wrong-trophy = only trophies have a level

## Territory

wrong-centre = special tiles, and no others, have a fourth space, their centre
wrong-treasure = treasure spaces, and no others, have a level
wrong-element = elemental spaces, and no others, have an element
wrong-encounter = an encounter space must name its encounter
wrong-loot = loot needs a monster to guard it
wrong-monster = a centre cannot hold a monster
wrong-icon = only fixed tiles bear the one-player icon

## Scenarios

wrong-figure = { $name } is not a value of this scenario, which has { $known }
wrong-round = round { $n } is the last
wrong-steps = expected steps if there is a direction, and none otherwise
wrong-stages = expected the stages 1 to { $n } of { $group } in order
wrong-drawn-tile = { $name } is drawn at random: a scenario cannot name it
wrong-tiles = asks for { $n } with chapter = { $chapter }, kind = { $kind }, but has { $there }
wrong-legends = expected one for each legend tile: { $known }
