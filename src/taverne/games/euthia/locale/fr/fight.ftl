### Les combats d’Euthia en mots : avant, l’attaque du monstre, celle du héros, les cartes, l’espoir, la suite.

## Questions

prompt-before-combat = Un combat vous attend. Ranger ou utiliser quelque chose d’abord ?
prompt-control = { $seat } s’apprête à combattre. Jouer votre carte Contrôle et prendre le monstre ?
prompt-prepare = Vous affrontez { $foe_the } ; votre santé est de { $health }. Utiliser quelque chose pour vous préparer ?
prompt-healing = Phase de soins face { TO($foe_the) } ; votre santé est de { $health }. Utiliser quelque chose ?
prompt-before-monster = C’est { TO($foe_the) } d’attaquer ; votre santé est de { $health }. Utiliser quelque chose avant le lancer ?
prompt-after-monster = Les dés { $foe_of } sont lancés ; votre santé est de { $health }. Utiliser un bouclier ou autre chose ?
prompt-before-hero = Vous allez frapper { $foe_the } ; votre santé est de { $health }. Utiliser quelque chose avant votre lancer ?
prompt-monster-cards = Vous jouez { $foe_the }, avec { $chaos } Chaos. Poser des cartes ?
prompt-duel =
    { $gaar ->
        [0] Force { $foe_of } : { $n }. La modifier, ou passer ?
       *[other] Force { $foe_of } : { $n }. La modifier (Gaars restants : { $gaar }), ou passer ?
    }
prompt-initiative = Frapper { $foe_the } en premier, avant le premier tour de combat ?
prompt-attack = Avec quoi attaquez-vous { $foe_the } ?
prompt-roll-attack = Votre attaque : { $a } et { $b }, { $n } en tout. La modifier ?
prompt-roll-challenge = Votre lancer face à l’élémentaire : { $a } et { $b }, { $n } en tout. Le modifier ?
prompt-roll-seal = Votre lancer : { $a } et { $b }, { $n } en tout. Le modifier ?
prompt-pick-die = Vos dés montrent { $a } et { $b }. Lequel changez-vous ?
prompt-trade-now = Vous avez gagné à un comptoir et ne pouvez pas tout porter. Commercer tout de suite ?
prompt-trophy = Garder { $foe_the } comme trophée ?
prompt-seal = Quelle capacité { OF($seat) } scellez-vous pour ce tour de combat ?
prompt-give-card =
    { $n ->
        [one] Quelle carte donnez-vous ?
       *[other] Quelles { $n } cartes donnez-vous, une par une ?
    }
prompt-hand-limit =
    { $n ->
        [one] Vous avez { $n } carte de trop. Défaussez ou échangez.
       *[other] Vous avez { $n } cartes de trop. Défaussez ou échangez.
    }

## Réponses

action-control = Jouer la carte Contrôle
action-gaar = Gaar : relancer le dé { $a }
    .args = n
action-dwurt = Utiliser un Dwurt
action-hope = { $a }
    .args = hope-use
action-again = Relancer le dé { $a }
    .args = n
action-turn = Retourner le dé { $a }
    .args = n
action-attack = Attaquer avec { $a_the }
    .args = tile
action-card =
    { $b ->
        [one] Jouer { $a }
       *[other] Jouer { $a } × { $b }
    }
    .args = card n
action-seal = Sceller { $a_the }
    .args = tile
action-keep = Le garder
action-exchange = Échanger quatre cartes Argent contre une carte Or
action-coin = { $a }
    .args = coin-for
action-give_card = Donner { $a_the }
    .args = card
action-drop_card = Défausser { $a_the }
    .args = card

## Mots dans d’autres phrases

hope-use-plus = Espoir : +1
hope-use-damage = Espoir : +1 et 1 dégât
hope-use-gaar = Espoir : prendre un Gaar
coin-for-silver = Donner quatre cartes Argent pour une pièce
coin-for-gold = Donner une carte Or pour une pièce
card-silver = carte Argent
card-gold = carte Or

## Ce qui se passe

event-card-drawn =
    { $seat_you ->
        [yes] Vous piochez une { $metal } : { $card }.
       *[no] { $seat } pioche une { $metal }.
    }
event-coin =
    { $seat_you ->
        [yes] Vous donnez des cartes contre une pièce.
       *[no] { $seat } donne des cartes contre une pièce.
    }
event-exchanged =
    { $seat_you ->
        [yes] Vous échangez quatre cartes Argent contre une carte Or.
       *[no] { $seat } échange quatre cartes Argent contre une carte Or.
    }
event-card-dropped =
    { $seat_you ->
        [yes] Vous défaussez { $card_the }.
       *[no] { $seat } défausse { $card_the }.
    }
event-own-control =
    { $seat_you ->
        [yes] Vous piochez votre propre carte Contrôle ; vous la gardez si vous n’en avez pas déjà une.
       *[no] { $seat } pioche sa propre carte Contrôle ; on n’en garde jamais plus d’une.
    }
event-meets =
    { $seat_you ->
        [yes] Vous affrontez { $foe_the }.
       *[no] { $seat } affronte { $foe_the }.
    }
event-meets-player =
    { $seat_you ->
        [yes] Vous affrontez { $foe_the }, que joue { $other }.
       *[no] { $other_you ->
            [yes] { $seat } affronte { $foe_the }, que vous jouez.
           *[no] { $seat } affronte { $foe_the }, que joue { $other }.
        }
    }
event-combat-round = Tour de combat { $n }.
event-damage = Dégâts infligés { TO($foe_the) } : { $n }.
event-card-drained =
    { $seat_you ->
        [yes] Vous perdez { $card_the }.
       *[no] { $seat } perd { $card_the }.
    }
event-struck-dead =
    { $seat_you ->
        [yes] Le coup vous tue net.
       *[no] Le coup tue net { $seat }.
    }
event-regenerated = Santé regagnée par { $foe_the } : { $n }.
event-stolen =
    { $seat_you ->
        [yes] Le monstre vous vole { $n ->
            [one] { $n } Gaar
           *[other] { $n } Gaars
        }.
       *[no] Le monstre vole { $n ->
            [one] { $n } Gaar
           *[other] { $n } Gaars
        } { TO($seat) }.
    }
event-sealed =
    { $seat_you ->
        [yes] Capacité scellée pour ce tour de combat : { $tile }.
       *[no] Capacité { OF($seat) } scellée pour ce tour de combat : { $tile }.
    }
event-card-played =
    { $n ->
        [one] Carte jouée pour { $foe_the } : { $card }.
       *[other] Cartes jouées pour { $foe_the } : { $card } × { $n }.
    }
event-stunned = Un étourdissement empêche { $foe_the } d’attaquer.
event-monster-rolled = Lancer { $foe_of } : { $dice }.
event-monster-rerolled = Le dé montre maintenant { $n }.
event-monster-gaar = Le monstre dépense un Gaar ; son dé montre maintenant { $n }.
event-gaar-duel =
    { $own ->
        [1] Le héros dépense un Gaar sur le lancer { $foe_of }.
       *[0] Le joueur-monstre dépense un Gaar sur le lancer { $foe_of }.
    }
event-monster-strength = Attaque { $foe_of } : force { $n }.
event-no-attack =
    { $seat_you ->
        [yes] Vous n’avez rien pour attaquer.
       *[no] { $seat } n’a rien pour attaquer.
    }
event-exhausted =
    { $seat_you ->
        [yes] Au bout du tour de combat { $n }, vous tombez d’épuisement.
       *[no] Au bout du tour de combat { $n }, { $seat } tombe d’épuisement.
    }
event-attacks =
    { $seat_you ->
        [yes] Vous attaquez avec { $tile_the }.
       *[no] { $seat } attaque avec { $tile_the }.
    }
event-struck =
    { $seat_you ->
        [yes] Force { $strength } : vous infligez { $n -> 
            [one] { $n } dégât
           *[other] { $n } dégâts
        } { TO($foe_the) }.
       *[no] Force { $strength } : { $seat } inflige { $n -> 
            [one] { $n } dégât
           *[other] { $n } dégâts
        } { TO($foe_the) }.
    }
event-hero-rolled =
    { $seat_you ->
        [yes] Vous obtenez { $a } et { $b }.
       *[no] { $seat } obtient { $a } et { $b }.
    }
event-gaar =
    { $seat_you ->
        [yes] Vous dépensez un Gaar.
       *[no] { $seat } dépense un Gaar.
    }
event-dwurt =
    { $seat_you ->
        [yes] Vous dépensez un Dwurt.
       *[no] { $seat } dépense un Dwurt.
    }
event-rerolled =
    { $seat_you ->
        [yes] Le dé montre maintenant { $n }.
       *[no] Le dé { OF($seat) } montre maintenant { $n }.
    }
event-hero-total =
    { $seat_you ->
        [yes] Votre total est de { $n }.
       *[no] Le total { OF($seat) } est de { $n }.
    }
event-hope = Le dé de l’Espoir monte à { $n }.
event-hope-plus =
    { $seat_you ->
        [yes] Vous dépensez de l’Espoir pour +1 ; il en reste { $n }.
       *[no] { $seat } dépense de l’Espoir pour +1 ; il en reste { $n }.
    }
