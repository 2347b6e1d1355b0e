### What the game is, in a few sentences: all that a page about all games needs.

game-title = Euthia
game-blurb = Roam an open world of monsters, mines and quests: your hero grows from fight to fight, and a rival’s hand leads the monster against you.
game-primer-1 = Your hero roams an open world whose tiles are turned up as you reach them. Against rivals, the most reputation at the end wins; together or alone, you win by the goal of the scenario.
game-primer-2 = In each round you have three action tokens: Mining, Trade and Combat. A token gives either its action or a few steps.
game-primer-3 = Mines give resources, trading posts sell what your hero wears and uses, and quests pay for what they ask.
game-primer-4 = Fights bring reputation and treasures. Before you enter the space of a monster, the exact odds are shown; against rivals, one of them plays the monster.
game-primer-5 = A fight goes on in phases, in which Gaar and cards are used by turns; what shields do not stop is damage.
game-primer-6 = Reputation teaches your hero new tiles, gold and essences open new slots: the monsters of later lands ask for them.
