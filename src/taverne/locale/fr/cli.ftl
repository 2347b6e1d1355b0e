### Ce que dit le terminal : commandes, fautes, jeu par lignes et à l’écran, journaux, probabilités.

## Commandes du jeu par lignes, sous toutes leurs formes

command-help = aide help ? h
command-quit = quitter quit q
command-undo = annuler undo u
command-why = pourquoi why
command-rules = règles règle rules /
command-table = table t
command-find = trouver chercher f
command-hint = conseil w indice
command-bundle = tout

## Fautes

cli-perhaps = Vouliez-vous dire « { $word } » ?
cli-unknown-game = Il n’y a pas de jeu « { $game } ». Les jeux sont : { $known }.{ $perhaps }
cli-no-game = Quel jeu ? Nommez-en un parmi { $known }, ou continuez une partie avec --resume FICHIER.
cli-option-form = --option attend CLÉ=VALEUR, et non « { $text } ». `taverne games` donne la liste des options.
cli-set-form = --set attend CLÉ=VALEUR,VALEUR, et non « { $text } ». Une clé est une option (`taverne games` en donne la liste) ou une valeur de la boîte (TABLE.ID.CHAMP).
cli-set-box = --set ne convient pas à la boîte : { $place } : { $reason }
typed-option-bad =
    { $expected ->
        [flag] Option { $option } ({ $named }) : « { $value } » ne convient pas ; écrivez on ou off.
        [number] Option { $option } ({ $named }) : « { $value } » ne convient pas ; donnez un nombre de { $low } à { $high }{ $also_count ->
            [0] {""}
           *[other] , ou { $also }
        }.
        [text] L’option { $option } ({ $named }) est trop longue : { $high } caractères au plus.
       *[word] Option { $option } ({ $named }) : « { $value } » ne convient pas ; choisissez parmi { $choices }.
    }
typed-option-unknown =
    { $known_count ->
        [0] L’option { $option } n’existe pas : ce jeu n’en a aucune.
       *[other] L’option { $option } n’existe pas. Les options sont { $known }.
    }
cli-option-twice = L’option { $option } est donnée deux fois : n’en gardez qu’une.
cli-seats-form = « { $text } » n’est pas une place : écrivez human, human:NOM, bot ou bot:NIVEAU, séparés par des virgules.{ $perhaps }
cli-resume-pinned = Une partie reprise garde les places, les options et la graine de son journal : retirez { $argument }.
cli-resume-box = La partie garde la boîte avec laquelle elle a commencé ({ $own }) ; les valeurs de « { $box } » ne servent pas.
cli-resume-other = { $path } est une partie { OF($game) } : nommez ce jeu ou aucun.
cli-resume-over = La partie de { $path } est terminée. Pour la revoir : { $command }
cli-box-bad =
    { $count ->
        [one] Le fichier de boîte contient une erreur ; corrigez-la et recommencez.
       *[other] Le fichier de boîte contient { $count } erreurs ; corrigez-les et recommencez.
    }
cli-log-bad = Journal inutilisable : { $reason }
cli-defect = Les règles ont échoué ici. C’est un bogue de Taverne : merci de le signaler avec le journal. { $reason }
cli-system = { $path } : { $reason }. Vérifiez le chemin et ses droits d’accès.
cli-system-plain = L’ordinateur signale : { $reason }.
cli-stopped = Arrêté.
cli-open = La taverne est ouverte à { $address } (Ctrl-C la ferme ; rien n’est perdu).
cli-serve-bad = La taverne ne peut pas ouvrir : { $reason }
cli-interrupted = Interrompu. Tout est gardé dans { $path } jusqu’à la dernière décision. Pour continuer : { $command }
cli-rules-unknown = Aucune règle ne correspond à « { $query } ». Essayez un autre mot, comme « gagner », « égalité » ou « tour », ou un numéro comme DR-057.{ $perhaps }

## Jeu par lignes

cli-welcome-lesson = Répondez par un numéro ou par un coup ; tapez aide pour voir les commandes. Les dés de cette leçon sont fixés d’avance.
cli-welcome = Répondez par un numéro ou par un coup ; tapez aide pour voir les commandes. Les dés découlent d’une graine dont l’empreinte est { $commitment }.
cli-help =
    Un numéro choisit une réponse ; le coup écrit à côté aussi.
    pourquoi COUP        pourquoi c’est permis ou non, avec la règle
    annuler              annuler votre dernière décision, si c’est possible
    règles N°|MOTS       chercher des règles ; seul, celle de la question
    trouver MOTS         montrer les choix qui contiennent ces mots
    conseil              ce que ferait un bon bot
    tout                 là où la question le propose : plusieurs choix d’un coup
    table                montrer de nouveau la table
    quitter              partir ; la partie est gardée et peut être reprise
    Par un tube, un nombre devant un coup (1200 claim left I-03) est le temps en millisecondes depuis le début d’une course, et une ligne vide laisse passer le temps jusqu’à l’événement suivant. À plusieurs au même clavier, @NOM devant le coup dit qui répond.
