### La guerre dans un terminal : titres et chiffres.

war-title = Tour de jeu { $round }, { $realm } : { $phase }
war-goal-points =
    { $n ->
        [one] Objectif : { $n } point de victoire à la fin d’un tour de jeu.
       *[other] Objectif : { $n } points de victoire à la fin d’un tour de jeu.
    }
war-goal-treasures =
    { $n ->
        [one] Objectif : toutes les capitales, ou { $n } trésor.
       *[other] Objectif : toutes les capitales, ou { $n } trésors.
    }
war-realm = points { $points }, pièces d’or { $gold }, territoires { $lands }, cartes Événement { $cards }, trésors { $treasures }
war-column-points = points
war-column-gold = or
war-column-lands = territoires
war-column-cards = cartes
war-column-treasures = trésors
war-to-win =
    { $kind ->
        [points] Objectif : { $n ->
            [one] { $n } point
           *[other] { $n } points
        }
       *[treasures] Objectif : capitales ou trésors
    }
war-sides = Objectif { $n } : { $sides }
war-out = éliminé
war-you = vous
war-at-hand = Maintenant
war-hand = Main
war-in-play = En jeu
war-lands-of = { $realm }, territoires : { $n }
war-seas = Zones maritimes
war-units = Unités
war-unit-hits = Tout dé touche à { $n } ou plus.
war-unit-price =
    { $n ->
        [one] { $n } pièce d’or
       *[other] { $n } pièces d’or
    }
war-unit-attack = attaque { $dice }
war-unit-defence = défense { $dice }
war-unit-sea = en mer { $dice }
war-unit-moves = mouvement { $n }
war-dungeons = Entrées de donjon
war-battle =
    { $round ->
        [0] Bataille, { $realm } attaque
       *[other] Bataille, round { $round }, { $realm } attaque
    }
war-percent = { $n } %
war-note-win = { $chance } de chances de gagner
war-note-cost = pertes en or : { $ours } contre { $theirs }
war-note-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
war-declared = Attaques déclarées : { $attacks }
lab-end-round = tour de jeu { $value }
