### L’histoire d’une partie d’Euthia : ses chiffres, et pourquoi elle a fini.

figure-score = Score
figure-reputation = Réputation
figure-gold = Or
figure-quests = Quêtes
figure-health = Santé
story-end-rounds = La manche { $n } était la dernière.
story-end-reached = L’objectif du scénario a été atteint à la manche { $n }.
story-end-missed = La manche { $n } s’est achevée sans que l’objectif du scénario soit atteint.

## Ce que demande un problème

puzzle-role = Vous êtes { $role }.
want-gold = Gagner { $n ->
    [one] 1 pièce d’or
   *[other] { $n } pièces d’or
}
want-score = Augmenter votre score de { $n }
want-reputation = Gagner { $n } de réputation
