### What is said at the table of Monster Lands: prompts, buttons, events, refusals, options. Names and rules have files of their own.

## Phases that have no other name

phase-setup = Setup
phase-over = The end

## Words that stand in other sentences

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
spot-skyehn = on { region-skyehn }
spot-ghadik = on { region-ghadik }
spot-kale = on { region-kale }
spot-kyzhul = on { region-kyzhul }
spot-rynia = on { region-rynia }
spot-gurban = on { region-gurban }
spot-yuha = on { region-yuha }
spot-wahibah = on { region-wahibah }
spot-uyuniah = on { region-uyuniah }
spot-negueria = on { region-negueria }
spot-thaklan = on { region-thaklan }
spot-al-dahn = on { region-al-dahn }
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
source-advantage = the expedition’s advantage
source-ambush = an ambush
gift-force = a Force die
gift-magic = a Magic die
gift-persuasion = a Persuasion die
gift-brew = a potion or a venom
gift-defence = a Defence token
gift-gold = 2 gold
gift-glory = glory
gift-trap = a trap
gift-potion = a potion
gift-venom = a venom

## What is asked

prompt-clan = Which affinity do you choose for your clan?
prompt-favour = The queen favours you: which die do you take?
prompt-favour-gift = And which of the queen’s gifts?
prompt-deploy = Where do you deploy?
prompt-pass = You have no dice left to place. Pass, or find some more first?
prompt-more = What else? This does not use up your action.
prompt-die = Which die do you place { $building_at }?
prompt-slot = Which slot { $building_at }?
prompt-pawn = Which dice do you pawn, at 1 gold each?{ $n ->
        [0] {""}
       *[other] {" "}So far: { $n }.
    }
prompt-traps = Which traps do you buy?{ $price ->
        [0] {""}
       *[other] {" "}Price so far: { $price } gold.
    }
prompt-recruit = Who do you recruit? Your excess glory is { $n }.
prompt-defence = How many Defence tokens do you buy?{ $off ->
        [0] {""}
       *[other] {" "}Your discount is { $off } gold.
    }
prompt-gear = Which equipment do you take?{ $off ->
        [0] {""}
       *[other] {" "}Your discount is { $off } gold.
    }
prompt-equip = Who carries { $equipment_the }?
prompt-region-die = Which die do you place on { $region_the }?
prompt-loot = Which loot token do you take?
prompt-expedition = Which expedition { $place_at }?
prompt-send = Who goes out { $place_at }, on expedition { $n }?
prompt-load = What else goes with { $mercenary_the }?
prompt-load-required = Which dice go with { $mercenary_the }?
prompt-brew = { $n ->
        [one] Take { $n } token: potion or venom?
       *[other] Take { $n } tokens: how many potions and venoms?
    }
prompt-overflow = Your clan board has no room for { $n ->
        [one] { $n } trap
       *[other] { $n } traps
    }. Which do you discard?
prompt-exchange = Which die do you hand in for { $loot_the }?
prompt-recolour = Which die does the novice change?
prompt-recolour-into = Into which colour?
prompt-contract = Fulfil your side of the contract?
prompt-contract-trap = { $n ->
        [one] Which trap do you hand in? You owe { $n }.
       *[other] Which trap do you hand in? You owe { $n }.
    }
prompt-mission-roll = { START($mercenary_the) } has { $total }; the mission asks for { $goal }. Continue?
prompt-fight-roll = { START($mercenary_the) } attacks: { $total } so far. A capture takes { $capture }, a kill { $kill }.
prompt-conquest-roll = { START($mercenary_the) } tries to conquer: { $total } of { $goal } so far.
prompt-redirect = { $monster } attacks with { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }. Redirect some to an adjacent expedition?
prompt-shield = { $monster } attacks { $mercenary_the } with { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }. Give up Magic dice to cancel as many of them?
prompt-defend = { $monster } hits { $mercenary_the }: { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    }. How many do you cancel?
prompt-drink = { $monster } is about to wound { $mercenary_the }: { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }. How many potions do you use?
prompt-reveal = Reveal the next trap of { $mercenary_the }: { $trap_the }?
prompt-target = On which adjacent expedition do you spring { $trap_the }?
prompt-ambush = { START($mercenary_the) } is ambushed: { $trap_the }. Discard a Defence token to cancel it?
prompt-steal = Which die do you steal from { $mercenary_the }?
prompt-celebrate = Discard a loot token for glory?
prompt-manage = Who manages your new region?
prompt-heal = { $n ->
        [one] You have no room for { $n } potion. Heal somebody with it first?
       *[other] You have no room for { $n } potions. Heal somebody first?
    }
