### Words that only boards and panels of Euthia need: map, decision, scenario, quests, heroes, count, history.

## How a scenario stands

story-medals = Lowest final reputation: { $bronze } for bronze, { $silver } for silver, { $gold } for gold.
story-villagers =
    { $n ->
        [one] { $seat }: { $n } villager on the way, { $handed } brought home.
       *[other] { $seat }: { $n } villagers on the way, { $handed } brought home.
    }
story-witness = { $witness } has been found.
story-witness-heard = { $witness } has been found; heard by { $seats }.
story-clues =
    { $n ->
        [one] { $seat }: { $n } clue.
       *[other] { $seat }: { $n } clues.
    }
story-beaten =
    { $n ->
        [one] { $seat }: { $n } opponent beaten.
       *[other] { $seat }: { $n } opponents beaten.
    }
story-stage = { $foe }: stage { $n } of { $of }, { $damage } damage of { $health }.
story-dealt = { $seat }: { $n } damage to this stage.
story-dragon-beaten = The dragon is beaten.
story-razed =
    { $limited ->
        [yes] Trading posts razed: { $n } ({ $most } at most).
       *[no] Trading posts razed: { $n }.
    }
story-event = Event of this round: { $event }.
story-legend = Legend to complete: { $legend }.
story-legend-done = { $legend }: completed by { $seat }.
story-spell = Spell counter: { $n }.
story-golem-coming = The Golem comes in round { $n }.
story-spell-points =
    { $n ->
        [one] { $seat }: { $n } point off the counter.
       *[other] { $seat }: { $n } points off the counter.
    }
story-emblems = Emblems laid: { $n } of { $of }.
story-sealed =
    { $n ->
        [one] { $seat }: { $n } emblem sealed.
       *[other] { $seat }: { $n } emblems sealed.
    }
story-faer = { $seat } holds the power of the Faer.
story-revocable = Still to revoke: { $air_water } of Air and Water, { $earth_fire } of Earth and Fire.
story-revoked = { $seat }: { $n } of Air and Water, { $other } of Earth and Fire revoked.
story-abyss-open = Abyss of chapter { $n }: open.
story-seal = Abyss of chapter { $n }: sealed by { $seat }.
story-demon = { $seat } has beaten the Magma Demon.

## The map

board-map-label = Map of the territories. Arrow keys go from space to space, or move the map with Shift; Enter chooses, plus and minus zoom. All spaces are also listed under “Spaces”.
board-map-hint = Press a space to see what is there.
board-picked = The chosen space
board-zoom = Look around
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-all = The whole map
board-zoom-hero = Your hero
board-lay-here = Lay the new tile here (place { $n })
board-place-n = Place { $n }
board-show-on-map = Show on the map
board-percent = { $n }%
board-why-not = Why not: { $what }

## A space

board-part-of = { $tile }, chapter { $chapter }
board-monster-level = Monster of level { $n }
board-back = Back of its card: { $health } health, { $wounds ->
    [0] its attack may do no harm
    [one] at least { $wounds } wound an attack
   *[other] at least { $wounds } wounds an attack
  }
