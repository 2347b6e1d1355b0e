### What the game is, in a few sentences: all that a page about all games needs.

game-title = Euthia
game-blurb = Roam an open world of monsters, mines and quests. Your hero grows stronger with every fight, and in each one a rival plays the monster against you.
game-primer-1 = Against rivals, you win with the most reputation after the last round; together or alone, by reaching the goal of the scenario in time. Fights, quests and treasures bring reputation, and so does what you own at the end.
game-primer-2 = Your hero explores an open world. Each round you have three action tokens, Mining, Trade and Combat: spend each on its action or on a few steps.
game-primer-3 = Mines give resources, trading posts sell what your hero wears and uses, and quests reward those who bring what they ask for.
game-primer-4 = Before you step onto a monster’s space you see the odds; against rivals, one of them plays the monster.
game-primer-5 = In a fight, both sides take turns using Gaar and cards; whatever your shields do not stop wounds your hero.
game-primer-6 = As your reputation grows, your hero learns new abilities; gold and essences open new slots. You will need both against the monsters further out.

## What a table plays, in a list of tables

row-scenario-hunt = The Hunt
row-scenario-rescue = Rescue of the Villagers
row-scenario-doom = Looming Doom
row-scenario-farruga = Farruga: Defending the Settlements
row-scenario-mirrezil = Threat of Mirrezil
row-scenario-devastation = Devastation Incarnate
row-scenario-collision = Collision
row-scenario-revocation_1 = Elemental Revocation I
row-scenario-revocation_2 = Elemental Revocation II
row-scenario-revocation_3 = Elemental Revocation III
row-scenario-abyss = Into the Abyss
row-mode-competitive = competitive
row-mode-coop = cooperative
row-round = round { $n }
