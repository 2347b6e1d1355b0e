### Le déroulement de Conquest of Nerath en mots : options, tours, mouvement, repositionnement, renfort, revenus, victoire. Batailles et cartes ont leurs propres fichiers.

## Ce qui se règle avant la partie

option-mode = Mode
    .help = Chaque royaume pour soi, ou deux alliances de deux royaumes.
option-mode-free_for_all = Chacun pour soi
    .help = Quatre joueurs, un royaume chacun, aucun ami.
option-mode-alliances = Alliances
    .help = Karkoth et le Cercle de fer contre Vailin et Nerath ; deux, trois ou quatre joueurs.
option-length = Durée
    .help = Ce qu’il faut à un camp pour gagner.
option-length-short = Courte
    .help = 13 points de victoire, ou 20 pour une alliance, à la fin d’un tour de jeu.
option-length-medium = Moyenne
    .help = 20 points de victoire, ou 30 pour une alliance, à la fin d’un tour de jeu.
option-length-long = Longue
    .help = Toutes les capitales, ou 8 trésors, ou 12 pour une alliance.
option-higher = Le plus haut total gagne
    .help = Quand plusieurs camps atteignent l’objectif au même tour de jeu, le plus haut total gagne aussitôt ; on ne joue un tour de plus qu’à égalité.
option-higher-on = Oui
option-higher-off = Non, on joue un tour de plus
option-limit = Limite de tours
    .help = Une règle de la maison : après ce tour de jeu, le camp qui a le plus de points de victoire gagne ; les trésors départagent, et la victoire se partage à égalité.
option-limit-0 = Aucune
option-limit-n = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
option-free-for-all = Chacun pour soi se joue à quatre, pas à { $seats }.

score-points = Points de victoire
score-lands = Contrées
score-treasures = Trésors

phase-setup = mise en place
    .gender = feminine
    .the = la mise en place
    .of = de la mise en place
phase-round_end = fin du tour de jeu
    .gender = feminine
    .the = la fin du tour de jeu
    .of = de la fin du tour de jeu
phase-over = fin de la partie
    .gender = feminine
    .the = la fin de la partie
    .of = de la fin de la partie

## Questions

prompt-movement = { $realm }, phase Mouvement : quelles unités se déplacent ?
prompt-order =
    { $n ->
        [0] { $realm } : quelles unités quittent { $space_the }, et pour aller où ?
        [one] { $realm } : { $n } unité choisie dans { $space_the }. Pour aller où ?
       *[other] { $realm } : { $n } unités choisies dans { $space_the }. Pour aller où ?
    }
prompt-reposition = { $realm }, phase Repositionnement : qui rentre en vol ou sort d’un donjon ?
prompt-reinforce = { $realm }, phase Renfort : qu’achetez-vous ? Or : { $gold }.
prompt-place = { $realm } : où la nouvelle unité ({ $unit }) entre-t-elle en jeu ?

## Réponses

action-select = Déplacer des unités { $a_of }
    .args = space
action-take =
    { $count ->
        [1] Prendre un de plus : { $a }
       *[other] Prendre un de plus : { $a } (groupe { $b })
    }
    .args = unit n
action-to = Aller vers { $a_the }
    .args = space
action-board =
    { $count ->
        [1] Embarquer { $a_at }
        [2] Embarquer { $a_at } ({ $b })
       *[other] Embarquer { $a_at } ({ $b }, { $c })
    }
    .args = space space space
action-land = Débarquer dans { $a_the }
    .args = space
action-buy = Acheter { $a_a }
    .args = unit
action-at =
    { $count ->
        [1] Placer { $a_at }
       *[other] Placer { $a_at }, par le château { $b_of }
    }
    .args = space space
action-done = Terminé
action-back = Retour
action-draw =
    { $count ->
        [0] Ne rien piocher
       *[other] Piocher
    }
action-roll = Lancer

## Ce qui arrive

event-set-up = Les armées sont sur leurs terres, un gardien attend, caché, à l’entrée de chaque donjon.
event-first-hand =
    { $cards_count ->
        [0] { $realm } prend ses cartes Événement : { $n }.
       *[other] { $realm } prend ses cartes Événement ({ $n }) : { $cards }.
    }
