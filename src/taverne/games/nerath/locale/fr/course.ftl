### Le déroulement de Conquest of Nerath en mots : options, tours, mouvement, repositionnement, renfort, revenus, victoire. Batailles et cartes ont leurs propres fichiers.

## Ce qui se règle avant la partie

option-mode = Mode
    .help = Chaque royaume pour soi, ou deux alliances de deux royaumes.
option-mode-free_for_all = Chacun pour soi
    .help = Quatre joueurs, un royaume chacun, aucun allié.
option-mode-alliances = Alliances
    .help = Karkoth et le Cercle de fer contre Vailin et Nerath ; deux, trois ou quatre joueurs.
option-length = Durée
    .help = Ce qu’il faut à un camp pour gagner.
option-length-short = Courte
    .help = 13 points de victoire, ou 20 pour une alliance, à la fin d’un tour de jeu.
option-length-medium = Intermédiaire
    .help = 20 points de victoire, ou 30 pour une alliance, à la fin d’un tour de jeu.
option-length-long = Longue
    .help = Toutes les capitales, ou 8 trésors, ou 12 pour une alliance.
option-higher = Le plus haut total gagne
    .help = Quand plusieurs camps atteignent l’objectif au même tour de jeu, le plus haut total gagne aussitôt ; on ne joue un tour de jeu de plus qu’en cas d’égalité.
option-higher-on = Oui
option-higher-off = Non, on joue un tour de plus
option-limit = Limite de tours
    .help = Une règle de la maison : après ce tour de jeu, le camp qui a le plus de points de victoire gagne ; les trésors départagent, et à égalité, la victoire est partagée.
option-limit-0 = Aucune
option-limit-n = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
option-free-for-all = Chacun pour soi se joue à quatre, pas à { $seats }.

score-points = Points de victoire
score-lands = Territoires
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
    .asked = Phase Mouvement : quelles unités se déplacent ?
prompt-order =
    { $n ->
        [0] { $realm } : quelles unités quittent { $space_the }, et pour aller où ?
        [one] { $realm } : { $n } unité choisie dans { $space_the }. Pour aller où ?
       *[other] { $realm } : { $n } unités choisies dans { $space_the }. Pour aller où ?
    }
    .asked =
        { $n ->
            [0] Quelles unités quittent { $space_the }, et pour aller où ?
            [one] { $n } unité choisie dans { $space_the }. Pour aller où ?
           *[other] { $n } unités choisies dans { $space_the }. Pour aller où ?
        }
prompt-reposition = { $realm }, phase Repositionnement : qui rentre en vol ou sort d’un donjon ?
    .asked = Phase Repositionnement : qui rentre en vol ou sort d’un donjon ?
prompt-reinforce = { $realm }, phase Renfort : qu’achetez-vous ? Pièces d’or : { $gold }.
    .asked = Qu’achetez-vous ? Pièces d’or : { $gold }.
prompt-place = { $realm } : où placez-vous la nouvelle unité ({ $unit }) ?
    .asked = Où placez-vous la nouvelle unité ({ $unit }) ?

## Réponses

action-select = Déplacer des unités { $a_of }
    .args = space