board-back-known = Its card is known: { $name }
board-back-limit = Reward for heroes with at most { amount-rep }
board-loot = Loot: { $goods }
board-freed-by = Freed by { $seat }
board-freed = Freed
board-trade-token = Trade token of { $seat }
board-tokens = Interaction tokens of { $names }
board-heroes-here = Here: { $names }
board-griffin-here = The Griffin is here
board-dragon-here = The dragon is here
board-golem-here = The Golem is here
board-ruined = In ruins: you can only fight here
board-gone = Its elemental or monster has left
board-land-mountain = Mine: a Mining token gives you a natural resource, once per hero
board-land-lake = Mine: a Mining token gives you a natural resource, once per hero
board-land-cavern = Mine: a Mining token gives you a natural resource, once per hero
board-land-treasure = Treasure: the first hero here takes it for free
board-land-elemental = Elemental: each hero may challenge it once, with a roll
board-land-portal = Portal: takes you to any other portal for free
board-land-merchant = Trading post: use a Trade token
board-land-alchemist = Trading post: use a Trade token
board-land-tower = Trading post: use a Trade token; its centre opens once all spaces around it are freed
board-land-encounter = Encounter: complete its quests here, without a token
board-land-chapel = Chapel: pay gold for healing and potions
board-emblem = Emblem tokens: { $n }
board-emblem-farruga = Warded
board-emblem-rescue = Villagers in need: { $n }
board-lair = Lair of { $name }
board-power-air = The power of Air: the higher of two different dice is turned over, for both sides of a fight
board-power-earth = The power of Earth: { $n } is added to every roll, for both sides of a fight
board-power-quenched = Fire and Water meet here and cancel each other out.
board-power-water =
    { $n ->
        [one] The power of Water: a hero who enters regains { $n } health
       *[other] The power of Water: a hero who enters regains { $n } health
    }
board-power-fire =
    { $n ->
        [one] The power of Fire: a hero who enters suffers { $n } wound
       *[other] The power of Fire: a hero who enters suffers { $n } wounds
    }
board-spaces-filter = Which spaces
board-spaces-all = All
board-spaces-can = To choose from
board-spaces-near = Monsters
board-spaces-none = No such space.

## Panels

board-round = Round { $n } of { $of }
board-loading = The map is being laid out…
board-tabs = Panels
board-tab-quests = Quests
board-tab-scenario = Scenario
board-tab-offer = Wares
board-tab-spaces = Spaces
board-tab-heroes = Heroes
board-tab-fight = Combat
board-tab-history = History
board-waiting = Waiting for
board-undo = Undo
board-whose-board = Whose board is shown
board-heroes = The heroes

## The decision

