### The names of the pieces, places and measures of Monster Lands. Ids are the kind and the id of the box.

## Affinities

affinity-fire = Fire
    .the = Fire
    .a = Fire
affinity-water = Water
    .the = Water
    .a = Water
affinity-air = Air
    .the = Air
    .a = Air
affinity-jungle = Jungle
    .the = Jungle
    .a = Jungle

## Colours of dice, and dice

colour-force = Force
    .the = Force
    .a = Force
colour-magic = Magic
    .the = Magic
    .a = Magic
colour-persuasion = Persuasion
    .the = Persuasion
    .a = Persuasion
colour-attack = Attack
    .the = Attack
    .a = Attack
die-force = Force die
    .the = the Force die
    .a = a Force die
die-magic = Magic die
    .the = the Magic die
    .a = a Magic die
die-persuasion = Persuasion die
    .the = the Persuasion die
    .a = a Persuasion die
die-attack = Attack die
    .the = the Attack die
    .a = an Attack die

## Phases and turns

phase-preparation = Preparation
    .the = Preparation
    .a = Preparation
phase-deployment = Deployment
    .the = Deployment
    .a = Deployment
phase-adventure = Adventure
    .the = Adventure
    .a = Adventure
phase-cleanup = Cleanup
    .the = Cleanup
    .a = Cleanup

## The Citadel and the Outside

building-lair = Hunter’s Lair
    .the = the Hunter’s Lair
    .a = a Hunter’s Lair
    .at = at the Hunter’s Lair
building-laboratory = Alchemist’s Laboratory
    .the = the Alchemist’s Laboratory
    .a = an Alchemist’s Laboratory
    .at = at the Alchemist’s Laboratory
building-tavern = Tavern
    .the = the Tavern
    .a = a Tavern
    .at = at the Tavern
building-armoury = Armoury
    .the = the Armoury
    .a = an Armoury
    .at = at the Armoury
building-pawn_shop = Pawn Shop
    .the = the Pawn Shop
    .a = a Pawn Shop
    .at = at the Pawn Shop
building-bazaar = Bazaar
    .the = the Bazaar
    .a = a Bazaar
    .at = at the Bazaar
building-mine = Mine
    .the = the Mine
    .a = a Mine
    .at = at the Mine
place-citadel = Citadel
    .the = the Citadel
    .a = a Citadel
    .at = in the Citadel
place-outside = Outside
    .the = the Outside
    .at = Outside
place-gates = Citadel Gates
    .the = the Citadel Gates
    .at = at the Citadel Gates
place-region_a = Region A
    .the = Region A
    .at = in Region A
place-region_b = Region B
    .the = Region B
    .at = in Region B
place-competitive = competitive mission
    .the = the competitive mission
    .a = a competitive mission
    .at = on the competitive mission
place-contract = contract mission
    .the = the contract mission
    .a = a contract mission
    .at = on the contract mission
gate-upper = upper expedition
    .the = the upper expedition
    .a = an upper expedition
gate-lower = lower expedition
    .the = the lower expedition
    .a = a lower expedition

## Panic tokens

panic-lair = panic at the Hunter’s Lair
    .the = the panic at the Hunter’s Lair
    .a = a panic at the Hunter’s Lair
panic-laboratory = panic at the Alchemist’s Laboratory
    .the = the panic at the Alchemist’s Laboratory
    .a = a panic at the Alchemist’s Laboratory
panic-tavern = panic at the Tavern
    .the = the panic at the Tavern
    .a = a panic at the Tavern
panic-armoury = panic at the Armoury
    .the = the panic at the Armoury
    .a = a panic at the Armoury
panic-pawn_shop = panic at the Pawn Shop
    .the = the panic at the Pawn Shop
    .a = a panic at the Pawn Shop
panic-bazaar = panic at the Bazaar
    .the = the panic at the Bazaar
    .a = a panic at the Bazaar
panic-mine = panic at the Mine
    .the = the panic at the Mine
    .a = a panic at the Mine

## Resources

resource-glory = glory
    .the = glory
    .a = glory
    .many = glory
resource-reputation = reputation
    .the = reputation
    .a = reputation