prompt-leader = Your leader is dead: who takes over?
prompt-wages = Wages are due: { $due } gold, and you have { $n }. Do anything first?
prompt-desert = You cannot pay: who leaves?
prompt-inherit = Who takes over { $equipment_the }?
prompt-fresh = Your clan has nobody left. Start again with a novice?

## Buttons

action-clan = { $a } clan
    .args = affinity
action-favour = Take { $a }
    .args = gift
action-deploy = Deploy { $a }
    .args = spot
action-more = Something else first…
action-back = Back
action-die =
    { $count ->
        [1] Choose { $a_the }
       *[other] Choose the Persuasion die ({ $b })
    }
    .args = die n
action-add =
    { $count ->
        [1] Add { $a_a }
       *[other] Add the Persuasion die showing { $b }
    }
    .args = die n
action-at = Slot { $a }
    .args = n
action-target = Expedition { $a }
    .args = n
action-buy = Buy { $a_the }
    .args = trap
action-gear = Take { $a_the }
    .args = equipment
action-tokens = { $a ->
        [one] { $a } token
       *[other] { $a } tokens
    }
    .args = n
action-discount = Use { $a }’s discount
    .args = source
action-recruit = Recruit { $a_the }
    .args = mercenary
action-round = Pay a general round
action-brew = Potions: { $a }, venoms: { $b }
    .args = n n
action-equip = { $a_the }
    .args = mercenary
action-send = Send { $a_the }
    .args = mercenary
action-trap = Set { $a_the }
    .args = trap
action-defence = Add a Defence token
action-potion = Add a potion
action-venom = Add a venom
action-go = Set out
action-discard = Discard { $a_the }
    .args = trap
action-take = Take { $a_the }
    .args = loot
action-loot = Discard { $a_the } for its effect
    .args = loot
action-sell = Sell the trophy of { $a_the }
    .args = monster
action-heal = Heal { $a_the } with a potion
    .args = mercenary
action-talent = Use { $a_the }’s talent
    .args = mercenary
action-manage = Have { $b_the } manage { $a_the }
    .args = region mercenary
action-move = Take { $a_the } from { $b_the }
    .args = equipment mercenary
action-into = Into { $a }
    .args = colour
action-fulfil = Fulfil the contract
action-roll =
    { $count ->
        [0] Roll all dice
       *[other] Roll a single die ({ $a })
    }
    .args = colour
action-reroll = Reroll the { $a } die showing { $b } ({ $c })
    .args = colour n source
action-capture = Capture it
action-kill = Kill it
action-stop = Stop here
action-redirect = Redirect dice to expedition { $b } ({ $a })
    .args = source n
action-shield = { $a ->
        [0] Give up none
        [one] Give up { $a } Magic die
       *[other] Give up { $a } Magic dice
    }
    .args = n
action-defend = { $a ->
        [0] Cancel none
        [one] Cancel { $a } hit
       *[other] Cancel { $a } hits
    }
    .args = n
action-drink = { $a ->
        [0] Drink none
        [one] Drink { $a } potion
       *[other] Drink { $a } potions
    }
    .args = n
action-reveal = Reveal it
action-hold = Stop revealing
action-allow = Let it happen
action-cancel = Cancel it with a Defence token
action-steal = Steal { $a_a }
    .args = die
action-lead = { $a_the }
    .args = mercenary
action-dismiss = { $a_the }
    .args = mercenary
action-pay = Pay the wages
action-fresh = Start again with a novice
action-draw =
    { $count ->
        [0] Draw nothing
       *[other] Draw
    }

## What happened: setup and supplies

event-first =
    { $seat_you ->
        [yes] You are the first player.
       *[no] { $seat } is the first player.
    }
event-clan =
    { $seat_you ->
        [yes] You lead the { $affinity } clan, with { $leader } and { $mercenary }.
       *[no] { $seat } leads the { $affinity } clan, with { $leader } and { $mercenary }.
    }
event-tavern = New at the Tavern: { $items }.
event-lair = New at the Hunter’s Lair: { $items }.
event-bazaar = New at the Bazaar: { $items }.
event-spoils = New loot: { $items_short }.
event-replaced = { START($mercenary_the) } is too renowned for now and is replaced.
event-monster-a = { $monster } appears in Region A.
event-monster-b = { $monster } appears in Region B.
event-monster-gates = { $monster } appears at the Citadel Gates!
event-region-a = Region A is { $region }.
event-region-b = Region B is { $region }.
event-list = Its expeditions come from { $list_the }, side { $side }.
event-missions = Missions of the turn: { $competitive } (competitive) and { $contract } (contract).
event-turn =
    { $seat_you ->
        [yes] Turn { $turn } begins; you play first.
       *[no] Turn { $turn } begins; { $seat } plays first.
    }
event-phase = { $phase } begins.
event-dice =
    { $seat_you ->
        [yes] You take dice: Force { $force }, Magic { $magic }, Persuasion { $persuasion }.
       *[no] { $seat } takes dice: Force { $force }, Magic { $magic }, Persuasion { $persuasion }.
    }
