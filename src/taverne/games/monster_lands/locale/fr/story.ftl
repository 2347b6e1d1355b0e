### L’histoire d’une partie de Monster Lands : ses chiffres, et pourquoi elle a fini.

figure-points = Points
figure-glory = Gloire
figure-gold = Or
figure-members = Membres du clan
figure-regions = Régions
story-end-glory = { $seat_you ->
        [yes] Vous avez atteint { $n } de gloire au tour { $turn } : la partie s’arrête là.
       *[no] { $seat } a atteint { $n } de gloire au tour { $turn } : la partie s’arrête là.
    }
story-end-turns = Le tour { $turn } était le dernier.
story-round = Tour { $round }
story-start = Avant le premier tour

## Ce que demande un problème

puzzle-role = Vous menez le clan { $role_of }.
want-gold = Gagner { $n ->
    [one] 1 pièce d’or
   *[other] { $n } pièces d’or
}
want-points = Gagner { $n ->
    [one] 1 point
   *[other] { $n } points
}
want-glory = Gagner { $n } de gloire
