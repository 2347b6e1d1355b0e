### The words of the browser client itself. What games and rules say comes from the server's files.

## Everywhere

ui-skip = Skip to the content
ui-home-link = Home
ui-language = Language
ui-settings = Settings
ui-close = Close
ui-cancel = Cancel
ui-loading = One moment…
ui-unofficial = Made by players, not by the games’ publishers.
ui-credits = Credits
ui-you = you
ui-stuck-text = This game was played under rules that this version of Taverne no longer has. Nothing is lost: you can read it line by line, and its result counts.
ui-anew-text = If everybody agrees, it can continue under today’s rules: it had reached decision { $of }, and you would resume at decision { $position }.
ui-anew-unrated = A match that changes its rules is not rated.
ui-anew-go = Continue under today’s rules
ui-anew-take-back = On second thoughts, no
ui-anew-waits = You agree. Still to answer: { $names }.
ui-before-text = The opening was played under earlier rules; you can read it line by line.
ui-not-saving-text = Saving is not possible right now. The table waits and will continue by itself; nothing you have seen is lost.
ui-offline = The server is not answering. Are you online?
ui-not-found = There is nothing here
ui-not-found-help = The link is wrong, or the table has been cleared away.
ui-too-fast = That was a little fast. Wait a moment and try again.
ui-failed = That did not work. Try again.

## Home

ui-welcome = Come in, there is a seat free
ui-welcome-text = Four fantasy board games in your browser, with all their rules: against bots, with friends anywhere, or around one screen. Nothing to install, no account.
ui-games = Games
ui-play-now = Play now
ui-play-now-game = Play now against bots: { $game }
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
ui-tables-watch-none = No public game is in progress.
ui-go-mine = Continue
ui-go-open = Join
ui-go-watch = Watch
ui-go-over = Replay
ui-your-turn = Your turn
ui-phase-waiting = waiting for players
ui-phase-playing = in play
ui-phase-over = finished
ui-invited = you are invited
ui-tables-shelved = Put away
ui-tables-shelved-none = Nothing is put away.
ui-go-shelved = Resume
ui-row-today = today { $time }
ui-row-score = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
ui-row-won = won with { $n }
ui-row-place = { $place ->
        [2] second of { $of }
        [3] third of { $of }
        [4] fourth of { $of }
        [5] fifth of { $of }
       *[other] number { $place } of { $of }
    } with { $n }

## Name and code

ui-identity = Name and identity
ui-guest = Guest { $number }
ui-your-name = Your name at the table
ui-save-name = Save the name
ui-name-saved = Saved.
ui-your-code = Your code
ui-your-code-help = It brings your name and your tables to another device. Anyone who has it can play as you: keep it to yourself.
ui-show-code = Show my code
ui-other-code = Code from another device
ui-other-code-help = This device will then play under that name, with those tables.
ui-carry-here = Use this code here
ui-carry-leaves = You have tables on this device as { $name }. Without the code of { $name } nobody gets back to them: note it above first.
ui-carry-sure = Leave { $name } and use this code
ui-copy-code = Copy the code
ui-carried = Done: this device now plays under that name.
ui-my-data = Your data
ui-revoke = Sign out everywhere else
ui-revoke-help = Somebody else has your code, or you have lost a device? This signs out every other device and cancels your old code.
ui-revoked = Done: only this device is still signed in, and you have a new code.
ui-my-data-get = Get a copy
ui-forget = Forget me
ui-forget-sure = Yes, forget me
ui-forget-help = Your name, ratings, campaigns and messages are deleted, and bots take over your seats. This cannot be undone. Names shown in past games stay in their records.
ui-forgotten = Done: nothing here is linked to you any more.
ui-report = Report
ui-report-title = Report to the people who run this server
ui-report-about = About
ui-report-table = This table
ui-report-what = What happened?
ui-report-send = Send the report
ui-report-sent = Sent. Thank you.

## Settings

