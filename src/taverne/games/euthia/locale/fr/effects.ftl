### Ce qui est écrit sur les pièces d’Euthia : quantités, effets, conditions, déclenchements et lignes des pièces entières. Les phrases de la table sont dans table.ftl.

## Quantités

amount-rep =
    { $n ->
        [one] { $n } point de réputation
       *[other] { $n } points de réputation
    }
amount-gold =
    { $n ->
        [one] { $n } pièce d’or
       *[other] { $n } pièces d’or
    }
amount-gaar =
    { $n ->
        [one] { $n } Gaar
       *[other] { $n } Gaars
    }
amount-dwurt =
    { $n ->
        [one] { $n } Dwurt
       *[other] { $n } Dwurts
    }
amount-chaos = { $n } Chaos
amount-wound =
    { $n ->
        [one] { $n } blessure
       *[other] { $n } blessures
    }
amount-damage =
    { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }
amount-card =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
amount-silver =
    { $n ->
        [one] { $n } carte Argent
       *[other] { $n } cartes Argent
    }
amount-gold_card =
    { $n ->
        [one] { $n } carte Or
       *[other] { $n } cartes Or
    }
amount-potion =
    { $n ->
        [one] { $n } Potion de soins
       *[other] { $n } Potions de soins
    }
amount-armour =
    { $n ->
        [one] { $n } pièce d’armure
       *[other] { $n } pièces d’armure
    }
amount-weapon =
    { $n ->
        [one] { $n } arme ou bouclier
       *[other] { $n } armes ou boucliers
    }
amount-jewel =
    { $n ->
        [one] { $n } pièce d’orfèvrerie
       *[other] { $n } pièces d’orfèvrerie
    }
amount-scroll =
    { $n ->
        [one] { $n } parchemin
       *[other] { $n } parchemins
    }
amount-trophy =
    { $n ->
        [one] { $n } trophée
       *[other] { $n } trophées
    }{ $level ->
        [1] {""}
        [3] {" "}de niveau 3
       *[other] {" "}de niveau { $level } ou plus
    }
amount-gem =
    { $n ->
        [one] { $n } gemme{ $common ->
            [yes] {" "}commune
           *[no] {""}
        }
       *[other] { $n } gemmes{ $common ->
            [yes] {" "}communes
           *[no] {""}
        }
    }{ $alike ->
        [same] {" "}identiques
        [different] {" "}différentes
       *[any] {""}
    }
amount-gem-amethyst =
    { $n ->
        [one] { $n } Améthyste
       *[other] { $n } Améthystes
    }
amount-gem-emerald =
    { $n ->
        [one] { $n } Émeraude
       *[other] { $n } Émeraudes
    }
amount-gem-onyx = { $n } Onyx
amount-gem-opal =
    { $n ->
        [one] { $n } Opale
       *[other] { $n } Opales
    }
amount-gem-ruby = { $n } Rubis
amount-gem-sapphire =
    { $n ->
        [one] { $n } Saphir
       *[other] { $n } Saphirs
    }
amount-gem-demonite =
    { $n ->
        [one] { $n } Démonite
       *[other] { $n } Démonites
    }
amount-gem-diamond =
    { $n ->
        [one] { $n } Diamant
       *[other] { $n } Diamants
    }
amount-essence =
    { $n ->
        [one] { $n } essence
       *[other] { $n } essences
    }{ $alike ->
        [same] {" "}identiques
        [different] {" "}différentes
       *[any] {""}
    }{ $common ->
        [yes] {""}
       *[no] {""}
    }
amount-essence-air =
    { $n ->
        [one] { $n } essence d’Air
       *[other] { $n } essences d’Air
    }
amount-essence-earth =
    { $n ->
        [one] { $n } essence de Terre
       *[other] { $n } essences de Terre
    }
amount-essence-water =
    { $n ->
        [one] { $n } essence d’Eau
       *[other] { $n } essences d’Eau
    }
amount-essence-fire =
    { $n ->
        [one] { $n } essence de Feu
       *[other] { $n } essences de Feu
    }
