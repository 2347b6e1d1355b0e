### What the terminal says: commands, mistakes, play by lines and on the screen, logs, odds.

## Commands of the line mode, in every spelling

command-help = help ? h
command-quit = quit q exit
command-undo = undo u
command-why = why
command-rules = rules rule /
command-table = table t show
command-find = find f
command-hint = hint w what
command-bundle = all everything

## Mistakes

cli-perhaps = Did you mean “{ $word }”?
cli-unknown-game = There is no game “{ $game }”. The games are: { $known }.{ $perhaps }
cli-no-game = Which game? Name one of { $known }, or continue a game with --resume FILE.
cli-option-form = --option needs KEY=VALUE, not “{ $text }”. `taverne games` lists the options.
cli-set-form = --set needs KEY=VALUE,VALUE, not “{ $text }”. A key is an option (`taverne games` lists them) or a value from the box (TABLE.ID.FIELD).
cli-set-box = --set does not fit the box: { $place }: { $reason }
typed-option-bad =
    { $expected ->
        [flag] Option { $option } ({ $named }) cannot be “{ $value }”: use on or off.
        [number] Option { $option } ({ $named }) cannot be “{ $value }”: give a number from { $low } to { $high }{ $also_count ->
            [0] {""}
           *[other] , or { $also }
        }.
        [text] Option { $option } ({ $named }) is too long: at most { $high } characters.
       *[word] Option { $option } ({ $named }) cannot be “{ $value }”: choose from { $choices }.
    }
typed-option-unknown =
    { $known_count ->
        [0] There is no option { $option }: this game has none.
       *[other] There is no option { $option }. The options are { $known }.
    }
cli-option-twice = Option { $option } is given twice: keep one.
cli-seats-form = “{ $text }” is not a seat: write human, human:NAME, bot or bot:LEVEL, separated by commas.{ $perhaps }
cli-resume-pinned = A resumed game keeps the seats, options and seed of its log: leave out { $argument }.
cli-resume-box = This match keeps the box it began with ({ $own }); the values in “{ $box }” are not used.
cli-resume-other = { $path } is a game of { $game }: name that game or none.
cli-resume-over = The game in { $path } is over. To watch it again: { $command }
cli-box-bad =
    { $count ->
        [one] The box file has a mistake; correct it and try again.
       *[other] The box file has { $count } mistakes; correct them and try again.
    }
cli-log-bad = The log cannot be used: { $reason }
cli-defect = The rules failed here. This is a bug in Taverne; please report it with the log. { $reason }
cli-system = { $path }: { $reason }. Check the path and its permissions.
cli-system-plain = The computer reports: { $reason }.
cli-stopped = Stopped.
cli-open = The tavern is open at { $address } (Ctrl-C closes it; nothing is lost).
cli-serve-bad = The tavern cannot open: { $reason }
cli-interrupted = Interrupted. Everything up to the last decision is saved in { $path }. To continue: { $command }
cli-rules-unknown = No rule matches “{ $query }”. Try another word, such as “win”, “tie” or “turn”, or a number such as DR-057.{ $perhaps }

## Play by lines

cli-welcome-lesson = Answer with a number or a move; type help for the commands. The dice of this lesson are set in advance.
cli-welcome = Answer with a number or a move; type help for the commands. The dice follow from a seed whose fingerprint is { $commitment }.
cli-help =
    A number picks that choice; so does the move written after it.
    why MOVE          why it is allowed or not, with the rule
    undo              undo your latest decision, if that is possible
    rules ID|WORDS    look up rules; on its own, the rule behind the question
    find WORDS        show the choices that contain these words
    hint              what a good bot would do
    all               where the question offers it: several choices at once
    table             show the table again
    quit              leave; the game is kept and can be resumed
    Through a pipe, a number before a move (1200 claim left I-03) is the time in milliseconds since a race began, and a blank line lets time pass until something happens. With several players at one keyboard, @NAME in front says who answers.