event-persuasion =
    { $seat_you ->
        [yes] { $dice_count ->
            [one] Your Persuasion die shows { $dice }.
           *[other] Your Persuasion dice show { $dice }.
        }
       *[no] { $dice_count ->
            [one] { $seat }’s Persuasion die shows { $dice }.
           *[other] { $seat }’s Persuasion dice show { $dice }.
        }
    }
event-glory =
    { $seat_you ->
        [yes] You gain { $n ->
                [one] { $n } point of glory
               *[other] { $n } points of glory
            }.
       *[no] { $seat } gains { $n ->
               [one] { $n } point of glory
              *[other] { $n } points of glory
           }.
    }
event-gold =
    { $seat_you ->
        [yes] You gain { $n ->
                [one] { $n } gold
               *[other] { $n } gold
            }.
       *[no] { $seat } gains { $n ->
               [one] { $n } gold
              *[other] { $n } gold
           }.
    }
event-defence =
    { $seat_you ->
        [yes] You gain { $n ->
                [one] { $n } Defence token
               *[other] { $n } Defence tokens
            }.
       *[no] { $seat } gains { $n ->
               [one] { $n } Defence token
              *[other] { $n } Defence tokens
           }.
    }
event-potion =
    { $seat_you ->
        [yes] You gain { $n ->
                [one] { $n } potion
               *[other] { $n } potions
            }.
       *[no] { $seat } gains { $n ->
               [one] { $n } potion
              *[other] { $n } potions
           }.
    }
event-venom =
    { $seat_you ->
        [yes] You gain { $n ->
                [one] { $n } venom
               *[other] { $n } venoms
            }.
       *[no] { $seat } gains { $n ->
               [one] { $n } venom
              *[other] { $n } venoms
           }.
    }
event-glory-lost =
    { $seat_you ->
        [yes] You lose { $n ->
                [one] { $n } point of glory
               *[other] { $n } points of glory
            }.
       *[no] { $seat } loses { $n ->
               [one] { $n } point of glory
              *[other] { $n } points of glory
           }.
    }
event-gold-paid =
    { $seat_you ->
        [yes] You pay { $n } gold.
       *[no] { $seat } pays { $n } gold.
    }
event-traps =
    { $seat_you ->
        [yes] You receive { $items_a }.
       *[no] { $seat } receives traps: { $n }.
    }
event-overflow =
    { $seat_you ->
        [yes] Your clan board is full: { $n } too many ({ $item }).
       *[no] { $seat }’s clan board is full: { $n } too many ({ $item }).
    }
event-trap-discarded =
    { $seat_you ->
        [yes] You discard { $trap_the }.
       *[no] { $seat } discards { $trap_the }.
    }

## What happened: Deployment

event-passed =
    { $seat_you ->
        [yes] You pass.
       *[no] { $seat } passes.
    }
event-deployed-force =
    { $seat_you ->
        [yes] You place { $n ->
            [one] a Force die
           *[other] { $n } Force dice
        } { $building_at }.
       *[no] { $seat } places { $n ->
            [one] a Force die
           *[other] { $n } Force dice
        } { $building_at }.
    }
event-deployed-magic =
    { $seat_you ->
        [yes] You place a Magic die { $building_at }.
       *[no] { $seat } places a Magic die { $building_at }.
    }
event-deployed-persuasion =
    { $seat_you ->
        [yes] You place a Persuasion die showing { $value } { $building_at }.
       *[no] { $seat } places a Persuasion die showing { $value } { $building_at }.
    }
event-pawned =
    { $seat_you ->
        [yes] You pawn { $n ->
                [one] { $n } die
               *[other] { $n } dice
            }.
       *[no] { $seat } pawns { $n ->
               [one] { $n } die
              *[other] { $n } dice
           }.
    }
event-bought-traps =
    { $seat_you ->
        [yes] You buy { $items_a } { $price ->
                [0] for free
               *[other] for { $price } gold
            }.
       *[no] { $seat } buys { $n ->
               [one] { $n } trap
              *[other] { $n } traps
           } { $price ->
                [0] for free
               *[other] for { $price } gold
            }.
    }
event-discount =
    { $seat_you ->
        [yes] { START($source_the) } saves you { $n } gold.
       *[no] { START($source_the) } saves { $seat } { $n } gold.
    }
event-recruited =
    { $seat_you ->
        [yes] You recruit { $mercenary_the } { $price ->
                [0] for free
               *[other] for { $price } gold
            }.
       *[no] { $seat } recruits { $mercenary_the } { $price ->
                [0] for free
               *[other] for { $price } gold
            }.
    }
