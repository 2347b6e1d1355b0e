### Le récit d’une partie de Conquest of Nerath : ses chiffres, de quoi sont faits les points, et pourquoi elle a fini.

figure-points = Points de victoire
figure-lands = Territoires
figure-gold = Or
figure-army = Valeur des armées
figure-treasures = Trésors
score-conquests = Territoires pris
story-end-goal = Un seul camp avait atteint son objectif à la fin du tour de jeu { $round }.
story-end-ahead = Plusieurs camps avaient atteint leur objectif ; à la fin du tour de jeu { $round }, l’un d’eux était en tête.
story-end-capitals = Au tour de jeu { $round }, un camp tenait toutes les capitales.
story-end-last = Au tour de jeu { $round }, il ne restait qu’un camp.
story-end-limit = Le tour de jeu { $round } était le dernier prévu.
story-round = Tour de jeu { $round }
story-round-of = Tour de jeu { $round }, { $seat_you ->
        [yes] à vous
       *[no] { TO($seat) }
    }
story-start = Avant le premier tour de jeu

hint-fight-on = Menée jusqu’au bout, cette bataille est gagnée dans { $percent } % des cas.
hint-fight-leave = Partir sauve ce qui reste de l’armée ; menée jusqu’au bout, la bataille serait gagnée dans { $percent } % des cas.

## Ce que demande un problème

puzzle-role = Vous menez { $role_the }.
puzzle-prompt-order = { $realm } : tous ceux qui le peuvent quittent { $space_the } ensemble. Pour aller où ?
want-points = Gagner { $n ->
    [one] 1 point de victoire
   *[other] { $n } points de victoire
}
want-lands = Tenir { $n ->
    [one] 1 territoire
   *[other] { $n } territoires
} de plus
want-treasures = Gagner { $n ->
    [one] un trésor
   *[other] { $n } trésors
}

## Pourquoi une réponse peut être bonne

hint-cards = Cartes
hint-attack = { $how ->
        [plan] D’ici, on peut attaquer { $space_the } : victoire dans
       *[go] Attaque contre { $space_the } : victoire dans
    } { $percent } % des cas ; pertes moyennes en or : { $ours } contre { $theirs }{ $points ->
        [0] {"."}
        [one] {","} pour 1 point.
       *[other] {","} pour { $points } points.
    }
hint-walk-in = { $how ->
        [plan] D’ici, on peut prendre { $space_the } sans bataille
       *[go] Personne ne défend { $space_the }
    }{ $points ->
        [0] {"."}
        [one] {" :"} 1 point.
       *[other] {" :"} { $points } points.
    }
hint-dungeon = Les gardiens { $space_of } sont vaincus dans { $percent } % des cas.
hint-large = Grande bataille pour { $space_the } : { $n ->
        [one] { $n } unité
       *[other] { $n } unités
    } de plus pour vous, { $foes } en défense.
hint-declared = { $n ->
        [one] Une attaque est déclarée ; contre { $space_the }, elle
       *[other] { $n } attaques sont déclarées ; la plus douteuse, contre { $space_the },
    } est gagnée dans { $percent } % des cas.
hint-no-attack = Aucune attaque déclarée : ni territoire perdu ni territoire gagné, avec { $n ->
        [one] { $n } point jusqu’ici.
       *[other] { $n } points jusqu’ici.
    }
hint-select = { $n ->
        [0] Aucune de vos unités n’est
        [one] Une de vos unités est
       *[other] { $n } de vos unités sont
    } { $space_at } ; { $enemies ->
        [0] aucun territoire ennemi n’est adjacent.
        [one] un territoire ennemi est adjacent.
       *[other] { $enemies } territoires ennemis sont adjacents.
    }
hint-join = { $n ->
        [0] Aucune de vos unités n’est encore
        [one] Une de vos unités est déjà
       *[other] { $n } de vos unités sont déjà
    } { $space_at } ; { $enemies ->
        [0] aucun territoire ennemi n’est adjacent.
        [one] un territoire ennemi est adjacent.
       *[other] { $enemies } territoires ennemis sont adjacents.
    }
hint-board = Depuis { $space_the }, { $enemies ->
        [0] aucune côte ennemie n’est aussitôt à portée.
        [one] une côte ennemie est à portée.
       *[other] { $enemies } côtes ennemies sont à portée.
    }
