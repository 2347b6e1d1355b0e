### Le monde d’Euthia en mots : héros, manches et tours, mouvements, tuiles révélées, mines, élémentaires, Chapelle, trésors, primes, Griffon. Combats, biens et scénarios ont leurs propres fichiers.

## Mots qui entrent dans d’autres phrases

token-mining = jeton Extraction
    .the = le jeton Extraction
    .of = du jeton Extraction
    .a = un jeton Extraction
token-trade = jeton Commerce
    .the = le jeton Commerce
    .of = du jeton Commerce
    .a = un jeton Commerce
token-combat = jeton Combat
    .the = le jeton Combat
    .of = du jeton Combat
    .a = un jeton Combat
token-nothing = aucun jeton
    .the = aucun jeton
    .of = d’aucun jeton
    .a = aucun jeton

## Questions

prompt-hero = Quel héros prenez-vous ?
prompt-act =
    { $n ->
        [0] À vous. Que faites-vous ?
        [one] À vous, { $n } point de mouvement restant. Que faites-vous ?
       *[other] À vous, { $n } points de mouvement restants. Que faites-vous ?
    }
prompt-carry = Votre tour s’achève. Quel jeton inutilisé gardez-vous pour le prochain ?
prompt-lay =
    { $n ->
        [one] Vous voici au bord de la carte ; { $n } endroit est libre autour de vous. Où poser la prochaine tuile ?
       *[other] Vous voici au bord de la carte ; { $n } endroits sont libres autour de vous. Où poser la prochaine tuile ?
    }
prompt-teleport =
    { $n ->
        [one] Où vous téléportez-vous ? À { $n } case au plus.
       *[other] Où vous téléportez-vous ? À { $n } cases au plus.
    }
prompt-pay-combat = Un monstre se dresse ici. Avec quoi payez-vous l’action Combat ?
prompt-fight = Qui combattez-vous ?
prompt-dig = Utiliser quelque chose avant de creuser ?
prompt-haul = Quelle ressource gardez-vous ?
prompt-yield = Quelle carte Or donnez-vous pour le péage ?
prompt-griffin = Quel trophée donnez-vous au Griffon ?
prompt-land = Où le Griffon vous emmène-t-il ?

## Réponses

action-hero = { $a }
    .args = hero
action-end = Finir le tour
action-walk = Utiliser { $a_the } pour se déplacer
    .args = token
action-move = Aller sur { $a_the }
    .args = space
action-lay = Poser la tuile en { $a }, { $b }
    .args = n n
action-teleport = Se téléporter sur { $a_the }
    .args = space
action-stay = Rester ici
action-portal = Franchir le portail vers { $a_the }
    .args = space
action-token = { $a }
    .args = token
action-carry = Garder : { $a }
    .args = token
action-mine = Exploiter la mine
action-dig = Creuser
action-haul = Garder { $a_the }
    .args = resource
action-yield = Donner « { $a } »
    .args = card
action-trade = Commercer ici
action-fight = Combattre { $a_the }
    .args = fighter
action-treasure = Prendre le trésor
action-challenge = Défier l’élémentaire
action-chapel = { $a }
    .args = chapel
action-griffin = Appeler le Griffon
action-trophy = Donner { $a_the }
    .args = fighter
action-land = Atterrir sur { $a_the }
    .args = space
action-draw = Tirer
action-roll = Lancer
action-arrange = Ranger ses affaires

chapel-heal = Payer des soins à la Chapelle
chapel-potion = Acheter une Potion de soins à la Chapelle

## Ce qui se passe

event-hero =
    { $seat_you ->
        [yes] Vous jouez { $hero }.
       *[no] { $seat } joue { $hero }.
    }
event-first =
    { $seat_you ->
        [yes] Vous êtes le premier joueur.
       *[no] Premier joueur : { $seat }.
    }
event-round = La manche { $round } commence.
event-turn =
    { $seat_you ->
        [yes] C’est votre tour.
       *[no] C’est { TO($seat) } de jouer.
    }
