### The battles of Conquest of Nerath in words: order, dice, hits, retreat, conquest, dungeons. The course of the game and the cards have files of their own.

## Words inside other sentences

battle-step =
    { $step ->
        [first] First Strike
        [defence] Defence
       *[attack] Attack
    }

## Questions

prompt-battle = { $realm }: battles left: { $n }. Which one now?
    .asked = Battles left: { $n }. Which one now?
prompt-landing = { START($realm_the) } has won the battle at sea. Land on { $space_the } as declared, or stay aboard?
prompt-casualties = { $realm }, battle { $space_at }: which unit takes the hit? Hits left: { $n }.
    .asked = Battle { $space_at }: which unit takes the hit? Hits left: { $n }.
prompt-agree =
    { $n ->
        [one] { START($ally_the) } has said who should take the hit { $space_at }. Does { $realm_the } agree?
       *[other] { START($ally_the) } has said who should take the { $n } hits { $space_at }. Does { $realm_the } agree?
    }
prompt-guardian-dice = You play the guardians of { $space_the }: which die do they lose? Hits left: { $n }.
prompt-continue = { $realm }, after round { $round } { $space_at }: continue or retreat?
    .asked = After round { $round } { $space_at }: continue or retreat?
prompt-retreat-to =
    { $n ->
        [one] { $load ->
            [0] { $realm }: where does { $unit_the } retreat to?
            [1] { $realm }: where does { $unit_the } retreat to, with { $one_a } aboard?
           *[2] { $realm }: where does { $unit_the } retreat to, with { $one_a } and { $two_a } aboard?
        }
       *[other] { $realm }: where do the { $n } units retreat to?
    }
    .asked =
        { $n ->
            [one] { $load ->
                [0] Where does { $unit_the } retreat to?
                [1] Where does { $unit_the } retreat to, with { $one_a } aboard?
               *[2] Where does { $unit_the } retreat to, with { $one_a } and { $two_a } aboard?
            }
           *[other] Where do the { $n } units retreat to?
        }
prompt-embark = { $realm }: no friendly land to retreat to. Which ship takes { $unit_the }? Berths left: { $n }.
    .asked = No friendly land to retreat to. Which ship takes { $unit_the }? Berths left: { $n }.
prompt-amok = { START($realm_the) } has won { $space_at }: send a unit running amok into an empty land?

## Answers

action-fight = Fight { $a_at }
    .args = space
action-call_off = Stay aboard, no landing on { $a_the }
    .args = space
action-lose = Give the hit to { $a_a }
    .args = unit
action-lose_wounded = Give the hit to { $a_a } that has already taken one
    .args = unit
action-lose_favoured = Give the hit to { $a_a } that a card has strengthened
    .args = unit
action-lose_beside = Give the hit to { $a_a } sailing with { $b_a }
    .args = unit unit
action-sink =
    { $count ->
        [1] Give the hit to a Warship carrying { $a_a }
       *[other] Give the hit to a Warship carrying { $a_a } and { $b_a }
    }
    .args = unit unit
action-drown = Give the hit to { $a_a } aboard a Warship that was hit
    .args = unit
action-hover = Give the hit to { $a_a } flying over the sea
    .args = unit
action-lose_of = { $a }: give the hit to { $b_a }
    .args = realm unit
action-lose_wounded_of = { $a }: give the hit to { $b_a } that has already taken one
    .args = realm unit
action-lose_favoured_of = { $a }: give the hit to { $b_a } that a card has strengthened
    .args = realm unit
action-lose_beside_of = { $a }: give the hit to { $b_a } sailing with { $c_a }
    .args = realm unit unit
action-sink_of =
    { $count ->
        [2] { $a }: give the hit to a Warship carrying { $b_a }
       *[other] { $a }: give the hit to a Warship carrying { $b_a } and { $c_a }
    }
    .args = realm unit unit
action-drown_of = { $a }: give the hit to { $b_a } aboard a Warship that was hit
    .args = realm unit
action-hover_of = { $a }: give the hit to { $b_a } flying over the sea
    .args = realm unit
action-lose_to = Give the hit to { $b_a } bound for { $a_the }
    .args = space unit
action-lose_favoured_to = Give the hit to { $b_a } that a card has strengthened, bound for { $a_the }
    .args = space unit
action-lose_beside_to = Give the hit to { $b_a } sailing with { $c_a }, bound for { $a_the }
    .args = space unit unit
action-sink_to =
    { $count ->
        [2] Give the hit to a Warship carrying { $b_a }, bound for { $a_the }
       *[other] Give the hit to a Warship carrying { $b_a } and { $c_a }, bound for { $a_the }
    }
    .args = space unit unit
action-drown_to = Give the hit to { $b_a } bound for { $a_the } aboard a Warship that was hit
    .args = space unit
action-agree = Agree
action-refuse = Refuse: each realm takes half of the hits
action-remove =
    { $count ->
        [2] { $a }: remove a d{ $b }
       *[other] { $a }, dice left { $c }: remove a d{ $b }
    }
    .args = guardian n n
