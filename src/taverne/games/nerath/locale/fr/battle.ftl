### Les batailles de Conquest of Nerath en mots : ordre, dés, touches, retraite, conquête, donjons. Le cours de la partie et les cartes ont leurs propres fichiers.

## Des mots dans d’autres phrases

battle-step =
    { $step ->
        [first] Initiative
        [defence] Défense
       *[attack] Attaque
    }

## Questions

prompt-battle = { $realm }, batailles à livrer : { $n }. Laquelle maintenant ?
    .asked = Batailles à livrer : { $n }. Laquelle maintenant ?
prompt-landing = { START($realm_the) } a gagné la bataille navale. Débarquer comme déclaré { $space_at }, ou rester à bord ?
prompt-casualties = { $realm }, bataille { $space_at } : qui encaisse la touche ? Touches à attribuer : { $n }.
    .asked = Bataille { $space_at } : qui encaisse la touche ? Touches à attribuer : { $n }.
prompt-agree =
    { $n ->
        [one] { START($ally_the) } a désigné qui encaisserait la touche { $space_at }. { START($realm_the) } est-il d’accord ?
       *[other] { START($ally_the) } a désigné qui encaisserait les { $n } touches { $space_at }. { START($realm_the) } est-il d’accord ?
    }
prompt-guardian-dice = Vous jouez les gardiens { $space_of } : quel dé perdent-ils ? Touches à attribuer : { $n }.
prompt-continue = { $realm }, après le round { $round } { $space_at } : poursuivre ou battre en retraite ?
    .asked = Après le round { $round } { $space_at } : poursuivre ou battre en retraite ?
prompt-retreat-to =
    { $n ->
        [one] { $load ->
            [0] { $realm } : où se retire { $unit_the } ?
            [1] { $realm } : où se retire { $unit_the }, avec { $one_a } à bord ?
           *[2] { $realm } : où se retire { $unit_the }, avec { $one_a } et { $two_a } à bord ?
        }
       *[other] { $realm } : où se retirent les { $n } unités ?
    }
    .asked =
        { $n ->
            [one] { $load ->
                [0] Où se retire { $unit_the } ?
                [1] Où se retire { $unit_the }, avec { $one_a } à bord ?
               *[2] Où se retire { $unit_the }, avec { $one_a } et { $two_a } à bord ?
            }
           *[other] Où se retirent les { $n } unités ?
        }
prompt-embark = { $realm } : aucun territoire ami où se retirer. Quel navire prend { $unit_the } ? Places libres : { $n }.
    .asked = Aucun territoire ami où se retirer. Quel navire prend { $unit_the } ? Places libres : { $n }.
prompt-amok = { START($realm_the) } a gagné { $space_at } : lancer une Folie furieuse vers un territoire vide ?

## Réponses

action-fight = Se battre { $a_at }
    .args = space
action-call_off = Rester à bord, sans débarquer { $a_at }
    .args = space
action-lose = Attribuer la touche à { $a_a }
    .args = unit
action-lose_wounded = Attribuer la touche à { $a_a } qui en a déjà reçu une
    .args = unit
action-lose_favoured = Attribuer la touche à { $a_a } qu’une carte a renforcé
    .args = unit
action-lose_beside = Attribuer la touche à { $a_a } à bord avec { $b_a }
    .args = unit unit
action-sink =
    { $count ->
        [1] Attribuer la touche à un navire de guerre qui porte { $a_a }
       *[other] Attribuer la touche à un navire de guerre qui porte { $a_a } et { $b_a }
    }
    .args = unit unit
action-drown = Attribuer la touche à { $a_a } à bord d’un navire de guerre touché
    .args = unit
action-hover = Attribuer la touche à { $a_a } qui vole au-dessus de la mer
    .args = unit
action-lose_of = { $a } : attribuer la touche à { $b_a }
    .args = realm unit
