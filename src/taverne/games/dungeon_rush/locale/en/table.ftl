### What is said at the table of Dungeon Rush: prompts, buttons, events, refusals, options. Names and rules have files of their own.

## Words that stand in other sentences

hand-left = left
hand-right = right
target-lord = dungeon lord
    .the = the dungeon lord
target-dragon = dragon
    .the = the dragon

## Phases

phase-draft = Choosing heroes
phase-sides = Left and right
phase-ready = Before the round
phase-countdown = Countdown
phase-attack = Attack
phase-gains = Gains
phase-final = Final fight
phase-over = The end

## What is asked

prompt-draft = Choose your first hero.
prompt-draft-second = Choose your second hero.
prompt-sides = On your left stands { $left_the }, on your right { $right_the }. Keep them there?
prompt-ready = Ready for round { $round }?
prompt-paused = The game is paused before round { $round }. Press Ready to go on.
prompt-countdown = Round { $round } is about to begin: hands off the table!
prompt-attack = Quick: send each hero to a monster!
prompt-turn = Send a hero to a monster, or pass.
prompt-assign-left = Where does your left hero go? Nobody can see it yet.
prompt-assign-right = Where does your right hero go? Nobody can see it yet.
prompt-place = You beat { $monster_the }: which hero gets the +{ $n }?
prompt-place-rune = You beat { $monster_the }, which carries a rune: which hero gets +{ $n }, and in which skill?
prompt-final = The final fight: the dungeon lord, the dragon or neither? Your heroes fight together, and you have one try.

## Buttons

action-hero = Take { $a_the }
    .args = hero
action-keep =
    { $count ->
        [0] Keep them there
       *[other] Set { $a_the } aside without its gain
    }
    .args = monster
action-swap = Swap left and right
action-ready = Ready
action-pause = Pause the game
action-early = Put the { $a } hand down too early
    .args = hand
action-claim = Send the { $a } hero to { $b_the }
    .args = hand monster
action-done = Done for this round
action-pass = Pass
action-hold = Hold the { $a } hero back
    .args = hand
action-place = Put { $a_the } under the { $b } hero: { $c }
    .args = monster hand skill
action-decline = Fight neither
action-fight = Fight { $a_the }
    .args = target

## What happened

event-bosses = Deep in the dungeon, { $lord_the } and { $dragon_the } are waiting.
event-first =
    { $seat_you ->
        [yes] You are the first player.
       *[no] { $seat } is the first player.
    }
event-drafted =
    { $seat_you ->
        [yes] You take { $hero_the }.
       *[no] { $seat } takes { $hero_the }.
    }
event-drafted-by-lot =
    { $seat_you ->
        [yes] Your time is up: you are dealt { $hero_the }.
       *[no] { $seat } runs out of time and is dealt { $hero_the }.
    }
event-sides =
    { $seat_you ->
        [yes] On your left stands { $left_the }, on your right { $right_the }.
       *[no] { $seat } puts { $left_the } on the left and { $right_the } on the right.
    }
event-decided =
    { $seat_you ->
        [yes] You have decided.
       *[no] { $seat } has decided.
    }
event-round =
    { $level ->
        [1] Round { $round }, level I. { $seat_you ->
            [yes] You have priority.
           *[no] { $seat } has priority.
        }
        [2] Round { $round }, level II. { $seat_you ->
            [yes] You have priority.
           *[no] { $seat } has priority.
        }
       *[other] Round { $round }, level III. { $seat_you ->
            [yes] You have priority.
           *[no] { $seat } has priority.
        }
    }
event-ready =
    { $seat_you ->
        [yes] You are ready.
       *[no] { $seat } is ready.
    }
event-paused =
    { $seat_you ->
        [yes] You pause the game.
       *[no] { $seat } pauses the game.
    }
event-early =
    { $hand ->
        [left] { $seat_you ->
            [yes] Too early: your left hero is locked for a moment.
           *[no] Too early: { $seat }’s left hero is locked for a moment.
        }
       *[right] { $seat_you ->
            [yes] Too early: your right hero is locked for a moment.
           *[no] Too early: { $seat }’s right hero is locked for a moment.
        }
    }
