### Ce qui est écrit sur le plateau de Monster Lands : effets des cartes et des jetons, titres, légendes, chances. Ce qui se dit à table est dans table.ftl.

## Ce que font les cartes et les jetons

attempt-mission = les missions
attempt-capture = les captures
attempt-kill = les éliminations
attempt-conquest = les conquêtes
occasion-capture = une capture
occasion-kill = une élimination
occasion-conquest = une conquête
occasion-mine = un passage à la Mine
display-tavern = un mercenaire de la Taverne
display-bazaar = une carte Équipement du Bazar
display-loot = un jeton Butin
forbidden-potion = les potions
forbidden-venom = les venins
forbidden-defence_talent = les talents Défense
forbidden-weapon = les Armes
effect-defend =
    { $n ->
        [one] Annule { $n } touche
       *[other] Annule { $n } touches
    }{ $against ->
        [all] {""}
       *[other] {" "}des monstres { $against }
    }
effect-reroll =
    { $n ->
        [one] Relance { $n } dé
       *[other] { $n } relances
    } : { $colours }{ $attempts ->
        [all] {""}
       *[other] , pour { $attempts }
    }
effect-die_bonus =
    { $n } à chaque dé { OF($colour) }{ $attempts ->
        [all] {""}
       *[other] , pour { $attempts }
    }
effect-total_bonus =
    { $n } au total{ $attempts ->
        [all] {""}
       *[other] , pour { $attempts }
    }
effect-redirect =
    { $n ->
        [one] Dévie { $n } dé d’Attaque vers une expédition adjacente
       *[other] Dévie { $n } dés d’Attaque vers une expédition adjacente
    }
effect-traps_to_capture =
    { $n ->
        [0] Capture sans piège
        [one] Il faut { $n } piège pour la capture
       *[other] Il faut { $n } pièges pour la capture
    }
effect-storage = De la place pour { $item } de plus
effect-discount = { $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
} de réduction { $building_at }
effect-gain =
    { $on ->
        [any] { $goods }
       *[other] { $goods } lors d’{ $on }
    }
effect-brew =
    { $n ->
        [one] { $n } potion ou venin
       *[other] { $n } potions ou venins
    }
effect-gain_dice = { $dice } pour ce tour
effect-buy_die = Achète { $pay } pour { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        }
effect-exchange = { $pay } contre { $take }
effect-recolour = Change la couleur d’un dé
effect-take = Prend gratuitement { $display }
effect-carry = Emporte { $goods }
effect-trap_dice =
    { $protected ->
        [yes] { $dice }, à l’abri des voleurs
       *[no] { $dice }
    }
effect-steal =
    { $n ->
        [one] Vole { $n } dé : { $colours }
       *[other] Vole { $n } dés : { $colours }
    }
