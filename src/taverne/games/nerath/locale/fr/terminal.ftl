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
war-out = éliminé
war-you = vous
war-at-hand = Maintenant
war-hand = Main
war-in-play = En jeu
war-lands-of = { $realm }, territoires : { $n }
war-seas = Zones maritimes
war-dungeons = Entrées de donjon
war-battle =
    { $round ->
        [0] Bataille, { $realm } attaque
       *[other] Bataille, round { $round }, { $realm } attaque
    }
war-percent = { $n } %
war-note-win = { $chance } de chances de gagner
war-note-cost = pièces d’or perdues en moyenne : { $ours }, en face : { $theirs }
war-note-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
war-declared = Attaques déclarées : { $attacks }
lab-end-round = tour de jeu { $value }
