### Les mots propres aux plateaux et panneaux d’Euthia : carte, décision, scénario, quêtes, héros, décompte, récit.

## Où en est un scénario

story-medals = Plus basse réputation finale : { $bronze } pour le bronze, { $silver } pour l’argent, { $gold } pour l’or.
story-villagers =
    { $handed ->
        [one] { $seat } : { $n } villageois en route, { $handed } ramené.
       *[other] { $seat } : { $n } villageois en route, { $handed } ramenés.
    }
story-witness = Témoin retrouvé : { $witness }.
story-witness-heard = Témoin retrouvé : { $witness }, entendu par { $seats }.
story-clues =
    { $n ->
        [one] { $seat } : { $n } indice.
       *[other] { $seat } : { $n } indices.
    }
story-beaten =
    { $n ->
        [one] { $seat } : { $n } adversaire vaincu.
       *[other] { $seat } : { $n } adversaires vaincus.
    }
story-stage = { $foe } : stade { $n } sur { $of }, dégâts { $damage } sur { $health }.
story-dealt = { $n -> 
        [one] { $seat } : { $n } dégât à ce stade.
       *[other] { $seat } : { $n } dégâts à ce stade.
    }
story-dragon-beaten = Le dragon est vaincu.
story-razed =
    { $limited ->
        [yes] Comptoirs rasés : { $n } ({ $most } au plus).
       *[no] Comptoirs rasés : { $n }.
    }
story-event = Événement de cette manche : { $event }.
story-legend = Légende à accomplir : { $legend }.
story-legend-done = { $legend } : accomplie par { $seat }.
story-spell = Compteur du sortilège : { $n }.
story-golem-coming = Le Golem arrive à la manche { $n }.
story-spell-points =
    { $n ->
        [one] { $seat } : { $n } point ôté du compteur.
       *[other] { $seat } : { $n } points ôtés du compteur.
    }
story-emblems = Emblèmes posés : { $n } sur { $of }.
story-sealed =
    { $n ->
        [one] { $seat } : { $n } emblème scellé.
       *[other] { $seat } : { $n } emblèmes scellés.
    }
story-faer = { $seat } détient le pouvoir du Faër.
story-revocable = Encore à révoquer : { $air_water } d’Air et d’Eau, { $earth_fire } de Terre et de Feu.
story-revoked = { $seat } : { $n } d’Air et d’Eau, { $other } de Terre et de Feu révoqués.
story-abyss-open = Abîme du chapitre { $n } : ouvert.
story-seal = Abîme du chapitre { $n } : scellé par { $seat }.
story-demon = { $seat } a vaincu le Démon de magma.

## La carte

board-map-label = Carte des territoires. Les flèches vont de case en case ou, avec Maj, déplacent la carte ; Entrée choisit, plus et moins changent l’échelle. Toutes les cases figurent aussi sous « Cases ».
board-map-hint = Appuyez sur une case pour voir ce qui s’y trouve.
board-picked = La case choisie
board-zoom = Parcourir la carte
board-zoom-in = Plus près
board-zoom-out = Plus loin
board-zoom-all = Toute la carte
board-zoom-hero = Votre héros
board-lay-here = Poser ici la nouvelle tuile (endroit { $n })
board-place-n = Endroit { $n }
board-show-on-map = Montrer sur la carte
board-percent = { $n } %
board-why-not = Pourquoi pas : { $what }

## Une case

board-part-of = { $tile }, chapitre { $chapter }
board-monster-level = Monstre de niveau { $n }
board-back = Dos de sa carte : { $health } de santé, { $wounds ->
    [0] son attaque peut rester sans effet
    [one] au moins { $wounds } blessure par attaque
   *[other] au moins { $wounds } blessures par attaque
  }