cli-bundle = tout : { $what }
cli-bundle-none = Rien à choisir d’un seul coup ici.
cli-recap = Depuis votre dernier coup :
cli-clock = { $clock } : { $seconds } s
cli-turn = C’est { TO($name) } de répondre.
cli-curtain = Passez le clavier { TO($name) } ; que les autres regardent ailleurs.
cli-press-enter = Appuyez sur Entrée quand personne d’autre ne regarde.
cli-nobody = Personne ne s’appelle { $name } à ce clavier.
cli-find-none = Aucun choix ne contient « { $text } ».
cli-number =
    { $most ->
        [0] Aucun choix n’est numéroté pour l’instant.
       *[other] Il n’y a pas de choix { $number } ; choisissez de 1 à { $most }.
    }
cli-try-help = Tapez `aide` pour voir les commandes.
cli-undone = C’est annulé.
cli-why-what = Pourquoi quoi ? Écrivez ensuite un numéro ou un coup.
cli-allowed = C’est permis.
cli-rules-none = Aucune règle ne correspond.
cli-rules-instead = { " " }Essayez : { $words }.
cli-rules-more =
    { $n ->
        [one] … et une de plus ; ajoutez un mot pour préciser.
       *[other] … et { $n } de plus ; ajoutez un mot pour préciser.
    }
cli-result = La partie est terminée.
cli-result-none = La partie a été close avant la fin : il n’y a pas de score.
cli-seed = Graine { $seed }, celle que promettait dès le début l’empreinte { $commitment }.
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
cli-campaign-over =
    { $n ->
        [one] La campagne est finie après { $n } partie.
       *[other] La campagne est finie après { $n } parties.
    }
cli-campaign-game = { $path } est une campagne { OF($game) } : nommez ce jeu ou aucun.
cli-campaign-gone = Il n’y a plus de campagne dans { $path } : cette partie ne peut pas y être inscrite.

## L’écran

screen-options = Ce que vous pouvez faire
screen-log = Ce qui s’est passé
screen-players = Joueurs
screen-waiting = En attente : { $names }.
screen-over = La partie est terminée. q pour quitter.
screen-default = Espace : { $action }
screen-thinking = Un bot y réfléchit…
screen-bundle = e : { $what }
screen-seek = Chercher : { $text }▏ ({ $n } choix ; Entrée prend celui qui est marqué, Échap les remontre tous)
screen-typed = Numéro : { $text }▏
screen-hand = Héros choisi : { $hand } (Tab pour changer)
screen-actor = C’est { $name } qui répond (p : changer de joueur)
screen-clock = { $clock } { $seconds } s
screen-last = Dernières secondes : { $seconds } !
screen-help-hands =
    Les minuscules sur les cartes envoient le héros de gauche, les majuscules celui de droite. ✓ précède la touche d’un héros qui bat le monstre ; + unit les deux touches s’il faut les deux héros.
    Les chiffres 1 à 0 envoient le héros choisi par Tab (en AZERTY, aussi sans Maj) ; un clic sur une carte fait de même.
    Flèches et Entrée choisissent dans la liste ; elle montre les mêmes touches.
    Espace donne la réponse nommée sous la liste ; elle ne met jamais fin à un tour tant qu’il reste autre chose à faire.
    u annule, / cherche des règles, ? montre ceci, q quitte ; la partie est gardée.
screen-help-list =
    Flèches et Entrée choisissent dans la liste ; son numéro aussi (deux chiffres dans une longue liste, que f et des lettres réduisent), ou un clic sur une carte qui en porte un.
    Espace donne la réponse nommée sous la liste ; elle ne met jamais fin à un tour tant qu’il reste autre chose à faire.
    u annule, / cherche des règles, ? montre ceci, q quitte ; la partie est gardée.
screen-help-areas =
    Tab montre la partie suivante de la table ; Page préc. et Page suiv. la font défiler.
    Flèches et Entrée choisissent dans la liste ; son numéro aussi (deux chiffres dans une longue liste, que f et des lettres réduisent).
    Espace donne la réponse nommée sous la liste ; elle ne met jamais fin à un tour tant qu’il reste autre chose à faire.
    e donne plusieurs réponses d’un coup là où la ligne sous la liste le propose.
    u annule, / cherche des règles, ? montre ceci, q quitte ; la partie est gardée.
screen-rules = Règles : un numéro ou des mots. Échap ferme.
screen-close = Échap ferme.
screen-race-ready = La course reprend là où elle s’est arrêtée. Prêt ? Entrée lance le chronomètre.
screen-curtain = Passez le clavier { TO($name) }. Entrée montre la table.
screen-key-help = Aide
screen-key-rules = Règles
screen-key-hint = Que feriez-vous ?
screen-key-undo = Annuler
screen-key-seek = Chercher
screen-key-hand = Autre héros
screen-key-area = Autre vue
screen-key-quit = Quitter

## Jeux, boîtes, règles

