### The names of the realms, spaces, units, guardians and cards of Conquest of Nerath. Ids are the kind and the id of the box.

## Realms

realm-karkoth = Karkoth
    .the = Karkoth
    .a = Karkoth
realm-vailin = Vailin
    .the = Vailin
    .a = Vailin
realm-iron_circle = Iron Circle
    .the = the Iron Circle
    .a = an Iron Circle
realm-nerath = Nerath
    .the = Nerath
    .a = Nerath

## Alliances, line-ups and goals

alliance-karkoth_iron_circle = alliance of Karkoth and the Iron Circle
    .the = the alliance of Karkoth and the Iron Circle
    .a = an alliance of Karkoth and the Iron Circle
alliance-vailin_nerath = alliance of Vailin and Nerath
    .the = the alliance of Vailin and Nerath
    .a = an alliance of Vailin and Nerath
lineup-two = two players
    .the = the two players
    .a = two players
lineup-three = three players
    .the = the three players
    .a = three players
lineup-four_alliances = four players in two alliances
    .the = the four players in two alliances
    .a = four players in two alliances
lineup-four_free_for_all = four players, each for themselves
    .the = the four players, each for themselves
    .a = four players, each for themselves
goal-free_for_all_short = short Free-for-All game
    .the = the short Free-for-All game
    .a = a short Free-for-All game
goal-free_for_all_medium = medium Free-for-All game
    .the = the medium Free-for-All game
    .a = a medium Free-for-All game
goal-free_for_all_long = long Free-for-All game
    .the = the long Free-for-All game
    .a = a long Free-for-All game
goal-alliances_short = short Alliances game
    .the = the short Alliances game
    .a = a short Alliances game
goal-alliances_medium = medium Alliances game
    .the = the medium Alliances game
    .a = a medium Alliances game
goal-alliances_long = long Alliances game
    .the = the long Alliances game
    .a = a long Alliances game
mode-free_for_all = Free-for-All
    .the = Free-for-All
    .a = Free-for-All
mode-alliances = Alliances
    .the = Alliances
    .a = Alliances
length-short = short game
    .the = the short game
    .a = a short game
length-medium = medium game
    .the = the medium game
    .a = a medium game
length-long = long game
    .the = the long game
    .a = a long game

## Phases

phase-draw = Draw phase
    .the = the Draw phase
    .a = a Draw phase
phase-movement = Movement phase
    .the = the Movement phase
    .a = a Movement phase
phase-battles = Battle phase
    .the = the Battle phase
    .a = a Battle phase
phase-reposition = Reposition phase
    .the = the Reposition phase
    .a = a Reposition phase
phase-reinforcement = Reinforcement phase
    .the = the Reinforcement phase
    .a = a Reinforcement phase
phase-income = Income phase
    .the = the Income phase
    .a = an Income phase

## Units

unit-footsoldier = Footsoldier
    .the = the Footsoldier
    .a = a Footsoldier
unit-siege_engine = Siege Engine
    .the = the Siege Engine
    .a = a Siege Engine
unit-fighter = Fighter
    .the = the Fighter
    .a = a Fighter
unit-wizard = Wizard
    .the = the Wizard
    .a = a Wizard
unit-monster = Monster
    .the = the Monster
    .a = a Monster
unit-castle = castle
    .the = the castle
    .a = a castle
unit-storm_elemental = Storm Elemental
    .the = the Storm Elemental
    .a = a Storm Elemental
unit-dragon = Dragon
    .the = the Dragon
    .a = a Dragon
unit-warship = Warship
    .the = the Warship
    .a = a Warship

## Lands

land-winterbole_forest = Winterbole Forest
    .the = Winterbole Forest
    .a = Winterbole Forest
    .at = in Winterbole Forest
land-bonewind_coast = Bonewind Coast
    .the = the Bonewind Coast
    .a = a Bonewind Coast
    .at = on the Bonewind Coast
land-nentir_vale = Nentir Vale
    .the = Nentir Vale
    .a = Nentir Vale
    .at = in Nentir Vale
land-dawnforge_mountains = Dawnforge Mountains
    .the = the Dawnforge Mountains
    .a = Dawnforge Mountains
    .at = in the Dawnforge Mountains