effect-trophy =
    Un trophée de { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, ou { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
effect-affinity_dice =
    { $n ->
        [one] { $n } dé d’Attaque de plus dans une région { $affinity }
       *[other] { $n } dés d’Attaque de plus dans une région { $affinity }
    }
effect-gate_dice =
    { $n ->
        [one] { $n } dé d’Attaque de plus aux Portes
       *[other] { $n } dés d’Attaque de plus aux Portes
    }
effect-auto_hit =
    { $n ->
        [one] { $n } touche de plus, sans dé, à chaque attaque
       *[other] { $n } touches de plus, sans dé, à chaque attaque
    }
effect-splash =
    { $n ->
        [one] Chaque attaque lance aussi { $n } dé contre tous ceux qui sont là
       *[other] Chaque attaque lance aussi { $n } dés contre tous ceux qui sont là
    }
effect-last_hit =
    { $n ->
        [one] Éliminé, inflige { $n } touche à tous ceux qui sont là
       *[other] Éliminé, inflige { $n } touches à tous ceux qui sont là
    }
effect-forbid = Sans effet contre lui : { $what }
effect-drain_glory = Ses blessures coûtent { amount-glory }
effect-panic =
    { $n ->
        [one] Aux Portes, il sème la panique une fois
       *[other] Aux Portes, il sème la panique { $n } fois
    }
effect-storm_gates = Va droit aux Portes
effect-escape = Capturé, il s’échappe vers les Portes

## Titres et légendes du plateau

board-you = Vous
lands-turn = Tour { $turn } sur { $turns }
lands-track = Tours
lands-attack-more =
    { $n ->
        [0] aucun dé d’Attaque supplémentaire
        [one] { $n } dé d’Attaque de plus
       *[other] { $n } dés d’Attaque de plus
    }
lands-first = Premier joueur
lands-at-hand = Maintenant
lands-citadel = La Citadelle
lands-outside = L’Extérieur
lands-missions = Missions
lands-my-clan = Mon clan
lands-clan-board = Plateau de clan
lands-tale = Aventure
lands-spoils = Butin exposé
lands-clans = Clans
lands-pool = Dés
lands-pool-none = Plus aucun dé
lands-pool-yet = Pas encore de dés
lands-members = Membres
lands-stores = Réserves
lands-traps = Pièges
lands-traps-hidden =
    { $n ->
        [one] { $n } piège, face cachée
       *[other] { $n } pièges, face cachée
    }
lands-loot = Butin
lands-trophies = Trophées
lands-regions = Régions
lands-equipment = Équipement
lands-deeds = Missions accomplies : { $n }
lands-dice-left = { $n ->
        [one] { $n } dé restant
       *[other] { $n } dés restants
    }
lands-excess = Excès de gloire : { $n }
lands-wage = Salaire par mercenaire : { $n ->
            [one] { $n } pièce d’or
           *[other] { $n } pièces d’or
        }
lands-slots-free = Emplacements libres : { $n }
lands-slot-empty = emplacement libre
lands-what-tavern = Recruter un mercenaire, ou payer une tournée générale pour changer ceux qui sont là.
lands-what-lair = Acheter autant de pièges exposés que l’on veut, avec un seul dé.
lands-what-bazaar = Acheter un équipement pour l’un de vos membres.
lands-what-laboratory = Prendre des potions ou des venins.
lands-what-armoury = Acheter des jetons Défense, qui annulent des touches.
lands-what-mine = Prendre de l’or.
lands-what-pawn_shop = Laisser autant de dés que l’on veut contre de l’or.
lands-slot-closed = emplacement fermé
lands-slot-die = { $die } ({ $seat })
lands-slot-value = { $die } montrant { $value } ({ $seat })
lands-bargain = Marchandage : un dé de Persuasion plus faible ajoute { $n }
lands-panic = Panique !
lands-closed = Fermé
lands-price = { $n ->
            [one] { $n } pièce d’or
           *[other] { $n } pièces d’or
        }
lands-cost = Coûte { $n ->
            [one] { $n } pièce d’or
           *[other] { $n } pièces d’or
        }
lands-price-now = { $n ->
            [one] { $n } pièce d’or
           *[other] { $n } pièces d’or
        } (dé : { $die } ; prix affiché : { $printed })
lands-die-value = { $die } montrant { $value }
lands-pawn-all = Mettre en gage tous vos dés ({ $n })
lands-reputation = Réputation { $n }
lands-attack = Attaque
lands-capture = Capture
lands-kill = Élimination
lands-attack-n = Dés d’Attaque ici : { $n }
lands-capture-n = Valeur de capture { $n }, rapporte { $goods }
lands-kill-n = Valeur d’élimination { $n }, rapporte { $goods }
lands-trophy-n = Trophée { $n }
lands-damage = Dégâts { $n }
lands-no-monster = Aucun monstre
lands-no-region = Aucune région
lands-gates-quiet = Tout est calme aux Portes
lands-conquest = Conquête { $n }
lands-conquest-gained = Conquête jusqu’ici : { $n }
lands-glory-n = { amount-glory }
lands-managed-use = { $dice } : { $benefit }
lands-managed-by = Gérée par { $name }
lands-unmanaged = Personne ne la gère
lands-used = utilisée
lands-required = Requis : { $dice }
lands-reinforcement = Jusqu’à { $n } de plus : { $colours }
lands-advantage = Avantage : { $text }
lands-objective = Objectif { $n }
lands-mission-takes =
    { $n ->
        [one] { $n } dé à placer : { $colours }
       *[other] { $n } dés à placer : { $colours }
    }
lands-mission-pays = Rapporte { $goods }
lands-mission-penalty = L’échec coûte { amount-glory }
lands-contract-side = Donner { $cost } : { $goods }
lands-expedition = Expédition { $n }
lands-free = libre
lands-here = { $mercenary } ({ $seat })
lands-face-down = Piège, face cachée
lands-leader = leader
lands-wounded = une blessure
lands-away = en expédition
lands-home = au camp
lands-manages = gère { $region }
lands-talent-used = talent utilisé
lands-legend = F Force, M Magie, P Persuasion, A Attaque

## Préparer une expédition

lands-plan = Préparation d’une expédition
lands-plan-where = { $place }, expédition { $n }
lands-plan-who = Qui
lands-plan-dice = Dés
lands-plan-traps = Pièges
lands-plan-tokens = Défense, potion, venin
lands-plan-so-far = Jusqu’ici
lands-plan-nothing = rien encore
lands-plan-cancel = Renoncer
lands-plan-fill = Tout ce qui aide
lands-plan-remove = Retirer : { $name }
lands-note-goods = { $sign }{ $amount }
lands-note-traps = pièges { $n }
lands-note-points = points de trophées { $n }
lands-note-wages = salaires { $n } par tour
lands-note-off = réduction : { $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
}
lands-note-lost =
    { $n ->
        [one] { $name } déserte
       *[other] l’un d’eux déserte : { $name }
    }
lands-note-dies = { $name } meurt
lands-note-hurt = { $name } reçoit une blessure
lands-note-goal = { $chance } de chances d’y arriver
lands-note-capture = { $chance } capture
lands-note-kill = { $chance } élimination
lands-wages-due = Salaires à payer ce tour-ci : { $n ->
        [one] { $n } pièce d’or
       *[other] { $n } pièces d’or
    }
lands-wages-short = Salaires à payer ce tour-ci : { $n ->
        [one] { $n } pièce d’or
       *[other] { $n } pièces d’or
    }, plus que vous n’en avez. Déserterait : { $name }
lands-death-glory = Une mort ici rapporte { amount-glory }
lands-trophy-points = Points de trophées : { $n }
lands-glory-track = Plus haute gloire : { $n }. La partie prend fin au tour où un clan atteint { $end }.
lands-plan-go = En route
lands-fight-on = Poursuivre le combat
lands-fight-on-what = Joue pour vous les réponses les plus prometteuses jusqu’à ce qu’une capture soit possible ou qu’il y ait autre chose à décider
lands-fight-stop = Laissez-moi décider
lands-stage-tells = Les dés roulent…
lands-plan-at-once = Envoyer { $name } tout de suite avec tout ce qui peut aider
lands-plan-then = alors { $chance }
lands-plan-best = jusqu’à { $chance }
lands-plan-lacking =
    { $n ->
        [one] Il manque encore { $n } dé requis
       *[other] Il manque encore { $n } dés requis
    }
lands-odds-best = Chances au mieux
lands-founding-leader = leader
lands-founding-initial = mercenaire
lands-plan-not-yet = pas encore assez
lands-odds = Chances
lands-odds-exact = Calculées d’après ce que vous savez, en jouant les dés au mieux. Les expéditions de gauche frappent d’abord : chacune peut vaincre le monstre avant la vôtre.
lands-odds-wait = calcul en cours…
lands-odds-survive = Survivre
lands-odds-beat = Le vaincre
lands-odds-capture = Capturer, si c’est le but
lands-odds-kill = Éliminer, si c’est le but
lands-odds-conquer = Conquérir
lands-odds-loot = Butin seulement
lands-odds-win = Gagner
lands-odds-succeed = Atteindre l’objectif
lands-odds-of = { $name }, { $place }
lands-percent = { $n } %

## Le récit d’une Aventure

lands-scene-monster = { $place } : { $monster }
lands-scene-capture = Capture à partir de { $n }
lands-scene-kill = Élimination à partir de { $n }
lands-scene-conquest = Conquête à partir de { $n }
lands-scene-goal = Objectif : { $n } ou plus
lands-tale-title = Aventure du tour { $turn }
lands-tale-skip = Tout montrer
lands-tale-wait = Encore à raconter : { $n }
lands-die-face = dé montrant { $n }

## La fin

lands-player = Joueur
lands-total = Total
lands-over = La partie est terminée
lands-count = Décompte final

## Seul contre Madhala

lands-madhala = Madhala
lands-madhala-last = Ce qu’a fait Madhala
lands-madhala-none = Madhala n’a pas encore joué.
lands-rank-now = Rang en l’état : { $rank }
lands-rank-end = Rang atteint : { $rank }
lands-madhala-tokens = Mercenaires de Madhala disponibles : { $n }
lands-campaign = Campagne
lands-campaign-game = Partie { $n } de la campagne
lands-campaign-on = La campagne continue. Choisissez la prochaine partie :
lands-campaign-won = La campagne est gagnée !
lands-campaign-lost = La campagne est perdue.
lands-campaign-next = { $scenario }, { $difficulty }
lands-scenario-now = en cours
lands-scenario-done = fait

## Campagne et rangs

campaign-blurb = Seul contre Madhala, à travers dix scénarios dans l’ordre. Vétérans et Héros avancent, une Recrue recommence, la Chair à canon recommence à une difficulté plus basse, tant qu’il y en a une.
campaign-resign-help = La partie en cours s’arrête aussitôt et compte comme Chair à canon : le scénario se rejoue un niveau plus bas, et au plus facile la campagne est perdue.
lands-campaign-road = Le chemin de la campagne
lands-campaign-first = Tout commence par { $scenario }
lands-campaign-again = De nouveau : { $scenario }
lands-campaign-ahead = Ensuite : { $scenario }
lands-campaign-level = Difficulté : { $difficulty }
lands-campaign-choose = Un Héros choisit la difficulté de la partie suivante :
lands-campaign-play = Jouer la partie { $n }
lands-campaign-play-at = Jouer en { $difficulty }
lands-campaign-games = Les parties jouées
lands-campaign-nr = Partie
lands-campaign-scenario = Scénario
lands-campaign-difficulty = Difficulté
lands-campaign-score = Score
lands-campaign-rank = Rang
lands-campaign-resigned = abandonnée
lands-campaign-tries =
    { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }
lands-campaign-rule = Chair à canon : on recommence, un niveau plus bas. Recrue : on recommence. Vétéran : on avance, en Normal. Héros : on avance, en Héroïque ou Légendaire.
lands-campaign-page = Toute la campagne
lands-scenario-ahead = à venir
lands-score-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
lands-score-gold = { $n ->
            [one] { $n } pièce d’or
           *[other] { $n } pièces d’or
        }
lands-score-missions =
    { $n ->
        [one] { $n } mission
       *[other] { $n } missions
    }
lands-goals = Ce que demandent les rangs
lands-goals-have = Vous
lands-goals-met = atteint
lands-goals-short = pas atteint
lands-rank-top = Il n’y a pas de rang plus haut.
lands-rank-part = { $goal } { $need } (vous : { $have })
lands-rank-needed = Pour le rang { $rank } il aurait fallu : { $list }.
lands-rank-needs = Ce qui manque encore pour le rang { $rank } : { $list }.