games-seats = Joueurs : { $seats }
games-options = Options (--option clé=valeur) :
games-option = { $key }={ $value }  { $name } : { $help }
games-bots = Bots :
games-levels = Et, comme dans tous les jeux : { $same }
games-example = Pour jouer : { $command }
box-good = { $file } est une boîte valable (empreinte { $fingerprint }).
box-same = { $file } est valable et ne change rien : ce sont les valeurs de la boîte habituelle (empreinte { $fingerprint }).
box-use = Pour jouer avec : { $command }

## Simulations

sim-head =
    { $games ->
        [one] { $game } : { $games } partie ({ $options })
       *[other] { $game } : { $games } parties ({ $options })
    }
sim-speed =
    { $decisions ->
        [one] { $decisions } décision en { $seconds } s : { $rate } par seconde
       *[other] { $decisions } décisions en { $seconds } s : { $rate } par seconde
    }
sim-columns = place bot            victoires      part  score moyen
outcome-columns = bot                        victoires       score moyen  places
sim-prompts =
    La place 1 reçoit { $asked } questions par partie ; { $reached } seraient posées à une personne, dont { $share } % inutilement
    ({ $always } % si la table ne répondait à aucune d’elle-même).
sim-failure = La partie { $game } (graine { $seed }) a échoué : { $error }
sim-errors =
    { $n ->
        [one] { $n } partie a échoué.
       *[other] { $n } parties ont échoué.
    }

## Journaux

cli-no-puzzles = { $game } n’a pas encore de problèmes.
cli-no-puzzle = Il n’y a pas de problème « { $name } » ; ils sont numérotés de 1 à { $most }.
cli-not-over = Cette partie n’est pas finie : son récit viendra à la fin.
replay-title = { $title } — { $n } sur { $of }
replay-turn-of = { $turn }, { $name }
replay-begin = La partie commence.
replay-key-back = Retour
replay-key-next = Suivant
replay-key-turn-before = Tour précédent
replay-key-turn-after = Tour suivant
replay-key-leave = Quitter
menu-title = À quoi jouons-nous ?
menu-resume = Continuer { $game } : { $names } ({ $when })
menu-new = { $game }. { $about }
menu-keys = Le numéro, ou les flèches et Entrée, choisissent ; q quitte.
cli-resume-none = Aucune partie inachevée ici : nommez un journal, ou commencez une partie avec taverne play JEU.
replay-undo = { $name } revient en arrière, à la décision { $position }
replay-anew =
    { $position ->
        [one] tout le monde est d’accord pour continuer selon la version { $rules } des règles, après { $position } décision ; les lignes précédentes sont montrées telles qu’elles ont été écrites
       *[other] tout le monde est d’accord pour continuer selon la version { $rules } des règles, après { $position } décisions ; les lignes précédentes sont montrées telles qu’elles ont été écrites
    }
replay-refused = { $name } @{ $at } ms : { $action } (refusé). { $why }
replay-end = La partie est terminée.
replay-cut =
    { $bytes ->
        [one] La dernière ligne est tronquée : { $bytes } octet est laissé de côté.
       *[other] La dernière ligne est tronquée : { $bytes } octets sont laissés de côté.
    }
replay-verify-cut =
    { $bytes ->
        [one] { $file } : toutes les lignes complètes sont justes, mais la dernière est tronquée ({ $bytes } octet). `{ $command }` la retire et continue.
       *[other] { $file } : toutes les lignes complètes sont justes, mais la dernière est tronquée ({ $bytes } octets). `{ $command }` la retire et continue.
    }
replay-holds = { $file } : { $entries ->
        [0] l’en-tête est juste
        [one] la seule ligne est juste
       *[other] les { $entries } lignes sont justes
    } ; { $decisions ->
        [0] aucune décision n’est encore prise.
        [one] rejouée, la décision redonne la même partie.
       *[other] rejouées, les { $decisions } décisions redonnent la même partie.
    }
replay-seed = Chaque lancer et chaque tirage découle de la graine { $seed }, conforme à l’empreinte { $commitment }.
replay-signed = Elle est signée par { $key }, et n’a pas changé depuis.
replay-signed-other = Elle est signée par { $key }, qui n’est pas la clé donnée.
replay-signed-broken = Sa signature n’est pas bonne : la clé { $key } n’a pas signé cela.
replay-unsigned = Elle n’est pas signée.
replay-finished = La partie est terminée.
replay-unfinished = La partie n’est pas encore finie.

## Probabilités

odds-none = Ce jeu ne propose pas de probabilités.
odds-number = { $field } est un nombre de { $low } à { $high }.
odds-value = « { $field } » ne peut pas s’indiquer ainsi.
odds-field = Rien ici ne s’appelle « { $field } ». Vous pouvez indiquer : { $known }.
odds-field-lang = langue de tout ce qui s’affiche
odds-field-box = un fichier avec les valeurs de votre exemplaire

# Pourquoi un journal, une campagne ou un fichier de boîte est refusé ; { $told } vient d’un autre programme
cli-says = taverne : { $text }
cli-known = Au choix : { $known }.
cli-from-late =
    { $most ->
        [one] { $path } n’a que { $most } entrée : --from ne peut pas aller au-delà.
       *[other] { $path } n’a que { $most } entrées : --from ne peut pas aller au-delà.
    }
