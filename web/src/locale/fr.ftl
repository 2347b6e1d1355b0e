### Les mots du client lui-même. Ce que disent les jeux et les règles vient des fichiers du serveur.

## Partout

ui-skip = Aller au contenu
ui-home-link = Accueil
ui-language = Langue
ui-settings = Réglages
ui-close = Fermer
ui-cancel = Annuler
ui-loading = Un instant…
ui-unofficial = Fait par des joueurs, sans lien avec les éditeurs des jeux.
ui-credits = Crédits
ui-you = vous
ui-stuck-text = Cette partie a été jouée selon des règles que cette version de Taverne n’a plus. Rien n’est perdu : vous pouvez la relire ligne par ligne, et son résultat compte.
ui-anew-text = Si tout le monde est d’accord, elle peut continuer selon les règles d’aujourd’hui : elle en était à la décision { $of }, vous reprendriez à la décision { $position }.
ui-anew-unrated = Une partie qui change de règles n’est pas classée.
ui-anew-go = Continuer selon les règles d’aujourd’hui
ui-anew-take-back = Finalement, non
ui-anew-waits = Vous êtes d’accord. Réponse attendue : { $names }.
ui-before-text = Ce début a été joué selon d’anciennes règles ; vous pouvez le relire ligne par ligne.
ui-not-saving-text = L’enregistrement est impossible pour l’instant. La table attend et repartira d’elle-même ; rien de ce que vous avez vu n’est perdu.
ui-offline = Le serveur ne répond pas. Êtes-vous en ligne ?
ui-not-found = Il n’y a rien ici
ui-not-found-help = Le lien est erroné, ou la table a été supprimée.
ui-too-fast = Pas si vite ! Attendez un instant et réessayez.
ui-failed = Cela n’a pas marché. Réessayez.

## Accueil

ui-welcome = Entrez, il reste une place
ui-welcome-text = Quatre jeux de plateau d’univers fantastique dans votre navigateur, avec toutes leurs règles : contre des bots, entre amis où que vous soyez, ou autour d’un écran. Rien à installer, pas de compte.
ui-games = Jeux
ui-play-now = Jouer
ui-play-now-game = Jouer tout de suite contre des bots : { $game }
ui-set-up = Préparer une table
ui-players-range =
    { $low ->
        [1] 1 à { $high } joueurs
       *[other] { $low } à { $high } joueurs
    }
ui-tables-mine = Mes tables
ui-tables-mine-none = Aucune pour l’instant. Un clic ci-dessus, et vous jouez.
ui-tables-done = Parties terminées
ui-tables-more =
    { $n ->
        [one] { $n } autre table
       *[other] { $n } autres tables
    }
ui-tables-open = Tables ouvertes
ui-tables-open-none = Personne n’attend de joueurs en ce moment.
ui-tables-watch = Regarder
ui-tables-watch-none = Aucune partie publique en cours.
ui-go-mine = Continuer
ui-go-open = Rejoindre
ui-go-watch = Regarder
ui-go-over = Revoir
ui-your-turn = À vous
ui-phase-waiting = attend des joueurs
ui-phase-playing = en cours
ui-phase-over = terminée
ui-invited = vous êtes invité
ui-tables-shelved = Parties mises de côté
ui-tables-shelved-none = Aucune partie n’est mise de côté.
ui-go-shelved = Reprendre
ui-row-today = aujourd’hui { $time }
ui-row-score = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
ui-row-won = victoire avec { $n }
ui-row-place = { $place ->
        [1] 1er
       *[other] { $place }e
    } sur { $of } avec { $n }

## Nom et code

