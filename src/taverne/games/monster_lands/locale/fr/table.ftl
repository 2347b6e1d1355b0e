### Ce qui se dit à la table de Monster Lands : questions, boutons, événements, refus, options. Les noms et les règles ont leurs propres fichiers.

## Phases qui n’ont pas d’autre nom

phase-setup = Mise en place
phase-over = Fin de la partie

## Mots qui entrent dans d’autres phrases

spot-lair = { building-lair.at }
spot-laboratory = { building-laboratory.at }
spot-tavern = { building-tavern.at }
spot-armoury = { building-armoury.at }
spot-pawn_shop = { building-pawn_shop.at }
spot-bazaar = { building-bazaar.at }
spot-mine = { building-mine.at }
spot-competitive = { place-competitive.at }
spot-contract = { place-contract.at }
spot-region_a = { place-region_a.at }
spot-region_b = { place-region_b.at }
spot-gates = { place-gates.at }
spot-skyehn = sur { region-skyehn }
spot-ghadik = sur { region-ghadik }
spot-kale = sur { region-kale }
spot-kyzhul = sur { region-kyzhul }
spot-rynia = sur { region-rynia }
spot-gurban = sur { region-gurban }
spot-yuha = sur { region-yuha }
spot-wahibah = sur { region-wahibah }
spot-uyuniah = sur { region-uyuniah }
spot-negueria = sur { region-negueria }
spot-thaklan = sur { region-thaklan }
spot-al-dahn = sur { region-al-dahn }
source-purkas = { mercenary-purkas }
source-korgo = { mercenary-korgo }
source-dalina = { mercenary-dalina }
source-drapis = { mercenary-drapis }
source-taroa = { mercenary-taroa }
source-puargh = { mercenary-puargh }
source-fandor = { mercenary-fandor }
source-wondou = { mercenary-wondou }
source-vaidala = { mercenary-vaidala }
source-tortock = { mercenary-tortock }
source-taron = { mercenary-taron }
source-parsas = { mercenary-parsas }
source-wishor = { mercenary-wishor }
source-ginova = { mercenary-ginova }
source-nimra = { mercenary-nimra }
source-frostor = { mercenary-frostor }
source-dolfus = { mercenary-dolfus }
source-lusara = { mercenary-lusara }
source-nuduru = { mercenary-nuduru }
source-frunks = { mercenary-frunks }
source-shandee = { mercenary-shandee }
source-zondu = { mercenary-zondu }
source-tranok = { mercenary-tranok }
source-naiala = { mercenary-naiala }
source-sckrat = { mercenary-sckrat }
source-torko = { mercenary-torko }
source-karunna = { mercenary-karunna }
source-poissen = { mercenary-poissen }
source-timbulu = { mercenary-timbulu }
source-guster = { mercenary-guster }
source-lorios = { mercenary-lorios }
source-kakron = { mercenary-kakron }
source-wormee = { mercenary-wormee }
source-trulina = { mercenary-trulina }
source-geas = { mercenary-geas }
source-saruna = { mercenary-saruna }
source-krakhen = { equipment-krakhen }
source-rashnek = { equipment-rashnek }
source-mortis = { equipment-mortis }
source-kedavra = { equipment-kedavra }
source-pugnor = { equipment-pugnor }
source-slham = { equipment-slham }
source-noxx = { equipment-noxx }
source-turzoks = { equipment-turzoks }
source-slyzor = { equipment-slyzor }
source-tergeo = { equipment-tergeo }
source-reroll_FM_4 = { loot-reroll_FM_4 }
source-reroll_M_3 = { loot-reroll_M_3 }
source-glory_conquest_4 = { loot-glory_conquest_4 }
source-glory_kill_4 = { loot-glory_kill_4 }
source-glory_capture_3 = { loot-glory_capture_3 }
source-potions_venoms = { loot-potions_venoms }
source-kill_plus_6 = { loot-kill_plus_6 }
source-trophy_3 = { loot-trophy_3 }
source-gold6_def_potion = { loot-gold6_def_potion }
source-P_to_3M = { loot-P_to_3M }
source-M_to_3F = { loot-M_to_3F }
source-M_plus_2 = { loot-M_plus_2 }
source-gold12 = { loot-gold12 }
source-gold10 = { loot-gold10 }
source-free_recruit = { loot-free_recruit }
source-F_plus_2 = { loot-F_plus_2 }
source-advantage = l’avantage de l’expédition
source-ambush = un traquenard
gift-force = un dé de Force
gift-magic = un dé de Magie
gift-persuasion = un dé de Persuasion
gift-brew = une potion ou un venin
gift-defence = un jeton Défense
gift-gold = 2 pièces d’or
gift-glory = de la gloire
gift-trap = un piège
gift-potion = une potion
gift-venom = un venin

## Ce qui est demandé

prompt-clan = Quelle affinité choisissez-vous pour votre clan ?
prompt-favour = La reine vous accorde sa faveur : quel dé prenez-vous ?
prompt-favour-gift = Et quel présent de la reine ?
prompt-deploy = Où vous déployez-vous ?
prompt-pass = Il ne vous reste aucun dé à placer. Passer, ou en trouver d’autres d’abord ?
prompt-more = Quoi d’autre, sans dépenser votre action ?
prompt-die = Quel dé placez-vous { $building_at } ?
prompt-slot = Quel emplacement { $building_at } ?
prompt-pawn = Quels dés mettez-vous en gage, à 1 pièce d’or chacun ?{ $n ->
        [0] {""}
       *[other] {" "}Jusqu’ici : { $n }.
    }
prompt-traps = Quels pièges achetez-vous ?{ $price ->
        [0] {""}
        [one] {" "}Prix jusqu’ici : { $price } pièce d’or.
       *[other] {" "}Prix jusqu’ici : { $price } pièces d’or.
    }
prompt-recruit = Qui recrutez-vous ? Votre excès de gloire est de { $n }.
prompt-defence = Combien de jetons Défense achetez-vous ?{ $off ->
        [0] {""}
        [one] {" "}Votre réduction est de { $off } pièce d’or.
       *[other] {" "}Votre réduction est de { $off } pièces d’or.
    }