ui-set-lang = Language
ui-set-lang-en = English
ui-set-lang-fr = Français
ui-set-lang-help = Changes at once, even in the middle of a game.
ui-set-theme = Theme
ui-set-theme-auto = same as the device
ui-set-theme-light = light
ui-set-theme-dark = dark
ui-set-theme-help = Daylight or candlelight in the tavern.
ui-set-motion = Motion
ui-set-motion-auto = same as the device
ui-set-motion-full = on
ui-set-motion-none = off
ui-set-motion-help = With motion off, nothing moves, flashes or shakes; all timing stays the same.
ui-set-sound = Sound
ui-set-sound-off = off
ui-set-sound-on = on
ui-set-sound-help = Quiet sounds for your turn, for attacks and for the last seconds.
ui-set-sound-try = Try it
ui-set-keyhints = Key hints
ui-set-keyhints-on = shown
ui-set-keyhints-off = hidden
ui-set-keyhints-help = Shows on each card the key that picks it, on wide screens.
ui-set-taphand = Tap on a monster (Dungeon Rush)
ui-set-taphand-winning = sends the hero that beats it
ui-set-taphand-selected = sends the selected hero
ui-set-taphand-help = If the selected hero cannot beat the monster but your other free hero can, that one goes instead.
ui-set-notices = Turn alerts
ui-set-notices-start = Tell me when it is my turn
ui-set-notices-stop = Stop telling me
ui-set-notices-help = An alert from the browser when this page is out of sight. The page title shows your turn either way.
ui-set-notices-barred = This browser does not allow alerts here. The page title shows your turn either way.

## Setting up a table

ui-create-title = New table: { $game }
ui-create-who = Who plays
ui-create-players = Players
ui-create-options = Options
ui-create-table = The table
ui-create-clock = Clock
ui-create-private = Private table
ui-create-private-help = Not listed anywhere; anyone with the link can join.
ui-create-go = Open the table
ui-create-shared = When several people share this screen, a curtain hides what is secret whenever the player changes. A race is awkward on one screen: play in turns or in secret instead.
ui-seat-n = Seat { $number }
ui-seat-me = Me
ui-seat-me-help = You play from this device.
ui-seat-here = Someone at my screen
ui-seat-here-help = Somebody who shares this screen with you.
ui-seat-here-name = Name of the person in seat { $number }
ui-seat-open = Free seat
ui-seat-kept = Kept for { $name }
ui-seat-open-help = For anyone who opens the link or joins from the home page.
ui-seat-bot = Bot: { $level }
ui-clock-plan-none = None
ui-clock-plan-none-help = Take all the time you need.
ui-clock-plan-none-timed-help = Take all the time you need; timers that belong to the game still run.
ui-clock-plan-move = One minute per move
ui-clock-plan-move-help = Run out of time and the choice is made for you.
ui-clock-plan-day = One day per move
ui-clock-plan-day-help = For games that last for days: come back when it is your turn.
ui-clock-plan-reserve = Fifteen minutes each
ui-clock-plan-reserve-help = For the whole game, plus ten seconds per move.
ui-create-cover = Questions with one answer
ui-cover-auto = Whatever suits the table
ui-cover-auto-help = Against bots they are answered at once; among people, every chance to react stays open for a moment so that nobody can tell who holds what.
ui-cover-quick = Answered at once
ui-cover-quick-help = Fast; anyone watching the clock may guess who could not react.
ui-cover-covered = Answered after a pause
ui-cover-covered-help = Every chance to react stays open for a moment, whatever anyone holds.
ui-cover-always = Everyone is asked
ui-cover-always-help = Every question is asked, even when there is only one answer.
ui-range = From { $low } to { $high }

## Before a match

ui-waiting-title = The table is ready
ui-waiting-invited = Take a free seat; the game begins when every seat is taken. Or send this link to others:
ui-waiting-text = The game begins when every seat is taken. Send this link to your friends:
ui-share-link = Link to this table
ui-copy-link = Copy the link
ui-share-local = This address works on your own computer only. To play with others, start the tavern with --host 0.0.0.0 and share your computer’s address on the network.
ui-copied = Copied
ui-sit-here = Sit here
ui-fill-start = Fill the free seats with bots and begin
ui-get-up = Leave the table

## At the table

ui-players = Players
ui-area-board = Board
ui-area-mine = Your things
ui-area-question = Question
ui-prompt = Your decision
ui-as-list =
    { $count ->
        [one] The choice as a list
        [2] Both choices as a list
       *[other] All { $count } choices as a list
    }