ui-identity = Nom et identité
ui-guest = Invité { $number }
ui-your-name = Votre nom à la table
ui-save-name = Enregistrer le nom
ui-name-saved = Enregistré.
ui-your-code = Votre code
ui-your-code-help = Il transporte votre nom et vos tables sur un autre appareil. Toute personne qui l’a peut jouer à votre place : gardez-le pour vous.
ui-show-code = Montrer mon code
ui-other-code = Code d’un autre appareil
ui-other-code-help = Cet appareil jouera alors sous ce nom, avec ces tables.
ui-carry-here = Utiliser ce code ici
ui-carry-leaves = Vous avez sur cet appareil des tables sous le nom { $name }. Sans son code, plus personne ne pourra y revenir : notez-le d’abord ci-dessus.
ui-carry-sure = Quitter { $name } et utiliser ce code
ui-copy-code = Copier le code
ui-carried = C’est fait : cet appareil joue maintenant sous ce nom.
ui-my-data = Vos données
ui-revoke = Se déconnecter partout ailleurs
ui-revoke-help = Quelqu’un d’autre a votre code, ou vous avez perdu un appareil ? Tous les autres appareils seront déconnectés, et l’ancien code ne servira plus à rien.
ui-revoked = C’est fait : seul cet appareil reste connecté, et vous avez un nouveau code.
ui-my-data-get = En obtenir une copie
ui-forget = Oubliez-moi
ui-forget-sure = Oui, oubliez-moi
ui-forget-help = Votre nom, vos classements, vos campagnes et vos messages seront effacés, et des bots joueront à votre place. C’est définitif. Les noms affichés dans les parties passées restent dans leur journal.
ui-forgotten = C’est fait : plus rien ici n’est lié à vous.
ui-report = Signaler
ui-report-title = Signaler au responsable de ce serveur
ui-report-about = À propos de
ui-report-table = Cette table
ui-report-what = Que s’est-il passé ?
ui-report-send = Envoyer le signalement
ui-report-sent = Envoyé. Merci.

## Réglages

ui-set-lang = Langue
ui-set-lang-en = English
ui-set-lang-fr = Français
ui-set-lang-help = Change aussitôt, même en cours de partie.
ui-set-theme = Thème
ui-set-theme-auto = comme l’appareil
ui-set-theme-light = clair
ui-set-theme-dark = sombre
ui-set-theme-help = La taverne en plein jour ou à la bougie.
ui-set-motion = Animations
ui-set-motion-auto = comme l’appareil
ui-set-motion-full = avec
ui-set-motion-none = sans
ui-set-motion-help = Sans animations, rien ne bouge, ne clignote ni ne tremble ; les durées restent les mêmes.
ui-set-sound = Son
ui-set-sound-off = sans
ui-set-sound-on = avec
ui-set-sound-help = Des sons discrets pour votre tour, les attaques et les dernières secondes.
ui-set-sound-try = Essayer
ui-set-keyhints = Touches
ui-set-keyhints-on = affichées
ui-set-keyhints-off = cachées
ui-set-keyhints-help = Affiche sur chaque carte la touche qui la désigne, sur les écrans larges.
ui-set-taphand = Toucher un monstre (Dungeon Rush)
ui-set-taphand-winning = envoie le héros qui le bat
ui-set-taphand-selected = envoie le héros choisi
ui-set-taphand-help = Si le héros choisi ne peut pas battre le monstre et que l’autre, libre, le peut, c’est celui-ci qui part.
ui-set-notices = Notifications
ui-set-notices-start = M’avertir quand c’est à moi
ui-set-notices-stop = Ne plus m’avertir
ui-set-notices-help = Une notification du navigateur quand la page n’est pas visible. Le titre de la page signale votre tour dans tous les cas.
ui-set-notices-barred = Ce navigateur n’autorise pas les notifications ici. Le titre de la page signale votre tour dans tous les cas.

## Préparer une table

ui-create-title = Nouvelle table : { $game }
ui-create-who = Joueurs et places
ui-create-players = Joueurs
ui-create-options = Options
ui-create-table = La table
ui-create-clock = Pendule
ui-create-private = Table privée
ui-create-private-help = N’apparaît nulle part ; il faut le lien pour la rejoindre.
ui-create-go = Ouvrir la table
ui-create-shared = À plusieurs devant cet écran, un rideau cache ce qui est secret à chaque changement de joueur. Une course est peu commode sur un seul écran : mieux vaut jouer tour par tour ou en secret.
ui-seat-n = Place { $number }
ui-seat-me = Moi
ui-seat-me-help = Vous jouez depuis cet appareil.
ui-seat-here = Quelqu’un à mon écran
ui-seat-here-help = Une autre personne qui partage cet écran avec vous.
ui-seat-here-name = Nom de la personne à la place { $number }
ui-seat-open = Place libre
ui-seat-kept = Réservée { TO($name) }
ui-seat-open-help = Pour toute personne qui ouvre le lien ou rejoint la table depuis l’accueil.
ui-seat-bot = Bot : { $level }
ui-clock-plan-none = Aucune
ui-clock-plan-none-help = Chacun prend son temps.
ui-clock-plan-none-timed-help = Chacun prend son temps ; les minuteurs propres au jeu continuent de courir.
ui-clock-plan-move = Une minute par coup
ui-clock-plan-move-help = Au-delà, le choix est fait à votre place.
ui-clock-plan-day = Un jour par coup
ui-clock-plan-day-help = Pour des parties de plusieurs jours : revenez quand c’est à vous.
ui-clock-plan-reserve = Un quart d’heure chacun
ui-clock-plan-reserve-help = Pour toute la partie, plus dix secondes par coup.
ui-create-cover = Questions à une seule réponse
ui-cover-auto = Selon la table
ui-cover-auto-help = Contre des bots, réglées aussitôt ; entre joueurs, chaque occasion de réagir reste ouverte un instant, pour que nul ne devine qui a quoi en main.
ui-cover-quick = Réglées aussitôt
ui-cover-quick-help = Rapide ; en surveillant la pendule, on peut deviner qui ne pouvait pas réagir.
ui-cover-covered = Réglées après un instant
ui-cover-covered-help = Chaque occasion de réagir reste ouverte un instant, quoi que chacun ait en main.
ui-cover-always = Tout le monde est consulté
ui-cover-always-help = Chaque question est posée, même s’il n’y a qu’une réponse.
ui-range = De { $low } à { $high }

