### Ce que partagent tous les jeux et toutes les façons d’y jouer : listes, places, refus du moteur, options fautives.

## Listes et personnes

list-comma = { $head }, { $next }
list-and = { $head } et { $last }
list-or = { $head } ou { $last }
decimal-mark = ,
per-cent = { $n } %
seat-you = vous
seat-chance = le hasard
seat-clock = l’horloge
seat-human = Joueur
seat-human-n = Joueur { $n }
kind-human = humain
kind-bot = bot, { $level }

## Boutons que partagent bien des jeux

action-pass = Passer
action-enough = Cela suffit
action-expire = Temps écoulé : { $a }
    .args = clock

## Ce qui s’est passé

event-decided =
    { $seat_you ->
        [yes] Votre choix est fait.
       *[no] { $seat } a fait son choix.
    }
event-played-anew =
    { $n ->
        [0] Tout le monde a accepté de recommencer selon les règles d’aujourd’hui (version { $rules }).
       *[other] Tout le monde a accepté de continuer d’ici selon les règles d’aujourd’hui (version { $rules }).
    }

## Pourquoi pas

why-not-asked = Ce n’est pas à vous de décider maintenant.
why-not-offered = Vous ne pouvez pas faire cela maintenant.
why-lesson = { $text }
why-match-over = La partie est terminée.
why-already-decided = Votre choix est déjà fait.
why-undo-over = La partie est terminée : on n’annule plus rien.
why-undo-nothing = Vous n’avez rien à annuler.
why-undo-final = Cette décision est définitive : elle ne s’annule pas.
why-undo-shown = Votre décision a révélé quelque chose ; il faut l’accord de tous pour l’annuler.
why-too-early = Trop tôt : les cartes ne sont pas encore révélées.
why-undo-chance = Les dés, les cartes ou l’horloge ont parlé depuis votre décision ; il faut l’accord de tous pour l’annuler.
why-undo-other = Quelqu’un d’autre a joué depuis ; il faut l’accord de tous pour annuler.
why-undo-window = D’autres sont peut-être en train de décider ; attendez un instant avant d’annuler.
why-undo-far = On n’annule que sa dernière décision, sauf accord de tous.
why-notation = « { $text } » n’est pas un coup de ce jeu.
why-not-an-action = Ce n’est pas un coup de ce jeu.
why-stale = La partie avait avancé avant l’arrivée de votre réponse. Rien n’a changé.
why-not-your-seat = Cette place n’est pas la vôtre.
why-not-started = La partie n’a pas encore commencé.
why-too-fast = Trop de réponses à la fois : certaines ont été ignorées.
why-too-many = Pas si vite ! Attendez un instant et réessayez.
why-too-large = C’est trop long pour être envoyé.
why-not-readable = Le serveur n’a pas pu lire cela.
why-no-vote = Aucun vote n’est en cours.
why-vote-open = Un vote est déjà en cours.
why-no-pace = La vitesse ne se règle pas ici.
why-pace-unknown = Cette vitesse n’existe pas.
why-chat-empty = Écrivez d’abord quelque chose.
why-not-saved = Votre coup n’a pas pu être enregistré, il n’a donc pas été joué. Réessayez.
why-unreadable = Cette partie ne peut plus continuer ici, seulement être relue ligne par ligne.
why-broken-rule = Les règles ont échoué ici : c’est un bogue de Taverne. Merci de le signaler.
why-server-error = Une erreur s’est produite sur le serveur. Réessayez.
why-no-table = Cette table n’existe pas.
why-paused = La course est en pause, le temps que chacun revienne.

## Options

option-bad =
    { $expected ->
        [flag] « { $named } » : il faut choisir oui ou non.
        [number] « { $named } » doit être un nombre de { $low } à { $high }{ $also_count ->
            [0] {""}
           *[other] , ou { $also }
        }.
        [text] « { $named } » est trop long : { $high } caractères au plus.
       *[word] « { $named } » : il faut choisir parmi { $choices_named }.
    }
option-unknown =
    { $known_count ->
        [0] Ce jeu n’a pas d’options, donc pas de « { $option } ».
       *[other] Ce jeu n’a pas d’option « { $option } ». Ses options : { $named }.
    }
option-seats =
    { $seats ->
        [one] Ce jeu ne se joue pas à { $seats } joueur ; nombres possibles : { $known }.
       *[other] Ce jeu ne se joue pas à { $seats } joueurs ; nombres possibles : { $known }.
    }
