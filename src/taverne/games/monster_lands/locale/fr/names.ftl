### Les noms des pièces, des lieux et des mesures de Monster Lands. Les identifiants sont la sorte de pièce et celui de la boîte.

## Affinités

affinity-fire = Feu
    .gender = masculine
    .the = le Feu
    .of = du Feu
    .a = du Feu
affinity-water = Eau
    .gender = feminine
    .the = l’Eau
    .of = de l’Eau
    .a = de l’Eau
affinity-air = Air
    .gender = masculine
    .the = l’Air
    .of = de l’Air
    .a = de l’Air
affinity-jungle = Jungle
    .gender = feminine
    .the = la Jungle
    .of = de la Jungle
    .a = de la Jungle

## Couleurs des dés, et dés

colour-force = Force
    .gender = feminine
    .the = la Force
    .of = de la Force
    .a = de la Force
colour-magic = Magie
    .gender = feminine
    .the = la Magie
    .of = de la Magie
    .a = de la Magie
colour-persuasion = Persuasion
    .gender = feminine
    .the = la Persuasion
    .of = de la Persuasion
    .a = de la Persuasion
colour-attack = Attaque
    .gender = feminine
    .the = l’Attaque
    .of = de l’Attaque
    .a = de l’Attaque
die-force = dé de Force
    .gender = masculine
    .the = le dé de Force
    .of = du dé de Force
    .a = un dé de Force
die-magic = dé de Magie
    .gender = masculine
    .the = le dé de Magie
    .of = du dé de Magie
    .a = un dé de Magie
die-persuasion = dé de Persuasion
    .gender = masculine
    .the = le dé de Persuasion
    .of = du dé de Persuasion
    .a = un dé de Persuasion
die-attack = dé d’Attaque
    .gender = masculine
    .the = le dé d’Attaque
    .of = du dé d’Attaque
    .a = un dé d’Attaque

## Phases et tours

phase-preparation = Préparation
    .gender = feminine
    .the = la Préparation
    .of = de la Préparation
    .a = de la Préparation
phase-deployment = Déploiement
    .gender = masculine
    .the = le Déploiement
    .of = du Déploiement
    .a = du Déploiement
phase-adventure = Aventure
    .gender = feminine
    .the = l’Aventure
    .of = de l’Aventure
    .a = de l’Aventure
phase-cleanup = Nettoyage
    .gender = masculine
    .the = le Nettoyage
    .of = du Nettoyage
    .a = du Nettoyage

## La Citadelle et l’Extérieur

building-lair = Repère du chasseur
    .gender = masculine
    .the = le Repère du chasseur
    .of = du Repère du chasseur
    .a = un Repère du chasseur
    .at = au Repère du chasseur
building-laboratory = Laboratoire de l’alchimiste
    .gender = masculine
    .the = le Laboratoire de l’alchimiste
    .of = du Laboratoire de l’alchimiste
    .a = un Laboratoire de l’alchimiste
    .at = au Laboratoire de l’alchimiste
building-tavern = Taverne
    .gender = feminine
    .the = la Taverne
    .of = de la Taverne
    .a = une Taverne
    .at = à la Taverne
building-armoury = Armurerie
    .gender = feminine
    .the = l’Armurerie
    .of = de l’Armurerie
    .a = une Armurerie
    .at = à l’Armurerie
building-pawn_shop = Boutique du prêteur sur gage
    .gender = feminine
    .the = la Boutique du prêteur sur gage
    .of = de la Boutique du prêteur sur gage
    .a = une Boutique du prêteur sur gage
    .at = à la Boutique du prêteur sur gage
building-bazaar = Bazar
    .gender = masculine
    .the = le Bazar
    .of = du Bazar
    .a = un Bazar
    .at = au Bazar
building-mine = Mine
    .gender = feminine
    .the = la Mine
    .of = de la Mine
    .a = une Mine
    .at = à la Mine
place-citadel = Citadelle
    .gender = feminine
    .the = la Citadelle
    .of = de la Citadelle
    .a = une Citadelle
    .at = à la Citadelle
place-outside = Extérieur
    .gender = masculine
    .the = l’Extérieur
    .of = de l’Extérieur
    .at = à l’Extérieur
place-gates = Portes de la Citadelle
    .gender = feminine
    .the = les Portes de la Citadelle
    .of = des Portes de la Citadelle
    .at = aux Portes de la Citadelle
place-region_a = Région A
    .gender = feminine
    .the = la Région A
    .of = de la Région A
    .at = dans la Région A
place-region_b = Région B
    .gender = feminine
    .the = la Région B
    .of = de la Région B
    .at = dans la Région B
place-competitive = mission compétitive
    .gender = feminine
    .the = la mission compétitive
    .of = de la mission compétitive
    .a = une mission compétitive
    .at = à la mission compétitive
place-contract = mission sous contrat
    .gender = feminine
    .the = la mission sous contrat
    .of = de la mission sous contrat
    .a = une mission sous contrat
    .at = à la mission sous contrat
