### Le récit d’une partie de Monster Lands : ses chiffres, et pourquoi elle a fini.

figure-points = Points
figure-glory = Gloire
figure-gold = Or
figure-members = Membres du clan
figure-regions = Régions
story-end-glory = { $seat_you ->
        [yes] Vous avez atteint { amount-glory } au tour { $turn } : la partie s’arrête là.
       *[no] { $seat } a atteint { amount-glory } au tour { $turn } : la partie s’arrête là.
    }
story-end-turns = Le tour { $turn } était le dernier.
story-round = Tour { $round }
story-start = Avant le premier tour

## Ce que demande un problème

puzzle-role = Vous menez le clan { $role_of }.
want-gold = Gagner { $n ->
    [one] 1 pièce d’or
   *[other] { $n } pièces d’or
}
want-points = Gagner { $n ->
    [one] 1 point
   *[other] { $n } points
}
want-glory = Gagner { amount-glory }

## Pourquoi une réponse peut être bonne

hint-force = Dés de Force
hint-magic = Dés de Magie
hint-persuasion = Dés de Persuasion
hint-reputation = Réputation
hint-defence = Jetons Défense
hint-potion = Potions
hint-venom = Venins
hint-traps = Pièges
hint-trophies = Points de trophées
hint-wages = Salaires
hint-wounds = Blessures
gift-loot = un jeton Butin au choix
gift-gear = un équipement au choix
gift-recruit = une recrue au choix
hint-pawn = { $n ->
        [one] Votre dernier dé rapporterait 1 pièce d’or.
       *[other] Vos { $n } dés rapporteraient 1 pièce d’or chacun.
    }
hint-mine = Le meilleur emplacement libre rapporte { $n ->
        [one] 1 pièce d’or.
       *[other] { $n } pièces d’or.
    }
hint-laboratory = Le meilleur emplacement libre donne { $n ->
        [one] un jeton
       *[other] { $n } jetons
    }, potions ou venins.
hint-slot = Cet emplacement donne { $n ->
        [one] un jeton
       *[other] { $n } jetons
    }, potions ou venins.
hint-sells = { $n ->
        [0] Rien n’est encore à votre portée { $building_at }.
        [one] Une seule chose est à votre portée { $building_at }, pour { $price ->
            [one] { $price } pièce d’or
           *[other] { $price } pièces d’or
        }.
       *[other] { $n } choses sont à votre portée { $building_at }, à partir de { $price ->
            [one] { $price } pièce d’or
           *[other] { $price } pièces d’or
        }.
    }
hint-region = { START($region_the) } donne : { $gives }.
hint-unmanaged = { $n ->
        [one] Une région reste sans gérant et ne donne rien.
       *[other] { $n } régions restent sans gérant et ne donnent rien.
    }
hint-beat = { $how ->
        [plan] Avec tout ce qui aide, dans l’expédition { $n }, { $mercenary_the }
        [go] Tel quel, { $mercenary_the }
       *[add] Avec cela, { $mercenary_the }
    } vainc { $monster_the } dans { $percent } % des cas et survit dans { $survive } %.
hint-conquer = { $how ->
        [plan] Avec tout ce qui aide, dans l’expédition { $n }, { $mercenary_the }
        [go] Tel quel, { $mercenary_the }
       *[add] Avec cela, { $mercenary_the }
    } conquiert { $region_the } dans { $percent } % des cas.
hint-mission = { $how ->
        [plan] Avec tout ce qui aide, { $mercenary_the }
        [go] Tel quel, { $mercenary_the }
       *[add] Avec cela, { $mercenary_the }
    } remporte la mission dans { $percent } % des cas, et en atteint l’objectif dans { $alone } %.
hint-sent = { START($mercenary_the) } irait { $place_at } avec { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } : là, on ne lance rien.
hint-free = { $n ->
        [0] Il n’y a rien d’autre à faire pour l’instant.
        [one] Une chose peut se faire sans dépenser l’action.
       *[other] { $n } choses peuvent se faire sans dépenser l’action.
    }
hint-unused = Vous gardez ce que vous avez : { $n ->
        [0] aucun dé
        [one] un dé
       *[other] { $n } dés
    } et { $gold ->
        [one] { $gold } pièce d’or.
       *[other] { $gold } pièces d’or.
    }
hint-off = Ce dé fait baisser le prix de { $n ->
        [one] 1 pièce d’or.
       *[other] { $n } pièces d’or.
    }
hint-held = { $n ->
        [0] C’est votre dernier dé de cette couleur.
        [one] Il vous reste un autre dé de cette couleur.
       *[other] Il vous reste { $n } autres dés de cette couleur.
    }
hint-have = { $n ->
        [0] Vous n’en avez aucun pour l’instant.
        [one] Vous en avez déjà un.
       *[other] Vous en avez déjà { $n }.
    }