action-continue = Continue
action-retreat = Retreat
action-divide = Retreat to several spaces, unit by unit
action-embark =
    { $count ->
        [1] An empty Warship { $a_at }
       *[other] The Warship { $a_at } that carries { $b_a }
    }
    .args = space unit unit
action-leave_behind = Leave it behind; it is lost
action-amok = { $a }: take { $b_the }
    .args = unit space

## What happens

event-battle = { START($realm_the) } attacks { $realms_the } { $space_at }: { $attackers } against { $defenders }.
event-naval-battle = Battle { $space_at }: { $realm }, with { $attackers }, against { $realms_the }, with { $defenders }.
event-walks-in = { START($realm_the) } marches on { $space_the }, which nobody defends: { $attackers }.
event-explores = { START($realm_the) } explores { $space_the }: { $attackers }.
event-guardians-shown =
    { $guardians_count ->
        [one] The guardian of { $space_the }: { $guardians }.
       *[other] The guardians of { $space_the }: { $guardians }.
    }
event-battle-round = Round { $round } { $space_at }.
event-rolled = { battle-step }, { $realm }, { $unit }: { $dice }. { $n ->
        [0] No hit.
       *[other] { amount-hits }.
    }
event-guardian-rolled = { battle-step }, guardian, { $guardian }: { $dice }. { $n ->
        [0] No hit.
       *[other] { amount-hits }.
    }
event-hits = Hits scored by { $realm_the }: { $hits }; taken: { $n }.
event-proposed = Proposal: { $realm_the } takes the hits with { $units }.
event-agreed = { START($realm_the) } agrees with { $ally_the }.
event-disagreed = { START($realm_the) } does not agree with { $ally_the }: each takes half of the hits.
event-castle-out = The castle of { $realm_the } takes a hit and is out of the battle.
event-withstood = { $realm }: { $unit_the } takes a hit and stands.
event-destroyed = { START($realm_the) } loses { $units } { $space_at }.
event-guardian-hit =
    { $n ->
        [one] One die fewer for { $guardian_the }; one left.
       *[other] One die fewer for { $guardian_the }; { $n } left.
    }
event-guardian-killed = A guardian falls: { $guardian }.
event-retreats = { START($realm_the) } retreats from { $space_the }.
event-retreated = { START($realm_the) } retreats to { $space_the }: { $units }.
event-battle-over =
    { $how ->
        [won] { START($realm_the) } wins the battle { $space_at }.
        [fled] { START($realm_the) } retreats and loses the battle { $space_at }.
       *[lost] { START($realm_the) } loses the battle { $space_at }.
    }
event-called-off = { START($realm_the) } calls off the landing on { $space_the }.
event-conquered = { START($realm_the) } conquers { $space_the } from { $loser_the }: { amount-points }.
event-conquered-capital = The capital of { $home_the } falls! { START($realm_the) } conquers { $space_the }, held by { $loser_the }: { amount-points }.
event-retook = { START($realm_the) } takes back { $space_the } from { $loser_the }.
event-freed = { START($realm_the) } frees { $space_the } from { $loser_the }; it returns to { $ally_the }.
event-castle-captured = The castle of { $space_the } now serves { $realm_the }.
event-garrisoned = { START($realm_the) } gets { $unit_a } for its conquest { $space_at }.
event-plundered = { START($realm_the) } plunders { amount-gold } from { $loser_the }.
event-ran-amok = { $realm }: { $unit_the } runs amok into { $space_the }.
event-looted =
    { $n ->
        [0] { START($realm_the) } loots { $space_the }.
       *[other] { START($realm_the) } loots { $space_the } and finds { amount-gold }.
    }

## Why not

why-naval-first = The battles at sea come before the one { $space_at }.
why-no-battle-there = There is no battle to fight { $space_at }.
why-none-there = { START($unit) }: you have none { $space_at }.
why-castle-inactive = The castle { $space_at } is out of the battle and cannot be hit again.
why-mere-cargo = { START($unit) }: it is only cargo { $space_at } and takes no hits.
why-hit-before = { START($unit) }: every one { $space_at } has already taken a hit; the next goes to another unit.
why-not-adjacent = { START($unit) }: it is not next to { $space_the }.
why-no-retreat-into-dungeon = { START($unit) }: you cannot retreat into a dungeon.
why-ships-stay-at-sea = { START($unit) }: ships retreat to a friendly sea zone.
why-retreat-friendly-only = { START($unit) }: you can retreat only to a friendly space, not to { $space_the }.
why-retreat-on-land = { START($unit) }: it must retreat to a friendly land if one is adjacent.
why-room-aboard = There is room for all of them: nobody stays behind.
why-amok-on-land = You can run amok only into a land, not into { $space_the }.
why-amok-monsters-only = Only Monsters that won here can run amok, or units that a treasure lets do so.
why-amok-adjacent = Run Amok goes one step only, not as far as { $space_the }.
why-amok-empty = There are units { $space_at }; Run Amok needs an empty land, without even a castle.
why-amok-enemy = You can run amok only into an enemy land, not into { $space_the }.