cli-campaign-missing = { $path } ne contient encore aucune campagne. Pour y en commencer une, nommez aussi le jeu : { $known }.
cli-apart = { $head } ; { $next }
cli-at = { $place } : { $reason }
cli-by-rule = { $reason } ({ $rule })
cli-log-line = { $path }, ligne { $line }
log-empty = le journal est vide ; il devrait commencer par une ligne d’en-tête
log-no-json = l’en-tête n’est pas du JSON ({ $told }) ; est-ce bien un journal de Taverne ?
log-no-log = l’en-tête n’a pas de version de format ; est-ce bien un journal de Taverne ?
log-format = version de format { $found } inconnue ; ce programme lit la version { $known }
log-header = en-tête abîmé : { $told }
log-game = jeu { $name } inconnu ; voyez `taverne games`
log-rules = partie jouée avec la version { $found } des règles { OF($name) }, alors que ce programme a la version { $known } ; prenez la version de Taverne de l’époque
log-box = partie jouée avec une autre boîte (empreinte { $found }, ici { $known }) ; donnez ce fichier de boîte avec --box
log-header-sum = l’en-tête a été modifié : sa somme de contrôle est fausse
log-public = la graine n’est pas encore dévoilée : c’est le journal public d’une partie en cours
log-seed = la graine n’est pas celle annoncée au début
log-options = les options et les places ne sont pas celles d’une partie de ce jeu
log-option = { $told }
log-cut = il manque des lignes : cette partie en continuait une autre à partir d’un moment plus avancé
log-entry = ce n’est pas une entrée de journal ({ $told })
log-order = l’entrée { $found } est à la place de l’entrée { $known } ; une ligne manque ou est en double
log-sum = la ligne a été modifiée : sa somme de contrôle est fausse
log-illegal = les règles ne le permettent pas : { $told }
log-broken-rule = { $told }
log-differs = la partie rejouée diffère ici (empreinte de l’état ou résultat)
log-no-chance = le hasard n’intervient pas ici, et pourtant le journal dit { $found }
log-dice = { $found } ne découle pas de la graine, qui donne { $known }
log-undo = un retour en arrière qui n’était pas permis
log-not-over = le journal dit la partie finie, mais elle ne l’est pas
log-nothing = une entrée vide
log-anew = la partie continue ici selon d’autres règles, depuis une position non valable : { $told }
log-unreadable = lecture impossible : { $cause }
log-unwritable = écriture impossible : { $cause }
log-full = écriture impossible : { $cause }. Tout est sauf jusqu’à la dernière décision ; remédiez-y, puis continuez avec --resume
log-bot = il n’y a pas de bot { $level } ici ; au choix : { $known }
log-exists = il y a déjà un journal de ce nom ; choisissez-en un autre
log-in-use = cette partie se joue déjà ailleurs ; quittez-la d’abord là-bas
campaign-no-record = ce n’est pas le journal d’une campagne : { $told }
campaign-format = une campagne au format { $found } ; cette version lit le format { $known }
campaign-unsound = on y trouve ce qu’aucune partie de ce jeu n’a pu laisser ; le fichier a-t-il été modifié à la main ?
box-kept = ce n’est pas une boîte de ce jeu
box-missing-field = manquant : ajoutez ce champ
box-missing-table = manquante : ajoutez cette table
box-missing-id = manquant : indiquez de quel élément il s’agit
box-twice = en double : n’en gardez qu’un
box-no-file = aucun fichier .toml dans ce dossier
box-unknown-id = id inconnu : les id sont { $known }
box-unknown-id-near = id inconnu : vouliez-vous dire « { $near } » ?
box-unknown-id-many = id inconnu : ils vont de { $first } à { $last }
box-unknown-table = table inconnue : les tables sont { $known }
box-unknown-table-near = table inconnue : vouliez-vous dire « { $near } » ?
box-unknown-field = champ inconnu : les champs sont { $known }
box-unknown-field-near = champ inconnu : vouliez-vous dire « { $near } » ?
box-form-table = écrivez-la comme une table, { $form }
box-form-list = écrivez chacun sous la forme { $form }, avec son id
box-form-entry = écrivez-le sous la forme { $form }
box-id = un id est un texte de lettres, de chiffres, de - et de _
box-source = à omettre : ce que vous saisissez est marqué comme venant du propriétaire
box-choice = attendu, au choix : { $known }
box-value = attendu : { $told }
box-types =
    { $type ->
        [int] un nombre entier
        [str] un texte
        [bool] `true` ou `false`
        [array] une liste
       *[object] une table
    }