cli-bundle = all: { $what }
cli-bundle-none = There is nothing to choose all at once here.
cli-recap = Since your last move:
cli-clock = { $clock }: { $seconds } s
cli-turn = { $name } to answer.
cli-curtain = Pass the keyboard to { $name }; everyone else, look away.
cli-press-enter = Press Enter when nobody else is looking.
cli-nobody = Nobody called { $name } plays at this keyboard.
cli-find-none = No choice contains “{ $text }”.
cli-number =
    { $most ->
        [0] There are no numbered choices now.
       *[other] There is no choice { $number }; choose from 1 to { $most }.
    }
cli-try-help = Type `help` for the commands.
cli-undone = Undone.
cli-why-what = Why what? Write a number or a move after it.
cli-allowed = You can do that.
cli-rules-none = No rule matches.
cli-rules-instead = { " " }Try: { $words }.
cli-rules-more =
    { $n ->
        [one] … and one more; add a word to narrow it down.
       *[other] … and { $n } more; add a word to narrow it down.
    }
cli-result = The game is over.
cli-result-none = The match was closed before its end, so there are no scores.
cli-seed = Seed { $seed }, as the fingerprint { $commitment } promised at the start.
cli-kept = The log is in { $path }. To check it: { $command }
cli-saved = The game is saved in { $path }. To continue: { $command }
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
cli-campaign-over =
    { $n ->
        [one] The campaign is over after { $n } game.
       *[other] The campaign is over after { $n } games.
    }
cli-campaign-game = { $path } is a campaign of { $game }: name that game or none.
cli-campaign-gone = There is no longer a campaign in { $path }, so this game cannot be recorded there.

## The screen

screen-options = What you can do
screen-log = What happened
screen-players = Players
screen-waiting = Waiting for { $names }.
screen-over = The game is over. q leaves.
screen-default = Space: { $action }
screen-thinking = A bot is thinking about it…
screen-bundle = e: { $what }
screen-seek = Find: { $text }▏ ({ $n } left; Enter takes the one marked, Escape shows all)
screen-typed = Number: { $text }▏
screen-hand = Hero selected: { $hand } (Tab to change)
screen-actor = { $name } answers (p: switch player)
screen-clock = { $clock } { $seconds } s
screen-last = Last seconds: { $seconds }!
screen-help-hands =
    Small letters on the cards send the left hero, capitals the right one. ✓ stands before the key of a hero who beats the monster, + between the two keys where only both heroes do.
    Digits 1 to 0 send the hero selected with Tab (on AZERTY also without Shift); a click on a card does the same.
    Arrows and Enter choose from the list, which shows the same keys.
    Space gives the answer named below the list; it never ends a turn while other moves are left.
    u undoes, / looks up rules, ? shows this, q leaves; the game is kept.
screen-help-list =
    Arrows and Enter choose from the list; so does its number (two digits in long lists, where f and letters narrow the list), or a click on a card that shows one.
    Space gives the answer named below the list; it never ends a turn while other moves are left.
    u undoes, / looks up rules, ? shows this, q leaves; the game is kept.
screen-help-areas =
    Tab shows the next part of the table; Page Up and Page Down scroll it.
    Arrows and Enter choose from the list; so does its number (two digits in long lists, where f and letters narrow the list).
    Space gives the answer named below the list; it never ends a turn while other moves are left.
    e gives several answers at once where the line below the list offers it.
    u undoes, / looks up rules, ? shows this, q leaves; the game is kept.
screen-rules = Rules: a number, or words. Escape closes.
screen-close = Escape closes.
screen-race-ready = The race continues where it stopped. Ready? Press Enter to start the clock.
screen-curtain = Pass the keyboard to { $name }. Enter shows the table.
screen-key-help = Help
screen-key-rules = Rules
screen-key-hint = What would you do?
screen-key-undo = Undo
screen-key-seek = Find
screen-key-hand = Other hero
screen-key-area = Next part of the table
screen-key-quit = Leave

## Games, boxes, rules

