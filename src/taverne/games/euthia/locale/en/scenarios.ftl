### The scenarios of Euthia in words: their questions, answers, events and refusals.

## Words inside other sentences

medal-bronze = bronze
medal-silver = silver
medal-gold = gold

## All scenarios

prompt-lay-late = A tile left in the stack comes into play. Where does it go?
event-goal-reached = The goal of the scenario is reached: all heroes win.
event-goal-missed = The goal of the scenario was not reached: all heroes lose.
event-rated = The lowest final reputation is { $n }: { $medal }.
event-earned =
    { $seat_you ->
        [yes] You gain { amount-rep }.
       *[no] { $seat } gains { amount-rep }.
    }

option-euthia-difficulty = This scenario has no such difficulty.
option-euthia-mode = This scenario cannot be played in this mode by this many players.

## Rescue of the Villagers

action-deliver = Hand over the villagers
action-gather = Take the villagers with you
event-villagers =
    { $seat_you ->
        [yes] You take the villagers of { $space_the } with you.
       *[no] { $seat } takes the villagers of { $space_the } along.
    }
event-villagers-left = { $seat } leaves villagers behind at { $space_the }: { $n }.
event-delivered =
    { $seat_you ->
        [yes] You bring villagers to the Chapel: { $n }.
       *[no] { $seat } brings villagers to the Chapel: { $n }.
    }

## Elemental Revocation

action-revoke = Revoke the elemental
event-revoked =
    { $seat_you ->
        [yes] You revoke { $elemental_the }.
       *[no] { $seat } revokes { $elemental_the }.
    }
why-not-challenged = You can revoke only an elemental whose space is freed and holds your token.
why-revoked-already = You have already revoked an elemental this turn.
why-no-revocation-left = No more elementals of these elements can be revoked.
why-no-essences = You need { $same } of this element’s essences and { $any } of any element.

## Looming Doom

prompt-clues = You face { $foe_the }. How many clues do you spend to lower its health?
action-clue = Question { $a_the }
    .args = witness
action-clues = Spend clues: { $a }
    .args = n
event-witness = A witness appears: { $witness }.
event-clue =
    { $seat_you ->
        [yes] You get a clue from { $witness_the }.
       *[no] { $seat } gets a clue from { $witness_the }.
    }
event-eve-of-battle = The last round: all heroes are healed, and their Gaar or Dwurt slots filled.
why-witness-unknown = This witness has not been revealed yet.
why-witness-elsewhere = You meet this witness on other spaces, once they are freed.
why-clue-taken = You already have this witness’s clue.
why-no-witness-price = You cannot pay what the witness asks.

## Dragons

prompt-raid = Several posts are equally close. Where does the dragon fly?
action-raid = { $a_the }
    .args = space
action-ward = Ward { $a_the }
    .args = space
event-dragon-lands = The dragon lands on { $space_the }.
event-dragon-stage = The dragon fights on: { $foe }.
event-dragon-gone = The dragon is beaten for good: { $foe }.
event-dragon-attack = The dragon attacks: { $card }.
event-razed = A post is razed: { $space }.
event-ward =
    { $seat_you ->
        [yes] You ward { $space_the }.
       *[no] { $seat } wards { $space_the }.
    }
event-ward-broken = The ward is broken, but { $space_the } stands.

## Threat of Mirrezil

action-legend = Complete the legend: { $a }
    .args = legend
event-event = This round’s event: { $event }.
event-legend = A new legend: { $legend }.
event-legend-done =
    { $seat_you ->
        [yes] You complete a legend: { $legend }.
       *[no] { $seat } completes a legend: { $legend }.
    }
why-no-legend = There is no legend here.
why-legend-done = This legend has already been completed.
why-legend-asks = You do not have what the legend asks for.

## Into the Abyss

prompt-seal-abyss = The guardian is beaten. Discard an essence to seal the abyss?
action-guardian = Fight the guardian of the abyss
action-fall = Jump into { $a_the }
    .args = space
event-abyss-sealed =
    { $seat_you ->
        [yes] You seal an abyss: { $space }.
       *[no] { $seat } seals an abyss: { $space }.
    }
why-temple-closed =
    { $n ->
        [one] The temple stays closed until { $n } abyss is sealed.
       *[other] The temple stays closed until { $n } abysses are sealed.
    }

## Collision

prompt-emblem = The powers of two elementals meet. Where does the emblem go?
prompt-seal-essences = Discard essences before the roll? Bonus so far: { $n }.
action-emblem = Put it on { $a_the }
    .args = space
action-seal_emblem = Try to seal the emblem
action-power = Use the power of the Faer ({ $a })
    .args = n
event-emblem = An emblem appears: { $space }.
event-emblem-sealed =
    { $seat_you ->
        [yes] You seal the emblem and hold the power of the Faer: { $space }.
       *[no] { $seat } seals the emblem and holds the power of the Faer: { $space }.
    }
event-seal-failed =
    { $seat_you ->
        [yes] The emblem resists you.
       *[no] The emblem resists { $seat }.
    }
why-no-emblem = There is no emblem here, or the space is not freed.
why-tried-already = You have already tried this turn.
why-no-seal-price = An attempt costs a Gaar (Skoldur: a Dwurt).

## Devastation Incarnate

prompt-golem = Where does the Golem go?
action-golem = { $a_the }
    .args = space
action-unravel = Discard a gold card against the spell
event-golem = The Golem stands on { $space_the }.
event-golem-gone = The spell is broken, the Golem is gone.
event-slaughter = The Golem’s card: { $card }.
event-crushed =
    { $seat_you ->
        [yes] The Golem kills you.
       *[no] The Golem kills { $seat }.
    }
event-ruined = Laid in ruins: { $space }.
event-spawned = A level { $n } monster appears: { $space }.
event-spell = The spell counter stands at { $n }.
