### La guerre dans un terminal : titres et chiffres.

war-title = Tour { $round }, { $realm } : { $phase }
war-goal-points =
    { $n ->
        [one] But : { $n } point de victoire à la fin d’un tour.
       *[other] But : { $n } points de victoire à la fin d’un tour.
    }
war-goal-treasures =
    { $n ->
        [one] But : toutes les capitales, ou { $n } trésor.
       *[other] But : toutes les capitales, ou { $n } trésors.
    }
war-realm = points { $points }, or { $gold }, terres { $lands }, cartes événement { $cards }, trésors { $treasures }
war-out = éliminé
war-you = vous
war-at-hand = Question
war-hand = Main
war-in-play = En jeu
war-lands-of = { $realm }, terres : { $n }
war-seas = Zones maritimes
war-dungeons = Entrées de donjon
war-battle =
    { $round ->
        [0] Bataille, { $realm } attaque
       *[other] Bataille, round { $round }, { $realm } attaque
    }
war-percent = { $n } %
war-note-win = { $chance } de vaincre
war-note-cost = { $ours } d’or perdu en moyenne, { $theirs } en face
war-note-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
war-declared = Attaques déclarées : { $attacks }
