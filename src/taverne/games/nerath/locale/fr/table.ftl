### Mots de la table qui n’appartiennent à aucun chapitre : adversaires, scores, erreurs dans les options.

bot-random = Au hasard
    .help = Joue au hasard, parmi les coups permis.
bot-greedy = Seigneur de guerre
    .help = Pèse territoires, menaces et batailles d’après les probabilités, et choisit le meilleur coup du moment.
bot-strategist = Stratège
    .help = Joue son tour de plusieurs façons en pensée avant de décider.