hint-stay = { $n ->
        [0] Personne ne reste
        [one] Une unité reste
       *[other] { $n } unités restent
    } { $space_at } ; { $enemies ->
        [0] aucun territoire ennemi n’est adjacent.
        [one] un territoire ennemi est adjacent.
       *[other] { $enemies } territoires ennemis sont adjacents.
    }
hint-stay-aboard = Le débarquement { $space_at } est annulé ; personne n’y court de risque.
hint-unit = { START($unit_the) } attaque avec { $n ->
        [one] un d{ $sides }
       *[other] { $n } dés, dont un d{ $sides },
    } et coûte { $cost ->
        [one] { $cost } pièce d’or.
       *[other] { $cost } pièces d’or.
    }
hint-unit-plain = { START($unit_the) } ne lance rien à l’attaque et coûte { $cost ->
        [one] { $cost } pièce d’or.
       *[other] { $cost } pièces d’or.
    }
hint-loss = Cette unité coûte { $cost ->
        [one] { $cost } pièce d’or
       *[other] { $cost } pièces d’or
    } ; la moins chère ici, { $least }.
hint-guardian-die = Un d{ $sides } touche dans { $percent } % des cas.
hint-die = Un d{ $sides } touche dans { $percent } % des cas.
hint-wait = { $n ->
        [one] La carte reste en main pour un autre moment.
       *[other] Les { $n } cartes restent en main pour un autre moment.
    }
hint-wait-fight = Pour l’instant, votre camp gagne cette bataille dans { $percent } % des cas.
hint-play-fight = Avant { $card }, votre camp gagne cette bataille dans { $percent } % des cas.
hint-play = Après { $card }, il { $n ->
        [0] ne vous reste aucune carte.
        [one] vous reste une carte.
       *[other] vous reste { $n } cartes.
    }
hint-treasure = { $card } rapporte { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
hint-buy = { $n ->
        [one] Lance un d{ $sides }
       *[other] Lance { $n } dés, dont un d{ $sides }
    } ; vous en avez { $have }, et il vous reste ensuite { $left ->
        [one] { $left } pièce d’or.
       *[other] { $left } pièces d’or.
    }
hint-buy-plain = Ne lance pas de dé ; vous en avez { $have }, et il vous reste ensuite { $left ->
        [one] { $left } pièce d’or.
       *[other] { $left } pièces d’or.
    }
hint-save = Vous gardez { $n ->
        [one] { $n } pièce d’or.
       *[other] { $n } pièces d’or.
    }
hint-save-moves = { $n ->
        [0] Plus personne n’a à bouger.
        [one] Les unités d’un espace restent où elles sont.
       *[other] Les unités de { $n } espaces restent où elles sont.
    }
hint-throw = { $n ->
        [one] La carte y lance un d{ $sides }
       *[other] La carte y lance { $n } d{ $sides }
    } (en moyenne, touches : { $hits }).
hint-bottom = { $card } ne reviendra qu’une fois le reste du paquet pioché.
hint-realm = { START($realm_the) } : { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        }, { $lands ->
        [one] { $lands } territoire
       *[other] { $lands } territoires
    } et { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
hint-entrance = { $n ->
        [0] Aucun gardien n’est { $space_at }.
        [one] Un gardien est déjà { $space_at }.
       *[other] { $n } gardiens sont déjà { $space_at }.
    }
hint-foes = { START($space_at) } : { $n ->
        [one] une unité ennemie
       *[other] { $n } unités ennemies
    }, d’une valeur de { $gold ->
        [one] { $gold } pièce d’or.
       *[other] { $gold } pièces d’or.
    }
hint-army = Vos armées gardent { $n ->
        [one] une unité
       *[other] { $n } unités
    }, d’une valeur de { $gold ->
        [one] { $gold } pièce d’or.
       *[other] { $gold } pièces d’or.
    }
hint-agree = Le choix de votre allié vaut pour { $n ->
        [one] une touche.
       *[other] { $n } touches.
    }
hint-refuse = Chaque royaume subit la moitié { $n ->
        [one] d’une touche.
       *[other] des { $n } touches.
    }