games-seats = Players: { $seats }
games-options = Options (--option key=value):
games-option = { $key }={ $value }  { $name }: { $help }
games-bots = Bots:
games-levels = Also, as in every game: { $same }
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
sim-speed =
    { $decisions ->
        [one] { $decisions } decision in { $seconds } s: { $rate } a second
       *[other] { $decisions } decisions in { $seconds } s: { $rate } a second
    }
sim-columns = seat  bot                wins     share  mean score
outcome-columns = bot                             wins        mean score   seats
sim-prompts =
    Seat 1 faces { $asked } questions a game; { $reached } of them would reach a person, { $share }% of those needlessly
    ({ $always }% if the table answered nothing by itself).
sim-failure = Game { $game } (seed { $seed }) crashed: { $error }
sim-errors =
    { $n ->
        [one] { $n } game crashed.
       *[other] { $n } games crashed.
    }

## Logs

cli-no-puzzles = { $game } has no puzzles yet.
cli-no-puzzle = There is no puzzle “{ $name }”; they are numbered 1 to { $most }.
cli-not-over = This match is not over yet: its story can be told only at the end.
replay-title = { $title } — { $n } of { $of }
replay-turn-of = { $turn }, { $name }
replay-begin = The match begins.
replay-key-back = Back
replay-key-next = Next
replay-key-turn-before = Previous turn
replay-key-turn-after = Next turn
replay-key-leave = Leave
menu-title = What shall we play?
menu-resume = Continue { $game }: { $names } ({ $when })
menu-new = { $game }. { $about }
menu-keys = A number, or arrows and Enter, choose; q leaves.
cli-resume-none = No match was left unfinished here: name a log, or begin a match with taverne play GAME.
replay-undo = { $name } goes back to decision { $position }
replay-anew =
    { $position ->
        [one] everyone agrees to continue under rules version { $rules } after { $position } decision; the lines above are shown as they were written
       *[other] everyone agrees to continue under rules version { $rules } after { $position } decisions; the lines above are shown as they were written
    }
replay-refused = { $name } @{ $at } ms: { $action }: refused. { $why }
replay-end = The game is over.
replay-cut =
    { $bytes ->
        [one] The last line was cut off: { $bytes } byte is left out.
       *[other] The last line was cut off: { $bytes } bytes are left out.
    }
replay-verify-cut =
    { $bytes ->
        [one] { $file }: every complete line is correct, but the last one was cut off ({ $bytes } byte). `{ $command }` removes it and continues.
       *[other] { $file }: every complete line is correct, but the last one was cut off ({ $bytes } bytes). `{ $command }` removes it and continues.
    }
replay-holds = { $file }: { $entries ->
        [0] the header is correct
        [one] the only entry is correct
       *[other] all { $entries } entries are correct
    }; { $decisions ->
        [0] no decision has been taken yet.
        [one] replaying the one decision gives the same match.
       *[other] replaying the { $decisions } decisions gives the same match.
    }
replay-seed = Every roll and draw follows from seed { $seed }, which matches the commitment { $commitment }.
replay-signed = It was signed by { $key } and has not changed since.
replay-signed-other = It was signed by { $key }, which is not the key you gave.
replay-signed-broken = Its signature does not match: this is not what { $key } signed.
replay-unsigned = It is not signed.
replay-finished = The match is finished.
replay-unfinished = The match is not finished yet.

## Odds

odds-none = There are no odds for this game.
odds-number = { $field } is a number from { $low } to { $high }.
odds-value = “{ $field }” cannot be given like that.
odds-field = Nothing here is called “{ $field }”. You can give: { $known }.
odds-field-lang = language of everything shown
odds-field-box = a file with the values of your own copy

# Why a log, a campaign or a box file is refused; { $told } is what another program said of it
cli-says = taverne: { $text }
cli-known = Choose from { $known }.
cli-from-late =
    { $most ->
        [one] { $path } has only { $most } entry: --from cannot be higher.
       *[other] { $path } has only { $most } entries: --from cannot be higher.
    }
