### Probabilités demandées en toutes lettres, au terminal : questions, erreurs, réponses.

odds-field-mercenary = qui part
odds-field-monster = contre qui
odds-field-dice = les dés de l’expédition, par exemple force=3,magic=1
odds-field-traps = les pièges, par exemple F2,T_plus_4
odds-field-equipment = ce que porte le mercenaire, par exemple pugnor,noxx
odds-field-loot = les jetons Butin utilisés, par exemple F_plus_2
odds-field-defence = les jetons Défense de l’expédition
odds-field-potions = les potions de l’expédition
odds-field-venoms = les venins de l’expédition
odds-field-damage = les dégâts que le monstre a subis
odds-field-wounded = le mercenaire est blessé
odds-field-region = la région, pour l’affinité et la conquête
odds-field-expedition = l’expédition, dont l’avantage compte : E1-a-2, ou gates-1
odds-field-difficulty = tutorial, normal, heroic ou legendary
odds-field-turn = le tour, pour les dés d’Attaque de la piste

odds-who = Quel mercenaire contre quel monstre ? Par exemple : { $command }
odds-unknown = Il n’y a pas { $sort ->
        [mercenary] de mercenaire
        [monster] de monstre
        [trap] de piège
        [equipment] d’équipement
        [loot] de jeton Butin
        [region] de région
        [place] d’expédition
       *[difficulty] de difficulté
    } « { $word } ».
odds-dice = « { $text } » ne désigne pas de dés ; écrivez force=3,magic=1.
odds-dead = Un monstre qui a subi { $n } de dégâts est mort.
odds-battle =
    { $dice ->
        [one] { $who } avec { $dice } dé contre { $monster }, qui en lance { $attack } :
       *[other] { $who } avec { $dice } dés contre { $monster }, qui en lance { $attack } :
    }
odds-aim = { $aim } : survit { $survive } %, capture { $capture } %, élimine { $kill } %
odds-aim-survive = Pour survivre
odds-aim-capture = Pour capturer
odds-aim-kill = Pour éliminer
odds-aim-beat = D’une façon ou de l’autre
odds-conquer = Si d’autres ont vaincu le monstre : conquiert { $chance } %
