### Mots des panneaux des héros, de l’étal et du combat : plateaux Héros, comptoirs, le duel.

board-times = { $n } × { $what }

## Le plateau Héros

board-hero-unchosen = { $name } n’a pas encore de héros.
board-hero-health = Santé : { $n } sur { $max }
board-hero-gold = Or : { $n }
board-hero-rep = Réputation : { $n }
board-hero-gaar = Gaar : { $n }
board-hero-dwurt = Dwurt : { $n }
board-hero-dwurt-die = Dé de Dwurt : { $n }
board-hero-deaths = Morts : { $n }
board-hero-slots = Emplacements du plateau Héros
board-hero-opened-where = Dans un comptoir, on ouvre les emplacements verrouillés, on dévoile les tuiles cachées et on les apprend.
board-hero-equipment = Armure et orfèvrerie
board-hero-empty = vide
board-hero-locked = verrouillé
board-hero-opens = S’ouvre contre { $prices }
board-hero-unlock = Ouvrir cet emplacement
board-hero-engaged = engagée
board-hero-engaged-means = Engagée : inutilisable tant qu’elle n’est pas désengagée.
board-hero-sealed = scellée
board-hero-gem-used = { $gem }, déjà utilisée
board-hero-gem-slot = Emplacement Gemme libre
board-hero-stones = Gemmes et essences
board-hero-no-stones = Ni gemme ni essence libre.
board-hero-of = { $n } sur { $of } emplacements
board-hero-sacks =
    { $n ->
        [one] { $n } besace
       *[other] { $n } besaces
    }
board-hero-excess =
    { $n ->
        [one] { $n } objet ne tient pas et doit partir.
       *[other] { $n } objets ne tiennent pas et doivent partir.
    }
board-hero-no-things = Rien dans les besaces.
board-hero-cards = Cartes en main
board-hero-silver =
    { $n ->
        [one] { $n } carte Argent
       *[other] { $n } cartes Argent
    }
board-hero-gold-cards =
    { $n ->
        [one] { $n } carte Or
       *[other] { $n } cartes Or
    }
board-hero-control = Détient une carte Contrôle
board-hero-no-cards = Aucune carte.
board-hero-reserve = Tuiles dévoilées
board-hero-hidden =
    { $n ->
        [0] aucune cachée
        [one] { $n } encore cachée
       *[other] { $n } encore cachées
    }
board-hero-costs =
    { $n ->
        [one] Coûte { $n } pièce d’or
       *[other] Coûte { $n } pièces d’or
    }
board-hero-arrange = Ranger ses affaires
board-hero-arrange-tip = Touchez un objet et choisissez sa place, ou faites-le glisser : sur un emplacement, ou une gemme sur une tuile.
board-hero-arrange-done = Fini de ranger
board-hero-overflow-tip = Tout ne tient pas : utilisez, équipez ou défaussez quelque chose.
board-hero-close = Fermer

## L’étal

board-shop-offers = En vente aux comptoirs
board-shop-yours = Vous commercez ici.
board-shop-waits = Le comptoir attend votre décision.
board-answer-shop = Touchez un article, un service ou une tuile sur le plateau.
board-shop-theirs = { $name } commerce ici.
board-shop-leave = Quitter le comptoir
board-shop-tax = Vous devez une taxe au propriétaire de ce comptoir : vendez d’abord quelque chose.
board-shop-on-sale = En vente
board-shop-empty = Rien n’est en vente.
board-shop-price =
    { $n ->
        [one] Prix : { $n } pièce d’or
       *[other] Prix : { $n } pièces d’or
    }
board-shop-copies = Exemplaires : { $n }
board-shop-buy =
    { $n ->
        [one] Acheter pour { $n } pièce d’or
       *[other] Acheter pour { $n } pièces d’or
    }
board-shop-wear = Acheter et équiper
board-shop-wear-for = Acheter et équiper à la place de : { $tile }
board-shop-instead = Vous portez : { $tile }
board-shop-free-slot = Un emplacement est libre pour cette tuile.
board-shop-no-slot = Aucun de vos emplacements ouverts ne convient.
board-due =
    { $n ->
        [one] Pour cela, vous devez { $n } pièce d’or à d’autres.
       *[other] Pour cela, vous devez { $n } pièces d’or à d’autres.
    }
board-shop-learn =
    { $n ->
        [one] Apprendre pour { $n } pièce d’or
       *[other] Apprendre pour { $n } pièces d’or
    }
board-shop-relearn =
    { $n ->
        [one] Apprendre pour { $n } pièce d’or à la place de…
       *[other] Apprendre pour { $n } pièces d’or à la place de…
    }
board-shop-unlock = Ouvrir ({ $slot }, nᵒ { $n }) contre { $prices }
board-shop-why = Pourquoi ?
board-shop-why-label = Impossible : { $what }. Pourquoi ?
board-shop-renew = Renouveler l’offre
board-shop-free = { $what } (gratuit)
board-shop-for =
    { $n ->
        [one] { $what } ({ $n } pièce d’or)
       *[other] { $what } ({ $n } pièces d’or)
    }