box-type = attendu : { box-types }{ $limit }
box-length = attendu : { box-types } de longueur { $length }
box-part-missing = il manque le champ { $field }
box-part-unknown = le champ { $field } est inconnu
box-invalid = valeur inconnue : { $told }
box-count = il y en a { $found }, on en attend { $wanted }
box-count-where = il y en a { $found } avec { $fields }, on en attend { $wanted }
box-either = donnez soit { $one }, soit { $other }, pas les deux
box-no-such = l’id { $name } n’existe pas dans { $table }
box-same-id = les id doivent tous être différents dans { $tables }
box-not-text = pas du texte UTF-8 à l’octet { $byte } : enregistrez-le en UTF-8
box-too-deep = TOML non valide : trop d’imbrications
box-not-toml = TOML non valide : { $told }
box-empty = le fichier est vide : saisissez au moins une table
box-unreadable = lecture impossible ({ $cause }) : vérifiez le chemin et ses droits d’accès

# Ce que le système refuse
system-cause = { $cause }
system-enospc = il ne reste plus de place sur le disque
system-edquot = votre quota de disque est atteint
system-eacces = accès refusé
system-eperm = opération non permise
system-enoent = ce fichier ou ce dossier n’existe pas
system-eexist = il existe déjà
system-eisdir = c’est un dossier
system-enotdir = une partie du chemin n’est pas un dossier
system-erofs = le disque est en lecture seule
system-eio = le disque signale une erreur
system-enametoolong = le nom est trop long

# La ligne de commande : commandes, arguments, et ce que dit son analyseur (%(...)s et %s sont à lui)
args-usage = utilisation :
args-positional = arguments{"\u00A0"}
args-options = options{"\u00A0"}
args-commands = commandes{"\u00A0"}
args-command = COMMANDE
args-game = JEU
args-query = NUMÉRO|MOTS
args-help = afficher cette aide
args-required = il manque : %s
args-unrecognized = arguments inconnus : %s
args-argument = argument %(argument_name)s : %(message)s
args-error = %(prog)s : erreur : %(message)s
args-value = ceci ne convient pas (%(type)s attendu) : %(value)r
args-one = il faut une valeur
args-at-most-one = il faut au plus une valeur
args-at-least-one = il faut au moins une valeur
args-some = nombre de valeurs attendu : %s
args-ignored = ceci ne prend pas de valeur : %r
args-ambiguous = option ambiguë : %(option)s peut désigner %(matches)s
args-not-with = ne va pas avec l’argument %s
args-choice = choix inconnu : { $value } (au choix : { $known })
args-file = FICHIER
args-folder = DOSSIER
args-url = URL
args-host = HÔTE
args-number = N
args-speed-of = X
args-seed = GRAINE
args-asked = ...
args-pair = CLÉ=VALEUR
args-who = QUI,QUI
args-person = QUI
args-levels = NIVEAU,NIVEAU
args-whole = { $text } n’est pas un nombre entier
args-seed-large = une graine a 38 chiffres au plus
args-port = { $text } n’est pas un port ; ils vont de 1 à 65535
args-days = { $text } n’est pas un nombre de jours ; donnez-en de 0 à { $most }
args-no-key = { $text } n’est pas une clé : une clé a 64 signes, des chiffres et les lettres « a » à « f »
args-positive = { $text } n’est pas un nombre entier au-dessus de 0
args-speed = { $text } n’est pas une vitesse ; 1 est le temps réel, 0.5 la moitié de cette vitesse
help-taverne = Quatre jeux de plateau d’univers fantastique, avec toutes leurs règles : dans un navigateur, un terminal ou un programme.
help-lang = langue de tout ce qui s’affiche (par défaut, celle de LC_ALL ou LANG)
help-version = afficher la version, et dire si le moteur et les jeux sont compilés
cli-engine-compiled = moteur compilé
cli-engine-plain = moteur non compilé
help-game = au choix : { $known }
help-option = voyez `taverne games` ; peut être répété
help-own-box = un fichier avec les valeurs de votre exemplaire
help-serve = la table dans le navigateur
help-port = 8000 par défaut
help-host = 127.0.0.1 par défaut : cette machine seulement
help-db = où garder les parties (sinon un fichier de votre dossier de données)
help-redis = où plusieurs processus se retrouvent (sinon un seul processus)
help-doctor = vérifier que chaque partie gardée par un serveur est lisible
help-repair = réparer ce qui peut l’être sans rien perdre
help-backup = copier dans un fichier tout ce que garde un serveur, sans l’arrêter
help-backup-file = le fichier de sauvegarde
help-restore = restaurer une sauvegarde
help-replace = écraser tout ce qui s’y trouve
help-serve-box = un fichier avec les valeurs de votre exemplaire d’un jeu ; peut être répété
help-people = lister les visiteurs d’un serveur ; bannir quelqu’un, ou lever un bannissement
help-people-what = list, ban ou unban
help-people-who = l’identifiant d’une personne ; dans une liste, un morceau de nom
help-people-reason = le motif ; la personne en est informée
help-close = mettre fin à une partie, ou supprimer une table qui attend des joueurs
help-close-table = l’identifiant de la table
help-reports = lister ce que des joueurs ont signalé à propos d’autres
help-keys = les clés d’un serveur : celle qui signe les parties, et une nouvelle pour les identités
help-keys-rotate = signer désormais les identités avec une nouvelle clé
help-keys-days = pendant combien de jours l’ancienne clé reste valable (30 par défaut ; 0 : plus du tout)
help-log = le journal d’une partie
help-key = la clé publique qui doit avoir signé le journal
args-what = list|ban|unban
args-text = TEXTE
args-table = TABLE
args-key = CLÉ
help-games = à quoi l’on peut jouer : places, options, bots
help-play = une partie dans ce terminal
help-seats = human[:NOM] ou bot[:NIVEAU] pour chacun, ou un nombre de places (sinon vous contre des bots)
help-seed = la même graine donne les mêmes dés (sinon une nouvelle)
help-resume = continuer une partie d’après son journal, ou la dernière
help-record = où garder le journal (sinon votre dossier de données)
help-campaign = lancer une campagne gardée dans ce fichier, ou en jouer la partie suivante
help-plain = des lignes de texte au lieu d’un écran ; par défaut à travers un tube
help-speed = vitesse de l’horloge d’une course ; à travers un tube, elle est arrêtée sans cette option
help-ask-all = tout demander, même là où il n’y a qu’une réponse ou que rien n’est en jeu
help-simulate = beaucoup de parties entre bots
help-players = combien de joueurs
help-bots = répartis à tour de rôle autour de la table (sinon random)
help-how-many = 100 par défaut
help-first-seed = 1 par défaut
help-jobs = combien de processus ; les résultats n’en dépendent pas
help-rotate = décaler les bots d’une place à chaque partie
help-records = y garder le journal de chaque partie
help-json = écrire un objet JSON
help-replay = parcourir un journal, ou le vérifier
help-puzzle = des problèmes tirés de parties entre bons bots
help-puzzle-name = lequel, par son numéro (sinon la liste de tous)
help-review = le récit d’une partie : son déroulement, la chance et le jeu, les tournants
help-review-file = le journal d’une partie finie
help-review-seconds = combien de secondes de processeur il peut prendre, environ
help-verify = vérifier seulement que chaque ligne, chaque lancer et chaque état est juste
help-their-box = le fichier de boîte avec lequel la partie a été jouée
help-from = commencer à cette entrée
help-rules = le registre des règles, par numéro ou par mots
help-query = tout le registre si rien n’est donné
help-odds = les chances d’un combat
help-asked = qui contre qui : `taverne odds JEU --help` dit ce que le jeu demande
help-box = vérifier un fichier avec les valeurs de votre exemplaire
help-check = le fichier à vérifier