prompt-gear = Quel équipement prenez-vous ?{ $off ->
        [0] {""}
        [one] {" "}Votre réduction est de { $off } pièce d’or.
       *[other] {" "}Votre réduction est de { $off } pièces d’or.
    }
prompt-equip = Qui porte { $equipment_the } ?
prompt-region-die = Quel dé posez-vous sur { $region_the } ?
prompt-loot = Quel jeton Butin prenez-vous ?
prompt-expedition = Quelle expédition { $place_at } ?
prompt-send = Qui envoyez-vous { $place_at }, sur l’expédition { $n } ?
prompt-load = Qu’emporte encore { $mercenary_the } ?
prompt-load-required = Quels dés emporte { $mercenary_the } ?
prompt-brew = { $n ->
        [one] Prenez { $n } jeton : potion ou venin ?
       *[other] Prenez { $n } jetons : combien de potions et de venins ?
    }
prompt-overflow = Pièges en trop sur votre plateau de clan : { $n }. Lequel défaussez-vous ?
prompt-exchange = Quel dé rendez-vous pour { $loot_the } ?
prompt-recolour = Quel dé le novice change-t-il ?
prompt-recolour-into = En quelle couleur ?
prompt-contract = Remplir votre part du contrat ?
prompt-contract-trap = { $n ->
        [one] Quel piège remettez-vous ? Vous en devez { $n }.
       *[other] Quel piège remettez-vous ? Vous en devez { $n }.
    }
prompt-mission-roll = { START($mercenary_the) } a { $total } ; la mission demande { $goal }. Continuer ?
prompt-fight-roll = { START($mercenary_the) } attaque : { $total } jusqu’ici. Il faut { $capture } pour une capture, { $kill } pour une élimination.
prompt-conquest-roll = { START($mercenary_the) } tente la conquête : { $total } sur { $goal } jusqu’ici.
prompt-redirect = { $monster } attaque avec { $n -> 
        [one] { $n } dé
       *[other] { $n } dés
    }. En dévier vers une expédition adjacente ?
prompt-shield = { $monster } attaque { $mercenary_the } avec { $n -> 
        [one] { $n } dé
       *[other] { $n } dés
    }. Abandonner des dés de Magie pour en annuler autant ?
prompt-defend = { $monster } atteint { $mercenary_the } : { $n ->
        [one] { $n } touche
       *[other] { $n } touches
    }. Combien en annulez-vous ?
prompt-drink = { $monster } va blesser { $mercenary_the } : { $n ->
        [one] { $n } blessure
       *[other] { $n } blessures
    }. Combien de potions utilisez-vous ?
prompt-reveal = Révéler le prochain piège { $mercenary_of } : { $trap_the } ?
prompt-target = Contre quelle expédition adjacente jouez-vous { $trap_the } ?
prompt-ambush = { START($mercenary_the) } subit un traquenard : { $trap_the }. Défausser un jeton Défense pour l’annuler ?
prompt-steal = Quel dé volez-vous { TO($mercenary_the) } ?
prompt-celebrate = Défausser un jeton Butin pour de la gloire ?
prompt-manage = Qui gère votre nouvelle région ?
prompt-heal = { $n ->
        [one] { $n } potion de trop pour votre plateau. Soigner d’abord quelqu’un ?
       *[other] { $n } potions de trop pour votre plateau. Soigner d’abord quelqu’un ?
    }
prompt-leader = Votre leader est mort : qui lui succède ?
prompt-wages = Les salaires sont dus : { $due ->
            [one] { $due } pièce d’or
           *[other] { $due } pièces d’or
        }, et vous en avez { $n }. Faire autre chose d’abord ?
prompt-desert = Vous ne pouvez pas payer : qui s’en va ?
prompt-inherit = Qui reprend { $equipment_the } ?
prompt-fresh = Votre clan n’a plus personne. Repartir avec un novice ?

## Boutons

action-clan = Clan { $a_of }
    .args = affinity
action-favour = Prendre { $a }
    .args = gift
action-deploy = Se déployer { $a }
    .args = spot
action-more = Autre chose d’abord…
action-back = Revenir
action-die =
    { $count ->
        [1] Choisir { $a_the }
       *[other] Choisir le dé de Persuasion ({ $b })
    }
    .args = die n
action-add =
    { $count ->
        [1] Ajouter { $a_a }
       *[other] Ajouter le dé de Persuasion montrant { $b }
    }
    .args = die n
action-at = Emplacement { $a }
    .args = n
action-target = Expédition { $a }
    .args = n
action-buy = Acheter { $a_the }
    .args = trap
action-gear = Prendre { $a_the }
    .args = equipment
action-tokens = { $a ->
        [one] { $a } jeton
       *[other] { $a } jetons
    }
    .args = n
action-discount = Profiter de la réduction : { $a }
    .args = source
action-recruit = Recruter { $a_the }
    .args = mercenary
action-round = Payer une tournée générale
action-brew = Potions : { $a }, venins : { $b }
    .args = n n
action-equip = { $a_the }
    .args = mercenary
action-send = Envoyer { $a_the }
    .args = mercenary
action-trap = Poser { $a_the }
    .args = trap
action-defence = Ajouter un jeton Défense
action-potion = Ajouter une potion
action-venom = Ajouter un venin
action-go = En route
action-discard = Défausser { $a_the }
    .args = trap
action-take = Prendre { $a_the }
    .args = loot
action-loot = Défausser { $a_the } pour son effet
    .args = loot
action-sell = Vendre le trophée { $a_of }
    .args = monster
action-heal = Soigner { $a_the } avec une potion
    .args = mercenary
action-talent = Utiliser le talent { $a_of }
    .args = mercenary
action-manage = Confier { $a_the } { TO($b_the) }
    .args = region mercenary
action-move = Reprendre { $a_the } { TO($b_the) }
    .args = equipment mercenary
action-into = En { $a }
    .args = colour
action-fulfil = Remplir le contrat
action-roll =
    { $count ->
        [0] Lancer tous les dés
       *[other] Lancer un seul dé ({ $a })
    }
    .args = colour
action-reroll = Relancer un { $b } ({ $a }) : { $c }
    .args = colour n source
