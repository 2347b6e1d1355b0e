### Ce qu’est le jeu, en quelques phrases : tout ce qu’il faut à une page sur tous les jeux.

game-title = Dungeon Rush
game-blurb = Une course aux monstres : deux héros, deux mains, neuf manches et, au bout, un maître du donjon ou un dragon.
game-primer-1 = Vous menez deux héros, un dans chaque main, pendant neuf manches. Qui a le plus de pièces à la fin gagne.
game-primer-2 = À chaque manche, des monstres se montrent, deux par joueur. Appuyez sur un monstre pour y envoyer le héros choisi : le premier arrivé le garde, sauf si l’on joue tour par tour ou en secret.
game-primer-3 = Un héros vient à bout d’un monstre s’il a au moins ce que demande la carte dans chaque compétence : combat rapproché, attaque à distance, magie et discrétion. Vos deux héros peuvent aller sur le même monstre ; leurs compétences s’ajoutent alors.
game-primer-4 = Un monstre vaincu rapporte ses pièces et peut se glisser sous l’un de vos héros pour augmenter la compétence qu’il montre ; une rune augmente celle que vous voulez. Un combat perdu coûte une pièce à la fin.
game-primer-5 = Les monstres deviennent plus forts après les manches 3 et 6.
game-primer-6 = Après la manche 9, vos deux héros peuvent affronter ensemble, une seule fois, le maître du donjon ou le dragon, pour beaucoup de pièces. Gardez dès le début leurs exigences à l’esprit.
