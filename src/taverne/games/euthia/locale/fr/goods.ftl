### Les biens d’Euthia en mots : usages, gains, rangement, commerce, quêtes, dé de Skoldur, score.

## Questions

prompt-pay-for = { $piece } : payer pour en avoir plus ?
prompt-pay-more = Payer pour en avoir plus ?
prompt-pay = Que donnez-vous ? Reste à donner : { $n } ({ $what }).
prompt-pay-instead =
    { $n ->
        [one] { $n } blessure vous menace. Payer pour l’éviter ?
       *[other] { $n } blessures vous menacent. Payer pour les éviter ?
    }
prompt-take-gem =
    { $n ->
        [one] Quelle gemme prenez-vous ?
       *[other] Quelles { $n } gemmes prenez-vous, une par une ?
    }
prompt-take-essence =
    { $n ->
        [one] Quelle essence prenez-vous ?
       *[other] Quelles { $n } essences prenez-vous, une par une ?
    }
prompt-terrain =
    { $n ->
        [one] Dans quelle pile piochez-vous une ressource ?
       *[other] Dans quelles piles piochez-vous { $n } ressources ?
    }
prompt-refresh =
    { $n ->
        [one] Quelle tuile désengagez-vous ?
       *[other] Quelles tuiles désengagez-vous ? { $n } au plus.
    }
prompt-transmute =
    { $n ->
        [one] Quelle essence changez-vous ?
       *[other] Quelles essences changez-vous ? { $n } au plus.
    }
prompt-arrange = Que voulez-vous réorganiser ?
prompt-shift =
    { $n ->
        [one] Quelle essence déplacez-vous ?
       *[other] Quelles essences déplacez-vous ? { $n } au plus.
    }
prompt-overflow =
    { $n ->
        [one] Vous avez { $n } objet de trop. Utilisez, rangez ou défaussez quelque chose.
       *[other] Vous avez { $n } objets de trop. Utilisez, rangez ou défaussez quelque chose.
    }
prompt-sell-for-tax = Vous devez une taxe de { $n ->
            [one] { $n } pièce d’or
           *[other] { $n } pièces d’or
        }. Que vendez-vous pour la payer ?
prompt-trade = { $post } : vous avez { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        }. Que faites-vous ?
prompt-keep-tile = Deux tuiles ont la valeur { $n }. Laquelle gardez-vous ?
prompt-dwurt-die = Le dé de Dwurt montre { $n }. En subir l’effet ou défausser un Dwurt ?

## Réponses

action-use = Utiliser { $a_the }
    .args = tile n
action-gem = Utiliser la gemme : { $a }
    .args = gem
action-essence = Utiliser l’essence : { $a }
    .args = essence n
action-pay = Payer
action-done = Terminé
action-give_gem = Donner { $a_the }
    .args = gem
action-give_essence = Donner { $a_the }
    .args = essence
action-give_resource = Donner { $a_the }
    .args = resource
action-give_trophy = Donner le trophée : { $a }
    .args = fighter
action-give_tile = Donner { $a_the }
    .args = tile
action-take_gem = Prendre { $a_the }
    .args = gem
action-take_essence = Prendre { $a_the }
    .args = essence
action-dig_in = { $a }
    .args = terrain
action-transmute = { $a } devient { $b }
    .args = essence essence
action-refresh = Désengager { $a_the }
    .args = tile
action-equip = Équiper { $a_the } (emplacement { $b })
    .args = tile n
action-unequip = Retirer { $a_the } (emplacement { $b })
    .args = tile n
action-set_gem = Sertir { $a_the } sur { $b_the }
    .args = gem tile n
action-lay_essence = Poser { $a_the } sur { $b_the }
    .args = essence tile
action-shift = Déplacer { $a_the } { OF($b_the) } vers { $c_the }
    .args = essence tile tile
action-lift_essence = Retirer { $a_the } { OF($b_the) }
    .args = essence tile
action-convert = Changer un Gaar en Dwurt
action-drop_tile = Défausser { $a_the }
    .args = tile
action-drop_gem = Défausser { $a_the }
    .args = gem
action-drop_essence = Défausser { $a_the }
    .args = essence
action-drop_resource = Défausser { $a_the }
    .args = resource
action-drop_trophy = Défausser le trophée : { $a }
    .args = fighter
action-drop_piece = Défausser { $a_the }
    .args = piece
action-buy = Acheter { $a_the }
    .args = tile
action-buy_gaar = Acheter un Gaar
action-renew = Renouveler l’offre
action-heal_here = Payer des soins
action-reveal_tiles = Dévoiler des tuiles Héros
action-learn = Apprendre { $a_the }
    .args = tile