land-dragondown_coast = Dragondown Coast
    .the = the Dragondown Coast
    .a = a Dragondown Coast
    .at = on the Dragondown Coast
land-stonemarch = Stonemarch
    .the = the Stonemarch
    .a = a Stonemarch
    .at = in the Stonemarch
land-nera = Nera
    .the = Nera
    .a = Nera
    .at = in Nera
land-mithralfast = Mithralfast
    .the = Mithralfast
    .a = Mithralfast
    .at = in Mithralfast
land-therund = Therund
    .the = Therund
    .a = Therund
    .at = in Therund
land-sarthel = Sarthel
    .the = Sarthel
    .a = Sarthel
    .at = in Sarthel
land-vor_rukoth = Vor Rukoth
    .the = Vor Rukoth
    .a = Vor Rukoth
    .at = in Vor Rukoth
land-moonstair = Moonstair
    .the = Moonstair
    .a = Moonstair
    .at = in Moonstair
land-trollhaunt_warrens = Trollhaunt Warrens
    .the = the Trollhaunt Warrens
    .a = Trollhaunt Warrens
    .at = in the Trollhaunt Warrens
land-goblin_steppes = Goblin Steppes
    .the = the Goblin Steppes
    .a = Goblin Steppes
    .at = in the Goblin Steppes
land-scarlet_march = Scarlet March
    .the = the Scarlet March
    .a = a Scarlet March
    .at = in the Scarlet March
land-brimstone_coast = Brimstone Coast
    .the = the Brimstone Coast
    .a = a Brimstone Coast
    .at = on the Brimstone Coast
land-desert_of_desolation = Desert of Desolation
    .the = the Desert of Desolation
    .a = a Desert of Desolation
    .at = in the Desert of Desolation
land-iron_citadel = Iron Citadel
    .the = the Iron Citadel
    .a = an Iron Citadel
    .at = in the Iron Citadel
land-black_stone_desert = Black Stone Desert
    .the = the Black Stone Desert
    .a = a Black Stone Desert
    .at = in the Black Stone Desert
land-rethmil = Rethmil
    .the = Rethmil
    .a = Rethmil
    .at = in Rethmil
land-altara = Altara
    .the = Altara
    .a = Altara
    .at = in Altara
land-serpent_jungle = Serpent Jungle
    .the = the Serpent Jungle
    .a = a Serpent Jungle
    .at = in the Serpent Jungle
land-relis_vullin = Relis Vullin
    .the = Relis Vullin
    .a = Relis Vullin
    .at = in Relis Vullin
land-chain_port = Chain Port
    .the = Chain Port
    .a = Chain Port
    .at = in Chain Port
land-amil_forest = Amil Forest
    .the = Amil Forest
    .a = Amil Forest
    .at = in Amil Forest
land-grimhaven = Grimhaven
    .the = Grimhaven
    .a = Grimhaven
    .at = in Grimhaven
land-zembar = Zembar
    .the = Zembar
    .a = Zembar
    .at = in Zembar
land-satrapy_of_numoth = Satrapy of Numoth
    .the = the Satrapy of Numoth
    .a = a Satrapy of Numoth
    .at = in the Satrapy of Numoth
land-iron_wolf_coast = Iron Wolf Coast
    .the = the Iron Wolf Coast
    .a = an Iron Wolf Coast
    .at = on the Iron Wolf Coast
land-white_raven_lands = White Raven Lands
    .the = the White Raven Lands
    .a = White Raven Lands
    .at = in the White Raven Lands
land-nurthedur_mountains = Nurthedur Mountains
    .the = the Nurthedur Mountains
    .a = Nurthedur Mountains
    .at = in the Nurthedur Mountains
land-winterskull_wastes = Winterskull Wastes
    .the = the Winterskull Wastes
    .a = Winterskull Wastes
    .at = in the Winterskull Wastes
land-moghmarrin = Moghmarrin
    .the = Moghmarrin
    .a = Moghmarrin
    .at = in Moghmarrin
land-blisterforge = Blisterforge
    .the = Blisterforge
    .a = Blisterforge
    .at = in Blisterforge