resource-gold = gold
    .the = gold
    .a = gold
    .many = gold
resource-trap = trap
    .the = the trap
    .a = a trap
resource-defence = Defence token
    .the = the Defence token
    .a = a Defence token
    .many = Defence tokens
resource-potion = potion
    .the = the potion
    .a = a potion
    .many = potions
resource-venom = venom
    .the = the venom
    .a = a venom
    .many = venoms
resource-loot = loot token
    .the = the loot token
    .a = a loot token
resource-trophy = trophy
    .the = the trophy
    .a = a trophy
resource-panic = panic token
    .the = the panic token
    .a = a panic token
resource-defence_talent = Defence talent
    .the = the Defence talent
    .a = a Defence talent
resource-wound = wound
    .the = the wound
    .a = a wound
resource-hit = hit
    .the = the hit
    .a = a hit
resource-victory_point = victory point
    .the = the victory point
    .a = a victory point

## Amounts

amount-glory = { $n } glory
amount-reputation = { $n } reputation
amount-gold = { $n } gold
amount-trap =
    { $n ->
        [one] { $n } trap
       *[other] { $n } traps
    }
amount-defence =
    { $n ->
        [one] { $n } Defence token
       *[other] { $n } Defence tokens
    }
amount-potion =
    { $n ->
        [one] { $n } potion
       *[other] { $n } potions
    }
amount-venom =
    { $n ->
        [one] { $n } venom
       *[other] { $n } venoms
    }
amount-loot =
    { $n ->
        [one] { $n } loot token
       *[other] { $n } loot tokens
    }
amount-trophy =
    { $n ->
        [one] { $n } trophy point
       *[other] { $n } trophy points
    }
amount-panic =
    { $n ->
        [one] { $n } panic token
       *[other] { $n } panic tokens
    }
amount-defence_talent =
    { $n ->
        [one] { $n } Defence talent
       *[other] { $n } Defence talents
    }
amount-wound =
    { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }
amount-hit =
    { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    }
