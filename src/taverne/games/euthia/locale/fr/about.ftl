### Ce qu’est le jeu, en quelques phrases : tout ce qu’il faut à une page sur tous les jeux.

game-title = Euthia
game-blurb = Parcourez un monde ouvert de monstres, de mines et de quêtes : votre héros grandit de combat en combat, et la main d’un rival mène le monstre contre vous.
game-primer-1 = Votre héros parcourt un monde ouvert de monstres, de mines et de quêtes. Contre des rivaux, la plus grande réputation après la dernière manche gagne ; ensemble ou en solitaire, on gagne en atteignant l’objectif du scénario.
game-primer-2 = La réputation vient des combats, des quêtes et des trésors. À chaque manche, vous avez trois jetons Action, Extraction, Commerce et Combat : dépensez chacun pour son action ou pour quelques pas.
game-primer-3 = Les mines donnent des ressources, les comptoirs vendent ce que votre héros porte et utilise, et les quêtes récompensent ce qu’elles demandent.
game-primer-4 = Avant d’entrer sur la case d’un monstre, vous voyez vos chances ; contre des rivaux, l’un d’eux joue le monstre.
game-primer-5 = En combat, les deux camps utilisent tour à tour des Gaar et des cartes ; ce que vos boucliers n’arrêtent pas blesse votre héros.
game-primer-6 = La réputation enseigne de nouvelles capacités à votre héros ; l’or et les essences ouvrent de nouveaux emplacements. Il vous faudra les deux contre les monstres des terres lointaines.

## What a table plays, in a list of tables

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
