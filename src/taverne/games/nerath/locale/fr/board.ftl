### Mots que seuls les plateaux et panneaux de Conquest of Nerath emploient : carte, ordres, achats, batailles, situation, histoire.

## La carte

board-map-label = Carte. Les flèches vont d’espace en espace ou, avec Maj, déplacent la carte ; Entrée choisit, plus et moins changent l’échelle. Tous les espaces sont aussi listés sous « Espaces ».
board-map-hint = Touchez un espace pour voir qui y est, ou faites glisser vos unités.
board-picked = L’espace choisi
board-zoom = Parcourir la carte
board-zoom-in = Plus près
board-zoom-out = Plus loin
board-zoom-all = Toute la carte
board-zoom-realm = Le royaume dont c’est le tour
board-percent = { $n } %
board-held-by = tenu par { $realm }
board-attacking = à l’attaque
board-aboard = à bord
board-against = contre
board-carrying = avec { $cargo } à bord
board-ordered-here = Ses unités reçoivent un ordre
board-unseen-guardians = { $n ->
    [one] { $n } gardien face cachée
   *[other] { $n } gardiens face cachée
}
board-hit-once = { $n ->
    [one] { $n } touché une fois
   *[other] { $n } touchés une fois
}
board-place-land = territoire
board-place-sea = zone maritime
board-place-dungeon = entrée de donjon
board-show-on-map = Montrer sur la carte
board-spaces-filter = Quels espaces
board-spaces-all = Tous
board-spaces-can = Au choix
board-spaces-own = Les miens
board-spaces-none = Aucun espace de ce genre.
board-why-not = Pourquoi pas : { $what }

## État et panneaux

board-round = Tour de jeu { $n }
board-tabs = Panneaux
board-tab-cards = Cartes
board-tab-battle = Bataille
board-tab-spaces = Espaces
board-tab-realms = Royaumes
board-tab-history = Historique
board-waiting = { $realm } : { $phase }. On attend
board-undo = Annuler

## Ordres

board-tip-select = Choisissez un espace éclairé sur la carte, ou faites glisser ses unités là où elles doivent aller.
board-tip-none = Plus aucune unité ne peut se déplacer.
board-tip-map = Choisissez un espace éclairé sur la carte.
board-tip-all = Toutes celles qui peuvent partir partiront, ou seulement celles prises avec +.
board-tip-where = { $n ->
    [one] { $n } unité prise. Choisissez un espace éclairé.
   *[other] { $n } unités prises. Choisissez un espace éclairé.
}
board-tip-place = Choisissez un espace éclairé sur la carte, ou dans la liste.
board-take-less = Une de moins : { $unit }
board-take-more = Une de plus : { $unit }
board-take-all = Tout
board-take-all-of = Toutes : { $unit }
board-taken-of = { $unit } : { $taken } sur { $n }
board-order-back = Les laisser là
board-ways = { $n ->
    [one] { $n } autre endroit
   *[other] { $n } autres endroits
}
board-how-many = { $space } : combien y vont ?
board-declared = Attaques déclarées
board-losses = pertes attendues, en pièces d’or : { $ours } contre { $theirs }
board-losses-short = −{ $ours } : −{ $theirs }
board-throws = { $dice }, touches : { $n }
board-done-movement = Fin du mouvement
board-done-fighting = Fin du mouvement, puis combattre
board-done-reposition = Fin du repositionnement
board-done-reinforce = Fin des renforts
board-nothing-fits = Vous n’avez aucune carte à jouer ici.
board-pass-longer = Passer plus longtemps…
board-pass-private = Personne d’autre ne le voit.
board-orders-given = Consigne : { $orders }

## Achats

board-gold = { $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
}
board-price = Prix :
board-buy-again = Encore : { $unit }, { $where }
board-move-new = { $n ->
    [one] Déplacer les nouvelles unités ({ $n } espace)
   *[other] Déplacer les nouvelles unités ({ $n } espaces)
}
board-fact-movement = mouvement { $n }
board-fact-dice = { $dice }, touche à { $n }+
board-fact-attack = attaque { $dice }
board-fact-defence = défense { $dice }
board-fact-sea = en mer { $dice }
board-trait-hero = héros
board-trait-first_strike = Initiative
board-trait-durable = résistant
board-trait-run_amok = Folie furieuse

## Batailles