amount-resource =
    { $n ->
        [one] { $n } ressource naturelle
       *[other] { $n } ressources naturelles
    }{ $alike ->
        [same] {" "}identiques
        [different] {" "}différentes
       *[any] {""}
    }{ $common ->
        [yes] {""}
       *[no] {""}
    }
amount-resource-mountain =
    { $n ->
        [one] { $n } ressource de la Montagne
       *[other] { $n } ressources de la Montagne
    }
amount-resource-lake =
    { $n ->
        [one] { $n } ressource du Lac
       *[other] { $n } ressources du Lac
    }
amount-resource-cavern =
    { $n ->
        [one] { $n } ressource de la Caverne
       *[other] { $n } ressources de la Caverne
    }
amount-kinds = { $one }

## Effets

effect-or = { $head } ou { $last }
deeds-then = { $head } ; { $next }
sale-or = { $head }, ou { $last }
effect-nothing = aucun effet
effect-gain = gagner { $goods }
effect-lose = perdre { $goods }
effect-treasure =
    { $n ->
        [one] piocher un trésor de niveau { $level }
       *[other] piocher { $n } trésors de niveau { $level }
    }
effect-resource =
    { $n ->
        [one] piocher { $n } ressource naturelle
       *[other] piocher { $n } ressources naturelles
    }
effect-reward_tile = prendre une tuile { $pile_of }
effect-take = prendre { $tile_the }
effect-purge = défausser { $goods } des réserves des monstres
effect-heal =
    { $n ->
        [one] soigner { $n } blessure
       *[other] soigner { $n } blessures
    }
effect-wound = subir { $wounds }{ $instead }
effect-instead = {" "}ou donner { $price }
effect-health = +{ $n } de santé maximale
effect-survive = si cette attaque devait tuer le héros, garder 1 point de santé{ $then }
effect-next = , puis { $deeds }
effect-more =
    { $sign ->
        [plus] +
        [minus] −
       *[none] {""}
    }{ $n } de plus
effect-death = le héros meurt
effect-move =
    { $n ->
        [one] gagner { $n } point de mouvement
       *[other] gagner { $n } points de mouvement
    }
effect-teleport =
    { $n ->
        [one] se téléporter de { $n } case au plus
       *[other] se téléporter de { $n } cases au plus
    }
effect-action = réaliser une action { $action }
effect-cart = utiliser un chariot minier
effect-discount =
    { $n ->
        [one] { $n } pièce d’or de réduction sur un achat
       *[other] { $n } pièces d’or de réduction sur un achat
    }
effect-renewal = renouveler l’offre gratuitement
effect-refresh =
    { $n ->
        [one] désengager une autre tuile
       *[other] désengager jusqu’à { $n } autres tuiles
    }
effect-store = ranger jusqu’à { $n } { $what }
effect-hand_limit =
    { $n ->
        [one] garder { $n } carte de plus en main
       *[other] garder { $n } cartes de plus en main
    }
effect-transmute =
    { $n ->
        [one] changer { $n } essence en une autre
       *[other] changer jusqu’à { $n } essences en d’autres
    }
effect-shift =
    { $n ->
        [one] déplacer { $n } essence entre tuiles et emplacements Gemme
       *[other] déplacer jusqu’à { $n } essences entre tuiles et emplacements Gemme
    }
effect-clover =
    { $more ->
        [yes] +
       *[no] −
    }{ $n } au lancer du héros
effect-rabbit =
    { $more ->
        [yes] +
       *[no] −
    }{ $n } à la force du monstre
effect-next_roll =
    { $more ->
        [yes] +
       *[no] −
    }{ $n } à la force du prochain lancer du héros
effect-reroll =
    { $n ->
        [one] relancer { $n } dé
       *[other] relancer jusqu’à { $n } dés
    }
effect-turn_die =
    { $n ->
        [one] tourner { $n } dé sur sa face opposée
       *[other] tourner jusqu’à { $n } dés sur leur face opposée
    }