land-starfall_glade = Starfall Glade
    .the = the Starfall Glade
    .a = a Starfall Glade
    .at = in the Starfall Glade
land-dol_thamar = Dol-Thamar
    .the = Dol-Thamar
    .a = Dol-Thamar
    .at = in Dol-Thamar
land-forbidden_shore = Forbidden Shore
    .the = the Forbidden Shore
    .a = a Forbidden Shore
    .at = on the Forbidden Shore
land-dread_marshes = Dread Marshes
    .the = the Dread Marshes
    .a = Dread Marshes
    .at = in the Dread Marshes
land-karkothi_thronehold = Karkothi Thronehold
    .the = Karkothi Thronehold
    .a = Karkothi Thronehold
    .at = in Karkothi Thronehold
land-gorgons_reach = Gorgon’s Reach
    .the = Gorgon’s Reach
    .a = Gorgon’s Reach
    .at = in Gorgon’s Reach
land-skalgard = Skalgard
    .the = Skalgard
    .a = Skalgard
    .at = in Skalgard
land-ashen_march = Ashen March
    .the = the Ashen March
    .a = an Ashen March
    .at = in the Ashen March
land-vale_of_chains = Vale of Chains
    .the = the Vale of Chains
    .a = a Vale of Chains
    .at = in the Vale of Chains
land-mistshade = Mistshade
    .the = Mistshade
    .a = Mistshade
    .at = in Mistshade
land-walking_wood = Walking Wood
    .the = the Walking Wood
    .a = a Walking Wood
    .at = in the Walking Wood
land-vast_plains = Vast Plains
    .the = the Vast Plains
    .a = Vast Plains
    .at = in the Vast Plains
land-deep_havens = Deep Havens
    .the = the Deep Havens
    .a = Deep Havens
    .at = in the Deep Havens
land-vailindor = Vailindor
    .the = Vailindor
    .a = Vailindor
    .at = in Vailindor
land-tarsembor = Tarsembor
    .the = Tarsembor
    .a = Tarsembor
    .at = in Tarsembor
land-brandil = Barony of Brandil
    .the = the Barony of Brandil
    .a = a Barony of Brandil
    .at = in the Barony of Brandil
land-silverclaw_hills = Silverclaw Hills
    .the = the Silverclaw Hills
    .a = Silverclaw Hills
    .at = in the Silverclaw Hills
land-redtusk_hold = Redtusk Hold
    .the = Redtusk Hold
    .a = Redtusk Hold
    .at = in Redtusk Hold
land-emerald_coast = Emerald Coast
    .the = the Emerald Coast
    .a = an Emerald Coast
    .at = on the Emerald Coast
land-blackthorn_reach = Blackthorn Reach
    .the = Blackthorn Reach
    .a = Blackthorn Reach
    .at = in Blackthorn Reach
land-corsairs_rest = Corsair’s Rest
    .the = Corsair’s Rest
    .a = Corsair’s Rest
    .at = in Corsair’s Rest

## Sea zones

sea-wailing_sea = Wailing Sea
    .the = the Wailing Sea
    .a = a Wailing Sea
    .at = in the Wailing Sea
sea-icebound_sea = Icebound Sea
    .the = the Icebound Sea
    .a = an Icebound Sea
    .at = in the Icebound Sea
sea-midnight_sea = Midnight Sea
    .the = the Midnight Sea
    .a = a Midnight Sea
    .at = in the Midnight Sea
sea-numoth_strait = Numoth Strait
    .the = the Numoth Strait
    .a = a Numoth Strait
    .at = in the Numoth Strait
sea-karkothi_gulf = Karkothi Gulf
    .the = the Karkothi Gulf
    .a = a Karkothi Gulf
    .at = in the Karkothi Gulf
sea-gulf_of_nera = Gulf of Nera
    .the = the Gulf of Nera
    .a = a Gulf of Nera
    .at = in the Gulf of Nera
sea-sea_of_dragons = Sea of Dragons
    .the = the Sea of Dragons
    .a = a Sea of Dragons
    .at = in the Sea of Dragons
sea-sea_of_mist = Sea of Mist
    .the = the Sea of Mist
    .a = a Sea of Mist
    .at = in the Sea of Mist
