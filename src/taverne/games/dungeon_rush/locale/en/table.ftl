### What is said at the table of Dungeon Rush: prompts, buttons, events, refusals, options. Names and rules have files of their own.

## Words that stand in other sentences

hand-left = left
hand-right = right
target-lord = lord
    .the = the lord
target-dragon = dragon
    .the = the dragon

## Phases

phase-draft = Choice of heroes
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
prompt-sides = On your left stands { $left_the }, on your right { $right_the }. Leave them so?
prompt-ready = Ready for round { $round }?
prompt-paused = The game is paused before round { $round }. Say when you are ready to go on.
prompt-countdown = Round { $round } is about to begin: hands off the table!
prompt-attack = Send your heroes before the others send theirs!
prompt-turn = Send a hero to a monster, or pass.
prompt-assign-left = Where does your left hero go? Nobody sees it yet.
prompt-assign-right = Where does your right hero go? Nobody sees it yet.
prompt-place = You have beaten { $monster_the }: which hero takes the gain of { $n }?
prompt-place-rune = You have beaten { $monster_the }, which carries a rune: which skill of which hero grows by { $n }?
prompt-final = The final fight: the lord, the dragon or neither? Both heroes fight together, and you have one try.

## Buttons

action-hero = Take { $a_the }
    .args = hero
action-keep =
    { $count ->
        [0] Leave them so
       *[other] Lay { $a_the } aside, for its coins only
    }
    .args = monster
action-swap = Swap left and right
action-ready = Ready
action-pause = Pause the game
action-early = Lay the { $a } hand down too early
    .args = hand
action-claim = Send the { $a } hero to { $b_the }
    .args = hand monster
action-done = Done for this round
action-pass = Pass
action-hold = Keep the { $a } hero back
    .args = hand
action-place = Lay { $a_the } under the { $b } hero: { $c }
    .args = monster hand skill
action-decline = Fight neither
action-fight = Fight { $a_the }
    .args = target

## What happened

event-bosses = Down in the dungeon wait { $lord_the } and { $dragon_the }.
event-first =
    { $seat_you ->
        [yes] You are first player.
       *[no] { $seat } is first player.
    }
event-drafted =
    { $seat_you ->
        [yes] You take { $hero_the }.
       *[no] { $seat } takes { $hero_the }.
    }
event-drafted-by-lot =
    { $seat_you ->
        [yes] Your time is up: the lot gives you { $hero_the }.
       *[no] { $seat } runs out of time: the lot gives { $hero_the }.
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
            [yes] You come first.
           *[no] { $seat } comes first.
        }
        [2] Round { $round }, level II. { $seat_you ->
            [yes] You come first.
           *[no] { $seat } comes first.
        }
       *[other] Round { $round }, level III. { $seat_you ->
            [yes] You come first.
           *[no] { $seat } comes first.
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
           *[no] Too early: the left hero of { $seat } is locked for a moment.
        }
       *[right] { $seat_you ->
            [yes] Too early: your right hero is locked for a moment.
           *[no] Too early: the right hero of { $seat } is locked for a moment.
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
        [yes] You are ahead of { $seat } at { $monster_the }.
       *[no] { $seat_you ->
            [yes] { $other } is ahead of you at { $monster_the }: your { $hand } hero does not fight there.
           *[no] { $other } is ahead of { $seat } at { $monster_the }.
        }
    }
event-left = Nobody has attacked { $monster_the }.
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
        [yes] You lay { $monster_the } aside.
       *[no] { $seat } lays { $monster_the } aside.
    }
event-placed =
    { $seat_you ->
        [yes] You lay { $monster_the } under { $hero_the }: { $skill } +{ $n }.
       *[no] { $seat } lays { $monster_the } under { $hero_the }: { $skill } +{ $n }.
    }
event-declined =
    { $seat_you ->
        [yes] You face neither the lord nor the dragon.
       *[no] { $seat } faces neither the lord nor the dragon.
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
        [yes] It is for you to choose a hero now.
       *[no] { $seat } is choosing a hero now.
    }
