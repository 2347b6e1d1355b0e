### What is written on the board of Monster Lands: effects of cards and tokens, headings, labels, odds. Table talk is in table.ftl.

## What cards and tokens do

attempt-mission = missions
attempt-capture = captures
attempt-kill = kills
attempt-conquest = conquests
occasion-capture = a capture
occasion-kill = a kill
occasion-conquest = a conquest
occasion-mine = a visit to the Mine
display-tavern = a mercenary of the Tavern
display-bazaar = an equipment card of the Bazaar
display-loot = a loot token
forbidden-potion = potions
forbidden-venom = venoms
forbidden-defence_talent = Defence talents
forbidden-weapon = Weapons
effect-defend =
    { $n ->
        [one] Cancels { $n } hit
       *[other] Cancels { $n } hits
    }{ $against ->
        [all] {""}
       *[other] {" "}of { $against } monsters
    }
effect-reroll =
    { $n ->
        [one] Rerolls { $n } die
       *[other] { $n } rerolls
    }: { $colours }{ $attempts ->
        [all] {""}
       *[other] {" "}on { $attempts }
    }
effect-die_bonus =
    { $n } to each { $colour } die{ $attempts ->
        [all] {""}
       *[other] {" "}on { $attempts }
    }
effect-total_bonus =
    { $n } to the total{ $attempts ->
        [all] {""}
       *[other] {" "}on { $attempts }
    }
effect-redirect =
    { $n ->
        [one] Redirects { $n } Attack die to an adjacent expedition
       *[other] Redirects { $n } Attack dice to an adjacent expedition
    }
effect-traps_to_capture =
    { $n ->
        [0] Captures without traps
        [one] A capture takes { $n } trap
       *[other] A capture takes { $n } traps
    }
effect-storage = Extra room for { $item }
effect-discount = { $n } gold off { $building_at }
effect-gain =
    { $on ->
        [any] { $goods }
       *[other] { $goods } on { $on }
    }
effect-brew =
    { $n ->
        [one] { $n } potion or venom
       *[other] { $n } potions or venoms
    }
effect-gain_dice = { $dice } this turn
effect-buy_die = Buys { $pay } for { $gold } gold
effect-exchange = { $pay } for { $take }
effect-recolour = Changes the colour of a die
effect-take = Takes { $display } for free
effect-carry = Carries { $goods }
effect-trap_dice =
    { $protected ->
        [yes] { $dice }, safe from thieves
       *[no] { $dice }
    }
effect-steal =
    { $n ->
        [one] Steals { $n } die: { $colours }
       *[other] Steals { $n } dice: { $colours }
    }
effect-trophy =
    { $points ->
        [one] A trophy of { $points } point, or { $gold } gold
       *[other] A trophy of { $points } points, or { $gold } gold
    }
effect-affinity_dice = { $n ->
    [one] { $n } more Attack die in a region of { $affinity }
   *[other] { $n } more Attack dice in a region of { $affinity }
}
effect-gate_dice =
    { $n ->
        [one] { $n } more Attack die at the Gates
       *[other] { $n } more Attack dice at the Gates
    }
effect-auto_hit =
    { $n ->
        [one] { $n } extra hit, without dice, in each attack
       *[other] { $n } extra hits, without dice, in each attack
    }
effect-splash =
    { $n ->
        [one] Each attack also rolls { $n } die against everybody there
       *[other] Each attack also rolls { $n } dice against everybody there
    }
effect-last_hit =
    { $n ->
        [one] When killed, it deals { $n } hit to everybody there
       *[other] When killed, it deals { $n } hits to everybody there
    }
effect-forbid = Useless against it: { $what }
effect-drain_glory = Its wounds cost { amount-glory }
effect-panic =
    { $n ->
        [one] At the Gates it spreads panic once
       *[other] At the Gates it spreads panic { $n } times
    }
effect-storm_gates = Goes straight to the Gates
effect-escape = When captured, it escapes to the Gates

## Headings and labels of the board

board-you = You
lands-turn = Turn { $turn } of { $turns }
lands-track = Turns
lands-attack-more =
    { $n ->
        [0] no extra Attack dice
        [one] { $n } extra Attack die
       *[other] { $n } extra Attack dice
    }