action-lose_wounded_of = { $a } : attribuer la touche à { $b_a } qui en a déjà reçu une
    .args = realm unit
action-lose_favoured_of = { $a } : attribuer la touche à { $b_a } qu’une carte a renforcé
    .args = realm unit
action-lose_beside_of = { $a } : attribuer la touche à { $b_a } à bord avec { $c_a }
    .args = realm unit unit
action-sink_of =
    { $count ->
        [2] { $a } : attribuer la touche à un navire de guerre qui porte { $b_a }
       *[other] { $a } : attribuer la touche à un navire de guerre qui porte { $b_a } et { $c_a }
    }
    .args = realm unit unit
action-drown_of = { $a } : attribuer la touche à { $b_a } à bord d’un navire de guerre touché
    .args = realm unit
action-hover_of = { $a } : attribuer la touche à { $b_a } qui vole au-dessus de la mer
    .args = realm unit
action-lose_to = Attribuer la touche à { $b_a } en route vers { $a_the }
    .args = space unit
action-lose_favoured_to = Attribuer la touche à { $b_a } qu’une carte a renforcé, en route vers { $a_the }
    .args = space unit
action-lose_beside_to = Attribuer la touche à { $b_a } à bord avec { $c_a }, en route vers { $a_the }
    .args = space unit unit
action-sink_to =
    { $count ->
        [2] Attribuer la touche à un navire de guerre qui porte { $b_a }, en route vers { $a_the }
       *[other] Attribuer la touche à un navire de guerre qui porte { $b_a } et { $c_a }, en route vers { $a_the }
    }
    .args = space unit unit
action-drown_to = Attribuer la touche à { $b_a } en route vers { $a_the } à bord d’un navire de guerre touché
    .args = space unit
action-agree = Accepter
action-refuse = Refuser : chaque royaume encaisse la moitié des touches
action-remove =
    { $count ->
        [2] Retirer un d{ $b } { $a_of }
       *[other] Retirer un d{ $b } { $a_of } (dés restants : { $c })
    }
    .args = guardian n n
action-continue = Poursuivre
action-retreat = Battre en retraite
action-divide = Se retirer en plusieurs endroits, unité par unité
action-embark =
    { $count ->
        [1] Un navire de guerre vide { $a_at }
       *[other] Le navire de guerre { $a_at } qui porte { $b_a }
    }
    .args = space unit unit
action-leave_behind = L’abandonner : l’unité est perdue
action-amok = Prendre { $b_the } avec { $a_the }
    .args = unit space

## Ce qui se passe

event-battle = { START($realm_the) } attaque { $realms_the } { $space_at } : { $attackers } contre { $defenders }.
event-naval-battle = Bataille { $space_at } : { $realm }, avec { $attackers }, contre { $realms_the }, avec { $defenders }.
event-walks-in = { START($realm_the) } marche sur { $space_the }, que personne ne défend : { $attackers }.
event-explores = { START($realm_the) } explore { $space_the } : { $attackers }.
event-guardians-shown =
    { $guardians_count ->
        [one] Gardien { $space_of } : { $guardians }.
       *[other] Gardiens { $space_of } : { $guardians }.
    }
event-battle-round = Round { $round } { $space_at }.
event-rolled = { battle-step }, { $realm }, { $unit } : { $dice }. { $n ->
        [0] Aucune touche.
       *[other] { amount-hits }.
    }
event-guardian-rolled = { battle-step }, gardien, { $guardian } : { $dice }. { $n ->
        [0] Aucune touche.
       *[other] { amount-hits }.
    }
