### Ce qu’est le jeu, en quelques phrases : tout ce qu’il faut à une page sur tous les jeux.

game-title = Euthia
game-blurb = Parcourez un monde ouvert de monstres, de mines et de quêtes : votre héros grandit de combat en combat, et la main d’un rival mène le monstre contre vous.
game-primer-1 = Votre héros parcourt un monde ouvert dont les tuiles se révèlent à mesure que vous les atteignez. Contre des rivaux, la plus grande réputation gagne à la fin ; ensemble ou en solitaire, vous gagnez par l’objectif du scénario.
game-primer-2 = À chaque manche, vous avez trois jetons d’action : Extraction, Commerce et Combat. Un jeton donne ou son action, ou quelques pas.
game-primer-3 = Les mines donnent des ressources, les comptoirs vendent ce que votre héros porte et utilise, et les quêtes paient ce qu’elles demandent.
game-primer-4 = Les combats rapportent de la réputation et des trésors. Avant d’entrer sur l’espace d’un monstre, les chances exactes s’affichent ; contre des rivaux, l’un d’eux joue le monstre.
game-primer-5 = Un combat se déroule en phases, où l’on utilise à tour de rôle des Gaar et des cartes ; ce que les boucliers n’arrêtent pas devient des dégâts.
game-primer-6 = La réputation apprend de nouvelles tuiles à votre héros, l’or et les essences ouvrent de nouveaux emplacements : les monstres des terres suivantes les exigent.