sea-corsair_sea = Corsair Sea
    .the = the Corsair Sea
    .a = a Corsair Sea
    .at = in the Corsair Sea
sea-altaran_gulf = Altaran Gulf
    .the = the Altaran Gulf
    .a = an Altaran Gulf
    .at = in the Altaran Gulf
sea-emerald_bay = Emerald Bay
    .the = the Emerald Bay
    .a = an Emerald Bay
    .at = in the Emerald Bay
sea-southern_deep = Southern Deep
    .the = the Southern Deep
    .a = a Southern Deep
    .at = in the Southern Deep
sea-sunfire_sea = Sunfire Sea
    .the = the Sunfire Sea
    .a = a Sunfire Sea
    .at = in the Sunfire Sea
sea-scarlet_sea = Scarlet Sea
    .the = the Scarlet Sea
    .a = a Scarlet Sea
    .at = in the Scarlet Sea
sea-iron_sound = Iron Sound
    .the = the Iron Sound
    .a = an Iron Sound
    .at = in the Iron Sound
sea-scorpion_sound = Scorpion Sound
    .the = the Scorpion Sound
    .a = a Scorpion Sound
    .at = in the Scorpion Sound
sea-vailin_roads = Vailin Roads
    .the = the Vailin Roads
    .a = Vailin Roads
    .at = in the Vailin Roads

## Dungeons

dungeon-sunless_citadel = Sunless Citadel
    .the = the Sunless Citadel
    .a = a Sunless Citadel
    .at = at the Sunless Citadel
dungeon-thunderspire_labyrinth = Thunderspire Labyrinth
    .the = the Thunderspire Labyrinth
    .a = a Thunderspire Labyrinth
    .at = at the Thunderspire Labyrinth
dungeon-pyramid_of_amun_re = Pyramid of Amun-Re
    .the = the Pyramid of Amun-Re
    .a = a Pyramid of Amun-Re
    .at = at the Pyramid of Amun-Re
dungeon-lost_caverns_of_tsojcanth = Lost Caverns of Tsojcanth
    .the = the Lost Caverns of Tsojcanth
    .a = Lost Caverns of Tsojcanth
    .at = at the Lost Caverns of Tsojcanth
dungeon-tomb_of_horrors = Tomb of Horrors
    .the = the Tomb of Horrors
    .a = a Tomb of Horrors
    .at = at the Tomb of Horrors
dungeon-temple_of_elemental_evil = Temple of Elemental Evil
    .the = the Temple of Elemental Evil
    .a = a Temple of Elemental Evil
    .at = at the Temple of Elemental Evil
dungeon-vault_of_the_drow = Vault of the Drow
    .the = the Vault of the Drow
    .a = a Vault of the Drow
    .at = at the Vault of the Drow
dungeon-white_plume_mountain = White Plume Mountain
    .the = White Plume Mountain
    .a = White Plume Mountain
    .at = at White Plume Mountain

## Guardians

guardian-giant_rats = Giant Rats
    .the = the Giant Rats
    .a = Giant Rats
guardian-skeleton_sentries = Skeleton Sentries
    .the = the Skeleton Sentries
    .a = Skeleton Sentries
guardian-ghoul_pack = Ghoul Pack
    .the = the Ghoul Pack
    .a = a Ghoul Pack
guardian-gelatinous_cube = Gelatinous Cube
    .the = the Gelatinous Cube
    .a = a Gelatinous Cube
guardian-giant_spider = Giant Spider
    .the = the Giant Spider
    .a = a Giant Spider
guardian-ogre = Ogre
    .the = the Ogre
    .a = an Ogre
guardian-owlbear = Owlbear
    .the = the Owlbear
    .a = an Owlbear
guardian-wight = Wight
    .the = the Wight
    .a = a Wight
guardian-gargoyles = Gargoyles
    .the = the Gargoyles
    .a = Gargoyles
guardian-kobold_trapmakers = Kobold Trapmakers
    .the = the Kobold Trapmakers
    .a = Kobold Trapmakers
guardian-minotaur = Minotaur
    .the = the Minotaur
    .a = a Minotaur
guardian-troll = Troll
    .the = the Troll
    .a = a Troll