event-over = La partie s’achève après la manche { $round }.
event-walk =
    { $seat_you ->
        [yes] Vous utilisez { $token_the } pour vous déplacer : { $n ->
            [one] { $n } point de mouvement
           *[other] { $n } points de mouvement
        }.
       *[no] { $seat } utilise { $token_the } pour se déplacer : { $n ->
            [one] { $n } point de mouvement
           *[other] { $n } points de mouvement
        }.
    }
event-carried =
    { $seat_you ->
        [yes] Vous gardez { $token_the }.
       *[no] { $seat } garde { $token_the }.
    }
event-moved =
    { $how ->
        [teleport] { $seat_you ->
            [yes] Vous vous téléportez sur { $space_the }.
           *[no] { $seat } se téléporte sur { $space_the }.
        }
        [portal] { $seat_you ->
            [yes] Vous franchissez les portails vers { $space_the }.
           *[no] { $seat } franchit les portails vers { $space_the }.
        }
        [griffin] { $seat_you ->
            [yes] Le Griffon vous dépose sur { $space_the }.
           *[no] Le Griffon dépose { $seat } sur { $space_the }.
        }
       *[walk] { $seat_you ->
            [yes] Vous allez sur { $space_the }.
           *[no] { $seat } va sur { $space_the }.
        }
    }
event-territory = Nouvelle tuile : { $tile }.
event-wounded =
    { $n ->
        [0] { $seat_you ->
            [yes] Vous ne subissez aucune blessure (santé : { $health }).
           *[no] { $seat } ne subit aucune blessure (santé : { $health }).
        }
        [one] { $seat_you ->
            [yes] Vous subissez { $n } blessure (santé : { $health }).
           *[no] { $seat } subit { $n } blessure (santé : { $health }).
        }
       *[other] { $seat_you ->
            [yes] Vous subissez { $n } blessures (santé : { $health }).
           *[no] { $seat } subit { $n } blessures (santé : { $health }).
        }
    }
event-healed =
    { $seat_you ->
        [yes] Vous regagnez { $n ->
            [one] { $n } point de santé
           *[other] { $n } points de santé
        } (santé : { $health }).
       *[no] { $seat } regagne { $n ->
            [one] { $n } point de santé
           *[other] { $n } points de santé
        } (santé : { $health }).
    }
event-fire-touch =
    { $seat_you ->
        [yes] Vous subissez { $n ->
            [one] { $n } blessure due
           *[other] { $n } blessures dues
        } au Feu (santé : { $health }).
       *[no] { $seat } subit { $n ->
            [one] { $n } blessure due
           *[other] { $n } blessures dues
        } au Feu (santé : { $health }).
    }
event-water-touch =
    { $seat_you ->
        [yes] L’Eau vous rend { $n ->
            [one] { $n } point de santé
           *[other] { $n } points de santé
        } (santé : { $health }).
       *[no] { $seat } regagne { $n ->
            [one] { $n } point de santé
           *[other] { $n } points de santé
        } grâce à l’Eau (santé : { $health }).
    }
event-mining =
    { $seat_you ->
        [yes] Vous exploitez { $space_the }.
       *[no] { $seat } exploite { $space_the }.
    }
event-mined =
    { $seat_you ->
        [yes] Vous gardez { $resource_a }.
       *[no] { $seat } garde { $resource_a }.
    }
toll-to =
    { $seats_count ->
        [one] { TO($seats) }
       *[other] à chacun : { $seats }
    }
event-toll =
    { $n ->
        [one] { $seat_you ->
            [yes] Vous payez { $n } pièce d’or { toll-to }.
           *[no] { $seat } paie { $n } pièce d’or { toll-to }.
        }
       *[other] { $seat_you ->
            [yes] Vous payez { $n } pièces d’or { toll-to }.
           *[no] { $seat } paie { $n } pièces d’or { toll-to }.
        }
    }
event-toll-card =
    { $seat_you ->
        [yes] Vous donnez « { $card } » pour le péage.
       *[no] { $seat } donne « { $card } » pour le péage.
    }
event-challenge =
    { $seat_you ->
        [yes] Vous défiez { $elemental_the }.
       *[no] { $seat } défie { $elemental_the }.
    }
