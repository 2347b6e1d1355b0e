### Ce qui se dit à la table de Dungeon Rush : questions, boutons, événements, refus, options. Noms et règles ont leurs propres fichiers.

## Mots repris dans d’autres phrases

hand-left = gauche
hand-right = droite
target-lord = maître du donjon
    .the = le maître du donjon
target-dragon = dragon
    .the = le dragon

## Phases

phase-draft = Choix des héros
phase-sides = Gauche et droite
phase-ready = Avant la manche
phase-countdown = Compte à rebours
phase-attack = Attaque
phase-gains = Gains
phase-final = Combat final
phase-over = Fin

## Ce qui est demandé

prompt-draft = Choisissez votre premier héros.
prompt-draft-second = Choisissez votre second héros.
prompt-sides = À votre gauche, { $left_the } ; à votre droite, { $right_the }. Les laisser là ?
prompt-ready = Commencer la manche { $round } ?
prompt-paused = La partie est en pause avant la manche { $round }. Appuyez sur « Commencer » pour continuer.
prompt-countdown = La manche { $round } va commencer : gardez les mains loin de la table !
prompt-attack = Vite : envoyez chaque héros sur un monstre !
prompt-turn = Envoyez un héros sur un monstre, ou passez.
prompt-assign-left = Où va votre héros de gauche ? Personne ne le voit encore.
prompt-assign-right = Où va votre héros de droite ? Personne ne le voit encore.
prompt-place = Vous avez vaincu { $monster_the } : quel héros reçoit le +{ $n } ?
prompt-place-rune = Vous avez vaincu { $monster_the }, qui porte une rune : quel héros reçoit +{ $n }, et dans quelle compétence ?
prompt-final = Le combat final : le maître du donjon, le dragon ou aucun des deux ? Vos héros se battent ensemble, et vous n’avez qu’un essai.

## Boutons

action-hero = Prendre { $a_the }
    .args = hero
action-keep =
    { $count ->
        [0] Les laisser là
       *[other] Mettre de côté { $a_the }, sans son gain
    }
    .args = monster
action-swap = Échanger gauche et droite
action-ready = Commencer
action-pause = Mettre la partie en pause
action-early = Poser trop tôt la main { $a }
    .args = hand
action-claim = Envoyer le héros de { $a } sur { $b_the }
    .args = hand monster
action-done = Finir pour cette manche
action-pass = Passer
action-hold = Retenir le héros de { $a }
    .args = hand
action-place = Glisser { $a_the } sous le héros de { $b } : { $c }
    .args = monster hand skill
action-decline = Ne combattre ni l’un ni l’autre
action-fight = Combattre { $a_the }
    .args = target

## Ce qui s’est passé

event-bosses = Au fond du donjon, { $lord_the } et { $dragon_the } vous attendent.
event-first =
    { $seat_you ->
        [yes] Vous jouez en premier.
       *[no] { $seat } joue en premier.
    }
event-drafted =
    { $seat_you ->
        [yes] Vous prenez { $hero_the }.
       *[no] { $seat } prend { $hero_the }.
    }
event-drafted-by-lot =
    { $seat_you ->
        [yes] Votre temps est écoulé : le sort vous donne { $hero_the }.
       *[no] { $seat } a trop tardé et reçoit au hasard { $hero_the }.
    }
event-sides =
    { $seat_you ->
        [yes] À votre gauche, { $left_the } ; à votre droite, { $right_the }.
       *[no] { $seat } met { $left_the } à gauche et { $right_the } à droite.
    }
event-decided =
    { $seat_you ->
        [yes] Votre choix est fait.
       *[no] { $seat } a fait son choix.
    }
event-round =
    { $level ->
        [1] Manche { $round }, niveau I. { $seat_you ->
            [yes] Vous avez la priorité.
           *[no] { $seat } a la priorité.
        }
        [2] Manche { $round }, niveau II. { $seat_you ->
            [yes] Vous avez la priorité.
           *[no] { $seat } a la priorité.
        }
       *[other] Manche { $round }, niveau III. { $seat_you ->
            [yes] Vous avez la priorité.
           *[no] { $seat } a la priorité.
        }
    }
event-ready =
    { $seat_you ->
        [yes] C’est bon pour vous.
       *[no] C’est bon pour { $seat }.
    }
event-paused =
    { $seat_you ->
        [yes] Vous mettez la partie en pause.
       *[no] { $seat } met la partie en pause.
    }
event-early =
    { $hand ->
        [left] { $seat_you ->
            [yes] Trop tôt : votre héros de gauche est bloqué un instant.
           *[no] { $seat } a joué trop tôt : son héros de gauche est bloqué un instant.
        }
       *[right] { $seat_you ->
            [yes] Trop tôt : votre héros de droite est bloqué un instant.
           *[no] { $seat } a joué trop tôt : son héros de droite est bloqué un instant.
        }
    }