event-round = Le tour de jeu { $round } commence.
event-turn =
    { $seat_you ->
        [yes] À vous : { $realm }, tour de jeu { $round }.
       *[no] Tour { $realm_of } ({ $seat }), tour de jeu { $round }.
    }
event-phase = { $realm } : { $phase }.
event-closed = La phase est close.
event-moved = { $realm } : { $units }, { $from_of } vers { $to_the }.
event-attacks = { $realm } : attaque ! { $units }, { $from_of } vers { $to_the }.
event-boarded = { $realm } : { $units }, embarquement { $from_of } { $to_at }.
event-landed = { $realm } : { $units }, débarquement { $from_of } { $to_at }.
event-landing = { $realm }, débarquement à venir { $from_of } { $to_at } : { $units }.
event-no-place = { $realm } : { $unit_the } { $space_at } n’a nulle part où aller et disparaît.
event-repopulated =
    { $n ->
        [0] Il ne reste aucun gardien pour { $space_the }.
        [one] Un nouveau gardien arrive dans { $space_the }.
       *[other] { $n } nouveaux gardiens arrivent dans { $space_the }.
    }
event-placed = { $realm } : { $unit_a } pour { $cost }, { $space_at }. Or restant : { $gold }.
event-placed-aboard = { $realm } : { $unit_a } pour { $cost }, à bord { $space_at }. Or restant : { $gold }.
event-income =
    { $whole ->
        [yes] { $realm } : { $gold } or de revenus, { $treasury } en tout.
       *[no] { $realm }, sans sa capitale : { $gold } or de revenus seulement, { $treasury } en tout.
    }
event-eliminated = { $realm } : plus ni contrée ni unité, ce royaume est éliminé.
event-returned = { $realm } : ce royaume a repris pied et revient dans la partie.
event-extra-round = L’objectif est atteint au même tour de jeu par { $realms_the } : un tour de plus décidera.
event-won =
    { $how ->
        [capitals] Toutes les capitales sont tenues par { $realms_the } : { $seats_you ->
            [yes] la victoire est à vous !
           *[no] victoire { OF($seats) } !
        }
        [last] Il ne reste personne d’autre : { $seats_you ->
            [yes] la victoire est à vous !
           *[no] victoire { OF($seats) } !
        }
        [limit] Le dernier tour de jeu est achevé, avec { $realms_the } en tête : { $seats_you ->
            [yes] la victoire est à vous !
           *[no] victoire { OF($seats) } !
        }
       *[other] L’objectif est atteint par { $realms_the } : { $seats_you ->
            [yes] la victoire est à vous !
           *[no] victoire { OF($seats) } !
        }
    }
event-shared = Le dernier tour de jeu est achevé, avec { $realms_the } à égalité : { $seats_you ->
        [yes] vous partagez la victoire.
       *[no] victoire partagée { OF($seats) }.
    }
event-over = La guerre s’achève au tour de jeu { $round }.

## Pourquoi pas

