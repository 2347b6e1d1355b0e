# Ce qui peut clocher dans un fichier de boîte ; les noms de tables et de champs restent tels qu’ils y sont écrits

wrong-alliances = attendu : chaque royaume dans une seule alliance
wrong-seats = attendu : chaque royaume une fois
wrong-goal = attendu : le mode et la durée que nomme l’id
wrong-points = donnez des trésors pour une partie longue, des points pour les autres
wrong-numbers = attendu : les numéros de toutes les cartes dans l’ordre
wrong-number = le numéro { $n } n’est pas une carte de { $realm }
wrong-lands = territoires : { $n }, pour un revenu de { $income }
wrong-capital = attendu : l’un de ses propres territoires, avec un château
wrong-castles = { $n } châteaux, plus que figures = { $figures }

## Les espaces et ce qui s’y trouve

wrong-neighbours = attendu : chaque voisin une fois, et pas l’espace lui-même
wrong-one-sided = { $other } ne nomme pas { $space } en retour
wrong-edge = { $other } : sont voisins les espaces qui partagent un bord
wrong-polygon = attendu : les sommets dans le sens horaire, sans bords qui se croisent
wrong-overlap = recouvre un autre espace de { $start } à { $end }
wrong-outline = le bord de { $start } à { $end } n’est ni partagé ni sur le pourtour du plateau
wrong-area = les espaces couvrent { $area } points carrés, on en attend { $wanted }
wrong-owner = attendu : des unités du propriétaire, { $realm }
wrong-warship = un navire de guerre doit être dans une zone maritime
wrong-castle = un territoire porte au plus un château
wrong-empty = attendu : au moins une unité
wrong-afloat = attendu : seulement des navires de guerre et des unités volantes

## Les unités

wrong-attack = toute unité se déplace et attaque, sauf le château
wrong-cargo = seules les unités maritimes en transportent d’autres
wrong-hover = seules les unités volantes survolent la mer