action-relearn = Apprendre { $a_the } à la place { OF($b_the) }
    .args = tile tile
action-unlock = Déverrouiller : { $a } (emplacement { $b })
    .args = slot n
action-keep_tile = Garder { $a_the }
    .args = tile
action-sell_tile = Vendre { $a_the }
    .args = tile
action-sell_worn = Vendre { $a_the } (emplacement { $b })
    .args = tile n
action-sell_gem = Vendre { $a_the }
    .args = gem
action-sell_essence = Vendre { $a_the }
    .args = essence
action-sell_resource = Vendre { $a_the } (côté { $b })
    .args = resource n
action-quest = Accomplir la quête : { $a }
    .args = quest
action-resolve = Subir l’effet du dé de Dwurt
action-avoid = Défausser un Dwurt

## Mots dans d’autres phrases

post-0 = Marchands
post-1 = Alchimistes
post-2 = Tours des Sauroctones
piece-gaar = Gaar
    .the = un Gaar
piece-dwurt = Dwurt
    .the = un Dwurt
slot-sword = emplacement d’épée
    .a = un emplacement d’épée
slot-ability = emplacement de capacité
    .a = un emplacement de capacité
slot-initiative = emplacement d’initiative
    .a = un emplacement d’initiative
slot-helmet = casque
    .a = l’emplacement du casque
slot-cuirass = cuirasse
    .a = l’emplacement de la cuirasse
slot-gauntlets = gantelets
    .a = l’emplacement des gantelets
slot-greaves = jambières
    .a = l’emplacement des jambières
slot-boots = bottes
    .a = l’emplacement des bottes
slot-jewel = orfèvrerie
    .a = un emplacement d’orfèvrerie
price-silver = cartes Argent
price-gold_card = cartes Or
price-potion = potions
price-gem = gemmes
price-essence = essences
price-resource = ressources
price-trophy = trophées
price-armour = pièces d’armure
price-weapon = armes
price-jewel = pièces d’orfèvrerie
price-scroll = parchemins

## Ce qui se passe

event-used =
    { $seat_you ->
        [yes] Vous utilisez { $piece_the }.
       *[no] { $seat } utilise { $piece_the }.
    }
event-gained =
    { $seat_you ->
        [yes] Vous gagnez { $goods }.
       *[no] { $seat } gagne { $goods }.
    }
event-took =
    { $seat_you ->
        [yes] Vous prenez { $piece_a }.
       *[no] { $seat } prend { $piece_a }.
    }
event-refreshed =
    { $seat_you ->
        [yes] Vous désengagez { $tile_the }.
       *[no] { $seat } désengage { $tile_the }.
    }
event-equipped =
    { $seat_you ->
        [yes] Vous équipez { $tile_the }.
       *[no] { $seat } équipe { $tile_the }.
    }
event-unequipped =
    { $seat_you ->
        [yes] Vous retirez { $tile_the }.
       *[no] { $seat } retire { $tile_the }.
    }
event-gem-set =
    { $seat_you ->
        [yes] Vous sertissez { $gem_the } sur { $tile_the }.
       *[no] { $seat } sertit { $gem_the } sur { $tile_the }.
    }
event-essence-laid =
    { $seat_you ->
        [yes] Vous posez { $essence_the } sur { $tile_the }.
       *[no] { $seat } pose { $essence_the } sur { $tile_the }.
    }
event-essence-lifted =
    { $seat_you ->
        [yes] Vous retirez { $essence_the } { OF($tile_the) }.
       *[no] { $seat } retire { $essence_the } { OF($tile_the) }.
    }
event-to-dwurt =
    { $seat_you ->
        [yes] Vous changez un Gaar en Dwurt.
       *[no] { $seat } change un Gaar en Dwurt.
    }
event-dropped =
    { $seat_you ->
        [yes] Vous défaussez { $piece_the }.
       *[no] { $seat } défausse { $piece_the }.
    }
event-tax =
    { $seat_you ->
        [yes] Vous payez une taxe de { $n ->
                    [one] { $n } pièce d’or
                   *[other] { $n } pièces d’or
                } { TO($other) }.
       *[no] { $seat } paie une taxe de { $n ->
                   [one] { $n } pièce d’or
                  *[other] { $n } pièces d’or
               } { TO($other) }.
    }
event-bought-gaar =
    { $seat_you ->
        [yes] Vous achetez un Gaar.
       *[no] { $seat } achète un Gaar.
    }