## Avant une partie

ui-waiting-title = La table est prête
ui-waiting-invited = Prenez une place libre ; la partie commence quand toutes sont prises. Ou envoyez ce lien à d’autres :
ui-waiting-text = La partie commence quand toutes les places sont prises. Envoyez ce lien à vos amis :
ui-share-link = Lien vers cette table
ui-copy-link = Copier le lien
ui-share-local = Cette adresse ne marche que sur votre ordinateur. Pour jouer avec d’autres, lancez la taverne avec --host 0.0.0.0 et donnez l’adresse de votre ordinateur sur le réseau.
ui-copied = Copié
ui-sit-here = S’asseoir ici
ui-fill-start = Compléter avec des bots et commencer
ui-get-up = Quitter la table

## À la table

ui-players = Joueurs
ui-area-board = Plateau
ui-area-mine = Vos affaires
ui-area-question = Question
ui-prompt = Votre décision
ui-as-list =
    { $count ->
        [one] Le choix en liste
       *[other] Les { $count } choix en liste
    }
ui-waiting-for = On attend { $names }.
ui-is-asked = doit décider
ui-away = absent
ui-standin = remplacé par un bot
ui-clock = Pendule
ui-clock-pause = La course reprend dans
ui-clock-of = Pendule { OF($name) }
ui-side = Journal et messages
ui-log = Journal
ui-recap = Depuis votre dernier coup
ui-log-earlier = { $n ->
    [one] Montrer la ligne précédente
   *[other] Montrer les { $n } lignes précédentes
}
ui-recap-again = Revoir :
ui-recap-skip = Aller à mon tour
ui-recap-replay = Revoir
ui-happened = Ce qui vient de se passer
ui-show-mine = Mon jeu
ui-show-board = Le plateau
ui-watching-short = Spectateur
ui-chat = Messages
ui-chat-none = Pas encore de message.
ui-chat-say = Écrire à la table
ui-chat-send = Envoyer
ui-pace = Vitesse des bots
ui-pace-calm = Bots : posés
ui-pace-brisk = Bots : vifs
ui-pace-fierce = Bots : féroces
ui-pace-calm-help = Une courte pause avant chaque coup, pour que vous puissiez suivre.
ui-pace-brisk-help = Une pause trois fois plus courte.
ui-pace-fierce-help = Aucune pause ; dans une course, ils vont aussi vite qu’ils peuvent.
ui-ask-first = { $game } : quelle partie ?
ui-undo = Annuler
ui-undo-nothing = Vous n’avez rien à annuler.
ui-undo-ask = Demander aux autres
ui-undo-ask-text = Les autres peuvent accepter de revenir en arrière avec vous.
ui-rules = Règles
ui-primer = Comment jouer
ui-rules-search = Chercher dans les règles : un mot ou un numéro
ui-rules-found =
    { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    }
ui-rules-part =
    { $count ->
        [one] { $count } règle contient une partie de ces mots
       *[other] { $count } règles contiennent une partie de ces mots
    }