board-back-known = Sa carte est connue : { $name }
board-back-limit = Récompense des héros d’au plus { amount-rep }
board-loot = Butin : { $goods }
board-freed-by = Délivrée par { $seat }
board-freed = Délivrée
board-trade-token = Jeton Commerce { OF($seat) }
board-tokens = Jetons Interaction { OF($names) }
board-heroes-here = Ici : { $names }
board-griffin-here = Le Griffon est ici
board-dragon-here = Le dragon est ici
board-golem-here = Le Golem est ici
board-ruined = En ruine : on ne peut qu’y combattre
board-gone = Son élémentaire ou son monstre n’est plus là
board-land-mountain = Mine : un jeton Extraction donne une ressource naturelle, une fois par héros
board-land-lake = Mine : un jeton Extraction donne une ressource naturelle, une fois par héros
board-land-cavern = Mine : un jeton Extraction donne une ressource naturelle, une fois par héros
board-land-treasure = Trésor : le premier héros arrivé le prend gratuitement
board-land-elemental = Élémentaire : chaque héros peut le défier une fois, en lançant les dés
board-land-portal = Portail : mène gratuitement à tout autre portail
board-land-merchant = Comptoir : il faut un jeton Commerce
board-land-alchemist = Comptoir : il faut un jeton Commerce
board-land-tower = Comptoir : il faut un jeton Commerce ; le centre s’ouvre une fois délivrées les cases qui l’entourent
board-land-encounter = Rencontre : ses quêtes s’accomplissent ici, sans jeton
board-land-chapel = Chapelle : soins et potions contre des pièces d’or
board-emblem = Jetons Emblème : { $n }
board-emblem-farruga = Protégée
board-emblem-rescue = Villageois en détresse : { $n }
board-lair = Tanière : { $name }
board-power-air = Le pouvoir de l’Air : le plus haut de deux dés différents est retourné, pour les deux camps en combat
board-power-earth = Le pouvoir de la Terre : chaque lancer gagne { $n }, pour les deux camps en combat
board-power-quenched = Le Feu et l’Eau se rencontrent ici et s’annulent.
board-power-water =
    { $n ->
        [one] Le pouvoir de l’Eau : le héros qui entre récupère { $n } de santé
       *[other] Le pouvoir de l’Eau : le héros qui entre récupère { $n } de santé
    }
board-power-fire =
    { $n ->
        [one] Le pouvoir du Feu : le héros qui entre subit { $n } blessure
       *[other] Le pouvoir du Feu : le héros qui entre subit { $n } blessures
    }
board-spaces-filter = Quelles cases
board-spaces-all = Toutes
board-spaces-can = Au choix
board-spaces-near = Monstres
board-spaces-none = Aucune case de ce genre.

## Panneaux

board-round = Manche { $n } sur { $of }
board-loading = Déploiement de la carte…
board-tabs = Panneaux
board-tab-quests = Quêtes
board-tab-scenario = Scénario
board-tab-offer = En vente
board-tab-spaces = Cases
board-tab-heroes = Héros
board-tab-fight = Combat
board-tab-history = Historique
board-waiting = On attend
board-undo = Annuler
board-whose-board = Quel plateau est montré
board-heroes = Les héros

## La décision

board-group-map = Aller
board-group-here = Ici
board-group-tokens = Jetons Action
board-group-things = Objets et capacités
board-group-other = Autres
board-tip-map = Choisissez une case éclairée sur la carte.
board-tip-lay = Choisissez un endroit éclairé sur la carte.
board-tip-walk-short = Touchez une case à l’intérieur du pointillé.
board-tip-walk = Touchez une case à l’intérieur du pointillé pour voir le chemin et les jetons qu’il demande. Un jeton donne soit ses points de mouvement, soit son action ; un combat demande un jeton Combat.
board-tip-no-token = Il ne reste aucun jeton Action pour se déplacer.
board-tip-fights = Le chiffre près d’un monstre donne vos chances de gagner.
board-tip-nowhere = Vous ne pouvez aller nulle part : des monstres barrent la route, et vous n’avez pas d’action Combat.
board-way-steps = { $n ->
    [one] { $n } pas
   *[other] { $n } pas
}
board-way-tokens = { $n ->
    [one] Dépense un jeton : { $tokens }
   *[other] Dépense { $n } jetons : { $tokens }
}
board-way-fire = Feu en chemin : { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
}
board-way-water = L’Eau en chemin soigne jusqu’à { $n }
board-way-fight = Un monstre attend au bout
board-way-go = Y aller
board-way-not = Rester
board-walk =
    { $n ->
        [one] { $token } : { $n } pas
       *[other] { $token } : { $n } pas
    }
board-moves =
    { $n ->
        [one] { $n } point de mouvement
       *[other] { $n } points de mouvement
    }
board-not-now = Impossible pour l’instant ({ $n })
board-odds = { $chance } de chances de gagner
board-odds-hero = le héros gagne dans { $chance } des cas
board-odds-line = Un combat ici : { $win } de chances de gagner, { $die } de mourir ; { $left } ({ $about }).
board-odds-least = au moins { $n } %
board-odds-least-short = ≥{ $n } %
board-odds-exact = c’est décidé
board-odds-about =
    { $n ->
        [one] à { $n } point près
       *[other] à { $n } points près
    }