effect-dwurt_die =
    { $more ->
        [yes] +
       *[no] −
    }{ $n } au dé de Dwurt
effect-damage =
    { $n ->
        [one] infliger { $n } dégât
       *[other] infliger { $n } dégâts
    }
effect-damage_plus =
    { $more ->
        [yes] +
       *[no] −
    }{ $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }
effect-wounds_plus =
    { $more ->
        [yes] +
       *[no] −
    }{ $n ->
        [one] { $n } blessure
       *[other] { $n } blessures
    }
effect-guard =
    { $n ->
        [one] annuler la prochaine blessure de ce combat
       *[other] annuler les { $n } prochaines blessures de ce combat
    }
effect-monster_dice =
    { $n ->
        [one] le monstre lance { $n } dé de moins
       *[other] le monstre lance { $n } dés de moins
    }
effect-stun =
    { $n ->
        [one] le monstre saute sa prochaine attaque
       *[other] le monstre saute ses { $n } prochaines attaques
    }
effect-drain = le monstre perd { $goods }
effect-block_curse = annuler toutes les Malédictions
effect-immune =
    { $stored ->
        [yes] insensible aux pouvoirs des éléments posés dessus
       *[no] insensible au pouvoir { $element_of }
    }
effect-regenerate =
    { $n ->
        [one] le monstre récupère { $n } point de santé
       *[other] le monstre récupère { $n } points de santé
    }
effect-monster_draw = le joueur-monstre pioche { $goods }
effect-steal =
    { $n ->
        [one] le monstre vole { $n } Gaar
       *[other] le monstre vole { $n } Gaars
    }
effect-seal =
    { $n ->
        [one] { $engage ->
            [yes] une capacité du héros est engagée et ne peut pas servir pendant ce tour de combat
           *[no] une capacité du héros ne peut pas servir pendant ce tour de combat
        }
       *[other] { $engage ->
            [yes] { $n } capacités du héros sont engagées et ne peuvent pas servir pendant ce tour de combat
           *[no] { $n } capacités du héros ne peuvent pas servir pendant ce tour de combat
        }
    }
storable-item = objets
storable-gem = gemmes
storable-essence = essences
storable-potion = potions
storable-flask = fioles
storable-scroll = parchemins

## Conditions, multiplicateurs, prix

deed-when = { $deed } ({ $when })
deed-per = { $deed } { $per }
deed-pay = { $deed } contre { $price }
when-set3 = set de 3 ou plus
when-set4 = set de 4 ou plus
when-set5 = set de 5
when-wounded = à la moitié de la santé ou moins
when-stored_air = avec une essence d’Air dessus
when-stored_earth = avec une essence de Terre dessus
when-stored_water = avec une essence d’Eau dessus
when-stored_fire = avec une essence de Feu dessus
per-stored = par essence posée dessus
per-missing2 = par tranche de 2 points de santé manquants
per-dwurt_die = par point du dé de Dwurt
ask-give = Donner { $prices }
ask-have = Condition : { $states }
have-hero_token =
    { $n ->
        [one] { $n } de vos jetons Héros sur la carte
       *[other] { $n } de vos jetons Héros sur la carte
    }
have-treasure_token =
    { $n ->
        [one] { $n } trésor découvert
       *[other] { $n } trésors découverts
    }
have-trade_token =
    { $n ->
        [one] { $n } de vos jetons Commerce sur la carte
       *[other] { $n } de vos jetons Commerce sur la carte
    }
have-interaction_token =
    { $n ->
        [one] { $n } de vos jetons Interaction sur la carte
       *[other] { $n } de vos jetons Interaction sur la carte
    }
have-mine_token =
    { $n ->
        [one] { $n } de vos jetons Interaction sur une mine
       *[other] { $n } de vos jetons Interaction sur des mines
    }
have-elemental_token =
    { $n ->
        [one] { $n } de vos jetons Interaction sur un élémentaire
       *[other] { $n } de vos jetons Interaction sur des élémentaires
    }
