### Les scénarios d’Euthia en mots : leurs questions, réponses, événements et refus.

## Mots dans d’autres phrases

medal-bronze = bronze
medal-silver = argent
medal-gold = or

## Tous les scénarios

prompt-lay-late = Une tuile restée dans la pile arrive maintenant. Où la pose-t-on ?
event-goal-reached = L’objectif du scénario est atteint : tous les héros gagnent.
event-goal-missed = L’objectif du scénario est manqué : tous les héros perdent.
event-rated = La plus basse réputation finale est { $n } : { $medal }.
event-earned =
    { $seat_you ->
        [yes] Vous gagnez { $n } de réputation.
       *[no] { $seat } gagne { $n } de réputation.
    }

## Au secours des villageois

action-deliver = Remettre les villageois
action-gather = Emmener des villageois
event-villagers =
    { $seat_you ->
        [yes] Vous emmenez des villageois. Lieu : { $space }.
       *[no] { $seat } emmène des villageois. Lieu : { $space }.
    }
event-villagers-left = Des villageois de { $seat } restent en arrière : { $n }. Lieu : { $space }.
event-delivered =
    { $seat_you ->
        [yes] Vous amenez des villageois à la Chapelle : { $n }.
       *[no] { $seat } amène des villageois à la Chapelle : { $n }.
    }

## La Révocation des élémentaires

action-revoke = Révoquer l’élémentaire
event-revoked =
    { $seat_you ->
        [yes] Vous révoquez { $elemental_the }.
       *[no] { $seat } révoque { $elemental_the }.
    }
why-not-challenged = On ne révoque que l’élémentaire d’un espace libéré qui porte un de vos jetons.
why-revoked-already = Vous avez déjà révoqué un élémentaire pendant ce tour.
why-no-revocation-left = Plus aucun élémentaire de ces éléments ne peut être révoqué.
why-no-essences = Il faut { $same } essence(s) de cet élément et { $any } de n’importe lequel.