action-capture = Le capturer
action-kill = L’éliminer
action-stop = En rester là
action-redirect = Dévier des dés vers l’expédition { $b } ({ $a })
    .args = source n
action-shield = { $a ->
        [0] N’en abandonner aucun
        [one] Abandonner { $a } dé de Magie
       *[other] Abandonner { $a } dés de Magie
    }
    .args = n
action-defend = { $a ->
        [0] N’en annuler aucune
        [one] Annuler { $a } touche
       *[other] Annuler { $a } touches
    }
    .args = n
action-drink = { $a ->
        [0] N’en boire aucune
        [one] Boire { $a } potion
       *[other] Boire { $a } potions
    }
    .args = n
action-reveal = Le révéler
action-hold = Ne plus rien révéler
action-allow = Laisser faire
action-cancel = L’annuler avec un jeton Défense
action-steal = Voler { $a_a }
    .args = die
action-lead = { $a_the }
    .args = mercenary
action-dismiss = { $a_the }
    .args = mercenary
action-pay = Payer les salaires
action-fresh = Repartir avec un novice
action-draw =
    { $count ->
        [0] Ne rien piocher
       *[other] Piocher
    }

## Ce qui s’est passé : mise en place et réserves

event-first =
    { $seat_you ->
        [yes] Vous êtes le premier joueur.
       *[no] { $seat } est le premier joueur.
    }
event-clan =
    { $seat_you ->
        [yes] Vous menez le clan { $affinity_of }, avec { $leader } et { $mercenary }.
       *[no] { $seat } mène le clan { $affinity_of }, avec { $leader } et { $mercenary }.
    }
event-tavern = Nouveau à la Taverne : { $items }.
event-lair = Nouveau au Repère du chasseur : { $items }.
event-bazaar = Nouveau au Bazar : { $items }.
event-spoils = Nouveau butin : { $items_short }.
event-replaced = La réputation { $mercenary_of } est trop haute pour l’instant : une autre carte prend sa place.
event-monster-a = { $monster } apparaît dans la Région A.
event-monster-b = { $monster } apparaît dans la Région B.
event-monster-gates = { $monster } surgit aux Portes de la Citadelle !
event-region-a = La Région A est { $region }.
event-region-b = La Région B est { $region }.
event-list = Ses expéditions sont celles { OF($list_the) }, face { $side }.
event-missions = Missions du tour : { $competitive } (compétitive) et { $contract } (contrat).
event-turn =
    { $seat_you ->
        [yes] Le tour { $turn } commence ; vous êtes le premier joueur.
       *[no] Le tour { $turn } commence ; { $seat } est le premier joueur.
    }
event-phase = La phase { $phase } commence.
event-dice =
    { $seat_you ->
        [yes] Vous prenez des dés : Force { $force }, Magie { $magic }, Persuasion { $persuasion }.
       *[no] { $seat } prend des dés : Force { $force }, Magie { $magic }, Persuasion { $persuasion }.
    }
event-persuasion =
    { $seat_you ->
        [yes] { $dice_count ->
            [one] Votre dé de Persuasion montre { $dice }.
           *[other] Vos dés de Persuasion montrent { $dice }.
        }
       *[no] { $dice_count ->
            [one] Le dé de Persuasion { OF($seat) } montre { $dice }.
           *[other] Les dés de Persuasion { OF($seat) } montrent { $dice }.
        }
    }
event-glory =
    { $seat_you ->
        [yes] Vous gagnez { $n ->
                [one] { $n } point de gloire
               *[other] { $n } points de gloire
            }.
       *[no] { $seat } gagne { $n ->
               [one] { $n } point de gloire
              *[other] { $n } points de gloire
           }.
    }
event-gold =
    { $seat_you ->
        [yes] Vous gagnez { $n ->
                [one] { $n } pièce d’or
               *[other] { $n } pièces d’or
            }.
       *[no] { $seat } gagne { $n ->
               [one] { $n } pièce d’or
              *[other] { $n } pièces d’or
           }.
    }
event-defence =
    { $seat_you ->
        [yes] Vous gagnez { $n ->
                [one] { $n } jeton Défense
               *[other] { $n } jetons Défense
            }.
       *[no] { $seat } gagne { $n ->
               [one] { $n } jeton Défense
              *[other] { $n } jetons Défense
           }.
    }
event-potion =
    { $seat_you ->
        [yes] Vous gagnez { $n ->
                [one] { $n } potion
               *[other] { $n } potions
            }.
       *[no] { $seat } gagne { $n ->
               [one] { $n } potion
              *[other] { $n } potions
           }.
    }
event-venom =
    { $seat_you ->
        [yes] Vous gagnez { $n ->
                [one] { $n } venin
               *[other] { $n } venins
            }.
       *[no] { $seat } gagne { $n ->
               [one] { $n } venin
              *[other] { $n } venins
           }.
    }
event-glory-lost =
    { $seat_you ->
        [yes] Vous perdez { $n ->
                [one] { $n } point de gloire
               *[other] { $n } points de gloire
            }.
       *[no] { $seat } perd { $n ->
               [one] { $n } point de gloire
              *[other] { $n } points de gloire
           }.
    }
event-gold-paid =
    { $seat_you ->
        [yes] Vous payez { $n ->
                [one] { $n } pièce d’or
               *[other] { $n } pièces d’or
            }.
       *[no] { $seat } paie { $n ->
               [one] { $n } pièce d’or
              *[other] { $n } pièces d’or
           }.
    }
event-traps =
    { $seat_you ->
        [yes] Vous recevez { $items_a }.
       *[no] { $seat } reçoit des pièges : { $n }.
    }
event-overflow =
    { $seat_you ->
        [yes] Votre plateau de clan est plein : { $n } de trop ({ $item }).
       *[no] Le plateau de clan { OF($seat) } est plein : { $n } de trop ({ $item }).
    }
event-trap-discarded =
    { $seat_you ->
        [yes] Vous défaussez { $trap_the }.
       *[no] { $seat } défausse { $trap_the }.
    }

## Ce qui s’est passé : Déploiement

event-passed =
    { $seat_you ->
        [yes] Vous passez.
       *[no] { $seat } passe.
    }
