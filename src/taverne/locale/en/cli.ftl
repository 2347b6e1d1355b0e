### What the terminal says: commands, mistakes, play by lines and on the screen, logs, odds.

## Commands of the line mode, in every spelling

command-help = help ? h
command-quit = quit q exit
command-undo = undo u
command-why = why
command-rules = rules rule /
command-table = table t show

## Mistakes

cli-perhaps = Did you mean “{ $word }”?
cli-unknown-game = There is no game “{ $game }”. The games are: { $known }.{ $perhaps }
cli-no-game = Which game? Name one of { $known }, or go on with a match by --resume FILE.
cli-option-form = --option takes KEY=VALUE, and “{ $text }” is none. `taverne games` lists the options.
cli-option-twice = Option { $option } is given twice: keep one.
cli-seats-form = “{ $text }” cannot sit down: a seat is human, human:NAME, bot or bot:LEVEL, with commas between.{ $perhaps }
cli-resume-pinned = A resumed match keeps the seats, options and seed of its log: leave { $argument } out.
cli-resume-other = { $path } is a match of { $game }: name that game or none.
cli-resume-over = The match in { $path } is over. To see it again: { $command }
cli-box-bad =
    { $count ->
        [one] The box file has a mistake; put it right and try again.
       *[other] The box file has { $count } mistakes; put them right and try again.
    }
cli-log-bad = The log: { $reason }
cli-defect = The rules failed here, which is a defect of Taverne; please report it with the log. { $reason }
cli-system = { $path }: { $reason }. Check the path and its permissions.
cli-stopped = Stopped.
cli-open = The tavern is open at { $address } (Ctrl-C closes it; nothing is lost).
cli-serve-bad = The tavern cannot open: { $reason }
cli-interrupted = Interrupted. Everything up to the last decision is in { $path }. To go on: { $command }
cli-rules-unknown = No rule says “{ $query }”. Give an id such as DR-057, or words that occur in it.{ $perhaps }

## Play by lines

cli-welcome = Answer with a number or a notation; help lists the commands. The dice are fixed by a seed whose fingerprint is { $commitment }.
cli-help =
    A number takes that option; so does its notation, written behind it.
    why NOTATION      why it is allowed or not, with the rule
    undo              take back your latest decision, as far as that goes
    rules ID|WORDS    look up rules; without anything, the rule behind the question
    table             show the table again
    quit              leave; the match is kept and can be resumed
    Over a pipe, a number before a notation (1200 claim left I-03) is the time in milliseconds since a race began, and a blank line lets time pass until something happens. With several players at one keyboard, @NAME in front says who answers.
cli-clock = { $clock }: { $seconds } s
cli-turn = { $name } is asked.
cli-curtain = Pass the keyboard to { $name }; nobody else looks.
cli-press-enter = Press Enter when you are alone with it.
cli-nobody = Nobody called { $name } plays at this keyboard.
cli-number =
    { $most ->
        [0] Nothing is numbered now.
       *[other] { $number } is none of the options 1 to { $most }.
    }
cli-try-help = `help` lists what can be typed.
cli-undone = Taken back.
cli-why-what = Why what? Write a number or a notation behind it.
cli-allowed = Nothing speaks against it.
cli-rules-none = No rule says that.
cli-rules-more =
    { $n ->
        [one] … and one more; add a word to narrow it down.
       *[other] … and { $n } more; add a word to narrow it down.
    }
cli-result = The match is over.
cli-seed = Seed { $seed }, as committed to at the start by { $commitment }.
cli-kept = The log is in { $path }. To check it: { $command }
cli-saved = The match is saved in { $path }. To go on: { $command }
cli-campaign-on =
    { $n ->
        [one] The campaign goes on after { $n } game. To play the next one:
       *[other] The campaign goes on after { $n } games. To play the next one:
    }
cli-campaign-won =
    { $n ->
        [one] The campaign is won after { $n } game.
       *[other] The campaign is won after { $n } games.
    }
