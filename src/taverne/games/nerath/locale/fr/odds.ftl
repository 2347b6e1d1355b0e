### Les chances demandées en toutes lettres, au terminal : questions, erreurs, réponses.

odds-field-attack = qui attaque, par exemple monster=2,footsoldier=3
odds-field-defend = qui défend, par exemple footsoldier=2,castle=1
odds-field-guardians = gardiens d’un donjon, par exemple ogre,giant_rats
odds-field-place = land (terre) ou sea (mer)
odds-field-treasures = trésors que l’attaquant a en jeu
odds-field-against = trésors que le défenseur a en jeu
odds-field-rounds = l’attaquant bat en retraite après ce nombre de rounds (0 : jamais)
odds-field-least = l’attaquant bat en retraite quand il lui reste ce nombre d’unités, ou moins

odds-who = Qui attaque qui ? Par exemple : { $command }
odds-unknown = Il n’y a pas { $sort ->
        [unit] d’unité
        [guardian] de gardien
        [treasure] de trésor
       *[place] de lieu
    } « { $word } ».
odds-units = « { $text } » n’est pas une liste d’unités ; écrivez par exemple monster=2, de 1 à { $most } par type.
odds-castle = Un château n’attaque jamais, et un territoire n’en a pas plus d’un.
odds-heroes = { $unit } : seuls les guerriers et les sorciers explorent un donjon.
odds-place =
    { $place ->
        [sea] { $unit } : cette unité ne combat pas en mer.
       *[land] { $unit } : cette unité ne combat pas sur terre.
    }
odds-aboard = Les héros combattent en mer à bord de navires de guerre, { $n } au plus sur chacun.
odds-twice = Il n’y a qu’un exemplaire de ce trésor : { $treasure }.
odds-no-part = { $treasure } : ce trésor ne change ni les dés ni les touches d’une bataille ; ne le citez pas.
odds-own-turn = { $treasure } : ce trésor ne sert que pendant le tour de son propriétaire, et ce n’est pas celui du défenseur.
odds-order = ordre des pertes supposé : attaquant { $ours } ; défenseur { $theirs } ; les trésors servent dès que possible
odds-order-heroes = ordre des pertes supposé : { $ours } ; les gardiens perdent d’abord leurs plus petits dés ; les trésors servent dès que possible
odds-first-hit = { $unit } (une touche)
odds-battle = { $attackers } contre { $defenders } :
odds-won = l’attaquant gagne { $win } %, le défenseur tient { $lose } %
odds-broken = l’attaquant gagne { $win } %, est détruit { $lose } %, rompt le combat { $broken } %
odds-losses = pertes moyennes en unités (en pièces d’or) : attaquant { $ours_units } ({ $ours_gold }), défenseur { $theirs_units } ({ $theirs_gold })
odds-losses-heroes = pertes moyennes en héros (en pièces d’or) : { $ours_units } ({ $ours_gold })
odds-ending = { $chance } % : { $ours } contre { $theirs }
odds-nobody = personne
odds-dice =
    { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }
