### Les cartes de Conquest of Nerath en mots : fenêtres et consignes, ce qui est demandé et annoncé quand on joue des cartes, l’effet de chacune. Leurs noms sont dans names.ftl.

## Fenêtres

window-turn_start = le début d’un tour
window-draw = l’occasion de jouer des cartes
window-phase = le début d’une phase
window-phase_end = la fin d’une phase
window-battle_start = le début d’une bataille
window-round_start = le début d’un round de bataille
window-first_strike = l’étape Initiative
window-before_roll = avant le lancer des dés
window-after_roll = après le lancer, avant d’attribuer les touches
window-hits = quand des unités sont touchées, avant d’attribuer les touches
window-round_losses = la fin d’un round de bataille
window-round_end = la fin d’un round de bataille
window-battle_end = la fin d’une bataille
window-battle_won = la fin d’une bataille
window-land_won = un territoire est gagné
window-destroyed = des unités sont détruites
window-exploration = des héros explorent un donjon
window-game_round_end = la fin du tour de jeu

prompt-react =
    { $space ->
        [none] { $realm } : { $window } (tour { $turn_of }, { $phase }). Jouer une carte ?
       *[other] { $realm } : { $window }, { $space_at }. Jouer une carte ?
    }
    .asked =
        { $space ->
            [none] { START($window) } (tour { $turn_of }, { $phase }). Jouer une carte ?
           *[other] { START($window) }, { $space_at }. Jouer une carte ?
        }

why-no-such-card = Aucune carte ne porte ce nom.
why-card-not-held = Vous n’avez pas { $card }.
why-card-not-now = Ce n’est pas le moment de jouer { $card } : la carte dit quand.
why-card-in-vain = { $card } n’aurait aucun effet maintenant : il manque ce qu’il lui faut.
why-card-used = Vous avez déjà utilisé { $card } autant que possible pour l’instant.

action-play = Jouer { $a }
    .args = event
action-lay = Poser { $a }
    .args = treasure
action-use = Utiliser { $a }
    .args = treasure
action-apply = Utiliser le reste : { $a }
    .args = event
action-pass =
    { $count ->
        [0] Passer
        [1] Passer { $a }
       *[other] Passer { $a } { $b_a }
    }
    .args = order unit
action-listen = Me proposer à nouveau de jouer des cartes

order-battle = jusqu’à la fin de cette bataille
order-turn = jusqu’à la fin de ce tour
order-round = jusqu’à mon prochain tour
order-others = sauf si cela me concerne : mes tours, mes batailles, une attaque contre moi
order-until = jusqu’à ma prochaine bataille avec

## Ce que les cartes laissent à choisir

prompt-card-effect = { $card } : lequel des deux effets ?
prompt-card-add = { $card }, { $realm } : où vont les unités ?
prompt-card-guardian = { $card } : quelle entrée reçoit le gardien ?
prompt-card-pay = { $card }, { $realm } : où renoncez-vous à une unité ?
prompt-card-pay-unit = { $card }, { $realm } : à quelle unité renoncez-vous ?
prompt-card-remove = { $card } : quelle unité ennemie est retirée ?
prompt-card-replace = { $card } : quelle unité est remplacée ?
prompt-card-convert = { $card } : quelle unité ennemie passe dans votre camp ?
prompt-card-victim = { $card } : quel royaume ennemi ?
prompt-card-partner = { $card } : avec quel royaume commercez-vous ?
prompt-card-land = { $card } : quel territoire ennemi ?
prompt-card-lose = { $card } frappe { $realm_the } : sur quel territoire retirez-vous une unité ?
prompt-card-lose-unit = { $card } frappe { $realm_the } : quelle unité retirez-vous ?
prompt-card-from = { $card }, { $realm } : d’où ?
prompt-card-to = { $card }, { $realm } : pour aller où ?
prompt-card-move = { $card }, { $realm } : quelles unités partent ?
prompt-card-target = { $card } : quel territoire est attaqué ?
prompt-card-die = { $card } : quel dé manqué relancez-vous ?
prompt-card-favour = { $card } : laquelle de vos unités ?
prompt-card-bottom = { $card } : mettre l’une de ces cartes sous votre pioche ?
prompt-card-look = { $card } : de quelle entrée regardez-vous les gardiens ?
prompt-card-revive = { $card } : quel héros revient ?
prompt-card-order = { $realm } : laquelle de vos cartes de départ prend effet d’abord ?
    .asked = Laquelle de vos cartes de départ prend effet d’abord ?