guardian-manticore = Manticore
    .the = the Manticore
    .a = a Manticore
guardian-drider = Drider
    .the = the Drider
    .a = a Drider
guardian-basilisk = Basilisk
    .the = the Basilisk
    .a = a Basilisk
guardian-mummy = Mummy
    .the = the Mummy
    .a = a Mummy
guardian-stone_golem = Stone Golem
    .the = the Stone Golem
    .a = a Stone Golem
guardian-wraith = Wraith
    .the = the Wraith
    .a = a Wraith
guardian-gorgon = Gorgon
    .the = the Gorgon
    .a = a Gorgon
guardian-hydra = Hydra
    .the = the Hydra
    .a = a Hydra
guardian-chimera = Chimera
    .the = the Chimera
    .a = a Chimera
guardian-ettin = Ettin
    .the = the Ettin
    .a = an Ettin
guardian-vampire = Vampire
    .the = the Vampire
    .a = a Vampire
guardian-fire_giant = Fire Giant
    .the = the Fire Giant
    .a = a Fire Giant
guardian-iron_golem = Iron Golem
    .the = the Iron Golem
    .a = an Iron Golem
guardian-purple_worm = Purple Worm
    .the = the Purple Worm
    .a = a Purple Worm
guardian-demon_lords_herald = Demon Lord’s Herald
    .the = the Demon Lord’s Herald
    .a = a Demon Lord’s Herald
guardian-lich = Lich
    .the = the Lich
    .a = a Lich
guardian-elder_wyrm = Elder Wyrm
    .the = the Elder Wyrm
    .a = an Elder Wyrm
guardian-demilich = Demilich
    .the = the Demilich
    .a = a Demilich

## Event cards

event-acid_breath = Acid Breath
    .the = Acid Breath
    .a = Acid Breath
event-animate_dead = Animate Dead
    .the = Animate Dead
    .a = Animate Dead
event-cloud_of_darkness = Cloud of Darkness
    .the = Cloud of Darkness
    .a = Cloud of Darkness
event-creeping_doom = Creeping Doom
    .the = Creeping Doom
    .a = Creeping Doom
event-despoil = Despoil
    .the = Despoil
    .a = Despoil
event-dragon_plague = Dragon Plague
    .the = Dragon Plague
    .a = Dragon Plague
event-evil_never_sleeps = Evil Never Sleeps
    .the = Evil Never Sleeps
    .a = Evil Never Sleeps
event-land_of_the_dead = Land of the Dead
    .the = Land of the Dead
    .a = Land of the Dead
event-lichdom = Lichdom
    .the = Lichdom
    .a = Lichdom
event-necro_transformation = Necro-Transformation
    .the = Necro-Transformation
    .a = Necro-Transformation
event-rain_of_colourless_fire = Rain of Colourless Fire
    .the = Rain of Colourless Fire
    .a = Rain of Colourless Fire
event-rampage = Rampage
    .the = Rampage
    .a = Rampage
event-risen_hulk = Risen Hulk
    .the = Risen Hulk
    .a = Risen Hulk
event-shadow_crossing = Shadow Crossing
    .the = Shadow Crossing
    .a = Shadow Crossing
event-shadow_plague = Shadow Plague
    .the = Shadow Plague
    .a = Shadow Plague
event-soul_rot = Soul Rot
    .the = Soul Rot
    .a = Soul Rot
event-umbral_taint = Umbral Taint
    .the = Umbral Taint
    .a = Umbral Taint
event-walking_dead = Walking Dead
    .the = Walking Dead
    .a = Walking Dead
event-wandering_monster = Wandering Monster
    .the = Wandering Monster
    .a = Wandering Monster
event-withering_grasp = Withering Grasp
    .the = Withering Grasp
    .a = Withering Grasp
event-arrow_volley = Arrow Volley
    .the = Arrow Volley
    .a = Arrow Volley
event-blockade = Blockade
    .the = Blockade
    .a = Blockade
event-charge = Charge
    .the = Charge
    .a = Charge
event-combat_trained_crew = Combat-Trained Crew
    .the = Combat-Trained Crew
    .a = Combat-Trained Crew
