### The campaign of Elemental Revocation in words: its options, what is wrong with a legacy, its page.

campaign-blurb = Three episodes of Elemental Revocation, alone or with friends. Your heroes take their boards, items, gold and reputation from each into the next; the last one decides.
campaign-resign-help = The episode under way ends at once. Nobody has anything to go on with, so that the campaign is lost.

## Options

option-campaign = Campaign
    .help = An episode of Elemental Revocation that leads to the next.
option-campaign-on = part of a campaign
option-campaign-off = stands alone
option-legacy = Legacy
    .help = What the heroes bring from the episode before; only a campaign sets it.
option-campaign-scenario = Only the episodes of Elemental Revocation make a campaign.
option-campaign-legacy = A campaign’s second and third episodes begin with a legacy, and nothing else does.
option-legacy-unreadable = This is not the legacy of an episode.
option-legacy-version = This legacy has form { $found }; this version reads form { $known }.
option-legacy-altered = This legacy was changed on its way, or only a part of it has arrived.
option-legacy-episode = This legacy is for another episode.
option-legacy-heroes =
    { $n ->
        [one] This legacy is of { $n } hero, which does not go with { $seats } at the table.
       *[other] This legacy is of { $n } heroes, which does not go with { $seats } different ones at the table.
    }
option-legacy-piece = { $hero } cannot begin with “{ $piece }” as this legacy has it.

## In the log

event-inherits =
    { $seat_you ->
        [yes] You begin with what you had: { $rep } reputation, { $n } gold and everything on your board.
       *[no] { $seat } begins with what they had: { $rep } reputation, { $n } gold and everything on the board.
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
saga-nobody = Won by nobody
saga-seat = Seat { $n }
saga-heroes = What the heroes take along
saga-heroes-over = What the heroes brought into the last episode
saga-hero = { $hero }: { $rep } reputation, { $gold } gold
saga-tiles = Tiles: { $names }
saga-goods = Also: { $names }
saga-times = { $n } × { $name }
saga-first = Each hero begins with nothing but the start tiles.
saga-same = Everybody keeps the seat and the hero of the last episode.
saga-play = Play { $scenario }
