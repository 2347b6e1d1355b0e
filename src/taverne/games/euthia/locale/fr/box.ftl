# Ce qui peut clocher dans un fichier de boîte ; les noms de tables et de champs restent tels qu’ils y sont écrits

## Tuiles et cartes

wrong-bands = attendu : des min croissants, chaque fourchette finit où la suivante commence
wrong-use = { $word } n’a pas de sens pour { $trigger }, mais pour { $known }
wrong-in-band = { $word } n’a pas de sens dans une fourchette, où l’on attend { $known }
wrong-attack = les tuiles d’attaque ont des fourchettes, les autres n’en ont pas
wrong-armour = une armure a une pièce et une famille, rien d’autre n’en a
wrong-useless = attendu : au moins un
wrong-drawn = une bourse ou une relique sert quand on la pioche, rien d’autre ne sert ainsi
wrong-sell = attendu : au plus le coût, { $n }
wrong-start = une tuile de départ n’a ni réputation ni prix
wrong-ability = les capacités ne se vendent pas
wrong-dwurt = seul Skoldur a des Dwurts
wrong-sections = les cartes Argent ont 2 sections, les cartes Or en ont 3
wrong-row = attendu : 0 pour aucun, et jamais moins pour davantage

## Les héros et ce qu’ils paient

wrong-rep = { $n } n’est pas un symbole Manuscrit de la piste
wrong-slots = les tuiles de départ n’entrent pas dans les emplacements ouverts
wrong-equipment = attendu : cinq pièces d’armure et deux bijoux
wrong-slot = aucun emplacement du héros { $hero } ne la reçoit
wrong-alone = attendu : 7 quêtes à un joueur, toutes de la Sorcière
wrong-price = { $what } de { $strange } : on attend { $known }
wrong-price-plain = { $what } de { $strange } : on n’attend aucune sorte
wrong-trophy = un trophée a un niveau, rien d’autre n’en a

## Le territoire

wrong-centre = une tuile spéciale a une quatrième case, son centre, et aucune autre n’en a
wrong-treasure = une case de trésor a un niveau, aucune autre n’en a
wrong-element = une case d’élémentaire a un élément, aucune autre n’en a
wrong-encounter = une case de rencontre nomme sa rencontre
wrong-loot = un butin est à côté d’un monstre
wrong-monster = il n’y a pas de monstre dans un centre
wrong-icon = seules les tuiles fixes portent l’icône à un joueur

## Les scénarios

wrong-figure = { $name } n’est pas une valeur de ce scénario, qui a { $known }
wrong-round = la manche { $n } est la dernière
wrong-steps = attendu : des pas avec une direction, et aucun sans
wrong-stages = attendu : les étapes 1 à { $n } de { $group } dans l’ordre
wrong-drawn-tile = { $name } se pioche, les scénarios ne la nomment pas
wrong-tiles = en demande { $n } avec chapter = { $chapter }, kind = { $kind }, mais en a { $there }
wrong-legends = attendu : une pour chaque tuile de légende : { $known }
