### Mots de la table qui n’appartiennent à aucun chapitre : adversaires, scores, erreurs dans les options.

bot-random = Au hasard
    .help = Joue n’importe quel coup permis.
bot-greedy = Seigneur de guerre
    .help = Pèse terres, menaces et batailles par leurs chances exactes, et choisit le meilleur coup du moment.
bot-strategist = Stratège
    .help = Joue d’avance son tour de plusieurs façons avant de décider.