cli-campaign-missing = There is no campaign in { $path } yet. To begin one there, name the game as well: { $known }.
cli-apart = { $head }; { $next }
cli-at = { $place }: { $reason }
cli-by-rule = { $reason } ({ $rule })
cli-log-line = { $path }, line { $line }
log-empty = the log is empty; it should begin with a header line
log-no-json = the header is not JSON ({ $told }); is this a Taverne log?
log-no-log = the header has no format version; is this a Taverne log?
log-format = format version { $found } is unknown; this program reads version { $known }
log-header = broken header: { $told }
log-game = unknown game { $name }; see `taverne games`
log-rules = played under rules version { $found } of { $name }, but this program has { $known }; use the version of Taverne it was played with
log-box = played with another box (fingerprint { $found }, here { $known }); give that box file with --box
log-header-sum = the header has been changed: its checksum does not match
log-public = the seed is not shown yet: this is the public log of a match in progress
log-seed = the seed is not the one committed to at the start
log-options = options and seats are not those of a match of this game
log-option = { $told }
log-cut = lines are missing: it was played on from a later point of another match
log-entry = not an entry of a log ({ $told })
log-order = entry { $found } is where entry { $known } should be; a line is missing or repeated
log-sum = the line has been changed: its checksum does not match
log-illegal = the rules do not allow it: { $told }
log-broken-rule = { $told }
log-differs = the replayed match differs here (state hash or result)
log-no-chance = nothing is left to chance here, yet the log says { $found }
log-dice = { $found } does not follow from the seed, which gives { $known }
log-undo = a step back that was not allowed
log-not-over = the log says the match is over, but it is not
log-nothing = an empty entry
log-anew = it continues here under other rules, from a position that is not valid: { $told }
log-unreadable = cannot be read: { $cause }
log-unwritable = cannot be written: { $cause }
log-full = cannot be written: { $cause }. Everything up to the last decision is safe; fix this, then continue with --resume
log-bot = there is no bot { $level } here; choose from { $known }
log-exists = there is already a log of that name; choose another
log-in-use = it is being played elsewhere; leave the match there first
campaign-no-record = not the record of a campaign: { $told }
campaign-format = a campaign of format { $found }; this version reads format { $known }
campaign-unsound = it holds something no match of this game could have left; was the file edited by hand?
box-kept = not a box of this game
box-missing-field = missing: add this field
box-missing-table = missing: add this table
box-missing-id = missing: say which one this is
box-twice = listed twice: keep one
box-no-file = no .toml file in this folder
box-unknown-id = unknown id: the ids are { $known }
box-unknown-id-near = unknown id: did you mean “{ $near }”?
box-unknown-id-many = unknown id: the ids go from { $first } to { $last }
box-unknown-table = unknown table: the tables are { $known }
box-unknown-table-near = unknown table: did you mean “{ $near }”?
box-unknown-field = unknown field: the fields are { $known }
box-unknown-field-near = unknown field: did you mean “{ $near }”?
box-form-table = write it as a table, { $form }
box-form-list = write each as { $form }, with its id
box-form-entry = write it as { $form }
box-id = an id is a text of letters, digits, - and _
box-source = leave it out: what you enter is marked as the owner’s
box-choice = expected one of { $known }
box-value = expected { $told }
box-types =
    { $type ->
        [int] a whole number
        [str] a text
        [bool] true or false
        [array] a list
       *[object] a table
    }
box-type = expected { box-types }{ $limit }
box-length = expected { box-types } of length { $length }
box-part-missing = object missing required field { $field }
box-part-unknown = object contains unknown field { $field }
box-invalid = invalid value { $told }
box-count = { $found } of them, expected { $wanted }
box-count-where = { $found } with { $fields }, expected { $wanted }
box-either = give either { $one } or { $other }, not both
box-no-such = the id { $name } is not in { $table }
box-same-id = expected different ids in { $tables }
box-not-text = not UTF-8 text at byte { $byte }: save it as UTF-8
box-too-deep = not valid TOML: nested too deeply
box-not-toml = not valid TOML: { $told }
box-empty = the file is empty: enter at least one table
box-unreadable = cannot be read ({ $cause }): check the path and its permissions

