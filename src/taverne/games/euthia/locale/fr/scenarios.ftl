### Les scénarios d’Euthia en mots : leurs questions, réponses, événements et refus.

## Mots dans d’autres phrases

medal-bronze = bronze
medal-silver = argent
medal-gold = or

## Tous les scénarios

prompt-lay-late = Une tuile restée dans la pile entre en jeu. Où la poser ?
event-goal-reached = L’objectif du scénario est atteint : tous les héros gagnent.
event-goal-missed = L’objectif du scénario n’est pas atteint : tous les héros perdent.
event-rated = La plus basse réputation finale est { $n } : { $medal }.
event-earned =
    { $seat_you ->
        [yes] Vous gagnez { amount-rep }.
       *[no] { $seat } gagne { amount-rep }.
    }

option-euthia-difficulty = Ce scénario ne propose pas cette difficulté.
option-euthia-mode = Ce scénario ne se joue pas dans ce mode avec ce nombre de joueurs.

## Au secours des villageois

action-deliver = Remettre les villageois
action-gather = Emmener des villageois
event-villagers =
    { $seat_you ->
        [yes] Vous emmenez les villageois { $space_of }.
       *[no] { $seat } emmène les villageois { $space_of }.
    }
event-villagers-left = { $seat } laisse des villageois sur { $space_the } : { $n }.
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
why-not-challenged = On ne révoque que l’élémentaire d’une case délivrée qui porte un de vos jetons.
why-revoked-already = Vous avez déjà révoqué un élémentaire pendant ce tour.
why-no-revocation-left = Plus aucun élémentaire de ces éléments ne peut être révoqué.
why-no-essences = Il faut { $same -> 
        [one] { $same } essence
       *[other] { $same } essences
    } de cet élément et { $any } de n’importe lequel.

## Un sombre présage

prompt-clues = Vous affrontez { $foe_the }. Combien d’indices dépensez-vous pour réduire sa santé ?
action-clue = Interroger { $a_the }
    .args = witness
action-clues = Dépenser des indices : { $a }
    .args = n
event-witness = Un témoin se présente : { $witness }.
event-clue =
    { $seat_you ->
        [yes] Vous obtenez l’indice { $witness_of }.
       *[no] { $seat } obtient l’indice { $witness_of }.
    }
event-eve-of-battle = La dernière manche : les héros sont soignés, et leurs emplacements Gaar ou Dwurt remplis.
why-witness-unknown = Ce témoin n’est pas encore révélé.
why-witness-elsewhere = On rencontre ce témoin sur d’autres cases, une fois délivrées.
why-clue-taken = Vous avez déjà reçu l’indice de ce témoin.
why-no-witness-price = Vous ne pouvez pas payer ce que le témoin demande.

## Dragons

prompt-raid = Plusieurs comptoirs sont aussi proches. Où le dragon vole-t-il ?
action-raid = { $a }
    .args = space
action-ward = Protéger { $a_the }
    .args = space
event-dragon-lands = Le dragon se pose sur { $space_the }.
event-dragon-stage = Le dragon continue le combat : { $foe }.
event-dragon-gone = Le dragon est vaincu pour de bon : { $foe }.
event-dragon-attack = Le dragon attaque : { $card }.
event-razed = Un comptoir est rasé : { $space }.
event-ward =
    { $seat_you ->
        [yes] Vous protégez { $space_the }.
       *[no] { $seat } protège { $space_the }.
    }
event-ward-broken = La défense magique est brisée, mais le comptoir tient : { $space }.

## La Menace de Mirrezil

action-legend = Accomplir la légende : { $a }
    .args = legend
event-event = L’événement de cette manche : { $event }.
event-legend = Une nouvelle légende : { $legend }.
event-legend-done =
    { $seat_you ->
        [yes] Vous accomplissez une légende : { $legend }.
       *[no] { $seat } accomplit une légende : { $legend }.
    }
why-no-legend = Il n’y a pas de légende ici.
why-legend-done = Cette légende est déjà accomplie.
why-legend-asks = Vous n’avez pas ce que la légende demande.

## Dans l’Abîme

prompt-seal-abyss = Le gardien est vaincu. Défausser une essence pour sceller l’abîme ?
action-guardian = Combattre le gardien de l’abîme
action-fall = Sauter dans { $a_the }
    .args = space
event-abyss-sealed =
    { $seat_you ->
        [yes] Vous scellez un abîme : { $space }.
       *[no] { $seat } scelle un abîme : { $space }.
    }
why-temple-closed =
    { $n ->
        [one] Le temple reste fermé tant que { $n } abîme n’est pas scellé.
       *[other] Le temple reste fermé tant que { $n } abîmes ne sont pas scellés.
    }

## Collision

prompt-emblem = Les pouvoirs de deux élémentaires se rencontrent. Où poser l’emblème ?
prompt-seal-essences = Défausser des essences avant le lancer ? Bonus jusqu’ici : { $n }.
action-emblem = Le poser sur { $a_the }
    .args = space
action-seal_emblem = Tenter de sceller l’emblème
action-power = Utiliser le pouvoir du Faër ({ $a })
    .args = n
event-emblem = Un emblème apparaît : { $space }.
event-emblem-sealed =
    { $seat_you ->
        [yes] Vous scellez l’emblème et détenez le pouvoir du Faër : { $space }.
       *[no] { $seat } scelle l’emblème et détient le pouvoir du Faër : { $space }.
    }
event-seal-failed =
    { $seat_you ->
        [yes] L’emblème vous résiste.
       *[no] L’emblème résiste { TO($seat) }.
    }
why-no-emblem = Il n’y a pas d’emblème ici, ou la case n’est pas délivrée.
why-tried-already = Vous avez déjà essayé pendant ce tour.
why-no-seal-price = Un essai coûte un Gaar (un Dwurt pour Skoldur).

## Dévastation incarnée

prompt-golem = Où va le Golem ?
action-golem = { $a }
    .args = space
action-unravel = Défausser une carte Or contre le sortilège
event-golem = Le Golem se dresse sur { $space_the }.
event-golem-gone = Le sortilège est rompu, le Golem disparaît.
event-slaughter = Carte du Golem : { $card }.
event-crushed =
    { $seat_you ->
        [yes] Le Golem vous tue.
       *[no] Le Golem tue { $seat }.
    }
event-ruined = Désormais en ruine : { $space }.
event-spawned = Un monstre de niveau { $n } apparaît : { $space }.
event-spell = Le compteur du sortilège est à { $n }.