gate-upper = expédition du haut
    .gender = feminine
    .the = l’expédition du haut
    .of = de l’expédition du haut
    .a = une expédition du haut
gate-lower = expédition du bas
    .gender = feminine
    .the = l’expédition du bas
    .of = de l’expédition du bas
    .a = une expédition du bas

## Jetons Panique

panic-lair = panique au Repère du chasseur
    .gender = feminine
    .the = la panique au Repère du chasseur
    .of = de la panique au Repère du chasseur
    .a = une panique au Repère du chasseur
panic-laboratory = panique au Laboratoire de l’alchimiste
    .gender = feminine
    .the = la panique au Laboratoire de l’alchimiste
    .of = de la panique au Laboratoire de l’alchimiste
    .a = une panique au Laboratoire de l’alchimiste
panic-tavern = panique à la Taverne
    .gender = feminine
    .the = la panique à la Taverne
    .of = de la panique à la Taverne
    .a = une panique à la Taverne
panic-armoury = panique à l’Armurerie
    .gender = feminine
    .the = la panique à l’Armurerie
    .of = de la panique à l’Armurerie
    .a = une panique à l’Armurerie
panic-pawn_shop = panique à la Boutique du prêteur sur gage
    .gender = feminine
    .the = la panique à la Boutique du prêteur sur gage
    .of = de la panique à la Boutique du prêteur sur gage
    .a = une panique à la Boutique du prêteur sur gage
panic-bazaar = panique au Bazar
    .gender = feminine
    .the = la panique au Bazar
    .of = de la panique au Bazar
    .a = une panique au Bazar
panic-mine = panique à la Mine
    .gender = feminine
    .the = la panique à la Mine
    .of = de la panique à la Mine
    .a = une panique à la Mine

## Ressources

resource-glory = gloire
    .gender = feminine
    .the = la gloire
    .of = de la gloire
    .a = de la gloire
    .many = points de gloire
resource-reputation = réputation
    .gender = feminine
    .the = la réputation
    .of = de la réputation
    .a = de la réputation
resource-gold = or
    .gender = masculine
    .the = l’or
    .of = de l’or
    .a = de l’or
    .many = pièces d’or
resource-trap = piège
    .gender = masculine
    .the = le piège
    .of = du piège
    .a = un piège
resource-defence = jeton Défense
    .gender = masculine
    .the = le jeton Défense
    .of = du jeton Défense
    .a = un jeton Défense
    .many = jetons Défense
resource-potion = potion
    .gender = feminine
    .the = la potion
    .of = de la potion
    .a = une potion
    .many = potions
resource-venom = venin
    .gender = masculine
    .the = le venin
    .of = du venin
    .a = un venin
    .many = venins
resource-loot = jeton Butin
    .gender = masculine
    .the = le jeton Butin
    .of = du jeton Butin
    .a = un jeton Butin
resource-trophy = trophée
    .gender = masculine
    .the = le trophée
    .of = du trophée
    .a = un trophée
resource-panic = jeton Panique
    .gender = masculine
    .the = le jeton Panique
    .of = du jeton Panique
    .a = un jeton Panique
resource-defence_talent = talent Défense
    .gender = masculine
    .the = le talent Défense
    .of = du talent Défense
    .a = un talent Défense
resource-wound = blessure
    .gender = feminine
    .the = la blessure
    .of = de la blessure
    .a = une blessure
resource-hit = touche
    .gender = feminine
    .the = la touche
    .of = de la touche
    .a = une touche
resource-victory_point = point de victoire
    .gender = masculine
    .the = le point de victoire
    .of = du point de victoire
    .a = un point de victoire

## Quantités

amount-glory =
    { $n ->
        [one] { $n } point de gloire
       *[other] { $n } points de gloire
    }
amount-reputation =
    { $n ->
        [one] { $n } point de réputation
       *[other] { $n } points de réputation
    }
amount-gold =
    { $n ->
        [one] { $n } pièce d’or
       *[other] { $n } pièces d’or
    }
amount-trap =
    { $n ->
        [one] { $n } piège
       *[other] { $n } pièges
    }
amount-defence =
    { $n ->
        [one] { $n } jeton Défense
       *[other] { $n } jetons Défense
    }
amount-potion =
    { $n ->
        [one] { $n } potion
       *[other] { $n } potions
    }
amount-venom =
    { $n ->
        [one] { $n } venin
       *[other] { $n } venins
    }
amount-loot =
    { $n ->
        [one] { $n } jeton Butin
       *[other] { $n } jetons Butin
    }
amount-trophy =
    { $n ->
        [one] { $n } point de trophée
       *[other] { $n } points de trophée
    }
amount-panic =
    { $n ->
        [one] { $n } jeton Panique
       *[other] { $n } jetons Panique
    }
amount-defence_talent =
    { $n ->
        [one] { $n } talent Défense
       *[other] { $n } talents Défense
    }
