### Ce que dit le terminal : commandes, fautes, jeu par lignes et à l’écran, journaux, probabilités.

## Commandes du jeu par lignes, sous toutes leurs formes

command-help = aide help ? h
command-quit = quitter quit q
command-undo = annuler undo u
command-why = pourquoi why
command-rules = règles règle rules /
command-table = table t

## Fautes

cli-perhaps = Vouliez-vous dire « { $word } » ?
cli-unknown-game = Il n’y a pas de jeu « { $game } ». Les jeux sont : { $known }.{ $perhaps }
cli-no-game = Quel jeu ? Nommez-en un parmi { $known }, ou reprenez une partie par --resume FICHIER.
cli-option-form = --option attend CLÉ=VALEUR, ce que « { $text } » n’est pas. `taverne games` énumère les options.
cli-option-twice = L’option { $option } est donnée deux fois : n’en gardez qu’une.
cli-seats-form = « { $text } » ne peut pas s’asseoir : un siège est human, human:NOM, bot ou bot:NIVEAU, séparés par des virgules.{ $perhaps }
cli-resume-pinned = Une partie reprise garde les sièges, les options et la graine de son journal : retirez { $argument }.
cli-resume-other = { $path } est une partie de { $game } : nommez ce jeu ou aucun.
cli-resume-over = La partie de { $path } est finie. Pour la revoir : { $command }
cli-box-bad =
    { $count ->
        [one] Le fichier de boîte contient une faute ; corrigez-la et recommencez.
       *[other] Le fichier de boîte contient { $count } fautes ; corrigez-les et recommencez.
    }
cli-log-bad = Le journal : { $reason }
cli-defect = Les règles ont échoué ici, et c’est un défaut de Taverne ; signalez-le avec le journal, s’il vous plaît. { $reason }
cli-system = { $path } : { $reason }. Vérifiez le chemin et ses droits d’accès.
cli-stopped = Arrêté.
cli-open = La taverne est ouverte à { $address } (Ctrl-C la ferme ; rien n’est perdu).
cli-serve-bad = La taverne ne peut pas ouvrir : { $reason }
cli-interrupted = Interrompu. Tout est dans { $path } jusqu’à la dernière décision. Pour continuer : { $command }
cli-rules-unknown = Aucune règle ne dit « { $query } ». Donnez un numéro comme DR-057, ou des mots qui y figurent.{ $perhaps }

## Jeu par lignes

cli-welcome = Répondez par un numéro ou par une notation ; aide énumère les commandes. Le hasard est fixé par une graine dont l’empreinte est { $commitment }.
cli-help =
    Un numéro choisit cette réponse ; sa notation, écrite derrière, aussi.
    pourquoi NOTATION    pourquoi c’est permis ou non, avec la règle
    annuler              reprendre votre dernière décision, si c’est possible
    règles N°|MOTS       chercher des règles ; sans rien, celle de la question
    table                montrer de nouveau la table
    quitter              partir ; la partie est gardée et peut être reprise
    Par un tube, un nombre devant une notation (1200 claim left I-03) est le temps en millisecondes depuis le début d’une course, et une ligne vide laisse passer le temps jusqu’à ce qu’il se passe quelque chose. À plusieurs au même clavier, @NOM devant dit qui répond.
cli-clock = { $clock } : { $seconds } s
cli-turn = C’est à { $name } de répondre.
cli-curtain = Passez le clavier à { $name } ; que personne d’autre ne regarde.
cli-press-enter = Appuyez sur Entrée quand vous êtes à l’abri des regards.
cli-nobody = Personne du nom de { $name } ne joue à ce clavier.
cli-number =
    { $most ->
        [0] Rien n’est numéroté pour l’instant.
       *[other] { $number } n’est aucun des choix 1 à { $most }.
    }
cli-try-help = `aide` énumère ce qui peut être tapé.
cli-undone = C’est repris.
cli-why-what = Pourquoi quoi ? Écrivez derrière un numéro ou une notation.
cli-allowed = Rien ne s’y oppose.
cli-rules-none = Aucune règle ne dit cela.
cli-rules-more =
    { $n ->
        [one] … et une de plus ; ajoutez un mot pour préciser.
       *[other] … et { $n } de plus ; ajoutez un mot pour préciser.
    }
cli-result = La partie est finie.
cli-seed = Graine { $seed }, celle que l’empreinte { $commitment } engageait dès le début.
cli-kept = Le journal est dans { $path }. Pour le vérifier : { $command }
cli-saved = La partie est gardée dans { $path }. Pour continuer : { $command }
cli-campaign-on =
    { $n ->
        [one] La campagne continue après { $n } partie. Pour jouer la suivante :
       *[other] La campagne continue après { $n } parties. Pour jouer la suivante :
    }