event-deployed-force =
    { $seat_you ->
        [yes] Vous placez { $n ->
            [one] un dé de Force
           *[other] { $n } dés de Force
        } { $building_at }.
       *[no] { $seat } place { $n ->
            [one] un dé de Force
           *[other] { $n } dés de Force
        } { $building_at }.
    }
event-deployed-magic =
    { $seat_you ->
        [yes] Vous placez un dé de Magie { $building_at }.
       *[no] { $seat } place un dé de Magie { $building_at }.
    }
event-deployed-persuasion =
    { $seat_you ->
        [yes] Vous placez un dé de Persuasion montrant { $value } { $building_at }.
       *[no] { $seat } place un dé de Persuasion montrant { $value } { $building_at }.
    }
event-pawned =
    { $seat_you ->
        [yes] Vous mettez { $n ->
                [one] { $n } dé
               *[other] { $n } dés
            } en gage.
       *[no] { $seat } met { $n ->
               [one] { $n } dé
              *[other] { $n } dés
           } en gage.
    }
event-bought-traps =
    { $seat_you ->
        [yes] Vous achetez { $items_a } { $price ->
                    [0] gratuitement
                    [one] pour { $price } pièce d’or
                   *[other] pour { $price } pièces d’or
                }.
       *[no] { $seat } achète { $n ->
               [one] { $n } piège
              *[other] { $n } pièges
           } { $price ->
                       [0] gratuitement
                       [one] pour { $price } pièce d’or
                      *[other] pour { $price } pièces d’or
                   }.
    }
event-discount =
    { $seat_you ->
        [yes] { START($source_the) } vous fait économiser { $n ->
                    [one] { $n } pièce d’or
                   *[other] { $n } pièces d’or
                }.
       *[no] { START($source_the) } fait économiser { $n ->
                   [one] { $n } pièce d’or
                  *[other] { $n } pièces d’or
               } { TO($seat) }.
    }
event-recruited =
    { $seat_you ->
        [yes] Vous recrutez { $mercenary_the } { $price ->
                    [0] gratuitement
                    [one] pour { $price } pièce d’or
                   *[other] pour { $price } pièces d’or
                }.
       *[no] { $seat } recrute { $mercenary_the } { $price ->
                   [0] gratuitement
                   [one] pour { $price } pièce d’or
                  *[other] pour { $price } pièces d’or
               }.
    }
event-round =
    { $seat_you ->
        [yes] Vous payez une tournée générale : les mercenaires quittent la Taverne de bonne humeur.
       *[no] { $seat } paie une tournée générale : les mercenaires quittent la Taverne de bonne humeur.
    }
event-equipped =
    { $seat_you ->
        [yes] Vous équipez { $mercenary_the } { $price ->
                    [0] gratuitement
                    [one] pour { $price } pièce d’or
                   *[other] pour { $price } pièces d’or
                } : { $equipment_the }.
       *[no] { $seat } équipe { $mercenary_the } { $price ->
                   [0] gratuitement
                   [one] pour { $price } pièce d’or
                  *[other] pour { $price } pièces d’or
               } : { $equipment_the }.
    }
event-gear-discarded = Équipement défaussé : { $equipment }.
event-moved =
    { $seat_you ->
        [yes] Vous équipez { $mercenary_the } avec ce que portait un autre : { $equipment_the }.
       *[no] { $seat } équipe { $mercenary_the } avec ce que portait un autre : { $equipment_the }.
    }
event-talent =
    { $seat_you ->
        [yes] Vous utilisez le talent { $mercenary_of }.
       *[no] { $seat } utilise le talent { $mercenary_of }.
    }
event-loot-used =
    { $seat_you ->
        [yes] Vous défaussez { $loot_the } pour son effet.
       *[no] { $seat } défausse { $loot_the } pour son effet.
    }
event-sold =
    { $seat_you ->
        [yes] Vous vendez le trophée { $monster_of }.
       *[no] { $seat } vend le trophée { $monster_of }.
    }
event-healed =
    { $seat_you ->
        [yes] Une potion soigne { $mercenary_the }, de votre clan.
       *[no] Une potion soigne { $mercenary_the } ({ $seat }).
    }
event-exploited =
    { $seat_you ->
        [yes] Vous utilisez { $region_the }.
       *[no] { $seat } utilise { $region_the }.
    }
event-manager =
    { $seat_you ->
        [yes] { START($mercenary_the) } gère { $region_the } pour vous.
       *[no] { START($mercenary_the) } gère { $region_the } pour { $seat }.
    }
sent-with =
    { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }{ $tokens ->
        [0] {""}
        [one] {" "}et { $tokens } jeton
       *[other] {" "}et { $tokens } jetons
    }
event-sent =
    { $seat_you ->
        [yes] Vous envoyez { $mercenary_the } { $place_at }, sur l’expédition { $n }, avec { sent-with }.
       *[no] { $seat } envoie { $mercenary_the } { $place_at }, sur l’expédition { $n }, avec { sent-with }.
    }

## Ce qui s’est passé : Aventure

event-mission-won =
    { $seat_you ->
        [yes] Vous remportez la mission avec { $total }.
       *[no] { $seat } remporte la mission avec { $total }.
    }
event-mission-second =
    { $seat_you ->
        [yes] Vous réussissez aussi, mais un autre clan a fait mieux.
       *[no] { $seat } réussit aussi, mais un autre clan a fait mieux.
    }
event-mission-failed =
    { $seat_you ->
        [yes] Vous échouez à la mission avec { $total }.
       *[no] { $seat } échoue à la mission avec { $total }.
    }
event-contract =
    { $seat_you ->
        [yes] Vous remplissez le contrat.
       *[no] { $seat } remplit le contrat.
    }
event-battle = Une bataille commence { $place_at }.
event-revealed =
    { $seat_you ->
        [yes] { START($mercenary_the) }, de votre clan, révèle { $items_a }.
       *[no] { START($mercenary_the) } ({ $seat }) révèle { $items_a }.
    }