event-hope-damage =
    { $seat_you ->
        [yes] Vous dépensez de l’Espoir pour +1 et 1 dégât ; il en reste { $n }.
       *[no] { $seat } dépense de l’Espoir pour +1 et 1 dégât ; il en reste { $n }.
    }
event-hope-gaar =
    { $seat_you ->
        [yes] Vous changez de l’Espoir en Gaar ; il en reste { $n }.
       *[no] { $seat } change de l’Espoir en Gaar ; il en reste { $n }.
    }
event-hope-left =
    { $seat_you ->
        [yes] L’Espoir qui vous reste se change en { $n ->
            [one] { $n } Gaar
           *[other] { $n } Gaars
        }.
       *[no] L’Espoir qui reste { TO($seat) } se change en { $n ->
            [one] { $n } Gaar
           *[other] { $n } Gaars
        }.
    }
event-monster-beaten =
    { $seat_you ->
        [yes] Vous venez à bout { $foe_of }.
       *[no] { $seat } vient à bout { $foe_of }.
    }
event-no-reward =
    { $seat_you ->
        [yes] Votre réputation dépasse { $n } : pas de récompense.
       *[no] La réputation { OF($seat) } dépasse { $n } : pas de récompense.
    }
event-trophy =
    { $seat_you ->
        [yes] Vous gardez { $foe_the } en trophée.
       *[no] { $seat } garde { $foe_the } en trophée.
    }
event-loot =
    { $seat_you ->
        [yes] Votre butin : { $goods }.
       *[no] Butin { OF($seat) } : { $goods }.
    }
event-freed =
    { $seat_you ->
        [yes] Vous délivrez { $space_the }.
       *[no] { $seat } délivre { $space_the }.
    }
event-fell =
    { $seat_you ->
        [yes] Vous tombez face { TO($foe_the) } et vous réveillez à la Chapelle.
       *[no] { $seat } tombe face { TO($foe_the) } et se réveille à la Chapelle.
    }
event-captured =
    { $seat_you ->
        [yes] Vous prenez un jeton { TO($other) }.
       *[no] { $other_you ->
            [yes] { $seat } vous prend un jeton.
           *[no] { $seat } prend un jeton { TO($other) }.
        }
    }
event-died =
    { $seat_you ->
        [yes] Vous mourez, vous réveillez à la Chapelle et perdez { amount-rep }.
       *[no] { $seat } meurt, se réveille à la Chapelle et perd { amount-rep }.
    }
event-combat-card = La carte Combat montre { $a } et { $b } ; Gaar : { $gaar }, Chaos : { $chaos }.
event-reserve-card = Une carte de la réserve est retournée : { $card }.
event-reserve-traded = Cartes Argent de la réserve changées en une carte Or : { $n }.

## Refus

why-engaged = Cette tuile est engagée jusqu’à la prochaine manche.
why-sealed = Cette capacité est scellée pour ce tour de combat.
why-not-now = Vous ne pouvez pas utiliser cela maintenant.
why-nothing-engaged = Aucune de vos tuiles n’est engagée.
why-no-essence = Vous n’avez aucune essence à utiliser ainsi.
why-not-held = Vous ne l’avez pas.
why-not-worn = Cette tuile n’est pas sur votre plateau : elle n’agit qu’une fois équipée ou apprise.
why-spent = Vous l’avez déjà utilisé pendant cette attaque.
why-other-weapon = Cela n’accompagne qu’une attaque portée avec cette arme.
why-no-effect = Aucun de ses effets ne s’applique en l’état.
why-needs-set = Il vous faut porter un set d’armure de { $n } pièces.
why-gem-not-set = Seules les gemmes serties sur un équipement porté s’utilisent.
why-gem-inactive = Cette gemme est inactive jusqu’à la prochaine manche.
why-no-gaar = Il ne vous reste aucun Gaar.
why-no-gaar-for-skoldur = Skoldur ne dépense pas de Gaars sur les lancers ; changez-les en Dwurts.
why-no-dwurt = Vous n’avez pas assez de Dwurts.
why-no-hope = Il n’y a pas assez de points sur le dé de l’Espoir.
why-no-chaos = Il ne vous reste aucun Chaos.
why-too-few-cards = Vous n’avez pas assez d’exemplaires de cette carte, ou elle n’a pas cette section.
why-immune = Le monstre est immunisé : cela n’aurait aucun effet.
why-no-initiative = Avant le premier tour de combat, seules les tuiles Initiative attaquent.
why-only-initiative = Cette tuile n’attaque qu’avant le premier tour de combat.
why-must-fight = Un monstre se dresse devant vous : impossible d’aller ailleurs.