have-hero_tile =
    { $n ->
        [one] { $n } tuile Héros sur le plateau
       *[other] { $n } tuiles Héros sur le plateau
    }
have-quest =
    { $n ->
        [one] { $n } quête accomplie
       *[other] { $n } quêtes accomplies
    }
have-trophy = { $trophies } dans vos besaces
have-set = un set d’armure de { $n } pièces équipé
have-reputation =
    { $n ->
        [one] au moins { $n } point de réputation
       *[other] au moins { $n } points de réputation
    }
have-missing_health =
    { $n ->
        [one] au moins { $n } point de santé manquant
       *[other] au moins { $n } points de santé manquants
    }
have-full_health =
    { $n ->
       *[other] toute sa santé
    }
have-health_at_most =
    { $n ->
        [one] { $n } point de santé ou moins
       *[other] { $n } points de santé ou moins
    }

## Déclenchements, usages et fourchettes

trigger-permanent = Toujours
trigger-drawn = Dès la pioche
trigger-out = Hors combat
trigger-any = Hors combat ou en phase de soins
trigger-mining = Lors d’une action Extraction
trigger-trade = Lors d’une action Commerce
trigger-hero_roll = Après un lancer
trigger-prep = À la préparation d’un combat
trigger-initiative = À l’attaque d’initiative
trigger-attack = À l’attaque
trigger-before_monster_roll = Avant le lancer du monstre
trigger-around_monster_roll = Avant ou après le lancer du monstre
trigger-after_monster_roll = Après le lancer du monstre
trigger-before_hero_roll = Avant le lancer d’attaque du héros
trigger-after_hero_roll = Après le lancer d’attaque du héros
use-line = { $trigger } : { $deeds }
band-line = { $reach } : { $deeds }
band-one = { $min }
band-between = { $min } à { $max }
band-from = { $min } ou plus
band-to = { $max } ou moins

## Lignes des pièces entières

line-first-health = Santé au départ : { $n }
line-slot = Emplacement : { $slot }{ $lock }
line-lock = {" "}(s’ouvre contre { $prices })
line-tokens = Au départ : { $tokens }
line-gem-slots =
    { $n ->
        [one] { $n } emplacement Gemme
       *[other] { $n } emplacements Gemme
    }
line-essence-slots =
    { $n ->
        [one] { $n } place pour une essence
       *[other] { $n } places pour des essences
    }
line-health = +{ $n } de santé maximale
line-sacks =
    { $more ->
        [yes] +
       *[no] −
    }{ $n ->
        [one] { $n } besace
       *[other] { $n } besaces
    }
line-set = Demande un set d’armure de { $n } ou plus
line-dwurt = Chaque utilisation coûte { $price }
line-despite-immunity = Agit aussi malgré l’immunité
line-players-solo = En solo seulement
line-players-many = À deux héros ou plus seulement
line-single-use = Sert une fois, puis se défausse
line-monster-health = Santé : { $n }
line-penalty = −{ $n } à la force du héros
line-supply = Apporte { $goods }
line-immunity = Immunité : seuls les dégâts l’affectent
line-reward = Récompense : { $deeds }
line-reward-up-to =
    { $n ->
        [one] Récompense des héros d’au plus { $n } point de réputation : { $deeds }
       *[other] Récompense des héros d’au plus { $n } points de réputation : { $deeds }
    }
line-lair-on = Tanière : { $land_a }
line-lair-beside = Tanière : une case à côté d’{ $land_a }
line-lair-outer = Tanière : une case extérieure { $special_of }
line-trigger = { $trigger }
line-section =
    { $n ->
        [one] { $n } carte : { $deeds }
       *[other] { $n } cartes : { $deeds }
    }