campaign-none = Avec ces options, ce jeu n’a pas de campagne.
campaign-over =
    { $standing ->
        [won] Cette campagne est terminée : vous l’avez gagnée.
        [over] Cette campagne est terminée : sa dernière partie a été jouée.
        [left] Cette campagne est terminée : elle a été abandonnée.
       *[other] Cette campagne est terminée : vous l’avez perdue.
    }
campaign-stay = Une partie de cette campagne ne peut pas être abandonnée.
campaign-other =
    { $known_count ->
        [0] Ce n’est pas la partie suivante de cette campagne.
       *[other] Ce n’est pas la partie suivante de cette campagne ; choisissez { $known }.
    }
campaign-choose = Choisissez la partie suivante de cette campagne : { $known }.
bot-unknown = Il n’y a pas de bot « { $bot } ». Au choix : { $known }.
bot-none = Nommez un bot. Au choix : { $known }.
bot-no-class = « { $bot } » n’est pas une classe de bots : donnez une classe qui hérite de taverne.Bot.
bot-place = « { $bot } » ne désigne pas une classe : donnez MODULE:CLASSE.
bot-many =
    { $players ->
        [one] Bots nommés : { $bots }, pour un joueur ; enlevez-en.
       *[other] Bots nommés : { $bots }, pour { $players } joueurs ; enlevez-en.
    }
bot-not-loaded = Le bot « { $bot } » ne se charge pas : { $error }.
tournament-entrants = Un tournoi demande au moins deux bots différents.
value-on = oui
value-off = non

## Leçons

lesson-else = C’est permis, mais pour l’instant la leçon porte sur autre chose.
lesson-step = { $step }/{ $of }
lesson-press = Maintenant : { $answers }.
lesson-free = Faites ce que vous voulez.
lesson-over = La leçon est finie.

## Règles

rule-ruling = décision de la maison
rule-cited = { $id } : { $text }

## Le récit d’une partie

story-title = Le récit de la partie
story-round = Manche { $round }
story-round-of = Manche { $round }, { $seat_you ->
        [yes] votre tour
       *[no] tour { OF($seat) }
    }
story-axis = { $round }
story-start = Avant la première manche
story-end = Fin
story-end-played = La partie est allée à son terme.
story-win = { $n } %
story-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
story-chances = Chances de gagner
story-chances-points = Points attendus
story-course = Le déroulement
story-made-of = D’où viennent les points
story-luck = Chance
story-luck-help = Ce que les dés et les pioches ont apporté ou coûté à chaque joueur par rapport à la moyenne.
story-play = Son propre jeu
story-play-help = Les réponses de chaque joueur, comparées à celles d’un bon bot.
story-others = Le jeu des autres
story-others-help = Ce que les bonnes et les mauvaises réponses des autres ont rapporté ou coûté à ce joueur.
story-unclear = trop serré pour trancher (± { $error })
story-unclear-help = Trop serré pour trancher : l’écart est inférieur au double de sa marge d’erreur et peut n’être que du bruit.
story-give-or-take = { $n } ± { $error }
story-turning = Tournants
story-turning-none = Aucun moment n’a décidé de la partie à lui seul.
story-lucky = Coups du sort
story-lucky-none = Aucun lancer, aucune pioche ne se détache.
story-mistakes = Où il y avait mieux à faire
story-mistakes-none = Aucune réponse ne se détache comme une erreur.
story-gave = { $seat_you ->
        [yes] Votre réponse : { $action }
       *[no] { $seat } a répondu : { $action }
    }
story-better = Mieux : { $action } (+{ $gain })
story-did = { $seat_you ->
        [yes] Vous : { $worth }
       *[no] { $seat } : { $worth }
    }
story-scores = { $seat_you ->
        [yes] Vous finissez à { $n }.
       *[no] { $seat } finit à { $n }.
    }
