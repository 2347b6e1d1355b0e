### L’histoire d’une partie de Dungeon Rush : ses chiffres, et pourquoi elle a fini.

figure-coins = Pièces
figure-monsters = Monstres vaincus
figure-failures = Échecs
figure-skills = Points de compétence
story-end-rounds = La manche { $n } était la dernière : le donjon est vide.
story-round = { $round ->
    [10] Le combat final
   *[other] Manche { $round }
}
story-axis = { $round ->
    [10] final
   *[other] { $round }
}
hint-beats-alone = Ce héros bat { $monster_the } à lui seul.
hint-beats-together = Les deux héros ensemble battent { $monster_the }.
hint-beats-not = Vous ne pouvez pas battre { $monster_the }, mais personne d’autre ne l’aura.

## Ce que demande un problème

puzzle-role = Vos héros : { $role_the }.
want-coins = Gagner { $n ->
    [one] 1 pièce
   *[other] { $n } pièces
}
