### What the game is, in a few sentences: all that a page about all games needs.

game-title = Conquest of Nerath
game-blurb = Four realms go to war: march, sail and fly, storm castles, loot dungeons, and conquer before the others do.
game-primer-1 = You lead a realm, or an alliance of two, and win with enough victory points at the end of a round or, in a long game, with all capitals or enough treasures. Conquered lands, capitals and treasures score points; the bars above the map show how far everyone has come.
game-primer-2 = A turn has six phases: draw an event card, move and declare attacks, fight, land your flyers, buy reinforcements, collect income.
game-primer-3 = To move, press a highlighted space, take units with + or send them all, then press where they should go; or drag them there. The percentage on an enemy space is your chance of winning the battle, event cards and retreats aside.
game-primer-4 = In a battle each unit rolls its own dice, from d6 for a Footsoldier to d20 for a Dragon: 6 or more hits. The side that is hit chooses its losses, and the attacker may retreat after each round.
game-primer-5 = Fighters and Wizards are heroes: they enter dungeons, beat the guardian and carry off a treasure.
game-primer-6 = Warships carry land units across the sea, Dragons and Storm Elementals fly over everything, and a castle defends the land it stands in.
game-primer-7 = The game pauses whenever you could play an event card. “Pass for longer” spares you those questions.

## What a table plays, in a list of tables

row-mode-free_for_all = free-for-all
row-mode-alliances = alliances
row-length-short = short
row-length-medium = medium
row-length-long = long
row-round = round { $n }
