### Les mots du client lui-même. Ce que disent les jeux et les règles vient des fichiers du serveur.

## Partout

ui-skip = Aller au contenu
ui-home-link = Vers l’entrée
ui-language = Langue
ui-settings = Réglages
ui-close = Fermer
ui-cancel = Annuler
ui-loading = Un instant…
ui-unofficial = L’œuvre de joueurs, et non des éditeurs des jeux.
ui-credits = Crédits
ui-you = vous
ui-stuck-text = Cette partie a été jouée selon des règles que cette version de Taverne n’a plus. Rien n’en est perdu : elle se relit ligne par ligne, et son résultat compte.
ui-not-saving-text = L’enregistrement est impossible pour l’instant. La table attend et repartira d’elle-même ; rien de ce qui vous a été annoncé n’est perdu.
ui-offline = Le serveur ne répond pas. La connexion est-elle là ?
ui-not-found = Il n’y a rien ici
ui-not-found-help = L’adresse ne mène nulle part, ou la table a été rangée.
ui-too-fast = C’était un peu vite. Attendez un instant et réessayez.
ui-failed = Cela n’a pas marché : { $detail }

## Accueil

ui-welcome = Entrez, il reste une place
ui-welcome-text = Des jeux de plateau fantastiques, joués en entier : avec des amis où qu’ils soient, autour d’un écran, ou contre des bots.
ui-games = Jeux
ui-play-now = Jouer tout de suite contre des bots
ui-set-up = Préparer une table
ui-players-range =
    { $low ->
        [1] 1 à { $high } joueurs
       *[other] { $low } à { $high } joueurs
    }
ui-tables-mine = Mes tables
ui-tables-mine-none = Aucune pour l’instant. Un clic ci-dessus, et vous jouez.
ui-tables-done = Tables finies
ui-tables-more =
    { $n ->
        [one] { $n } autre table
       *[other] { $n } autres tables
    }
ui-tables-open = Tables ouvertes
ui-tables-open-none = Personne n’attend de joueurs en ce moment.
ui-tables-watch = Regarder
ui-tables-watch-none = Aucune partie publique n’est en cours.
ui-go-mine = Continuer
ui-go-open = Rejoindre
ui-go-watch = Regarder
ui-go-over = Revoir
ui-your-turn = À vous
ui-phase-waiting = attend des joueurs
ui-phase-playing = en cours
ui-phase-over = finie

## Nom et code

ui-identity = Nom et identité
ui-guest = Invité { $number }
ui-your-name = Votre nom à la table
ui-save-name = Enregistrer le nom
ui-name-saved = Enregistré.
ui-your-code = Votre code
ui-your-code-help = Il emporte votre nom et vos tables sur un autre appareil. Qui l’a devient vous : gardez-le pour vous.
ui-show-code = Montrer mon code
ui-other-code = Code venu d’un autre appareil
ui-other-code-help = Cet appareil devient alors la personne à qui ce code appartient.
ui-carry-here = Devenir cette personne ici
ui-carried = C’est fait : cet appareil est maintenant cette personne.

## Réglages

ui-set-lang = Langue
ui-set-lang-en = English
ui-set-lang-fr = Français
ui-set-lang-help = Change aussitôt, même au milieu d’une partie.
ui-set-theme = Lumière
ui-set-theme-auto = comme l’appareil
ui-set-theme-light = plein jour
ui-set-theme-dark = à la bougie
ui-set-theme-help = La clarté de la taverne.
ui-set-motion = Mouvement
ui-set-motion-auto = comme l’appareil
ui-set-motion-full = avec
ui-set-motion-none = sans
ui-set-motion-help = Sans mouvement, rien ne bouge, ne clignote ni ne tremble ; les durées restent les mêmes.
ui-set-sound = Son
ui-set-sound-off = sans
ui-set-sound-on = avec
ui-set-sound-help = De petits sons pour votre tour, les attaques et les dernières secondes.
ui-set-sound-try = Essayer
ui-set-keyhints = Touches
ui-set-keyhints-on = affichées
ui-set-keyhints-off = cachées
ui-set-keyhints-help = Les touches qui désignent les cartes, sur les écrans larges.
ui-set-notices = Avis de tour
ui-set-notices-start = M’avertir quand c’est à moi
ui-set-notices-stop = Ne plus m’avertir
ui-set-notices-help = Un avis du navigateur quand la page n’est pas visible. Le titre de la page le montre de toute façon.
ui-set-notices-barred = Ce navigateur n’autorise pas d’avis ici. Le titre de la page montre votre tour de toute façon.

## Préparer une table