event-ambushed =
    { $seat_you ->
        [yes] Vous tendez un traquenard { TO($mercenary_the) } : { $trap_the }.
       *[no] { $seat } tend un traquenard { TO($mercenary_the) } : { $trap_the }.
    }
event-ambush-cancelled =
    { $seat_you ->
        [yes] Votre jeton Défense annule le traquenard.
       *[no] { $seat } annule le traquenard avec un jeton Défense.
    }
event-stolen =
    { $seat_you ->
        [yes] Vous volez { $die_a }.
       *[no] { $seat } vole { $die_a }.
    }
event-attack =
    { $seat_you ->
        [yes] { $monster } attaque { $mercenary_the }, de votre clan, avec { $n ->
                [one] { $n } dé d’Attaque
               *[other] { $n } dés d’Attaque
            }.
       *[no] { $monster } attaque { $mercenary_the } ({ $seat }) avec { $n ->
               [one] { $n } dé d’Attaque
              *[other] { $n } dés d’Attaque
           }.
    }
event-redirected =
    { $seat_you ->
        [yes] Vous déviez { $n ->
                [one] { $n } dé d’Attaque
               *[other] { $n } dés d’Attaque
            } vers { $mercenary_the }.
       *[no] { $seat } dévie { $n ->
               [one] { $n } dé d’Attaque
              *[other] { $n } dés d’Attaque
           } vers { $mercenary_the }.
    }
event-shielded =
    { $seat_you ->
        [yes] Vous abandonnez { $n ->
                [one] { $n } dé de Magie
               *[other] { $n } dés de Magie
            } contre l’attaque.
       *[no] { $seat } abandonne { $n ->
               [one] { $n } dé de Magie
              *[other] { $n } dés de Magie
           } contre l’attaque.
    }
event-attack-roll =
    { $seat_you ->
        [yes] Vous lancez pour le monstre : { $dice }. { $n ->
                [one] { $n } touche
               *[other] { $n } touches
            }{ $more ->
                [0] {""}
               *[other] , et { $more } sans dés
            }.
       *[no] { $seat } lance pour le monstre : { $dice }. { $n ->
               [one] { $n } touche
              *[other] { $n } touches
           }{ $more ->
               [0] {""}
              *[other] , et { $more } sans dés
           }.
    }
event-defended =
    { $seat_you ->
        [yes] Vous annulez { $n ->
                [one] { $n } touche
               *[other] { $n } touches
            }.
       *[no] { $seat } annule { $n ->
               [one] { $n } touche
              *[other] { $n } touches
           }.
    }
event-drunk =
    { $seat_you ->
        [yes] Vous utilisez { $n ->
                [one] { $n } potion
               *[other] { $n } potions
            } contre les blessures.
       *[no] { $seat } utilise { $n ->
               [one] { $n } potion
              *[other] { $n } potions
           } contre les blessures.
    }
event-wounded =
    { $seat_you ->
        [yes] { START($mercenary_the) }, de votre clan, reçoit une blessure.
       *[no] { START($mercenary_the) } ({ $seat }) reçoit une blessure.
    }
event-died =
    { $seat_you ->
        [yes] { START($mercenary_the) }, de votre clan, meurt au combat.
       *[no] { START($mercenary_the) } ({ $seat }) meurt au combat.
    }
event-rolled =
    { $seat_you ->
        [yes] { START($mercenary_the) }, de votre clan, lance { $dice } : { $total } en tout
       *[no] { START($mercenary_the) } ({ $seat }) lance { $dice } : { $total } en tout
    }{ $bonus ->
        [0] {""}
       *[other] , dont { $bonus } par talents, pièges et autres
    }{ $before ->
        [0] {""}
       *[other] , dont { $before } par les attaques précédentes
    }.
event-rerolled =
    { $seat_you ->
        [yes] { START($mercenary_the) }, de votre clan, relance un dé : { $dice }, { $total } en tout.
       *[no] { START($mercenary_the) } ({ $seat }) relance un dé : { $dice }, { $total } en tout.
    }
event-venom-used =
    { $seat_you ->
        [yes] Vous utilisez un venin.
       *[no] { $seat } utilise un venin.
    }
event-strike-failed =
    { $seat_you ->
        [yes] Votre attaque ne suffit pas ; dégâts jusqu’ici : { $damage }.
       *[no] { $seat } n’en vient pas à bout ; dégâts jusqu’ici : { $damage }.
    }
event-captured =
    { $seat_you ->
        [yes] { START($mercenary_the) } capture { $monster_the } pour vous.
       *[no] { START($mercenary_the) } capture { $monster_the } pour { $seat }.
    }
event-killed =
    { $seat_you ->
        [yes] { START($mercenary_the) } élimine { $monster_the } pour vous.
       *[no] { START($mercenary_the) } élimine { $monster_the } pour { $seat }.
    }
event-escaped = { $monster } s’échappe vers les Portes de la Citadelle.
event-calm = La panique cesse : { $buildings }.
event-conquered =
    { $seat_you ->
        [yes] { START($mercenary_the) } conquiert { $region_the } pour vous.
       *[no] { START($mercenary_the) } conquiert { $region_the } pour { $seat }.
    }
event-conquest-failed =
    { $seat_you ->
        [yes] Vous ne conquérez pas encore la région ; total jusqu’ici : { $total }.
       *[no] { $seat } ne conquiert pas encore la région ; total jusqu’ici : { $total }.
    }
event-looted =
    { $seat_you ->
        [yes] Vous prenez { $loot_the }.
       *[no] { $seat } prend { $loot_the }.
    }

## Ce qui s’est passé : Nettoyage et fin

event-home =
    { $seat_you ->
        [yes] { START($mercenary_the) } revient dans votre clan.
       *[no] { START($mercenary_the) } revient dans le clan { OF($seat) }.
    }
event-at-gates = { $monster } se tient aux Portes de la Citadelle.
event-panic = Panique { $building_at } : personne ne peut s’y déployer.
event-leader =
    { $seat_you ->
        [yes] { START($mercenary) } prend la tête de votre clan.
       *[no] { START($mercenary) } prend la tête du clan { OF($seat) }.
    }