action-choose = { $a }
    .args = space
action-name = { $a_the }
    .args = unit
action-name_of = { $b_the } { $a_of }
    .args = realm unit
action-give =
    { $count ->
        [1] Renoncer à { $a_a }
       *[other] Renoncer à { $a_a } (groupe { $b })
    }
    .args = unit n
action-add = Ajouter { $a_a }
    .args = unit
action-realm = { $a }
    .args = realm
action-all = Toutes
action-die = Un d{ $a }
    .args = n
action-keep = Laisser les deux sur la pioche
action-bottom = { $a } sous la pioche
    .args = event

## Ce qui arrive avec les cartes

event-event-drawn = { START($realm_the) } pioche une carte Événement{ $card ->
        [none] {""}
       *[other] {" "}: { $card }
    }.
event-no-event-left = { START($realm_the) } n’a plus de carte Événement à piocher.
event-deck-anew = { START($realm_the) } mélange sa défausse pour refaire sa pioche.
event-cards-shown = { START($realm_the) } montre ses cartes de départ qui prennent effet aussitôt : { $cards }.
event-card-played = { START($realm_the) } joue { $card }.
event-card-in-vain = { START($realm_the) } doit jouer aussitôt { $card }, mais la carte est sans effet et part à la défausse.
event-treasure-taken = { START($realm_the) } prend un trésor{ $card ->
        [none] {""}
       *[other] {" "}: { $card }
    }.
event-no-treasure-left = Il ne reste aucun trésor pour { $realm_the }.
event-treasure-laid =
    { $points ->
        [one] { START($realm_the) } pose { $card } : { $points } point de victoire.
       *[other] { START($realm_the) } pose { $card } : { $points } points de victoire.
    }
event-treasure-used = { START($realm_the) } utilise { $card }.
event-treasure-works = { $card } agit pour { $realm_the }.
event-units-added = { START($realm_the) } ajoute { $units } { $space_at }.
event-guardian-added = Un gardien arrive face cachée { $dungeon_at }.
event-unit-removed = { START($realm_the) } retire { $unit_a } { $space_at }.
event-unit-replaced = { $realm } : { $unit_a } { $space_at } devient { $by_a }.
event-units-transferred = { START($realm_the) } transfère { $units } { $from_of } vers { $to_the }.
event-gold-taken = { START($realm_the) } prend { $n ->
            [one] { $n } pièce d’or
           *[other] { $n } pièces d’or
        } { TO($victim_the) }.
event-gold-gained = { START($realm_the) } gagne { $n ->
            [one] { $n } pièce d’or
           *[other] { $n } pièces d’or
        }.
event-card-attack =
    { $n ->
        [0] { $card } lance { $dice } contre { $space_the } : aucune touche.
        [one] { $card } lance { $dice } contre { $space_the } : { $n } touche.
       *[other] { $card } lance { $dice } contre { $space_the } : { $n } touches.
    }
event-hits-cancelled =
    { $n ->
        [one] { START($realm_the) } annule { $n } touche.
       *[other] { START($realm_the) } annule { $n } touches.
    }
event-rolled-again = { START($realm_the) } relance : { $dice }.
event-last-attack =
    { $n ->
        [0] Le sorcier perdu { $realm_of } frappe une dernière fois : { $dice }, aucune touche.
        [one] Le sorcier perdu { $realm_of } frappe une dernière fois : { $dice }, { $n } touche.
       *[other] Le sorcier perdu { $realm_of } frappe une dernière fois : { $dice }, { $n } touches.
    }