amount-wound =
    { $n ->
        [one] { $n } blessure
       *[other] { $n } blessures
    }
amount-hit =
    { $n ->
        [one] { $n } touche
       *[other] { $n } touches
    }
amount-victory_point =
    { $n ->
        [one] { $n } point de victoire
       *[other] { $n } points de victoire
    }
amount-force =
    { $n ->
        [one] { $n } dé de Force
       *[other] { $n } dés de Force
    }
amount-magic =
    { $n ->
        [one] { $n } dé de Magie
       *[other] { $n } dés de Magie
    }
amount-persuasion =
    { $n ->
        [one] { $n } dé de Persuasion
       *[other] { $n } dés de Persuasion
    }
amount-attack =
    { $n ->
        [one] { $n } dé d’Attaque
       *[other] { $n } dés d’Attaque
    }
amount-die =
    { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }
amount-mercenary =
    { $n ->
        [one] { $n } mercenaire
       *[other] { $n } mercenaires
    }
amount-mission =
    { $n ->
        [one] { $n } mission
       *[other] { $n } missions
    }

## Sortes de pièces

role-leader = leader
    .gender = masculine
    .the = le leader
    .of = du leader
    .a = un leader
role-initial = mercenaire initial
    .gender = masculine
    .the = le mercenaire initial
    .of = du mercenaire initial
    .a = un mercenaire initial
role-hireable = mercenaire à recruter
    .gender = masculine
    .the = le mercenaire à recruter
    .of = du mercenaire à recruter
    .a = un mercenaire à recruter
equipment_type-weapon = Arme
    .gender = feminine
    .the = l’Arme
    .of = de l’Arme
    .a = une Arme
equipment_type-clothing = Vêtement
    .gender = masculine
    .the = le Vêtement
    .of = du Vêtement
    .a = un Vêtement
equipment_type-spell = Sort
    .gender = masculine
    .the = le Sort
    .of = du Sort
    .a = un Sort
trap_category-initial = piège initial
    .gender = masculine
    .the = le piège initial
    .of = du piège initial
    .a = un piège initial
trap_category-classic = piège classique
    .gender = masculine
    .the = le piège classique
    .of = du piège classique
    .a = un piège classique
trap_category-reinforced = piège renforcé
    .gender = masculine
    .the = le piège renforcé
    .of = du piège renforcé
    .a = un piège renforcé
trap_category-ambush = traquenard
    .gender = masculine
    .the = le traquenard
    .of = du traquenard
    .a = un traquenard

## Mercenaires

mercenary-purkas = Purkas
    .gender = masculine
    .the = Purkas
    .of = de Purkas
    .a = Purkas
mercenary-korgo = Korgo
    .gender = masculine
    .the = Korgo
    .of = de Korgo
    .a = Korgo
mercenary-dalina = Dalina
    .gender = feminine
    .the = Dalina
    .of = de Dalina
    .a = Dalina
mercenary-drapis = Drapis
    .gender = masculine
    .the = Drapis
    .of = de Drapis
    .a = Drapis
mercenary-taroa = Taroa
    .gender = feminine
    .the = Taroa
    .of = de Taroa
    .a = Taroa
mercenary-puargh = Puargh
    .gender = masculine
    .the = Puargh
    .of = de Puargh
    .a = Puargh
mercenary-fandor = Fandor
    .gender = masculine
    .the = Fandor
    .of = de Fandor
    .a = Fandor
mercenary-wondou = Wondou
    .gender = masculine
    .the = Wondou
    .of = de Wondou
    .a = Wondou
mercenary-vaidala = Vaidala
    .gender = feminine
    .the = Vaidala
    .of = de Vaidala
    .a = Vaidala
mercenary-tortock = Tortock
    .gender = masculine
    .the = Tortock
    .of = de Tortock
    .a = Tortock
mercenary-taron = Taron
    .gender = masculine
    .the = Taron
    .of = de Taron
    .a = Taron
mercenary-parsas = Parsas
    .gender = masculine
    .the = Parsas
    .of = de Parsas
    .a = Parsas
mercenary-wishor = Wishor
    .gender = masculine
    .the = Wishor
    .of = de Wishor
    .a = Wishor
mercenary-ginova = Ginova
    .gender = feminine
    .the = Ginova
    .of = de Ginova
    .a = Ginova
mercenary-nimra = Nimra
    .gender = feminine
    .the = Nimra
    .of = de Nimra
    .a = Nimra
mercenary-frostor = Frostor
    .gender = masculine
    .the = Frostor
    .of = de Frostor
    .a = Frostor
mercenary-dolfus = Dolfus
    .gender = masculine
    .the = Dolfus
    .of = de Dolfus
    .a = Dolfus
mercenary-lusara = Lusara
    .gender = feminine
    .the = Lusara
    .of = de Lusara
    .a = Lusara
mercenary-nuduru = Nuduru
    .gender = masculine
    .the = Nuduru
    .of = de Nuduru
    .a = Nuduru
