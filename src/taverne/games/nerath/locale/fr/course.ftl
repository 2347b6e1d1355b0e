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
    .help = Toutes les capitales ou 8 trésors ; pour une alliance, toutes les capitales ou 12 trésors.
option-higher = Le plus haut total gagne
    .help = Quand plusieurs camps atteignent l’objectif au même tour de jeu, le plus haut total gagne aussitôt ; on ne joue un tour de jeu de plus qu’en cas d’égalité.
option-higher-on = Oui
option-higher-off = Non, on joue un tour de jeu de plus
option-limit = Limite de tours de jeu
    .help = Une règle de la maison : après ce tour de jeu, le camp qui a le plus de points de victoire gagne ; les trésors départagent les ex æquo ; s’il y a encore égalité, la victoire est partagée.
option-limit-0 = Aucune
option-limit-n = { $n ->
    [one] { $n } tour de jeu
   *[other] { $n } tours de jeu
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
        [one] { $realm } : { $n } unité choisie { $space_at }. Pour aller où ?
       *[other] { $realm } : { $n } unités choisies { $space_at }. Pour aller où ?
    }
    .asked =
        { $n ->
            [0] Quelles unités quittent { $space_the }, et pour aller où ?
            [one] { $n } unité choisie { $space_at }. Pour aller où ?
           *[other] { $n } unités choisies { $space_at }. Pour aller où ?
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
        [1] Prendre { $a_a }
       *[other] Prendre { $a_a } (groupe { $b })
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
action-land = Débarquer { $a_at }
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
event-landing = { START($realm_the) } déclare un débarquement { $to_at }, depuis { $from_the } : { $units }.
event-no-place = { $realm } : { $unit_the } { $space_at } n’a nulle part où aller et disparaît.
event-repopulated =
    { $n ->
        [0] Il ne reste aucun gardien pour { $space_the }.
        [one] Un nouveau gardien arrive { $space_at }.
       *[other] { $n } nouveaux gardiens arrivent { $space_at }.
    }
event-placed =
    { $cost ->
        [one] { START($realm_the) } achète { $unit_a } pour { $cost } pièce d’or et le place { $space_at }. Pièces d’or restantes : { $gold }.
       *[other] { START($realm_the) } achète { $unit_a } pour { $cost } pièces d’or et le place { $space_at }. Pièces d’or restantes : { $gold }.
    }
event-placed-aboard =
    { $cost ->
        [one] { START($realm_the) } achète { $unit_a } pour { $cost } pièce d’or et le place à bord d’un navire { $space_at }. Pièces d’or restantes : { $gold }.
       *[other] { START($realm_the) } achète { $unit_a } pour { $cost } pièces d’or et le place à bord d’un navire { $space_at }. Pièces d’or restantes : { $gold }.
    }
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
        [capitals] { $realms_count ->
            [one] { START($realms_the) } tient toutes les capitales :
           *[other] { START($realms_the) } tiennent toutes les capitales :
        } { $seats_you ->
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
       *[other] { $realms_count ->
            [one] { START($realms_the) } a atteint l’objectif :
           *[other] { START($realms_the) } ont atteint l’objectif :
        } { $seats_you ->
            [yes] la victoire est à vous !
           *[no] victoire { OF($seats) } !
        }
    }
event-shared = Le dernier tour de jeu est achevé, avec { $realms_the } à égalité : { $seats_you ->
        [yes] vous partagez la victoire.
       *[no] { $seats } partagent la victoire.
    }
event-over = La guerre s’achève au tour de jeu { $round }.

## Pourquoi pas

why-no-such-space = Aucun espace ne porte ce nom.
why-no-such-unit = Aucune unité ne porte ce nom.
why-select-first = Choisissez d’abord l’espace dont les unités doivent se déplacer.
why-must-move-first = Une unité qui doit se déplacer le peut encore : déplacez-la d’abord.
why-no-units-there = Vous n’avez aucune unité { $space_at }.
why-castle-stays = Un château ne se déplace jamais.
why-only-flyers = { START($unit) } : dans cette phase, seules se déplacent les unités volantes, et les héros qui sortent d’un donjon.
why-only-new-units = { START($unit) } : dans cette phase, seules se déplacent les unités achetées ce tour.
why-has-attacked = { START($unit) } : cette unité a déclaré une attaque et ne peut plus se déplacer.
why-has-landed = { START($unit) } : cette unité a débarqué et ne peut plus se déplacer pendant ce tour.
why-stays-this-turn = { START($unit) } : cette unité ne peut plus se déplacer pendant ce tour.
why-landing-declared = { START($unit) } : le débarquement { $space_at } est déclaré.
why-stays-aboard = { START($unit) } : cette unité reste à bord pour l’instant.
why-ship-unloaded = { START($unit) } : une unité en a débarqué ; ce navire ne peut plus se déplacer pendant ce tour.
why-no-points = { START($unit) } : cette unité n’a plus de mouvement.
why-cut-off = { START($unit) } : rien à portée.
why-no-exit = { START($unit) } : à côté de cette entrée, il n’y a ni territoire ami, ni navire à vous où il reste de la place.
why-no-haven = { START($unit) } : aucun territoire ami à portée.
why-same-space = { START($unit) } : cette unité s’y trouve déjà.
why-aboard = { START($unit) } : cette unité est à bord et ne peut que débarquer.
why-no-perch = { START($unit) } : une unité volante ne s’arrête pas à l’entrée d’un donjon.
why-heroes-only = { START($unit) } : seuls les guerriers et les sorciers entrent dans { $space_the }.
why-no-dungeon-now = { START($unit) } : personne n’entre dans un donjon dans cette phase.
why-sea-only = { START($unit) } : il faut une zone maritime, pas { $space_the }.
why-land-only = { START($unit) } : cette unité n’entre dans { $space_the } qu’à bord d’un navire.
why-must-land = { START($unit) } : cette unité doit finir sur terre.
why-not-friendly = { START($unit) } : personne n’attaque dans cette phase ; on n’entre que dans un espace ami, pas dans { $space_the }.
why-one-step = { START($unit) } : on sort d’un donjon en un seul pas.
why-no-way = { START($unit) } : aucun chemin ne mène vers { $space_the }.
why-too-far = { START($unit) } : trop loin pour atteindre { $space_the } (distance : { $distance }, mouvement restant : { $left }).
why-enemy-in-way = { START($unit) } : des ennemis barrent le chemin vers { $space_the }.
why-not-a-zone = { START($unit) } : les navires sont dans les zones maritimes, pas { $space_at }.
why-never-aboard = { START($unit) } : cette unité ne monte jamais à bord d’un navire.
why-already-aboard = { START($unit) } : cette unité est à bord et ne peut pas changer de navire.
why-moved-before = { START($unit) } : cette unité s’est déplacée dans cette phase et ne peut plus embarquer.
why-not-beside = { START($unit) } : cette unité n’est pas sur une côte { $space_of }.
why-no-ship = { START($unit) } : vous n’avez aucun navire de guerre { $space_at }.
why-enemy-zone = { START($unit) } : des ennemis sont { $space_at }.
why-unloaded-before = { START($unit) } : un navire qu’une unité a quitté n’embarque plus personne dans cette phase.
why-no-room = { START($unit) } : plus de place à bord { $space_at }.
why-too-many-aboard = Il n’y a pas de place à bord pour { $n } { $space_at }, seulement pour { $room } : choisissez qui embarque.
why-which-ships = Les navires { $space_at } sont différents : choisissez lequel, et qui embarque.
why-not-aboard = { START($unit) } : cette unité n’est pas à bord d’un navire.
why-not-a-coast = { START($unit) } : la zone de son navire ne touche pas { $space_the }.
why-boarded-there = { START($unit) } : cette unité a embarqué depuis { $space_the } pendant ce tour et ne peut pas y débarquer.
why-none-here = { START($unit) } : il n’y en a pas à prendre { $space_at }.
why-no-such-group = { START($unit) } : on les prend une par une, et aucun groupe { $space_at } ne porte ce numéro.
why-all-taken = { START($unit) } : vous avez déjà pris tous ceux { $space_of }.
why-no-common-goal = { START($unit) } : cette unité ne peut aller nulle part avec celles que vous avez déjà prises.
why-buy-first = Choisissez d’abord quoi acheter.
why-place-first = Placez d’abord la nouvelle unité ({ $unit }), ou revenez en arrière.
why-too-dear = { START($unit) } : cette unité coûte { $cost ->
            [one] { $cost } pièce d’or
           *[other] { $cost } pièces d’or
        }, et vous en avez { $gold }.
why-no-castle-figure = Tous vos châteaux sont sur le plateau.
why-no-land = Vous ne contrôlez aucun territoire où placer une unité.
why-no-place-for = { START($unit) } : il n’y a pas de place.
why-no-place-at-sea = { START($unit) } : cette unité ne peut pas se placer { $space_at }.
why-not-your-land = { START($unit) } : vous ne contrôlez pas { $space_the }.
why-has-castle = Un château se trouve déjà { $space_at }.
why-won-this-turn = { START($unit) } : vous ne tenez { $space_the } que depuis ce tour.
why-built-this-turn = { START($unit) } : le château { $space_of } date de ce tour.
why-not-nearest = { START($unit) } : sans château, les nouvelles unités se placent sur le territoire le plus proche de votre capitale.
why-no-castle-here = { START($unit) } : il n’y a pas de château { $space_at }.
why-castle-full = { START($unit) } : ce château a déjà reçu son maximum de nouvelles unités pour ce tour : { $n }.
why-which-castle = { START($unit) } : choisissez le château.
why-which-ship = Les navires { $space_at } sont différents : choisissez lequel prend la nouvelle unité à bord.
why-no-castle-beside = { START($unit) } : il n’y a pas de château utilisable à côté { $space_of }.

## Ce qui s’est passé depuis la dernière décision

recap-attacks = { START($realm_the) } attaque { $spaces_the }.
recap-took = { START($realm_the) } prend { $spaces_the }, que tenait { $loser_the } : { amount-points }.
recap-lost = Pertes : { $sides }.
recap-loss = { $realm } ({ $units })
recap-bought = { START($realm_the) } achète { $units }.
