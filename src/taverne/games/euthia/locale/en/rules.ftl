### The rules of Euthia, one entry for each id, then the scenarios and the worked examples. `.ruling = yes` marks a decision of ours where the
### rulebook is silent, unclear or lost, as is nearly all of the scenario booklet; where only a part of an entry is ours, it follows “Our reading”.

## Components

EU-001 = There are 76 territory tiles: 18 of chapter I, 15 of II, 14 of III, 15 of IV and 14 of V. Our reading: the labels of chapters I and II cannot be read for certain; they are taken as 18 and 15.
    .ruling = yes
EU-002 = There are six heroes, each with a symbol, a colour and hero tiles of their own, 135 in all: Ael (white) 22, Dral (blue) 22, Keleia (yellow) 22, Maeldur (red) 21, Skoldur (black) 24 and Taesiri (violet) 24.
EU-003 = Each hero owns 2 dice, 25 hero tokens, 30 two-sided interaction tokens, 10 trade tokens, 12 damage tokens, 1 maximum-health marker and 6 action tokens: two each of Mining, Trade and Combat.
EU-004 = There are 73 Merchant tiles, 76 Alchemist tiles, 70 Dragonslayer tiles, 25 Mountain, 25 Lake and 24 Cavern resources, 20 treasures of each level, 12 Healing Potions and 12 Grey Sacks. Our reading: the number of Cavern resources is damaged in print and taken as 24.
    .ruling = yes
EU-005 = There are 14, 14 and 12 monsters of levels 1, 2 and 3, 7, 7 and 6 elites with as many bounties, 12 control cards (2 for each hero), 36 combat cards and 105 encounter cards: 14 types of 7 cards and 7 one-player cards of the Sorceress.
EU-006 = There are 24 silver cards, 8 of each of 3 types, and 32 gold cards, 8 of each of 3 types for several players and 8 for solo and cooperative play. Our reading: the number of silver cards is damaged in print and taken as 24.
    .ruling = yes
EU-007 = There are 110 gems, 15 each of Amethyst, Emerald, Onyx, Opal, Ruby and Sapphire and 10 each of Demonite and Diamond, and 60 essences, 15 of each of the 4 elements.
EU-008 = The reward tiles are 6 Huntsman’s Provisions, 12 of the Armourer and 7 of the Sorceress (Amulets of Darkness). Our reading: a further, unlabelled group of 12 tiles in the list is left out.
    .ruling = yes

## Setup: scenario and territory stack

EU-009 = The scenario is chosen first; it fixes the starting tile, the table of tiles, the number of rounds, the levels of the elites and any special rules. Our reading: the scenario booklet is lost, so the scenarios are those of EUS-001 to EUS-160.
    .ruling = yes
EU-010 = The starting tile named by the scenario lies in the centre of the play area; unless it says otherwise, this is the Chapel without Priest.
EU-011 = The Chapel with Priest (chapter I) is never drawn as an ordinary encounter tile: it stays in the box unless the scenario asks for it.
EU-012 = The other tiles are sorted by chapter, shown on their back, and within each chapter by the arrow on their front: fixed, encounter, scenario or other.
EU-013 = All fixed tiles of every chapter in use go into the pile of their chapter.
EU-014 = Encounter tiles and other tiles are drawn unseen, as many as the scenario’s table gives for the chapter and the number of players; the rest go back to the box unseen.
EU-015 = Scenario tiles join the pile of their own chapter only if the chosen scenario calls for them.
EU-016 = Each chapter is shuffled separately; the chapters are then stacked face down, the lowest on top and the highest at the bottom.

## Setup: heroes

EU-017 = Each player takes one hero with the board and pieces that belong to it; unused heroes go back to the box.
EU-018 = Maximum health starts at the highest visible red number of the hero’s track, and current health equals it. Our reading: only Maeldur’s 6 is printed; the others are Ael 4, Keleia 6, Taesiri 5, Skoldur 7 and Dral 7.
    .ruling = yes
EU-019 = Start tiles, with the hero’s symbol on their back, lie face up on the hero slots whose symbol matches the one in the tile’s lower right corner.
EU-020 = All other hero tiles form a face-down pile in order of reputation value, the lowest on top; the order among equal values does not matter.
EU-021 = A hero tile with a player-count icon is used only if the number of players matches the icon; a tile without an icon is always used.
EU-022 = Every hero except Skoldur starts with 4 Gaar tokens, one on each Gaar slot.
EU-023 = A hero slot that shows an essence or gold, or an equipment slot that shows gold, is locked at the start.
EU-024 = A hero board has 3 sacks, 3+1 action slots, 4 Gaar slots, 8 hero slots of which 4 are locked, 7 equipment slots (unlocking costs 2 gold for the cuirass and 3 for the second jewel) and 4 slots for gems and essences.
    .ruling = yes
EU-025 = Unless the scenario says otherwise, heroes start with 0 gold and no items but their starting tiles and their Gaar.
    .ruling = yes

## Setup: common area

EU-026 = The first player is drawn at random and stays first for the whole game; one of that player’s hero tokens marks round 1 on the round track.
EU-027 = Every hero starts with 0 reputation unless the scenario says otherwise.
EU-028 = A hero who passes 50 or 100 reputation takes a reputation token of that value and continues along the track.
EU-029 = The Die of Hope starts on its blank face, zero.
EU-030 = Encounter cards stay sorted by type, and the reward tiles of encounters stay in the box, until the encounter is revealed.
EU-031 = Merchant, Alchemist and Dragonslayer tiles form three shuffled piles, each with its own discard; 4 tiles of each lie face up as the offer of that trading post.
EU-032 = Resources by terrain, treasures and monsters by level, silver cards and gold cards each form a shuffled face-down pile with its own discard.
EU-033 = The gold cards with the one-player icon and all combat cards are left out of a competitive game.
EU-034 = With 2 players no control cards are used.
EU-035 = With 3 or 4 players the control cards of the heroes in play, 2 for each, form a shuffled face-down pile.

## Rounds and turns

EU-036 = At the start of each round every player places one Mining, one Trade and one Combat token on the matching action slots.
EU-037 = At the start of each round every engaged tile, on the board or beside it, is refreshed, and every inactive gem becomes active.
EU-038 = Each round every player takes one turn, clockwise from the first player.
EU-039 = At the start of a player’s first turn the hero is placed on the Chapel, at the centre of the starting tile, unless the scenario names another place.
EU-040 = At the end of the turn one unused action token may be moved to the 4th slot and used next turn as a fourth token; all others leave the board.
EU-041 = An unused token already on the 4th slot counts among the unused tokens, so no more than one is ever carried over.
    .ruling = yes
EU-042 = If the player completed a quest this turn, each revealed encounter is refilled at the end of the turn to two face-up cards, as far as its pile lasts.
EU-043 = After the last player’s turn the round marker advances; after the scenario’s last round comes the final scoring.

## Golden rules

EU-044 = When a card or tile must be drawn from an empty pile, its discard is first shuffled into a new pile; encounter piles are never rebuilt.
EU-045 = If pile and discard are both empty, as when all 12 Healing Potions are held, nothing is gained.
    .ruling = yes
EU-046 = Heroes never exchange anything with each other unless a rule says so, not even in cooperative play.
EU-047 = The number of tokens is unlimited.
EU-048 = The text of a component, the rules of a scenario and the Annexe override the base rules. Our reading: in a conflict the scenario comes first, then the component, then the Annexe, then the base rules.
    .ruling = yes

## Player turn and action tokens

EU-049 = During a turn the player may move, take actions and take free actions in any order and as often as they can afford.
EU-050 = A Mining, Trade or Combat action is paid for with a matching action token or an ability that grants it; it may be repeated if it is paid for again.
EU-051 = Free actions cost neither token nor ability and are unlimited, but they may not interrupt an action.
EU-052 = Movement may be interrupted at any moment by actions and free actions; the remaining movement points are kept.
EU-053 = A used action token leaves the board and gives either its movement points or its action, never both.
EU-054 = Each action token is used at most once per turn.
EU-055 = The action tokens give these movement points: Mining 1, Trade 2 and Combat 1.
    .ruling = yes

## Hero dice roll

EU-056 = A hero roll is the sum of the hero’s two dice, from 1 to 6 each.
EU-057 = After the roll any number of clover symbols on items and abilities may be used, each changing the result by its number.
EU-058 = Each Gaar spent rerolls exactly one of the two dice and adds 2 to the final total; Gaar are spent one at a time, each once the last result is known.
EU-059 = Air power: if the two dice differ, the higher one is turned to its opposite face (7 minus its value); equal dice stay as they are.
EU-060 = Earth power: 2 is added to the total.
EU-061 = On a space under both powers, Air is applied first, then Earth.
EU-062 = Air power is applied once, after the first roll, and not again after a Gaar reroll.

## Movement and revealing tiles

EU-063 = Moving to an adjacent space costs 1 movement point.
EU-064 = Any number of heroes may share a space; heroes never block movement.
EU-065 = Movement points left at the end of the turn are lost.
EU-066 = When a hero enters a space on the map’s edge and the stack is not empty, movement stops and tiles are added until 6 spaces surround the hero’s space; then the turn goes on.
EU-067 = For each tile the player first chooses an empty place next to the hero’s space, then draws the tile and lays it there face up.
EU-068 = All tiles are laid the same way up, their top and bottom symbols aligned.
EU-069 = Tiles fit into one pattern without gaps: in axial coordinates a tile covers (q,r), (q+1,r) and (q,r+1), where q−r is a multiple of 3, so that an entered space lacks at most 3 tiles.
    .ruling = yes