mercenary-frunks = Frunks
    .gender = masculine
    .the = Frunks
    .of = de Frunks
    .a = Frunks
mercenary-shandee = Shandee
    .gender = feminine
    .the = Shandee
    .of = de Shandee
    .a = Shandee
mercenary-zondu = Zondu
    .gender = masculine
    .the = Zondu
    .of = de Zondu
    .a = Zondu
mercenary-tranok = Tranok
    .gender = masculine
    .the = Tranok
    .of = de Tranok
    .a = Tranok
mercenary-naiala = Naiala
    .gender = feminine
    .the = Naiala
    .of = de Naiala
    .a = Naiala
mercenary-sckrat = Sckrat
    .gender = masculine
    .the = Sckrat
    .of = de Sckrat
    .a = Sckrat
mercenary-torko = Torko
    .gender = masculine
    .the = Torko
    .of = de Torko
    .a = Torko
mercenary-karunna = Karunna
    .gender = feminine
    .the = Karunna
    .of = de Karunna
    .a = Karunna
mercenary-poissen = Poissen
    .gender = masculine
    .the = Poissen
    .of = de Poissen
    .a = Poissen
mercenary-timbulu = Timbulu
    .gender = masculine
    .the = Timbulu
    .of = de Timbulu
    .a = Timbulu
mercenary-guster = Guster
    .gender = masculine
    .the = Guster
    .of = de Guster
    .a = Guster
mercenary-lorios = Lorios
    .gender = masculine
    .the = Lorios
    .of = de Lorios
    .a = Lorios
mercenary-kakron = Kakron
    .gender = masculine
    .the = Kakron
    .of = de Kakron
    .a = Kakron
mercenary-wormee = Wormee
    .gender = masculine
    .the = Wormee
    .of = de Wormee
    .a = Wormee
mercenary-trulina = Trulina
    .gender = feminine
    .the = Trulina
    .of = de Trulina
    .a = Trulina
mercenary-geas = Geas
    .gender = masculine
    .the = Geas
    .of = de Geas
    .a = Geas
mercenary-saruna = Saruna
    .gender = feminine
    .the = Saruna
    .of = de Saruna
    .a = Saruna
novice = novice
    .gender = masculine
    .the = le novice
    .of = du novice
    .a = un novice
mercenary-novice = novice
    .gender = masculine
    .the = le novice
    .of = du novice
    .a = un novice
mercenary-novice-1 = novice 1
    .gender = masculine
    .the = le novice 1
    .of = du novice 1
    .a = un novice 1
mercenary-novice-2 = novice 2
    .gender = masculine
    .the = le novice 2
    .of = du novice 2
    .a = un novice 2
mercenary-novice-3 = novice 3
    .gender = masculine
    .the = le novice 3
    .of = du novice 3
    .a = un novice 3
mercenary-novice-4 = novice 4
    .gender = masculine
    .the = le novice 4
    .of = du novice 4
    .a = un novice 4
mercenary-novice-5 = novice 5
    .gender = masculine
    .the = le novice 5
    .of = du novice 5
    .a = un novice 5
mercenary-novice-6 = novice 6
    .gender = masculine
    .the = le novice 6
    .of = du novice 6
    .a = un novice 6
mercenary-novice-7 = novice 7
    .gender = masculine
    .the = le novice 7
    .of = du novice 7
    .a = un novice 7
mercenary-novice-8 = novice 8
    .gender = masculine
    .the = le novice 8
    .of = du novice 8
    .a = un novice 8

## Monstres

monster-snailer = Snailer
    .gender = masculine
    .the = Snailer
    .of = de Snailer
    .a = Snailer
monster-sporus = Sporus
    .gender = masculine
    .the = Sporus
    .of = de Sporus
    .a = Sporus
monster-korcko = Korcko
    .gender = masculine
    .the = Korcko
    .of = de Korcko
    .a = Korcko
monster-gator = Gator
    .gender = masculine
    .the = Gator
    .of = de Gator
    .a = Gator
monster-turfus = Turfus
    .gender = masculine
    .the = Turfus
    .of = de Turfus
    .a = Turfus
monster-warkors = Warkors
    .gender = masculine
    .the = Warkors
    .of = de Warkors
    .a = Warkors
monster-krinx = Krinx
    .gender = masculine
    .the = Krinx
    .of = de Krinx
    .a = Krinx
monster-surbol = Surbol
    .gender = masculine
    .the = Surbol
    .of = de Surbol
    .a = Surbol
monster-dogor = Dogor
    .gender = masculine
    .the = Dogor
    .of = de Dogor
    .a = Dogor
monster-sandor = Sandor
    .gender = masculine
    .the = Sandor
    .of = de Sandor
    .a = Sandor
monster-moldo = Moldo
    .gender = masculine
    .the = Moldo
    .of = de Moldo
    .a = Moldo
monster-krunn = Krunn
    .gender = masculine
    .the = Krunn
    .of = de Krunn
    .a = Krunn