# What the system refuses
system-cause = { $cause }
system-enospc = no space left on the disk
system-edquot = your disk quota is used up
system-eacces = permission denied
system-eperm = not allowed
system-enoent = no such file or folder
system-eexist = it already exists
system-eisdir = it is a folder
system-enotdir = part of the path is not a folder
system-erofs = the disk is read-only
system-eio = the disk reported an error
system-enametoolong = the name is too long

# The command line: commands, arguments, and what its parser says (%(...)s and %s are its own)
args-usage = usage:
args-positional = positional arguments
args-options = options
args-commands = commands
args-command = COMMAND
args-game = GAME
args-query = ID|WORDS
args-help = show this help message and exit
args-required = the following arguments are required: %s
args-unrecognized = unrecognised arguments: %s
args-argument = argument %(argument_name)s: %(message)s
args-error = %(prog)s: error: %(message)s
args-value = invalid %(type)s value: %(value)r
args-one = expected one argument
args-at-most-one = expected at most one argument
args-at-least-one = expected at least one argument
args-some = expected this many arguments: %s
args-ignored = this takes no value: %r
args-ambiguous = ambiguous option: %(option)s could match %(matches)s
args-not-with = not allowed with argument %s
args-choice = invalid choice: { $value } (choose from { $known })
args-file = FILE
args-folder = DIR
args-url = URL
args-host = HOST
args-number = N
args-speed-of = X
args-seed = SEED
args-asked = ...
args-pair = KEY=VALUE
args-who = WHO,WHO
args-person = WHO
args-levels = LEVEL,LEVEL
args-whole = { $text } is not a whole number
args-seed-large = a seed has at most 38 digits
args-port = { $text } is not a port; ports go from 1 to 65535
args-days = { $text } is not a number of days from 0 to { $most }
args-no-key = { $text } is not a key: a key has 64 digits, 0 to 9 and a to f
args-positive = { $text } is not a whole number above 0
args-speed = { $text } is not a speed; 1 is real time, 0.5 half as fast
help-taverne = Four fantasy board games with all their rules: in a browser, a terminal or a program.
help-lang = language of everything shown (default: from LC_ALL or LANG)
help-version = show the version, and whether engine and games run compiled
cli-engine-compiled = compiled engine
cli-engine-plain = plain engine
help-game = one of: { $known }
help-option = see `taverne games`; may be repeated
help-own-box = a file with the values of your own copy
help-serve = the table in the browser
help-port = default: 8000
help-host = default: 127.0.0.1, this machine only
help-db = where games are kept (default: a file in your data folder)
help-redis = where several processes meet (default: a single process)
help-doctor = check that every match a server keeps can be read
help-repair = repair what can be repaired without losing anything
help-backup = copy everything a server keeps into one file, while it runs
help-backup-file = the backup file
help-restore = restore a backup
help-replace = overwrite everything that is there
help-serve-box = a file with the values of your own copy of a game; may be repeated
help-people = list who has used a server; ban somebody, or lift a ban
help-people-what = list, ban or unban
help-people-who = the id of a person; in a list, part of a name
help-people-reason = why; the person is told
help-close = end a match, or remove a table that is waiting for players
help-close-table = the id of the table
help-reports = list what players have reported about others
help-keys = the keys of a server: the one that signs records, and a new one for identities
help-keys-rotate = sign identities with a new key from now on
help-keys-days = for how many days the old key is still accepted (default 30; 0: not at all)
help-log = the log of a match
help-key = the public key that must have signed the log
args-what = list|ban|unban
args-text = TEXT
args-table = TABLE
args-key = KEY
help-games = what you can play: seats, options, bots
help-play = a game in this terminal
help-seats = human[:NAME] or bot[:LEVEL] for each, or a number of seats (default: you against bots)
help-seed = the same seed gives the same dice (default: a fresh one)
help-resume = continue a game from its log, or the latest one
help-record = where to keep the log (default: your data folder)
help-campaign = start a campaign kept in this file, or play its next game
help-plain = lines of text instead of a screen; the default through a pipe
help-speed = how fast the clock of a race runs; through a pipe it stands still unless this is given
help-ask-all = be asked everything, even where there is only one answer or nothing is at stake
help-simulate = many games between bots
help-players = how many players
help-bots = dealt around the table in turn (default: random)
help-how-many = default: 100
help-first-seed = default: 1
help-jobs = how many processes to use; the results are the same
help-rotate = move the bots on by one seat after each game
help-records = keep the log of every game there
help-json = print one JSON object
help-replay = step through a log, or check it
help-puzzle = puzzles from matches between good bots
help-puzzle-name = the number of a puzzle (all are listed if left out)
help-review = the story of a match: its course, luck and play, turning points
help-review-file = the log of a finished match
help-review-seconds = roughly how many seconds of processor time it may take
help-verify = only check that every line, roll and state is correct
help-their-box = the box file that the game was played with
help-from = begin at this entry
help-rules = the rules ledger, by number or by words
help-query = the whole ledger if left out
help-odds = the odds of a fight
help-asked = who against whom: `taverne odds GAME --help` says what the game asks for
help-box = check a file with the values of your own copy
help-check = the file to check

