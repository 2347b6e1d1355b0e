### What the game is, in a few sentences: all that a page about all games needs.

game-title = Monster Lands
game-blurb = Lead a clan of mercenaries: deal in the Citadel, capture monsters, retake the lands of a besieged queen.
game-primer-1 = You lead a clan of mercenaries for six turns, or fewer if a clan reaches 30 glory, and the clan with the most victory points at the end wins. Glory, reputation, trophies and affinities score points; alone, you play for a rank against Madhala.
game-primer-2 = Each turn you take your clan’s dice and place them, one action at a time and in turn with the others, until none are left.
game-primer-3 = In the Citadel, dice buy things at once: mercenaries at the Tavern, traps at the Hunter’s Lair, equipment at the Bazaar, potions and venoms at the Laboratory, Defence tokens at the Armoury, gold at the Mine and the Pawn Shop. A Persuasion die takes its value off the price.
game-primer-4 = Outside, a mercenary goes on an expedition with Force and Magic dice, traps and other help. While you plan, you see the odds.
game-primer-5 = Once everyone has deployed, the adventure begins: the monster attacks first, and survivors strike back. Reach its capture value with a trap to capture it, or its kill value to kill it. Then regions can be conquered.
game-primer-6 = Monsters that nobody beats march on the Gates and spread panic in the Citadel.

## What a table plays, in a list of tables

row-scenario-n = scenario { $n }
row-round = turn { $n }