hint-recruit = Apporte { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } par tour, réputation { $reputation }.
hint-lead = Dirige sans salaire, avec { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } par tour, réputation { $reputation }.
hint-dismiss = Vous { $dice ->
        [0] ne perdez aucun dé, mais
        [one] perdez un dé par tour et
       *[other] perdez { $dice } dés par tour et
    } { $reputation ->
        [one] { $reputation } point de réputation.
       *[other] { $reputation } points de réputation.
    }
hint-keep = { $n ->
        [0] Votre bourse reste vide.
        [one] Il reste { $n } pièce d’or dans votre bourse.
       *[other] Il reste { $n } pièces d’or dans votre bourse.
    }
hint-nobody = Vous renoncez { TO($equipment_the) }.
hint-wears = { START($mercenary_the) } { $n ->
        [0] ne porte encore aucun équipement
        [one] porte déjà un équipement
       *[other] porte déjà { $n } équipements
    }.
hint-loot-kept = { $n ->
        [one] Vous gardez le jeton pour un autre moment.
       *[other] Vous gardez vos { $n } jetons pour un autre moment.
    }
hint-loot-trophy = Il vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin, ou { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    } à tout moment.
hint-loot-later = Le moment venu, il donne : { $gives }.
hint-loot-goods = Il donne : { $gives }.
hint-loot-battle = Il attend son moment ; avec lui, vous avez { $n ->
        [one] un jeton Butin
       *[other] { $n } jetons Butin
    }.
hint-paid = Vous payez { $due ->
        [one] { $due } pièce d’or
       *[other] { $due } pièces d’or
    } et en gardez { $left }.
hint-unpaid = Les salaires se montent à { $due ->
        [one] { $due } pièce d’or
       *[other] { $due } pièces d’or
    } ; il vous en manque { $left }, et quelqu’un s’en irait.
hint-traps-left = { $n ->
        [0] C’est le dernier piège.
        [one] Il reste un piège.
       *[other] Il reste { $n } pièges.
    }
hint-potions-lost = { $n ->
        [one] Une potion est perdue.
       *[other] { $n } potions sont perdues.
    }
hint-heal = Une blessure de plus serait mortelle pour { $mercenary_the }.
hint-sold = Le trophée rapporte maintenant { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }, et { $points ->
        [one] un point
       *[other] { $points } points
    } de moins à la fin.
hint-clan = { $n ->
        [0] Aucun mercenaire de cette affinité n’est
        [one] Un mercenaire de cette affinité est
       *[other] { $n } mercenaires de cette affinité sont
    } à la Taverne ; des icônes identiques rapportent davantage.
hint-roll-goal = À lui seul, ce lancer atteint { $n } dans { $percent } % des cas.
hint-roll-either = À lui seul, ce lancer capture dans { $percent } % des cas et élimine dans { $kill } %.
hint-roll-kill = À lui seul, ce lancer élimine dans { $percent } % des cas.
hint-capture = La capture rapporte { $glory ->
        [one] { $glory } point de gloire
       *[other] { $glory } points de gloire
    } et { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }.
hint-kill = L’élimination rapporte { $glory ->
        [one] { $glory } point de gloire
       *[other] { $glory } points de gloire
    }, { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    } et un trophée de { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
hint-total = Le total atteint { $n } sur { $goal }.
hint-total-kill = Le total atteint { $n } ; il faut { $goal } pour éliminer.
hint-shield = Le mercenaire résiste à l’attaque dans { $survive } % des cas ; les dés restants l’emportent dans { $percent } %.
hint-hits = { $n ->
        [0] Aucune touche ne passe
        [one] Une touche passe
       *[other] { $n } touches passent
    } ; { $room ->
        [0] déjà blessé, le mercenaire n’en supporte aucune
       *[other] le mercenaire en supporte une
    }.
hint-redirect = En jeu : { $n ->
        [one] un dé d’Attaque.
       *[other] { $n } dés d’Attaque.
    }
hint-near = { $n ->
        [0] Aucun rival n’est ici.
        [one] Un rival est ici.
       *[other] { $n } rivaux sont ici.
    }
hint-target = { $n ->
        [0] Aucun dé ne s’y trouve
        [one] Un dé s’y trouve
       *[other] { $n } dés s’y trouvent
    }, avec { $shields ->
        [0] aucun jeton Défense.
        [one] un jeton Défense.
       *[other] { $shields } jetons Défense.
    }
hint-ambush = En jeu : { $n ->
        [0] aucun dé
        [one] un dé
       *[other] { $n } dés
    } ; il { $shields ->
        [0] ne reste alors aucun jeton Défense.
        [one] reste alors un jeton Défense.
       *[other] reste alors { $shields } jetons Défense.
    }
hint-contract = Le contrat donne : { $gives }.
hint-contract-kept = Vous gardez ce que demande le contrat : { $gives }.
hint-talent = Il ne sert qu’une fois par tour ; votre réserve compte { $n ->
        [one] { $n } dé.
       *[other] { $n } dés.
    }
hint-brew = Vous avez { $potions ->
        [one] { $potions } potion
       *[other] { $potions } potions
    } et { $venoms ->
        [one] { $venoms } venin.
       *[other] { $venoms } venins.
    }