cli-campaign-lost =
    { $n ->
        [one] The campaign is lost after { $n } game.
       *[other] The campaign is lost after { $n } games.
    }
cli-campaign-game = { $path } is a campaign of { $game }: name that game or none.
cli-campaign-gone = There is no campaign in { $path } any more, so that this match cannot be entered there.

## The screen

screen-options = What you can do
screen-log = What happened
screen-players = Players
screen-waiting = Waiting for { $names }.
screen-over = The match is over. q leaves.
screen-default = Space: { $action }
screen-hand = Hero selected: { $hand } (Tab changes)
screen-actor = { $name } answers (p changes)
screen-clock = { $clock } { $seconds } s
screen-last = Last seconds: { $seconds }!
screen-help =
    Small letters on the cards send the left hero, capital letters the right one.
    Digits 1 to 0 send the hero selected with Tab (on AZERTY also without Shift); a click on a card does the same.
    Arrows and Enter choose from the list; so does a digit where no cards are in play.
    Space gives the answer named below the list: done, pass, ready.
    u takes back, / looks up rules, ? shows this, q leaves; the match is kept.
screen-help-areas =
    Tab shows the next part of the table; Page Up and Page Down move within it.
    Arrows and Enter choose from the list; so does a digit.
    Space gives the answer named below the list: done, pass.
    u takes back, / looks up rules, ? shows this, q leaves; the match is kept.
screen-rules = Rules: an id, or words. Escape closes.
screen-close = Escape closes.
screen-curtain = Pass the keyboard to { $name }. Enter shows the table.
screen-key-help = Help
screen-key-rules = Rules
screen-key-undo = Undo
screen-key-hand = Other hero
screen-key-area = Next part of the table
screen-key-quit = Leave

## Games, boxes, rules

games-seats = Players: { $seats }
games-options = Options (--option key=value):
games-option = { $key }={ $value }  { $name }: { $help }
games-bots = Opponents:
games-example = To play: { $command }
box-good = { $file } is a valid box (fingerprint { $fingerprint }).
box-same = { $file } is valid and changes nothing: it has the values of the usual box (fingerprint { $fingerprint }).
box-use = To play with it: { $command }

## Simulations

sim-head =
    { $games ->
        [one] { $game }: { $games } game ({ $options })
       *[other] { $game }: { $games } games ({ $options })
    }
sim-speed = { $decisions } decisions in { $seconds } s: { $rate } a second
sim-columns = seat  bot                wins     share  mean score
sim-failure = Game { $game } (seed { $seed }) broke: { $error }
sim-errors =
    { $n ->
        [one] { $n } game broke.
       *[other] { $n } games broke.
    }

## Logs

replay-keys = Enter: next, b: back, t: table, a number: that entry, q: leave
replay-undo = { $name } takes back, to after { $position } decisions
replay-refused = { $name } @{ $at } ms: { $action }: refused. { $why }
replay-end = The match is over.
replay-cut =
    { $bytes ->
        [one] The last line was interrupted: { $bytes } byte is left out.
       *[other] The last line was interrupted: { $bytes } bytes are left out.
    }
replay-verify-cut = { $file }: every whole line holds, but the last one was interrupted ({ $bytes } bytes). `{ $command }` cuts it off and goes on.
replay-holds = { $file }: all { $entries } entries hold; { $decisions } decisions, played again, give the same match.
replay-seed = Every roll and draw follows from seed { $seed }, which fits the commitment { $commitment }.
replay-finished = The match is finished.
replay-unfinished = The match is not finished yet.

## Odds

odds-none = { $game } offers no odds.
odds-number = { $field } is a number from { $low } to { $high }.
odds-value = “{ $field }” is not given in this way.
odds-field = A question has no “{ $field }”. It has { $known }.
odds-field-lang = language of all that is shown
odds-field-box = a file with the values of your own copy
