### The words of the browser client itself. What games and rules say comes from the server's files.

## Everywhere

ui-skip = Skip to the content
ui-home-link = To the front door
ui-language = Language
ui-settings = Settings
ui-close = Close
ui-cancel = Cancel
ui-loading = One moment…
ui-unofficial = A work of players, not of the games’ publishers.
ui-credits = Credits
ui-you = you
ui-stuck-text = This match was played under rules that this version of Taverne no longer has. Nothing of it is lost: you can read it line by line, and its result counts.
ui-not-saving-text = Saving is not possible right now. The table waits, and goes on by itself; nothing you were told is lost.
ui-offline = The server does not answer. Is the connection there?
ui-not-found = There is nothing here
ui-not-found-help = The address leads nowhere, or the table was put away.
ui-too-fast = That was a little fast. Wait a moment and try again.
ui-failed = That did not work: { $detail }

## Home

ui-welcome = Come in, there is a seat free
ui-welcome-text = Fantasy board games, played whole: with friends anywhere, around one screen, or against bots.
ui-games = Games
ui-play-now = Play now against bots
ui-set-up = Set up a table
ui-players-range =
    { $low ->
        [1] 1 to { $high } players
       *[other] { $low } to { $high } players
    }
ui-tables-mine = My tables
ui-tables-mine-none = None yet. One click above and you are playing.
ui-tables-done = Finished tables
ui-tables-more =
    { $n ->
        [one] { $n } more table
       *[other] { $n } more tables
    }
ui-tables-open = Open tables
ui-tables-open-none = Nobody is waiting for players right now.
ui-tables-watch = Watch
ui-tables-watch-none = No public match is being played.
ui-go-mine = Go on
ui-go-open = Join
ui-go-watch = Watch
ui-go-over = Look back
ui-your-turn = Your turn
ui-phase-waiting = waiting for players
ui-phase-playing = being played
ui-phase-over = finished

## Name and code

ui-identity = Name and identity
ui-guest = Guest { $number }
ui-your-name = Your name at the table
ui-save-name = Save the name
ui-name-saved = Saved.
ui-your-code = Your code
ui-your-code-help = It carries your name and tables to another device. Whoever has it is you: keep it to yourself.
ui-show-code = Show my code
ui-other-code = Code from another device
ui-other-code-help = This device then becomes who that code belongs to.
ui-carry-here = Become that player here
ui-carried = Done: this device is now that player.

## Settings

ui-set-lang = Language
ui-set-lang-en = English
ui-set-lang-fr = Français
ui-set-lang-help = Changes at once, also in the middle of a game.
ui-set-theme = Light
ui-set-theme-auto = as the device
ui-set-theme-light = daylight
ui-set-theme-dark = candlelight
ui-set-theme-help = How bright the tavern is.
ui-set-motion = Motion
ui-set-motion-auto = as the device
ui-set-motion-full = on
ui-set-motion-none = off
ui-set-motion-help = Without motion nothing moves, flashes or shakes; all timing stays the same.
ui-set-sound = Sound
ui-set-sound-off = off
ui-set-sound-on = on
ui-set-sound-help = Small sounds for your turn, claims and the last seconds.
ui-set-sound-try = Try it
ui-set-keyhints = Key hints
ui-set-keyhints-on = shown
ui-set-keyhints-off = hidden
ui-set-keyhints-help = The keys that stand for cards, on wide screens.
ui-set-notices = Turn notices
ui-set-notices-start = Tell me when it is my turn
ui-set-notices-stop = Stop telling me
ui-set-notices-help = A notice from the browser when the page is out of sight. The page’s title shows it in any case.
ui-set-notices-barred = This browser does not allow notices from here. The page’s title shows your turn in any case.

## Setting up a table