event-round =
    { $seat_you ->
        [yes] You pay a general round: the mercenaries at the Tavern leave in high spirits.
       *[no] { $seat } pays a general round: the mercenaries at the Tavern leave in high spirits.
    }
event-equipped =
    { $seat_you ->
        [yes] You equip { $mercenary_the } with { $equipment_the } { $price ->
                [0] for free
               *[other] for { $price } gold
            }.
       *[no] { $seat } equips { $mercenary_the } with { $equipment_the } { $price ->
                [0] for free
               *[other] for { $price } gold
            }.
    }
event-gear-discarded = { $equipment } is discarded.
event-moved =
    { $seat_you ->
        [yes] You give { $equipment_the } to { $mercenary_the }.
       *[no] { $seat } gives { $equipment_the } to { $mercenary_the }.
    }
event-talent =
    { $seat_you ->
        [yes] You use { $mercenary_the }’s talent.
       *[no] { $seat } uses { $mercenary_the }’s talent.
    }
event-loot-used =
    { $seat_you ->
        [yes] You discard { $loot_the } for its effect.
       *[no] { $seat } discards { $loot_the } for its effect.
    }
event-sold =
    { $seat_you ->
        [yes] You sell the trophy of { $monster_the }.
       *[no] { $seat } sells the trophy of { $monster_the }.
    }
event-healed =
    { $seat_you ->
        [yes] A potion heals { $mercenary_the } of your clan.
       *[no] A potion heals { $mercenary_the } ({ $seat }).
    }
event-exploited =
    { $seat_you ->
        [yes] You use { $region_the }.
       *[no] { $seat } uses { $region_the }.
    }
event-manager =
    { $seat_you ->
        [yes] { START($mercenary_the) } manages { $region_the } for you.
       *[no] { START($mercenary_the) } manages { $region_the } for { $seat }.
    }
sent-with =
    { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }{ $tokens ->
        [0] {""}
        [one] {" "}and { $tokens } token
       *[other] {" "}and { $tokens } tokens
    }
event-sent =
    { $seat_you ->
        [yes] You send { $mercenary_the } out { $place_at }, on expedition { $n }, with { sent-with }.
       *[no] { $seat } sends { $mercenary_the } out { $place_at }, on expedition { $n }, with { sent-with }.
    }

## What happened: Adventure

event-mission-won =
    { $seat_you ->
        [yes] You win the mission with { $total }.
       *[no] { $seat } wins the mission with { $total }.
    }
event-mission-second =
    { $seat_you ->
        [yes] You succeed too, but another clan did better.
       *[no] { $seat } succeeds too, but another clan did better.
    }
event-mission-failed =
    { $seat_you ->
        [yes] You fail the mission with { $total }.
       *[no] { $seat } fails the mission with { $total }.
    }
event-contract =
    { $seat_you ->
        [yes] You fulfil the contract.
       *[no] { $seat } fulfils the contract.
    }
event-battle = A battle begins { $place_at }.
event-revealed =
    { $seat_you ->
        [yes] { START($mercenary_the) } of your clan reveals { $items_a }.
       *[no] { START($mercenary_the) } ({ $seat }) reveals { $items_a }.
    }
event-ambushed =
    { $seat_you ->
        [yes] You ambush { $mercenary_the }: { $trap_the }.
       *[no] { $seat } ambushes { $mercenary_the }: { $trap_the }.
    }
event-ambush-cancelled =
    { $seat_you ->
        [yes] Your Defence token cancels the ambush.
       *[no] { $seat } cancels the ambush with a Defence token.
    }
event-stolen =
    { $seat_you ->
        [yes] You steal { $die_a }.
       *[no] { $seat } steals { $die_a }.
    }
event-attack =
    { $seat_you ->
        [yes] { $monster } attacks { $mercenary_the } of your clan with { $n ->
                [one] { $n } Attack die
               *[other] { $n } Attack dice
            }.
       *[no] { $monster } attacks { $mercenary_the } ({ $seat }) with { $n ->
               [one] { $n } Attack die
              *[other] { $n } Attack dice
           }.
    }
event-redirected =
    { $seat_you ->
        [yes] You redirect { $n ->
                [one] { $n } Attack die
               *[other] { $n } Attack dice
            } to { $mercenary_the }.
       *[no] { $seat } redirects { $n ->
               [one] { $n } Attack die
              *[other] { $n } Attack dice
           } to { $mercenary_the }.
    }
event-shielded =
    { $seat_you ->
        [yes] You give up { $n ->
                [one] { $n } Magic die
               *[other] { $n } Magic dice
            } against the attack.
       *[no] { $seat } gives up { $n ->
               [one] { $n } Magic die
              *[other] { $n } Magic dice
           } against the attack.
    }