action-take =
    { $count ->
        [1] En prendre un de plus : { $a }
       *[other] En prendre un de plus : { $a } (groupe { $b })
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

event-set-up = Les armées occupent leurs territoires, et un gardien attend, caché, à l’entrée de chaque donjon.
first-hand-cards =
    { $n ->
        [one] { $n } carte Événement
       *[other] { $n } cartes Événement
    }
event-first-hand =
    { $cards_count ->
        [0] { START($realm_the) } prend { first-hand-cards }.
       *[other] { START($realm_the) } prend { first-hand-cards } : { $cards }.
    }
event-round = Le tour de jeu { $round } commence.
event-turn =
    { $seat_you ->
        [yes] À vous : { $realm }, tour de jeu { $round }.
       *[no] Tour { $realm_of } ({ $seat }), tour de jeu { $round }.
    }
event-phase = { $realm } : { $phase }.
event-closed = La phase est close.
event-moved = { START($realm_the) } déplace { $units } { $from_of } vers { $to_the }.
event-attacks = { START($realm_the) } attaque { $to_the } depuis { $from_the } avec { $units }.
event-boarded = { START($realm_the) } embarque { $units } { $to_at }, depuis { $from_the }.
event-landed = { START($realm_the) } débarque { $units } { $to_at }, depuis { $from_the }.
event-landing = { START($realm_the) } annonce un débarquement { $to_at }, depuis { $from_the } : { $units }.
event-no-place = { $realm } : { $unit_the } { $space_at } n’a nulle part où aller et disparaît.
event-repopulated =
    { $n ->
        [0] Il ne reste aucun gardien pour { $space_the }.
        [one] Un nouveau gardien arrive dans { $space_the }.
       *[other] { $n } nouveaux gardiens arrivent dans { $space_the }.
    }
event-placed = { START($realm_the) } achète { $unit_a } ({ $cost }), { $space_at }. Pièces d’or restantes : { $gold }.
event-placed-aboard = { START($realm_the) } achète { $unit_a } ({ $cost }), à bord { $space_at }. Pièces d’or restantes : { $gold }.
income-gold =
    { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
event-income =
    { $whole ->
        [yes] { START($realm_the) } perçoit { income-gold } et en a { $treasury } en tout.
       *[no] Sans sa capitale, { $realm_the } ne perçoit que { income-gold } et en a { $treasury } en tout.
    }
event-eliminated = { START($realm_the) } n’a plus ni territoire ni unité : ce royaume est éliminé.
event-returned = { START($realm_the) } a repris pied et revient dans la partie.
event-extra-round = Plusieurs camps ont atteint l’objectif au même tour de jeu ({ $realms }) : un tour de jeu de plus décidera.
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
why-has-attacked = { $unit } : cette unité a déclaré une attaque et ne peut plus se déplacer.
why-has-landed = { $unit } : cette unité a débarqué et ne peut plus se déplacer pendant ce tour.
why-stays-this-turn = { $unit } : cette unité ne peut plus se déplacer pendant ce tour.
why-landing-declared = { $unit } : le débarquement { $space_at } est déclaré.
why-stays-aboard = { $unit } : cette unité reste à bord pour l’instant.
why-ship-unloaded = { $unit } : une unité en a débarqué ; ce navire ne peut plus se déplacer pendant ce tour.
why-no-points = { $unit } : cette unité n’a plus de mouvement.
why-cut-off = { $unit } : rien à portée.
why-no-exit = { $unit } : à côté de cette entrée, il n’y a ni territoire ami, ni navire à vous où il reste de la place.
why-no-haven = { $unit } : aucun territoire ami à portée.
why-same-space = { $unit } : cette unité s’y trouve déjà.
why-aboard = { $unit } : cette unité est à bord et ne peut que débarquer.
why-no-perch = { $unit } : une unité volante ne s’arrête pas à l’entrée d’un donjon.
why-heroes-only = { $unit } : seuls les guerriers et les sorciers entrent dans { $space_the }.
why-no-dungeon-now = { $unit } : personne n’entre dans un donjon dans cette phase.
why-sea-only = { $unit } : il faut une zone maritime, et { $space_the } n’en est pas une.
why-land-only = { $unit } : cette unité n’entre dans { $space_the } qu’à bord d’un navire.
why-must-land = { $unit } : cette unité doit finir sur terre.
why-not-friendly = { $unit } : { $space_the } n’est pas un espace ami, et personne n’attaque dans cette phase.
why-one-step = { $unit } : on sort d’un donjon en un seul pas.
why-no-way = { $unit } : aucun chemin ne mène vers { $space_the }.
why-too-far = { $unit } : { $space_the } est trop loin (distance : { $distance }, mouvement restant : { $left }).
why-enemy-in-way = { $unit } : des ennemis barrent le chemin vers { $space_the }.
why-not-a-zone = { $unit } : les navires sont dans les zones maritimes, pas { $space_at }.
why-never-aboard = { $unit } : cette unité ne monte jamais à bord d’un navire.
why-already-aboard = { $unit } : cette unité est à bord et ne peut pas changer de navire.
why-moved-before = { $unit } : cette unité s’est déplacée dans cette phase et ne peut plus embarquer.
why-not-beside = { $unit } : cette unité n’est pas sur une côte { $space_of }.
why-no-ship = { $unit } : vous n’avez aucun navire de guerre { $space_at }.
why-enemy-zone = { $unit } : des ennemis sont { $space_at }.
why-unloaded-before = { $unit } : un navire qu’une unité a quitté n’embarque plus personne dans cette phase.
why-no-room = { $unit } : plus de place à bord { $space_at }.
why-too-many-aboard = Il n’y a pas de place à bord pour { $n } { $space_at }, seulement pour { $room } : dites qui embarque.
why-which-ships = Les navires { $space_at } sont différents : dites lequel, et qui embarque.
why-not-aboard = { $unit } : cette unité n’est pas à bord d’un navire.
why-not-a-coast = { $unit } : { $space_the } n’est pas une côte de la zone de son navire.
why-boarded-there = { $unit } : cette unité a embarqué depuis { $space_the } pendant ce tour et ne peut pas y débarquer.
why-none-here = { $unit } : il n’y en a pas à prendre { $space_at }.
why-no-such-group = { $unit } : on les prend une par une, et aucun groupe { $space_at } ne porte ce numéro.
why-all-taken = { $unit } : vous avez déjà pris tous ceux { $space_of }.
why-no-common-goal = { $unit } : cette unité ne peut aller nulle part avec celles que vous avez déjà prises.
why-buy-first = Dites d’abord ce que vous achetez.
why-place-first = Placez d’abord la nouvelle unité ({ $unit }), ou revenez en arrière.
why-too-dear = { $unit } : cette unité coûte { $cost ->
            [one] { $cost } pièce d’or
           *[other] { $cost } pièces d’or
        }, et vous en avez { $gold }.
why-no-castle-figure = Tous vos châteaux sont sur le plateau.
why-no-land = Vous ne contrôlez aucun territoire où placer une unité.
why-no-place-for = { $unit } : il n’y a pas de place.
why-no-place-at-sea = { $unit } : cette unité ne peut pas se placer { $space_at }.
why-not-your-land = { $unit } : vous ne contrôlez pas { $space_the }.
why-has-castle = Un château se trouve déjà { $space_at }.
why-won-this-turn = { $unit } : { $space_the } n’est à vous que depuis ce tour.
why-built-this-turn = { $unit } : le château { $space_of } date de ce tour.
why-not-nearest = { $unit } : sans château, les nouvelles unités se placent sur le territoire le plus proche de votre capitale.
why-no-castle-here = { $unit } : il n’y a pas de château { $space_at }.
why-castle-full = { $unit } : ce château a déjà reçu son maximum de nouvelles unités pour ce tour : { $n }.
why-which-castle = { $unit } : dites de quel château il s’agit.
why-which-ship = Les navires { $space_at } sont différents : dites lequel prend la nouvelle unité à bord.
why-no-castle-beside = { $unit } : il n’y a pas de château utilisable à côté { $space_of }.

## Ce qui s’est passé depuis la dernière décision

recap-attacks = { START($realm_the) } attaque { $spaces_the }.
recap-took = { START($realm_the) } prend { $spaces_the } : { amount-points }.
recap-lost = { START($realm_the) } perd { $units }.
recap-bought = { START($realm_the) } achète { $units }.