# Why the tavern cannot open
serve-setting = a setting of the server cannot be used: { $told }; see docs/server.md
serve-db-form = db={ $db }: expected a file, sqlite:///file or postgresql://user@host/name
serve-folder = { $path }: cannot be created ({ $cause }); give another place with --db
serve-port = { $place }: cannot be served ({ $cause }); choose another with --port or --host
serve-db-busy = { $path }: another server has this file open. Stop it, or give another file with --db.
serve-db-new = db={ $db }: a later version of Taverne has written it; install that version, or restore a backup
serve-db = db={ $db }: cannot be used: { $told }; see docs/server.md
serve-redis = redis={ $redis }: cannot be used: { $told }; see docs/server.md
system-eaddrinuse = something is already listening there
system-eaddrnotavail = this machine has no such address
system-econnrefused = connection refused
system-etimedout = no answer in time
system-enetunreach = that network cannot be reached
system-ehostunreach = that machine cannot be reached
system-no-name = that name cannot be found
system-tls = no answer over https, or a certificate that is not trusted
args-link = LINK
args-name = NAME
args-level = LEVEL
args-class = MODULE:CLASS
args-program = PROGRAM
args-hero = HERO
args-colour = COLOUR
args-place = PLACE
args-unit = UNIT
help-at = a table on a server: its link, as shown in the browser
help-name = the name to play under
help-watch = watch a match at a table on a server
help-bot = seat a bot, or a program of your own, at a table on a server
help-bot-level = one of the game’s bots: easy, normal, hard, best, or another of its levels
help-bot-class = a bot of your own: a class that inherits from taverne.Bot
help-bot-exec = any program: it reads questions as lines of JSON and writes an answer for each
help-bot-seed = the same seed gives the same luck (default: a fresh one)
cli-link-bad = “{ $link }” is not a link to a server. It looks like http://host:8000/t/some-table.
cli-link-table = “{ $link }” does not name a table. Copy the whole link from the browser: http://host:8000/t/some-table.
cli-house-refused = The server refuses. { $reason }
why-match-running = This match is not over yet.
why-seat-taken = Somebody was faster: that seat is taken.
why-table-full = Every seat at this table is taken.
why-table-busy = The table is busy. Try again in a moment.
why-table-elsewhere = This table is on another part of the server, which cannot be reached. Please tell the people who run it.
why-name-empty = A name needs at least one visible character.
why-foreign-host = This server does not answer to that name.
why-banned = You have been banned from this server: { $reason }
cli-house-no-table = There is no table at { $link }. Is the link complete?
cli-house-away = Nobody answers at { $link } ({ $reason }). Check the address, and that the server is running.
cli-house-strange = What answers at { $link } is not a Taverne server of this version. Check the address.
cli-line-lost = The server has stopped answering; trying again until it does. Ctrl-C stops.
cli-line-back = The server is back.
cli-sat-down = You have a seat at { $link }. The match begins once every seat is taken. Ctrl-C stops.
cli-watch-waits = The match at { $link } has not begun yet: it is waiting for players. Ctrl-C stops.
why-line-lost = The server does not answer. Try again once it is back.
cli-table-gone = The table at { $link } no longer exists.
cli-bot-refused = Refused: “{ $answer }”. { $reason } The first option is taken instead.
cli-bot-refused-more = Further refusals are only counted.
cli-program-talk = Not an answer, so ignored: “{ $line }”
cli-house-slow = The server did not answer in time. Check that it is running, then try again.
cli-no-seat = No seat is free at { $link }. To watch: taverne watch --at { $link }
cli-bot-one = Who is to play? Give one of --level, --class and --exec.
cli-exec-bad = “{ $command }” is not a command. Close its quotation marks, and give the program first.
cli-program-ended = { $program } ended (status { $status }) instead of answering; one of the server’s bots plays on.
cli-bot-broke = The bot { $bot } broke: { $error }. One of the server’s bots plays on.
cli-bot-sits = { $name } sits down at { $link }.
cli-bot-done = { $answers ->
    [one] One answer
   *[other] { $answers } answers
} given, { $refused } refused.
cli-at-pinned = { $argument } cannot be used with --at: the table is already set up on the server.
cli-left = You have left the table; your seat is kept. To continue: { $command }
args-varied = KEY=VALUE,VALUE
help-tournament = let bots play each other, every combination in every seat, and rate them
help-lab = vary options or values from the box and see what changes
help-mcp = tables for language models, over the Model Context Protocol
help-mcp-at = a server, or a table on it (default: a server of its own)
help-entrants = who takes part: levels, or MODULE:CLASS for bots of your own
help-keep = a file of results: games already in it are not played again
help-executor = where the games run: in processes on this machine, or on a Ray cluster
help-picture = write the ratings there as a picture (SVG)
help-set = an option of the game, or TABLE.ID.FIELD of its box; may be repeated
help-bots-equal = who plays, in turn around the table (default: normal)
help-page = write a page with charts there
cli-extra-missing = A part of Taverne is not installed: pip install "taverne[{ $extra }]"
cup-columns = bot                         rating          wins          mean score       seats
cup-pairs = How often the bot in each row finished ahead of the bot in each column, in per cent:
cup-allies = Seats that win together: { $teams }.
lab-head =
    { $games ->
        [one] { $game }: { $games } game for each setting, played by { $bots }
       *[other] { $game }: { $games } games for each setting, played by { $bots }
    }