board-shop-services = Services
board-shop-heal =
    { $gold ->
        [one] Soigner { $n } pour { $gold } pièce d’or (santé { $now } sur { $max })
       *[other] Soigner { $n } pour { $gold } pièces d’or (santé { $now } sur { $max })
    }
board-shop-gaar =
    { $n ->
        [one] Acheter un Gaar pour { $n } pièce d’or
       *[other] Acheter un Gaar pour { $n } pièces d’or
    }
board-shop-own = Tuiles du héros
board-shop-own-none = Aucune tuile dévoilée à apprendre ou à acheter.
board-shop-reveal = Dévoiler des tuiles
board-shop-sell = Vendre
board-shop-sell-none = Rien à vendre.
board-shop-sell-for = Vendre pour { $what }
board-shop-sell-nothing = Céder sans rien recevoir
board-shop-gold =
    { $n ->
        [one] { $n } pièce d’or
       *[other] { $n } pièces d’or
    }
board-shop-rep = { amount-rep }
board-shop-gem = une gemme
board-shop-worn = en place, emplacement { $n }

## Le duel

board-duel-none = Il n’y a pas encore eu de combat.
board-duel-title = { $hero } contre { $foe }
board-duel-was = Le dernier combat : { $hero } contre { $foe }
board-duel-chance = héros { $n } %
board-duel-odds =
    { $least ->
        [yes] En jouant au mieux, le héros gagne dans au moins { $n } % des cas
       *[no] En jouant au mieux, le héros gagne dans { $n } % des cas
    }
board-duel-odds-ahead =
    { $least ->
        [yes] Vos chances de gagner : au moins { $n } %
       *[no] Vos chances de gagner : { $n } %
    }
board-duel-odds-ahead-more = risque de mourir : { $die } % ; vous perdez { $wounds } de santé en moyenne
board-duel-odds-more = meurt dans { $die } % des cas et perd { $wounds } de santé en moyenne
board-result =
    { $ends ->
        [yes] { $what ->
            [damage] { $roll } : { $harm }, mortel pour le monstre
           *[wounds] { $roll } : { $harm }, mortel
        }
        [maybe] { $what ->
            [damage] { $roll } : { $harm }, peut tuer
           *[wounds] { $roll } : { $harm }, peut être mortel
        }
       *[no] { $roll } : { $harm }
    }
board-result-roll = { $n }
board-result-rolls = de { $low } à { $high }
board-result-wounds =
    { $still ->
        [yes] { $n ->
            [0] toujours aucune blessure
            [one] toujours { $n } blessure
           *[other] toujours { $n } blessures
        }
       *[no] { $n ->
            [0] aucune blessure
            [one] { $n } blessure
           *[other] { $n } blessures
        }
    }
board-result-wounds-range = blessures : { $least } à { $most }
board-result-damage =
    { $still ->
        [yes] { $n ->
            [0] toujours aucun dégât
            [one] toujours { $n } dégât
           *[other] toujours { $n } dégâts
        }
       *[no] { $n ->
            [0] aucun dégât
            [one] { $n } dégât
           *[other] { $n } dégâts
        }
    }
board-result-damage-range = dégâts : { $least } à { $most }
board-result-health = santé ensuite : { $n }
board-fight-on = Poursuivre le combat au mieux
board-fight-on-more = Aucune question tant que les chances ne tombent pas sous { $n } ; jetons et pièces ne servent que s’ils rapportent au moins { $gain }.
board-lead-on = Jouer le monstre au mieux
board-lead-on-more = Aucune question pendant ce combat ; jetons et cartes ne servent que s’ils rapportent au moins { $gain }.
board-fighting-on = Le combat se poursuit au mieux…
board-leading-on = Le monstre est joué au mieux…
board-fight-stop = Arrêter : c’est moi qui décide
board-fight-floor = tant que mes chances sont d’au moins
board-duel-track = Déroulement du combat
board-duel-before = Avant le premier tour de combat
board-duel-round = Tour de combat { $n }
board-duel-phase-prepare = Préparation
board-duel-phase-initiative = Initiative
board-duel-phase-heal-1 = Soins
board-duel-phase-foe = Attaque du monstre
board-duel-phase-heal-2 = Soins
board-duel-phase-hero = Attaque du héros
board-duel-step-foe-a = A : ce qui s’utilise avant le lancer du monstre
board-duel-step-foe-b = B : le lancer du monstre
board-duel-step-foe-c = C : Gaars et cartes à tour de rôle, puis les boucliers
board-duel-step-foe-d = D : les blessures
board-duel-step-hero-a = A : Malédictions, et ce qui s’utilise avant le lancer
board-duel-step-hero-b = B : le choix d’une arme
board-duel-step-hero-c = C : le lancer et ce qui le change
board-duel-step-hero-d = D : les dégâts
board-duel-acts = doit agir
board-duel-turn-hero =
    { $you ->
        [yes] À vous, avec le héros.
       *[no] { $name } agit pour le héros.
    }
board-duel-turn-foe =
    { $you ->
        [yes] À vous : vous jouez le monstre.
       *[no] { $name } agit pour le monstre.
    }