why-draft-hero = What is asked for now is a hero.
why-draft-gone = That hero is not on offer any more.
why-already-ready = You have already said that you are ready.
why-only-ready = This is the moment between two rounds: all you can do is be ready, or pause the game once.
why-countdown = The monsters are not revealed yet.
why-claim-unknown = There is no such hero or no such monster on the table.
why-claim-owner = That hero is not yours.
why-claim-finished = You are done for this round.
why-claim-used =
    { $hand ->
        [left] Your left hero is already committed and can neither be called back nor sent elsewhere.
       *[right] Your right hero is already committed and can neither be called back nor sent elsewhere.
    }
why-claim-held =
    { $seat_you ->
        [yes] You already attack { $monster_the }.
       *[no] { $seat } already attacks { $monster_the }. Your hero is free to try another monster.
    }
why-claim-turn = It is not your turn to send a hero.
why-claim-locked =
    { $hand ->
        [left] Your left hand was too early and is still locked for a moment.
       *[right] Your right hand was too early and is still locked for a moment.
    }
why-claim-late = Too late: the time of this round is up.
why-attack-only = During the attack you can only send heroes or end your part in it.
why-not-turn =
    { $seat_you ->
        [yes] It is your turn, but not for that.
       *[no] It is the turn of { $seat }.
    }
why-assign-order = First the left hero is sent or kept back, then the right one.
why-place-fixed = What has been placed stays where it is.
why-place-skill = The card of { $monster_the } does not bring { $skill }.
why-place-card = The card to be placed now is { $monster_the }.
why-final-one = You have chosen, and there is only one try.
why-final-what = The choice is between the lord, the dragon and neither.

## Clocks

clock-draft = Time to choose a hero
clock-sides = Time to choose left and right
clock-ready = The round begins in
clock-countdown = The monsters are revealed in
clock-round = Time left to attack
clock-settle = A claim is being settled
clock-close = Last claims are coming in
clock-gains = Time to place the gains
clock-final = Time to choose the final fight

## Options

option-mode = Mode
    .help = How it is settled who attacks which monster.
option-mode-arrival = Race
    .help = Real time: claims count in the order in which they arrive.
option-mode-fair = Fair race
    .help = Real time: slow connections are made good, up to 200 milliseconds.
option-mode-snake = In turns
    .help = No hurry: one claim each in turn, then a second in reverse order.
option-mode-secret = In secret
    .help = Everybody assigns both heroes unseen, then all is shown at once.
option-timer = Time for the attack
    .help = How many seconds the attack of a round lasts in a race.
option-timer-0 = no limit
option-timer-n =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
option-limits = Time limits elsewhere
    .help = Limits for choosing heroes, getting ready, placing gains and the final fight.
option-limits-auto = as the mode
    .help = Limits in a race, none in turns or in secret.
option-limits-on = on
    .help = Whoever takes too long is decided for.
option-limits-off = off
    .help = Everybody may take their time.
option-neutral = Neutral third seat
    .help = Two players are joined by a bot that cannot win.
option-neutral-on = with it
    .help = Six monsters a round, and a rival for both.
option-neutral-off = without it
    .help = Four monsters a round, for the two of you alone.
option-trial = One player alone plays the time trial, which is a race: mode { $mode } does not go with it. Choose arrival or fair, or add bots.

## Computer opponents

bot-random = Random
    .help = Does anything that is allowed.
bot-easy = Easy
    .help = Slow to react, and often mistaken.
bot-normal = Normal
    .help = A steady opponent.
bot-hard = Hard
    .help = Quick, plans for the end and leaves you little.

## Scores

score-monsters = Monsters
score-boss = Final fight
score-failures = Failures

## The table as text

board-round = Round { $round } of { $rounds }, level { $level }: { $phase }
board-heroes = Heroes on offer
board-monsters = Monsters: what they need, what they bring, who attacks
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
board-pending = waiting ({ $hand })
board-mark-melee = Me
board-mark-ranged = Ra
board-mark-magic = Ma
board-mark-stealth = St
board-mark-rune = rune
