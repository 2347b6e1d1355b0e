### Ce qu’est le jeu, en quelques phrases : tout ce qu’il faut à une page sur tous les jeux.

game-title = Euthia
game-blurb = Parcourez un monde ouvert de monstres, de mines et de quêtes : votre héros progresse de combat en combat, et à chaque fois un rival joue le monstre contre vous.
game-primer-1 = Contre des rivaux, la plus haute réputation après la dernière manche l’emporte ; ensemble ou en solitaire, on gagne en atteignant à temps l’objectif du scénario. Les combats, les quêtes et les trésors rapportent de la réputation, tout comme ce que vous possédez à la fin.
game-primer-2 = Votre héros explore un monde ouvert. À chaque manche, vous avez trois jetons Action, Extraction, Commerce et Combat : dépensez chacun pour son action ou pour quelques pas.
game-primer-3 = Les mines donnent des ressources, les comptoirs vendent ce que votre héros porte et utilise, et les quêtes récompensent qui apporte ce qu’elles demandent.
game-primer-4 = Avant d’entrer sur la case d’un monstre, vous voyez vos chances ; contre des rivaux, l’un d’eux joue le monstre.
game-primer-5 = En combat, les deux camps utilisent tour à tour des Gaars et des cartes ; ce que vos boucliers n’arrêtent pas blesse votre héros.
game-primer-6 = À mesure que sa réputation grandit, votre héros apprend de nouvelles capacités ; l’or et les essences ouvrent de nouveaux emplacements. Il vous faudra les deux contre les monstres des terres lointaines.

## Ce qu’une table joue, dans une liste de tables

row-scenario-hunt = La Chasse
row-scenario-rescue = Au Secours des Villageois
row-scenario-doom = Un Sombre Présage
row-scenario-farruga = Farruga : la Défense des bourgs
row-scenario-mirrezil = La Menace de Mirrezil
row-scenario-devastation = Dévastation incarnée
row-scenario-collision = Collision
row-scenario-revocation_1 = La Révocation des Élémentaires I
row-scenario-revocation_2 = La Révocation des Élémentaires II
row-scenario-revocation_3 = La Révocation des Élémentaires III
row-scenario-abyss = Dans l’Abîme
row-mode-competitive = compétitif
row-mode-coop = coopératif
row-round = manche { $n }