event-attack-roll =
    { $seat_you ->
        [yes] You roll for the monster: { $dice }. { $n ->
                [one] { $n } hit
               *[other] { $n } hits
            }{ $more ->
                [0] {""}
               *[other] , and { $more } without dice
            }.
       *[no] { $seat } rolls for the monster: { $dice }. { $n ->
               [one] { $n } hit
              *[other] { $n } hits
           }{ $more ->
               [0] {""}
              *[other] , and { $more } without dice
           }.
    }
event-defended =
    { $seat_you ->
        [yes] You cancel { $n ->
                [one] { $n } hit
               *[other] { $n } hits
            }.
       *[no] { $seat } cancels { $n ->
               [one] { $n } hit
              *[other] { $n } hits
           }.
    }
event-drunk =
    { $seat_you ->
        [yes] You use { $n ->
                [one] { $n } potion
               *[other] { $n } potions
            } against wounds.
       *[no] { $seat } uses { $n ->
               [one] { $n } potion
              *[other] { $n } potions
           } against wounds.
    }
event-wounded =
    { $seat_you ->
        [yes] { START($mercenary_the) } of your clan is wounded.
       *[no] { START($mercenary_the) } ({ $seat }) is wounded.
    }
event-died =
    { $seat_you ->
        [yes] { START($mercenary_the) } of your clan dies in battle.
       *[no] { START($mercenary_the) } ({ $seat }) dies in battle.
    }
event-rolled =
    { $seat_you ->
        [yes] { START($mercenary_the) } of your clan rolls { $dice }: { $total } in all
       *[no] { START($mercenary_the) } ({ $seat }) rolls { $dice }: { $total } in all
    }{ $bonus ->
        [0] {""}
       *[other] , including { $bonus } from talents, traps and the like
    }{ $before ->
        [0] {""}
       *[other] , including { $before } from earlier attacks
    }.
event-rerolled =
    { $seat_you ->
        [yes] { START($mercenary_the) } of your clan rerolls a die: { $dice }, now { $total } in all.
       *[no] { START($mercenary_the) } ({ $seat }) rerolls a die: { $dice }, now { $total } in all.
    }
event-venom-used =
    { $seat_you ->
        [yes] You use a venom.
       *[no] { $seat } uses a venom.
    }
event-strike-failed =
    { $seat_you ->
        [yes] Your attack falls short; damage so far: { $damage }.
       *[no] { $seat }’s attack falls short; damage so far: { $damage }.
    }
event-captured =
    { $seat_you ->
        [yes] { START($mercenary_the) } captures { $monster_the } for you.
       *[no] { START($mercenary_the) } captures { $monster_the } for { $seat }.
    }
event-killed =
    { $seat_you ->
        [yes] { START($mercenary_the) } kills { $monster_the } for you.
       *[no] { START($mercenary_the) } kills { $monster_the } for { $seat }.
    }
event-escaped = { $monster } escapes towards the Citadel Gates.
event-calm = Panic ends: { $buildings }.
event-conquered =
    { $seat_you ->
        [yes] { START($mercenary_the) } conquers { $region_the } for you.
       *[no] { START($mercenary_the) } conquers { $region_the } for { $seat }.
    }
event-conquest-failed =
    { $seat_you ->
        [yes] You do not conquer the region yet; total so far: { $total }.
       *[no] { $seat } does not conquer the region yet; total so far: { $total }.
    }
event-looted =
    { $seat_you ->
        [yes] You take { $loot_the }.
       *[no] { $seat } takes { $loot_the }.
    }

## What happened: Cleanup and the end

event-home =
    { $seat_you ->
        [yes] { START($mercenary_the) } returns to your clan.
       *[no] { START($mercenary_the) } returns to { $seat }’s clan.
    }
event-at-gates = { $monster } is at the Citadel Gates.
event-panic = Panic { $building_at }: nobody can deploy there.
event-leader =
    { $seat_you ->
        [yes] { START($mercenary) } now leads your clan.
       *[no] { START($mercenary) } now leads { $seat }’s clan.
    }
event-wages-short =
    { $seat_you ->
        [yes] You cannot pay the wages of { $due } gold.
       *[no] { $seat } cannot pay the wages of { $due } gold.
    }
event-deserted =
    { $seat_you ->
        [yes] { START($mercenary_the) } deserts your clan.
       *[no] { $seat } loses { $mercenary_the }, who deserts.
    }
event-fresh =
    { $seat_you ->
        [yes] You start again with a novice as leader.
       *[no] { $seat } starts again with a novice as leader.
    }
event-score =
    { $seat_you ->
        [yes] You: glory { $glory }, reputation { $reputation }, trophies { $trophies }, affinities { $affinities }, { $total } in all.
       *[no] { $seat }: glory { $glory }, reputation { $reputation }, trophies { $trophies }, affinities { $affinities }, { $total } in all.
    }