ui-waiting-for = Waiting for { $names }.
ui-is-asked = deciding
ui-away = away
ui-standin = bot playing
ui-clock = Clock
ui-clock-pause = The race resumes in
ui-clock-of = { $name }’s clock
ui-side = Log and chat
ui-log = Log
ui-recap = Since your last move
ui-log-earlier = { $n ->
    [one] Show one earlier line
   *[other] Show { $n } earlier lines
}
ui-recap-again = Show again:
ui-recap-skip = Skip to me
ui-recap-replay = Show again
ui-happened = What just happened
ui-show-mine = My things
ui-show-board = The board
ui-watching-short = Watching
ui-chat = Chat
ui-chat-none = No messages yet.
ui-chat-say = Write to the table
ui-chat-send = Send
ui-pace = Bot speed
ui-pace-calm = Bots: calm
ui-pace-brisk = Bots: brisk
ui-pace-fierce = Bots: fierce
ui-pace-calm-help = A short pause before each move, so that you can follow.
ui-pace-brisk-help = A third of that pause.
ui-pace-fierce-help = No pause at all; in a race they are as quick as they can be.
ui-ask-first = { $game }: which game?
ui-undo = Undo
ui-undo-nothing = You have nothing to undo.
ui-undo-ask = Ask the others
ui-undo-ask-text = The others can agree to go back with you.
ui-rules = Rules
ui-primer = How to play
ui-rules-search = Search the rules: a word or a number
ui-rules-found =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
ui-rules-part =
    { $count ->
        [one] { $count } rule contains some of these words
       *[other] { $count } rules contain some of these words
    }
ui-rules-instead = No rule says that. Did you mean:
ui-rules-nothing = No rule says that. Try another word: “win”, “tie”, “penalty”, “turn”.
ui-rule-open = Rule { $rule }
ui-why = Why not?
ui-why-other = You cannot do that now.
ui-why-offline = You are offline; nothing was sent.
ui-why-stale = The game had moved on before your answer arrived. Nothing was changed.
ui-why-not-your-seat = That seat is not yours.
ui-why-not-seated = You have no seat at this table.
ui-why-not-started = The game has not begun yet.
ui-why-match-running = This match is not over yet.
ui-why-not-host = Only the person who opened this table can do that.
ui-why-seat-taken = Somebody was faster: that seat is taken.
ui-why-seats-race = Several people cannot race at one screen: everyone must be able to reach the monsters at the same moment. Give each player a device (a free seat), or choose a mode without a race.
ui-why-table-full = Every seat at this table is taken.
ui-why-table-busy = The table is busy. Try again in a moment.
ui-why-no-seat = There is no such seat.
ui-why-no-table = This table does not exist, or it is private.
ui-why-no-position = This game never reached that position.
ui-why-fork-running = Only a finished game can be played on from one of its positions.
ui-why-no-vote = There is nothing to vote on.
ui-why-not-playing = No game is in progress at this table.
ui-why-no-rematch = Lessons and campaign games have no rematch.
ui-why-no-pace = You cannot set a speed here: no bots are playing, or the game is a race, or it is over.
ui-why-pace-unknown = There is no such speed.
ui-why-cover-unknown = The table cannot answer that way.
ui-why-name-empty = A name needs at least one visible character.
ui-why-code-unknown = This code was not made here. Copy all of it from the other device.
ui-why-chat-empty = Write something first.
ui-why-not-an-action = That is not a move in this game.
ui-why-not-saved = Your move could not be saved, so it was not played. Try again.
ui-why-tables-fast = Too many tables in a short time; wait a little.
ui-why-tables-many = { $most } of your tables are waiting for players already.
ui-why-foreign-host = This server does not answer to that name.
ui-why-foreign-origin = A page from another site may not do this.
ui-why-unreadable = This match cannot be continued here, but you can read it line by line.
ui-why-fork-lesson = A lesson’s dice are set in advance: it cannot be played on from one of its positions.
ui-why-fork-before = Other rules applied up to decision { $n }: choose a later one.
ui-why-banned = You have been banned from this server: { $reason }
ui-why-report-empty = Say what happened.
ui-why-too-many = That was a little fast. Wait a moment and try again.
ui-why-server-error = Something went wrong on the server. Try again.
ui-why-too-fast = Too many attacks at once: some were dropped.
ui-why-paused = The race is paused until everyone has had time to come back.
ui-why-clock-long = This clock runs longer than the server allows.
ui-why-clock-kind = There is no such clock.
ui-why-broken-rule = The rules failed here: this is a bug in Taverne. Please report it.
ui-why-table-elsewhere = This table is on another part of the server, which cannot be reached. Please tell the people who run it.
ui-why-log-running = The log can be downloaded once the game is over; until then it holds secrets.
ui-why-daily-first = Play today’s match yourself first; then you can watch the others’.
ui-why-daily-day = There is no match of the day for that date.
ui-why-no-daily = This game has no match of the day.
ui-why-no-game = This game is not played here.
ui-why-no-lesson = There is no such lesson.
ui-why-no-puzzle = There is no such puzzle.
ui-why-puzzle-answer = That is not one of the answers to this puzzle.
ui-why-no-words = There are no texts here for this language or game.
ui-why-seats-count = { $seats ->
        [one] One seat is filled in
       *[other] { $seats } seats are filled in
    } for { $players ->
        [one] one player
       *[other] { $players } players
    }: fill in one for each.
