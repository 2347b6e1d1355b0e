### What the game is, in a few sentences: all that a page about all games needs.

game-title = Conquest of Nerath
game-blurb = Four realms go to war: march, sail and fly, storm castles, loot dungeons, and conquer before the others do.
game-primer-1 = Each player leads a realm, or an alliance of two. Conquered lands, capitals and treasures give victory points; who has enough of them at the end of a round wins. The bars above the map show how far everybody is.
game-primer-2 = A turn has six phases: draw an event card, move and declare attacks, fight, let flyers land, buy reinforcements, take income.
game-primer-3 = To move, press a lit space, take units with + or send them all, then press where they shall go; or drag them there. A figure on an enemy space is your chance to win the battle.
game-primer-4 = In a battle each unit rolls its own dice, from d6 for a Footsoldier to d20 for a Dragon: 6 or more is a hit. Whoever is hit chooses which units are lost, and the attacker may retreat after each round.
game-primer-5 = Fighters and Wizards are heroes: they enter dungeons, beat the guardian and carry off a treasure.
game-primer-6 = Warships carry land units over the sea, Dragons and Storm Elementals fly over everything, and a castle defends the land it stands in.
game-primer-7 = You are asked about your event cards whenever they might be played. “Pass for longer” spares you those questions.