event-winners =
    { $seats_count ->
        [one] { $seats_you ->
            [yes] You win!
           *[no] { $seats } wins!
        }
       *[other] The victory is shared: { $seats }.
    }

## What happened: alone against Madhala

event-scenario = { $scenario }. { $change }
event-goal-points = Points for the ranks: Recruit { $recruit }, Veteran { $veteran }, Hero { $hero }.
event-goal-gold = Gold for the ranks: Recruit { $recruit }, Veteran { $veteran }, Hero { $hero }.
event-goal-missions = Missions for the ranks: Recruit { $recruit }, Veteran { $veteran }, Hero { $hero }.
event-goal-prepared =
    If you end well prepared, you are { $recruit ->
        [0] a Recruit
       *[other] a Recruit from { $recruit } points
    }, a Veteran from { $veteran } and a Hero from { $hero }.
event-goal-mercenaries = Mercenaries of each affinity for the ranks: Recruit { $recruit }, Veteran { $veteran }, Hero { $hero }.
event-outfit =
    { $seat_you ->
        [yes] You begin with { $n ->
            [one] { $item_a }
           *[other] { $n } { $item_many }
        }.
       *[no] { $seat } begins with { $n ->
            [one] { $item_a }
           *[other] { $n } { $item_many }
        }.
    }
event-madhala-again = Madhala rolls { $red } and { $yellow }, but nothing is free for her { $place_at }: she rolls again.
event-madhala-idle = Madhala finds no place to deploy.
event-madhala-force =
    { $n ->
        [one] Madhala places { $n } Force die { $building_at }.
       *[other] Madhala places { $n } Force dice { $building_at }.
    }
event-madhala-magic = Madhala places a Magic die { $building_at }.
event-madhala-persuasion = Madhala places a Persuasion die showing { $value } { $building_at }.
event-madhala-takes = Madhala takes away { $items_the }.
event-madhala-sent =
    Madhala goes out { $place_at }, on expedition { $n }{ $tokens ->
        [0] .
        [one] , with { $tokens } trap face down.
       *[other] , with { $tokens } traps face down.
    }
event-madhala-mission = Madhala wins { $mission_the }.
event-madhala-monster = Madhala beats { $monster_the } with ease.
event-madhala-region = Madhala takes { $region_the } from under your nose.
event-madhala-reveals = Madhala reveals { $trap_a }.
event-madhala-steals =
    { $seat_you ->
        [yes] Madhala steals from { $mercenary_the } of your clan: { $die }, { $n }.
       *[no] Madhala steals from { $mercenary_the } ({ $seat }): { $die }, { $n }.
    }
event-rank =
    { $seat_you ->
        [yes] Your rank in { $scenario_the }: { $rank }.
       *[no] { $seat }’s rank in { $scenario_the }: { $rank }.
    }
event-short = Not enough for { $rank }. { $goal }: { $have } of at least { $need }.
goal-points = Victory points
goal-gold = Gold
goal-missions = Missions won
goal-mercenaries = Mercenaries of each affinity
goal-trap = Traps
goal-defence = Defence tokens
goal-potion = Potions
goal-venom = Venoms
goal-equipment = Types of equipment
goal-affinities = Affinities among the mercenaries
event-campaign-repeat = The campaign goes on: { $scenario } once more, difficulty { $levels }.
event-campaign-advance = The campaign advances to { $scenario }, difficulty { $levels }.
event-campaign-won =
    { $n ->
        [one] The campaign is won after { $n } game!
       *[other] The campaign is won after { $n } games!
    }
event-campaign-lost =
    { $n ->
        [one] The campaign is lost after { $n } game.
       *[other] The campaign is lost after { $n } games.
    }

## What the scenarios change

change-S01 = Nothing special: gather as many victory points as you can.
change-S02 = You play the Jungle clan, and all mercenaries in the deck bring Persuasion dice. Gather as much gold as you can.
change-S03 = The game is short, but you begin well equipped. Gather as many victory points as you can.
change-S04 = You play the Water clan, the Armoury is closed and potions are your only defence. Gather as many victory points as you can.
change-S05 = End with full stores of Defence, traps, potions and venoms, equipment of each type and a mercenary of each affinity.
change-S06 = Monsters of rank A keep coming to the Citadel Gates. Gather as many victory points as you can.
change-S07 = A general round costs less. Gather mercenaries of all affinities.
change-S08 = Madhala lays ambushes in the region. Gather as many victory points as you can.
change-S09 = Madhala goes on missions more often. Fulfil missions and gather victory points.
change-S10 = Monsters reroll their misses, and one waits at the Citadel Gates. Gather as many victory points as you can.

## Why not

why-not-your-turn =
    { $seat_you ->
        [yes] You cannot do that on your turn.
       *[no] It is { $seat }’s turn.
    }