EU-070 = When the stack is empty no tile is added, and a hero cannot leave the revealed map.
EU-071 = A revealed encounter brings its cards and reward tiles into play at once, and a revealed elemental takes effect at once.
EU-072 = Players may agree beforehand on a limit to the area of the map. Our reading: here it is unlimited.
    .ruling = yes
EU-073 = Entering a space by teleport or with the Griffin reveals tiles too; the centre of a special tile is never on the edge.
    .ruling = yes
EU-074 = On entering a space, Fire or Water acts first, with the map as it is; then tiles are revealed one by one, each with its own Fire or Water; then the monster on the space is fought; a death stops the sequence.
    .ruling = yes

## Territory tiles and spaces

EU-075 = A territory tile has three spaces, each adjacent to the two others, and its chapter number on the back.
EU-076 = The kinds of space are the Chapel, mines (Mountain, Lake, Cavern), treasures (levels 1 to 3), elementals (Air, Earth, Water, Fire), portals, trading posts (Merchants, Alchemists, Dragonslayer Towers), encounters and, in some scenarios only, legends and others.

## Revealing an encounter

EU-077 = When an encounter tile is revealed, its cards are taken; for the Sorceress in competitive play, only those without the one-player icon.
EU-078 = They are shuffled, and players + 2 of them (4, 5 or 6 cards with 2, 3 or 4 players) form the pile of that encounter; the rest go back to the box unseen.
EU-079 = Two cards of the pile are then turned face up beside it.
EU-080 = The Huntsman, the Armourer and the Sorceress also bring their reward tiles as a shuffled face-down pile. Our reading: a quest that shows such a tile gives the top one.
    .ruling = yes
EU-081 = Each of the 14 types of encounter stands on exactly one tile.
    .ruling = yes

## Teleporting and portals

EU-082 = Teleporting puts the hero straight on the chosen space and costs no movement point.
EU-083 = A hero may teleport to the space of an undefeated monster only if they have a Combat action left on arrival.
EU-084 = A hero may teleport to the centre of a special tile only if all spaces of that tile are freed.
EU-085 = A hero on a portal may teleport to any other portal on the map for free.
EU-086 = A used portal may not be used again in the same turn unless the hero has left it and come back. Our reading: a jump uses up both portals; a portal becomes usable again only if the hero leaves it other than by portal and re-enters it.
    .ruling = yes
EU-087 = A teleport symbol with the number N reaches spaces at distance N or less. Our reading: distance is the shortest path over revealed spaces, whatever monsters stand there.
    .ruling = yes
EU-088 = The centre of a special tile is at distance 1 from each of the tile’s three other spaces.

## Monsters and freed spaces

EU-089 = A monster symbol shows 1, 2 or 3 swords, the level of the monster; the monster is undefeated as long as its space holds no hero, trade or interaction token.
EU-090 = A hero who enters the space of an undefeated monster stops moving and must take a Combat action at once.
EU-091 = A hero who has no Combat action left may neither enter nor cross the space of an undefeated monster.
EU-092 = A space is freed if it has no monster or if its monster has been defeated.
EU-093 = Actions other than Combat, and all free actions, are possible only on freed spaces.

## Elementals

EU-094 = An elemental affects its own space and all adjacent spaces.
EU-095 = Entering a space under Fire inflicts 2 wounds.
EU-096 = Entering a space under Water heals 2 wounds.
EU-097 = Revealing a tile that puts the hero’s space under Fire or Water applies that power to the hero at once. Our reading: only to the hero who reveals it, and only if that power did not affect the space before.
    .ruling = yes
EU-098 = Teleporting to a space under Fire or Water counts as moving there. Our reading: these powers act on each entry, never on a hero who stays or at the start of a turn.
    .ruling = yes
EU-099 = Several elementals of one kind affecting the same space apply their power only once.
EU-100 = On a space under both Fire and Water the two cancel out: no wound, no healing.
EU-101 = Air and Earth change hero rolls and, in combat, monster rolls too.

## Special tiles

EU-102 = The special tiles are the Chapel, the Dragonslayer Towers, the Mercenary’s Fortress, the Overlord and the legend tiles.
EU-103 = A special tile has a fourth space, its centre, adjacent only to its three outer spaces; these are adjacent to each other too.
EU-104 = Moving into or out of the centre costs 1 movement point.
EU-105 = The centre may not be entered as long as one of the three outer spaces is not freed.

## Mining

EU-106 = A Mining action on a mine gives the top resource tile of that terrain’s pile, to be stored in a sack.
EU-107 = Mining places one of the hero’s interaction tokens there, pickaxe side up; each hero mines a given mine once per game.
EU-108 = A hero with exactly one interaction token of their own on the mine may not mine it.
EU-109 = To mine where rivals have one or more interaction tokens, the hero pays 1 gold to each of them.
EU-110 = A hero who cannot pay all those rivals may not mine.
    .ruling = yes
EU-111 = A hero with two interaction tokens of their own on the mine removes one of them instead of placing one, and pays nobody.
EU-112 = In a Mining action a minecart symbol may be used to draw 3 tiles, keep 1 and discard the others.
EU-113 = A Mining action uses one minecart symbol at most.

## Trade

EU-114 = A Trade action requires the hero to be on a freed Merchant or Alchemist space, or at the centre of a Towers tile whose spaces are all freed.
EU-115 = If the space holds a rival’s trade token, the hero first pays 1 gold to its owner.
EU-116 = A hero who lacks that gold must first sell at least one item to pay it. Our reading: if that is impossible, the Trade action cannot be taken.
    .ruling = yes
EU-117 = No tax is due at the centre of the Towers, since no trade token can lie there.
    .ruling = yes
EU-118 = After the tax the hero may buy, sell, heal, buy Gaar, reveal hero tiles, learn and unlock, in any order and as often as they like.
EU-119 = Where a tile shows two numbers, the upper is the purchase price and the lower, in brackets, the sale price; abilities have only a learning cost, natural resources only a sale price.
EU-120 = A hero buys items only from the 4 tiles of the offer of the post they visit, at their purchase price.
EU-121 = A bought tile of the offer is replaced from its pile at once, before the next decision.
EU-122 = At any moment of the Trade action the whole offer of the visited post may be renewed: its 4 tiles are discarded and 4 new ones drawn.
EU-123 = The first renewal in a Trade action is free; each further one in the same action costs 1 gold.
EU-124 = Revealed hero equipment tiles may be bought at any trading post.
EU-125 = Any number of items may be sold at their sale price. Our reading: every post buys every kind of item; an item without a sale price, such as a trophy, cannot be sold.
    .ruling = yes
EU-126 = Sold tiles go to their discard, sold gems and essences to the supply; a sold hero equipment tile leaves the game.
EU-127 = Each gem on a piece of equipment, active or not, raises its sale price by 1.
EU-128 = A gem not on equipment, or an essence not on an ability, sells for 2 gold.
EU-129 = Gaar and Dwurt tokens cannot be sold.
EU-130 = Selling a natural resource gives the gold, reputation and gems shown on it; if there is a slash, only what is on one side of it.
EU-131 = For 1 gold the hero heals the value shown for the visited post. Our reading: Merchants heal 3, Alchemists 4 and the Towers 5.
    .ruling = yes
EU-132 = At the Towers only, any number of Gaar tokens may be bought at 1 gold each.

## Combat: before and preparation

EU-133 = Unspent movement points are kept after a won combat and lost after a defeat.
EU-134 = Before combat the Die of Hope goes back to zero, and the hero may change equipment and use anything that is usable outside combat.
EU-135 = With 2 players the other player is the monster player.
EU-136 = With 3 or 4 players control cards are revealed until one shows a hero other than the one fighting; its player becomes the monster player and the card is discarded.
EU-137 = If cards of the fighting hero were revealed, that player keeps one unless already holding one; the others are discarded.
EU-138 = A player who holds a control card of their own hero may, before any card is revealed, declare themselves the monster player in another player’s fight.
EU-139 = If several declare, one of them is chosen at random, and only that player discards the control card.
EU-140 = Control cards do not count towards the limit of 5 cards in hand.
    .ruling = yes

## Combat: meeting the monster

EU-141 = The monster player draws the top card of the monster pile of the level shown on the space and turns it face up.
EU-142 = The back of a monster card shows its level, its health, its minimum wounds per combat round, the reputation condition and the reward. Our reading: the back of the top card of each pile is public.
    .ruling = yes
EU-143 = The monster player draws the silver or gold cards shown under the monster’s name and may hold more than 5 cards until the end of the combat.
EU-144 = The Chaos and Gaar tokens shown are placed beside the monster card; they belong to the monster and go back to the supply if unused.
EU-145 = If the combat space is under Air or Earth, global-effect tokens mark each of these powers for the whole combat.
EU-146 = Effects with the preparation trigger are used after the monster has been revealed and given its cards and tokens, and before initiative.
    .ruling = yes

## Combat: initiative

EU-147 = A hero with a tile that bears the initiative symbol may make one attack before the first combat round, in the steps of a hero attack; a monster defeated by it never attacks.
EU-148 = In step A of the initiative attack the monster player may not play Curse cards, and Taesiri may not use Silence.
EU-149 = In step B of the initiative attack only one weapon or ability with the initiative symbol may be chosen. Our reading: an initiative ability is engaged, an initiative weapon is not; there is one such attack per combat.
    .ruling = yes

## Combat: rounds and healing phases

