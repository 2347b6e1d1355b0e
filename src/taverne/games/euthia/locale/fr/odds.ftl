### Probabilités demandées en toutes lettres, au terminal : questions, erreurs, réponses.

odds-field-hero = le héros, avec ses tuiles de départ
odds-field-foe = le monstre, l’élite ou l’adversaire
odds-field-tiles = les tuiles qu’il porte en plus, par exemple lance_of_dawn,war_torc
odds-field-gems = les gemmes serties dans ses tuiles, par exemple onyx,opal
odds-field-essences = les essences qu’il possède, par exemple water,water
odds-field-health = sa santé (0 : au maximum)
odds-field-gaar = ses Gaars, si leur nombre n’est pas celui du départ
odds-field-silver = les cartes Argent de qui mène le monstre, ou de la réserve
odds-field-gold_cards = les cartes Or de qui mène le monstre, ou de la réserve
odds-field-air = l’Air agit sur la case
odds-field-earth = la Terre agit sur la case
odds-field-alone = sans rivaux : les cartes Combat mènent le monstre

odds-who = Quel héros contre quel monstre ? Par exemple : { $command }
odds-unknown = Il n’y a pas { $sort ->
        [hero] de héros
        [foe] de monstre
        [tile] de tuile
        [gem] de gemme
       *[essence] d’essence
    } « { $word } ».
odds-slot = Il ne reste pas d’emplacement pour { $tile }.
odds-gems =
    { $n ->
        [0] Ces tuiles n’accueillent pas de gemme.
        [one] Ces tuiles n’accueillent que { $n } gemme.
       *[other] Ces tuiles n’accueillent que { $n } gemmes.
    }
odds-combat = { $hero } avec { $health } de santé contre { $foe } avec { $n } :
odds-ends = gagne { $win } %, meurt { $die } %, perd en moyenne { $wounds } de santé
odds-truce = une trêve dans { $chance } % des cas
odds-about = marge d’erreur, en points : { $chance }
odds-left = reste en moyenne : santé { $health }, Gaars { $gaar }