ui-why-seats-word = Seat { $seat } cannot be filled that way.
ui-why-seed-range = That seed is out of range.
ui-why-list-unknown = There is no such list of tables.
ui-why-not-found = There is nothing here.
ui-why-bad-request = The server does not understand that. Reload the page and try again.
ui-why-bad-method = The server does not understand that. Reload the page and try again.
ui-why-forbidden = You may not do that here.
ui-why-too-large = That is too long to send.
ui-why-clock-short = This clock leaves no time to play.
ui-line-connecting = connecting
ui-line-open = connected
ui-line-lost = offline
ui-line-lost-text = Connection lost. Reconnecting; your seat is kept.
ui-standin-text = A bot is playing for you.
ui-take-back = Take my seat back
ui-vote-asks = { $name } would like to undo.
ui-vote-agreed = Agreed: { $names }.
ui-vote-yes = Agree
ui-vote-no = Refuse
ui-watching = You are watching: you see only what every player can see.
ui-play-as = At this screen:
ui-over-text = The game is over.
ui-play-again = Play again
ui-rematch = Rematch
ui-rematch-join = Join { $name }’s rematch
ui-rematch-asks = { $name } wants a rematch.
ui-rematch-accept = Join
ui-end-won = You have won.
ui-end-won-shared = You share the victory.
ui-end-place = { $place ->
        [2] You came second out of { $of }.
        [3] You came third out of { $of }.
        [4] You came fourth out of { $of }.
        [5] You came fifth out of { $of }.
       *[other] You came number { $place } out of { $of }.
    }
ui-end-story = The story of this match
ui-course = How the points grew
ui-course-chapter = { $turn }: replay
ui-menu = Your table
ui-ask-all = Ask me every time
ui-ask-all-help = Also where only one answer makes sense.
ui-shelve = Put away for later
ui-shelve-help = The game waits for you under “Put away” on the home page.
ui-shelve-help-others = It leaves your list; the others play on, and a bot stands in while you are away.
ui-concede = Concede the game…
ui-concede-sure = Yes, concede
ui-concede-help = A bot plays in your place to the end, and you come last.
ui-conceded = conceded
ui-thinks = thinking
ui-thinking = { $n ->
        [one] { $names } is thinking…
       *[other] { $names } are thinking…
    }
ui-deciding = The others are deciding.
ui-curtain-pass = Over to { $name }
ui-curtain-text = What comes next is secret. Everyone else, look away.
ui-curtain-show = I am { $name }: show my side
ui-table-facts = The table

## Replay

ui-replay = Replay
ui-replay-controls = Replay controls
ui-step-back = One step back
ui-step-on = One step forward
ui-play = Play
ui-pause = Pause
ui-position = Position
ui-chapter = Turn
ui-chapter-start = Before the first turn
ui-position-of = { $at } of { $last }
ui-speed = Speed
ui-viewpoint = Seen by
ui-spectator = a spectator
ui-copy-position = Link to this position
ui-fork = Play on from here
ui-fork-text = A new table begins at position { $position }. The old game stays as it was.
ui-fork-go = Open the new table
ui-download = Download the log
ui-to-table = Back to the table

## Credits

