### The campaign of Elemental Revocation in words: its options, what is wrong with a legacy, its page.

campaign-blurb = Three episodes of Elemental Revocation, alone or with friends. Your heroes carry their boards, items, gold and reputation from one to the next; the last one decides.
campaign-resign-help = The current episode ends at once, nothing can be carried over, and the campaign is lost.

## Options

option-campaign = Campaign
    .help = Whether this episode of Elemental Revocation leads to the next.
option-campaign-on = part of a campaign
option-campaign-off = stands alone
option-legacy = Legacy
    .help = What the heroes bring from the previous episode; set by the campaign only.
option-campaign-scenario = Only the episodes of Elemental Revocation make a campaign.
option-campaign-legacy = Only the second and third episodes of a campaign begin with a legacy, and they need one.
option-legacy-unreadable = This is not the legacy of an episode.
option-legacy-version = This legacy is in format { $found }; this version reads format { $known }.
option-legacy-altered = This legacy has been altered, or part of it is missing.
option-legacy-episode = This legacy is for another episode.
option-legacy-heroes =
    { $n ->
        [one] This legacy is for { $n } hero, so the table needs { $n } seat, not { $seats }.
       *[other] This legacy is for { $n } heroes, so the table needs { $n } seats, not { $seats }.
    }
option-legacy-piece = In this legacy { $hero } begins with “{ $piece }”, which cannot be.

## In the log

event-inherits =
    { $seat_you ->
        [yes] You carry over { $rep } reputation, { $n } gold and everything on your board.
       *[no] { $seat } carries over { $rep } reputation, { $n } gold and everything on the board.
    }

## The page

saga-road = The road of the campaign
saga-episode = { $scenario }, final reputation: { $scores }
saga-resigned = { $scenario }: given up
saga-stands-done = played
saga-stands-now = next
saga-stands-ahead = later
saga-score = { $hero } { $n }
saga-winners = Won by { $names }
saga-nobody = Nobody won
saga-seat = Seat { $n }
saga-heroes = What the heroes carry over
saga-heroes-over = What the heroes carried into the last episode
saga-hero = { $hero }: { $rep } reputation, { $gold } gold
saga-tiles = Tiles: { $names }
saga-goods = Also: { $names }
saga-times = { $n } × { $name }
saga-first = Each hero begins with the starting tiles only.
saga-same = Everybody keeps the seat and hero of the last episode.
saga-play = Play { $scenario }
