# Ce qui peut clocher dans un fichier de boîte ; les noms de tables et de champs restent tels qu’ils y sont écrits

## Tuiles et cartes

wrong-bands = attendu : des min croissants, chaque fourchette finit où la suivante commence
wrong-use = { $word } n’a pas de sens pour { $trigger }, mais pour { $known }
wrong-in-band = { $word } n’a pas de sens dans une fourchette, où l’on attend { $known }
wrong-attack = les tuiles d’attaque, et elles seules, ont des fourchettes
wrong-armour = seules les armures ont une pièce et une famille
wrong-useless = attendu : au moins un
wrong-drawn = seules les bourses et les reliques servent quand on les pioche
wrong-sell = attendu : au plus le coût, { $n }
wrong-start = une tuile de départ n’a ni réputation ni prix
wrong-ability = les capacités ne se vendent pas
wrong-dwurt = seul Skoldur a des Dwurts
wrong-sections = les cartes Argent ont 2 sections, les cartes Or en ont 3
wrong-row = attendu : 0 pour aucun, puis des valeurs qui ne baissent jamais

## Les héros et ce qu’ils paient

wrong-rep = { $n } n’est pas un symbole Manuscrit de la piste
wrong-slots = les tuiles de départ n’entrent pas dans les emplacements ouverts
wrong-equipment = attendu : cinq pièces d’armure et deux pièces d’orfèvrerie
wrong-slot = aucun emplacement du héros { $hero } ne peut la recevoir
wrong-alone = attendu : 7 quêtes en solo, toutes de la Sorcière
wrong-price = { $what } de { $strange } : on attend { $known }
wrong-price-plain = { $what } de { $strange } : on n’attend aucune sorte
wrong-trophy = seuls les trophées ont un niveau

## Le territoire

wrong-centre = les tuiles spéciales, et elles seules, ont une quatrième case, leur centre
wrong-treasure = seules les cases de trésor ont un niveau
wrong-element = seules les cases d’élémentaire ont un élément
wrong-encounter = une case de rencontre doit nommer sa rencontre
wrong-loot = un butin doit être gardé par un monstre
wrong-monster = il n’y a pas de monstre dans un centre
wrong-icon = seules les tuiles fixes portent l’icône du solo

## Les scénarios

wrong-figure = { $name } n’est pas une valeur de ce scénario, qui a { $known }
wrong-round = la manche { $n } est la dernière
wrong-steps = attendu : des pas s’il y a une direction, aucun sinon
wrong-stages = attendu : les stades 1 à { $n } de { $group } dans l’ordre
wrong-drawn-tile = { $name } se pioche : un scénario ne peut pas la nommer
wrong-tiles = en demande { $n } avec chapter = { $chapter }, kind = { $kind }, mais en a { $there }
wrong-legends = attendu : une pour chaque tuile de légende : { $known }