why-clan = Choose one of the affinities.
why-clan-taken = Another clan already has this affinity.
why-favour = Choose one of the queen’s gifts.
why-must-act = You cannot pass while you have dice.
why-nothing-more = There is nothing you can do now without using your action.
why-no-dice = You have no dice left.
why-choose-place = Choose a place to deploy.
why-panic = Panic reigns { $building_at }: no die can be placed there.
why-closed = There is nothing to do { $building_at } in this scenario: it is closed.
why-building-full = No slot is free { $building_at }.
why-slot-taken = A die already lies in this slot { $building_at }.
why-slot-alike = Another slot { $building_at } pays the same: take that one.
why-wrong-dice = You have no die of a colour that is accepted { $building_at }.
why-mine-dice = The free slots { $building_at } take more Force dice than you have.
why-no-excess = With an excess glory of { $n } you can recruit nobody { $building_at }.
why-nobody-home = Nobody can be equipped { $building_at }: none of your members is at home.
why-nothing-shown = There are no cards left { $building_at }.
why-too-dear = With { $n } gold you can buy nothing { $building_at }, even with your best die.
why-die = With this die you could not pay for anything { $building_at }.
why-choose-die = First choose what to do { $building_at }.
why-not-shown = That is not on display.
why-price = That costs { $price } gold, and you have { $n }.
why-one-round = Only one general round per action.
why-round-price = You cannot pay a general round now.
why-choose-recruit = Choose who to recruit.
why-excess-glory = A reputation of { $n } is more than your excess glory of { $excess }.
why-defence-count = You can buy from 1 to { $n } Defence tokens at a time.
why-not-home = Only a member at home can do that.
why-brew = { $n ->
        [one] Choose { $n } token.
       *[other] Choose { $n } tokens in all.
    }
why-overflow = Choose one of your traps to discard.
why-no-place = Not in play for now: { $place_the }.
why-gates-quiet = No monster is at the Citadel Gates.
why-nobody-free = None of your mercenaries is free to go { $place_at }.
why-place-full = All expeditions { $place_at } are taken.
why-required-dice = You do not have what is required { $place_at }.
why-expedition = Choose an expedition { $place_at } that is free and for which you have the dice.
why-novice-stays = Novices have no token and cannot join expeditions.
why-incomplete = The expedition does not have what it requires yet.
why-die-colour = { $colour } dice cannot be taken here.
why-dice-full = No more dice can be taken here.
why-die-gone = You have no such die left.
why-none-left = You have none left.
why-no-tokens-there = Traps and Defence tokens are no use on missions.
why-no-room = There is no room left: dice and tokens share the spaces.
why-one-each = A mercenary takes along at most one of your potions and one of your venoms.
why-load = Choose what the mercenary takes along.
why-not-your-region = { $region_the } is not yours.
why-no-manager = Nobody manages { $region_the }.
why-region-used = { $region_the } has been used this turn.
why-region-dice = You do not have the dice that { $region_the } takes.
why-nothing-to-take = There is nothing you could take through { $region_the }.
why-not-yours = That is not yours.
why-outside-only = That works only in the Adventure phase.
why-talent-used = This talent has been used this turn.
why-talent-now = This talent does not help now.
why-loot-now = This loot token does not help now.
why-no-potion = You have no potion.
why-not-wounded = Only the wounded can be healed.
why-contract-cost = You cannot pay what the contract asks.
why-no-trap = There are not enough traps on the expedition for a capture.
why-capture-value = A capture takes { $n }; your total is { $total }.
why-kill-value = A kill takes { $n }; your total is { $total }.
why-roll-on = You may stop early only to capture; otherwise all dice are rolled.
why-forbidden = That does not work against this monster.
why-no-venom = This mercenary carries no venom.
why-no-reroll = Nothing lets you reroll this die.
why-strike = Choose how to continue the roll.
why-redirect = Dice can be redirected only to an adjacent expedition.
why-at-most = Choose from 0 to { $n }.
why-reveal = Reveal the next trap, or stop revealing.
why-not-adjacent = Only an adjacent expedition can be ambushed.
why-ambush = Let the ambush happen, or cancel it with a Defence token.
why-manager = A manager has the region’s affinity, does not lead the clan and manages no other region.
why-leader = The member of highest reputation takes over, a manager only if there is nobody else.
why-wages = Pay the wages, or raise gold for them first.
why-desert = The member of highest reputation leaves.

## Options

option-difficulty = Difficulty
    .help = How strong monsters are.
option-difficulty-tutorial = Tutorial
    .help = Weak first monsters, and no extra Attack dice as turns go by.
option-difficulty-normal = Normal
    .help = Weak first monsters, which grow stronger as turns go by.
option-difficulty-heroic = Heroic
    .help = Any monsters from the start, which grow stronger as turns go by.