# Pourquoi la taverne ne peut pas ouvrir
serve-setting = un réglage du serveur ne convient pas : { $told } ; voyez docs/server.md
serve-db-form = db={ $db } : il faut un fichier, sqlite:///fichier ou postgresql://user@host/nom
serve-folder = { $path } : création impossible ({ $cause }) ; donnez un autre endroit avec --db
serve-port = { $place } : ouverture impossible ({ $cause }) ; choisissez autre chose avec --port ou --host
serve-db-busy = { $path } : un autre serveur a ce fichier ouvert. Arrêtez-le, ou donnez un autre fichier avec --db.
serve-db-new = db={ $db } : une version plus récente de Taverne l’a écrite ; installez cette version, ou restaurez une sauvegarde
serve-db = db={ $db } : inutilisable : { $told } ; voyez docs/server.md
serve-redis = redis={ $redis } : inutilisable : { $told } ; voyez docs/server.md
system-eaddrinuse = un autre programme y écoute déjà
system-eaddrnotavail = cette machine n’a pas cette adresse
system-econnrefused = connexion refusée
system-etimedout = pas de réponse à temps
system-enetunreach = ce réseau est injoignable
system-ehostunreach = cette machine est injoignable
system-no-name = nom de machine introuvable
system-tls = pas de réponse en https, ou certificat non reconnu
args-link = LIEN
args-name = NOM
args-level = NIVEAU
args-class = MODULE:CLASSE
args-program = PROGRAMME
args-hero = HÉROS
args-colour = COULEUR
args-place = LIEU
args-unit = UNITÉ
help-at = une table d’un serveur : son lien, tel que le navigateur l’affiche
help-name = le nom sous lequel jouer
help-watch = regarder une partie à une table d’un serveur
help-bot = installer un bot, ou votre propre programme, à une table d’un serveur
help-bot-level = un bot du jeu : easy, normal, hard, best, ou un autre de ses niveaux
help-bot-class = votre propre bot : une classe qui hérite de taverne.Bot
help-bot-exec = n’importe quel programme : il lit les questions en lignes de JSON et écrit une réponse à chacune
help-bot-seed = la même graine donne la même chance (par défaut : une nouvelle)
cli-link-bad = « { $link } » n’est pas le lien d’un serveur. Il ressemble à http://machine:8000/t/une-table.
cli-link-table = « { $link } » ne nomme aucune table. Copiez tout le lien du navigateur : http://machine:8000/t/une-table.
cli-house-refused = Le serveur refuse. { $reason }
why-match-running = La partie n’est pas encore terminée.
why-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
why-table-full = Toutes les places de cette table sont prises.
why-table-busy = La table est occupée. Réessayez dans un instant.
why-table-elsewhere = Cette table est tenue par une autre partie du serveur, qui est injoignable. Prévenez le responsable du serveur.
why-name-empty = Un nom doit compter au moins un caractère visible.
why-foreign-host = Ce serveur ne répond pas à ce nom.
why-banned = Vous êtes banni de ce serveur : { $reason }
cli-house-no-table = Il n’y a pas de table à { $link }. Le lien est-il complet ?
cli-house-away = Personne ne répond à { $link } ({ $reason }). Vérifiez l’adresse, et que le serveur tourne.
cli-house-strange = Ce qui répond à { $link } n’est pas un serveur Taverne de cette version. Vérifiez l’adresse.
cli-line-lost = Le serveur ne répond plus ; nouvel essai jusqu’à ce qu’il réponde. Ctrl-C arrête.
cli-line-back = Le serveur répond de nouveau.
cli-sat-down = Vous avez une place à { $link }. La partie commence quand toutes les places sont prises. Ctrl-C arrête.
cli-watch-waits = La partie à { $link } n’a pas encore commencé : il manque des joueurs. Ctrl-C arrête.
why-line-lost = Le serveur ne répond pas. Réessayez quand il sera revenu.
cli-table-gone = La table à { $link } n’existe plus.
cli-bot-refused = Refusé : « { $answer } ». { $reason } La première option est prise à la place.
cli-bot-refused-more = Les refus suivants sont seulement comptés.
cli-program-talk = Ce n’est pas une réponse, donc ignoré : « { $line } »
cli-house-slow = Le serveur n’a pas répondu à temps. Vérifiez qu’il tourne, puis réessayez.
cli-no-seat = Aucune place n’est libre à { $link }. Pour regarder : taverne watch --at { $link }
cli-bot-one = Qui doit jouer ? Donnez une seule option parmi --level, --class et --exec.
cli-exec-bad = « { $command } » n’est pas une commande. Fermez ses guillemets et commencez par le programme.
cli-program-ended = { $program } s’est arrêté (code { $status }) au lieu de répondre ; un bot du serveur joue à sa place.
cli-bot-broke = Le bot { $bot } a échoué : { $error } ; un bot du serveur joue à sa place.
cli-bot-sits = { $name } prend place à { $link }.
cli-bot-done = { $answers ->
    [one] Une réponse donnée
   *[other] { $answers } réponses données
}, refus : { $refused }.
cli-at-pinned = { $argument } ne va pas avec --at : la table est déjà préparée sur le serveur.
cli-left = Vous avez quitté la table ; votre place est gardée. Pour continuer : { $command }
args-varied = CLÉ=VALEUR,VALEUR
help-tournament = faire jouer des bots entre eux, chaque combinaison à chaque place, et les classer
help-lab = faire varier des options ou des valeurs de la boîte et voir ce qui change
help-mcp = des tables pour les modèles de langage, par le Model Context Protocol
help-mcp-at = un serveur, ou l’une de ses tables (par défaut : un serveur à part)
help-entrants = qui participe : des niveaux, ou MODULE:CLASSE pour les vôtres
help-keep = un fichier de résultats : les parties qu’il contient ne sont pas rejouées
help-executor = où jouer les parties : dans des processus de cette machine, ou sur une grappe Ray
help-picture = y écrire le classement en image (SVG)
help-set = une option du jeu, ou TABLE.ID.CHAMP de sa boîte ; peut être répété
help-bots-equal = qui joue, à tour de rôle autour de la table (par défaut : normal)
help-page = y écrire une page avec des graphiques
cli-extra-missing = Une partie de Taverne n’est pas installée : pip install "taverne[{ $extra }]"
cup-columns = bot                      classement       victoires         score moyen     places
cup-pairs = Combien de fois le bot de chaque ligne a devancé celui de chaque colonne, en pour cent :
cup-allies = Places qui gagnent ensemble : { $teams }.
lab-head =
    { $games ->
        [one] { $game } : { $games } partie par réglage, jouée par { $bots }
       *[other] { $game } : { $games } parties par réglage, jouées par { $bots }
    }