event-wages-short =
    { $seat_you ->
        [yes] Vous ne pouvez pas payer les salaires de { $due ->
                    [one] { $due } pièce d’or
                   *[other] { $due } pièces d’or
                }.
       *[no] { $seat } ne peut pas payer les salaires de { $due ->
                   [one] { $due } pièce d’or
                  *[other] { $due } pièces d’or
               }.
    }
event-deserted =
    { $seat_you ->
        [yes] { START($mercenary) } déserte votre clan.
       *[no] { START($mercenary) } déserte le clan { OF($seat) }.
    }
event-fresh =
    { $seat_you ->
        [yes] Vous repartez avec un novice à la tête du clan.
       *[no] { $seat } repart avec un novice à la tête du clan.
    }
event-score =
    { $seat_you ->
        [yes] Vous : gloire { $glory }, réputation { $reputation }, trophées { $trophies }, affinités { $affinities }, total { $total }.
       *[no] { $seat } : gloire { $glory }, réputation { $reputation }, trophées { $trophies }, affinités { $affinities }, total { $total }.
    }
event-winners =
    { $seats_count ->
        [one] { $seats_you ->
            [yes] Vous gagnez !
           *[no] { $seats } gagne !
        }
       *[other] La victoire est partagée : { $seats }.
    }

## Ce qui s’est passé : seul contre Madhala

event-scenario = { $scenario }. { $change }
event-goal-points = Points pour les rangs : Recrue { $recruit }, Vétéran { $veteran }, Héros { $hero }.
event-goal-gold = Or pour les rangs : Recrue { $recruit }, Vétéran { $veteran }, Héros { $hero }.
event-goal-missions = Missions pour les rangs : Recrue { $recruit }, Vétéran { $veteran }, Héros { $hero }.
event-goal-prepared =
    Si vous finissez bien préparé, vous êtes { $recruit ->
        [0] Recrue
       *[other] Recrue dès { $recruit } points
    }, Vétéran dès { $veteran } et Héros dès { $hero }.
event-goal-mercenaries = Mercenaires de chaque affinité pour les rangs : Recrue { $recruit }, Vétéran { $veteran }, Héros { $hero }.
event-outfit =
    { $seat_you ->
        [yes] Vous commencez avec { $n ->
            [one] { $item_a }
           *[other] { $n } { $item_many }
        }.
       *[no] { $seat } commence avec { $n ->
            [one] { $item_a }
           *[other] { $n } { $item_many }
        }.
    }
event-madhala-again = Madhala obtient { $red } et { $yellow }, mais rien n’est libre pour elle { $place_at } : elle relance.
event-madhala-idle = Madhala ne trouve aucune place où se déployer.
event-madhala-force =
    { $n ->
        [one] Madhala place { $n } dé de Force { $building_at }.
       *[other] Madhala place { $n } dés de Force { $building_at }.
    }
event-madhala-magic = Madhala place un dé de Magie { $building_at }.
event-madhala-persuasion = Madhala place un dé de Persuasion montrant { $value } { $building_at }.
event-madhala-takes = Madhala retire { $items_the }.
event-madhala-sent =
    Madhala se rend { $place_at }, sur l’expédition { $n }{ $tokens ->
        [0] .
        [one] , avec { $tokens } piège face cachée.
       *[other] , avec { $tokens } pièges face cachée.
    }
event-madhala-mission = Madhala remporte { $mission_the }.
event-madhala-monster = Madhala vient à bout { $monster_of } sans effort.
event-madhala-region = Madhala vous souffle { $region_the }.
event-madhala-reveals = Madhala révèle { $trap_a }.
event-madhala-steals =
    { $seat_you ->
        [yes] Madhala vole { TO($mercenary_the) }, de votre clan : { $die }, { $n }.
       *[no] Madhala vole { TO($mercenary_the) } ({ $seat }) : { $die }, { $n }.
    }
event-rank =
    { $seat_you ->
        [yes] Votre rang dans { $scenario_the } : { $rank }.
       *[no] Rang { OF($seat) } dans { $scenario_the } : { $rank }.
    }
event-short = Pas assez pour le rang { $rank }. { $goal } : { $have } sur { $need } au moins.
goal-points = Points de victoire
goal-gold = Or
goal-missions = Missions remportées
goal-mercenaries = Mercenaires de chaque affinité
goal-trap = Pièges
goal-defence = Jetons Défense
goal-potion = Potions
goal-venom = Venins
goal-equipment = Types d’équipement
goal-affinities = Affinités parmi les mercenaires
event-campaign-repeat = La campagne continue : { $scenario } encore une fois, difficulté { $levels }.
event-campaign-advance = La campagne avance : { $scenario }, difficulté { $levels }.
event-campaign-won =
    { $n ->
        [one] La campagne est gagnée en { $n } partie !
       *[other] La campagne est gagnée en { $n } parties !
    }
event-campaign-lost =
    { $n ->
        [one] La campagne est perdue après { $n } partie.
       *[other] La campagne est perdue après { $n } parties.
    }

## Ce que changent les scénarios

change-S01 = Rien de particulier : réunissez le plus de points de victoire possible.
change-S02 = Vous jouez le clan de la Jungle, et tous les mercenaires de la pile apportent des dés de Persuasion. Amassez le plus d’or possible.
change-S03 = La partie est courte, mais vous commencez bien équipé. Réunissez le plus de points de victoire possible.
change-S04 = Vous jouez le clan de l’Eau, l’Armurerie est fermée et seules les potions vous protègent. Réunissez le plus de points de victoire possible.
change-S05 = Finissez avec toutes vos réserves pleines (Défenses, pièges, potions, venins), un équipement de chaque type et un mercenaire de chaque affinité.
change-S06 = Des monstres de rang A ne cessent d’arriver aux Portes de la Citadelle. Réunissez le plus de points de victoire possible.
change-S07 = La tournée générale coûte moins cher. Réunissez des mercenaires de toutes les affinités.
change-S08 = Madhala tend des traquenards dans la région. Réunissez le plus de points de victoire possible.
change-S09 = Madhala part plus souvent en mission. Accomplissez des missions et réunissez des points de victoire.
change-S10 = Les monstres relancent leurs dés manqués, et l’un d’eux attend aux Portes de la Citadelle. Réunissez le plus de points de victoire possible.