monster-trons = Trons
    .gender = masculine
    .the = Trons
    .of = de Trons
    .a = Trons
monster-sckon = Sckon
    .gender = masculine
    .the = Sckon
    .of = de Sckon
    .a = Sckon
monster-snagus = Snagus
    .gender = masculine
    .the = Snagus
    .of = de Snagus
    .a = Snagus
monster-gorgosh = Gorgosh
    .gender = masculine
    .the = Gorgosh
    .of = de Gorgosh
    .a = Gorgosh
monster-blandor = Blandor
    .gender = masculine
    .the = Blandor
    .of = de Blandor
    .a = Blandor
monster-krushus = Krushus
    .gender = masculine
    .the = Krushus
    .of = de Krushus
    .a = Krushus
monster-abysur = Abysur
    .gender = masculine
    .the = Abysur
    .of = d’Abysur
    .a = Abysur
monster-caribdis = Caribdis
    .gender = masculine
    .the = Caribdis
    .of = de Caribdis
    .a = Caribdis

## Pièges

trap-initial = piège initial
    .gender = masculine
    .the = le piège initial
    .of = du piège initial
    .a = un piège initial
trap-F1 = piège « 1 Force »
    .gender = masculine
    .the = le piège « 1 Force »
    .of = du piège « 1 Force »
    .a = un piège « 1 Force »
trap-F2 = piège « 2 Force »
    .gender = masculine
    .the = le piège « 2 Force »
    .of = du piège « 2 Force »
    .a = un piège « 2 Force »
trap-F3 = piège « 3 Force »
    .gender = masculine
    .the = le piège « 3 Force »
    .of = du piège « 3 Force »
    .a = un piège « 3 Force »
trap-F_plus_1 = piège « Force +1 »
    .gender = masculine
    .the = le piège « Force +1 »
    .of = du piège « Force +1 »
    .a = un piège « Force +1 »
trap-F_plus_2 = piège « Force +2 »
    .gender = masculine
    .the = le piège « Force +2 »
    .of = du piège « Force +2 »
    .a = un piège « Force +2 »
trap-F_plus_3 = piège « Force +3 »
    .gender = masculine
    .the = le piège « Force +3 »
    .of = du piège « Force +3 »
    .a = un piège « Force +3 »
trap-M1 = piège « 1 Magie »
    .gender = masculine
    .the = le piège « 1 Magie »
    .of = du piège « 1 Magie »
    .a = un piège « 1 Magie »
trap-M2 = piège « 2 Magie »
    .gender = masculine
    .the = le piège « 2 Magie »
    .of = du piège « 2 Magie »
    .a = un piège « 2 Magie »
trap-M3 = piège « 3 Magie »
    .gender = masculine
    .the = le piège « 3 Magie »
    .of = du piège « 3 Magie »
    .a = un piège « 3 Magie »
trap-M_plus_1 = piège « Magie +1 »
    .gender = masculine
    .the = le piège « Magie +1 »
    .of = du piège « Magie +1 »
    .a = un piège « Magie +1 »
trap-M_plus_2 = piège « Magie +2 »
    .gender = masculine
    .the = le piège « Magie +2 »
    .of = du piège « Magie +2 »
    .a = un piège « Magie +2 »
trap-T_plus_4 = piège « +4 »
    .gender = masculine
    .the = le piège « +4 »
    .of = du piège « +4 »
    .a = un piège « +4 »
trap-T_plus_6 = piège « +6 »
    .gender = masculine
    .the = le piège « +6 »
    .of = du piège « +6 »
    .a = un piège « +6 »
trap-T_plus_8 = piège « +8 »
    .gender = masculine
    .the = le piège « +8 »
    .of = du piège « +8 »
    .a = un piège « +8 »
trap-F1p = piège renforcé « 1 Force »
    .gender = masculine
    .the = le piège renforcé « 1 Force »
    .of = du piège renforcé « 1 Force »
    .a = un piège renforcé « 1 Force »
trap-F2p = piège renforcé « 2 Force »
    .gender = masculine
    .the = le piège renforcé « 2 Force »
    .of = du piège renforcé « 2 Force »
    .a = un piège renforcé « 2 Force »
trap-M1p = piège renforcé « 1 Magie »
    .gender = masculine
    .the = le piège renforcé « 1 Magie »
    .of = du piège renforcé « 1 Magie »
    .a = un piège renforcé « 1 Magie »
trap-M2p = piège renforcé « 2 Magie »
    .gender = masculine
    .the = le piège renforcé « 2 Magie »
    .of = du piège renforcé « 2 Magie »
    .a = un piège renforcé « 2 Magie »
trap-steal_M1 = traquenard « vol de 1 Magie »
    .gender = masculine
    .the = le traquenard « vol de 1 Magie »
    .of = du traquenard « vol de 1 Magie »
    .a = un traquenard « vol de 1 Magie »
trap-steal_M2 = traquenard « vol de 2 Magie »
    .gender = masculine
    .the = le traquenard « vol de 2 Magie »
    .of = du traquenard « vol de 2 Magie »
    .a = un traquenard « vol de 2 Magie »