ui-rules-instead = Aucune règle ne le dit. Vouliez-vous dire :
ui-rules-nothing = Aucune règle ne le dit. Essayez un autre mot : « gagner », « égalité », « pénalité », « tour ».
ui-rule-open = Règle { $rule }
ui-why = Pourquoi pas ?
ui-why-other = Ce n’est pas possible maintenant.
ui-why-offline = Vous êtes hors ligne ; rien n’a été envoyé.
ui-why-stale = La partie avait avancé avant l’arrivée de votre réponse. Rien n’a changé.
ui-why-not-your-seat = Cette place n’est pas la vôtre.
ui-why-not-seated = Vous n’avez pas de place à cette table.
ui-why-not-started = La partie n’a pas encore commencé.
ui-why-match-running = La partie n’est pas encore terminée.
ui-why-not-host = Seule la personne qui a ouvert cette table peut le faire.
ui-why-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
ui-why-seats-race = On ne fait pas la course à plusieurs devant un même écran : chacun doit pouvoir atteindre les monstres au même instant. Donnez à chacun son appareil (une place libre), ou choisissez un mode sans course.
ui-why-table-full = Toutes les places de cette table sont prises.
ui-why-table-busy = La table est occupée. Réessayez dans un instant.
ui-why-no-seat = Cette place n’existe pas.
ui-why-no-table = Cette table n’existe pas, ou elle est privée.
ui-why-no-position = Cette position n’existe pas dans la partie.
ui-why-fork-running = Seule une partie terminée peut être rejouée à partir d’une de ses positions.
ui-why-no-vote = Aucun vote n’est en cours.
ui-why-not-playing = Aucune partie n’est en cours à cette table.
ui-why-no-rematch = Ni les leçons ni les parties de campagne n’ont de revanche.
ui-why-no-pace = La vitesse ne se règle pas ici : aucun bot ne joue, la partie est une course, ou elle est terminée.
ui-why-pace-unknown = Cette vitesse n’existe pas.
ui-why-cover-unknown = La table ne peut pas répondre ainsi.
ui-why-name-empty = Un nom doit compter au moins un caractère visible.
ui-why-code-unknown = Ce code ne vient pas d’ici. Copiez-le en entier depuis l’autre appareil.
ui-why-chat-empty = Écrivez d’abord quelque chose.
ui-why-not-an-action = Ce n’est pas un coup de ce jeu.
ui-why-not-saved = Votre coup n’a pas pu être enregistré, il n’a donc pas été joué. Réessayez.
ui-why-tables-fast = Trop de tables en peu de temps ; attendez un peu.
ui-why-tables-many = { $most } de vos tables attendent déjà des joueurs.
ui-why-foreign-host = Ce serveur ne répond pas à ce nom.
ui-why-foreign-origin = Une page d’un autre site ne peut pas faire cela.
ui-why-unreadable = Cette partie ne peut plus continuer ici, mais vous pouvez la relire ligne par ligne.
ui-why-fork-lesson = Les dés d’une leçon sont fixés d’avance : on ne peut pas la reprendre à partir d’une de ses positions.
ui-why-fork-before = Jusqu’à la décision { $n }, d’autres règles s’appliquaient : choisissez un moment plus tardif.
ui-why-banned = Vous êtes banni de ce serveur : { $reason }
ui-why-report-empty = Dites ce qui s’est passé.
ui-why-too-many = Pas si vite ! Attendez un instant et réessayez.
ui-why-server-error = Une erreur s’est produite sur le serveur. Réessayez.
ui-why-too-fast = Trop d’attaques à la fois : certaines ont été ignorées.
ui-why-paused = La course est en pause, le temps que chacun revienne.
ui-why-clock-long = Cette pendule dure plus longtemps que le serveur ne l’admet.
ui-why-clock-kind = Cette pendule n’existe pas.
ui-why-broken-rule = Les règles ont échoué ici : c’est un bogue de Taverne. Merci de le signaler.
ui-why-table-elsewhere = Cette table est tenue par une autre partie du serveur, qui est injoignable. Prévenez le responsable du serveur.
ui-why-log-running = Le journal se télécharge une fois la partie terminée ; jusque-là, il contient des secrets.
ui-why-daily-first = Jouez d’abord la partie du jour ; vous pourrez ensuite revoir celles des autres.
ui-why-daily-day = Il n’y a pas de partie du jour à cette date.
ui-why-no-daily = Ce jeu n’a pas de partie du jour.
ui-why-no-game = On ne joue pas à ce jeu ici.
ui-why-no-lesson = Cette leçon n’existe pas.
ui-why-no-puzzle = Ce problème n’existe pas.
ui-why-puzzle-answer = Ce n’est pas une des réponses à ce problème.
ui-why-no-words = Il n’y a pas de textes ici pour cette langue ou pour ce jeu.
ui-why-seats-count = { $seats ->
        [one] { $seats } place est occupée
       *[other] { $seats } places sont occupées
    } pour { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } : il en faut une par joueur.
