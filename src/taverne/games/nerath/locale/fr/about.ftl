### Ce qu’est le jeu, en quelques phrases : tout ce qu’il faut à une page sur tous les jeux.

game-title = Conquest of Nerath
game-blurb = Quatre royaumes en guerre : marchez, naviguez, volez, prenez les châteaux, pillez les donjons, et conquérez avant les autres.
game-primer-1 = Vous menez un royaume, ou une alliance de deux, et gagnez avec assez de points de victoire à la fin d’un tour de jeu ou, dans une partie longue, avec toutes les capitales ou assez de trésors. Les territoires conquis, les capitales et les trésors rapportent des points ; les barres au-dessus de la carte montrent où en est chacun.
game-primer-2 = Un tour compte six phases : piocher une carte Événement, se déplacer et déclarer ses attaques, combattre, faire atterrir ses unités volantes, acheter des renforts, percevoir ses revenus.
game-primer-3 = Pour vous déplacer, appuyez sur un espace éclairé, prenez des unités avec + ou envoyez-les toutes, puis appuyez là où elles doivent aller ; ou faites-les glisser. Le pourcentage sur un espace ennemi donne vos chances de gagner la bataille, sans compter les cartes Événement ni les retraites.
game-primer-4 = Dans une bataille, chaque unité lance ses propres dés, du d6 d’un fantassin au d20 d’un dragon : chaque 6 ou plus est une touche. Le camp touché choisit ses pertes, et l’attaquant peut battre en retraite après chaque round.
game-primer-5 = Les guerriers et les sorciers sont des héros : ils entrent dans les donjons, battent le gardien et emportent un trésor.
game-primer-6 = Les navires de guerre portent les unités terrestres sur la mer, les dragons et les élémentaires des tempêtes volent par-dessus tout, et un château défend le territoire où il se dresse.
game-primer-7 = Le jeu s’arrête chaque fois que vous pouvez jouer une carte Événement. « Passer plus longtemps » vous épargne ces questions.

## Ce qu’une table joue, dans une liste de tables

row-mode-free_for_all = chacun pour soi
row-mode-alliances = alliances
row-length-short = partie courte
row-length-medium = partie intermédiaire
row-length-long = partie longue
row-round = tour de jeu { $n }