trap-steal_F1 = traquenard « vol de 1 Force »
    .gender = masculine
    .the = le traquenard « vol de 1 Force »
    .of = du traquenard « vol de 1 Force »
    .a = un traquenard « vol de 1 Force »
trap-steal_F2 = traquenard « vol de 2 Force »
    .gender = masculine
    .the = le traquenard « vol de 2 Force »
    .of = du traquenard « vol de 2 Force »
    .a = un traquenard « vol de 2 Force »
trap-steal_any1 = traquenard « vol de 1 au choix »
    .gender = masculine
    .the = le traquenard « vol de 1 au choix »
    .of = du traquenard « vol de 1 au choix »
    .a = un traquenard « vol de 1 au choix »
trap-steal_any2 = traquenard « vol de 2 au choix »
    .gender = masculine
    .the = le traquenard « vol de 2 au choix »
    .of = du traquenard « vol de 2 au choix »
    .a = un traquenard « vol de 2 au choix »
trap-redirect_1 = traquenard « attaque déviée de 1 »
    .gender = masculine
    .the = le traquenard « attaque déviée de 1 »
    .of = du traquenard « attaque déviée de 1 »
    .a = un traquenard « attaque déviée de 1 »
trap-redirect_2 = traquenard « attaque déviée de 2 »
    .gender = masculine
    .the = le traquenard « attaque déviée de 2 »
    .of = du traquenard « attaque déviée de 2 »
    .a = un traquenard « attaque déviée de 2 »

## Butin

loot-reroll_FM_4 = butin « 4 relances »
    .gender = masculine
    .the = le butin « 4 relances »
    .of = du butin « 4 relances »
    .a = un butin « 4 relances »
    .short = « 4 relances »
loot-reroll_M_3 = butin « 3 relances de Magie »
    .gender = masculine
    .the = le butin « 3 relances de Magie »
    .of = du butin « 3 relances de Magie »
    .a = un butin « 3 relances de Magie »
    .short = « 3 relances de Magie »
loot-glory_conquest_4 = butin « gloire de la conquête »
    .gender = masculine
    .the = le butin « gloire de la conquête »
    .of = du butin « gloire de la conquête »
    .a = un butin « gloire de la conquête »
    .short = « gloire de la conquête »
loot-glory_kill_4 = butin « gloire de l’élimination »
    .gender = masculine
    .the = le butin « gloire de l’élimination »
    .of = du butin « gloire de l’élimination »
    .a = un butin « gloire de l’élimination »
    .short = « gloire de l’élimination »
loot-glory_capture_3 = butin « gloire de la capture »
    .gender = masculine
    .the = le butin « gloire de la capture »
    .of = du butin « gloire de la capture »
    .a = un butin « gloire de la capture »
    .short = « gloire de la capture »
loot-potions_venoms = butin « élixirs »
    .gender = masculine
    .the = le butin « élixirs »
    .of = du butin « élixirs »
    .a = un butin « élixirs »
    .short = « élixirs »
loot-kill_plus_6 = butin « élimination +6 »
    .gender = masculine
    .the = le butin « élimination +6 »
    .of = du butin « élimination +6 »
    .a = un butin « élimination +6 »
    .short = « élimination +6 »
loot-trophy_3 = butin « trophée »
    .gender = masculine
    .the = le butin « trophée »
    .of = du butin « trophée »
    .a = un butin « trophée »
    .short = « trophée »
loot-gold6_def_potion = butin « provisions »
    .gender = masculine
    .the = le butin « provisions »
    .of = du butin « provisions »
    .a = un butin « provisions »
    .short = « provisions »
loot-P_to_3M = butin « Persuasion contre Magie »
    .gender = masculine
    .the = le butin « Persuasion contre Magie »
    .of = du butin « Persuasion contre Magie »
    .a = un butin « Persuasion contre Magie »
    .short = « Persuasion contre Magie »
loot-M_to_3F = butin « Magie contre Force »
    .gender = masculine
    .the = le butin « Magie contre Force »
    .of = du butin « Magie contre Force »
    .a = un butin « Magie contre Force »
    .short = « Magie contre Force »
loot-M_plus_2 = butin « Magie +2 »
    .gender = masculine
    .the = le butin « Magie +2 »
    .of = du butin « Magie +2 »
    .a = un butin « Magie +2 »
    .short = « Magie +2 »
loot-gold12 = butin « 12 pièces d’or »
    .gender = masculine
    .the = le butin « 12 pièces d’or »
    .of = du butin « 12 pièces d’or »
    .a = un butin « 12 pièces d’or »
    .short = « 12 pièces d’or »
loot-gold10 = butin « 10 pièces d’or »
    .gender = masculine
    .the = le butin « 10 pièces d’or »
    .of = du butin « 10 pièces d’or »
    .a = un butin « 10 pièces d’or »
    .short = « 10 pièces d’or »