lab-setting = setting
lab-columns = { "      " }decisions        best score    victories by seat, in per cent
results-unreadable = “{ $path }” is not a file of results (line { $line }); nothing was changed in it. Give another file.
results-other = “{ $path }” holds results of other games: other options, players, rules or values. Give another file.
lab-as-printed = as printed
lab-marks = scores up to: { $marks }
lab-nobody = nobody wins: { $share }
lab-ends = games end: { $ends }
lab-parts = score of a seat: { $figures }
lab-figures = figures: { $figures }
lab-roles = role                                           games   victories in %   score
lab-page-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
lab-page-seat = seat { $n }
lab-page-setting = setting
lab-page-decisions = decisions per game
lab-page-score = best score
lab-page-nobody = nobody wins
lab-page-broken = crashed
lab-page-victories-seat = Victories of seat { $n }
lab-page-victories-role = Victories by { $kind }
lab-page-marks = scores up to
lab-page-kind = kind
lab-page-role = role
lab-page-games = games
lab-page-victories = victories
lab-page-score-of = score of a seat
lab-page-end = end
lab-page-figure = figure
lab-page-events = events per game
lab-page-mean = mean
lab-end =
    { $kind ->
        [turn] turn { $value }
        [round] round { $value }
        [by] { $value ->
            [glory] by glory
           *[turns] by the last turn
        }
        [won] { $value ->
            [0] goal missed
            [1] goal reached
            [2] goal reached, with silver
           *[3] goal reached, with gold
        }
       *[other] { $kind } { $value }
    }
