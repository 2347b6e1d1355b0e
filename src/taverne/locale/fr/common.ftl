### Ce que partagent tous les jeux et toutes les façons d’y jouer : listes, sièges, refus du moteur, options fautives.

## Listes et personnes

list-comma = { $head }, { $next }
list-and = { $head } et { $last }
seat-you = vous
seat-chance = le hasard
seat-clock = l’horloge
seat-human = Joueur
seat-human-n = Joueur { $n }
kind-human = humain
kind-bot = machine, { $level }

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

## Pourquoi pas

why-not-asked = Rien ne vous est demandé pour l’instant.
why-not-offered = Cela n’est pas parmi ce qui vous est proposé.
why-match-over = La partie est finie.
why-already-decided = Votre choix est déjà fait.
why-undo-over = La partie est finie : on ne revient plus en arrière.
why-undo-nothing = Vous n’avez rien à reprendre.
why-undo-final = Cette décision est définitive : on ne la reprend jamais.
why-undo-shown = Votre décision a révélé quelque chose ; tous doivent accepter de revenir en arrière.
why-undo-chance = Le hasard ou l’horloge a parlé depuis votre décision ; il faut l’accord de tous pour revenir en arrière.
why-undo-other = Quelqu’un d’autre a joué depuis ; il faut l’accord de tous pour revenir en arrière.
why-undo-far = On ne revient que juste avant sa dernière décision, sauf accord de tous.
why-notation = « { $text } » ne note aucune action.

## Options

option-bad =
    { $expected ->
        [flag] Option { $option } : « { $value } » ne convient pas ; dites on ou off.
        [number] Option { $option } : « { $value } » ne convient pas ; donnez un nombre de { $low } à { $high }{ $also_count ->
            [0] {""}
           *[other] , ou { $also }
        }.
        [text] L’option { $option } ne convient pas : c’est un texte d’au plus { $high } caractères.
       *[word] Option { $option } : « { $value } » ne convient pas ; choisissez parmi { $choices }.
    }
option-unknown =
    { $known_count ->
        [0] L’option { $option } n’existe pas : ce jeu n’en a aucune.
       *[other] L’option { $option } n’existe pas. Les options sont { $known }.
    }
option-seats =
    { $seats ->
        [one] On ne joue pas à { $seats } joueur ; nombres possibles : { $known }.
       *[other] On ne joue pas à { $seats } joueurs ; nombres possibles : { $known }.
    }
campaign-none = Avec ces options ne commence aucune campagne de { $game }.
campaign-over =
    { $standing ->
        [won] Cette campagne est finie : elle a été gagnée.
        [over] Cette campagne est finie : sa dernière partie a été jouée.
        [left] Cette campagne est finie : elle a été abandonnée.
       *[other] Cette campagne est finie : elle a été perdue.
    }
campaign-stay = Une partie de { $game } ne peut pas être abandonnée.
campaign-other =
    { $known_count ->
        [0] Ce n’est pas la partie suivante de cette campagne.
       *[other] Ce n’est pas la partie suivante de cette campagne ; choisissez { $known }.
    }
campaign-choose = La partie suivante de cette campagne est à votre choix : { $known }.
bot-unknown = Aucun adversaire ne se nomme « { $bot } ». Il y a { $known }.
bot-none = Aucun adversaire n’est nommé. Il y a { $known }.
bot-no-class = « { $bot } » n’est pas une classe d’adversaires : donnez une classe qui hérite de taverne.Bot.
bot-not-loaded = L’adversaire « { $bot } » ne se charge pas : { $error }.
tournament-entrants = Un tournoi demande au moins deux adversaires différents.
value-on = oui
value-off = non

## Règles

rule-ruling = décision de la maison
rule-cited = { $id } : { $text }