event-dragon_bane_arrows = Dragon Bane Arrows
    .the = Dragon Bane Arrows
    .a = Dragon Bane Arrows
event-emerald_blade_privateers = Emerald Blade Privateers
    .the = Emerald Blade Privateers
    .a = Emerald Blade Privateers
event-favorable_winds = Favourable Winds
    .the = Favourable Winds
    .a = Favourable Winds
event-fey_crossing = Fey Crossing
    .the = Fey Crossing
    .a = Fey Crossing
event-fire_breath_vailin = Fire Breath (Vailin)
    .the = Fire Breath (Vailin)
    .a = Fire Breath (Vailin)
event-mistshade_fleet = Mistshade Fleet
    .the = Mistshade Fleet
    .a = Mistshade Fleet
event-natures_ally = Nature’s Ally
    .the = Nature’s Ally
    .a = Nature’s Ally
event-natures_reclamation = Nature’s Reclamation
    .the = Nature’s Reclamation
    .a = Nature’s Reclamation
event-primal_surge = Primal Surge
    .the = Primal Surge
    .a = Primal Surge
event-privateer_fleet = Privateer Fleet
    .the = Privateer Fleet
    .a = Privateer Fleet
event-rage = Rage
    .the = Rage
    .a = Rage
event-silverclaw_barbarians = Silverclaw Barbarians
    .the = Silverclaw Barbarians
    .a = Silverclaw Barbarians
event-storm_wind = Storm Wind
    .the = Storm Wind
    .a = Storm Wind
event-sudden_growth = Sudden Growth
    .the = Sudden Growth
    .a = Sudden Growth
event-summon_storm_elemental = Summon Storm Elemental
    .the = Summon Storm Elemental
    .a = Summon Storm Elemental
event-trade_route = Trade Route
    .the = Trade Route
    .a = Trade Route
event-animate_golem = Animate Golem
    .the = Animate Golem
    .a = Animate Golem
event-bombardment = Bombardment
    .the = Bombardment
    .a = Bombardment
event-conscription = Conscription
    .the = Conscription
    .a = Conscription
event-disguised_advance = Disguised Advance
    .the = Disguised Advance
    .a = Disguised Advance
event-dragonbane_poison = Dragonbane Poison
    .the = Dragonbane Poison
    .a = Dragonbane Poison
event-dread_alliance = Dread Alliance
    .the = Dread Alliance
    .a = Dread Alliance
event-fire_breath_iron_circle = Fire Breath (Iron Circle)
    .the = Fire Breath (Iron Circle)
    .a = Fire Breath (Iron Circle)
event-fire_shield = Fire Shield
    .the = Fire Shield
    .a = Fire Shield
event-fireball = Fireball
    .the = Fireball
    .a = Fireball
event-goblin_mechanics = Goblin Mechanics
    .the = Goblin Mechanics
    .a = Goblin Mechanics
event-infamous_traitor = Infamous Traitor
    .the = Infamous Traitor
    .a = Infamous Traitor
event-lightning_bolt = Lightning Bolt
    .the = Lightning Bolt
    .a = Lightning Bolt
event-master_assassin = Master Assassin
    .the = Master Assassin
    .a = Master Assassin
event-master_rogue = Master Rogue
    .the = Master Rogue
    .a = Master Rogue
event-mercenary_company = Mercenary Company
    .the = Mercenary Company
    .a = Mercenary Company
event-pirate_fleet_1 = Pirate Fleet (first copy)
    .the = Pirate Fleet (first copy)
    .a = Pirate Fleet (first copy)
event-pirate_fleet_2 = Pirate Fleet (second copy)
    .the = Pirate Fleet (second copy)
    .a = Pirate Fleet (second copy)
event-pit_trap = Pit Trap
    .the = Pit Trap
    .a = Pit Trap
event-press_gang = Press Gang
    .the = Press Gang
    .a = Press Gang
event-war_levy = War Levy
    .the = War Levy
    .a = War Levy
event-backwoods_militia = Backwoods Militia
    .the = Backwoods Militia
    .a = Backwoods Militia
event-battlefield_healer = Battlefield Healer
    .the = Battlefield Healer
    .a = Battlefield Healer