loot-free_recruit = butin « recrue gratuite »
    .gender = masculine
    .the = le butin « recrue gratuite »
    .of = du butin « recrue gratuite »
    .a = un butin « recrue gratuite »
    .short = « recrue gratuite »
loot-F_plus_2 = butin « Force +2 »
    .gender = masculine
    .the = le butin « Force +2 »
    .of = du butin « Force +2 »
    .a = un butin « Force +2 »
    .short = « Force +2 »

## Équipement

equipment-krakhen = Krakhen
    .gender = masculine
    .the = Krakhen
    .of = de Krakhen
    .a = Krakhen
equipment-rashnek = Rashnek
    .gender = masculine
    .the = Rashnek
    .of = de Rashnek
    .a = Rashnek
equipment-mortis = Mortis
    .gender = masculine
    .the = Mortis
    .of = de Mortis
    .a = Mortis
equipment-kedavra = Kedavra
    .gender = masculine
    .the = Kedavra
    .of = de Kedavra
    .a = Kedavra
equipment-pugnor = Pugnor
    .gender = masculine
    .the = Pugnor
    .of = de Pugnor
    .a = Pugnor
equipment-slham = Slham
    .gender = masculine
    .the = Slham
    .of = de Slham
    .a = Slham
equipment-noxx = Noxx
    .gender = masculine
    .the = Noxx
    .of = de Noxx
    .a = Noxx
equipment-turzoks = Turzoks
    .gender = masculine
    .the = Turzoks
    .of = de Turzoks
    .a = Turzoks
equipment-slyzor = Slyzor
    .gender = masculine
    .the = Slyzor
    .of = de Slyzor
    .a = Slyzor
equipment-tergeo = Tergeo
    .gender = masculine
    .the = Tergeo
    .of = de Tergeo
    .a = Tergeo

## Régions

region-skyehn = Skyehn
    .gender = feminine
    .the = Skyehn
    .of = de Skyehn
    .a = Skyehn
region-ghadik = Ghadik
    .gender = feminine
    .the = Ghadik
    .of = de Ghadik
    .a = Ghadik
region-kale = Kale
    .gender = feminine
    .the = Kale
    .of = de Kale
    .a = Kale
region-kyzhul = Kyzhul
    .gender = feminine
    .the = Kyzhul
    .of = de Kyzhul
    .a = Kyzhul
region-rynia = Rynia
    .gender = feminine
    .the = Rynia
    .of = de Rynia
    .a = Rynia
region-gurban = Gurban
    .gender = feminine
    .the = Gurban
    .of = de Gurban
    .a = Gurban
region-yuha = Yuha
    .gender = feminine
    .the = Yuha
    .of = de Yuha
    .a = Yuha
region-wahibah = Wahibah
    .gender = feminine
    .the = Wahibah
    .of = de Wahibah
    .a = Wahibah
region-uyuniah = Uyuniah
    .gender = feminine
    .the = Uyuniah
    .of = d’Uyuniah
    .a = Uyuniah
region-negueria = Negueria
    .gender = feminine
    .the = Negueria
    .of = de Negueria
    .a = Negueria
region-thaklan = Thaklan
    .gender = feminine
    .the = Thaklan
    .of = de Thaklan
    .a = Thaklan
region-al-dahn = Al-Dahn
    .gender = feminine
    .the = Al-Dahn
    .of = d’Al-Dahn
    .a = Al-Dahn

## Missions et listes d’expéditions

mission-M01 = mission 1
    .gender = feminine
    .the = la mission 1
    .of = de la mission 1
    .a = une mission 1
mission-M02 = mission 2
    .gender = feminine
    .the = la mission 2
    .of = de la mission 2
    .a = une mission 2
mission-M03 = mission 3
    .gender = feminine
    .the = la mission 3
    .of = de la mission 3
    .a = une mission 3
mission-M04 = mission 4
    .gender = feminine
    .the = la mission 4
    .of = de la mission 4
    .a = une mission 4
mission-M05 = mission 5
    .gender = feminine
    .the = la mission 5
    .of = de la mission 5
    .a = une mission 5
mission-M06 = mission 6
    .gender = feminine
    .the = la mission 6
    .of = de la mission 6
    .a = une mission 6
mission-M07 = mission 7
    .gender = feminine
    .the = la mission 7
    .of = de la mission 7
    .a = une mission 7
mission-M08 = mission 8
    .gender = feminine
    .the = la mission 8
    .of = de la mission 8
    .a = une mission 8
mission-M09 = mission 9
    .gender = feminine
    .the = la mission 9
    .of = de la mission 9
    .a = une mission 9
mission-M10 = mission 10
    .gender = feminine
    .the = la mission 10
    .of = de la mission 10
    .a = une mission 10
mission-M11 = mission 11
    .gender = feminine
    .the = la mission 11
    .of = de la mission 11
    .a = une mission 11
mission-M12 = mission 12
    .gender = feminine
    .the = la mission 12
    .of = de la mission 12
    .a = une mission 12