lands-first = First player
lands-at-hand = Now
lands-citadel = The Citadel
lands-outside = Outside
lands-missions = Missions
lands-my-clan = My clan
lands-clan-board = Clan board
lands-tale = Adventure
lands-spoils = Loot on display
lands-clans = Clans
lands-pool = Dice
lands-pool-none = No dice left
lands-pool-yet = No dice yet
lands-members = Members
lands-stores = Stores
lands-traps = Traps
lands-traps-hidden =
    { $n ->
        [one] { $n } trap, face down
       *[other] { $n } traps, face down
    }
lands-loot = Loot
lands-trophies = Trophies
lands-regions = Regions
lands-equipment = Equipment
lands-deeds = Missions fulfilled: { $n }
lands-dice-left = { $n ->
        [one] { $n } die left
       *[other] { $n } dice left
    }
lands-excess = Excess glory: { $n }
lands-wage = Wage per mercenary: { $n } gold
lands-slots-free = Free slots: { $n }
lands-slot-empty = empty slot
lands-what-tavern = Recruit a mercenary, or pay a general round to change those on display.
lands-what-lair = Buy any number of the traps on display, with one die.
lands-what-bazaar = Buy equipment for one of your members.
lands-what-laboratory = Take potions or venoms.
lands-what-armoury = Buy Defence tokens, which cancel hits.
lands-what-mine = Take gold.
lands-what-pawn_shop = Give up any number of dice for gold.
lands-slot-closed = closed slot
lands-slot-die = { $seat }’s { $die }
lands-slot-value = { $seat }’s { $die }, showing { $value }
lands-bargain = Bargain: a lower Persuasion die adds { $n }
lands-panic = Panic!
lands-closed = Closed
lands-price = { $n } gold
lands-cost = Costs { $n } gold
lands-price-now = { $n } gold with the { $die } instead of { $printed }
lands-die-value = { $die } showing { $value }
lands-pawn-all = Pawn all your dice ({ $n })
lands-reputation = Reputation { $n }
lands-attack = Attack
lands-capture = Capture
lands-kill = Kill
lands-attack-n = Attack dice here: { $n }
lands-capture-n = Capture value { $n }, pays { $goods }
lands-kill-n = Kill value { $n }, pays { $goods }
lands-trophy-n = Trophy { $n }
lands-damage = Damage { $n }
lands-no-monster = No monster
lands-no-region = No region
lands-gates-quiet = All quiet at the Gates
lands-conquest = Conquest { $n }
lands-conquest-gained = Conquest so far: { $n }
lands-glory-n = { amount-glory }
lands-managed-use = { $dice }: { $benefit }
lands-managed-by = Managed by { $name }
lands-unmanaged = Nobody manages it
lands-used = used
lands-required = Required: { $dice }
lands-reinforcement = Up to { $n } more: { $colours }
lands-advantage = Advantage: { $text }
lands-objective = Objective { $n }
lands-mission-takes =
    { $n ->
        [one] Takes { $n } die: { $colours }
       *[other] Takes { $n } dice: { $colours }
    }
lands-mission-pays = Pays { $goods }
lands-mission-penalty = Failing costs { amount-glory }
lands-contract-side = Give { $cost }: { $goods }
lands-expedition = Expedition { $n }
lands-free = free
lands-here = { $mercenary } ({ $seat })
lands-face-down = Trap, face down
lands-leader = leader
lands-wounded = wounded
lands-away = away
lands-home = at home
lands-manages = manages { $region }
lands-talent-used = talent used
lands-legend = F Force, M Magic, P Persuasion, A Attack

## Planning an expedition

lands-plan = Planning an expedition
lands-plan-where = { $place }, expedition { $n }
lands-plan-who = Who
lands-plan-dice = Dice
lands-plan-traps = Traps
lands-plan-tokens = Defence, potion, venom
lands-plan-so-far = So far
lands-plan-nothing = nothing yet
lands-plan-cancel = Cancel
lands-plan-fill = Everything that helps
lands-plan-remove = Remove: { $name }
lands-note-goods = { $sign }{ $amount }
lands-note-traps = traps { $n }
lands-note-points = trophy points { $n }
lands-note-wages = wages { $n } per turn
lands-note-off = { $n } gold off
lands-note-lost =
    { $n ->
        [one] { $name } deserts
       *[other] one of them deserts: { $name }
    }