ui-create-title = Une table de { $game }
ui-create-who = Qui joue
ui-create-players = Joueurs
ui-create-options = Comment on joue
ui-create-table = La table
ui-create-clock = Pendule
ui-create-private = Table privée
ui-create-private-help = N’apparaît nulle part ; qui a le lien peut venir.
ui-create-go = Dresser la table
ui-create-shared = À plusieurs devant cet écran, un rideau tombe entre vous dès que quelque chose est secret. Une course est malcommode sur un seul écran : mieux vaut jouer à tour de rôle ou en secret.
ui-seat-n = Place { $number }
ui-seat-me = Moi
ui-seat-me-help = Vous jouez depuis cet appareil.
ui-seat-here = Quelqu’un à mon écran
ui-seat-here-help = Une autre personne qui partage cet écran avec vous.
ui-seat-here-name = Nom de la personne à la place { $number }
ui-seat-open = Place libre
ui-seat-open-help = Pour qui ouvre le lien, ou rejoint la table depuis l’accueil.
ui-seat-bot = Bot : { $level }
ui-clock-plan-none = Aucune
ui-clock-plan-none-help = Chacun prend son temps ; les minuteries du jeu lui-même courent quand même.
ui-clock-plan-move = Une minute par coup
ui-clock-plan-move-help = Au-delà, on décide à votre place.
ui-clock-plan-day = Un jour par coup
ui-clock-plan-day-help = Pour des parties de plusieurs jours : revenez quand c’est à vous.
ui-clock-plan-reserve = Un quart d’heure chacun
ui-clock-plan-reserve-help = En tout, plus dix secondes pour chaque coup.
ui-range = De { $low } à { $high }

## Avant une partie

ui-waiting-title = La table est mise
ui-waiting-text = La partie commence quand toutes les places sont prises. Envoyez ce lien à qui doit venir :
ui-share-link = Lien vers cette table
ui-copy-link = Copier le lien
ui-share-local = Cette adresse ne mène qu’à votre propre machine. Pour quelqu’un d’ailleurs, ouvrez la taverne avec --host 0.0.0.0 et allez-y par le nom ou le numéro de votre machine dans le réseau.
ui-copied = Copié
ui-sit-here = S’asseoir ici
ui-fill-start = Remplir les places libres et commencer
ui-get-up = Se lever et partir
ui-table-gone = Cette table n’existe pas, ou elle ne vous est pas ouverte.

## À la table

ui-players = Joueurs
ui-prompt = Ce qui est demandé
ui-as-list = Les { $count } choix en liste
ui-waiting-for = On attend { $names }.
ui-is-asked = doit décider
ui-away = pas là
ui-standin = un bot joue
ui-clock = Pendule
ui-clock-pause = La course reprend dans
ui-clock-of = Pendule de { $name }
ui-side = Journal et conversation
ui-log = Journal
ui-chat = Conversation
ui-chat-none = Personne n’a encore rien dit.
ui-chat-say = Dire quelque chose à la table
ui-chat-send = Dire
ui-pace = À quelle allure jouent les bots
ui-pace-calm = Bots : posés
ui-pace-brisk = Bots : vifs
ui-pace-at-once = Bots : sans attente
ui-undo = Reprendre le coup
ui-undo-nothing = Il n’y a rien que vous puissiez reprendre.
ui-undo-ask = Demander aux autres
ui-undo-ask-text = Les autres peuvent accepter de revenir en arrière avec vous.
ui-rules = Règles
ui-primer = Comment on joue
ui-rules-search = Chercher dans les règles : un mot ou un numéro
ui-rules-found =
    { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    }
ui-rule-open = Règle { $rule }
ui-why = Pourquoi pas ?
ui-why-other = Ce n’est pas possible maintenant ({ $key }).
ui-why-offline = Il n’y a pas de connexion en ce moment ; rien n’a été envoyé.
ui-why-stale = La table avait avancé avant que votre réponse n’arrive. Rien n’a changé.
ui-why-not-your-seat = Cette place n’est pas la vôtre.
ui-why-not-seated = Vous n’avez pas de place à cette table.
ui-why-not-started = La partie n’a pas encore commencé.
ui-why-match-running = La partie a déjà commencé.
ui-why-not-host = Seule la personne qui a dressé cette table peut le faire.
ui-why-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
ui-why-seats-race = Plusieurs personnes devant un même écran ne peuvent pas faire la course : chacun doit pouvoir saisir les monstres au même instant. Donnez à chacun sa page (une place libre), ou choisissez un mode sans course.
ui-why-table-full = Toutes les places de cette table sont prises.
ui-why-table-busy = La table est occupée un instant. Réessayez.
ui-why-no-seat = Cette place n’existe pas.
ui-why-no-table = Cette table n’existe pas, ou elle ne vous est pas ouverte.
ui-why-no-position = La partie n’a pas de telle position.
ui-why-fork-running = Seule une partie terminée peut être rejouée à partir d’une de ses positions.
ui-why-no-vote = Il n’y a rien à voter.
ui-why-no-pace = Il n’y a pas d’allure à choisir ici : aucun bot ne joue, ou la partie est une course ou terminée.
ui-why-pace-unknown = Cette allure n’existe pas. Il y a : { $known }.
ui-why-name-empty = Un nom demande au moins un caractère visible.
ui-why-code-unknown = Ce code ne vient pas d’ici. Copiez-le en entier depuis l’autre appareil.
ui-why-chat-empty = Il n’y a rien à dire là-dedans.
ui-why-not-an-action = Ce n’est la notation d’aucune action.
ui-why-not-saved = Cela n’a pas pu être noté, donc rien n’est arrivé. Réessayez.
ui-why-unreadable = Cette partie ne peut plus se poursuivre ici ; elle se relit ligne par ligne.
ui-why-too-many = C’était un peu vite. Attendez un instant et réessayez.
ui-why-server-error = Le serveur a fait une erreur et l’a notée. Réessayez.
ui-why-too-fast = Plus d’attaques qu’on ne peut en vouloir : certaines ont été laissées de côté.
ui-why-paused = La course attend que chacun ait eu le temps de revenir.
ui-why-clock-short = Cette pendule ne laisse aucun temps.
ui-line-connecting = connexion…
ui-line-open = en ligne
ui-line-lost = sans connexion
ui-line-lost-text = La connexion est perdue. Nouvel essai en cours ; votre place est gardée.
ui-standin-text = Un bot joue pour vous en ce moment.
ui-take-back = Reprendre ma place
ui-vote-asks = { $name } aimerait revenir en arrière.
ui-vote-agreed = D’accord : { $names }.
ui-vote-yes = Accepter
ui-vote-no = Refuser
ui-watching = Vous regardez : vous voyez ce que tout le monde peut voir.
ui-play-as = À cet écran :
ui-over-text = La partie est terminée.
ui-play-again = Rejouer
ui-curtain-pass = À { $name } de jouer
ui-curtain-text = La suite est pour une seule paire d’yeux. Que les autres regardent ailleurs.
ui-curtain-show = Je suis { $name }, montrer mon côté
ui-table-facts = La table