expedition_list-E1 = liste d’expéditions 1
    .gender = feminine
    .the = la liste d’expéditions 1
    .of = de la liste d’expéditions 1
    .a = une liste d’expéditions 1
expedition_list-E2 = liste d’expéditions 2
    .gender = feminine
    .the = la liste d’expéditions 2
    .of = de la liste d’expéditions 2
    .a = une liste d’expéditions 2
expedition_list-E3 = liste d’expéditions 3
    .gender = feminine
    .the = la liste d’expéditions 3
    .of = de la liste d’expéditions 3
    .a = une liste d’expéditions 3
expedition_list-E4 = liste d’expéditions 4
    .gender = feminine
    .the = la liste d’expéditions 4
    .of = de la liste d’expéditions 4
    .a = une liste d’expéditions 4
expedition_list-E5 = liste d’expéditions 5
    .gender = feminine
    .the = la liste d’expéditions 5
    .of = de la liste d’expéditions 5
    .a = une liste d’expéditions 5
expedition_list-E6 = liste d’expéditions 6
    .gender = feminine
    .the = la liste d’expéditions 6
    .of = de la liste d’expéditions 6
    .a = une liste d’expéditions 6

## Pistes et difficulté

bracket-low = première tranche de gloire
    .gender = feminine
    .the = la première tranche de gloire
    .of = de la première tranche de gloire
bracket-middle = deuxième tranche de gloire
    .gender = feminine
    .the = la deuxième tranche de gloire
    .of = de la deuxième tranche de gloire
bracket-high = troisième tranche de gloire
    .gender = feminine
    .the = la troisième tranche de gloire
    .of = de la troisième tranche de gloire
difficulty-tutorial = Tutoriel
    .gender = masculine
    .the = le niveau Tutoriel
    .of = du niveau Tutoriel
    .a = un niveau Tutoriel
difficulty-normal = Normal
    .gender = masculine
    .the = le niveau Normal
    .of = du niveau Normal
    .a = un niveau Normal
difficulty-heroic = Héroïque
    .gender = masculine
    .the = le niveau Héroïque
    .of = du niveau Héroïque
    .a = un niveau Héroïque
difficulty-legendary = Légendaire
    .gender = masculine
    .the = le niveau Légendaire
    .of = du niveau Légendaire
    .a = un niveau Légendaire

## Jeu en solitaire

solo-madhala = Madhala
    .gender = feminine
    .the = Madhala
    .of = de Madhala
    .a = Madhala
scenario-S01 = La routine habituelle
    .gender = masculine
    .the = le scénario 1, La routine habituelle
    .of = du scénario 1, La routine habituelle
    .a = un scénario 1, La routine habituelle
scenario-S02 = L’argent est roi
    .gender = masculine
    .the = le scénario 2, L’argent est roi
    .of = du scénario 2, L’argent est roi
    .a = un scénario 2, L’argent est roi
scenario-S03 = Attaque éclair
    .gender = masculine
    .the = le scénario 3, Attaque éclair
    .of = du scénario 3, Attaque éclair
    .a = un scénario 3, Attaque éclair
scenario-S04 = Sans armure
    .gender = masculine
    .the = le scénario 4, Sans armure
    .of = du scénario 4, Sans armure
    .a = un scénario 4, Sans armure
scenario-S05 = Bien préparé
    .gender = masculine
    .the = le scénario 5, Bien préparé
    .of = du scénario 5, Bien préparé
    .a = un scénario 5, Bien préparé
scenario-S06 = Assiégé
    .gender = masculine
    .the = le scénario 6, Assiégé
    .of = du scénario 6, Assiégé
    .a = un scénario 6, Assiégé
scenario-S07 = Diversité
    .gender = masculine
    .the = le scénario 7, Diversité
    .of = du scénario 7, Diversité
    .a = un scénario 7, Diversité
scenario-S08 = Sournois
    .gender = masculine
    .the = le scénario 8, Sournois
    .of = du scénario 8, Sournois
    .a = un scénario 8, Sournois
scenario-S09 = Missionnaire
    .gender = masculine
    .the = le scénario 9, Missionnaire
    .of = du scénario 9, Missionnaire
    .a = un scénario 9, Missionnaire
scenario-S10 = Jugement dernier
    .gender = masculine
    .the = le scénario 10, Jugement dernier
    .of = du scénario 10, Jugement dernier
    .a = un scénario 10, Jugement dernier
rank-cannon_fodder = Chair à canon
    .gender = feminine
    .the = la Chair à canon
    .of = de la Chair à canon
    .a = une Chair à canon
rank-recruit = Recrue
    .gender = feminine
    .the = la Recrue
    .of = de la Recrue
    .a = une Recrue
rank-veteran = Vétéran
    .gender = masculine
    .the = le Vétéran
    .of = du Vétéran
    .a = un Vétéran
rank-hero = Héros
    .gender = masculine
    .the = le Héros
    .of = du Héros
    .a = un Héros