lab-setting = réglage
lab-columns = { "      " }décisions    meilleur score    victoires par place, en pour cent
results-unreadable = « { $path } » n’est pas un fichier de résultats (ligne { $line }) ; rien n’y a été changé. Donnez un autre fichier.
results-other = « { $path } » contient les résultats d’autres parties : autres options, joueurs, règles ou valeurs. Donnez un autre fichier.
lab-as-printed = tel quel
lab-marks = scores jusqu’à : { $marks }
lab-nobody = personne ne gagne : { $share }
lab-ends = fins de partie : { $ends }
lab-parts = score d’une place : { $figures }
lab-figures = chiffres : { $figures }
lab-roles = rôle                                         parties   victoires en %   score
lab-page-players =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
lab-page-seat = place { $n }
lab-page-setting = réglage
lab-page-decisions = décisions par partie
lab-page-score = meilleur score
lab-page-nobody = personne ne gagne
lab-page-broken = interrompues
lab-page-victories-seat = Victoires de la place { $n }
lab-page-victories-role = Victoires par { $kind }
lab-page-marks = scores jusqu’à
lab-page-kind = type
lab-page-role = rôle
lab-page-games = parties
lab-page-victories = victoires
lab-page-score-of = score d’une place
lab-page-end = fin
lab-page-figure = chiffre
lab-page-events = événements par partie
lab-page-mean = moyenne
lab-end =
    { $kind ->
        [turn] tour { $value }
        [round] manche { $value }
        [by] { $value ->
            [glory] par la gloire
           *[turns] par le dernier tour
        }
        [won] { $value ->
            [0] objectif manqué
            [1] objectif atteint
            [2] objectif atteint, avec l’argent
           *[3] objectif atteint, avec l’or
        }
       *[other] { $kind } { $value }
    }
