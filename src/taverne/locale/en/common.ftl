### What every game and every way to play it share: lists, seats, refusals of the engine, mistakes in options.

## Lists and people

list-comma = { $head }, { $next }
list-and = { $head } and { $last }
seat-you = you
seat-chance = chance
seat-clock = the clock
seat-human = Player
seat-human-n = Player { $n }
kind-human = human
kind-bot = bot, { $level }

## Buttons that many games share

action-pass = Pass
action-enough = Enough
action-expire = Time is up: { $a }
    .args = clock

## What happened

event-decided =
    { $seat_you ->
        [yes] You have decided.
       *[no] { $seat } has decided.
    }

## Why not

why-not-asked = You are not asked anything now.
why-not-offered = That is not among what you are offered now.
why-match-over = The match is over.
why-already-decided = You have already decided.
why-undo-over = The match is over: nothing can be taken back any more.
why-undo-nothing = There is nothing of yours to take back.
why-undo-final = That decision stands: it cannot be taken back.
why-undo-shown = Your decision has shown something; all must agree to go back.
why-undo-chance = Chance or the clock has spoken since you decided; all must agree to go back.
why-undo-other = Somebody else has decided since; all must agree to go back.
why-undo-far = You can go back only to just before your latest decision, unless all agree.
why-notation = “{ $text }” is not the notation of any action.

## Options

option-bad =
    { $expected ->
        [flag] Option { $option }: “{ $value }” does not go; say on or off.
        [number] Option { $option }: “{ $value }” does not go; give a number from { $low } to { $high }{ $also_count ->
            [0] {""}
           *[other] , or { $also }
        }.
        [text] Option { $option } does not go: it is a text of at most { $high } characters.
       *[word] Option { $option }: “{ $value }” does not go; choose one of { $choices }.
    }
option-unknown =
    { $known_count ->
        [0] There is no option { $option }: this game has none.
       *[other] There is no option { $option }. Options are { $known }.
    }
option-seats =
    { $seats ->
        [one] { $seats } player is not a number for this game; it seats { $known }.
       *[other] { $seats } players is not a number for this game; it seats { $known }.
    }
campaign-none = With these options no campaign of { $game } begins.
campaign-over =
    { $standing ->
        [won] This campaign is over: it was won.
        [over] This campaign is over: its last match was played.
        [left] This campaign is over: it was given up.
       *[other] This campaign is over: it was lost.
    }
campaign-stay = A game of { $game } cannot be given up.
campaign-other =
    { $known_count ->
        [0] That is not the next match of this campaign.
       *[other] That is not the next match of this campaign; choose { $known }.
    }
campaign-choose = The next match of this campaign is yours to choose: { $known }.
bot-unknown = There is no computer opponent “{ $bot }”. There are { $known }.
bot-none = No computer opponent is named to play. There are { $known }.
bot-no-class = There is no class of bots at “{ $bot }”: give a class that inherits taverne.Bot.
bot-not-loaded = The bot at “{ $bot }” cannot be loaded: { $error }.
tournament-entrants = A tournament needs two or more different computer opponents.
value-on = on
value-off = off

## Rules

rule-ruling = decision of the house
rule-cited = { $id }: { $text }