ui-credits-unofficial = Taverne is made by players. It is neither made nor endorsed by the publishers or authors of the games. The names of the games belong to their owners and are used only to say which rules are played. No art and no text from the games is used here.
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
ui-dr-lord = Dungeon lord
ui-dr-dragon = Dragon
ui-dr-hand-left = Left hand
ui-dr-hand-right = Right hand
ui-dr-hand-left-short = L
ui-dr-hand-right-short = R
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
ui-dr-secretly = secretly going to: { $monster }
ui-dr-held = held back
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
ui-dr-fight-won = { $name } beat it.
ui-dr-fight-lost = { $name } failed.
ui-dr-fight-left = Nobody attacked it.
ui-dr-stamp-won = beaten
ui-dr-stamp-lost = failed
ui-dr-stamp-left = left alone
ui-dr-entrance = The first monsters wait behind this door.
ui-dr-early = too early: locked for a moment
ui-dr-beats-left = Your left hero can beat it.
ui-dr-beats-right = Your right hero can beat it.
ui-dr-beats-both = Your two heroes can beat it together.
ui-dr-beats-none = None of your free heroes can beat it.
ui-dr-go-on = Continue
ui-dr-round-result = Round { $round }:
ui-dr-gain-coins =
    { $n ->
        [one] +{ $n } coin
       *[other] +{ $n } coins
    }
ui-dr-gain-failures =
    { $n ->
        [one] { $n } failure
       *[other] { $n } failures
    }
ui-dr-gain-skill = { $skill } +{ $n }
ui-dr-gain-outrun = outrun by { $name }
ui-dr-gain-nothing = nothing
ui-dr-gain-beaten =
    { $n ->
        [one] { $n } monster beaten
       *[other] { $n } monsters beaten
    }