EU-150 = A combat round has four phases in this order: hero healing, monster attack, hero healing, hero attack; rounds follow each other until one side falls.
EU-151 = In a healing phase the hero may use any number of healing scrolls, potions, gems, essences, items and abilities; the monster player can play nothing.

## Combat: monster attack

EU-152 = Step A1: the hero may use Air essences and anything with a “before monster roll” trigger.
EU-153 = Step A2: then silver and gold cards with a clover effect from the previous combat round are discarded and stop applying, and so do an elite’s clover effects from that round.
EU-154 = Step A3: then the monster player may play any number of cards with a “before monster roll” trigger, paying Chaos.
EU-155 = Step B: the monster player rolls 2 dice; their sum is the monster’s combat strength.
EU-156 = Each Air essence used makes the monster roll one die fewer in this attack; at least one die remains.
    .ruling = yes
EU-157 = If the first result of the monster is 10 or more, the Die of Hope rises by 1, before any elemental acts.
EU-158 = After this check Air, then Earth, act on the monster’s roll as on a hero’s roll.
EU-159 = Step C: starting with the monster player, the two sides take turns: each uses one Gaar, plays one card or set with an “after monster roll” trigger (monster player only), or passes.
EU-160 = A Gaar rerolls one of the monster’s dice; it adds 2 to the monster’s strength if the monster player spends it and subtracts 2 if the hero does. Our reading: whoever spends it chooses the die.
    .ruling = yes
EU-161 = This ends when both pass in succession; a player who passed may act again if the other has acted since.
EU-162 = After that the hero may use any number of items and abilities with an “after monster roll” trigger, shields included; no Gaar or card may be used in reply.
EU-163 = A rabbit’s-foot symbol always raises or lowers the monster’s combat strength.
EU-164 = Step D: the band of the monster card that contains the final strength gives the base wounds; outside all bands there are none.

## Gaar and shields in combat

EU-165 = In the hero’s attack phase only the hero may use Gaar, unless an effect lets the monster do so.
EU-166 = The monster player may use only the monster’s Gaar, never those of their own hero.
EU-167 = Spent Gaar tokens go back to the supply once the roll is resolved.
EU-168 = A shield goes on a sword slot, is used in step C of the monster attack, is never engaged and works in every combat round.
EU-169 = A shield may lower the monster’s strength, the wounds inflicted or the hero’s own next combat strength, or several of these, by the values it shows.
EU-170 = A shield’s penalty to the hero’s strength applies only to the next hero attack of the same combat and lapses when the combat ends.
    .ruling = yes

## Wounds

EU-171 = A wound symbol with a plain number lowers the hero’s health by that number.
EU-172 = A wound effect with “+” counts only if the monster inflicts at least 1 plain wound in this attack.
EU-173 = A wound effect with “−” lowers the wounds inflicted, never below zero, and is applied after all “+” effects.
EU-174 = A healing symbol with a silver heart removes that many damage tokens from the monster.

## Combat: hero attack

EU-175 = Step A1: the monster player may play one or more Curse cards (silver); this is the last moment for cards in the combat round. Our reading: any card with a “before hero roll” trigger may be played here, and none in the initiative attack.
    .ruling = yes
EU-176 = Step A2: then the hero may use anything with a “before hero roll” trigger and any number of Fire essences.
EU-177 = Step B: the hero must choose one weapon or combat ability without the initiative symbol for the attack. Our reading: if none can be used, the attack is skipped.
    .ruling = yes
EU-178 = A chosen combat ability is engaged (one that is already engaged cannot be chosen); a chosen weapon is only announced.
EU-179 = The hero rolls 2 dice; their sum is the hero’s combat strength.
EU-180 = If the first result of the hero is 5 or less, the Die of Hope rises by 1, before elementals, penalties and other changes.
EU-181 = After this check Air, then Earth, act on the hero’s roll if the space is affected.
EU-182 = Step C: the hero may use Gaar, clovers, the Die of Hope and anything with an “after hero roll” trigger, in any order.
EU-183 = A penalty shown on the monster card is applied to the hero’s combat strength.
EU-184 = Step D: the band of the chosen tile that contains the final strength gives the effect; outside all bands there is none.
EU-185 = A monster is defeated when its damage tokens equal or exceed its health.

## Shii’s intervention

EU-186 = For the Die of Hope, only the first result of each hero roll in combat counts, for an attack or for an ability; rerolls never change the die.
EU-187 = After a hero roll, 1 point may be spent for +1 on the result.
EU-188 = At any moment of a combat, even at its end, 2 points may be spent for 1 Gaar.
EU-189 = After a hero roll, 3 points may be spent for +1 on the result and 1 damage to the monster. Our reading: this is plain damage, dealt even if no band is hit.
    .ruling = yes
EU-190 = Each use may be repeated as long as points remain; only the hero player may spend them.
EU-191 = The Die of Hope has the faces 0 to 5; points gained above 5 are lost.
    .ruling = yes

## Damage

EU-192 = A damage symbol with a plain number deals that much damage to the monster.
EU-193 = A damage effect with “+” counts only if at least 1 plain damage is dealt in this attack.
EU-194 = A damage effect with “−” lowers the damage dealt, never below zero, and is applied after all “+” effects.

## End of combat: victory, trophies, loot

EU-195 = A combat ends at once when the monster is defeated or the hero’s health reaches zero.
EU-196 = Victory, step 1: the winner gets the monster’s reward only if their current reputation meets the condition on the back of the card.
EU-197 = Victory, step 2: the winner may keep the monster card as a trophy; otherwise it is discarded.
EU-198 = Victory, step 3: the winner gains all the loot on both sides of the space’s monster symbol: gold, Gaar, Healing Potion, silver card or gold card.
EU-199 = Victory, step 4: the monster’s unused Gaar and Chaos go back to the supply and used cards are discarded; unused cards stay with the monster player, whose limit is 5 cards again.
EU-200 = Victory, step 5: the winner takes 1 Gaar for every 2 points left on the Die of Hope; an odd point is lost.
EU-201 = Victory, step 6a: on a Merchant, Alchemist or outer Towers space the winner places one trade token; a space never holds more than one.
EU-202 = Victory, step 6b: on a mine the winner places two interaction tokens, pickaxe side up.
EU-203 = Victory, step 6c: on any other space the winner places one hero token.
EU-204 = Victory, step 7: items for which the hero has no room must be used or discarded.
EU-205 = After a victory on a trading post the hero may take a Trade action at once, before discarding excess items. Our reading: that action is paid for as usual, and outer spaces of the Towers do not qualify.
    .ruling = yes
EU-206 = After a victory the space stays freed for everyone for the rest of the game, and the turn goes on.
EU-207 = A trophy lies engaged in a sack and fills it; if no sack is free, an item in a sack must be discarded to keep the trophy.

## Death of a hero

EU-208 = A hero whose current health reaches zero dies, in combat or outside it.
EU-209 = Death in combat, steps 1 to 3: the monster card goes face down on top of its pile, its Gaar and Chaos go back to the supply, and used silver and gold cards are discarded.
EU-210 = Death in combat, step 4: the monster player puts one of the dead hero’s hero tokens on their own hero board.
EU-211 = Death in combat, steps 5 and 6: the hero is placed in the Chapel at full health.
EU-212 = Death in combat, steps 7 and 8: the player takes 3 Gaar and draws 1 gold card.
EU-213 = Death in combat, steps 9 and 10: remaining movement points are lost; the turn goes on with the remaining tokens, items and abilities.
EU-214 = After a death in combat the remaining points of Hope may still be turned into Gaar, 2 points for each.
EU-215 = Death outside combat: the hero is placed in the Chapel at full health, loses the remaining movement points and, if it is their turn, plays on; they get no Gaar and no card.
EU-216 = Death outside combat costs 2 reputation, or as much as the hero has. Our reading: reputation never drops below 0.
    .ruling = yes
EU-217 = Death costs no items, gold or gems; being placed in the Chapel triggers no elemental and reveals nothing; the Combat action stays spent.
    .ruling = yes

## Silver and gold cards

EU-218 = Heroes may gain silver and gold cards from rewards, loot and card symbols on tiles, but players use them only as the monster player.
EU-219 = At any time a player may discard 4 silver cards to draw 1 gold card.
EU-220 = Outside combat a hand holds at most 5 silver and gold cards together; the excess is discarded, after an exchange of 4 for 1 if the player likes. In combat there is no limit.
EU-221 = A card’s trigger is one of these: before the monster roll, after it, before or after it, before the hero roll.
EU-222 = Silver cards have 2 sections and gold cards 3; the number of identical cards played together (1, 2 or 3) selects the one section that applies.
EU-223 = Playing a card or a set of identical cards costs exactly 1 Chaos token in all.
EU-224 = A card with a continuous effect keeps it until the end of the combat and is discarded then.
EU-225 = Cards whose applied effect is a clover are discarded in step A of the next monster attack, all other played cards at the end of the combat round.
EU-226 = More copies than there are sections cannot be played as one set; equal cards may be played as separate sets for 1 Chaos each, and their effects add up.
    .ruling = yes
EU-227 = The cards are Curse, Frenzy and Venom (silver), Power Up, Healing, Possession and Mind Control (gold); their sections and continuous effects are values of the box.
    .ruling = yes

## Free actions: Chapel and treasures