amount-victory_point =
    { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
amount-force =
    { $n ->
        [one] { $n } Force die
       *[other] { $n } Force dice
    }
amount-magic =
    { $n ->
        [one] { $n } Magic die
       *[other] { $n } Magic dice
    }
amount-persuasion =
    { $n ->
        [one] { $n } Persuasion die
       *[other] { $n } Persuasion dice
    }
amount-attack =
    { $n ->
        [one] { $n } Attack die
       *[other] { $n } Attack dice
    }
amount-die =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
amount-mercenary =
    { $n ->
        [one] { $n } mercenary
       *[other] { $n } mercenaries
    }
amount-mission =
    { $n ->
        [one] { $n } mission
       *[other] { $n } missions
    }

## Kinds of pieces

role-leader = leader
    .the = the leader
    .a = a leader
role-initial = initial mercenary
    .the = the initial mercenary
    .a = an initial mercenary
role-hireable = mercenary for hire
    .the = the mercenary for hire
    .a = a mercenary for hire
equipment_type-weapon = Weapon
    .the = the Weapon
    .a = a Weapon
equipment_type-clothing = Clothing
    .the = the Clothing
    .a = a piece of Clothing
equipment_type-spell = Spell
    .the = the Spell
    .a = a Spell
trap_category-initial = initial trap
    .the = the initial trap
    .a = an initial trap
trap_category-classic = classic trap
    .the = the classic trap
    .a = a classic trap
trap_category-reinforced = reinforced trap
    .the = the reinforced trap
    .a = a reinforced trap
trap_category-ambush = ambush
    .the = the ambush
    .a = an ambush

## Mercenaries

mercenary-purkas = Purkas
    .the = Purkas
    .a = Purkas
mercenary-korgo = Korgo
    .the = Korgo
    .a = Korgo
mercenary-dalina = Dalina
    .the = Dalina
    .a = Dalina
mercenary-drapis = Drapis
    .the = Drapis
    .a = Drapis
mercenary-taroa = Taroa
    .the = Taroa
    .a = Taroa
mercenary-puargh = Puargh
    .the = Puargh
    .a = Puargh
mercenary-fandor = Fandor
    .the = Fandor
    .a = Fandor
mercenary-wondou = Wondou
    .the = Wondou
    .a = Wondou
mercenary-vaidala = Vaidala
    .the = Vaidala
    .a = Vaidala
mercenary-tortock = Tortock
    .the = Tortock
    .a = Tortock
mercenary-taron = Taron
    .the = Taron
    .a = Taron
mercenary-parsas = Parsas
    .the = Parsas
    .a = Parsas
mercenary-wishor = Wishor
    .the = Wishor
    .a = Wishor
mercenary-ginova = Ginova
    .the = Ginova
    .a = Ginova
mercenary-nimra = Nimra
    .the = Nimra
    .a = Nimra
mercenary-frostor = Frostor
    .the = Frostor
    .a = Frostor
mercenary-dolfus = Dolfus
    .the = Dolfus
    .a = Dolfus
mercenary-lusara = Lusara
    .the = Lusara
    .a = Lusara
mercenary-nuduru = Nuduru
    .the = Nuduru
    .a = Nuduru
mercenary-frunks = Frunks
    .the = Frunks
    .a = Frunks
mercenary-shandee = Shandee
    .the = Shandee
    .a = Shandee
mercenary-zondu = Zondu
    .the = Zondu
    .a = Zondu
mercenary-tranok = Tranok
    .the = Tranok
    .a = Tranok
mercenary-naiala = Naiala
    .the = Naiala
    .a = Naiala
mercenary-sckrat = Sckrat
    .the = Sckrat
    .a = Sckrat
mercenary-torko = Torko
    .the = Torko
    .a = Torko
mercenary-karunna = Karunna
    .the = Karunna
    .a = Karunna
mercenary-poissen = Poissen
    .the = Poissen
    .a = Poissen
mercenary-timbulu = Timbulu
    .the = Timbulu
    .a = Timbulu
mercenary-guster = Guster
    .the = Guster
    .a = Guster
mercenary-lorios = Lorios
    .the = Lorios
    .a = Lorios
mercenary-kakron = Kakron
    .the = Kakron
    .a = Kakron
mercenary-wormee = Wormee
    .the = Wormee
    .a = Wormee
mercenary-trulina = Trulina
    .the = Trulina
    .a = Trulina
mercenary-geas = Geas
    .the = Geas
    .a = Geas
mercenary-saruna = Saruna
    .the = Saruna
    .a = Saruna
novice = novice
    .the = the novice
    .a = a novice
mercenary-novice = novice
    .the = the novice
    .a = a novice
mercenary-novice-1 = novice 1
    .the = novice 1
    .a = novice 1
mercenary-novice-2 = novice 2
    .the = novice 2
    .a = novice 2
mercenary-novice-3 = novice 3
    .the = novice 3
    .a = novice 3
mercenary-novice-4 = novice 4
    .the = novice 4
    .a = novice 4
mercenary-novice-5 = novice 5
    .the = novice 5
    .a = novice 5
mercenary-novice-6 = novice 6
    .the = novice 6
    .a = novice 6
mercenary-novice-7 = novice 7
    .the = novice 7
    .a = novice 7
mercenary-novice-8 = novice 8
    .the = novice 8
    .a = novice 8

## Monsters

monster-snailer = Snailer
    .the = Snailer
    .a = Snailer
monster-sporus = Sporus
    .the = Sporus
    .a = Sporus
monster-korcko = Korcko
    .the = Korcko
    .a = Korcko
monster-gator = Gator
    .the = Gator
    .a = Gator
monster-turfus = Turfus
    .the = Turfus
    .a = Turfus
monster-warkors = Warkors
    .the = Warkors
    .a = Warkors
monster-krinx = Krinx
    .the = Krinx
    .a = Krinx
monster-surbol = Surbol
    .the = Surbol
    .a = Surbol
monster-dogor = Dogor
    .the = Dogor
    .a = Dogor
monster-sandor = Sandor
    .the = Sandor
    .a = Sandor
monster-moldo = Moldo
    .the = Moldo
    .a = Moldo
monster-krunn = Krunn
    .the = Krunn
    .a = Krunn
monster-trons = Trons
    .the = Trons
    .a = Trons
monster-sckon = Sckon
    .the = Sckon
    .a = Sckon
monster-snagus = Snagus
    .the = Snagus
    .a = Snagus
monster-gorgosh = Gorgosh
    .the = Gorgosh
    .a = Gorgosh
monster-blandor = Blandor
    .the = Blandor
    .a = Blandor
monster-krushus = Krushus
    .the = Krushus
    .a = Krushus
monster-abysur = Abysur
    .the = Abysur
    .a = Abysur
monster-caribdis = Caribdis
    .the = Caribdis
    .a = Caribdis

## Traps

trap-initial = initial trap
    .the = the initial trap
    .a = an initial trap
trap-F1 = “1 Force” trap
    .the = the “1 Force” trap
    .a = a “1 Force” trap
trap-F2 = “2 Force” trap
    .the = the “2 Force” trap
    .a = a “2 Force” trap
trap-F3 = “3 Force” trap
    .the = the “3 Force” trap
    .a = a “3 Force” trap
trap-F_plus_1 = “Force +1” trap
    .the = the “Force +1” trap
    .a = a “Force +1” trap
trap-F_plus_2 = “Force +2” trap
    .the = the “Force +2” trap
    .a = a “Force +2” trap
trap-F_plus_3 = “Force +3” trap
    .the = the “Force +3” trap
    .a = a “Force +3” trap
trap-M1 = “1 Magic” trap
    .the = the “1 Magic” trap
    .a = a “1 Magic” trap
trap-M2 = “2 Magic” trap
    .the = the “2 Magic” trap
    .a = a “2 Magic” trap
trap-M3 = “3 Magic” trap
    .the = the “3 Magic” trap
    .a = a “3 Magic” trap
trap-M_plus_1 = “Magic +1” trap
    .the = the “Magic +1” trap
    .a = a “Magic +1” trap
trap-M_plus_2 = “Magic +2” trap
    .the = the “Magic +2” trap
    .a = a “Magic +2” trap
trap-T_plus_4 = “+4” trap
    .the = the “+4” trap
    .a = a “+4” trap
trap-T_plus_6 = “+6” trap
    .the = the “+6” trap
    .a = a “+6” trap
trap-T_plus_8 = “+8” trap
    .the = the “+8” trap
    .a = a “+8” trap
trap-F1p = reinforced “1 Force” trap
    .the = the reinforced “1 Force” trap
    .a = a reinforced “1 Force” trap
trap-F2p = reinforced “2 Force” trap
    .the = the reinforced “2 Force” trap
    .a = a reinforced “2 Force” trap
trap-M1p = reinforced “1 Magic” trap
    .the = the reinforced “1 Magic” trap
    .a = a reinforced “1 Magic” trap
trap-M2p = reinforced “2 Magic” trap
    .the = the reinforced “2 Magic” trap
    .a = a reinforced “2 Magic” trap
trap-steal_M1 = “steal 1 Magic” ambush
    .the = the “steal 1 Magic” ambush
    .a = a “steal 1 Magic” ambush
trap-steal_M2 = “steal 2 Magic” ambush
    .the = the “steal 2 Magic” ambush
    .a = a “steal 2 Magic” ambush
trap-steal_F1 = “steal 1 Force” ambush
    .the = the “steal 1 Force” ambush
    .a = a “steal 1 Force” ambush
trap-steal_F2 = “steal 2 Force” ambush
    .the = the “steal 2 Force” ambush
    .a = a “steal 2 Force” ambush
trap-steal_any1 = “steal 1 of either” ambush
    .the = the “steal 1 of either” ambush
    .a = a “steal 1 of either” ambush
trap-steal_any2 = “steal 2 of either” ambush
    .the = the “steal 2 of either” ambush
    .a = a “steal 2 of either” ambush
trap-redirect_1 = “redirect 1” ambush
    .the = the “redirect 1” ambush
    .a = a “redirect 1” ambush
trap-redirect_2 = “redirect 2” ambush
    .the = the “redirect 2” ambush
    .a = a “redirect 2” ambush

## Loot

loot-reroll_FM_4 = “4 rerolls” loot token
    .the = the “4 rerolls” loot token
    .a = a “4 rerolls” loot token
    .short = “4 rerolls”
loot-reroll_M_3 = “3 Magic rerolls” loot token
    .the = the “3 Magic rerolls” loot token
    .a = a “3 Magic rerolls” loot token
    .short = “3 Magic rerolls”
loot-glory_conquest_4 = “glory of conquest” loot token
    .the = the “glory of conquest” loot token
    .a = a “glory of conquest” loot token
    .short = “glory of conquest”
loot-glory_kill_4 = “glory of the kill” loot token
    .the = the “glory of the kill” loot token
    .a = a “glory of the kill” loot token
    .short = “glory of the kill”
loot-glory_capture_3 = “glory of the capture” loot token
    .the = the “glory of the capture” loot token
    .a = a “glory of the capture” loot token
    .short = “glory of the capture”
loot-potions_venoms = “elixirs” loot token
    .the = the “elixirs” loot token
    .a = an “elixirs” loot token
    .short = “elixirs”
loot-kill_plus_6 = “kill +6” loot token
    .the = the “kill +6” loot token
    .a = a “kill +6” loot token
    .short = “kill +6”
loot-trophy_3 = “trophy” loot token
    .the = the “trophy” loot token
    .a = a “trophy” loot token
    .short = “trophy”
loot-gold6_def_potion = “supplies” loot token
    .the = the “supplies” loot token
    .a = a “supplies” loot token
    .short = “supplies”
loot-P_to_3M = “Persuasion into Magic” loot token
    .the = the “Persuasion into Magic” loot token
    .a = a “Persuasion into Magic” loot token
    .short = “Persuasion into Magic”
loot-M_to_3F = “Magic into Force” loot token
    .the = the “Magic into Force” loot token
    .a = a “Magic into Force” loot token
    .short = “Magic into Force”
loot-M_plus_2 = “Magic +2” loot token
    .the = the “Magic +2” loot token
    .a = a “Magic +2” loot token
    .short = “Magic +2”
loot-gold12 = “12 gold” loot token
    .the = the “12 gold” loot token
    .a = a “12 gold” loot token
    .short = “12 gold”
loot-gold10 = “10 gold” loot token
    .the = the “10 gold” loot token
    .a = a “10 gold” loot token
    .short = “10 gold”
loot-free_recruit = “free recruit” loot token
    .the = the “free recruit” loot token
    .a = a “free recruit” loot token
    .short = “free recruit”
loot-F_plus_2 = “Force +2” loot token
    .the = the “Force +2” loot token
    .a = a “Force +2” loot token
    .short = “Force +2”

## Equipment

equipment-krakhen = Krakhen
    .the = Krakhen
    .a = Krakhen
equipment-rashnek = Rashnek
    .the = Rashnek
    .a = Rashnek
equipment-mortis = Mortis
    .the = Mortis
    .a = Mortis
equipment-kedavra = Kedavra
    .the = Kedavra
    .a = Kedavra
equipment-pugnor = Pugnor
    .the = Pugnor
    .a = Pugnor
equipment-slham = Slham
    .the = Slham
    .a = Slham
equipment-noxx = Noxx
    .the = Noxx
    .a = Noxx
equipment-turzoks = Turzoks
    .the = Turzoks
    .a = Turzoks
equipment-slyzor = Slyzor
    .the = Slyzor
    .a = Slyzor
equipment-tergeo = Tergeo
    .the = Tergeo
    .a = Tergeo

## Regions

region-skyehn = Skyehn
    .the = Skyehn
    .a = Skyehn
region-ghadik = Ghadik
    .the = Ghadik
    .a = Ghadik
region-kale = Kale
    .the = Kale
    .a = Kale
region-kyzhul = Kyzhul
    .the = Kyzhul
    .a = Kyzhul
region-rynia = Rynia
    .the = Rynia
    .a = Rynia
region-gurban = Gurban
    .the = Gurban
    .a = Gurban
region-yuha = Yuha
    .the = Yuha
    .a = Yuha
region-wahibah = Wahibah
    .the = Wahibah
    .a = Wahibah
region-uyuniah = Uyuniah
    .the = Uyuniah
    .a = Uyuniah
region-negueria = Negueria
    .the = Negueria
    .a = Negueria
region-thaklan = Thaklan
    .the = Thaklan
    .a = Thaklan
region-al-dahn = Al-Dahn
    .the = Al-Dahn
    .a = Al-Dahn

## Missions and expedition lists

mission-M01 = mission 1
    .the = mission 1
    .a = mission 1
mission-M02 = mission 2
    .the = mission 2
    .a = mission 2
mission-M03 = mission 3
    .the = mission 3
    .a = mission 3
mission-M04 = mission 4
    .the = mission 4
    .a = mission 4
mission-M05 = mission 5
    .the = mission 5
    .a = mission 5
mission-M06 = mission 6
    .the = mission 6
    .a = mission 6
mission-M07 = mission 7
    .the = mission 7
    .a = mission 7
mission-M08 = mission 8
    .the = mission 8
    .a = mission 8
mission-M09 = mission 9
    .the = mission 9
    .a = mission 9
mission-M10 = mission 10
    .the = mission 10
    .a = mission 10
mission-M11 = mission 11
    .the = mission 11
    .a = mission 11
mission-M12 = mission 12
    .the = mission 12
    .a = mission 12
expedition_list-E1 = expedition list 1
    .the = expedition list 1
    .a = expedition list 1
expedition_list-E2 = expedition list 2
    .the = expedition list 2
    .a = expedition list 2
expedition_list-E3 = expedition list 3
    .the = expedition list 3
    .a = expedition list 3
expedition_list-E4 = expedition list 4
    .the = expedition list 4
    .a = expedition list 4
expedition_list-E5 = expedition list 5
    .the = expedition list 5
    .a = expedition list 5
expedition_list-E6 = expedition list 6
    .the = expedition list 6
    .a = expedition list 6

## Tracks and difficulty

bracket-low = lowest glory bracket
    .the = the lowest glory bracket
bracket-middle = middle glory bracket
    .the = the middle glory bracket
bracket-high = highest glory bracket
    .the = the highest glory bracket
difficulty-tutorial = Tutorial
    .the = the Tutorial level
    .a = a Tutorial level
difficulty-normal = Normal
    .the = the Normal level
    .a = a Normal level
difficulty-heroic = Heroic
    .the = the Heroic level
    .a = a Heroic level
difficulty-legendary = Legendary
    .the = the Legendary level
    .a = a Legendary level

## Solo play

solo-madhala = Madhala
    .the = Madhala
    .a = Madhala
scenario-S01 = The usual routine
    .the = scenario 1, The usual routine
    .a = scenario 1, The usual routine
scenario-S02 = Money is king
    .the = scenario 2, Money is king
    .a = scenario 2, Money is king
scenario-S03 = Lightning attack
    .the = scenario 3, Lightning attack
    .a = scenario 3, Lightning attack
scenario-S04 = No armour
    .the = scenario 4, No armour
    .a = scenario 4, No armour
scenario-S05 = Well prepared
    .the = scenario 5, Well prepared
    .a = scenario 5, Well prepared
scenario-S06 = Besieged
    .the = scenario 6, Besieged
    .a = scenario 6, Besieged
scenario-S07 = Diversity
    .the = scenario 7, Diversity
    .a = scenario 7, Diversity
scenario-S08 = Sneaky
    .the = scenario 8, Sneaky
    .a = scenario 8, Sneaky
scenario-S09 = Missionary
    .the = scenario 9, Missionary
    .a = scenario 9, Missionary
scenario-S10 = Last judgement
    .the = scenario 10, Last judgement
    .a = scenario 10, Last judgement
rank-cannon_fodder = Cannon Fodder
    .the = the Cannon Fodder
    .a = a Cannon Fodder
rank-recruit = Recruit
    .the = the Recruit
    .a = a Recruit
rank-veteran = Veteran
    .the = the Veteran
    .a = a Veteran
rank-hero = Hero
    .the = the Hero
    .a = a Hero
