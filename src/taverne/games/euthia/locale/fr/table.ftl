### Mots de la table qui n’appartiennent à aucun chapitre : le jeu, ses options, les adversaires, ce dont un score est fait.

## Options

option-scenario = Scénario
    .help = De quoi il s’agit, combien de temps on joue et sur quelles terres.
option-scenario-hunt = { scenario-hunt }
    .help = 8 manches : chassez, commercez, accomplissez des quêtes à votre guise ; la plus haute réputation l’emporte. Pour une première partie.
option-scenario-rescue = { scenario-rescue }
    .help = 10 manches : ramenez à la Chapelle des villageois captifs.
option-scenario-doom = { scenario-doom }
    .help = 8 manches pour trouver des indices, puis un dernier combat contre le Complice et le Saboteur.
option-scenario-farruga = { scenario-farruga }
    .help = 12 manches : un dragon rase les comptoirs ; défendez-les et blessez-le.
option-scenario-mirrezil = { scenario-mirrezil }
    .help = 12 manches : on accomplit des légendes avant d’affronter un dragon.
option-scenario-devastation = { scenario-devastation }
    .help = 12 manches au plus : un golem ravage le pays tant que son sortilège n’est pas rompu.
option-scenario-collision = { scenario-collision }
    .help = 8 manches : scellez des emblèmes là où deux élémentaires se rencontrent.
option-scenario-revocation_1 = { scenario-revocation_1 }
    .help = 8 manches : révoquez des élémentaires là où vous avez remporté leurs défis.
option-scenario-revocation_2 = { scenario-revocation_2 }
    .help = 8 manches en des terres plus sauvages : révoquer coûte plus d’essences, et rapporte plus.
option-scenario-revocation_3 = { scenario-revocation_3 }
    .help = 8 manches là où peu sont allés : les révocations les plus coûteuses, et les dernières.
option-scenario-abyss = { scenario-abyss }
    .help = 12 manches : scellez des abîmes, puis venez à bout du Démon de magma.
option-mode = Mode
    .help = Comment jouent deux à quatre héros ; seul, on joue toujours en solo.
option-mode-competitive = Compétitif
    .help = La plus haute réputation gagne ; à chaque combat, un rival joue le monstre.
option-mode-coop = Coopératif
    .help = Tous gagnent ou perdent ensemble selon l’objectif du scénario ; des cartes jouent les monstres.
option-difficulty = Difficulté
    .help = Ce que demande l’objectif en solo et en coopératif ; tous les scénarios n’ont pas les trois.
option-difficulty-normal = Normal
option-difficulty-hard = Difficile
option-difficulty-heroic = Héroïque
option-heroes = Héros
    .help = Comment chacun reçoit son héros.
option-heroes-draw = Tirés au sort
option-heroes-choose = Choisis à tour de rôle
option-elites = Monstres d’élite
    .help = Des primes sur de puissants monstres dans leurs tanières.
option-elites-on = avec
option-elites-off = sans
option-griffin = Le Griffon
    .help = Une tuile avec la tanière du Griffon, et un vol au-dessus de la carte pour qui lui apporte un trophée.
option-griffin-on = avec
option-griffin-off = sans

## La partie du jour

daily-what = La Chasse en solo
    .help = Huit manches sans rivaux ; des cartes et des dés jouent les monstres. Votre résultat est votre réputation : 36 valent le bronze, 50 l’argent, 64 l’or.

## Bots

bot-random = Au hasard
    .help = Joue au hasard, parmi les coups permis.
bot-greedy = Voyageur
    .help = Prévoit son tour sur la carte, choisit ses combats selon les chances et prend ce qu’il trouve de mieux.
bot-seeker = Devin
    .help = Joue son tour de plusieurs façons en pensée avant de décider.

## Scores

score-reputation = Réputation gagnée
score-resources = Ressources
score-gold = Richesses en or
score-hero_tokens = Trésors et cases délivrées
score-interaction_tokens = Élémentaires et mines
score-trade_tokens = Comptoirs
score-rival_tokens = Jetons pris aux rivaux
score-quests = Quêtes
score-elites = Monstres d’élite
score-scenario = Scénario
score-deaths = Morts