ui-why-seats-word = La place { $seat } ne peut pas être occupée ainsi.
ui-why-seed-range = Cette graine est hors limites.
ui-why-list-unknown = Cette liste de tables n’existe pas.
ui-why-not-found = Il n’y a rien ici.
ui-why-bad-request = Le serveur ne comprend pas cette demande. Rechargez la page et réessayez.
ui-why-bad-method = Le serveur ne comprend pas cette demande. Rechargez la page et réessayez.
ui-why-forbidden = Ce n’est pas permis ici.
ui-why-too-large = C’est trop long pour être envoyé.
ui-why-clock-short = Cette pendule ne laisse pas le temps de jouer.
ui-line-connecting = connexion…
ui-line-open = en ligne
ui-line-lost = hors ligne
ui-line-lost-text = Connexion perdue. Reconnexion en cours ; votre place est gardée.
ui-standin-text = Un bot joue à votre place.
ui-take-back = Reprendre ma place
ui-vote-asks = { $name } aimerait annuler.
ui-vote-agreed = D’accord : { $names }.
ui-vote-yes = Accepter
ui-vote-no = Refuser
ui-watching = Vous regardez : vous ne voyez que ce que tous les joueurs peuvent voir.
ui-play-as = À cet écran :
ui-over-text = La partie est terminée.
ui-play-again = Rejouer
ui-rematch = Revanche
ui-rematch-join = Rejoindre la revanche { OF($name) }
ui-rematch-asks = { $name } propose une revanche.
ui-rematch-accept = Rejoindre
ui-end-won = Vous avez gagné.
ui-end-won-shared = Vous partagez la victoire.
ui-end-place = { $place ->
        [2] Vous finissez deuxième sur { $of }.
        [3] Vous finissez troisième sur { $of }.
        [4] Vous finissez quatrième sur { $of }.
       *[other] Vous finissez { $place }e sur { $of }.
    }
ui-end-story = Le récit de la partie
ui-course = Les points au fil de la partie
ui-course-chapter = { $turn } : revoir
ui-menu = Votre table
ui-ask-all = Me demander à chaque fois
ui-ask-all-help = Même quand une seule réponse a du sens.
ui-shelve = Mettre de côté
ui-shelve-help = La partie vous attend sous « Parties mises de côté », sur la page d’accueil.
ui-shelve-help-others = Elle quitte votre liste ; les autres continuent, et un bot vous remplace en votre absence.
ui-concede = Abandonner la partie…
ui-concede-sure = Oui, abandonner
ui-concede-help = Un bot joue à votre place jusqu’au bout, et vous êtes classé dernier.
ui-conceded = a abandonné
ui-thinks = réfléchit
ui-thinking = { $n ->
        [one] { $names } réfléchit…
       *[other] { $names } réfléchissent…
    }
ui-deciding = Les autres décident.
ui-curtain-pass = { START(TO($name)) } de jouer
ui-curtain-text = La suite est secrète. Que les autres regardent ailleurs.
ui-curtain-show = Je suis { $name } : montrer mon côté
ui-table-facts = La table

## Revoir

ui-replay = Revoir la partie
ui-replay-controls = Commandes de lecture
ui-step-back = Un pas en arrière
ui-step-on = Un pas en avant
ui-play = Lecture
ui-pause = Pause
ui-position = Position
ui-chapter = Tour
ui-chapter-start = Avant le premier tour
ui-position-of = { $at } sur { $last }
ui-speed = Vitesse
ui-viewpoint = Vu par
ui-spectator = un spectateur
ui-copy-position = Lien vers cette position
ui-fork = Rejouer à partir d’ici
ui-fork-text = Une nouvelle table commence à la position { $position }. L’ancienne partie reste telle quelle.
ui-fork-go = Ouvrir la nouvelle table
ui-download = Télécharger le journal
ui-to-table = Retour à la table

## Crédits

ui-credits-unofficial = Taverne est faite par des joueurs. Les éditeurs et les auteurs des jeux n’y ont pas pris part et ne l’ont pas approuvée. Les noms des jeux appartiennent à leurs propriétaires et ne servent qu’à dire quelles règles sont jouées. Aucune illustration ni aucun texte des jeux n’est utilisé ici.
ui-credits-icons = Icônes
ui-credits-icons-text = Les créatures, les héros et les signes sont des dessins de Lorc, Delapouite et d’autres, recolorés et redimensionnés :
ui-credits-fonts = Polices
ui-credits-fonts-text = Alegreya et Alegreya Sans, de Juan Pablo del Peral et Huerta Tipográfica, par
ui-credits-libraries = Bibliothèques
ui-credits-libraries-text = Preact, Preact Signals et Project Fluent dans le navigateur ; Litestar, msgspec, SQLAlchemy et d’autres sur le serveur. Elles gardent leurs propres licences.

