### L’histoire d’une partie de Conquest of Nerath : ses chiffres, de quoi sont faits les points, et pourquoi elle a fini.

figure-points = Points de victoire
figure-lands = Territoires
figure-gold = Or
figure-army = Valeur des armées
figure-treasures = Trésors
score-conquests = Territoires pris
story-end-goal = Un seul camp avait atteint son objectif à la fin du tour de jeu { $round }.
story-end-ahead = Plusieurs camps avaient atteint leur objectif ; à la fin du tour de jeu { $round }, l’un d’eux était en tête.
story-end-capitals = Au tour de jeu { $round }, un camp tenait toutes les capitales.
story-end-last = Au tour de jeu { $round }, il ne restait qu’un camp.
story-end-limit = Le tour de jeu { $round } était le dernier prévu.
story-round = Tour de jeu { $round }
story-round-of = Tour de jeu { $round }, { $seat_you ->
        [yes] à vous
       *[no] { TO($seat) }
    }
story-start = Avant le premier tour de jeu

hint-fight-on = Menée jusqu’au bout, cette bataille est gagnée dans { $percent } % des cas.
hint-fight-leave = Partir sauve ce qui reste de l’armée ; menée jusqu’au bout, la bataille serait gagnée dans { $percent } % des cas.

## Ce que demande un problème

puzzle-role = Vous menez { $role_the }.
puzzle-prompt-order = { $realm } : tous ceux qui le peuvent quittent { $space_the } ensemble. Pour aller où ?
want-points = Gagner { $n ->
    [one] 1 point de victoire
   *[other] { $n } points de victoire
}
want-lands = Tenir { $n ->
    [one] 1 territoire
   *[other] { $n } territoires
} de plus
want-treasures = Gagner { $n ->
    [one] un trésor
   *[other] { $n } trésors
}