board-battle-at = Bataille : { $space }
board-battle-was = Dernière bataille : { $space }
board-battle-round = Round { $n }
board-battle-odds = Vos chances de gagner : { $chance }.
board-attacker-odds = { START($realm) } attaque ; ses chances de gagner : { $chance }.
board-first-strike = Initiative
board-needs = { $dice }, { $n } ou plus
board-rolls-none = ne lance aucun dé
board-fight-all = { $n ->
    [one] Livrer la bataille
   *[other] Livrer les { $n } batailles
}
board-fight-on = Combattre jusqu’au bout
board-fight-below = Le combat ne continue de lui-même que
board-fighting-on = Le combat continue tant que vos chances sont d’au moins { $chance } ; les unités les moins chères prennent les touches.
board-fight-stop = Laissez-moi décider
board-floor = tant que mes chances sont d’au moins
board-cheapest = Les moins chères d’abord : { $units }
board-cheapest-of = { $units } ({ $realm })
board-cheapest-soon = Les moins chères d’abord
board-stage-skip = Tout montrer
board-stage-tells = Les dés roulent…
board-others-strike = Les autres
board-guardians = Gardiens
board-hits = { $n ->
    [0] aucune touche
    [one] { $n } touche
   *[other] { $n } touches
}
board-throw = { $unit } : { $dice }, { $n ->
    [0] aucune touche
    [one] { $n } touche
   *[other] { $n } touches
}
board-no-battle = Pas encore de bataille.

## Cartes

board-hand = { $n ->
    [one] { $n } carte Événement en main
   *[other] { $n } cartes Événement en main
}
board-chest = { $n ->
    [one] { $n } trésor gardé
   *[other] { $n } trésors gardés
}
board-in-play = { $n ->
    [one] { $n } trésor en jeu
   *[other] { $n } trésors en jeu
}
board-deck-top = Sur le dessus de votre pioche
board-treasures-in-play = Trésors en jeu
board-no-cards = Aucune carte.
board-card-left = { $n ->
    [one] Encore { $n } choix
   *[other] Encore { $n } choix
}
board-played = joue
board-treasure-laid = pose
board-treasure-used = utilise
board-card-in-vain = doit défausser
board-played-more = { $n ->
    [one] et { $n } autre carte avant
   *[other] et { $n } autres cartes avant
}
board-no-treasures = Aucun trésor n’est en jeu.

## Situation et fin

board-track = Le chemin de la victoire
board-goal-points = { $names } : { $have ->
    [one] { $have } point
   *[other] { $have } points
} de victoire sur { $goal }
board-goal-treasures = { $names } : { $have ->
    [one] { $have } trésor
   *[other] { $have } trésors
} sur { $goal }, { $capitals ->
    [one] { $capitals } capitale
   *[other] { $capitals } capitales
} sur 4
board-extra-round = Un tour de jeu supplémentaire décidera.
board-points = { $n ->
    [one] { $n } point de victoire
   *[other] { $n } points de victoire
}
board-lands = { $n ->
    [one] { $n } territoire
   *[other] { $n } territoires
}
board-event-cards = { $n ->
    [one] { $n } carte Événement
   *[other] { $n } cartes Événement
}
board-treasures = { $n ->
    [one] { $n } trésor
   *[other] { $n } trésors
}
board-units = { $n ->
    [one] { $n } unité
   *[other] { $n } unités
}
board-on-map = Sur la carte : { $counts }
board-led-by = Mené par { $seat }
board-realm-has = { $realm } : { $what }
board-out = éliminé
board-standing = Où en sont les royaumes
board-realm = Royaume
board-player = Joueur
board-column-points = Points
board-column-lands = Territoires
board-column-gold = Or
board-column-hand_count = Cartes
board-column-chest_count = Trésors
board-column-conquests = Par conquête
board-column-laid_points = Par trésors
board-column-units = Unités
board-piles = Trésors restants : { $treasures }. Gardiens restants : { $guardians }.
board-final = Score final
board-side-won = Votre camp a gagné.
board-side-lost = Votre camp a perdu.
board-total = Camp
board-won = { $n ->
    [0] La guerre est finie.
    [one] Victoire pour { $names } !
   *[other] Victoire pour { $names } !
}
board-history-round = Tour de jeu { $n }
board-history-gains = territoires pris : { $won }, batailles : { $battles }
board-no-history = Il ne s’est encore rien passé.
