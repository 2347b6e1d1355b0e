# Ce qui peut clocher dans un fichier de boîte ; les noms de tables et de champs restent tels qu’ils y sont écrits

wrong-pair = attendu : un leader et un mercenaire initial d’affinité { $affinity }
wrong-pool = dés { $colour } de l’affinité { $affinity } au début : { $n }, on en attend { $wanted }
wrong-bracket = attendu : un up_to plus grand que celui de la tranche précédente
wrong-bracket-dice = attendu : pas moins de dés que dans la tranche précédente
wrong-expedition = { $n } dés sur une expédition, plus que die_spaces = { $spaces }
wrong-capture = attendu : moins que kill_value, car on capture un monstre en dessous de ce qui le tue
wrong-removes = attendu : un nombre pour chacune des citadel_faces
wrong-outside = attendu : un lieu pour chaque face du dé jaune
