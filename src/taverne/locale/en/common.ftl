### What every game and every way to play it share: lists, seats, refusals of the engine, mistakes in options.

## Lists and people

list-comma = { $head }, { $next }
list-and = { $head } and { $last }
list-or = { $head } or { $last }
decimal-mark = .
per-cent = { $n }%
seat-you = you
seat-chance = chance
seat-clock = the clock
seat-human = Player
seat-human-n = Player { $n }
kind-human = human
kind-bot = bot, { $level }

## Buttons that many games share

action-pass = Pass
action-enough = That is all
action-expire = Time is up: { $a }
    .args = clock

## What happened

event-decided =
    { $seat_you ->
        [yes] You have decided.
       *[no] { $seat } has decided.
    }
event-played-anew =
    { $n ->
        [0] Everybody agreed to begin again under today’s rules (version { $rules }).
       *[other] Everybody agreed to continue from here under today’s rules (version { $rules }).
    }

## Why not

why-not-asked = This is not your decision right now.
why-not-offered = You cannot do that now.
why-lesson = { $text }
why-match-over = The game is over.
why-already-decided = You have already decided.
why-undo-over = The game is over: nothing can be undone.
why-undo-nothing = You have nothing to undo.
why-undo-final = That decision is final: it cannot be undone.
why-undo-shown = Your decision has revealed something; everyone must agree before it is undone.
why-too-early = Too early: the cards have not been revealed yet.
why-undo-chance = Dice, cards or the clock have come into play since your decision; everyone must agree before it is undone.
why-undo-other = Somebody else has played since; everyone must agree before you undo.
why-undo-window = Others may be deciding; wait a moment before you undo.
why-undo-far = You can undo only your latest decision, unless everyone agrees.
why-notation = “{ $text }” is not a move in this game.
why-not-an-action = That is not a move in this game.
why-stale = The game had moved on before your answer arrived. Nothing was changed.
why-not-your-seat = That seat is not yours.
why-not-started = The game has not begun yet.
why-too-fast = Too many answers at once: some were dropped.
why-too-many = That was a little fast. Wait a moment and try again.
why-too-large = That is too long to send.
why-not-readable = The server could not read that.
why-no-vote = There is nothing to vote on.
why-vote-open = A vote is already under way.
why-no-pace = No speed can be set here.
why-pace-unknown = There is no such speed.
why-chat-empty = Write something first.
why-not-saved = Your move could not be saved, so it was not played. Try again.
why-unreadable = This match cannot be continued here, only read line by line.
why-broken-rule = The rules failed here: this is a bug in Taverne. Please report it.
why-server-error = Something went wrong on the server. Try again.
why-no-table = There is no such table.
why-paused = The race is paused until everyone has had time to come back.

## Options

option-bad =
    { $expected ->
        [flag] “{ $named }” is either on or off.
        [number] “{ $named }” must be a number from { $low } to { $high }{ $also_count ->
            [0] {""}
           *[other] , or { $also }
        }.
        [text] “{ $named }” is too long: at most { $high } characters.
       *[word] “{ $named }” must be one of these: { $choices_named }.
    }
option-unknown =
    { $known_count ->
        [0] This game has no options, so no “{ $option }” either.
       *[other] This game has no option “{ $option }”. Its options: { $named }.
    }
option-seats =
    { $seats ->
        [one] This game cannot be played by { $seats } player; possible numbers: { $known }.
       *[other] This game cannot be played by { $seats } players; possible numbers: { $known }.
    }
campaign-none = With these options, this game has no campaign.
campaign-over =
    { $standing ->
        [won] This campaign is over: you won it.
        [over] This campaign is over: its last game has been played.
        [left] This campaign is over: it was given up.
       *[other] This campaign is over: you lost it.
    }
campaign-stay = A game of this campaign cannot be given up.
campaign-other =
    { $known_count ->
        [0] That is not the next game of this campaign.
       *[other] That is not the next game of this campaign; choose { $known }.
    }
campaign-choose = Choose the next game of this campaign: { $known }.
bot-unknown = There is no bot “{ $bot }”. Choose from { $known }.
bot-none = Name a bot. Choose from { $known }.
bot-no-class = “{ $bot }” is not a class of bots: give a class that inherits from taverne.Bot.
bot-place = “{ $bot }” does not name a class: give MODULE:CLASS.
bot-many =
    { $players ->
        [one] Bots named: { $bots }, for one player; leave some out.
       *[other] Bots named: { $bots }, for { $players } players; leave some out.
    }
bot-not-loaded = The bot “{ $bot }” cannot be loaded: { $error }.
tournament-entrants = A tournament needs at least two different bots.
value-on = on
value-off = off

## Lessons

lesson-else = That is allowed, but right now the lesson is about something else.
lesson-step = { $step }/{ $of }
lesson-press = Now: { $answers }.
lesson-free = Do whatever you like.
lesson-over = The lesson is over.

## Rules

rule-ruling = house ruling
rule-cited = { $id }: { $text }

## The story of a match

story-title = The story of the match
story-round = Round { $round }
story-round-of = Round { $round }, { $seat_you ->
        [yes] your turn
       *[no] { $seat }’s turn
    }