event-revealed = Revealed: { $monsters }.
event-claimed =
    { $hand ->
        [left] { $seat_you ->
            [yes] Your left hero attacks { $monster_the }.
           *[no] { $seat } attacks { $monster_the } with the left hero.
        }
       *[right] { $seat_you ->
            [yes] Your right hero attacks { $monster_the }.
           *[no] { $seat } attacks { $monster_the } with the right hero.
        }
    }
event-finished =
    { $seat_you ->
        [yes] You are done for this round.
       *[no] { $seat } is done for this round.
    }
event-passed =
    { $seat_you ->
        [yes] You pass.
       *[no] { $seat } passes.
    }
event-time = Time is up. Heroes still free stay out of the fight.
event-outrun =
    { $other_you ->
        [yes] You reach { $monster_the } before { $seat }.
       *[no] { $seat_you ->
            [yes] { $other } reaches { $monster_the } before you: your { $hand } hero does not fight there.
           *[no] { $other } reaches { $monster_the } before { $seat }.
        }
    }
event-left = Nobody attacked { $monster_the }.
event-won =
    { $hands ->
        [both] { $seat_you ->
            [yes] Your two heroes together beat { $monster_the }
           *[no] { $seat } beats { $monster_the } with both heroes
        }
       *[other] { $seat_you ->
            [yes] Your { $hands } hero beats { $monster_the }
           *[no] { $seat } beats { $monster_the } with the { $hands } hero
        }
    }{ $coins ->
        [0] .
        [one] : { $coins } coin.
       *[other] : { $coins } coins.
    }
event-lost =
    { $hands ->
        [both] { $seat_you ->
            [yes] Your two heroes together fail against { $monster_the }.
           *[no] { $seat } fails against { $monster_the } with both heroes.
        }
       *[other] { $seat_you ->
            [yes] Your { $hands } hero fails against { $monster_the }.
           *[no] { $seat } fails against { $monster_the } with the { $hands } hero.
        }
    }
event-kept =
    { $seat_you ->
        [yes] You set { $monster_the } aside.
       *[no] { $seat } sets { $monster_the } aside.
    }
event-placed =
    { $seat_you ->
        [yes] You put { $monster_the } under { $hero_the }: { $skill } +{ $n }.
       *[no] { $seat } puts { $monster_the } under { $hero_the }: { $skill } +{ $n }.
    }
event-declined =
    { $seat_you ->
        [yes] You face neither the dungeon lord nor the dragon.
       *[no] { $seat } faces neither the dungeon lord nor the dragon.
    }
event-boss-won =
    { $seat_you ->
        [yes] You beat { $boss_the }
       *[no] { $seat } beats { $boss_the }
    }{ $coins ->
        [one] : { $coins } coin.
       *[other] : { $coins } coins.
    }
event-boss-lost =
    { $seat_you ->
        [yes] You fail against { $boss_the }.
       *[no] { $seat } fails against { $boss_the }.
    }
event-count =
    { $seat_you ->
        [yes] You
       *[no] { $seat }
    }: { $monsters } from monsters, { $boss } from the final fight, { $failures } for failures, { $total } in all.
event-winners =
    { $seats_count ->
        [one] { $seats_you ->
            [yes] You win!
           *[no] { $seats } wins!
        }
       *[other] The victory is shared: { $seats }.
    }

## Why not

why-draft-turn =
    { $seat_you ->
        [yes] It is your turn to choose a hero.
       *[no] { $seat } is choosing a hero.
    }
why-draft-hero = Choose a hero first.
why-draft-gone = That hero has been taken.
why-already-ready = You are already ready.
why-only-ready = Between two rounds you can only say that you are ready, or pause the game once.
why-countdown = The monsters are not revealed yet.
why-claim-unknown = That hero or that monster is not on the table.
why-claim-owner = That hero is not yours.
why-claim-finished = You are done for this round.
why-claim-used =
    { $hand ->
        [left] Your left hero is already committed: it cannot be called back or sent elsewhere.
       *[right] Your right hero is already committed: it cannot be called back or sent elsewhere.
    }