line-each-round = Puis avant chaque lancer du monstre dans ce combat : { $deeds }
line-sale = Se vend { $sides }
line-goods = { $goods }
line-pile = Tuiles de récompense : { $pile }
line-space = { $place } : { $space }
line-land = { $land }
line-both = { $one }, { $also }
line-guarded = { $land } ; monstre de niveau { $level }, butin : { $goods }
land-treasure-of = trésor de niveau { $level }
place-a = Case a
place-b = Case b
place-c = Case c
place-m = Centre
line-rounds =
    { $final ->
        [yes] Manches : { $n }, et une dernière
       *[no] Manches : { $n }
    }
line-start = Départ : { $tile }
line-start-goods = Chaque héros commence avec { $goods }
line-tile = { $tile_a }
line-tiles =
    { $heroes ->
        [one] { $heroes } héros, tuiles : { $n }
       *[other] { $heroes } héros, tuiles : { $n }
    }
line-elites =
    { $always ->
        [yes] Monstres d’élite : { $levels }
       *[no] Monstres d’élite (au choix) : { $levels }
    }
level-n = niveau { $n }
goal-lowest_final_reputation = Objectif : la réputation finale de chaque héros
goal-villagers_delivered = Objectif : des villageois conduits à la Chapelle
goal-heroes_who_beat_both = Objectif : chaque héros bat le Complice et le Saboteur
goal-stages_beaten = Objectif : des stades du dragon vaincus
goal-spell_counter_to_zero = Objectif : le compteur du sortilège à zéro
goal-emblems_sealed = Objectif : des emblèmes scellés
goal-elementals_revoked = Objectif : des élémentaires révoqués
goal-abysses_sealed = Objectif : des abîmes scellés, et le Démon de magma vaincu
line-flights =
    { $n ->
        [one] Le dragon vole vers le comptoir délivré le plus proche et le rase
       *[other] { $n } fois, le dragon vole vers le comptoir délivré le plus proche et le rase
    }
line-blows =
    { $n ->
        [one] Chaque héros à { $n } case au plus : { $deeds }
       *[other] Chaque héros à { $n } cases au plus : { $deeds }
    }
line-stride =
    { $n ->
        [one] Le Golem avance de { $n } case { $toward } et ravage celle où il s’arrête
       *[other] Le Golem avance de { $n } cases { $toward } et ravage celle où il s’arrête
    }
toward-1 = vers l’est
toward-2 = vers le sud-est
toward-3 = vers le sud-ouest
toward-4 = vers l’ouest
toward-5 = vers le nord-ouest
toward-6 = vers le nord-est
toward-hero = vers le héros le plus proche
toward-post = vers le comptoir le plus proche
toward-mine = vers la mine la plus proche
line-spawn = Un monstre apparaît sur la case qu’il a quittée
line-everyone = Chaque joueur pioche { $goods }
event_rule-prices =
    { $n ->
        [one] Les tuiles achetées aux comptoirs coûtent { $n } pièce d’or de plus pendant cette manche
       *[other] Les tuiles achetées aux comptoirs coûtent { $n } pièces d’or de plus pendant cette manche
    }
event_rule-fire_water_factor = Le Feu et l’Eau agissent { $n } fois plus fort pendant cette manche
event_rule-extra_chaos = Chaque monstre apporte { $n } Chaos de plus pendant cette manche
event_rule-portals_closed =
    { $n ->
       *[other] Les portails sont fermés pendant cette manche
    }
event_rule-mine_draws =
    { $n ->
        [one] Une action Extraction donne { $n } ressource pendant cette manche
       *[other] Une action Extraction donne { $n } ressources pendant cette manche
    }
event_rule-free_renewals =
    { $n ->
       *[other] Renouveler une offre est gratuit pendant cette manche
    }
event_rule-silver_each =
    { $n ->
        [one] Chaque joueur pioche { $n } carte Argent
       *[other] Chaque joueur pioche { $n } cartes Argent
    }
line-revocation =
    Révoquer un élémentaire coûte { $same ->
        [one] { $same } essence de son élément
       *[other] { $same } essences de son élément
    }{ $any ->
        [0] {""}
       *[other] {" "}et { $any } au choix
    } et rapporte { $reward }
line-clue = Un indice s’obtient sur { $place_a } contre { $prices }