ui-dr-crowded = { $name } came too late.
ui-dr-crowded-mark = too late
ui-dr-have = you: { $n }
ui-dr-chosen = your choice
ui-dr-count = Final score. Winners: { $names }
ui-dr-player = Player
ui-dr-total = Coins
ui-dr-trial-over = The trial is over
ui-dr-trial-times = Seconds for each attack: { $one } in level I, { $two } in II, { $three } in III
ui-dr-trial-best = Your best: { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
ui-dr-trial-record = Your best trial yet!
ui-dr-trial-medal = You win { $medal }.
ui-dr-trial-no-medal = No medal this time.
ui-dr-trial-next = { $n ->
        [one] One more coin
       *[other] { $n } more coins
    } would have won { $medal }.
ui-dr-medal-bronze = Bronze { $n }
ui-dr-medal-silver = Silver { $n }
ui-dr-medal-gold = Gold { $n }
ui-dr-medal-bronze-name = the bronze medal
ui-dr-medal-silver-name = the silver medal
ui-dr-medal-gold-name = the gold medal
ui-dr-reveal = Everybody’s choices are revealed
ui-dr-reveal-fights = How the fights ended
ui-dr-crowded-out = { $name } chose it too and was crowded out.
ui-dr-crowded-out-mark = crowded out

# Campaigns
ui-campaign = Campaign
ui-campaigns-mine = My campaigns
ui-campaign-title = { $game }: campaign
ui-campaign-blurb = A series of games: how each one ends decides the next.
ui-campaign-instead = To play a series of games, start a campaign:
ui-campaign-none = This game has no campaign.
ui-campaign-begin = Start the campaign
ui-campaign-back = Back to the campaign
ui-campaign-next = Next game:
ui-campaign-games =
    { $n ->
        [0] No game played yet
        [one] { $n } game played
       *[other] { $n } games played
    }
ui-campaign-since = started on { $date }
ui-campaign-playing = game in progress
ui-campaign-under-way = Game { $n } is in progress.
ui-campaign-resume = Continue
ui-campaign-resign = Give up this game
ui-campaign-resign-help = The game in progress ends at once and counts as a loss.
ui-campaign-leave = Give up the campaign
ui-campaign-leave-help = The campaign ends here. You can still replay its games, but you cannot continue it.
ui-campaign-download = Save the campaign
ui-campaign-download-help = A file for continuing the campaign in a terminal
ui-campaign-on = in progress
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
ui-why-no-campaign = This campaign is not on this device. Did you start it on another one?
ui-why-campaign-playing = A game of this campaign is in progress: finish it first.
ui-why-campaign-idle = No game of this campaign is in progress.
ui-why-campaign-moved = This campaign has moved on elsewhere. Reload the page.

## Lessons

ui-learn = Lessons
ui-learn-text = Play along for a few minutes and you will know the game. Press whatever lights up; if you press something else, you are told why not, and nothing changes.
ui-learn-minutes = about { $n } min
ui-learn-begin = Begin
ui-learn-resume = Resume
ui-learn-done = done
ui-puzzles = Puzzles
ui-puzzles-text = A position from a real match, one goal, a few answers: find the best one.
ui-puzzles-card =
    { $n ->
        [one] { $n } puzzle
       *[other] { $n } puzzles
    }
ui-daily = Match of the day
ui-ratings = Ratings
ui-ratings-text = Every rated match counts: a rating goes up for those who beat strong players, and grows surer with each match. A match in which somebody asked for advice does not count.
ui-ratings-none = Nobody has finished a rated match yet.
ui-ratings-who = Player
ui-ratings-rating = Rating
ui-ratings-games = Matches
ui-learn-card = Lesson, { $n } min
ui-lesson = Lesson
ui-lesson-step = Step { $step } of { $of }
ui-lesson-progress = Progress through the lesson
ui-lesson-behind = First press “{ $button }”.
ui-lesson-next = Next
ui-lesson-leave = Leave
ui-lesson-again = Start again
ui-lesson-following = Next lesson
ui-lesson-all = All lessons
ui-lesson-free = Do whatever you like.
ui-lesson-watch = Watch what happens.
ui-coach = A word of advice
ui-coach-ok = Got it
ui-offer = { $game }: your first time?
ui-offer-text = A short lesson ({ $n } min) shows you everything right at the table. Or begin with a gentle match: easy opponents, all the time you want, and advice whenever something new comes up.
ui-offer-match = Play a gentle match
ui-offer-lesson = Lesson first ({ $n } min)
ui-set-coach = Advice
ui-set-coach-on = On
ui-set-coach-off = Off
ui-set-coach-help = A few words whenever a new kind of question comes up.

# The lab

ui-lab = Lab
ui-lab-about = Change a rule option or a number from the box, let bots of equal strength play, and see what difference it makes.
ui-lab-game = Game
ui-lab-players = Players
ui-lab-bots = Bots
ui-lab-games =
    { $n ->
        [one] { $n } game for each setting
       *[other] { $n } games for each setting
    }
ui-lab-vary = What to vary
ui-lab-choose = Choose…
ui-lab-options = Rule options
ui-lab-box = Numbers in the box
ui-lab-remove = Remove
ui-lab-now = As printed: { $value }
ui-lab-from = From
ui-lab-to = To
ui-lab-steps = Values to try
ui-lab-total =
    { $settings ->
        [one] { $games ->
            [one] One setting, { $games } game
           *[other] One setting, { $games } games
        }
       *[other] { $settings } settings, { $games } games
    }
ui-lab-begin = Let them play
ui-lab-running = The bots are playing…
ui-lab-progress =
    { $total ->
        [one] { $done } of { $total } game
       *[other] { $done } of { $total } games
    }
ui-lab-stop = Stop
ui-lab-nothing = Choose something to vary; the results will appear here.
ui-lab-result =
    { $games ->
        [one] { $games } game for each setting
       *[other] { $games } games for each setting
    }
ui-lab-broken =
    { $n ->
        [one] { $n } game crashed and is not counted.
       *[other] { $n } games crashed and are not counted.
    }
ui-lab-value = { $name } ({ $field })
ui-lab-setting = { $name }: { $value }
ui-lab-length = Decisions per game
ui-lab-score = Best score
ui-lab-wins = Wins for seat { $seat }
ui-lab-roles =
    { $kind ->
        [hero] Wins by hero
        [realm] Wins by realm
        [alliance] Wins by alliance
        [affinity] Wins by starting affinity
        [place] Wins by place in the first turn
       *[other] Wins by { $kind }
    }
ui-lab-role = { $name } ({ $setting })
ui-why-lab-closed = The lab is open only on a server that just this computer can reach.
ui-why-lab-busy = The lab is already at work. Stop that run first.
ui-why-lab-size = A run can have at most { $most } games in all. Try fewer settings, or fewer games for each.
ui-why-lab-stopped = The run was stopped.
ui-why-lab-box = The game cannot be played with these numbers: { $told }
ui-why-lab-many = Too many settings ({ $settings }): try at most { $most } at once.
ui-why-lab-key = “{ $key }” is neither a rule option nor a number from the box.