## Le plateau de Dungeon Rush

ui-dr-round = Manche { $round } sur { $rounds } · niveau { $level }
ui-dr-own-side = Votre côté
ui-dr-monsters = Monstres sur la table
ui-dr-face-down = Monstres, face cachée
ui-dr-back = Carte { $n }, face cachée
ui-dr-countdown = Les monstres sont révélés dans { $n }
ui-dr-heroes = Héros
ui-dr-pairs = Héros de chacun
ui-dr-bosses = Au bout du donjon
ui-dr-lord = Maître du donjon
ui-dr-dragon = Dragon
ui-dr-hand-left = Main gauche
ui-dr-hand-right = Main droite
ui-dr-hand-left-short = G
ui-dr-hand-right-short = D
ui-dr-short-melee = Co
ui-dr-short-ranged = At
ui-dr-short-magic = Ma
ui-dr-short-stealth = Di
ui-dr-short-rune = Rune
ui-dr-short-several = Choix
ui-dr-monster = { $name }. Demande { $needs }. { $gain } { $coins ->
        [0] Sans pièces.
        [one] { $coins } pièce.
       *[other] { $coins } pièces.
    }
ui-dr-gives = Donne { $skill } +{ $n }.
ui-dr-gives-nothing = Ne donne pas de compétence.
ui-dr-boss = { $name }. Demande { $needs }. { $coins ->
        [one] { $coins } pièce.
       *[other] { $coins } pièces.
    }
ui-dr-keys = Touches : { $left } pour le héros de gauche, { $right } pour celui de droite.
ui-dr-taken = Attaqué par { $name }.
ui-dr-taken-by = Pris par { $name }.
ui-dr-yours = Vous l’attaquez.
ui-dr-pending = en route…
ui-dr-queued = (puis { $n } de plus)
ui-dr-queued-mark = ensuite
ui-dr-attacks = attaque : { $monster }
ui-dr-on-its-way = en route : { $monster }
ui-dr-secretly = va en secret vers : { $monster }
ui-dr-held = en retrait
ui-dr-free = libre
ui-dr-stays-out = n’attaque pas
ui-dr-no-hero = Pas encore de héros
ui-dr-coins =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
ui-dr-failures =
    { $n ->
        [one] { $n } échec
       *[other] { $n } échecs
    }
ui-dr-aside =
    { $n ->
        [one] { $n } carte gardée pour ses pièces
       *[other] { $n } cartes gardées pour leurs pièces
    }
ui-dr-neutral = ne peut pas gagner
ui-dr-done = terminé
ui-dr-results = Résultats de la manche { $round }
ui-dr-fight-won = { $name } en vient à bout.
ui-dr-fight-lost = { $name } a échoué.
ui-dr-fight-left = Personne ne l’a attaqué.
ui-dr-stamp-won = vaincu
ui-dr-stamp-lost = échec
ui-dr-stamp-left = ignoré
ui-dr-entrance = Derrière cette porte attendent les premiers monstres.
ui-dr-early = trop tôt : bloqué un instant
ui-dr-beats-left = Votre héros de gauche peut le battre.
ui-dr-beats-right = Votre héros de droite peut le battre.
ui-dr-beats-both = Vos deux héros peuvent le battre ensemble.
ui-dr-beats-none = Aucun de vos héros libres ne peut le battre.
ui-dr-go-on = Continuer
ui-dr-round-result = Manche { $round } :
ui-dr-gain-coins =
    { $n ->
        [one] +{ $n } pièce
       *[other] +{ $n } pièces
    }
ui-dr-gain-failures =
    { $n ->
        [one] { $n } échec
       *[other] { $n } échecs
    }
ui-dr-gain-skill = { $skill } +{ $n }
ui-dr-gain-outrun = devancé par { $name }
ui-dr-gain-nothing = rien
ui-dr-gain-beaten =
    { $n ->
        [one] { $n } monstre vaincu
       *[other] { $n } monstres vaincus
    }