ui-create-title = A table of { $game }
ui-create-who = Who plays
ui-create-players = Players
ui-create-options = How it is played
ui-create-table = The table
ui-create-clock = Clock
ui-create-private = Private table
ui-create-private-help = Not listed anywhere; whoever has the link can come.
ui-create-go = Lay the table
ui-create-shared = With several people at this screen, a curtain falls between them whenever something is secret. A race is awkward on one screen: turns or secret choices suit it better.
ui-seat-n = Seat { $number }
ui-seat-me = Me
ui-seat-me-help = You play from this device.
ui-seat-here = Someone at my screen
ui-seat-here-help = Another person who shares this screen with you.
ui-seat-here-name = Name of the person in seat { $number }
ui-seat-open = Free seat
ui-seat-open-help = For whoever opens the link, or joins from the front page.
ui-seat-bot = Bot: { $level }
ui-clock-plan-none = None
ui-clock-plan-none-help = Everybody takes the time they need; the game’s own timers still run.
ui-clock-plan-move = A minute a move
ui-clock-plan-move-help = Whoever takes longer is decided for.
ui-clock-plan-day = A day a move
ui-clock-plan-day-help = For matches over days: come back when it is your turn.
ui-clock-plan-reserve = Quarter of an hour each
ui-clock-plan-reserve-help = In all, plus ten seconds for every move.
ui-range = From { $low } to { $high }

## Before a match

ui-waiting-title = The table is laid
ui-waiting-text = The match begins when every seat is taken. Send this link to whoever should come:
ui-share-link = Link to this table
ui-copy-link = Copy the link
ui-share-local = This address leads only to your own machine. For somebody elsewhere, start the tavern with --host 0.0.0.0 and open it by the name or number of your machine in the network.
ui-copied = Copied
ui-sit-here = Sit here
ui-fill-start = Fill the free seats and begin
ui-get-up = Get up and leave
ui-table-gone = There is no such table, or it is not open to you.

## At the table

ui-players = Players
ui-prompt = What is asked
ui-as-list = All { $count } choices as a list
ui-waiting-for = Waiting for { $names }.
ui-is-asked = to decide
ui-away = away
ui-standin = bot sits in
ui-clock = Clock
ui-clock-pause = The race goes on in
ui-clock-of = Clock of { $name }
ui-side = Log and chat
ui-log = Log
ui-chat = Chat
ui-chat-none = Nobody has said anything yet.
ui-chat-say = Say something to the table
ui-chat-send = Say
ui-pace = How fast bots play
ui-pace-calm = Bots: calm
ui-pace-brisk = Bots: brisk
ui-pace-at-once = Bots: at once
ui-undo = Undo
ui-undo-nothing = There is nothing of yours to take back.
ui-undo-ask = Ask the others
ui-undo-ask-text = The others can agree to step back with you.
ui-rules = Rules
ui-primer = How it goes
ui-rules-search = Search the rules: a word or a number
ui-rules-found =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
ui-rule-open = Rule { $rule }
ui-why = Why not?
ui-why-other = This is not possible now ({ $key }).
ui-why-offline = There is no connection at the moment; nothing was sent.
ui-why-stale = The table had moved on before your answer came. Nothing was changed.
ui-why-not-your-seat = That seat is not yours.
ui-why-not-seated = You have no seat at this table.
ui-why-not-started = The match has not begun yet.
ui-why-match-running = The match has already begun.
ui-why-not-host = Only whoever laid this table can do that.
ui-why-seat-taken = Somebody was faster: that seat is taken.
ui-why-seats-race = Several people at one screen cannot race: all must reach the monsters at the same moment. Give each a page of their own (an open seat), or choose a mode without a race.
ui-why-table-full = Every seat at this table is taken.
ui-why-table-busy = The table is busy for a moment. Try again.
ui-why-no-seat = There is no such seat.
ui-why-no-table = There is no such table, or it is not open to you.
ui-why-no-position = The match has no such position.
ui-why-fork-running = Only a finished match can be played on from one of its positions.
ui-why-no-vote = There is nothing to vote on.
ui-why-no-pace = There is no pace to choose here: no bot plays, or the match is a race or over.
ui-why-pace-unknown = There is no such pace. There are: { $known }.
ui-why-name-empty = A name needs at least one character that can be shown.
ui-why-code-unknown = This code was not made here. Copy it whole from the other device.
ui-why-chat-empty = There is nothing to say in that.
ui-why-not-an-action = That is not the notation of any action.
ui-why-not-saved = It could not be written down, so it did not happen. Try again.
ui-why-unreadable = This match can no longer be played on here; it can be read line by line.
ui-why-too-many = That was a little fast. Wait a moment and try again.
ui-why-server-error = The server made a mistake and wrote it down. Try again.
ui-why-too-fast = More claims than anybody could mean: some were dropped.
ui-why-paused = The race stands still until everybody has had time to come back.
ui-why-clock-short = This clock gives no time at all.
ui-line-connecting = connecting
ui-line-open = connected
ui-line-lost = no connection
ui-line-lost-text = The connection is lost. Trying again; your seat is kept.
ui-standin-text = A bot plays for you at the moment.
ui-take-back = Take my seat back
ui-vote-asks = { $name } would like to step back.
ui-vote-agreed = Agreed: { $names }.
ui-vote-yes = Agree
ui-vote-no = Refuse
ui-watching = You are watching: you see what everybody may see.
ui-play-as = At this screen:
ui-over-text = The match is over.
ui-play-again = Play again
ui-curtain-pass = Over to { $name }
ui-curtain-text = What comes next is for one pair of eyes. The others look away.
ui-curtain-show = I am { $name }, show my side
ui-table-facts = The table