event-revealed = Monstres révélés : { $monsters }.
event-claimed =
    { $hand ->
        [left] { $seat_you ->
            [yes] Votre héros de gauche attaque { $monster_the }.
           *[no] { $seat } attaque { $monster_the } avec son héros de gauche.
        }
       *[right] { $seat_you ->
            [yes] Votre héros de droite attaque { $monster_the }.
           *[no] { $seat } attaque { $monster_the } avec son héros de droite.
        }
    }
event-finished =
    { $seat_you ->
        [yes] Vous avez fini pour cette manche.
       *[no] { $seat } a fini pour cette manche.
    }
event-passed =
    { $seat_you ->
        [yes] Vous passez.
       *[no] { $seat } passe.
    }
event-time = Le temps est écoulé. Les héros encore libres restent hors du combat.
event-outrun =
    { $other_you ->
        [yes] Sur { $monster_the }, vous devancez { $seat }.
       *[no] { $seat_you ->
            [yes] Sur { $monster_the }, { $other } vous devance : votre héros de { $hand ->
                [left] gauche
               *[right] droite
            } ne s’y bat pas.
           *[no] Sur { $monster_the }, { $other } devance { $seat }.
        }
    }
event-left = Personne n’a attaqué { $monster_the }.
event-won =
    { $hands ->
        [both] { $seat_you ->
            [yes] Vos deux héros réunis viennent à bout { $monster_of }
           *[no] { $seat } vient à bout { $monster_of } avec ses deux héros
        }
        [left] { $seat_you ->
            [yes] Votre héros de gauche vient à bout { $monster_of }
           *[no] { $seat } vient à bout { $monster_of } avec son héros de gauche
        }
       *[right] { $seat_you ->
            [yes] Votre héros de droite vient à bout { $monster_of }
           *[no] { $seat } vient à bout { $monster_of } avec son héros de droite
        }
    }{ $coins ->
        [0] .
        [one] {"\u00A0"}: { $coins } pièce.
       *[other] {"\u00A0"}: { $coins } pièces.
    }
event-lost =
    { $hands ->
        [both] { $seat_you ->
            [yes] Vos deux héros réunis échouent contre { $monster_the }.
           *[no] { $seat } échoue contre { $monster_the } avec ses deux héros.
        }
        [left] { $seat_you ->
            [yes] Votre héros de gauche échoue contre { $monster_the }.
           *[no] { $seat } échoue contre { $monster_the } avec son héros de gauche.
        }
       *[right] { $seat_you ->
            [yes] Votre héros de droite échoue contre { $monster_the }.
           *[no] { $seat } échoue contre { $monster_the } avec son héros de droite.
        }
    }
event-kept =
    { $seat_you ->
        [yes] Vous mettez { $monster_the } de côté.
       *[no] { $seat } met { $monster_the } de côté.
    }
event-placed =
    { $seat_you ->
        [yes] Vous glissez { $monster_the } sous { $hero_the } : { $skill } +{ $n }.
       *[no] { $seat } glisse { $monster_the } sous { $hero_the } : { $skill } +{ $n }.
    }
event-declined =
    { $seat_you ->
        [yes] Vous n’affrontez ni le maître du donjon ni le dragon.
       *[no] { $seat } n’affronte ni le maître du donjon ni le dragon.
    }
event-boss-won =
    { $seat_you ->
        [yes] Vous venez à bout { $boss_of }
       *[no] { $seat } vient à bout { $boss_of }
    } : { $coins ->
        [one] { $coins } pièce.
       *[other] { $coins } pièces.
    }
event-boss-lost =
    { $seat_you ->
        [yes] Vous échouez contre { $boss_the }.
       *[no] { $seat } échoue contre { $boss_the }.
    }
event-count =
    { $seat_you ->
        [yes] Vous
       *[no] { $seat }
    } : monstres { $monsters }, combat final { $boss }, échecs { $failures }, total { $total }.
event-winners =
    { $seats_count ->
        [one] { $seats_you ->
            [yes] Vous gagnez !
           *[no] { $seats } gagne !
        }
       *[other] La victoire est partagée : { $seats }.
    }

## Pourquoi pas

why-draft-turn =
    { $seat_you ->
        [yes] C’est à vous de choisir un héros.
       *[no] C’est { $seat } qui choisit un héros.
    }
why-draft-hero = Choisissez d’abord un héros.
why-draft-gone = Ce héros est déjà pris.
why-already-ready = Vous avez déjà donné votre accord pour commencer.
why-only-ready = Entre deux manches, on peut seulement commencer la suivante ou, une fois, mettre la partie en pause.
why-countdown = Les monstres ne sont pas encore révélés.
why-claim-unknown = Ce héros ou ce monstre n’est pas sur la table.
why-claim-owner = Ce héros n’est pas à vous.
why-claim-finished = Vous avez fini pour cette manche.
why-claim-used =
    { $hand ->
        [left] Votre héros de gauche est déjà engagé : il ne peut être ni rappelé ni envoyé ailleurs.
       *[right] Votre héros de droite est déjà engagé : il ne peut être ni rappelé ni envoyé ailleurs.
    }
