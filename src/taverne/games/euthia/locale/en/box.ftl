# What may be wrong in a box file; names of tables and fields stay as they are written there

## Tiles and cards

wrong-bands = expected rising min: each band ends where the next begins
wrong-use = { $word } means nothing at { $trigger }: expected { $known }
wrong-in-band = { $word } means nothing in a band: expected { $known }
wrong-attack = attack tiles have bands, the others none
wrong-armour = armour has a piece and a family, nothing else has
wrong-useless = expected at least one
wrong-drawn = a purse or a relic is used when drawn, nothing else is
wrong-sell = expected at most the cost, { $n }
wrong-start = a start tile has no reputation and no price
wrong-ability = abilities are not sold
wrong-dwurt = only Skoldur has Dwurt
wrong-sections = silver cards have 2 sections, gold cards 3
wrong-row = expected 0 for none, and never less for more

## Heroes and what they pay

wrong-rep = { $n } is no mark of the track
wrong-slots = the start tiles do not fit the open slots
wrong-equipment = expected five pieces of armour and two jewels
wrong-slot = no slot of { $hero } takes it
wrong-alone = expected 7 one-player quests, all of the Sorceress
wrong-price = { $what } of { $strange }: expected { $known }
wrong-price-plain = { $what } of { $strange }: expected no kind
wrong-trophy = a trophy has a level, nothing else has

## Territory

wrong-centre = a special tile has a fourth space, its centre, and no other has
wrong-treasure = a treasure space has a level, no other has
wrong-element = an elemental space has an element, no other has
wrong-encounter = an encounter space names its encounter
wrong-loot = loot lies beside a monster
wrong-monster = no monster stands in a centre
wrong-icon = only fixed tiles bear the one-player icon

## Scenarios

wrong-figure = { $name } is no figure of this scenario: its values are { $known }
wrong-round = round { $n } is the last
wrong-steps = expected steps with a direction, and none without
wrong-stages = expected the stages 1 to { $n } of { $group } in order
wrong-drawn-tile = { $name } is drawn, not named by scenarios
wrong-tiles = asks for { $n } with chapter = { $chapter }, kind = { $kind }, but has { $there }
wrong-legends = expected one for each legend tile: { $known }