event-bought =
    { $seat_you ->
        [yes] Vous achetez { $tile_the } pour { $n ->
                    [one] { $n } pièce d’or
                   *[other] { $n } pièces d’or
                }.
       *[no] { $seat } achète { $tile_the } pour { $n ->
                   [one] { $n } pièce d’or
                  *[other] { $n } pièces d’or
               }.
    }
event-sold =
    { $seat_you ->
        [yes] Vous vendez { $piece_the } pour { $n ->
            [one] { $n } pièce d’or
           *[other] { $n } pièces d’or
        }.
       *[no] { $seat } vend { $piece_the } pour { $n ->
            [one] { $n } pièce d’or
           *[other] { $n } pièces d’or
        }.
    }
event-sold-resource =
    { $n ->
        [one] { $seat_you ->
            [yes] Vous vendez { $piece_the } : { $n } pièce d’or, { $rep } de réputation.
           *[no] { $seat } vend { $piece_the } : { $n } pièce d’or, { $rep } de réputation.
        }
       *[other] { $seat_you ->
            [yes] Vous vendez { $piece_the } : { $n } pièces d’or, { $rep } de réputation.
           *[no] { $seat } vend { $piece_the } : { $n } pièces d’or, { $rep } de réputation.
        }
    }
event-learned =
    { $seat_you ->
        [yes] Vous apprenez { $tile_the } pour { $n ->
                    [one] { $n } pièce d’or
                   *[other] { $n } pièces d’or
                }.
       *[no] { $seat } apprend { $tile_the } pour { $n ->
                   [one] { $n } pièce d’or
                  *[other] { $n } pièces d’or
               }.
    }
event-renewed = { $post } : l’offre est renouvelée.
event-offered = { $post } : en vente, { $tile }.
event-tile-revealed =
    { $seat_you ->
        [yes] Vous dévoilez { $tile_the }.
       *[no] { $seat } dévoile { $tile_the }.
    }
event-unlocked =
    { $seat_you ->
        [yes] Vous déverrouillez { $slot_a }.
       *[no] { $seat } déverrouille { $slot_a }.
    }
event-quest-shown = { $encounter } : nouvelle quête, { $quest_the }.
event-quest-done =
    { $seat_you ->
        [yes] Vous accomplissez { $quest_the }.
       *[no] { $seat } accomplit { $quest_the }.
    }
event-dwurt-avoided =
    { $seat_you ->
        [yes] Vous défaussez un Dwurt pour éviter le dé de Dwurt.
       *[no] { $seat } défausse un Dwurt pour éviter le dé de Dwurt.
    }
event-dwurt-face =
    { $seat_you ->
        [yes] Votre dé de Dwurt montre { $n }.
       *[no] Le dé de Dwurt { OF($seat) } montre { $n }.
    }
event-score =
    { $seat_you ->
        [yes] Votre réputation finale : { $n }.
       *[no] Réputation finale { OF($seat) } : { $n }.
    }

## Pourquoi pas

why-no-encounter = Personne ici ne propose cette quête.
why-quest-not-up = Cette quête n’est pas face visible.
why-quest-not-met = Vous n’avez pas ce que cette quête demande.
why-not-on-sale = Ce n’est pas en vente ici.
why-to-learn = Les capacités s’apprennent, elles ne s’achètent pas.
why-to-buy = Les armes et les boucliers s’achètent, ils ne s’apprennent pas.
why-not-revealed = Vous n’avez pas dévoilé cette tuile.
why-no-slot = Vous n’avez aucun emplacement déverrouillé au symbole de cette tuile.
why-not-locked = Cet emplacement n’est pas verrouillé.
why-cannot-pay = Vous ne pouvez pas payer ce prix.
why-nothing-to-reveal = Aucune tuile cachée n’a une valeur de { $n } ou moins.
why-towers-only = Les Gaars ne se vendent qu’aux Tours des Sauroctones.
why-no-price = Cela ne se vend pas.
why-gem-set-for-good = Une gemme sertie sur un équipement y reste.
why-would-kill = Sans cela, il ne vous resterait plus de santé.
why-sacks-covered =
    { $n ->
        [one] Ensemble, ces tuiles recouvriraient plus de { $n } besace.
       *[other] Ensemble, ces tuiles recouvriraient plus de { $n } besaces.
    }
why-no-post = Il n’y a pas de comptoir ici.
why-cannot-pay-tax = Vous ne pouvez pas payer la taxe de { $n ->
            [one] { $n } pièce d’or
           *[other] { $n } pièces d’or
        }, et rien de ce que vous pourriez vendre n’y suffirait.