EU-228 = At the Chapel’s centre the hero may pay 1 gold to heal 6, or 1 gold for 1 Healing Potion, any number of times.
EU-229 = The Chapel is not a trading post and offers nothing else.
EU-230 = On a treasure space without a hero token the hero may place a hero token and draw the top treasure tile of that level; nobody finds another treasure there.
EU-231 = A treasure for which there is no room may be used or discarded at once, or room may be made by using or discarding another tile; the hero token stays in any case.
EU-232 = On a treasure space with a monster the monster must be defeated first. Our reading: the hero token of the victory serves for the treasure too: the winner then takes the tile, and one token counts.
    .ruling = yes
EU-233 = A space’s free action may be taken at any moment of the hero’s own turn there, not only on entering it.
    .ruling = yes

## Free actions: elementals and quests

EU-234 = A hero on an elemental’s space without an interaction token of their own there may challenge it, so at most once per game; declining has no effect.
EU-235 = Challenge, step 1: the hero pays 1 gold to each rival with an interaction token there, and cannot challenge without paying them all.
EU-236 = Challenge, step 2: the hero places one interaction token, elemental side up, before rolling.
EU-237 = Challenge, step 3: the hero makes a hero roll, changed as usual and by the Air and Earth powers that act on the space.
EU-238 = Challenge, step 4: the band of the elemental’s card that contains the result is applied; outside all bands nothing happens and the token stays.
EU-239 = An elemental keeps its full power over spaces, however many interaction tokens lie on it.
EU-240 = A hero who dies from a challenge gets none of its benefits.
EU-241 = The outcome of a challenge is shown on the element’s card, in bands that are values of the box.
    .ruling = yes
EU-242 = On an encounter space the hero may complete one or both face-up cards whose conditions are met; each gives its reward and is kept face down for scoring.
EU-243 = On a special tile (Mercenary’s Fortress, Overlord, legends) quests are completed at its centre.
    .ruling = yes

## Final scoring

EU-244 = Scoring, step 1: each hero tile on the hero board gives gold equal to its learning cost or purchase price. Our reading: starting tiles without a cost and tiles in the reserve give 0.
    .ruling = yes
EU-245 = Scoring, step 2: each unlocked hero slot gives gold equal to its unlocking cost. Our reading: an essence in that cost counts as 2 gold.
    .ruling = yes
EU-246 = Scoring, step 3: each gem and essence on the hero board gives 2 gold, including gems on equipment but not essences on abilities.
EU-247 = Scoring, step 4: each item on the hero board gives gold equal to its full purchase price. Our reading: Gaar, Dwurt, trophies and items without a price give 0; a Healing Potion gives 1.
    .ruling = yes
EU-248 = Scoring, step 5: each unlocked armour or jewel slot gives gold equal to its unlocking cost.
EU-249 = Scoring, step 6a: a natural resource with a reputation option gives the reputation and gold of that option.
EU-250 = Scoring, step 6b: a natural resource without reputation gives the gold of its richer option. Our reading: gems shown on it are not gained here.
    .ruling = yes
EU-251 = Scoring, step 7: the player gains 1 reputation for every full 5 gold.
EU-252 = Then the score table gives reputation for six counts: own hero tokens, own interaction tokens, own trade tokens, rivals’ hero tokens won as monster player, completed quests and defeated elites. Our reading: each count gives its own figure, a value of the box, whatever the rank among players.
    .ruling = yes
EU-253 = Hero tokens count for treasures and for freed spaces that are neither mines nor trading posts; tokens that mark slots, health or tracks do not count.
EU-254 = Trade tokens count for freed Merchants, Alchemists and outer Towers spaces; interaction tokens for elementals and mines.
EU-255 = Each death in combat, marked by a hero token on a rival’s board, costs 2 reputation at scoring.
EU-256 = The highest reputation wins; ties are broken by the value of cards in hand, 1 for each silver card and 4 for each gold card.
EU-257 = A tie that remains is a shared victory; the rulebook calls for another game.
    .ruling = yes

## Health

EU-258 = Each wound lowers current health by 1, and each point of healing raises it by 1, never above maximum health.
EU-259 = Maximum health is the hero’s starting value plus the health symbols of equipped items and their gems.
EU-260 = Equipping an item with a health symbol raises maximum and current health by its value, and unequipping it lowers both; an engaged tile keeps the bonus.
EU-261 = An item may not be unequipped if current health would fall to zero, unless another item equipped at once brings it above zero.
EU-262 = A health gem (Ruby) counts like a health symbol of its tile: on an equipped item it gives +1 to both values, active or inactive.
    .ruling = yes

## Hero tiles: reveal, learn, unlock

EU-263 = The symbol in a hero tile’s lower right corner makes it equipment (brown background), an ability or an initiative ability (background in the hero’s colour).
EU-264 = In a Trade action the hero may pay 1 gold to reveal all their hidden hero tiles whose value is at most their reputation, however many; they stay revealed if reputation falls later.
EU-265 = If two revealed tiles share a value, the player keeps one and puts the other back into the box.
EU-266 = An ability is learned only in a Trade action, by paying its cost and moving it from the reserve to an unlocked slot with the same symbol.
EU-267 = When learning, tiles may be moved for free between unlocked hero slots with matching symbols.
EU-268 = When learning, an ability may be put back into the reserve for free; learning it again costs its price again.
EU-269 = Hero weapons and shields are bought, not learned, in a Trade action; they go to a free unlocked hero slot or a sack and follow the rules of equipment.
EU-270 = No tile may be placed on a locked slot; a locked hero or equipment slot is unlocked in a Trade action by paying the cost it shows. Our reading: a lock that shows an essence takes that kind, or any kind where none is shown.
    .ruling = yes
EU-271 = An empty unlocked slot is marked by a hero token, which leaves when a tile is placed and comes back when it is removed.
EU-272 = The manuscript marks of the reputation track, at which hero tiles can be revealed, are 3, 6, 9, 13, 17, 22, 27, 33 and 40; Skoldur also has 0.
    .ruling = yes

## Hero tiles: use and triggers

EU-273 = Using an ability, or an item effect usable once per round, engages the tile; it cannot be used again until it is refreshed at the start of the next round.
EU-274 = A tile stays engaged or unengaged when it is moved, swapped or removed.
EU-275 = An effect without a trigger symbol can be used only outside combat or just before combat.
EU-276 = A permanent effect always applies and never engages its tile.
EU-277 = An “in and out of combat” effect can be used in both. Our reading: in combat, in a healing phase.
    .ruling = yes
EU-278 = “Preparation” effects are used while the combat is prepared, “initiative” effects for the initiative attack and “attack” effects in step B of the hero attack.
EU-279 = Effects “before”, “after” and “before or after” the monster roll are used in step A, in step C, or in either, of the monster attack.
EU-280 = Effects “before” and “after” the hero roll are used in step A and in step C of the hero attack.
EU-281 = A tile with several effects has a trigger for each. Our reading: engaging it once uses one of them.
    .ruling = yes
EU-282 = Gems and essences have no trigger symbol but moments of their own. Our reading: these moments are those of EU-297 and EU-302, as the box gives them.
    .ruling = yes
EU-283 = A hero has 3 sacks, changed by the sum of permanent sack symbols, engaged tiles included, but never more than 3.
EU-284 = A negative sum covers that many sacks with Grey Sacks; an item there must be moved, used or discarded.
EU-285 = Tiles whose sack symbols add up to less than −3 cannot be combined.
EU-286 = A player’s tiles, items and gems may be used or rearranged only in that player’s own turn, combats included.
    .ruling = yes

## Items and storage

EU-287 = Items are weapons, shields, armour, jewels, scrolls, potions, natural resources, chests, flasks, artefacts, satchels and cases, backpacks, Gaar, Dwurt, provisions, gems, essences and trophies; abilities are not items.
EU-288 = Each place holds one piece: a Gaar slot a Gaar, a gem slot a gem or an essence, a sack any item, an armour or jewel slot a matching piece, a sword slot a weapon or a shield.
EU-289 = Every item gained must at once be equipped, used or stored.
EU-290 = Items may be rearranged and equipment changed at any time except in combat.
EU-291 = At the end of an action or free action, items for which there is no room must be used or discarded.

## Equipment, gems, sets, essences

EU-292 = Equipment (weapon, shield, armour, jewel) has effects only while equipped, none in a sack.
EU-293 = Gems may be set into free gem slots of equipment at any time except in combat, active side up.
EU-294 = A gem set into equipment can never be removed or replaced, neither to be sold nor for a quest.
EU-295 = Only an active gem on equipment can be used; loose gems in sacks or gem slots have no effect.
EU-296 = Using a gem turns it inactive until the start of the next round; it works whether its tile is engaged or not and stays as it is when the tile moves.
EU-297 = Emerald: +1 on a hero roll; Demonite: draw 1 gold card; Ruby: +1 health; Opal: heal 1; Diamond: heal 3; Sapphire: −1 monster strength; Onyx: +1 damage; Amethyst: +1 movement.
    .ruling = yes
EU-298 = An armour set is 3 or more different equipped pieces of armour with the same background colour.
EU-299 = A tile with a set symbol (3+, 4+ or 5) can be placed at any time but used only while a set of that size is equipped.
EU-300 = A tile with several set symbols gives the effect for the size of the equipped set; larger steps add to smaller ones.
EU-301 = An essence may be sold for 2 gold, discarded for its effect, spent to unlock a slot or for a quest, or used by certain abilities.
EU-302 = Air essence: the monster rolls one die fewer; Fire: +2 damage; Water: heal 3; Earth: +3 on a hero roll or −3 monster strength.
    .ruling = yes

## Elite monsters

