### Ce qu’est le jeu, en quelques phrases : tout ce qu’il faut à une page sur tous les jeux.

game-title = Dungeon Rush
game-blurb = Une course aux monstres : deux héros, deux mains, neuf manches et, au bout, un maître du donjon ou un dragon.
game-primer-1 = Vous menez deux héros, un dans chaque main, et celui qui a le plus de pièces après neuf manches gagne. Les monstres vaincus et un combat final rapportent des pièces ; chaque échec en coûte une.
game-primer-2 = À chaque manche, deux monstres par joueur sont révélés. Appuyez sur un monstre pour y envoyer le héros choisi : premier arrivé, premier servi, sauf si l’on joue tour par tour ou en secret.
game-primer-3 = Un héros vient à bout d’un monstre s’il atteint chacune des compétences demandées : combat rapproché, attaque à distance, magie et discrétion. Envoyez vos deux héros sur le même monstre, et leurs compétences s’ajoutent.
game-primer-4 = Glissez un monstre vaincu sous l’un de vos héros pour augmenter la compétence qu’il montre ; une rune augmente celle que vous voulez.
game-primer-5 = Les monstres deviennent plus forts après les manches 3 et 6.
game-primer-6 = Après la manche 9, vos héros peuvent affronter ensemble, une seule fois, le maître du donjon ou le dragon, pour beaucoup de pièces. Gardez leurs exigences à l’esprit dès le début.

## Ce qu’une table joue, dans une liste de tables

row-mode-arrival = course
row-mode-fair = course équitable
row-mode-snake = tour par tour
row-mode-secret = en secret
row-round =
    { $n ->
        [100] combat final
       *[other] manche { $n }
    }