board-odds-left = reste en moyenne : santé { $health }, Gaars { $gaar }
board-odds-when-token = Pour un combat dans votre état actuel ; il ne vous reste pas de jeton Combat pour cette manche.
board-odds-when-engaged = Compte tenu des tuiles engagées en ce moment ; elles seront désengagées à la prochaine manche.
board-odds-when-more = C’est un minimum : les pièces payantes, les essences autres que l’Eau et les potions qui ne soignent pas ne sont pas comptées, et ne peuvent que l’améliorer.
board-odds-to-come = Calcul des chances…
board-odds-means = Calculé d’après ce que vous pouvez savoir : ce que vous avez, la carte du monstre ou son dos, aucune autre main que la vôtre. On suppose que les deux camps jouent au mieux, Gaars sur les dés adverses et soins compris, et que le joueur-monstre pose ses cartes à la première occasion.
board-token-kept = 2 jetons, dont un gardé
board-done-before-combat = Commencer le combat
board-done-roll-challenge = Garder ce lancer
board-done-roll-seal = Garder ce lancer
board-done-trade = { board-shop-leave }
board-done-arrange = { board-hero-arrange-done }
board-pass-pay-instead = Ne pas payer
board-pass-trophy = Le laisser
board-means-control = Vous lancez les dés et jouez les cartes du monstre, et la carte est défaussée. Si vous êtes plusieurs à jouer la vôtre, on tire au sort, et seule celle-là est défaussée.
board-means-trophy = Un trophée remplit une besace. Certaines quêtes en demandent un, et le Griffon aussi.
board-means-carry = Il s’ajoutera aux trois nouveaux ; tous les autres sont perdus.
board-news = À l’instant
board-news-before =
    { $n ->
        [one] { $n } autre ligne dans l’historique
       *[other] { $n } autres lignes dans l’historique
    }

## Le scénario

board-goal-done = { $n } sur { $of }
board-goal-rivals = La plus haute réputation finale l’emporte.
board-track = Manches
board-round-now = Manche { $n }, en cours
board-round-past = Manche { $n }, passée
board-round-next = Manche { $n }
board-stands = Situation
board-special-rules = Règles particulières
board-all-rules = Toutes les règles du scénario
board-no-special = Aucune règle particulière : le jeu de base.
board-stack = Pile Territoire
board-stack-left =
    { $n ->
        [one] Chapitre { $chapter } : { $n } tuile à venir
       *[other] Chapitre { $chapter } : { $n } tuiles à venir
    }
board-stack-empty = La pile est vide : la carte est complète.
board-backs = Pioches de monstres
board-bounty = Prime
board-bounties-left =
    { $n ->
        [0] Aucune autre prime
        [one] Encore { $n } prime
       *[other] Encore { $n } primes
    }
board-no-bounty = Aucune tête n’est mise à prix.
board-challenges = Défis des élémentaires
board-scores = Ce qui compte à la fin
board-scores-means = La réputation gagnée, 1 pour { $n } pièces d’or de richesse, et ceci pour un, deux, trois ou plus de chaque sorte :
board-scores-deaths = Chaque mort : { $n } de moins
board-scores-row = { $what } : { $values }
board-reserves = Réserves des monstres
board-reserve-silver =
    { $n ->
        [one] { $n } carte Argent
       *[other] { $n } cartes Argent
    }
board-reserve-gold =
    { $n ->
        [one] { $n } carte Or
       *[other] { $n } cartes Or
    }
board-difficulty = Difficulté : { $what }
board-final-round = Une manche finale suit la dernière.
board-first = Premier joueur

## Quêtes

board-no-quests = Aucune rencontre pour l’instant : explorez la carte.
board-quests-left =
    { $n ->
        [0] Aucune autre quête dans la pile
        [one] Encore { $n } quête dans la pile
       *[other] Encore { $n } quêtes dans la pile
    }
board-quests-done = Accomplies par { $seat } : { $names }

## Héros

board-hero = Héros
board-health = Santé : { $n } sur { $of }
board-gold =
    { $n ->
        [one] { $n } pièce d’or
       *[other] { $n } pièces d’or
    }
board-reputation = Réputation : { $n }
board-gaar = Gaar : { $n }
board-dwurt = Dwurt : { $n }
board-silver-cards = Cartes Argent en main : { $n }
board-gold-cards = Cartes Or en main : { $n }
board-played-by = Aux mains { OF($seat) }
board-amount-quests = Quêtes accomplies : { $n }
board-amount-trophies = Trophées : { $n }
board-quest-done-by = Accomplie par { $seats }
board-quest-now = Vous pouvez l’accomplir maintenant.
board-column-health = Santé
board-column-reputation = Réputation
board-column-gold = Pièces d’or
board-column-silver = Cartes Argent
board-column-gold_cards = Cartes Or
board-column-quests = Quêtes
board-column-trophies = Trophées
board-column-deaths = Morts
board-muster = Héros au choix
board-begins-with = Possède au début
board-choose-hero = Jouer { $name }
board-no-hero = Pas encore de héros

## Le décompte et le récit

board-won =
    { $n ->
        [one] Victoire { OF($names) }
       *[other] Victoire { OF($names) }
    }
board-won-together = L’objectif est atteint : victoire
board-lost-together = L’objectif n’est pas atteint : la partie est perdue
board-medal = Médaille de la Chasse : { $medal }
board-final = Le décompte final
board-part = Points pour
board-total = Total
board-no-history = Rien ne s’est encore passé.
board-history-round = Manche { $n }
