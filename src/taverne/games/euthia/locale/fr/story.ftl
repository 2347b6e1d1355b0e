### Le récit d’une partie d’Euthia : ses chiffres, et pourquoi elle a fini.

figure-score = Score
figure-reputation = Réputation
figure-gold = Or
figure-quests = Quêtes
figure-health = Santé
story-end-rounds = La manche { $n } était la dernière.
story-end-reached = L’objectif du scénario a été atteint à la manche { $n }.
story-end-missed = La manche { $n } s’est achevée sans que l’objectif du scénario soit atteint.

## Ce que demande un problème

puzzle-role = Vous êtes { $role }.
want-gold = Gagner { $n ->
    [one] 1 pièce d’or
   *[other] { $n } pièces d’or
}
want-score = Augmenter votre score de { $n }
want-reputation = Gagner { amount-rep }

## Pourquoi une réponse peut être bonne

hint-gaar = Gaar
hint-dwurt = Dwurt
hint-dwurt-die = Dé de Dwurt
hint-moves = Points de mouvement
hint-tokens = Jetons Action
hint-gems = Gemmes
hint-essences = Essences
hint-resources = Ressources
hint-trophies = Trophées
hint-worn = Emplacements occupés
hint-sacks = Objets dans les besaces
hint-locked = Emplacements verrouillés
hint-goal-mine = on peut y exploiter une mine
hint-goal-trade = on peut y commercer
hint-goal-treasure = un trésor s’y trouve
hint-goal-challenge = on peut y défier un élémentaire
hint-goal-quest = une quête peut s’y accomplir
hint-goal-chapel = la Chapelle y soigne
hint-goal-explore = on y révèle de nouvelles terres
hint-goal-vigil = y attendre sert le scénario
hint-goal-deliver = on peut y remettre les villageois
hint-goal-gather = des villageois y attendent
hint-goal-revoke = on peut y révoquer un élémentaire
hint-goal-clue = on peut y interroger un témoin
hint-goal-legend = une légende peut s’y accomplir
hint-goal-unravel = on peut y défaire un sortilège
hint-goal-seal_emblem = un emblème peut y être scellé
hint-goal-ward = un comptoir peut y être protégé
hint-fight = Vous gagnez ce combat dans { $percent } % des cas et mourez dans { $die } % ; santé perdue en moyenne : { $wounds }.
hint-fight-there = Un monstre garde { $space_the } : vous gagnez dans { $percent } % des cas et mourez dans { $die } % ; santé perdue en moyenne : { $wounds }.
hint-fight-then = Ensuite, vous gagnez le combat dans { $percent } % des cas et mourez dans { $die } % ; santé perdue en moyenne : { $wounds }.
hint-fight-before = Pour l’instant, vous gagnez ce combat dans { $percent } % des cas et mourez dans { $die } % ; santé perdue en moyenne : { $wounds }.
hint-foe-before = Pour l’instant, le héros gagne dans { $percent } % des cas et meurt dans { $die } %.
hint-foe-then = Ensuite, le héros gagne dans { $percent } % des cas et meurt dans { $die } % ; santé perdue en moyenne : { $wounds }.
hint-there = { START($space_the) } : { $what }, { $free ->
        [yes] sans jeton Action.
       *[no] contre un jeton Action.
    }
hint-explore = Depuis { $space_the }, { $n ->
        [one] une nouvelle tuile apparaît.
       *[other] { $n } nouvelles tuiles apparaissent.
    }
hint-way = Depuis { $space_the }, { $n ->
        [one] une case est à un pas
       *[other] { $n } cases sont à un pas
    } ; { $moves ->
        [0] il ne reste alors aucun point de mouvement.
        [one] il reste alors { $moves } point de mouvement.
       *[other] il reste alors { $moves } points de mouvement.
    }
hint-walk = { $n ->
        [one] { $n } pas
       *[other] { $n } pas
    } ; { $left ->
        [0] il ne reste aucun jeton pour agir.
        [one] il reste un jeton pour agir.
       *[other] il reste { $left } jetons pour agir.
    }
hint-end = { $n ->
        [0] Tous les jetons Action ont servi
        [one] Un jeton Action n’a pas servi
       *[other] { $n } jetons Action n’ont pas servi
    }{ $moves ->
        [0] {"."}
        [one] {","} et un point de mouvement se perd.
       *[other] {","} et { $moves } points de mouvement se perdent.
    }
hint-arrange = { $n ->
        [0] Vos besaces sont vides
        [one] Un objet est dans vos besaces
       *[other] { $n } objets sont dans vos besaces
    } ; { $free ->
        [0] aucun emplacement n’est libre.
        [one] un emplacement est libre.
       *[other] { $free } emplacements sont libres.
    }
hint-trade = { $n ->
        [0] Avec { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        }, rien de l’offre n’est à votre portée : on peut encore vendre ou apprendre.
        [one] Avec { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        }, une chose de l’offre est à votre portée.
       *[other] Avec { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        }, { $n } choses de l’offre sont à votre portée.
    }