ui-dr-crowded = { $name } arrive trop tard.
ui-dr-crowded-mark = trop tard
ui-dr-have = vous : { $n }
ui-dr-chosen = votre choix
ui-dr-count = Score final. Vainqueurs : { $names }
ui-dr-player = Joueur
ui-dr-total = Pièces
ui-dr-trial-over = L’épreuve est terminée
ui-dr-trial-times = Secondes par attaque : { $one } au niveau I, { $two } au II, { $three } au III
ui-dr-trial-best = Votre record : { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
ui-dr-trial-record = Votre meilleure épreuve à ce jour !
ui-dr-trial-medal = Vous remportez { $medal }.
ui-dr-trial-no-medal = Pas de médaille cette fois.
ui-dr-trial-next = { $n ->
        [one] Une pièce de plus
       *[other] { $n } pièces de plus
    } et vous aviez { $medal }.
ui-dr-medal-bronze = Bronze { $n }
ui-dr-medal-silver = Argent { $n }
ui-dr-medal-gold = Or { $n }
ui-dr-medal-bronze-name = la médaille de bronze
ui-dr-medal-silver-name = la médaille d’argent
ui-dr-medal-gold-name = la médaille d’or
ui-dr-reveal = Les choix de chacun sont révélés
ui-dr-reveal-fights = L’issue des combats
ui-dr-crowded-out = { $name } l’avait choisi aussi et se fait évincer.
ui-dr-crowded-out-mark = évincé

# Campagnes
ui-campaign = Campagne
ui-campaigns-mine = Mes campagnes
ui-campaign-title = { $game } : campagne
ui-campaign-blurb = Une suite de parties : l’issue de chacune décide de la suivante.
ui-campaign-instead = Pour enchaîner plusieurs parties, lancez une campagne :
ui-campaign-none = Ce jeu n’a pas de campagne.
ui-campaign-begin = Lancer la campagne
ui-campaign-back = Retour à la campagne
ui-campaign-next = Partie suivante :
ui-campaign-games =
    { $n ->
        [0] Aucune partie jouée
        [one] { $n } partie jouée
       *[other] { $n } parties jouées
    }
ui-campaign-since = commencée le { $date }
ui-campaign-playing = partie en cours
ui-campaign-under-way = La partie { $n } est en cours.
ui-campaign-resume = Continuer
ui-campaign-resign = Abandonner cette partie
ui-campaign-resign-help = La partie en cours s’arrête aussitôt et compte comme perdue.
ui-campaign-leave = Abandonner la campagne
ui-campaign-leave-help = La campagne s’arrête ici. Vous pourrez revoir ses parties, mais plus la continuer.
ui-campaign-download = Enregistrer la campagne
ui-campaign-download-help = Un fichier pour continuer la campagne dans un terminal
ui-campaign-on = en cours
ui-campaign-won = gagnée
ui-campaign-lost = perdue
ui-campaign-over = finie
ui-campaign-left = abandonnée
ui-campaign-on-text = La campagne continue
ui-campaign-won-text =
    { $n ->
        [one] Gagnée en { $n } partie !
       *[other] Gagnée en { $n } parties !
    }
ui-campaign-lost-text =
    { $n ->
        [one] Perdue après { $n } partie
       *[other] Perdue après { $n } parties
    }
ui-campaign-over-text =
    { $n ->
        [one] La campagne est finie après { $n } partie
       *[other] La campagne est finie après { $n } parties
    }
ui-campaign-left-text =
    { $n ->
        [0] Abandonnée avant la fin de la première partie
        [one] Abandonnée après { $n } partie
       *[other] Abandonnée après { $n } parties
    }
ui-why-no-campaign = Cette campagne n’est pas sur cet appareil. L’avez-vous commencée sur un autre ?
ui-why-campaign-playing = Une partie de cette campagne est en cours : terminez-la d’abord.
ui-why-campaign-idle = Aucune partie de cette campagne n’est en cours.
ui-why-campaign-moved = Cette campagne a continué ailleurs entre-temps. Rechargez la page.

## Leçons

ui-learn = Leçons
ui-learn-text = Jouez quelques minutes et vous connaîtrez le jeu. Touchez ce qui s’éclaire ; tout autre choix est expliqué et ne change rien.
ui-learn-minutes = environ { $n } min
ui-learn-begin = Commencer
ui-learn-resume = Reprendre
ui-learn-done = faite
ui-puzzles = Problèmes
ui-puzzles-text = Une position tirée d’une vraie partie, un but, quelques réponses : trouvez la meilleure.
ui-puzzles-card =
    { $n ->
        [one] { $n } problème
       *[other] { $n } problèmes
    }
ui-daily = La partie du jour
ui-ratings = Classements
ui-ratings-text = Chaque partie classée compte : battre de forts joueurs fait monter, et chaque partie rend le classement plus sûr. Une partie où quelqu’un a demandé conseil ne compte pas.
ui-ratings-none = Personne n’a encore terminé de partie classée.
ui-ratings-who = Joueur
ui-ratings-rating = Classement
ui-ratings-games = Parties
ui-learn-card = Leçon, { $n } min
ui-lesson = Leçon
ui-lesson-step = Étape { $step } sur { $of }
ui-lesson-progress = Progression de la leçon
ui-lesson-behind = Touchez d’abord « { $button } ».
ui-lesson-next = Suite
ui-lesson-leave = Quitter
ui-lesson-again = Recommencer
ui-lesson-following = Leçon suivante
ui-lesson-all = Toutes les leçons
ui-lesson-free = Faites ce que vous voulez.
ui-lesson-watch = Regardez ce qui se passe.
ui-coach = Un conseil
ui-coach-ok = Compris
ui-offer = { $game } : votre première fois ?
ui-offer-text = Une courte leçon ({ $n } min) vous montre tout, à la table même. Ou commencez par une partie tranquille : des adversaires faciles, tout votre temps, et un conseil à chaque nouveauté.
ui-offer-match = Une partie tranquille
ui-offer-lesson = D’abord la leçon ({ $n } min)
ui-set-coach = Conseils
ui-set-coach-on = Oui
ui-set-coach-off = Non
ui-set-coach-help = Quelques mots dès qu’un nouveau genre de question se présente.

# Le laboratoire

ui-lab = Laboratoire
ui-lab-about = Changez une option de règle ou un nombre de la boîte, faites jouer des bots de même force et voyez ce qui change.
ui-lab-game = Jeu
ui-lab-players = Joueurs
ui-lab-bots = Bots
ui-lab-games =
    { $n ->
        [one] { $n } partie par réglage
       *[other] { $n } parties par réglage
    }
ui-lab-vary = Ce qui varie
ui-lab-choose = Choisir…
ui-lab-options = Options de règle
ui-lab-box = Nombres de la boîte
ui-lab-remove = Retirer
ui-lab-now = Valeur imprimée : { $value }
ui-lab-from = De
ui-lab-to = À
ui-lab-steps = Valeurs à essayer
ui-lab-total =
    { $settings ->
        [one] { $games ->
            [one] Un réglage, { $games } partie
           *[other] Un réglage, { $games } parties
        }
       *[other] { $settings } réglages, { $games } parties
    }
ui-lab-begin = Faire jouer
ui-lab-running = Les bots jouent…
ui-lab-progress =
    { $done ->
        [one] { $done } partie sur { $total }
       *[other] { $done } parties sur { $total }
    }
ui-lab-stop = Arrêter
ui-lab-nothing = Choisissez ce qui varie ; les résultats s’afficheront ici.
ui-lab-result =
    { $games ->
        [one] { $games } partie par réglage
       *[other] { $games } parties par réglage
    }
ui-lab-broken =
    { $n ->
        [one] { $n } partie a échoué et ne compte pas.
       *[other] { $n } parties ont échoué et ne comptent pas.
    }
ui-lab-value = { $name } ({ $field })
ui-lab-setting = { $name } : { $value }
ui-lab-length = Décisions par partie
ui-lab-score = Meilleur score
ui-lab-wins = Victoires de la place { $seat }
ui-lab-roles =
    { $kind ->
        [hero] Victoires par héros
        [realm] Victoires par royaume
        [alliance] Victoires par alliance
        [affinity] Victoires par affinité de départ
        [place] Victoires par rang au premier tour
       *[other] Victoires par { $kind }
    }
ui-lab-role = { $name } ({ $setting })
ui-why-lab-closed = Le laboratoire n’est ouvert que sur un serveur réservé à cet ordinateur.
ui-why-lab-busy = Le laboratoire travaille déjà. Arrêtez d’abord cette série.
ui-why-lab-size =
    { $most ->
        [one] Une série compte au plus { $most } partie en tout. Essayez moins de réglages, ou moins de parties pour chacun.
       *[other] Une série compte au plus { $most } parties en tout. Essayez moins de réglages, ou moins de parties pour chacun.
    }
ui-why-lab-stopped = La série a été arrêtée.
ui-why-lab-box = On ne peut pas jouer avec ces nombres : { $told }
ui-why-lab-many = Trop de réglages ({ $settings }) : on en essaie au plus { $most } à la fois.
ui-why-lab-key = « { $key } » n’est ni une option de règle ni un nombre de la boîte.