event-challenge-nothing = L’élémentaire ne donne rien.
event-chapel =
    { $what ->
        [heal] { $seat_you ->
            [yes] Vous payez { $n ->
                        [one] { $n } pièce d’or
                       *[other] { $n } pièces d’or
                    } pour des soins à la Chapelle.
           *[no] { $seat } paie { $n ->
                       [one] { $n } pièce d’or
                      *[other] { $n } pièces d’or
                   } pour des soins à la Chapelle.
        }
       *[potion] { $seat_you ->
            [yes] Vous payez { $n ->
                        [one] { $n } pièce d’or
                       *[other] { $n } pièces d’or
                    } pour une Potion de soins à la Chapelle.
           *[no] { $seat } paie { $n ->
                       [one] { $n } pièce d’or
                      *[other] { $n } pièces d’or
                   } pour une Potion de soins à la Chapelle.
        }
    }
event-treasure =
    { $seat_you ->
        [yes] Vous ouvrez { $space_the }.
       *[no] { $seat } ouvre { $space_the }.
    }
event-found =
    { $seat_you ->
        [yes] Vous trouvez { $tile_a }.
       *[no] { $seat } trouve { $tile_a }.
    }
event-bounty = Une prime est offerte pour la tête { $elite_of }.
event-griffin =
    { $seat_you ->
        [yes] Vous appelez le Griffon et lui donnez le trophée { $foe_of }.
       *[no] { $seat } appelle le Griffon et lui donne le trophée { $foe_of }.
    }

## Refus

why-hero-taken = { $hero } n’est plus libre.
why-no-token = Vous n’avez plus ce jeton Action.
why-no-points = Vous n’avez plus de point de mouvement : utilisez d’abord un jeton Action.
why-not-adjacent = Cette case n’est pas voisine de la vôtre.
why-off-map = Cette case n’est pas sur la carte.
why-centre-closed = Le centre { $tile_of } est fermé tant que ses trois cases extérieures ne sont pas délivrées.
why-no-combat = Un monstre se dresse sur { $space_the }, et vous n’avez pas d’action Combat.
why-too-far =
    { $n ->
        [one] C’est à plus de { $n } case.
       *[other] C’est à plus de { $n } cases.
    }
why-no-portal = Il n’y a pas de portail à cet endroit.
why-same-portal = Vous êtes déjà sur ce portail.
why-portal-used = Ce portail a déjà servi pendant ce tour.
why-portals-closed = Tous les portails sont fermés pendant cette manche.
why-not-freed = Il vous faut d’abord vaincre le monstre d’ici.
why-ruined = On ne peut rien faire ici : le lieu est en ruine.
why-no-mine = Il n’y a pas de mine ici.
why-mined = Vous avez déjà exploité cette mine.
why-toll =
    { $n ->
        [one] Vous ne pouvez pas payer le péage de { $n } pièce d’or.
       *[other] Vous ne pouvez pas payer le péage de { $n } pièces d’or.
    }
why-toll-card = Il vous faut une carte Or pour le péage.
why-no-chapel = Vous n’êtes pas dans la Chapelle.
why-no-gold =
    { $n ->
        [one] Cela coûte { $n } pièce d’or, et vous ne l’avez pas.
       *[other] Cela coûte { $n } pièces d’or, et vous ne les avez pas.
    }
why-unhurt = Vous n’avez aucune blessure.
why-no-potion = Il ne reste pas de Potion de soins.
why-no-treasure = Il n’y a pas de trésor ici.
why-treasure-found = Ce trésor a déjà été trouvé.
why-no-elemental = Il n’y a pas d’élémentaire ici.
why-challenged = Vous avez déjà défié cet élémentaire.
why-no-monster = Il n’y a plus de monstre ici.
why-no-lair = Ce n’est pas une tanière de ce monstre d’élite.
why-not-here = Vous ne pouvez pas combattre cet adversaire ici.
why-no-griffin = Le Griffon n’est pas encore apparu.
why-no-trophy = Le Griffon demande un trophée, et vous n’en avez pas.
why-griffin-far =
    { $n ->
        [one] Le Griffon est à plus de { $n } case.
       *[other] Le Griffon est à plus de { $n } cases.
    }
why-no-landing = Le Griffon ne peut se poser nulle part avec vous.