## Pourquoi pas

why-not-your-turn =
    { $seat_you ->
        [yes] Vous ne pouvez pas faire cela à votre tour.
       *[no] C’est { TO($seat) } de jouer.
    }
why-clan = Choisissez l’une des affinités.
why-clan-taken = Un autre clan a déjà cette affinité.
why-favour = Choisissez l’un des présents de la reine.
why-must-act = Vous ne pouvez pas passer tant que vous avez des dés.
why-nothing-more = Il n’y a rien à faire maintenant sans dépenser votre action.
why-no-dice = Vous n’avez plus de dés.
why-choose-place = Choisissez un lieu où vous déployer.
why-panic = La panique règne { $building_at } : aucun dé ne peut y être placé.
why-closed = Il n’y a rien à faire { $building_at } dans ce scénario : c’est fermé.
why-building-full = Aucun emplacement n’est libre { $building_at }.
why-slot-taken = Un dé occupe déjà cet emplacement { $building_at }.
why-slot-alike = Un autre emplacement { $building_at } rapporte autant : prenez celui-là.
why-wrong-dice = Vous n’avez aucun dé d’une couleur acceptée { $building_at }.
why-mine-dice = Les emplacements libres { $building_at } demandent plus de dés de Force que vous n’en avez.
why-no-excess = Avec un excès de gloire de { $n }, vous ne pouvez recruter personne { $building_at }.
why-nobody-home = Personne à équiper { $building_at } : aucun de vos membres n’est au camp.
why-nothing-shown = Il n’y a plus de carte { $building_at }.
why-too-dear = Avec { $n ->
            [one] { $n } pièce d’or
           *[other] { $n } pièces d’or
        }, vous ne pouvez rien acheter { $building_at }, même avec votre meilleur dé.
why-die = Avec ce dé, vous ne pourriez rien payer { $building_at }.
why-choose-die = Choisissez d’abord quoi faire { $building_at }.
why-not-shown = Cela n’est pas exposé.
why-price = Cela coûte { $price ->
            [one] { $price } pièce d’or
           *[other] { $price } pièces d’or
        }, et vous en avez { $n }.
why-one-round = Une seule tournée générale par action.
why-round-price = Vous ne pouvez pas payer de tournée générale maintenant.
why-choose-recruit = Choisissez qui recruter.
why-excess-glory = Une réputation de { $n } dépasse votre excès de gloire, de { $excess }.
why-defence-count = Le nombre de jetons Défense achetés à la fois va de 1 à { $n }.
why-not-home = Seul un membre resté au camp peut le faire.
why-brew = { $n ->
        [one] Choisissez { $n } jeton.
       *[other] Choisissez { $n } jetons en tout.
    }
why-overflow = Choisissez l’un de vos pièges à défausser.
why-no-place = Hors jeu pour l’instant : { $place_the }.
why-gates-quiet = Aucun monstre ne se tient aux Portes de la Citadelle.
why-nobody-free = Aucun de vos mercenaires n’est libre pour aller { $place_at }.
why-place-full = Toutes les expéditions { $place_at } sont prises.
why-required-dice = Vous n’avez pas ce qui est requis { $place_at }.
why-expedition = Choisissez { $place_at } une expédition libre pour laquelle vous avez les dés.
why-novice-stays = Les novices n’ont pas de jeton et ne partent pas en expédition.
why-incomplete = L’expédition n’a pas encore ce qu’elle exige.
why-die-colour = Les dés { OF($colour) } ne peuvent pas partir ici.
why-dice-full = Aucun autre dé ne peut partir ici.
why-die-gone = Il ne vous reste aucun dé de cette sorte.
why-none-left = Il ne vous en reste plus.
why-no-tokens-there = Les pièges et les jetons Défense ne servent pas en mission.
why-no-room = Il n’y a plus de place : dés et jetons se partagent les cases.
why-one-each = Un mercenaire emporte au plus une de vos potions et un de vos venins.
why-load = Choisissez ce que le mercenaire emporte.
why-not-your-region = { $region_the } n’est pas à vous.
why-no-manager = Personne ne gère { $region_the }.
why-region-used = { $region_the } a déjà servi ce tour-ci.
why-region-dice = Vous n’avez pas les dés que demande { $region_the }.
why-nothing-to-take = Il n’y a rien que vous puissiez obtenir par { $region_the }.
why-not-yours = Cela n’est pas à vous.
why-outside-only = Cela ne sert que pendant la phase Aventure.
why-talent-used = Ce talent a déjà servi ce tour-ci.
why-talent-now = Ce talent ne sert à rien maintenant.
why-loot-now = Ce jeton Butin ne sert à rien maintenant.
why-no-potion = Vous n’avez pas de potion.
why-not-wounded = On ne soigne que les blessés.
why-contract-cost = Vous ne pouvez pas payer ce que demande le contrat.
why-no-trap = Il n’y a pas assez de pièges sur l’expédition pour une capture.
why-capture-value = Une capture demande { $n } ; votre total est de { $total }.
why-kill-value = Une élimination demande { $n } ; votre total est de { $total }.
why-roll-on = On ne s’arrête avant la fin que pour capturer ; sinon, tous les dés sont lancés.
why-forbidden = Cela ne sert à rien contre ce monstre.
why-no-venom = Ce mercenaire ne porte pas de venin.
why-no-reroll = Rien ne vous permet de relancer ce dé.
why-strike = Choisissez comment poursuivre le lancer.
why-redirect = On ne dévie des dés que vers une expédition adjacente.
why-at-most = Choisissez de 0 à { $n }.
why-reveal = Révélez le prochain piège, ou arrêtez-vous là.
why-not-adjacent = On ne tend un traquenard qu’à une expédition adjacente.
why-ambush = Laissez faire le traquenard, ou annulez-le avec un jeton Défense.
why-manager = Un gérant est de l’affinité de la région, ne mène pas le clan et ne gère pas d’autre région.
why-leader = Le membre de plus haute réputation prend la tête du clan, un gérant seulement à défaut.
why-wages = Payez les salaires, ou trouvez d’abord de l’or.
why-desert = C’est le membre de plus haute réputation qui s’en va.