event-looked-at-deck = { START($realm_the) } regarde le dessus de sa pioche{ $cards_count ->
        [0] {""}
       *[other] {" "}: { $cards }
    }.
event-deck-arranged = { START($realm_the) } remet les cartes en place.
event-looked-at-guardians = { START($realm_the) } regarde les gardiens { $dungeon_of }{ $guardians_count ->
        [0] {""}
       *[other] {" "}: { $guardians }
    }.

## Ce que fait une carte : quand, puis quoi

card-event = Se joue { $when } : { $what }.
card-treasure = { $worth } ; se pose { $windows }.{ $power }{ $property }
card-power = {" "}Pouvoir : { $what }.
card-property = {" "}Propriété : { $when }{ $once }, { $what }.
card-modifier = {" "}Propriété : { $what }.
card-none = {""}
card-either = { $first } ou { $second }

lay-any_time = à tout moment
lay-turn_start = au début de votre tour
lay-battle_start = au début d’une bataille
lay-game_round_end = à la fin d’un tour de jeu
once-card = {""}
once-turn = {" "}(une fois par tour)
once-battle = {" "}(une fois par bataille)

when-turn_start = au début de votre tour
when-draw = pendant votre phase Pioche
when-movement = pendant votre phase Mouvement
when-any_time = à tout moment
when-drawn = dès qu’elle est piochée
when-phase = pendant la { $phase } de n’importe quel royaume
when-phase_end = à la fin de la { $phase } de n’importe quel royaume
when-own_phase_end = à la fin de votre { $phase }
when-any_phase_end = à la fin d’une phase quelconque de n’importe quel royaume
when-battle_start = au début { $battle }
when-round_start = au début d’un round { $battle }
when-first_strike = à l’étape Initiative { $battle }
when-before_roll = juste avant que l’un de vos { $own_any } lance ses dés
when-after_roll = après un lancer, avant d’attribuer les touches
when-hits = quand vos unités sont touchées, avant d’attribuer les touches
when-round_losses = après la perte de { $n } de vos unités dans un même round de bataille
when-round_end = à la fin d’un round { $battle }
when-battle_end = à la fin { $battle }
when-battle_won = quand vous sortez vainqueur { $battle }
when-land_won = quand vous gagnez un territoire au combat pendant votre tour
when-destroyed = quand l’un de vos { $own_any } est détruit
when-exploration = quand des héros ennemis explorent un donjon
when-castle = au début d’une de vos batailles sur un territoire avec un château
when-conquest = chaque fois qu’un de vos monstres conquiert un territoire ennemi pendant votre tour
when-lost_in_battle = quand un de vos sorciers est détruit dans une bataille
when-reinforcement_start = au début de votre phase Renfort

battle-own = d’une de vos batailles{ $ground }{ $own }{ $enemy }
battle-defender-land = d’une bataille où vous défendez un territoire
battle-defender-realms = d’une bataille où vous défendez
battle-ground-land = {" "}sur terre
battle-ground-any = {""}
battle-ground-realms = {" "}contre un royaume
battle-with = {" "}avec { $unit_a }
battle-against = {" "}contre { $unit_a }

until-roll = {""}
until-round = {" "}pendant ce round
until-battle = {" "}jusqu’à la fin de la bataille
until-turn = {" "}jusqu’à la fin du tour
until-game = {""}

plural-footsoldier = fantassins
plural-siege_engine = engins de siège
plural-fighter = guerriers
plural-wizard = sorciers
plural-monster = monstres
plural-castle = châteaux
plural-storm_elemental = élémentaires des tempêtes
plural-dragon = dragons
plural-warship = navires de guerre
plural-all = unités