why-no-such-space = Aucun espace ne porte ce nom.
why-no-such-unit = Aucune unité ne porte ce nom.
why-select-first = Choisissez d’abord l’espace dont les unités doivent se déplacer.
why-must-move-first = Une unité qui doit se déplacer le peut encore : déplacez-la d’abord.
why-no-units-there = Vous n’avez aucune unité { $space_at }.
why-castle-stays = Un château ne se déplace jamais.
why-only-flyers = { $unit } : dans cette phase, seules se déplacent les unités volantes, et les héros qui sortent d’un donjon.
why-only-new-units = { $unit } : dans cette phase, seules se déplacent les unités achetées ce tour.
why-has-attacked = { $unit } : attaque déclarée, plus de mouvement.
why-has-landed = { $unit } : débarqué ce tour, plus de mouvement.
why-stays-this-turn = { $unit } : plus de mouvement ce tour.
why-landing-declared = { $unit } : le débarquement { $space_at } est déclaré.
why-stays-aboard = { $unit } : reste à bord pour l’instant.
why-ship-unloaded = { $unit } : une unité en a débarqué, plus de mouvement ce tour.
why-no-points = { $unit } : plus de mouvement disponible.
why-cut-off = { $unit } : rien à portée.
why-no-exit = { $unit } : ni contrée amie ni navire à vous avec de la place à côté de cette entrée.
why-no-haven = { $unit } : aucune contrée amie à portée.
why-same-space = { $unit } : s’y trouve déjà.
why-aboard = { $unit } : à bord, ne peut que débarquer.
why-no-perch = { $unit } : une unité volante ne s’arrête pas à l’entrée d’un donjon.
why-heroes-only = { $unit } : seuls guerriers et sorciers entrent dans { $space_the }.
why-no-dungeon-now = { $unit } : personne n’entre dans un donjon dans cette phase.
why-sea-only = { $unit } : il faut une zone maritime, et { $space_the } n’en est pas une.
why-land-only = { $unit } : n’entre dans { $space_the } qu’à bord d’un navire.
why-must-land = { $unit } : doit finir sur terre.
why-not-friendly = { $unit } : pas d’amis dans { $space_the }, et personne n’attaque dans cette phase.
why-one-step = { $unit } : on sort d’un donjon d’un seul pas.
why-no-way = { $unit } : aucun chemin ne mène vers { $space_the }.
why-too-far = { $unit } : pour { $space_the }, distance { $distance }, mouvement restant { $left }.
why-enemy-in-way = { $unit } : des ennemis barrent le chemin vers { $space_the }.
why-not-a-zone = { $unit } : les navires sont dans les zones maritimes, pas { $space_at }.
why-never-aboard = { $unit } : ne monte jamais à bord d’un navire.
why-already-aboard = { $unit } : à bord, ne peut pas changer de navire.
why-moved-before = { $unit } : a bougé dans cette phase et ne peut plus embarquer.
why-not-beside = { $unit } : ne se trouve pas sur une côte { $space_of }.
why-no-ship = { $unit } : vous n’avez aucun navire de guerre { $space_at }.
why-enemy-zone = { $unit } : des ennemis sont { $space_at }.
why-unloaded-before = { $unit } : un navire quitté par une unité ne charge plus dans cette phase.
why-no-room = { $unit } : plus de place à bord { $space_at }.
why-too-many-aboard = Pas de place à bord pour { $n } { $space_at }, mais pour { $room } : dites qui embarque.
why-which-ships = Les navires diffèrent { $space_at } : dites lequel, et qui embarque.
why-not-aboard = { $unit } : n’est pas à bord d’un navire.
why-not-a-coast = { $unit } : { $space_the } n’est pas une côte de la zone de son navire.
why-boarded-there = { $unit } : embarqué depuis { $space_the } ce tour, ne peut pas y débarquer.
why-none-here = { $unit } : aucun à prendre { $space_at }.
why-all-taken = { $unit } : tous ceux { $space_of } sont déjà pris.
why-no-common-goal = { $unit } : ne peut aller nulle part avec ceux qui sont déjà pris.
why-buy-first = Dites d’abord ce que vous achetez.
why-place-first = Placez d’abord la nouvelle unité ({ $unit }), ou revenez en arrière.
why-too-dear = { $unit } : coûte { $cost ->
            [one] { $cost } pièce d’or
           *[other] { $cost } pièces d’or
        }, et vous en avez { $gold }.
why-no-castle-figure = Tous vos châteaux sont sur le plateau.
why-no-land = Vous ne contrôlez aucune contrée où une unité pourrait entrer en jeu.
why-no-place-for = { $unit } : il n’y a pas de place.
why-no-place-at-sea = { $unit } : ne se place pas { $space_at }.
why-not-your-land = { $unit } : vous ne contrôlez pas { $space_the }.
why-has-castle = Un château se trouve déjà { $space_at }.
why-won-this-turn = { $unit } : { $space_the } n’est à vous que depuis ce tour.
why-built-this-turn = { $unit } : le château { $space_of } date de ce tour.
why-not-nearest = { $unit } : sans château, les nouvelles unités entrent dans la contrée la plus proche de votre capitale.
why-no-castle-here = { $unit } : pas de château { $space_at }.
why-castle-full = { $unit } : nouvelles unités déjà reçues par ce château ce tour : { $n }, c’est tout.
why-which-castle = { $unit } : dites de quel château il s’agit.
why-which-ship = Les navires diffèrent { $space_at } : dites lequel prend la nouvelle unité à bord.
why-no-castle-beside = { $unit } : aucun château utilisable à côté { $space_of }.

## Ce qui s’est passé depuis la dernière décision

recap-took = { $realm } prend { $spaces_the } : { amount-points }.
recap-lost = { $realm } perd { $units }.
recap-bought = { $realm } achète { $units }.