why-claim-held =
    { $seat_you ->
        [yes] Vous attaquez déjà { $monster_the }.
       *[no] { $seat } attaque déjà { $monster_the }. Votre héros reste libre d’essayer un autre monstre.
    }
why-claim-locked =
    { $hand ->
        [left] Votre main gauche est partie trop tôt et reste bloquée un instant.
       *[right] Votre main droite est partie trop tôt et reste bloquée un instant.
    }
why-claim-late = Trop tard : le temps de la manche est écoulé.
why-attack-only = Pendant l’attaque, on peut seulement envoyer ses héros ou finir sa manche.
why-not-turn =
    { $seat_you ->
        [yes] Vous ne pouvez pas faire cela à votre tour.
       *[no] C’est { TO($seat) } de jouer.
    }
why-assign-order = On envoie ou retient d’abord le héros de gauche, puis celui de droite.
why-place-fixed = Une carte placée reste où elle est.
why-place-skill = La carte { $monster_of } ne donne pas { $skill_the }.
why-place-card = Placez d’abord { $monster_the }.
why-final-one = Votre choix est fait, et vous n’avez qu’un essai.
why-final-what = Choisissez le maître du donjon, le dragon ou aucun des deux.

## Horloges

clock-draft = Temps pour choisir un héros
clock-sides = Temps pour choisir gauche et droite
clock-ready = La manche commence dans
clock-countdown = Les monstres sont révélés dans
clock-round = Temps pour attaquer
clock-settle = On départage les premiers arrivés
clock-close = Les dernières attaques arrivent
clock-gains = Temps pour placer les gains
clock-final = Temps pour choisir le combat final

## Options

option-mode = Mode
    .help = Comment se décide qui attaque quel monstre.
option-mode-arrival = Course
    .help = En temps réel : les attaques comptent dans l’ordre où elles arrivent.
option-mode-fair = Course équitable
    .help = En temps réel : le retard des connexions lentes est compensé, jusqu’à 200 millisecondes.
option-mode-snake = Tour par tour
    .help = Sans hâte : une attaque chacun à son tour, puis une seconde dans l’ordre inverse.
option-mode-secret = En secret
    .help = Chacun place ses deux héros sans être vu, puis tout est montré d’un coup.
option-timer = Durée de l’attaque
    .help = Combien de secondes dure l’attaque d’une manche dans une course.
option-timer-0 = sans limite
option-timer-n =
    { $n ->
        [one] { $n } seconde
       *[other] { $n } secondes
    }
option-limits = Autres limites de temps
    .help = Des limites pour choisir les héros, se préparer, placer les gains et choisir le combat final.
option-limits-auto = selon le mode
    .help = Des limites dans une course ; aucune en tour par tour ou en secret.
option-limits-on = avec
    .help = Au-delà, le choix est fait à votre place.
option-limits-off = sans
    .help = Chacun prend son temps.
option-neutral = Troisième place neutre
    .help = Un bot qui ne peut pas gagner se joint à deux joueurs.
option-neutral-on = avec
    .help = Six monstres par manche, et un rival pour les deux.
option-neutral-off = sans
    .help = Quatre monstres par manche, pour vous deux seulement.
option-trial = Seul, on joue le contre-la-montre, qui est une course. Choisissez comme mode une course ou une course équitable, ou ajoutez des bots.

## La partie du jour

daily-what = Contre-la-montre
    .help = Pas de rivaux, rien que l’horloge : neuf manches de quatre monstres, avec 8 secondes pour envoyer vos héros, puis 6, puis 5. Votre résultat : les pièces qui vous restent à la fin.

## Bots

bot-random = Au hasard
    .help = Joue au hasard, parmi les coups permis.
bot-easy = Facile
    .help = Réagit lentement et se trompe souvent.
bot-normal = Normal
    .help = Un adversaire solide.
bot-hard = Difficile
    .help = Vif et prévoyant, il vous laisse peu de chose.

## Comptes

score-monsters = Monstres
score-boss = Combat final
score-failures = Échecs

## La table en texte

board-round = Manche { $round } sur { $rounds }, niveau { $level } : { $phase }
board-heroes = Héros proposés
board-monsters = Monstres : ce qu’ils exigent, ce qu’ils apportent, qui les attaque
board-players = Joueurs
board-you = Vous
board-coins =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
board-failures =
    { $n ->
        [one] { $n } échec
       *[other] { $n } échecs
    }
board-finished = fini
board-neutral = neutre
board-beats-alone = le bat
board-beats-both = il faut les deux ensemble
board-beats-no = ne peut pas le battre
board-pending = en attente ({ $hand })
board-mark-melee = Co
board-mark-ranged = At
board-mark-magic = Ma
board-mark-stealth = Di
board-mark-rune = rune

## Ce qui s’est passé depuis la dernière décision

recap-won =
    { $seat_you ->
        [yes] Vous battez { $monsters_the }
       *[no] { $seat } bat { $monsters_the }
    }{ $coins ->
        [0] .
        [one] {"\u00A0"}: { $coins } pièce.
       *[other] {"\u00A0"}: { $coins } pièces.
    }