## Revoir

ui-replay = Revoir la partie
ui-replay-controls = Commandes de lecture
ui-step-back = Un pas en arrière
ui-step-on = Un pas en avant
ui-play = Lecture
ui-pause = Pause
ui-position = Position
ui-position-of = { $at } sur { $last }
ui-speed = Vitesse
ui-viewpoint = Vu par
ui-spectator = un spectateur
ui-copy-position = Lien vers cette position
ui-fork = Rejouer à partir d’ici
ui-fork-text = Une nouvelle table commence à la position { $position }. L’ancienne partie reste telle quelle.
ui-fork-go = Dresser la nouvelle table
ui-download = Télécharger le journal
ui-to-table = Vers la table

## Crédits

ui-credits-unofficial = Taverne est faite par des joueurs ; ni les éditeurs ni les auteurs des jeux ne l’ont faite ou approuvée. Les noms des jeux appartiennent à leurs propriétaires et disent seulement quelles règles sont jouées. Aucune illustration et aucun texte des jeux ne sont utilisés ici.
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
ui-dr-lord = Seigneur
ui-dr-dragon = Dragon
ui-dr-hand-left = Main gauche
ui-dr-hand-right = Main droite
ui-dr-hand-left-short = G
ui-dr-hand-right-short = D
ui-dr-keys-left = 1 … 0
ui-dr-keys-right = ⇧ + 1 … 0
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
ui-dr-secretly = va, en secret, vers : { $monster }
ui-dr-held = reste en arrière
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
ui-dr-neutral = ne peut gagner
ui-dr-done = terminé
ui-dr-results = Résultats de la manche { $round }
ui-dr-fight-won = { $name } en vient à bout.
ui-dr-fight-lost = { $name } a échoué.
ui-dr-fight-left = Personne ne l’a attaqué.
ui-dr-stamp-won = vaincu
ui-dr-stamp-lost = échec
ui-dr-stamp-left = ignoré
ui-dr-entrance = Derrière cette porte attendent les premiers monstres.
ui-dr-have = vous : { $n }
ui-dr-chosen = votre choix
ui-dr-count = Le compte. Vainqueurs : { $names }
ui-dr-player = Joueur
ui-dr-total = Pièces
ui-dr-trial-over = L’épreuve est terminée

# Campagnes
ui-campaign = Campagne
ui-campaigns-mine = Mes campagnes
ui-campaign-title = { $game } : campagne
ui-campaign-blurb = Plusieurs parties qui se suivent : ce que l’on atteint dans l’une décide de la suivante.
ui-campaign-instead = Les parties qui se suivent se commencent et se poursuivent ailleurs :
ui-campaign-none = Ce jeu n’a pas de campagne.
ui-campaign-begin = Commencer la campagne
ui-campaign-back = Vers la campagne
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
ui-campaign-resume = Reprendre la partie
ui-campaign-resign = Abandonner cette partie
ui-campaign-resign-help = La partie en cours s’arrête aussitôt et compte comme perdue.
ui-campaign-leave = Abandonner la campagne
ui-campaign-leave-help = La campagne s’arrête ici. On pourra revoir ses parties, mais pas la reprendre.
ui-campaign-download = Enregistrer la campagne
ui-campaign-download-help = Un fichier avec lequel la campagne se poursuit dans un terminal
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
ui-why-no-campaign = Vous n’avez pas de telle campagne ici. Sur quel appareil l’avez-vous commencée ?
ui-why-campaign-playing = Une partie de cette campagne est en cours : terminez-la d’abord.
ui-why-campaign-idle = Aucune partie de cette campagne n’est en cours.
ui-why-campaign-moved = Cette campagne a continué ailleurs entre-temps. Rechargez la page.