effect-add = ajoutez { $units }{ $aboard } { $place }
effect-add-aboard = {" "}portant { $units }
place-controlled = sur un territoire que vous contrôlez
place-controlled_empty = sur un territoire vide que vous contrôlez
place-friendly_land = sur un territoire ami
place-friendly_sea = dans une zone maritime amie
place-battle = à la bataille
place-won = sur ce territoire
place-empty_enemy_land = sur un territoire ennemi vide, qui est conquis
place-land_without_enemies = sur un territoire sans unité ennemie, conquis s’il est ennemi
place-each_warship = à bord de chacun de vos navires de guerre qui a de la place
place-each_border_land = sur chacun de vos territoires adjacents à un territoire ennemi
place-holding = sur un territoire où se trouve l’un de vos { $unit_many }
place-adjacent_sea = dans une zone maritime amie adjacente à ce territoire
place-own_coast = dans une zone maritime amie adjacente à un territoire que vous contrôlez
place-several-controlled = sur chacun de { $n } territoires différents que vous contrôlez
place-several-friendly_land = sur chacun de { $n } territoires amis différents
place-several-empty_first = sur chacun de { $n } territoires amis différents, les vides d’abord
place-at = { $spot_at } ou, si vous ne contrôlez pas ce territoire, { $place }
place-lost = sur vos territoires, à votre gré, pour chacun de vos territoires de départ qu’un ennemi contrôle
effect-add_guardian =
    { $n ->
        [one] posez un nouveau gardien, face cachée, sur une entrée de votre choix
       *[other] posez { $n } nouveaux gardiens, face cachée, sur une entrée de votre choix
    }
effect-sacrifice =
    { $n ->
        [one] retirez une de vos unités{ $coastal } (pas un château)
       *[other] retirez { $n } de vos unités{ $coastal } (pas de château)
    }
effect-sacrifice-yes = {" "}d’un territoire côtier
effect-sacrifice-no = {""}
effect-remove = retirez un { $units } ennemi
effect-remove-cheap = retirez une unité ennemie qui coûte { $max_cost ->
            [one] { $max_cost } pièce d’or
           *[other] { $max_cost } pièces d’or
        } ou moins
effect-replace-enemy = remplacez un { $unit } ennemi par { $by_a } du même royaume
effect-replace-own = remplacez jusqu’à { $n } de vos { $unit_many } survivants par des { $by_many }
effect-convert = un { $unit } ennemi sur un territoire devient vôtre et y attaque
effect-lose-realm = choisissez un royaume ennemi ; il retire une unité, pas un château, d’un de ses territoires adjacents aux vôtres
effect-lose-land = choisissez un territoire ennemi adjacent à l’un de vos sorciers ; l’ennemi y retire une unité, pas un château
effect-transfer = { $toll }transférez { $number } { $from } { $to }{ $extra }
effect-transfer-toll = retirez une de vos unités d’un territoire et{" "}
effect-transfer-any = autant de vos { $units_many } que vous voulez
effect-transfer-unit = l’une de vos unités
effect-transfer-one = l’un de vos { $units_any }
effect-transfer-enemy = l’un des { $units_any } ennemis
from-controlled_land = depuis un territoire que vous contrôlez
from-friendly_land = depuis un territoire ami
from-battle = hors de la bataille
from-sea = depuis une zone maritime
from-own_castle = depuis un territoire où vous avez un château
from-anywhere = depuis n’importe où
dest-adjacent = vers un espace adjacent, même ennemi
dest-adjacent_friendly = vers un espace ami adjacent
dest-split = vers des espaces amis adjacents
dest-adjacent_friendly_land = vers un territoire ami adjacent
dest-adjacent_friendly_sea = vers une zone maritime adjacente, amie de son royaume
dest-friendly_land = vers un autre territoire ami
dest-friendly_space = vers n’importe quel espace ami
dest-own_castle = vers un autre territoire où vous avez un château
effect-transfer-exchange = , et dans l’autre sens
effect-transfer-movement = , pour { $n } de mouvement chacune
effect-strike-enemy_unit = attaquez un territoire ennemi avec un d{ $die } pour chaque unité ennemie qui s’y trouve
effect-strike-adjacent_monster = attaquez un territoire ennemi avec un d{ $die } pour chacun de vos monstres adjacents
effect-strike-bordering_lands = attaquez chaque territoire ennemi adjacent aux vôtres avec un d{ $die }
effect-strike-coasts = chacun de vos navires de guerre attaque un territoire ennemi adjacent avec un d{ $die }
effect-strike-lost_lands = attaquez chacun de vos territoires de départ qu’un ennemi contrôle avec un d{ $die }
effect-strike-explorers = attaquez-les avec un d{ $die } par héros
effect-take_gold-enemy = prenez { $n ->
            [one] { $n } pièce d’or
           *[other] { $n } pièces d’or
        } à un royaume ennemi