lab-kind =
    { $kind ->
        [hero] héros
        [realm] royaume
        [alliance] alliance
        [affinity] affinité de départ
        [place] rang au premier tour
       *[other] { $kind }
    }
lab-key = « { $key } » n’est ni une option ({ $known }) ni une valeur de la boîte (TABLE.ID.CHAMP).
lab-many = Trop de réglages ({ $settings }) : on en essaie au plus { $most } à la fois.
cli-no-client = Les pages du navigateur ne sont pas dans cette copie : construisez-les avec `make web`, ou installez Node.js et réinstallez Taverne. Les terminaux et les programmes peuvent tout de même se joindre à la table.

# Prendre soin de ce que garde un serveur
doctor-line = { $mark } { $where } : { $key } ({ $told })
doctor-mended = réparé 
doctor-wrong = défaut 
doctor-well = Parties : { $matches }, toutes lisibles.
doctor-ill = Parties : { $matches } ; défauts : { $found }.
backup-done =
    { $tables ->
        [one] { $file } : { $tables } table sauvegardée.
       *[other] { $file } : { $tables } tables sauvegardées.
    }
restore-done =
    { $tables ->
        [one] { $tables } table restaurée depuis { $file }.
       *[other] { $tables } tables restaurées depuis { $file }.
    }
restore-no-file = Le fichier { $file } n’existe pas.
restore-not-empty = La base n’est pas vide. Donnez-en une vide, ou --replace pour écraser ses tables.
restore-no-backup = { $file } n’est pas une sauvegarde complète d’un serveur. Rien n’a été changé.
restore-in-use = { $file } est endommagé ou trop récent, et un serveur l’a ouvert. Arrêtez le serveur, puis restaurez.
restore-aside = Le fichier qui était là a été mis de côté sous le nom { $file }.
keep-none = La base { $file } n’existe pas. Donnez celle du serveur avec --db.
keep-new = Une version plus récente de Taverne a écrit cette base. Utilisez cette version.
keep-old = Une version plus ancienne de Taverne a écrit cette base. Utilisez cette version, ou mettez d’abord la base à jour : `taverne doctor`.
keep-itself = { $file } est la base elle-même. Choisissez un autre fichier.
keep-failed = La base de données est inutilisable : { $told }
serve-box-none = { $file } n’est la boîte d’aucun jeu. Vérifiez-le avec `taverne box JEU --check`.
people-who = Indiquez une personne : `taverne people list` montre les identifiants.
people-unknown = Personne ici n’a l’identifiant { $who }. `taverne people list` montre ceux qui ont donné un nom.
people-banned = (banni : { $reason })
people-no-reason = sans motif
people-ban-done = { $who } est banni du serveur ; ses pages se ferment en quelques secondes.
people-unban-done = { $who } n’est plus banni.
close-done = { $table } est fermée.
close-unknown = Il n’y a pas de table { $table }.
reports-line = { $by } à propos { OF($about) } : { $text }
reports-said = message : { $name } ({ $by }) : { $text }
reports-count = { $count ->
    [one] { $count } signalement.
   *[other] { $count } signalements.
}
keys-rotated = Les identités sont signées avec une nouvelle clé ; l’ancienne reste valable { $days ->
    [one] un jour encore.
   *[other] { $days } jours encore.
}
keys-record = Les parties sont signées par { $key }.

## Leçons

args-lesson = LEÇON
help-learn = lister les leçons, ou en jouer une
help-lesson = quelle leçon ; la première si rien n’est donné
learn-minutes = { $n } min
learn-how = Pour en commencer une : taverne learn JEU [LEÇON]
learn-begins = { $title }, environ { $n } min. Tapez « quitter » pour sortir.
learn-left = Vous avez quitté la leçon ; recommencez-la quand vous voulez.
cli-no-lesson = Il n’y a pas de leçon « { $lesson } » ici. Au choix : { $known }.{ $perhaps }

## What a language model is told

model-seat = Vous jouez à { $game } à la place { $seat }.
model-moves = Vos derniers coups : { $moves }
model-refused = Votre dernière réponse, « { $answer } », a été refusée : { $reason }
model-none = ce n’est aucune des options
model-answer = Répondez par une ligne `coup : ` suivie d’une option, exactement comme l’écrit la dernière colonne, ou de son numéro.