EU-303 = Elite monsters may be added to any scenario and do not replace ordinary monsters.
EU-304 = For each level used, players + 2 bounty cards are drawn at random; the others go back to the box unseen.
EU-305 = The levels are shuffled separately and stacked, the lowest on top; the top bounty is turned face up and its elite card revealed. Our reading: each bounty belongs to one elite card.
    .ruling = yes
EU-306 = Only the revealed elite can be fought, and none once the pile of bounties is used up.
EU-307 = A hero on the lair shown by the bounty, once that space is freed, may take a Combat action against the elite; this is never forced.
EU-308 = A lair is a space of the kind shown, a space adjacent to the place shown, or one of the three outer spaces, not the centre, of the special tile shown.
EU-309 = A combat against an elite follows the ordinary rules, with the health, wounds and special effects of the elite card.
EU-310 = A defeated elite gives the reward of the bounty whatever the winner’s reputation, and the bounty card is kept for scoring.
EU-311 = A defeated elite gives no loot, and no token is placed on the space.
EU-312 = The elite card may be kept as a trophy and counts as a monster of its level.
EU-313 = After an elite is defeated the next bounty is revealed at the end of that turn.
EU-314 = If the hero dies, bounty and elite card stay face up on their piles; the other steps of a death in combat apply.
EU-315 = Special effect “clover −k”: all hero rolls are lowered by k until step A of the next monster attack.
EU-316 = Special effect “card”: the monster player draws a silver or gold card into the hand. Our reading: in solo and cooperative play it goes to the matching reserve.
    .ruling = yes
EU-317 = Special effect “health +k”: the monster regains k health. Our reading: it removes up to k damage tokens and gains nothing beyond.
    .ruling = yes
EU-318 = Special effect “death”: the hero’s health becomes 0 at once, whatever it was.
EU-319 = Immunity: damage is the only hero effect that touches the elite; the elite also ignores the Air and Earth powers and Air essences, while the hero still feels Air and Earth.
EU-320 = Immunity does not stop the wound reduction of a shield, Magic Rampart, Sacred Armour, Paralysing Strike, or effects that do not act on the monster.
EU-321 = Against Immunity, hero Gaar or Dwurt spent on the monster’s roll, rabbit’s feet and the strength reduction of a shield have no effect.
    .ruling = yes

## Solo mode

EU-322 = Solo play uses only the 2 fixed tiles per chapter that bear the one-player icon.
EU-323 = Solo play uses two dice of another hero for the monster and the shuffled combat pile, and no control cards.
EU-324 = In solo play the Possession gold cards are replaced by the 8 gold cards with the one-player icon. Our reading: these are Mind Control.
    .ruling = yes
EU-325 = In solo play the Sorceress uses her 7 one-player cards, of which 2 are removed at random and 5 left, and no reward tiles.
EU-326 = In solo play any other encounter loses 4 of its 7 cards at random, which leaves 3; then 2 are turned face up.
EU-327 = At the start of each round 1 silver card is added to the silver reserve.
EU-328 = Whenever the player draws a silver or gold card, one of the same kind is added to its reserve; an exchange of 4 for 1 adds nothing.
EU-329 = As soon as the silver reserve holds 4 cards, 4 are discarded and 1 gold card is added to the gold reserve, which has no limit.
EU-330 = In solo play the player may at any time discard 4 silver cards, or 1 gold card, to gain 1 gold coin, or use cards as the scenario says; the hand limit stays 5.
EU-331 = In solo play discarded silver and gold cards go to the bottom of their piles.
EU-332 = In solo play a revealed monster adds the silver or gold cards it shows to the reserves.
EU-333 = Solo, step B: the top combat card is revealed and the dice are set to its values, instead of a roll.
EU-334 = Solo, checks in this order: an Air essence removes the left die of the card; Hope +1 at 10 or more; Air; Earth.
EU-335 = Solo, step C1: for each Gaar symbol on the card in turn, if the monster has a Gaar and its lowest die shows 1 to 3, it spends one (+2) and rerolls that die.
EU-336 = Solo, step C2: for each Chaos symbol on the card the monster tries one Chaos action, which needs 1 Chaos token and at least 1 card in a reserve.
EU-337 = Solo, step C3: then the hero may use Gaar, abilities and items under the ordinary rules.
EU-338 = One Chaos action reveals cards of the gold reserve until 3 of one type or a different card appears; the different card goes to the bottom of the reserve.
EU-339 = With an empty gold reserve the Chaos action uses the silver reserve, until 2 of one type or a different card appears.
EU-340 = A Chaos action discards 1 Chaos token and applies the revealed set as if played in its proper phase. Our reading: a “before monster roll” set acts on the current attack, a Curse on the coming hero attack.
    .ruling = yes
EU-341 = Two Chaos actions build two piles for 1 Chaos token each: the second starts with the first different card, or with the next card after a complete first pile (3 gold or 2 silver cards).
EU-342 = Healing revealed while the monster has damage is resolved like any other card.
EU-343 = Healing with an undamaged monster, one Chaos action: no further card is revealed; +2 strength applies, regeneration is ignored for now, and the card stays for its continuous effect.
EU-344 = Healing with an undamaged monster, two Chaos actions: the next card starts the second pile, and further Healing cards go to the bottom, so that at most one pile holds Healing.
EU-345 = Gaar stolen by Mind Control cannot be used by the monster before the next combat round.
EU-346 = A death in solo combat puts a Chaos token on the hero’s picture, takes no hero token and costs 2 reputation at scoring; the gold card drawn also adds 1 to the gold reserve.
EU-347 = Reserves are face-down queues: cards are added at the bottom and used from the top. A reveal stops when they run out, and a second pile may then come from the silver reserve; used combat cards are reshuffled when the pile is empty.
    .ruling = yes

## Cooperative mode

EU-348 = Any scenario may be played cooperatively: the standard setup with the monster dice, combat pile, gold cards and reserves of solo play, without control cards. Our reading: all fixed tiles are used.
    .ruling = yes
EU-349 = No trade tax is paid in cooperative play. Our reading: the “hero token” of the text is a trade token.
    .ruling = yes
EU-350 = In cooperative play, mining or challenging where others have tokens costs 1 gold card in all instead of gold.
EU-351 = Heroes may not help each other, give items or use effects for one another.
EU-352 = In cooperative play encounters use players + 2 cards; the Sorceress uses her one-player cards. Our reading: her reward tiles stay out, as in solo play.
    .ruling = yes
EU-353 = At the start of each player’s turn 1 silver card is added to the silver reserve, instead of once per round.
EU-354 = In cooperative play a death costs 1 reputation at once, in combat (without Chaos token) and outside it (instead of 2).
EU-355 = Final scoring is optional in cooperative play.

## Skoldur

EU-356 = Skoldur starts with 5 Dwurt tokens on 5 Dwurt slots and no Gaar; these slots hold Dwurt only, so any Gaar he gains goes into sacks.
EU-357 = Skoldur may turn a Gaar into a Dwurt at any time, including the 3 Gaar from a death, but never the reverse; this leaves the Dwurt die unchanged.
EU-358 = A quest that asks for Gaar cannot be paid with Dwurt.
EU-359 = Skoldur cannot spend Gaar on rolls; a Dwurt gives +3 on a hero roll or −3 on a monster’s strength, without a reroll.
EU-360 = Each Dwurt spent on a roll or a tile effect raises the Dwurt die, which starts at zero, by 1. Our reading: its faces are 0 to 5, and further spending leaves it at 5.
    .ruling = yes
EU-361 = At the end of his turn Skoldur resolves the Dwurt die or discards 1 Dwurt to avoid it; then the die goes back to zero.
EU-362 = Dwurt die 0: gain 1 Dwurt; 1: draw 1 silver card; 2: draw 2 silver cards and take 1 wound. Our reading: the icons of the faces are lost; the effects are given to 0 to 5 in the order of print.
    .ruling = yes
EU-363 = Dwurt die 3: gain 1 Dwurt, draw 3 silver cards, lose 1 reputation, take 2 wounds.
EU-364 = Dwurt die 4: gain 1 Dwurt, draw 1 gold card, lose 1 reputation, take 4 wounds.
EU-365 = Dwurt die 5: gain 2 Dwurt, draw 1 gold card, lose 1 reputation, take 6 wounds.
EU-366 = A death by the Dwurt die counts as outside combat but costs only 1 reputation.
EU-367 = A defeat in combat or a death outside combat resets the Dwurt die without effect.
EU-368 = In solo play cards drawn by the Dwurt die add nothing to the reserves.
EU-369 = Skoldur’s tiles of reputation value 0 are not starting tiles and must be revealed and learned.

## Griffin

EU-370 = With the Griffin in play its tile is shuffled into the chosen tiles of chapter I, which makes one more than the table says.
EU-371 = When that tile is revealed the Griffin is placed on its lair.
EU-372 = A hero on the Griffin’s lair, or at most 4 revealed spaces away from the Griffin, may call it by discarding one trophy, ordinary or elite.
EU-373 = The Griffin comes to the hero and carries them at once to a space within 4 revealed spaces; both are placed there.
EU-374 = A flight follows the rules of teleporting; landing on the space of an undefeated monster forces a Combat action.
EU-375 = The flight itself reveals no tiles; only the landing space can do so.
EU-376 = The Saboteur, the Accomplice and the Magma Demon cannot be kept as trophies and so cannot be used to call the Griffin.

## Notes on scenarios