## Options

option-difficulty = Difficulté
    .help = La force des monstres.
option-difficulty-tutorial = Tutoriel
    .help = Des premiers monstres faibles, et pas de dés d’Attaque en plus au fil des tours.
option-difficulty-normal = Normal
    .help = Des premiers monstres faibles, plus dangereux au fil des tours.
option-difficulty-heroic = Héroïque
    .help = N’importe quels monstres dès le début, plus dangereux au fil des tours.
option-difficulty-legendary = Légendaire
    .help = N’importe quels monstres dès le début, plus dangereux à chaque tour.
option-ambush = Module Traquenard
    .help = Des pièges contre les autres mercenaires et des pièges renforcés.
option-ambush-on = avec
    .help = Les pièges se révèlent un à un, traquenards compris.
option-ambush-off = sans
    .help = Seulement les pièges classiques.
option-queens_favour = Faveur de la reine
    .help = Un dé et un présent à chaque tour pour le premier joueur, dès le tour 2.
option-queens_favour-on = avec
    .help = Le premier joueur est favorisé.
option-queens_favour-off = sans
    .help = Pas de faveur.
option-more_monsters = Plus de monstres
    .help = Des monstres viennent aussi aux Portes de la Citadelle aux tours 2, 4 et 6.
option-more_monsters-on = avec
    .help = La Citadelle est assiégée.
option-more_monsters-off = sans
    .help = Seuls viennent les monstres qui n’ont pas été vaincus.
option-mode = Mode
    .help = De deux à quatre clans les uns contre les autres ; seul, un scénario ou une campagne.
option-mode-versus = Affrontement
    .help = De deux à quatre clans les uns contre les autres ; seul, la même chose que le solo classique.
option-mode-classic = Solo classique
    .help = Un scénario isolé contre Madhala, avec un rang à la fin.
option-mode-campaign = Campagne
    .help = Les scénarios dans l’ordre contre Madhala ; chaque rang décide de la partie suivante.
option-scenario = Scénario
    .help = Lequel des scénarios solo est joué ; sans effet à plusieurs.
option-scenario-1 = { scenario-S01 }
    .help = { change-S01 } Recrue dès 35 points, Vétéran dès 45, Héros dès 60.
option-scenario-2 = { scenario-S02 }
    .help = { change-S02 } Recrue avec 15 pièces d’or, Vétéran avec 35, Héros avec 55.
option-scenario-3 = { scenario-S03 }
    .help = { change-S03 } Trois tours. Recrue dès 22 points, Vétéran dès 30, Héros dès 40.
option-scenario-4 = { scenario-S04 }
    .help = { change-S04 } Recrue dès 30 points, Vétéran dès 42, Héros dès 56.
option-scenario-5 = { scenario-S05 }
    .help = { change-S05 } Cela suffit pour être Recrue ; avec 35 points, Vétéran ; avec 50, Héros.
option-scenario-6 = { scenario-S06 }
    .help = { change-S06 } Recrue dès 35 points, Vétéran dès 50, Héros dès 65.
option-scenario-7 = { scenario-S07 }
    .help = { change-S07 } Par affinité, 2, 1, 1 et 1 font une Recrue, 2, 2, 1 et 1 un Vétéran, 2 de chaque un Héros.
option-scenario-8 = { scenario-S08 }
    .help = { change-S08 } Recrue dès 30 points, Vétéran dès 42, Héros dès 56.
option-scenario-9 = { scenario-S09 }
    .help = { change-S09 } 4 missions et 30 points pour le rang de Recrue, 6 et 40 pour Vétéran, 8 et 55 pour Héros.
option-scenario-10 = { scenario-S10 }
    .help = { change-S10 } Recrue dès 35 points, Vétéran dès 45, Héros dès 60. Pas au niveau Tutoriel.
option-played = Parties jouées
    .help = Combien de parties de la campagne ont précédé celle-ci.
option-played-n = { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }
option-solo-only =
    { $seats ->
        [one] Les scénarios et les campagnes se jouent seul, et il y a { $seats } joueur.
       *[other] Les scénarios et les campagnes se jouent seul, et il y a { $seats } joueurs.
    }
option-solo-ambush = Seul, on joue sans le module Traquenard ; le scénario 8 apporte ses propres traquenards.
option-scenario-difficulty = { $scenario } ne se joue pas à cette difficulté ; choisissez parmi { $known }.
option-campaign-order =
    { $n ->
        [one] Une campagne n’arrive à ce scénario qu’après { $n } partie au moins.
       *[other] Une campagne n’arrive à ce scénario qu’après { $n } parties au moins.
    }

## La partie du jour

daily-what = Scénario { $scenario }
    .help = Votre clan contre Madhala, dont les coups se décident aux dés. C’est le scénario du jour qui fixe votre rang.

## Bots

bot-random = Au hasard
    .help = Joue au hasard, parmi les coups permis.
bot-greedy = Avisé
    .help = Prévoit une action à l’avance et connaît ses chances au combat.
bot-search = Clairvoyant
    .help = Joue en pensée ce qui peut arriver avant de décider.

## Comptes

score-glory = Gloire
score-reputation = Réputation
score-trophies = Trophées
score-affinities = Affinités
score-gold = Or
score-missions = Missions
score-rank = Rang :
score-rank-0 = { rank-cannon_fodder }
score-rank-1 = { rank-recruit }
score-rank-2 = { rank-veteran }
score-rank-3 = { rank-hero }

## Ce qui s’est passé depuis la dernière décision

recap-gained =
    { $seat_you ->
        [yes] Vous gagnez
       *[no] { $seat } gagne
    } { $glory ->
        [0] { $gold ->
            [one] { $gold } pièce d’or.
           *[other] { $gold } pièces d’or.
        }
        [one] { $glory } point de gloire{ $gold ->
            [0] .
            [one] {" "}et { $gold } pièce d’or.
           *[other] {" "}et { $gold } pièces d’or.
        }
       *[other] { $glory } points de gloire{ $gold ->
            [0] .
            [one] {" "}et { $gold } pièce d’or.
           *[other] {" "}et { $gold } pièces d’or.
        }
    }