## Replay

ui-replay = Replay
ui-replay-controls = Replay controls
ui-step-back = One step back
ui-step-on = One step on
ui-play = Play
ui-pause = Pause
ui-position = Position
ui-position-of = { $at } of { $last }
ui-speed = Speed
ui-viewpoint = Seen by
ui-spectator = a spectator
ui-copy-position = Link to this position
ui-fork = Play on from here
ui-fork-text = A new table begins at position { $position }. The old match stays as it was.
ui-fork-go = Lay the new table
ui-download = Download the log
ui-to-table = To the table

## Credits

ui-credits-unofficial = Taverne is made by players and is neither made nor endorsed by the publishers or authors of the games. The names of the games belong to their owners and only say which rules are played. No art and no text of the games is used here.
ui-credits-icons = Icons
ui-credits-icons-text = The creatures, heroes and signs are drawings by Lorc, Delapouite and contributors, recoloured and resized:
ui-credits-fonts = Fonts
ui-credits-fonts-text = Alegreya and Alegreya Sans by Juan Pablo del Peral and Huerta Tipográfica, through
ui-credits-libraries = Libraries
ui-credits-libraries-text = Preact, Preact Signals and Project Fluent in the browser; Litestar, msgspec, SQLAlchemy and others on the server. They keep their own licences.

## The board of Dungeon Rush

ui-dr-round = Round { $round } of { $rounds } · level { $level }
ui-dr-own-side = Your side
ui-dr-monsters = Monsters on the table
ui-dr-face-down = Monsters, face down
ui-dr-back = Card { $n }, face down
ui-dr-countdown = The monsters are revealed in { $n }
ui-dr-heroes = Heroes
ui-dr-pairs = Heroes of each player
ui-dr-bosses = At the end of the dungeon
ui-dr-lord = Lord
ui-dr-dragon = Dragon
ui-dr-hand-left = Left hand
ui-dr-hand-right = Right hand
ui-dr-hand-left-short = L
ui-dr-hand-right-short = R
ui-dr-keys-left = 1 … 0
ui-dr-keys-right = ⇧ + 1 … 0
ui-dr-short-melee = Me
ui-dr-short-ranged = Ra
ui-dr-short-magic = Ma
ui-dr-short-stealth = St
ui-dr-short-rune = Rune
ui-dr-short-several = Any
ui-dr-monster = { $name }. Needs { $needs }. { $gain } { $coins ->
        [0] No coins.
        [one] { $coins } coin.
       *[other] { $coins } coins.
    }
