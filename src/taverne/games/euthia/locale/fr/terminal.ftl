### Le monde dans un terminal : titres, chiffres, légende de la carte.

world-title = Manche { $n } sur { $of }, { $scenario }
world-you = vous
world-hand-at = Maintenant
world-map = Carte
world-spaces = Cases
world-heroes = Héros
world-shops = Marchandises
world-scenario = Scénario
world-quests = Quêtes
world-legend = Une case : numéro de la tuile, terrain, niveau du monstre, héros.
world-goal = Objectif : { $n } sur { $of }
world-goal-rivals = Objectif : la plus haute réputation à la fin
world-stack = Tuiles à venir, par chapitre : { $n }
world-back =
    { $wounds ->
        [0] Monstre de niveau { $level } : santé { $health }, son attaque peut rester sans effet
        [one] Monstre de niveau { $level } : santé { $health }, au moins { $wounds } blessure
       *[other] Monstre de niveau { $level } : santé { $health }, au moins { $wounds } blessures
    }
world-bounty = Prime : { $foe }
world-reserves = Réserves : argent { $silver }, or { $gold }
world-figures = santé { $health }/{ $max }, réputation { $rep }, or { $gold }, Gaar { $gaar }
world-dwurt = Dwurt { $n } (dé { $die })
world-cards = cartes : argent { $silver }, or { $gold }
world-moves = mouvement { $n }
world-at = Lieu : { $space }
world-tokens = Jetons : { $names }
world-kept = { $name } (gardé)
world-slots = Emplacements : { $names }
world-sacks = Besaces ({ $n }) : { $names }
world-loose = Gemmes et essences : { $names }
world-hand = Main : { $names }
world-reserve = Tuiles dévoilées : { $names } ; cachées : { $n }
world-done = Quêtes { $quests }, primes { $bounties }, morts { $deaths }
world-engaged = { $name } (engagée)
world-locked = verrouillés { $n }
world-free = { $slot } : libre
world-pair = { $what } : { $there }
world-hero = { $mark }{ $n } { $hero } ({ $name }) : { $figures }
world-with = { $name } [{ $gems }]
world-used = { $gem } (utilisée)
world-nothing = rien
world-monster = monstre { $n }
world-freed-by = case délivrée par { $name }
world-post-of = comptoir { OF($name) }
world-marks-of = jetons { OF($names) }
world-emblems = emblèmes { $n }
world-ruined = en ruine
world-gone = déserté
world-lair = tanière
world-griffin = le Griffon
world-dragon = le dragon
world-golem = le Golem
world-fight = Combat, tour { $n } : { $hero } contre { $foe }
world-foe = Dégâts { $damage } sur { $health } ; Gaar { $gaar }, Chaos { $chaos }
world-foe-dice = Dés du monstre : { $dice }, force { $n }
world-hero-dice = Dés du héros : { $dice }, total { $n }
world-sum-foe =
    { $n ->
        [one] En l’état : { $n } blessure
       *[other] En l’état : { $n } blessures
    }
world-sum-hero =
    { $n ->
        [one] En l’état : { $n } dégât
       *[other] En l’état : { $n } dégâts
    }
world-hope = Espoir : { $n }
world-played = Cartes jouées : { $names }
world-led =
    { $you ->
        [yes] Vous jouez le monstre.
       *[no] { $name } joue le monstre.
    }
world-times = { $n } × { $name }
world-price = { $name } ({ $n ->
            [one] { $n } pièce d’or
           *[other] { $n } pièces d’or
        })
world-places = [n] : la réponse de ce numéro y pose la tuile.
world-targets = >n : la réponse de ce numéro y mène.
