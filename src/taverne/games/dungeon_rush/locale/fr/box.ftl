# Ce qui peut clocher dans un fichier de boîte ; les noms de tables et de champs restent tels qu’ils y sont écrits

wrong-hero = un héros commence avec une ou deux compétences au-dessus de 0
wrong-defence = il faut à un monstre au moins une compétence au-dessus de 0
wrong-gain-twice = chaque compétence ne s’offre qu’une fois
wrong-gain = un gain a une compétence et un n d’au moins 1 ; {"{}"} veut dire sans gain
wrong-reward = un monstre rapporte une compétence, des pièces ou les deux
wrong-boss = il faut à un maître du donjon ou à un dragon au moins une compétence au-dessus de 0
wrong-rounds = attendu : { $n } fois rounds_per_level
wrong-players = attendu : pas plus que players_max
wrong-few-heroes = il n’y a pas assez de héros pour tant de joueurs
wrong-few-monsters = il n’y a pas assez de monstres dans un niveau pour tant de joueurs