effect-take_gold-enemy_by_warship = prenez { $n ->
            [one] { $n } pièce d’or
           *[other] { $n } pièces d’or
        } à un royaume ennemi qui a un territoire adjacent à l’un de vos navires de guerre
effect-take_gold-opponent = prenez { $n ->
            [one] { $n } pièce d’or
           *[other] { $n } pièces d’or
        } au royaume vaincu
effect-take_gold-conquest = prenez { $n ->
            [one] { $n } pièce d’or
           *[other] { $n } pièces d’or
        } au royaume qui l’a perdu
effect-gain_gold = prenez { $n ->
            [one] { $n } pièce d’or
           *[other] { $n } pièces d’or
        } à la banque
effect-trade = choisissez un autre royaume qui a un territoire adjacent à l’un de vos navires de guerre ; vous gagnez { $gain ->
            [one] { $gain } pièce d’or
           *[other] { $gain } pièces d’or
        }, lui { $gift }
effect-score_hits =
    { $n ->
        [one] infligez une touche
       *[other] infligez { $n } touches
    }
effect-hit_each = chaque { $units } ennemi subit une touche
effect-cancel_hits =
    { $n ->
        [one] annulez une touche contre vos unités{ $until }
       *[other] annulez jusqu’à { $n } touches contre vos unités{ $until }
    }
effect-reroll = relancez un dé manqué de vos { $units_many }
effect-reroll-all = relancez tous vos dés manqués{ $until }
effect-set_die = son propre dé compte comme { $n }
effect-attack_again = attaquez un espace adjacent de plus avec des unités de ce territoire
effect-revive = payez { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        } pour le remettre sur un territoire ami
effect-last_attack = il attaque une dernière fois avec un d{ $die }
effect-draw =
    { $n ->
        [one] piochez une carte Événement
       *[other] piochez { $n } cartes Événement
    }
effect-look_guardians = regardez tous les gardiens d’une entrée
effect-look_deck =
    { $n ->
        [one] regardez la première carte de votre pioche Événement ; elle peut passer dessous
       *[other] regardez les { $n } premières cartes de votre pioche Événement ; l’une d’elles peut passer dessous
    }
effect-extra_dice = ajoutez { $n }d{ $die } à son lancer{ $until }
effect-extra_dice-enemy_unit = ajoutez à son lancer un d{ $die } pour chaque unité ennemie
effect-hit_on = vos { $units_many } touchent sur { $n } ou plus{ $until }
effect-first_strike = vos { $units_many } ont l’Initiative{ $until }
effect-double_hit = un dé de vos { $units_many } qui montre { $n } ou plus inflige deux touches
effect-blunt = les { $units_many } ennemis n’ont pas l’Initiative dans une bataille contre l’un de vos { $by_many }
effect-only_roll = dans les deux camps, seuls vos { $units_many } lancent des dés{ $until }
effect-no_retreat = l’attaquant ne peut pas battre en retraite si vous défendez
effect-movement = vos { $units_many } ont { $n } de mouvement{ $until }
effect-run_amok = vos { $units_many } ont la Folie furieuse
effect-pass_enemies = vos { $units_many } n’ont pas à s’arrêter dans les espaces ennemis
effect-fly = vos { $units_many } volent comme des { $like_many }
effect-income = votre revenu augmente de { $n }
effect-garrison = chaque territoire que vous conquérez{ $until } reçoit { $units }