event-border_patrol = Border Patrol
    .the = Border Patrol
    .a = Border Patrol
event-chill_breath = Chill Breath
    .the = Chill Breath
    .a = Chill Breath
event-dragon_lore = Dragon Lore
    .the = Dragon Lore
    .a = Dragon Lore
event-dragon_whelp = Dragon Whelp
    .the = Dragon Whelp
    .a = Dragon Whelp
event-festival_of_the_eye = Festival of the Eye
    .the = Festival of the Eye
    .a = Festival of the Eye
event-ice_storm = Ice Storm
    .the = Ice Storm
    .a = Ice Storm
event-inspiring_saga = Inspiring Saga
    .the = Inspiring Saga
    .a = Inspiring Saga
event-insurrection = Insurrection
    .the = Insurrection
    .a = Insurrection
event-legacy_of_nerath = Legacy of Nerath
    .the = Legacy of Nerath
    .a = Legacy of Nerath
event-magic_missile = Magic Missile
    .the = Magic Missile
    .a = Magic Missile
event-militia_defense = Militia Defence
    .the = Militia Defence
    .a = Militia Defence
event-popular_uprising = Popular Uprising
    .the = Popular Uprising
    .a = Popular Uprising
event-retreat = Retreat
    .the = Retreat
    .a = Retreat
event-sustained_push = Sustained Push
    .the = Sustained Push
    .a = Sustained Push
event-teleport = Teleport
    .the = Teleport
    .a = Teleport
event-test_of_battle = Test of Battle
    .the = Test of Battle
    .a = Test of Battle
event-two_front_war = Two-Front War
    .the = Two-Front War
    .a = Two-Front War
event-veteran_warlord = Veteran Warlord
    .the = Veteran Warlord
    .a = Veteran Warlord

## Treasures

treasure-black_skull_sapphire = Black Skull Sapphire
    .the = the Black Skull Sapphire
    .a = a Black Skull Sapphire
treasure-boots_of_speed = Boots of Speed
    .the = the Boots of Speed
    .a = Boots of Speed
treasure-censer_of_controlling_air_elementals = Censer of Controlling Air Elementals
    .the = the Censer of Controlling Air Elementals
    .a = a Censer of Controlling Air Elementals
treasure-crystal_ball = Crystal Ball
    .the = the Crystal Ball
    .a = a Crystal Ball
treasure-deck_of_many_things = Deck of Many Things
    .the = the Deck of Many Things
    .a = a Deck of Many Things
treasure-eye_of_vecna = Eye of Vecna
    .the = the Eye of Vecna
    .a = an Eye of Vecna
treasure-figurine_of_wondrous_power = Figurine of Wondrous Power
    .the = the Figurine of Wondrous Power
    .a = a Figurine of Wondrous Power
treasure-gauntlet_of_ogre_power = Gauntlet of Ogre Power
    .the = the Gauntlet of Ogre Power
    .a = a Gauntlet of Ogre Power
treasure-hand_of_vecna = Hand of Vecna
    .the = the Hand of Vecna
    .a = a Hand of Vecna
treasure-holy_avenger = Holy Avenger
    .the = the Holy Avenger
    .a = a Holy Avenger
treasure-horn_of_blasting = Horn of Blasting
    .the = the Horn of Blasting
    .a = a Horn of Blasting
treasure-horn_of_valhalla = Horn of Valhalla
    .the = the Horn of Valhalla
    .a = a Horn of Valhalla
treasure-horseshoes_of_speed = Horseshoes of Speed
    .the = the Horseshoes of Speed
    .a = Horseshoes of Speed
treasure-keoghtoms_ointment = Keoghtom’s Ointment
    .the = Keoghtom’s Ointment
    .a = Keoghtom’s Ointment
treasure-maul_of_the_titans = Maul of the Titans
    .the = the Maul of the Titans
    .a = a Maul of the Titans
treasure-nolzurs_marvelous_pigments = Nolzur’s Marvellous Pigments
    .the = Nolzur’s Marvellous Pigments
    .a = Nolzur’s Marvellous Pigments
treasure-orb_of_dragonkind = Orb of Dragonkind
    .the = the Orb of Dragonkind
    .a = an Orb of Dragonkind