EU-377 = Devastation Incarnate: if the Golem enters the Griffin’s space, the Griffin is put on the space the Golem came from.
EU-378 = Elemental Revocation II and III use no tiles of chapter I; with the Griffin, all fixed tiles of chapter I and the Griffin’s tile are shuffled and put on top of the stack.
EU-379 = Rescue of the Villagers with 3 players uses all fixed tiles of chapters I to IV, where the text prints V for IV.
    .ruling = yes
EU-380 = Emblem, magic defence and initiative tokens, the power of the Faer and the characters have no rule in the base game and stay unused unless a scenario uses them.
    .ruling = yes

## Scenarios: general

EUS-001 = The base rules hold in every scenario; where a scenario contradicts a base rule, the scenario wins.
EUS-002 = The row of a tile table is the number of heroes, in competitive and cooperative play alike; row 1 is the solo game.
    .ruling = yes
EUS-003 = For each chapter in its row a scenario uses all three fixed tiles, in row 1 only the two with the one-player icon.
EUS-004 = The scenario tiles that a scenario names join the piles of their own chapters; all others stay in the box.
EUS-005 = When the starting tile is the Chapel with Priest, the plain Chapel stays in the box, and every rule of the Chapel applies to the starting tile in use.
    .ruling = yes
EUS-006 = When the starting tile is the Chapel with Priest, the Priest’s quests are laid out during setup as for a revealed encounter and completed at the Chapel’s centre.
    .ruling = yes
EUS-007 = Elite levels that a scenario calls optional are set up only if the players add elites; the others are always set up.
    .ruling = yes
EUS-008 = Starting items of a scenario are stored on each hero board before round 1.
    .ruling = yes
EUS-009 = A hero with starting gold may, before round 1 and in seat order, reveal, learn, unlock and buy from the Merchants’ offer as in a Trade action.
    .ruling = yes
EUS-010 = In this opening trade nothing is sold, nobody heals and no tax is paid; gold left over is kept.
    .ruling = yes
EUS-011 = Entering a space never forces a combat against a scenario monster (Accomplice, Saboteur, Magma Demon, Farruga, Mirrezil).
    .ruling = yes
EUS-012 = A beaten scenario monster gives the reward on its card whatever the winner’s reputation, but no loot and no token on the space.
    .ruling = yes
EUS-013 = The Accomplice, the Saboteur and the Magma Demon are never kept as trophies.
EUS-014 = A hero on a dragon’s space or adjacent to it may take a Combat action against its stage card.
    .ruling = yes
EUS-015 = A combat against a dragon ends after its second combat round if both sides still stand; the Die of Hope is then turned into Gaar as after a victory.
    .ruling = yes
EUS-016 = At the start of each combat the dragon receives the cards, Chaos and Gaar shown on its stage card again.
    .ruling = yes
EUS-017 = Damage tokens on a stage card stay there between combats.
    .ruling = yes
EUS-018 = A stage is beaten when its damage reaches its health, raised by 3 for each hero beyond the first; surplus damage is lost.
    .ruling = yes
EUS-019 = The reputation of a beaten stage is divided among the heroes by their share of its damage, rounded down; the rest goes to the hero who dealt the last blow.
    .ruling = yes
EUS-020 = After a stage is beaten the next stage card is turned up at the end of that turn.
    .ruling = yes
EUS-021 = When a hero dies against a dragon, the stage card stays face up with its damage; the other steps of a death in combat apply.
    .ruling = yes
EUS-022 = A tile that a scenario calls late, if still in the stack at the end of the named round, is taken out and laid at once on a free place touching the map, chosen by the first player.
    .ruling = yes
EUS-023 = In solo and cooperative play the heroes win together if the goal holds when it is checked and lose together otherwise, whatever their reputation.
    .ruling = yes
EUS-024 = What a scenario adds to the scoring counts in competitive play only, after the score table.
    .ruling = yes

## The Hunt

EUS-025 = The Hunt lasts 8 rounds.
EUS-026 = The Hunt is the scenario for a first game.
EUS-027 = Unless the players choose otherwise, The Hunt is played without elites and without the Griffin, as is advised for beginners.
    .ruling = yes
EUS-028 = A solo Hunt is rated by the final reputation: 36 is bronze, 50 silver, 64 gold; less than 36 is a loss.
    .ruling = yes
EUS-029 = A cooperative Hunt is rated by the same marks, applied to the hero with the lowest final reputation.
    .ruling = yes

## Rescue of the Villagers

EUS-030 = Rescue of the Villagers lasts 10 rounds.
    .ruling = yes
EUS-031 = With 3 players Rescue of the Villagers uses all fixed tiles of chapters I to IV, and for these chapters 1, 1, 2 and 0 encounters and 6, 4, 3 and 3 other tiles.
EUS-032 = Rescue of the Villagers uses no scenario tile.
EUS-033 = When a Merchant, Alchemist or outer Towers space with a monster is revealed, one emblem token is laid on it: villagers in need.
    .ruling = yes
EUS-034 = The hero who defeats that monster takes the emblem and gains 1 reputation.
    .ruling = yes
EUS-035 = A carried emblem takes up no storage place.
    .ruling = yes
EUS-036 = At the Chapel’s centre a hero may hand over carried emblems as a free action and gains 1 reputation for each.
    .ruling = yes
EUS-037 = The first emblem a hero hands over also gives 1 Healing Potion.
    .ruling = yes
EUS-038 = When a hero dies, the emblems they carry are laid on the space where they died.
    .ruling = yes
EUS-039 = A hero on a freed space with an emblem may take it as a free action, without reputation.
    .ruling = yes
EUS-040 = The hero who handed over the most emblems, at least one, gains 3 reputation at scoring; tied heroes all gain it.
    .ruling = yes
EUS-041 = The goal of Rescue of the Villagers, checked after round 10, is 2 emblems handed over per hero, plus 2; on hard, 2 more.
    .ruling = yes

## Looming Doom

EUS-042 = Looming Doom lasts 8 rounds and a final round 9.
EUS-043 = In round 9 the heroes face the Accomplice and then the Saboteur.
    .ruling = yes
EUS-044 = The 4 character cards are shuffled; at the start of rounds 1, 3, 5 and 7 the next one is turned up for the rest of the game.
    .ruling = yes
EUS-045 = A hero on a freed space of the kind shown on a face-up character may, as a free action, pay its price and take an emblem token as a clue.
    .ruling = yes
EUS-046 = The characters are the Prospector (any mine, 2 gold), the Quartermaster (Merchant, 1 Healing Potion), the Deserter (portal, 1 trophy) and the Hedge Witch (elemental, 1 essence).
    .ruling = yes
EUS-047 = Each hero takes at most one clue from each character.
    .ruling = yes
EUS-048 = In round 9 no action tokens are placed and only the final fights take place.
    .ruling = yes
EUS-049 = At the start of round 9 every hero heals fully and fills up their Gaar slots (Skoldur his Dwurt slots).
    .ruling = yes
EUS-050 = In round 9 each hero in seat order fights the Accomplice, without needing a Combat action.
    .ruling = yes
EUS-051 = A hero who has beaten the Accomplice fights the Saboteur at once.
    .ruling = yes
EUS-052 = Between the two fights the hero heals fully, all tiles are refreshed and gems made active; tokens and items stay as they are.
    .ruling = yes
EUS-053 = Before each of the two fights the hero may discard any number of clues; each lowers that opponent’s health by 3 in that fight, never below 1.
    .ruling = yes
EUS-054 = Every hero meets both opponents without damage from earlier fights.
    .ruling = yes
EUS-055 = No elemental power acts in the final fights.
    .ruling = yes
EUS-056 = On hard the Accomplice and the Saboteur have 4 more health, on heroic 8 more.
    .ruling = yes
EUS-057 = A hero who dies in round 9 fights no more; the cost of a death in combat applies.
    .ruling = yes
EUS-058 = The goal of Looming Doom is that every hero beats both opponents in round 9.
    .ruling = yes

## Farruga: Defending the Settlements

EUS-059 = Defending the Settlements lasts 12 rounds, or ends with the round in which Farruga’s fourth stage is beaten.
    .ruling = yes
EUS-060 = Farruga’s stage cards lie in order with the first on top, the 4 attack cards are shuffled, and the dragon stands beside the map.
    .ruling = yes
EUS-061 = At the end of rounds 3, 6, 9 and 12 the next attack card is carried out.
    .ruling = yes
EUS-062 = The nearest freed post is the closest freed Merchant, Alchemist or outer Towers space without a destruction token, measured from the dragon, or from the Chapel’s centre while the dragon stands beside the map.
    .ruling = yes
EUS-063 = Among equally near posts the first player chooses.
    .ruling = yes
EUS-064 = A post that an attack card has already attacked is not chosen again by the same card.
    .ruling = yes
EUS-065 = Without a freed post an attack card moves nothing and razes nothing.
    .ruling = yes
EUS-066 = After an attack the dragon stays on its last post until the next attack or until its stage is beaten.
    .ruling = yes
EUS-067 = When a stage is beaten the dragon is put, at the end of that turn and without attacking, on the nearest freed post other than its own.
    .ruling = yes
EUS-068 = A razed post gets a destruction token A, and a trade token on it goes back to its owner.
    .ruling = yes
EUS-069 = A razed Merchant or Alchemist space allows no Trade action for the rest of the game but stays freed.
    .ruling = yes
EUS-070 = The Towers’ centre allows no Trade action once all three outer spaces are razed.
    .ruling = yes
EUS-071 = A post with a hero on it is not razed.
    .ruling = yes