option-difficulty-legendary = Legendary
    .help = Any monsters from the start, stronger in every turn.
option-ambush = Ambush module
    .help = Traps against other mercenaries and reinforced traps.
option-ambush-on = with
    .help = Traps are revealed one by one, with ambushes among them.
option-ambush-off = without
    .help = Classic traps only.
option-queens_favour = Queen’s favour
    .help = A die and a gift each turn for the first player, from turn 2 on.
option-queens_favour-on = with
    .help = The first player is favoured.
option-queens_favour-off = without
    .help = No favours.
option-more_monsters = More monsters
    .help = Monsters also come to the Citadel Gates in turns 2, 4 and 6.
option-more_monsters-on = with
    .help = The Citadel is under siege.
option-more_monsters-off = without
    .help = Only unbeaten monsters come.
option-mode = Mode
    .help = Two to four clans against each other; alone, one scenario or a campaign.
option-mode-versus = Versus
    .help = Two to four clans against each other; alone, the same as Classic solo.
option-mode-classic = Classic solo
    .help = A single scenario against Madhala, with a rank at its end.
option-mode-campaign = Campaign
    .help = The scenarios in order against Madhala; your rank in each decides the next game.
option-scenario = Scenario
    .help = Which solo scenario to play; ignored with several players.
option-scenario-1 = { scenario-S01 }
    .help = { change-S01 } Recruit from 35 points, Veteran from 45, Hero from 60.
option-scenario-2 = { scenario-S02 }
    .help = { change-S02 } Recruit with 15 gold, Veteran with 35, Hero with 55.
option-scenario-3 = { scenario-S03 }
    .help = { change-S03 } Three turns. Recruit from 22 points, Veteran from 30, Hero from 40.
option-scenario-4 = { scenario-S04 }
    .help = { change-S04 } Recruit from 30 points, Veteran from 42, Hero from 56.
option-scenario-5 = { scenario-S05 }
    .help = { change-S05 } That makes you a Recruit; with 35 points, a Veteran; with 50, a Hero.
option-scenario-6 = { scenario-S06 }
    .help = { change-S06 } Recruit from 35 points, Veteran from 50, Hero from 65.
option-scenario-7 = { scenario-S07 }
    .help = { change-S07 } By affinity, 2, 1, 1 and 1 make a Recruit, 2, 2, 1 and 1 a Veteran, 2 of each a Hero.
option-scenario-8 = { scenario-S08 }
    .help = { change-S08 } Recruit from 30 points, Veteran from 42, Hero from 56.
option-scenario-9 = { scenario-S09 }
    .help = { change-S09 } 4 missions and 30 points for a Recruit, 6 and 40 for a Veteran, 8 and 55 for a Hero.
option-scenario-10 = { scenario-S10 }
    .help = { change-S10 } Recruit from 35 points, Veteran from 45, Hero from 60. Not at Tutorial level.
option-played = Games played
    .help = How many games of the campaign came before this one.
option-played-n = { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
option-solo-only =
    { $seats ->
        [one] Scenarios and campaigns are for one player only, and there is { $seats }.
       *[other] Scenarios and campaigns are for one player only, and there are { $seats }.
    }
option-solo-ambush = The ambush module is for several players; scenario 8 brings its own ambushes.
option-scenario-difficulty = { $scenario } cannot be played at this difficulty; choose one of { $known }.
option-campaign-order =
    { $n ->
        [one] A campaign reaches this scenario after { $n } game at the earliest.
       *[other] A campaign reaches this scenario after { $n } games at the earliest.
    }

## The match of the day

daily-what = Scenario { $scenario }
    .help = Your clan against Madhala, whose moves are decided by dice. The scenario of the day decides your rank.

## Bots

bot-random = Random
    .help = Makes any legal move at random.
bot-greedy = Shrewd
    .help = Looks one action ahead and knows the odds of its battles.
bot-search = Far-sighted
    .help = Plays out what may happen before deciding.

## Scores

score-glory = Glory
score-reputation = Reputation
score-trophies = Trophies
score-affinities = Affinities
score-gold = Gold
score-missions = Missions
score-rank = Rank:
score-rank-0 = { rank-cannon_fodder }
score-rank-1 = { rank-recruit }
score-rank-2 = { rank-veteran }
score-rank-3 = { rank-hero }

## What happened since one’s last decision

recap-gained =
    { $seat_you ->
        [yes] You gain
       *[no] { $seat } gains
    } { $glory ->
        [0] { $gold } gold.
        [one] { $glory } point of glory{ $gold ->
            [0] .
           *[other] {" "}and { $gold } gold.
        }
       *[other] { $glory } points of glory{ $gold ->
            [0] .
           *[other] {" "}and { $gold } gold.
        }
    }