hint-mine = { $n ->
        [0] Vous ne portez encore aucune ressource.
        [one] Vous portez une ressource.
       *[other] Vous portez { $n } ressources.
    }
hint-challenge = { $then ->
        [yes] Ensuite, le lancer donne
       *[no] À eux seuls, les dés donnent
    } une essence dans { $percent } % des cas{ $lesser ->
        [0] {""}
       *[other] {","} autre chose dans { $lesser } %
    }{ $wounds ->
        [0] {"."}
       *[other] {","} et des blessures dans { $wounds } %, { $worst } au plus ; votre santé est de { $n } sur { $most }{ $die ->
            [0] {"."}
           *[other] {","} et vous pouvez mourir dans { $die } %.
        }
    }
hint-standing = Votre santé reste à { $health } sur { $most }, et vous { $gold ->
        [0] n’avez pas d’or.
        [one] gardez { $gold } pièce d’or.
       *[other] gardez { $gold } pièces d’or.
    }
hint-roll-damage = Total du lancer : { $low } à { $high } ; dégâts : { $n } à { $most }.
hint-roll-wounds = Total du lancer : { $low } à { $high } ; blessures : { $n } à { $most }.
hint-roll-health = Santé ensuite : { $n }.
hint-gem = { $n ->
        [0] Vous n’en avez aucune.
        [one] Vous en avez une.
       *[other] Vous en avez { $n }.
    }
hint-essence = { $n ->
        [0] Vous n’en avez aucune.
        [one] Vous en avez une.
       *[other] Vous en avez { $n }.
    }
hint-resource = Au mieux, { $resource_the } rapporte { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }{ $rep ->
        [0] {"."}
        [one] {" "}ou { $rep } point de réputation.
       *[other] {" "}ou { $rep } points de réputation.
    }
hint-card = C’est une carte { $metal ->
        [gold] Or
       *[silver] Argent
    } ; vous avez { $n ->
        [one] { $n } carte en main.
       *[other] { $n } cartes en main.
    }
hint-trophy = { $n ->
        [0] Vous n’avez aucun trophée
        [one] Vous avez un trophée
       *[other] Vous avez { $n } trophées
    } ; { $free ->
        [0] aucune besace n’est libre.
        [one] une besace est libre.
       *[other] { $free } besaces sont libres.
    }
hint-buy = Coûte { $cost ->
        [one] { $cost } pièce d’or
       *[other] { $cost } pièces d’or
    } sur vos { $gold }{ $health ->
        [0] {"."}
       *[other] {" ;"} équipé : santé +{ $health }.
    }
hint-learn = Une capacité qui vaut { $cost ->
            [one] { $cost } pièce d’or
           *[other] { $cost } pièces d’or
        }{ $health ->
        [0] {"."}
       *[other] {" ;"} santé +{ $health }.
    }
hint-relearn = Une capacité qui vaut { $cost ->
            [one] { $cost } pièce d’or
           *[other] { $cost } pièces d’or
        } en remplace une autre{ $health ->
        [0] {"."}
       *[other] {" ;"} santé +{ $health }.
    }
hint-sell = Il rapporte { $n ->
            [one] { $n } pièce d’or
           *[other] { $n } pièces d’or
        } ; neuf, il en coûte { $cost }.
hint-tile-gone = Neuf, il vaut { $cost ->
            [one] { $cost } pièce d’or
           *[other] { $cost } pièces d’or
        }{ $health ->
        [0] {"."}
       *[other] {" ;"} équipé : santé +{ $health }.
    }
hint-tile = Il vaut { $cost ->
            [one] { $cost } pièce d’or
           *[other] { $cost } pièces d’or
        }{ $health ->
        [0] {"."}
       *[other] {" ;"} équipé : santé +{ $health }.
    }
hint-carry = { $n ->
        [0] Aucun jeton n’est resté.
        [one] Un jeton n’a pas servi ; il se perd si vous ne le gardez pas.
       *[other] { $n } jetons n’ont pas servi ; tous se perdent, sauf celui que vous gardez.
    }
hint-avoid = Cela coûte un Dwurt (vous en avez { $n }), et rien ne se passe.
hint-resolve = Cette face : blessures { $wounds }, réputation perdue { $rep }, Dwurts gagnés { $dwurt }, cartes Argent gagnées { $silver }.
hint-lay = { $n ->
        [one] { $n } tuile est encore à venir.
       *[other] { $n } tuiles sont encore à venir.
    }
hint-hero = Au départ, { $hero } a { $health } de santé, { $sacks ->
        [one] { $sacks } besace
       *[other] { $sacks } besaces
    } et de la place pour { $gaar ->
        [one] { $gaar } Gaar.
       *[other] { $gaar } Gaars.
    }