board-duel-prize = Si le héros tombe, vous prenez un de ses jetons, qui compte à la fin.
board-duel-in-turn = Le héros et le monstre agissent tour à tour, jusqu’à ce que les deux aient passé.
board-duel-last-pass = L’autre camp a passé ; si celui-ci passe aussi, la force reste à { $n }.
board-duel-if-pass =
    { $you ->
        [yes] Si vous passez, la force reste à { $n }.
       *[no] Si { $name } passe, la force reste à { $n }.
    }
board-duel-led-by = joué par { $name }
board-duel-alone = joué par les cartes Combat et les réserves
board-duel-foe-health = Santé du monstre : { $n } sur { $max }
board-duel-foe-gaar = Gaars du monstre : { $n }
board-duel-chaos = Chaos : { $n }. Chaque lot de cartes en coûte un.
board-duel-silver-reserve = Cartes Argent en réserve : { $n }
board-duel-gold-reserve = Cartes Or en réserve : { $n }
board-duel-stun =
    { $n ->
        [one] Étourdi : il saute sa prochaine attaque
       *[other] Étourdi : il saute { $n } attaques
    }
board-duel-hope = Dé de l’Espoir : { $n }
board-duel-guard =
    { $n ->
        [one] Protégé contre { $n } blessure
       *[other] Protégé contre { $n } blessures
    }
board-duel-penalty = { $n } aux lancers du héros
board-duel-weapon = Attaque avec { $tile }
board-duel-ready = Tuiles du héros
board-duel-sealed = Scellé pour ce tour de combat : { $tiles }
board-duel-air = Air : le plus haut de deux dés est retourné
board-duel-earth = Terre : +{ $n } à chaque lancer
board-duel-foe-roll = { $foe } : lancer
board-duel-hero-roll = { $hero } : lancer
board-duel-strength = Force { $n }
board-duel-no-band = sous toutes les fourchettes : rien
board-duel-band-wounds =
    { $n ->
        [one] { $n } blessure dans cette fourchette
       *[other] { $n } blessures dans cette fourchette
    }
board-duel-band-damage =
    { $n ->
        [one] { $n } dégât dans cette fourchette
       *[other] { $n } dégâts dans cette fourchette
    }
board-duel-more = + { $n } de plus
board-duel-less = − { $n } de moins
board-duel-spared = − { $n } de protection
board-duel-total-wounds =
    { $n ->
        [one] = { $n } blessure
       *[other] = { $n } blessures
    }
board-duel-total-damage =
    { $n ->
        [one] = { $n } dégât
       *[other] = { $n } dégâts
    }
board-duel-played = Cartes jouées pour le monstre
board-duel-gaar = Gaar : relancer le dé { $n } ({ $face }), { $change }
board-duel-change-foe = ce qu’ajoutent ou retirent cartes, Gaars, tuiles et Terre
board-duel-change-hero = ce qu’ajoutent ou retirent le monstre, les cartes, les Gaars, les tuiles, l’Espoir et la Terre
board-duel-again = Relancer le dé { $n } ({ $face })
board-duel-turn = Retourner le dé { $n } ({ $face })
board-duel-pass-duel = Passer
board-duel-pass-monster-cards = Ne jouer aucune carte
board-duel-pass-initiative = Renoncer à l’attaque d’initiative
board-duel-done-prepare = Commencer le combat
board-duel-done-healing = Continuer
board-duel-done-before-monster = Rien de plus : laisser le monstre lancer
board-duel-done-after-monster = Rien de plus : subir les blessures
board-duel-done-before-hero = Rien de plus : attaquer
board-duel-done-roll-attack = Garder ce lancer
board-duel-done-pick-die = Garder les deux
board-duel-card-symbols = Symboles Gaar : { $gaar }, symboles Chaos : { $chaos }
board-duel-card-dice = Sa carte Combat tient lieu de lancer : { $a } et { $b }.
board-duel-card-no-gaar = Aucun symbole Gaar : aucun dé n’est relancé.
board-duel-card-gaar =
    { $n ->
        [one] { $n } symbole Gaar : il peut dépenser un Gaar pour { $change } et relancer son dé le plus bas, si ce dé est bas.
       *[other] { $n } symboles Gaar : pour chacun il peut dépenser un Gaar pour { $change } et relancer son dé le plus bas, si ce dé est bas.
    }
board-duel-card-rerolled = Relancé : { $dice }.
board-duel-card-not-rerolled = Il n’a rien relancé.
board-duel-card-no-chaos = Aucun symbole Chaos : il ne joue aucune carte des réserves.
board-duel-card-chaos =
    { $n ->
        [one] { $n } symbole Chaos : il peut dépenser un Chaos pour un lot de cartes des réserves, l’Or d’abord.
       *[other] { $n } symboles Chaos : pour chacun, il peut dépenser un Chaos pour un lot de cartes des réserves, l’Or d’abord.
    }
board-duel-card-no-action = Il lui manquait du Chaos ou des cartes.
board-duel-card-turned = Retournées des réserves : { $cards }.
board-duel-reserves = Reste dans les réserves : { $silver } Argent, { $gold } Or.
board-duel-told = Le combat jusqu’ici
