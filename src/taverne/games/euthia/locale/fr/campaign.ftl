### La campagne de la Révocation des Élémentaires : ses options, ce qui cloche dans un héritage, sa page.

campaign-blurb = Trois épisodes de la Révocation des Élémentaires, en solitaire ou entre amis. D’un épisode à l’autre, vos héros gardent plateau, objets, or et réputation ; le dernier décide.
campaign-resign-help = L’épisode en cours s’arrête aussitôt. Les héros n’en gardent rien : la campagne est perdue.

## Options

option-campaign = Campagne
    .help = Si cet épisode de la Révocation des Élémentaires mène au suivant.
option-campaign-on = dans une campagne
option-campaign-off = épisode isolé
option-legacy = Héritage
    .help = Ce que les héros apportent de l’épisode précédent ; réglé par la campagne seule.
option-campaign-scenario = Seuls les épisodes de la Révocation des Élémentaires forment une campagne.
option-campaign-legacy = Seuls le deuxième et le troisième épisode d’une campagne commencent avec un héritage, et il leur en faut un.
option-legacy-unreadable = Ce n’est pas l’héritage d’un épisode.
option-legacy-version = Cet héritage est au format { $found } ; cette version lit le format { $known }.
option-legacy-altered = Cet héritage a été modifié, ou il en manque une partie.
option-legacy-episode = Cet héritage est celui d’un autre épisode.
option-legacy-heroes =
    { $n ->
        [one] Cet héritage est celui de { $n } héros : il faut { $n } place à la table, et non { $seats }.
       *[other] Cet héritage est celui de { $n } héros : il faut { $n } places à la table, et non { $seats }.
    }
option-legacy-piece = Dans cet héritage, { $hero } commence avec « { $piece } », ce qui est impossible.

## Dans le journal

event-inherits =
    { $seat_you ->
        [yes] Vous conservez { $rep } de réputation, { $n ->
                    [one] { $n } pièce d’or
                   *[other] { $n } pièces d’or
                } et tout ce qui est sur votre plateau.
       *[no] { $seat } conserve { $rep } de réputation, { $n ->
                   [one] { $n } pièce d’or
                  *[other] { $n } pièces d’or
               } et tout ce qui est sur le plateau.
    }

## La page

saga-road = Le chemin de la campagne
saga-episode = { $scenario }, réputation finale : { $scores }
saga-resigned = { $scenario } : abandonné
saga-stands-done = joué
saga-stands-now = à suivre
saga-stands-ahead = plus tard
saga-score = { $hero } { $n }
saga-winners = Victoire : { $names }
saga-nobody = Aucune victoire
saga-seat = Place { $n }
saga-heroes = Ce que les héros emportent
saga-heroes-over = Ce que les héros avaient au début du dernier épisode
saga-hero = { $hero } : { $rep } de réputation, { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        }
saga-tiles = Tuiles : { $names }
saga-goods = Avec : { $names }
saga-times = { $n } × { $name }
saga-first = Chaque héros commence avec ses seules tuiles de départ.
saga-same = Chacun garde la place et le héros du dernier épisode.
saga-play = Jouer { $scenario }