event-hits = Touches marquées par { $realm_the } : { $hits } ; subies : { $n }.
event-proposed = Proposition : { $realm_the } encaisse les touches avec { $units }.
event-agreed = { START($realm_the) } donne son accord à la proposition { $ally_of }.
event-disagreed = { START($realm_the) } refuse la proposition { $ally_of } : chacun encaisse la moitié des touches.
event-castle-out = Le château { $realm_of } encaisse une touche et reste hors d’action jusqu’à la fin de la bataille.
event-withstood = { $realm } : { $unit_the } encaisse une touche et tient bon.
event-destroyed = { START($realm_the) } perd { $units } { $space_at }.
event-guardian-hit =
    { $n ->
        [one] Un dé de moins pour { $guardian_the } ; il en reste un.
       *[other] Un dé de moins pour { $guardian_the } ; il en reste { $n }.
    }
event-guardian-killed = Un gardien tombe : { $guardian }.
event-retreats = { START($realm_the) } bat en retraite et quitte { $space_the }.
event-retreated = { START($realm_the) } se retire vers { $space_the } : { $units }.
event-battle-over =
    { $how ->
        [won] { START($realm_the) } gagne la bataille { $space_at }.
        [fled] { START($realm_the) } bat en retraite et perd la bataille { $space_at }.
       *[lost] { START($realm_the) } perd la bataille { $space_at }.
    }
event-called-off = { START($realm_the) } renonce à débarquer { $space_at }.
event-conquered = { START($realm_the) } conquiert { $space_the }, que tenait { $loser_the } : { amount-points }.
event-conquered-capital = La capitale { $home_of } tombe ! { START($realm_the) } conquiert { $space_the }, que tenait { $loser_the } : { amount-points }.
event-retook = { START($realm_the) } reprend { $space_the }, que tenait { $loser_the }.
event-freed = { START($realm_the) } libère { $space_the }, que tenait { $loser_the }, pour { $ally_the }.
event-castle-captured = Le château { $space_of } sert désormais { $realm_the }.
event-garrisoned = { START($realm_the) } reçoit { $unit_a } pour sa conquête, { $space_at }.
event-plundered = { START($realm_the) } pille { $loser_the } : { amount-gold }.
event-ran-amok = { $realm }, Folie furieuse : { $unit_the } prend { $space_the }.
event-looted =
    { $n ->
        [0] { START($realm_the) } pille { $space_the }.
       *[other] { START($realm_the) } pille { $space_the } et trouve { amount-gold }.
    }

## Pourquoi non

why-naval-first = Les batailles navales passent avant celle { $space_at }.
why-no-battle-there = Il n’y a pas de bataille à livrer { $space_at }.
why-none-there = { START($unit) } : vous n’en avez pas { $space_at }.
why-castle-inactive = Le château { $space_at } est hors d’action et n’encaisse plus de touche.
why-mere-cargo = { START($unit) } : simple cargaison { $space_at }, qui n’encaisse pas de touche.
why-hit-before = { START($unit) } : tous ceux qui se battent { $space_at } ont déjà reçu une touche ; la suivante va à une autre unité.
why-not-adjacent = { START($unit) } : cette unité n’est pas à côté { OF($space_the) }.
why-no-retreat-into-dungeon = { START($unit) } : on ne se retire pas dans un donjon.
why-ships-stay-at-sea = { START($unit) } : les navires se retirent vers une zone maritime amie.
why-retreat-friendly-only = { START($unit) } : on ne se retire que vers un espace ami, pas vers { $space_the }.
why-retreat-on-land = { START($unit) } : la retraite se fait sur terre tant qu’un territoire ami est adjacent.
why-room-aboard = Il y a de la place pour tous : personne ne reste en arrière.
why-amok-on-land = La Folie furieuse ne mène que vers un territoire, pas vers { $space_the }.
why-amok-monsters-only = Ici, seuls les monstres vainqueurs ont la Folie furieuse, ainsi que les unités à qui un trésor la donne.
why-amok-adjacent = La Folie furieuse ne va qu’à un pas, pas jusqu’{ TO($space_the) }.
why-amok-empty = Il y a des unités { $space_at } ; la Folie furieuse demande un territoire vide, sans même un château.
why-amok-enemy = La Folie furieuse ne mène que vers un territoire ennemi, pas vers { $space_the }.