story-cut = Le temps imparti n’a pas suffi pour examiner chaque moment.
story-how = Suites jouées par de bons bots : { $n }. Seuls sont montrés les écarts supérieurs au double de leur marge d’erreur.
story-reckoning = Calcul de la part de la chance et de celle du jeu, lancer par lancer, réponse par réponse. Cela peut prendre une ou deux minutes.
story-ahead = { $n ->
    [one] Un autre récit passe avant celui-ci.
   *[other] { $n } autres récits passent avant celui-ci.
}
story-running = Cette partie n’est pas finie. Son récit s’affichera ici à la fin.
story-running-bots = Cette partie entre bots n’est pas finie : ils ne jouent que si quelqu’un regarde. Son récit s’affichera ici à la fin.
story-named = { $name } : { $what }
story-luck-or-play = Chance ou jeu ?
story-table = Les chiffres en tableau
story-look = Revoir ce moment
story-learn = En tirer la leçon
story-learn-help = { $n ->
    [one] Une fois, il y avait mieux à faire. Que feriez-vous maintenant ?
   *[other] { $n } fois, il y avait mieux à faire. Que feriez-vous maintenant ?
}
story-learn-begin = Reposez-moi la question
story-learn-again = Recommencer
story-learn-number = { $n } sur { $of }.
story-learn-next = Suite
story-learn-show = Montrez-moi ce qui valait mieux
story-learn-first = Il y avait mieux à faire. Cherchez d’abord par vous-même.
story-learn-good = { $action } : oui, c’est mieux ({ $gain } de plus).
story-learn-same = { $action } : c’est ce que vous avez fait dans la partie. Essayez autre chose.
story-learn-other = { $action } : ce n’est pas parmi les meilleures réponses. Essayez autre chose.
story-learn-done = Trouvé du premier coup : { $n } sur { $of }.
story-failed = Le récit de cette partie n’a pas pu être établi.

## Que feriez-vous ?

hint-title = Ce que ferait un bon bot
hint-ask = Que feriez-vous ?
hint-asking = Réflexion…
hint-none = Il n’y a rien à conseiller ici.
hint-unrated = Si vous demandez conseil, la partie n’est pas classée.
hint-win = { $n } % de chances de gagner{ $error ->
    [0] {""}
   *[other] {" "}(± { $error })
}.
hint-points = Points attendus : { $n }{ $error ->
    [0] {""}
   *[other] {" "}(± { $error })
}.
hint-figure = { $figure } : { $n ->
    [0] rien ne change
   *[other] +{ $n }
} en moyenne d’ici la fin du tour, soit { $more } de plus qu’avec les autres réponses.
hint-spared = { $figure } : { $n } de perdu en moyenne d’ici la fin du tour, soit { $more } de moins qu’avec les autres réponses.
hint-mostly =
    { $figure } : { $n } de plus d’ici la fin du tour ; { $percent ->
        [100] un gain à chaque essai.
       *[other] un gain dans { $percent } % des cas.
    }
hint-at-once = Aussitôt : { $changes }.
hint-change = { $what } { $n }
hint-same = Peu importe ici : la réponse suivante vaut à peu près autant.
hint-as-good = Vaut à peu près la première réponse.
hint-later-win = Rien de visible ce tour-ci, mais { $n } % de chances de gagner de plus qu’avec la réponse suivante.
hint-later-points = Rien de visible ce tour-ci, mais { $n ->
    [one] { $n } point
   *[other] { $n } points
} de plus à la fin qu’avec la réponse suivante.
hint-behind-win = { $n } % de chances de gagner de moins qu’avec la première réponse.
hint-behind-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
} de moins à la fin qu’avec la première réponse.
why-hints-off = Cette table se joue sans conseils.
hint-allowed = On peut demander ce que ferait un bon bot
hint-allowed-help = Une partie où quelqu’un demande conseil n’est pas classée.

## La partie du jour

daily-title = La partie du jour
daily-help = Une partie par jour, la même pour tous : mêmes cartes, mêmes dés. La suivante commence à minuit UTC.
daily-play = Jouer la partie du jour
daily-on = Continuer votre partie
daily-players = { $n ->
    [0] Personne ne l’a encore commencée.
    [one] { $n } joueur l’a commencée.
   *[other] { $n } joueurs l’ont commencée.
}
daily-who = Joueur
daily-score = Score
daily-replay = Revoir la partie { OF($name) }
daily-after = Vous verrez les résultats des autres quand vous aurez joué.

## Problèmes

puzzle-title = Problèmes
puzzle-goal = { $want } d’ici la fin du tour, avec au moins { $percent } % de chances. Que faites-vous ?
puzzle-goal-sure = { $want } d’ici la fin du tour, presque à coup sûr. Que faites-vous ?
puzzle-how = Après votre réponse, de bons bots jouent le tour jusqu’au bout, pour vous et pour les autres.
puzzle-share = L’objectif est atteint dans { $percent } % des cas.
puzzle-solved = Résolu !
puzzle-again = Pas encore. Essayez une autre réponse.
puzzle-next = Problème suivant
puzzle-stars = Étoiles : { $n } sur 3