EUS-072 = A hero on an attacked post who survives the attack gains 2 reputation.
    .ruling = yes
EUS-073 = In a Trade action a hero may pay 2 gold to lay one magic defence token on the visited post, at the Towers on one outer space; a post holds at most one.
    .ruling = yes
EUS-074 = A post with a magic defence token is not razed; the token is discarded instead, and the owner of the post’s trade token gains 1 reputation.
    .ruling = yes
EUS-075 = The goal of Farruga is to beat 1 stage on normal, 2 on hard and 3 on heroic, and one more in each case with two or more heroes.
    .ruling = yes
EUS-076 = The goal of Farruga fails if more than 3 posts are razed, on heroic more than 2.
    .ruling = yes

## Threat of Mirrezil

EUS-077 = Threat of Mirrezil lasts 12 rounds, or ends with the round in which Mirrezil’s fourth stage is beaten.
    .ruling = yes
EUS-078 = All six legend tiles are used, two in chapter IV and four in chapter V.
    .ruling = yes
EUS-079 = At the start of each even round the next of the 7 shuffled event cards is turned up and acts until the end of that round.
    .ruling = yes
EUS-080 = When a legend tile is revealed its legend card is laid face up with its artefact.
    .ruling = yes
EUS-081 = A hero at a legend’s centre who meets its condition may complete it as a free action and takes the legend card and its artefact.
    .ruling = yes
EUS-082 = A completed legend counts as a quest at scoring, and no legend is completed twice.
    .ruling = yes
EUS-083 = When the Ashen Roost is revealed, Mirrezil is put on its lair space, which then has no ordinary monster and counts as freed.
    .ruling = yes
EUS-084 = The Ashen Roost is a late tile: it comes at the end of round 8 at the latest.
    .ruling = yes
EUS-085 = At the end of each round with Mirrezil on the map, every hero on its space or adjacent to it suffers 2 wounds.
    .ruling = yes
EUS-086 = In a combat against Mirrezil, the hero’s first attack that deals damage deals 1 more for each artefact the hero owns, up to 3 more.
    .ruling = yes
EUS-087 = The goal of Mirrezil is to beat 1 stage on normal, 2 on hard and 3 on heroic.
    .ruling = yes

## Devastation Incarnate

EUS-088 = Devastation Incarnate lasts at most 12 rounds and is played on normal or heroic.
    .ruling = yes
EUS-089 = The spell counter starts at 6, plus 4 for each hero beyond the first; on heroic it starts at 8, plus 6 for each hero beyond the first.
    .ruling = yes
EUS-090 = At the end of round 2 (round 1 on heroic) the Golem is put on the revealed outer space farthest from the Chapel’s centre; ties go to the latest revealed tile, then to the first player’s choice.
    .ruling = yes
EUS-091 = On arrival the Golem kills the heroes on its space and lays a destruction token there.
    .ruling = yes
EUS-092 = From the round after its arrival, one slaughter card is carried out at the end of each round; on heroic, two from round 7 on.
    .ruling = yes
EUS-093 = A move of the Golem in a direction stops at the map’s edge and reveals no tile.
    .ruling = yes
EUS-094 = A move of the Golem towards a target follows a shortest path over revealed outer spaces; the first player decides ties.
    .ruling = yes
EUS-095 = The Golem never enters a centre, and a hero in a centre is not struck by it.
    .ruling = yes
EUS-096 = A hero on the space where the Golem ends a move dies outside combat.
    .ruling = yes
EUS-097 = The Golem lays a destruction token A on a Merchant, Alchemist, outer Towers or mine space and B on any other.
    .ruling = yes
EUS-098 = No destruction token is laid on the Chapel tile or on a space that already holds one.
    .ruling = yes
EUS-099 = On a space with a destruction token no Mining, no Trade and no free action is possible.
    .ruling = yes
EUS-100 = A spawn puts a monster of level 1 (chapter I), 2 (II, III) or 3 (IV, V) on the space the Golem left last, unless one stands there already.
    .ruling = yes
EUS-101 = A space with a spawned monster is not freed, whatever tokens lie there.
    .ruling = yes
EUS-102 = Beating a spawned monster removes it and the destruction token of its space; it gives the reward of the monster card, no loot and no token.
    .ruling = yes
EUS-103 = Each spawned monster beaten lowers the spell counter by 1.
    .ruling = yes
EUS-104 = At the Chapel’s centre a hero may discard up to 2 gold cards per turn as a free action; each lowers the spell counter by 1.
    .ruling = yes
EUS-105 = A hero killed by the Golem takes their golem token; it costs 1 reputation at scoring, however often they were killed.
    .ruling = yes
EUS-106 = When the spell counter reaches 0, the Golem leaves the map, and a solo or cooperative game is won at once.
    .ruling = yes
EUS-107 = A competitive game ends with the round in which the spell counter reaches 0.
    .ruling = yes
EUS-108 = Each point by which a hero lowered the spell counter gives 1 reputation at scoring, and the hero who lowered it most gains 3 more; tied heroes all gain them.
    .ruling = yes
EUS-109 = If the spell counter is above 0 after round 12, a solo or cooperative game is lost.
    .ruling = yes
EUS-110 = If the spell counter is above 0 after round 12, in a competitive game each hero loses 1 reputation per 4 points left, rounded up.
    .ruling = yes
EUS-111 = On heroic the spell counter rises by 2 each time the Golem enters the Chapel tile from outside.
    .ruling = yes
EUS-112 = If the Golem enters the Griffin’s space, the Griffin is put on the space the Golem came from.

## Collision

EUS-113 = Collision lasts 8 rounds.
    .ruling = yes
EUS-114 = As soon as two elementals of different elements both affect a revealed outer space, the player whose turn it is lays an emblem token on one such space without an emblem.
    .ruling = yes
EUS-115 = Each pair of elementals brings one emblem, and at most six emblems are laid in a game.
    .ruling = yes
EUS-116 = If fewer emblems than heroes + 2 have been laid at the start of round 5, the first player lays the missing ones on the spaces of different elementals, up to six in all.
    .ruling = yes
EUS-117 = A hero on a freed space with an emblem may try once per turn, as a free action, to seal it.
    .ruling = yes
EUS-118 = An attempt costs 1 Gaar (Skoldur 1 Dwurt), paid before the hero roll.
    .ruling = yes
EUS-119 = Before that roll the hero may discard essences of elements that affect the space, each adding 3 to the roll.
    .ruling = yes
EUS-120 = On a roll of 9 or more (hard: 10 or more) the hero takes the emblem and gains 2 reputation, plus 1 per emblem already taken.
    .ruling = yes
EUS-121 = On a lower roll the hero suffers 2 wounds and the emblem stays.
    .ruling = yes
EUS-122 = The hero who sealed last holds the power of the Faer and loses it to the next hero who seals.
    .ruling = yes
EUS-123 = Once per round the holder of the power of the Faer may add 2 to one of their hero rolls or subtract 2 from the monster’s strength in one of their combats.
    .ruling = yes
EUS-124 = The hero with the most emblems, at least one, gains 3 reputation at scoring; tied heroes all gain it.
    .ruling = yes
EUS-125 = The goal of Collision, checked after round 8, is as many sealed emblems as heroes + 1, on hard heroes + 2.
    .ruling = yes

## Elemental Revocation: all episodes

EUS-126 = Each episode of Elemental Revocation lasts 8 rounds.
    .ruling = yes
EUS-127 = Episodes II and III use no tile of chapter I.
EUS-128 = With the Griffin, episodes II and III put all fixed tiles of chapter I and the Griffin’s tile, shuffled, on top of the stack.
EUS-129 = In a campaign a hero begins the next episode with the board, items and gold they had and the reputation they had before final scoring, instead of that episode’s start values.
    .ruling = yes
EUS-130 = A hero on a freed elemental’s space where they have an interaction token may revoke the elemental as a free action.
    .ruling = yes
EUS-131 = A hero revokes at most one elemental per turn.
    .ruling = yes
EUS-132 = Revoking costs the essences of the episode’s revocation card: 1 of that element (I); that and 1 of any element (II); 2 of that element and 1 of any (III).
    .ruling = yes
EUS-133 = Revoking gives 1, 2 or 3 reputation in episode I, II or III and one revocation token of the elemental’s side (Air/Water or Earth/Fire).
    .ruling = yes
EUS-134 = A revoked elemental leaves the map: its power ends and nobody can challenge it any more.
    .ruling = yes
EUS-135 = Interaction tokens on the space of a revoked elemental stay and count at scoring.
    .ruling = yes
EUS-136 = Contrary to EU-047, no more than 10 Air/Water and 8 Earth/Fire elementals can be revoked in one game.
    .ruling = yes
EUS-137 = Each pair of one Air/Water and one Earth/Fire revocation token of a hero gives 2 reputation at scoring.
    .ruling = yes
EUS-138 = The goal of an episode, checked after round 8, is as many revoked elementals as heroes + 1 in I and II, and as many as heroes in III; on hard it is one more.
    .ruling = yes

## Elemental Revocation I, II and III

EUS-139 = Episode I starts at the Chapel without Priest and uses chapters I to III.
    .ruling = yes
EUS-140 = Episode II starts at the Chapel with Priest and uses chapters II to IV.
    .ruling = yes
EUS-141 = In episode II each hero starts with 9 reputation, 12 gold and a Catalyst.
    .ruling = yes
EUS-142 = Episode III starts at the Chapel with Priest and uses only the fixed tiles of chapter II, and chapters III to V by its table.
    .ruling = yes