treasure-orb_of_storm = Orb of Storm
    .the = the Orb of Storm
    .a = an Orb of Storm
treasure-philosophers_stone = Philosopher’s Stone
    .the = the Philosopher’s Stone
    .a = a Philosopher’s Stone
treasure-reflected_shield = Reflected Shield
    .the = the Reflected Shield
    .a = a Reflected Shield
treasure-ring_of_invisibility = Ring of Invisibility
    .the = the Ring of Invisibility
    .a = a Ring of Invisibility
treasure-ring_of_wizardry = Ring of Wizardry
    .the = the Ring of Wizardry
    .a = a Ring of Wizardry
treasure-robe_of_the_archmage = Robe of the Archmage
    .the = the Robe of the Archmage
    .a = a Robe of the Archmage
treasure-rod_of_resurrection = Rod of Resurrection
    .the = the Rod of Resurrection
    .a = a Rod of Resurrection
treasure-staff_of_the_magi = Staff of the Magi
    .the = the Staff of the Magi
    .a = a Staff of the Magi
treasure-teleportation_circles = Teleportation Circles
    .the = the Teleportation Circles
    .a = Teleportation Circles
treasure-threefold_crown = Threefold Crown
    .the = the Threefold Crown
    .a = a Threefold Crown
treasure-treasure_hoard = Treasure Hoard
    .the = the Treasure Hoard
    .a = a Treasure Hoard
treasure-vorpal_sword = Vorpal Sword
    .the = the Vorpal Sword
    .a = a Vorpal Sword
treasure-winged_boots = Winged Boots
    .the = the Winged Boots
    .a = Winged Boots

## Amounts

amount-footsoldier = { $n ->
    [one] { $n } Footsoldier
   *[other] { $n } Footsoldiers
}
amount-siege_engine = { $n ->
    [one] { $n } Siege Engine
   *[other] { $n } Siege Engines
}
amount-fighter = { $n ->
    [one] { $n } Fighter
   *[other] { $n } Fighters
}
amount-wizard = { $n ->
    [one] { $n } Wizard
   *[other] { $n } Wizards
}
amount-monster = { $n ->
    [one] { $n } Monster
   *[other] { $n } Monsters
}
amount-castle = { $n ->
    [one] { $n } castle
   *[other] { $n } castles
}
amount-storm_elemental = { $n ->
    [one] { $n } Storm Elemental
   *[other] { $n } Storm Elementals
}
amount-dragon = { $n ->
    [one] { $n } Dragon
   *[other] { $n } Dragons
}
amount-warship = { $n ->
    [one] { $n } Warship
   *[other] { $n } Warships
}
amount-gold = { $n ->
    [one] { $n } gold
   *[other] { $n } gold
}
amount-points = { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
}
amount-hits = { $n ->
    [one] { $n } hit
   *[other] { $n } hits
}
amount-events = { $n ->
    [one] { $n } event card
   *[other] { $n } event cards
}
amount-treasures = { $n ->
    [one] { $n } treasure
   *[other] { $n } treasures
}
amount-guardians = { $n ->
    [one] { $n } guardian
   *[other] { $n } guardians
}

## Units in numbers

units-footsoldier =
    { $n ->
        [one] { $n } Footsoldier
       *[other] { $n } Footsoldiers
    }
units-siege_engine =
    { $n ->
        [one] { $n } Siege Engine
       *[other] { $n } Siege Engines
    }
units-fighter =
    { $n ->
        [one] { $n } Fighter
       *[other] { $n } Fighters
    }
units-wizard =
    { $n ->
        [one] { $n } Wizard
       *[other] { $n } Wizards
    }
units-monster =
    { $n ->
        [one] { $n } Monster
       *[other] { $n } Monsters
    }
units-castle =
    { $n ->
        [one] { $n } castle
       *[other] { $n } castles
    }
units-storm_elemental =
    { $n ->
        [one] { $n } Storm Elemental
       *[other] { $n } Storm Elementals
    }
units-dragon =
    { $n ->
        [one] { $n } Dragon
       *[other] { $n } Dragons
    }
units-warship =
    { $n ->
        [one] { $n } Warship
       *[other] { $n } Warships
    }