lab-kind =
    { $kind ->
        [hero] hero
        [realm] realm
        [alliance] alliance
        [affinity] starting affinity
        [place] place in the first turn
       *[other] { $kind }
    }
lab-key = “{ $key }” is neither an option ({ $known }) nor a value from the box (TABLE.ID.FIELD).
lab-many = Too many settings ({ $settings }): try at most { $most } at once.
cli-no-client = This copy lacks the pages for browsers: build them with `make web`, or install Node.js and reinstall Taverne. Terminals and programs can still join.

# Looking after what a server keeps
doctor-line = { $mark } { $where }: { $key } ({ $told })
doctor-mended = repaired 
doctor-wrong = wrong  
doctor-well = Matches: { $matches }, all readable.
doctor-ill = Matches: { $matches }; faults: { $found }.
backup-done =
    { $tables ->
        [one] { $file }: { $tables } table backed up.
       *[other] { $file }: { $tables } tables backed up.
    }
restore-done =
    { $tables ->
        [one] { $tables } table restored from { $file }.
       *[other] { $tables } tables restored from { $file }.
    }
restore-no-file = There is no file { $file }.
restore-not-empty = The database is not empty. Give an empty one, or use --replace to overwrite its tables.
restore-no-backup = { $file } is not a complete backup of a server. Nothing was changed.
restore-in-use = { $file } is damaged or too new, and a server has it open. Stop the server, then restore.
restore-aside = The file that was there was put aside as { $file }.
keep-none = There is no database { $file }. Name the server’s database with --db.
keep-new = A later version of Taverne wrote this database. Use that version.
keep-old = An earlier version of Taverne wrote this database. Use that version, or update it first: `taverne doctor`.
keep-itself = { $file } is the database itself. Choose another file.
keep-failed = The database cannot be used: { $told }
serve-box-none = { $file } is not a box of any game. Check it with `taverne box GAME --check`.
people-who = Name a person by id: `taverne people list` shows the ids.
people-unknown = Nobody here has the id { $who }. `taverne people list` shows everyone who has given a name.
people-banned = (banned: { $reason })
people-no-reason = no reason given
people-ban-done = { $who } is banned; open pages close within seconds.
people-unban-done = { $who } is no longer banned.
close-done = { $table } is closed.
close-unknown = There is no table { $table }.
reports-line = { $by } about { $about }: { $text }
reports-said = chat: { $name } ({ $by }): { $text }
reports-count = { $count ->
    [one] 1 report.
   *[other] { $count } reports.
}
keys-rotated = Identities are signed with a new key; the old one is accepted for { $days ->
    [one] one more day.
   *[other] { $days } more days.
}
keys-record = Records are signed by { $key }.

## Lessons

args-lesson = LESSON
help-learn = list the lessons, or play one
help-lesson = the name of a lesson; the first one if left out
learn-minutes = { $n } min
learn-how = Begin one with: taverne learn GAME [LESSON]
learn-begins = { $title }, about { $n } min. Type “quit” to leave.
learn-left = You have left the lesson; start it again whenever you like.
cli-no-lesson = There is no lesson “{ $lesson }” here. Choose from { $known }.{ $perhaps }

## What a language model is told

model-seat = You play { $game } in seat { $seat }.
model-moves = Your last moves: { $moves }
model-refused = Your last answer, “{ $answer }”, was refused: { $reason }
model-none = it is none of the options
model-answer = Answer with a line `move: ` followed by one option exactly as the last column writes it, or its number.
