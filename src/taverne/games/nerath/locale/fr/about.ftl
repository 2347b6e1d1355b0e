### Ce qu’est le jeu, en quelques phrases : tout ce qu’il faut à une page sur tous les jeux.

game-title = Conquest of Nerath
game-blurb = Quatre royaumes en guerre : marchez, naviguez, volez, prenez les châteaux, pillez les donjons, et soyez le premier à conquérir.
game-primer-1 = Vous menez un royaume, ou une alliance de deux, et gagnez si vous avez assez de points de victoire à la fin d’un tour de jeu. Les points viennent des territoires conquis, des capitales et des trésors ; les barres au-dessus de la carte montrent où en est chacun.
game-primer-2 = Un tour compte six phases : piocher une carte Événement, se déplacer et déclarer ses attaques, combattre, faire atterrir ce qui vole, acheter des renforts, toucher ses revenus.
game-primer-3 = Pour vous déplacer, appuyez sur un espace éclairé, prenez des unités avec + ou envoyez-les toutes, puis appuyez là où elles doivent aller ; ou faites-les glisser. Le pourcentage sur un espace ennemi est votre chance de gagner la bataille.
game-primer-4 = Dans une bataille, chaque unité lance ses propres dés, du d6 d’un fantassin au d20 d’un dragon : 6 ou plus est une touche. Qui est touché choisit ses pertes, et l’attaquant peut battre en retraite après chaque round.
game-primer-5 = Les guerriers et les sorciers sont des héros : ils entrent dans les donjons, battent le gardien et emportent un trésor.
game-primer-6 = Les navires de guerre portent les unités terrestres sur la mer, les dragons et les élémentaires des tempêtes volent par-dessus tout, et un château défend la terre où il se dresse.
game-primer-7 = Le jeu s’arrête pour vous proposer une carte quand vous pourriez vouloir la jouer. « Passer plus longtemps » vous épargne ces questions.

## What a table plays, in a list of tables

row-mode-free_for_all = chacun pour soi
row-mode-alliances = alliances
row-length-short = partie courte
row-length-medium = partie moyenne
row-length-long = partie longue
row-round = tour { $n }