lands-note-dies = { $name } dies
lands-note-hurt = { $name } is wounded
lands-note-goal = { $chance } to reach it
lands-note-capture = { $chance } capture
lands-note-kill = { $chance } kill
lands-wages-due = Wages due this turn: { $n } gold
lands-wages-short = Wages due this turn: { $n } gold, more than you have. Would desert: { $name }
lands-death-glory = A death here brings { amount-glory }
lands-trophy-points = Trophy points: { $n }
lands-glory-track = Most glory so far: { $n }. The game ends with the turn in which a clan reaches { $end }.
lands-plan-go = Set out
lands-fight-on = Fight on
lands-fight-on-what = Plays the best odds for you until there is a capture to declare or something else to decide
lands-fight-stop = Let me decide
lands-stage-tells = The dice are rolling…
lands-plan-at-once = Send { $name } out at once with everything that helps
lands-plan-then = then { $chance }
lands-plan-best = up to { $chance }
lands-plan-lacking =
    { $n ->
        [one] { $n } required die is still missing
       *[other] { $n } required dice are still missing
    }
lands-odds-best = Odds at best
lands-founding-leader = leader
lands-founding-initial = mercenary
lands-plan-not-yet = not enough yet
lands-odds = Odds
lands-odds-exact = Worked out from what you know, assuming best play. Expeditions to the left strike first: each of them may beat the monster before yours.
lands-odds-wait = working out…
lands-odds-survive = Survive
lands-odds-beat = Beat it
lands-odds-capture = Capture, if you aim for it
lands-odds-kill = Kill, if you aim for it
lands-odds-conquer = Conquer
lands-odds-loot = Loot only
lands-odds-win = Win
lands-odds-succeed = Reach the objective
lands-odds-of = { $name }, { $place }
lands-percent = { $n }%

## The tale of an Adventure

lands-scene-monster = { $place }: { $monster }
lands-scene-capture = Capture: { $n } or more
lands-scene-kill = Kill: { $n } or more
lands-scene-conquest = Conquest: { $n } or more
lands-scene-goal = Objective: { $n } or more
lands-tale-title = Adventure of turn { $turn }
lands-tale-skip = Show all
lands-tale-wait = More to tell: { $n }
lands-die-face = die showing { $n }

## The end

lands-player = Player
lands-total = Total
lands-over = The game is over
lands-count = Final count

## Alone against Madhala

lands-madhala = Madhala
lands-madhala-last = What Madhala did
lands-madhala-none = Madhala has not moved yet.
lands-rank-now = Rank as things stand: { $rank }
lands-rank-end = Rank reached: { $rank }
lands-madhala-tokens = Madhala’s available mercenaries: { $n }
lands-campaign = Campaign
lands-campaign-game = Game { $n } of the campaign
lands-campaign-on = The campaign goes on. Choose the next game:
lands-campaign-won = The campaign is won!
lands-campaign-lost = The campaign is lost.
lands-campaign-next = { $scenario }, { $difficulty }
lands-scenario-now = now
lands-scenario-done = done

## Campaign and ranks

campaign-blurb = Alone against Madhala, through ten scenarios in order. Veterans and Heroes move on, Recruits try again, and Cannon Fodder tries again at a lower difficulty, until there is none lower.
campaign-resign-help = The current game ends at once and counts as Cannon Fodder: you play the scenario again one level easier, and at the easiest level the campaign is lost.
lands-campaign-road = The road of the campaign
lands-campaign-first = It begins with { $scenario }
lands-campaign-again = Again: { $scenario }
lands-campaign-ahead = Next: { $scenario }
lands-campaign-level = Difficulty: { $difficulty }
lands-campaign-choose = A Hero chooses the difficulty of the next game:
lands-campaign-play = Play game { $n }
lands-campaign-play-at = Play at { $difficulty }
lands-campaign-games = The games so far
lands-campaign-nr = Game
lands-campaign-scenario = Scenario
lands-campaign-difficulty = Difficulty
lands-campaign-score = Score
lands-campaign-rank = Rank
lands-campaign-resigned = given up
lands-campaign-tries =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
lands-campaign-rule = Cannon Fodder: try again, one level easier. Recruit: try again. Veteran: move on, at Normal. Hero: move on, at Heroic or Legendary.
lands-campaign-page = The whole campaign
lands-scenario-ahead = to come
lands-score-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
lands-score-gold = { $n } gold
lands-score-missions =
    { $n ->
        [one] { $n } mission
       *[other] { $n } missions
    }
lands-goals = What the ranks need
lands-goals-have = You
lands-goals-met = reached
lands-goals-short = not reached
lands-rank-top = There is no higher rank.
lands-rank-part = { $goal } { $need } (you: { $have })
lands-rank-needed = { $rank } would have needed: { $list }.
lands-rank-needs = Still needed for { $rank }: { $list }.