EUS-143 = In episode III each hero starts with 17 reputation, 20 gold and a Catalyst.
    .ruling = yes

## Into the Abyss

EUS-144 = Into the Abyss lasts 12 rounds.
    .ruling = yes
EUS-145 = There are five abyss tiles, one in each chapter, and one Ancient Temple.
EUS-146 = Into the Abyss uses all five abyss tiles and the Ancient Temple, which lies in chapter V.
    .ruling = yes
EUS-147 = A freed abyss space is an open abyss until it is sealed.
    .ruling = yes
EUS-148 = A hero on an open abyss may take a Combat action against its guardian: the top monster of level 1 (chapter I), 2 (II, III) or 3 (IV, V), with 1 Chaos and 1 Gaar more than shown.
    .ruling = yes
EUS-149 = A beaten guardian gives its card’s reward and may be kept as a trophy, but gives no loot and no token.
    .ruling = yes
EUS-150 = A hero who has just beaten a guardian may discard 1 essence to seal that abyss; otherwise the abyss stays open.
    .ruling = yes
EUS-151 = Sealing gives a revocation token as a mark, either side up, and 1, 2, 2, 3 or 3 reputation in chapter I, II, III, IV or V.
    .ruling = yes
EUS-152 = Once per turn a hero on an open abyss may, as a free action, suffer 1 wound and be teleported to another open abyss.
    .ruling = yes
EUS-153 = The Magma Demon stands on the temple space, which has no ordinary monster; no hero may enter that space before 3 abysses (solo: 2) are sealed.
    .ruling = yes
EUS-154 = The Ancient Temple is a late tile: it comes at the end of round 9 at the latest.
    .ruling = yes
EUS-155 = A hero on the temple space may take a Combat action against the Magma Demon unless they have beaten it before.
    .ruling = yes
EUS-156 = The Magma Demon has 12 health minus 2 per sealed abyss, and starts every combat undamaged.
    .ruling = yes
EUS-157 = Beating the Magma Demon gives 6 reputation and one Amulet of Eternity.
    .ruling = yes
EUS-158 = The hero with the most seals, at least one, gains 3 reputation at scoring; tied heroes all gain it.
    .ruling = yes
EUS-159 = The goal of Into the Abyss, checked after round 12, is 3 sealed abysses on normal, 4 on hard and 5 on heroic (solo: 2, 3, 4) and a beaten Magma Demon.
    .ruling = yes
EUS-160 = On heroic the goal of Into the Abyss needs the Magma Demon beaten by every hero.
    .ruling = yes

## Worked examples

EUX-01 = Rescue of the Villagers with 3 players. For chapters I to IV the table asks for all fixed tiles, no scenario tile and, chapter by chapter, 1, 1, 2 and 0 encounter tiles and 6, 4, 3 and 3 other tiles. So 4 encounter tiles and 16 other tiles are drawn unseen and join the fixed ones; the chapters follow each other, I on top and IV at the bottom, each in random order, and V is not used (EU-013, EU-014, EU-016, EU-379).
EUX-02 = A full setup of Rescue of the Villagers for 4 players is shown in the rulebook as a picture; it follows EU-009 to EU-035 and adds no figure of its own.
EUX-03 = Three hero tiles: A has the icon “2 to 4 players”, B the icon “solo”, C none. A solo game keeps B and C; a game with 2, 3 or 4 players keeps A and C (EU-021).
EUX-04 = A hero with 2 movement points and an available Combat action stands next to an undefeated monster. The hero spends 1 point to enter, has to fight and wins: 1 movement point is left and can be used after the fight (EU-052, EU-090).
EUX-06 = The starting tile covers (0,0), (1,0) and (0,1); the hero is at its centre with 2 movement points; the stack from the top is I, I, II, II. Moving to (0,0) costs 1 point and brings exactly 3 tiles, at (−1,−1), (1,−2) and (−2,1), each place chosen before its tile is drawn: two of chapter I, then one of II. Moving on to (−1,0) costs 1 point and brings exactly 1 more tile, at (−3,0); 0 points are left (EU-066, EU-067, EU-069).
EUX-07 = All outer spaces of the Mercenary’s Fortress are freed; a hero at distance 2 from the nearest of them reads a scroll “teleport 3”. The centre can be reached, since 2 + 1 = 3. With one outer space not freed, or at distance 3 from the nearest one, it cannot (EU-084, EU-087, EU-088).
EUX-08 = A hero who lacks at least 2 health enters a space touched by 3 Water elementals and heals 2, not 6 (EU-099).
EUX-10 = No elementals, no cards. The monster rolls 6 and 2, so 8, and passes. The hero’s Gaar rerolls the 6 into 4: 4+2−2 = 4. The monster’s Gaar rerolls the 2 into 5: 4+5−2+2 = 9. The hero’s second Gaar rerolls the 5 into 6: 4+6−2+2−2 = 8. Both pass; Dodge takes off 2: the final strength is 6. The monster has spent 1 Gaar and the hero 2; having passed first did not bar the monster from acting later (EU-159, EU-160, EU-161, EU-162).
EUX-11 = The Dragonfly (health 3) inflicts nothing at a final strength of 3 or less, 1 wound from 4 to 7, 2 wounds from 8 to 11 and 3 wounds at 12 or more (EU-164).
EUX-12 = Every hero attack on the Dragonfly has −4 combat strength (EU-183).
EUX-13 = The Die of Hope shows 2 or more. After a hero roll the first use is taken twice, for 1 point each: the result rises by 2 and the die falls by 2 (EU-187, EU-190).
EUX-15 = A monster’s back asks for a reputation of 15 at most and gives 1 reputation, 1 Emerald and 2 silver cards. A winner with 15 reputation gets all of it; one with 16 gets no reward, but still gets the loot (EU-196).
EUX-16 = The loot of a space is 3 gold and a Healing Potion on the left, a Gaar and a silver card on the right: the winner gains 3 gold, 1 Healing Potion, 1 Gaar and 1 silver card, whatever their reputation (EU-198).
EUX-17 = The Cyclops gives 2 Chaos; the monster player holds 1 Power Up (gold) and 2 Curses (silver). Before the monster roll Power Up is played for 1 Chaos; in step A of the hero attack both Curses are played as one set for 1 Chaos. If the attack gives at least 1 plain wound, 2 more are inflicted (1 becomes 3, 0 stays 0). The hero’s next combat strength is changed by −2 −4 = −6 in all and the damage by −1; no Chaos is left (EU-172, EU-175, EU-222, EU-223, EU-225).
EUX-18 = On the Emissary’s space a face-up card asks for 1 Emerald or 1 Ruby and gives 1 reputation and 3 gold; the hero has a loose Emerald. Completing it as a free action puts the Emerald into the supply, gives 1 reputation and 3 gold, and the card is kept face down; a new card appears only at the end of the turn. A gem set in equipment would not do (EU-042, EU-242, EU-294).
EUX-20 = Maeldur (health 6) wears Leather Helmet +1, Leather Greaves +1 with a Ruby +1, and Chain Gauntlets +2: the maximum health is 11 (EU-259, EU-262).
EUX-21 = A hero with a Mining, a Trade and a Combat token stands next to a monster. Trade is used for 2 movement points, 1 of which is spent to enter, and Combat to fight; the hero loses and dies. The hero is now in the Chapel at full health, with 3 more Gaar and 1 more gold card; the remaining point is lost. The Mining token is still there: used for 1 movement point, it lets the hero leave the Chapel (EU-053, EU-055, EU-212, EU-213).
EUX-22 = Taesiri’s Torpor holds one Fire essence: spaces affected by Fire inflict no wounds on her, in every round and without engaging the tile; other elementals act as usual (EU-276).
EUX-24 = Current health is 2 and maximum health 8 with Chain Greaves (+2); Plate Greaves (+3) are at hand. Swapping them at once is allowed: maximum 9, current 3. Taking off the Chain Greaves alone is forbidden, as current health would be 0 (EU-260, EU-261).
EUX-25 = Dragonskin Gauntlets (+2 health, +2 sacks, minecart) hold an active Emerald and an active Demonite. The minecart serves once per round in a Mining action and engages the tile; independently of it, the Emerald gives +1 on one hero roll and the Demonite draws 1 gold card; both are then inactive until the next round (EU-112, EU-273, EU-296, EU-297).
EUX-26 = Keleia may engage Feint only with an armour set of 3 or more equipped; without one it may still lie on the board (EU-299).
EUX-27 = A jewel heals 2 with a set of 3 and 1 more with a set of 4 or 5. So a set of 3 heals 2, a set of 4 or 5 heals 3, and with a smaller set the jewel cannot be used (EU-300).
EUX-29 = Solo: the combat card shows 2 Chaos symbols and the monster has 2 Chaos tokens, but the gold reserve holds 1 card and the silver reserve none. Exactly 1 Chaos action is taken; 1 Chaos token is left (EU-336).
EUX-30 = Solo: the gold reserve, from the top, is Power Up ×4, Healing and others; the monster has 2 Chaos symbols and 2 tokens. Pile 1 is three Power Ups: it is complete, and the third section applies; pile 2 is one Power Up, and the first section applies; Healing goes to the bottom of the reserve, whether the monster is damaged or not. Both Chaos tokens are discarded (EU-341).
EUX-32 = An encounter pile has 4, 5 or 6 cards with 2, 3 or 4 players, 2 of them face up. Solo: 5 for the Sorceress and 3 for any other. Cooperative: the number of players plus 2 (EU-078, EU-325, EU-326, EU-352).