story-axis = { $round }
story-start = Before the first round
story-end = End
story-end-played = The game was played to the end.
story-win = { $n }%
story-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
story-chances = Chance of winning
story-chances-points = Expected points
story-course = How it went
story-made-of = Where the points came from
story-luck = Luck
story-luck-help = How much better or worse than average the dice and draws were for each player.
story-play = Own play
story-play-help = Each player’s answers, measured against those of a good bot.
story-others = Others’ play
story-others-help = What the other players’ good and bad answers gained or cost this player.
story-unclear = too close to call (± { $error })
story-unclear-help = Too close to call: the figure is less than twice its margin of error and may be no more than noise.
story-give-or-take = { $n } ± { $error }
story-turning = Turning points
story-turning-none = No single moment decided this match.
story-lucky = Strokes of luck
story-lucky-none = No roll or draw stands out.
story-mistakes = Where there was a better answer
story-mistakes-none = No answer stands out as a mistake.
story-gave = { $seat_you ->
        [yes] Your answer: { $action }
       *[no] { $seat } answered: { $action }
    }
story-better = Better: { $action } (+{ $gain })
story-did = { $seat_you ->
        [yes] You: { $worth }
       *[no] { $seat }: { $worth }
    }
story-scores = { $seat_you ->
        [yes] You end with { $n }.
       *[no] { $seat } ends with { $n }.
    }
story-cut = Time ran out before every moment could be examined.
story-how = Continuations played out by good bots: { $n }. Only differences larger than twice their margin of error are shown.
story-reckoning = Working out luck and play, roll by roll and answer by answer. This can take a minute or two.
story-ahead = { $n ->
    [one] One other story comes first.
   *[other] { $n } other stories come first.
}
story-running = This match is not over yet. Its story will appear here when it is.
story-running-bots = This match between bots is not over yet: they play only while somebody is watching. Its story will appear here when it is over.
story-named = { $name }: { $what }
story-luck-or-play = Luck or play?
story-table = The figures as a table
story-look = See it in the replay
story-learn = Learn from it
story-learn-help = { $n ->
    [one] One of your answers could have been better. What would you do now?
   *[other] { $n } of your answers could have been better. What would you do now?
}
story-learn-begin = Ask me again
story-learn-again = Start again
story-learn-number = { $n } of { $of }.
story-learn-next = Next
story-learn-show = Show me what was better
story-learn-first = There was a better answer. Look for it yourself first.
story-learn-good = { $action }: yes, that is better ({ $gain } more).
story-learn-same = { $action }: that is what you did in the match. Try another.
story-learn-other = { $action }: not one of the best answers. Try another.
story-learn-done = Right first time: { $n } of { $of }.
story-failed = The story of this match could not be told.

## What would you do?

hint-title = What a good bot would do
hint-ask = What would you do?
hint-asking = Thinking…
hint-none = There is no advice to give here.
hint-unrated = If you ask for advice, the match is not rated.
hint-win = Chance of winning: { $n }%{ $error ->
    [0] {""}
   *[other] {" "}(± { $error })
}.
hint-points = Expected points: { $n }{ $error ->
    [0] {""}
   *[other] {" "}(± { $error })
}.
hint-figure = { $figure }: { $n ->
    [0] unchanged
   *[other] +{ $n }
} on average by the end of the turn, { $more } more than with the other answers.
hint-spared = { $figure }: { $n } lost on average by the end of the turn, { $more } less than with the other answers.
hint-mostly =
    { $figure }: { $n } more by the end of the turn; { $percent ->
        [100] a gain every time it was tried.
       *[other] a gain in { $percent }% of cases.
    }
hint-at-once = At once: { $changes }.
hint-change = { $what } { $n }
hint-same = It hardly matters here: the next answer is about as good.
hint-as-good = About as good as the first answer.
hint-later-win = Nothing to show for it this turn, but your chance of winning is { $n }% higher than with the next answer.
hint-later-points = Nothing to show for it this turn, but in the end { $n ->
    [one] { $n } point
   *[other] { $n } points
} more than with the next answer.
hint-behind-win = Your chance of winning is { $n }% lower than with the first answer.
hint-behind-points = In the end, { $n ->
    [one] { $n } point
   *[other] { $n } points
} fewer than with the first answer.
why-hints-off = This table was set up without hints.
hint-allowed = Players may ask what a good bot would do
hint-allowed-help = A match in which somebody asks for advice is not rated.

## The match of the day

daily-title = The match of the day
daily-help = One match a day, the same for everybody: same cards, same dice. A new one starts at midnight UTC.
daily-play = Play today’s match
daily-on = Continue your match
daily-players = { $n ->
    [0] Nobody has started it yet.
    [one] { $n } player has started it.
   *[other] { $n } players have started it.
}
daily-who = Player
daily-score = Score
daily-replay = Replay { $name }’s match
daily-after = You will see the others’ results once you have played.

## Puzzles

puzzle-title = Puzzles
puzzle-goal = { $want } by the end of the turn, with a chance of at least { $percent }%. What do you do?
puzzle-goal-sure = { $want } by the end of the turn, almost certainly. What do you do?
puzzle-how = After your answer, good bots play the turn to its end, for you and for the others.
puzzle-share = This reaches the goal in { $percent }% of cases.
puzzle-solved = Solved!
puzzle-again = Not yet. Try another answer.
puzzle-next = Next puzzle
puzzle-stars = { $n } of 3 stars