ui-dr-gives = Gives { $skill } +{ $n }.
ui-dr-gives-nothing = Gives no skill.
ui-dr-boss = { $name }. Needs { $needs }. { $coins ->
        [one] { $coins } coin.
       *[other] { $coins } coins.
    }
ui-dr-keys = Keys: { $left } for the left hero, { $right } for the right.
ui-dr-taken = Attacked by { $name }.
ui-dr-taken-by = Taken by { $name }.
ui-dr-yours = You attack it.
ui-dr-pending = on its way…
ui-dr-queued = (then { $n } more)
ui-dr-queued-mark = next
ui-dr-attacks = attacks: { $monster }
ui-dr-on-its-way = on its way: { $monster }
ui-dr-secretly = goes, unseen, to: { $monster }
ui-dr-held = stays back
ui-dr-free = free
ui-dr-stays-out = stays out
ui-dr-no-hero = No hero yet
ui-dr-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
ui-dr-failures =
    { $n ->
        [one] { $n } failure
       *[other] { $n } failures
    }
ui-dr-aside =
    { $n ->
        [one] { $n } card kept for its coins
       *[other] { $n } cards kept for their coins
    }
ui-dr-neutral = cannot win
ui-dr-done = done
ui-dr-results = Results of round { $round }
ui-dr-fight-won = { $name } has beaten it.
ui-dr-fight-lost = { $name } has failed.
ui-dr-fight-left = Nobody attacked it.
ui-dr-stamp-won = beaten
ui-dr-stamp-lost = failed
ui-dr-stamp-left = left alone
ui-dr-entrance = Behind this door the first monsters wait.
ui-dr-have = you: { $n }
ui-dr-chosen = your choice
ui-dr-count = The count. Winners: { $names }
ui-dr-player = Player
ui-dr-total = Coins
ui-dr-trial-over = The trial is over

# Campaigns
ui-campaign = Campaign
ui-campaigns-mine = My campaigns
ui-campaign-title = { $game }: campaign
ui-campaign-blurb = Several games that follow one another: what you reach in one decides on the next.
ui-campaign-instead = Several games that follow one another are begun and continued elsewhere:
ui-campaign-none = This game has no campaign.
ui-campaign-begin = Begin the campaign
ui-campaign-back = To the campaign
ui-campaign-next = Next game:
ui-campaign-games =
    { $n ->
        [0] No game played yet
        [one] { $n } game played
       *[other] { $n } games played
    }
ui-campaign-since = begun on { $date }
ui-campaign-playing = game under way
ui-campaign-under-way = Game { $n } is under way.
ui-campaign-resume = Play on
ui-campaign-resign = Give up this game
ui-campaign-resign-help = The game under way ends at once and counts as lost.
ui-campaign-leave = Give up the campaign
ui-campaign-leave-help = The campaign ends here. Its games stay to be looked at, but it cannot be taken up again.
ui-campaign-download = Save the record
ui-campaign-download-help = A file with which the campaign can be played on at a terminal
ui-campaign-on = goes on
ui-campaign-won = won
ui-campaign-lost = lost
ui-campaign-over = over
ui-campaign-left = given up
ui-campaign-on-text = The campaign goes on
ui-campaign-won-text =
    { $n ->
        [one] Won after { $n } game!
       *[other] Won after { $n } games!
    }
ui-campaign-lost-text =
    { $n ->
        [one] Lost after { $n } game
       *[other] Lost after { $n } games
    }
ui-campaign-over-text =
    { $n ->
        [one] The campaign is over after { $n } game
       *[other] The campaign is over after { $n } games
    }
ui-campaign-left-text =
    { $n ->
        [0] Given up before the first game was over
        [one] Given up after { $n } game
       *[other] Given up after { $n } games
    }
ui-why-no-campaign = There is no such campaign of yours. On which device did you begin it?
ui-why-campaign-playing = A game of this campaign is under way: end it first.
ui-why-campaign-idle = No game of this campaign is under way.
ui-why-campaign-moved = This campaign has gone on elsewhere meanwhile. Load the page again.