cli-campaign-won =
    { $n ->
        [one] La campagne est gagnée en { $n } partie.
       *[other] La campagne est gagnée en { $n } parties.
    }
cli-campaign-lost =
    { $n ->
        [one] La campagne est perdue après { $n } partie.
       *[other] La campagne est perdue après { $n } parties.
    }
cli-campaign-game = { $path } est une campagne de { $game } : nommez ce jeu ou aucun.
cli-campaign-gone = Il n’y a plus de campagne dans { $path } : cette partie ne peut pas y être inscrite.

## L’écran

screen-options = Ce que vous pouvez faire
screen-log = Ce qui s’est passé
screen-players = Joueurs
screen-waiting = En attente : { $names }.
screen-over = La partie est finie. q pour partir.
screen-default = Espace : { $action }
screen-hand = Héros choisi : { $hand } (Tab change)
screen-actor = C’est { $name } qui répond (p change)
screen-clock = { $clock } { $seconds } s
screen-last = Dernières secondes : { $seconds } !
screen-help =
    Les petites lettres sur les cartes envoient le héros de gauche, les majuscules celui de droite.
    Les chiffres 1 à 0 envoient le héros choisi par Tab (en AZERTY, aussi sans Maj) ; un clic sur une carte fait de même.
    Flèches et Entrée choisissent dans la liste ; un chiffre aussi, quand aucune carte n’est en jeu.
    Espace donne la réponse nommée sous la liste : finir, passer, commencer.
    u reprend, / cherche des règles, ? montre ceci, q part ; la partie est gardée.
screen-help-areas =
    Tab montre la partie suivante de la table ; Page préc. et Page suiv. s’y déplacent.
    Flèches et Entrée choisissent dans la liste ; un chiffre aussi.
    Espace donne la réponse nommée sous la liste : finir, passer.
    u reprend, / cherche des règles, ? montre ceci, q part ; la partie est gardée.
screen-rules = Règles : un numéro ou des mots. Échap ferme.
screen-close = Échap ferme.
screen-curtain = Passez le clavier à { $name }. Entrée montre la table.
screen-key-help = Aide
screen-key-rules = Règles
screen-key-undo = Reprendre
screen-key-hand = Autre héros
screen-key-area = Autre partie de la table
screen-key-quit = Partir

## Jeux, boîtes, règles

games-seats = Joueurs : { $seats }
games-options = Options (--option clé=valeur) :
games-option = { $key }={ $value }  { $name } : { $help }
games-bots = Adversaires :
games-example = Pour jouer : { $command }
box-good = { $file } est une boîte valable (empreinte { $fingerprint }).
box-same = { $file } est valable et ne change rien : ce sont les valeurs de la boîte habituelle (empreinte { $fingerprint }).
box-use = Pour jouer avec elle : { $command }

## Simulations

sim-head =
    { $games ->
        [one] { $game } : { $games } partie ({ $options })
       *[other] { $game } : { $games } parties ({ $options })
    }
sim-speed = { $decisions } décisions en { $seconds } s : { $rate } par seconde
sim-columns = siège adversaire     victoires      part  score moyen
sim-failure = La partie { $game } (graine { $seed }) s’est brisée : { $error }
sim-errors =
    { $n ->
        [one] { $n } partie s’est brisée.
       *[other] { $n } parties se sont brisées.
    }

## Journaux

replay-keys = Entrée : suite, b : retour, t : table, un nombre : cette ligne, q : partir
replay-undo = { $name } revient en arrière, après { $position } décisions
replay-refused = { $name } @{ $at } ms : { $action } : refusé. { $why }
replay-end = La partie est finie.
replay-cut =
    { $bytes ->
        [one] La dernière ligne a été interrompue : { $bytes } octet est laissé de côté.
       *[other] La dernière ligne a été interrompue : { $bytes } octets sont laissés de côté.
    }
replay-verify-cut = { $file } : chaque ligne entière est juste, mais la dernière a été interrompue ({ $bytes } octets). `{ $command }` la coupe et continue.
replay-holds = { $file } : les { $entries } lignes sont justes ; { $decisions } décisions, rejouées, redonnent la même partie.
replay-seed = Chaque jet et chaque tirage découle de la graine { $seed }, conforme à l’empreinte { $commitment }.
replay-finished = La partie est finie.
replay-unfinished = La partie n’est pas encore finie.

## Probabilités

odds-none = { $game } n’offre pas de probabilités.
odds-number = { $field } est un nombre de { $low } à { $high }.
odds-value = « { $field } » ne se donne pas ainsi.
odds-field = Une question n’a pas de « { $field } ». Elle a { $known }.
odds-field-lang = langue de tout ce qui est montré
odds-field-box = un fichier avec les valeurs de votre exemplaire