board-group-map = Go
board-group-here = Here
board-group-tokens = Action tokens
board-group-things = Things and abilities
board-group-other = More
board-tip-map = Choose a lit space on the map.
board-tip-lay = Choose a lit place on the map.
board-tip-walk-short = Press a space within the dotted line.
board-tip-walk = Press a space within the dotted line to see the way there and the tokens it takes. A token gives either its movement points or its action; a fight takes a Combat token.
board-tip-no-token = You have no action token left to move with.
board-tip-fights = The figure beside a monster is your chance of winning.
board-tip-nowhere = You cannot go anywhere: monsters are in the way, and you have no Combat action.
board-way-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
board-way-tokens = { $n ->
    [one] Uses up a token: { $tokens }
   *[other] Uses up { $n } tokens: { $tokens }
}
board-way-fire = Fire on the way: { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
board-way-water = Water on the way heals up to { $n }
board-way-fight = A monster waits at the end
board-way-go = Go there
board-way-not = Stay
board-walk =
    { $n ->
        [one] { $token }: { $n } step
       *[other] { $token }: { $n } steps
    }
board-moves =
    { $n ->
        [one] { $n } movement point
       *[other] { $n } movement points
    }
board-not-now = Not possible now ({ $n })
board-odds = { $chance } to win
board-odds-hero = { $chance } for the hero to win
board-odds-line = If you fight here: { $win } to win, { $die } to die; { $left } ({ $about }).
board-odds-least = at least { $n }%
board-odds-least-short = ≥{ $n }%
board-odds-exact = decided
board-odds-about =
    { $n ->
        [one] give or take { $n } point
       *[other] give or take { $n } points
    }
board-odds-left = { $health } health and { $gaar } Gaar left on average
board-odds-when-token = For a fight as you are now; you have no Combat token left this round.
board-odds-when-engaged = With the tiles engaged as they are now; they are refreshed next round.
board-odds-when-more = This is a minimum: pieces with a price, essences other than Water and potions that do not heal are not counted, and can only improve it.
board-odds-to-come = Working out the odds…
board-odds-means = Worked out from what you can know: what you have, the monster’s card or its back, and no hand but your own. It assumes that both sides play their best, including Gaar on the other side’s dice and all healing, and that the monster’s player plays cards at the first opportunity.
board-token-kept = 2 tokens, one kept
board-done-before-combat = Begin the combat
board-done-roll-challenge = The roll stands
board-done-roll-seal = The roll stands
board-done-trade = { board-shop-leave }
board-done-arrange = { board-hero-arrange-done }
board-pass-pay-instead = Do not pay
board-pass-trophy = Leave it
board-means-control = You roll and play cards for the monster, and the card is discarded. If several of you play theirs, lots are drawn, and only that one is discarded.
board-means-trophy = A trophy fills a sack. Some quests ask for one, and so does the Griffin.
board-means-carry = You will have it along with the three new ones; all others are lost.
board-news = Just now
board-news-before =
    { $n ->
        [one] { $n } more line in the history
       *[other] { $n } more lines in the history
    }

## The scenario

board-goal-done = { $n } of { $of }
board-goal-rivals = The most reputation at the end wins.
board-track = Rounds
board-round-now = Round { $n }, now
board-round-past = Round { $n }, over
board-round-next = Round { $n }
board-stands = Standings
board-special-rules = Special rules
board-all-rules = All rules of the scenario
board-no-special = No special rules: the base game.
board-stack = Territory stack
board-stack-left =
    { $n ->
        [one] Chapter { $chapter }: { $n } tile to come
       *[other] Chapter { $chapter }: { $n } tiles to come
    }
board-stack-empty = The stack is empty: the map is complete.
board-backs = Monster decks
board-bounty = Bounty
board-bounties-left =
    { $n ->
        [0] No more bounties
        [one] { $n } more bounty
       *[other] { $n } more bounties
    }
board-no-bounty = No bounty is set.
board-challenges = Challenges of the elementals
board-scores = What counts at the end
board-scores-means = Reputation gained, 1 for every { $n } gold of wealth, and these for one, two, three or more of each kind:
board-scores-deaths = Each death: { $n } less
board-scores-row = { $what }: { $values }
board-reserves = The monsters’ reserves
board-reserve-silver =
    { $n ->
        [one] { $n } silver card
       *[other] { $n } silver cards
    }
board-reserve-gold =
    { $n ->
        [one] { $n } gold card
       *[other] { $n } gold cards
    }
board-difficulty = Difficulty: { $what }
board-final-round = One final round follows the last.
board-first = First player

## Quests

board-no-quests = No encounters yet: explore the map.
board-quests-left =
    { $n ->
        [0] No more quests in the pile
        [one] { $n } more quest in the pile
       *[other] { $n } more quests in the pile
    }
board-quests-done = Completed by { $seat }: { $names }

## Heroes

board-hero = Hero
board-health = Health: { $n } of { $of }
board-gold =
    { $n ->
        [one] { $n } gold
       *[other] { $n } gold
    }
board-reputation = Reputation: { $n }
board-gaar = Gaar: { $n }
board-dwurt = Dwurt: { $n }
board-silver-cards = Silver cards in hand: { $n }
board-gold-cards = Gold cards in hand: { $n }
board-played-by = Played by { $seat }
board-amount-quests = Quests completed: { $n }
board-amount-trophies = Trophies: { $n }
board-quest-done-by = Completed by { $seats }
board-quest-now = You can complete it now.
board-column-health = Health
board-column-reputation = Reputation
board-column-gold = Gold
board-column-silver = Silver cards
board-column-gold_cards = Gold cards
board-column-quests = Quests
board-column-trophies = Trophies
board-column-deaths = Deaths
board-muster = Heroes to choose from
board-begins-with = Begins with
board-choose-hero = Take { $name }
board-no-hero = No hero yet

## The count and the history

board-won =
    { $n ->
        [one] { $names } wins
       *[other] { $names } win
    }
board-won-together = The goal is reached: you win
board-lost-together = The goal was not reached: you lose
board-medal = Medal for the Hunt: { $medal }
board-final = The final count
board-part = Scored for
board-total = Total
board-no-history = Nothing has happened yet.
board-history-round = Round { $n }