why-claim-held =
    { $seat_you ->
        [yes] You are already attacking { $monster_the }.
       *[no] { $seat } is already attacking { $monster_the }. Your hero is free to try another monster.
    }
why-claim-locked =
    { $hand ->
        [left] Your left hand came down too early and is locked for a moment.
       *[right] Your right hand came down too early and is locked for a moment.
    }
why-claim-late = Too late: time is up for this round.
why-attack-only = During the attack you can only send heroes or say that you are done.
why-not-turn =
    { $seat_you ->
        [yes] You cannot do that on your turn.
       *[no] It is { $seat }’s turn.
    }
why-assign-order = Send or hold back the left hero first, then the right one.
why-place-fixed = A card that has been placed stays where it is.
why-place-skill = The card of { $monster_the } does not give { $skill }.
why-place-card = Place { $monster_the } first.
why-final-one = You have chosen, and you get only one try.
why-final-what = Choose the dungeon lord, the dragon or neither.

## Clocks

clock-draft = Time to choose a hero
clock-sides = Time to choose left and right
clock-ready = The round begins in
clock-countdown = The monsters are revealed in
clock-round = Time left to attack
clock-settle = Settling who came first
clock-close = Last attacks coming in
clock-gains = Time to place the gains
clock-final = Time to choose the final fight

## Options

option-mode = Mode
    .help = How players decide who attacks which monster.
option-mode-arrival = Race
    .help = Real time: attacks count in the order in which they arrive.
option-mode-fair = Fair race
    .help = Real time: slow connections are compensated, by up to 200 milliseconds.
option-mode-snake = In turns
    .help = No hurry: each player in turn sends one hero, then the other in reverse order.
option-mode-secret = In secret
    .help = Everyone assigns both heroes in secret, then all are revealed at once.
option-timer = Time for the attack
    .help = How many seconds the attack of a round lasts in a race.
option-timer-0 = no limit
option-timer-n =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
option-limits = Other time limits
    .help = Limits for choosing heroes, getting ready, placing gains and the final fight.
option-limits-auto = by mode
    .help = Limits in a race, none in turns or in secret.
option-limits-on = on
    .help = Run out of time and the choice is made for you.
option-limits-off = off
    .help = Take your time.
option-neutral = Neutral third seat
    .help = A bot that cannot win joins two players.
option-neutral-on = with a third seat
    .help = Six monsters a round, and a rival for both.
option-neutral-off = without
    .help = Four monsters a round, for the two of you alone.
option-trial = Alone you play the time trial, which is a race. Choose a race or a fair race as the mode, or add bots.

## The match of the day

daily-what = Time trial
    .help = No rivals, only the clock: nine rounds of four monsters, with 8 seconds to send your heroes, later 6, then 5. Your result is the coins you end with.

## Bots

bot-random = Random
    .help = Makes any legal move at random.
bot-easy = Easy
    .help = Slow to react and often wrong.
bot-normal = Normal
    .help = A steady opponent.
bot-hard = Hard
    .help = Quick, plans ahead and leaves you little.

## Scores

score-monsters = Monsters
score-boss = Final fight
score-failures = Failures

## The table as text

board-round = Round { $round } of { $rounds }, level { $level }: { $phase }
board-heroes = Heroes on offer
board-monsters = Monsters: needs, gains, attackers
board-players = Players
board-you = You
board-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
board-failures =
    { $n ->
        [one] { $n } failure
       *[other] { $n } failures
    }
board-finished = done
board-neutral = neutral
board-beats-alone = beats it
board-beats-both = only both together beat it
board-beats-no = cannot beat it
board-pending = waiting ({ $hand })
board-mark-melee = Me
board-mark-ranged = Ra
board-mark-magic = Ma
board-mark-stealth = St
board-mark-rune = rune

## What happened since your last decision

recap-won =
    { $seat_you ->
        [yes] You beat { $monsters_the }
       *[no] { $seat } beats { $monsters_the }
    }{ $coins ->
        [0] .
        [one] : { $coins } coin.
       *[other] : { $coins } coins.
    }
