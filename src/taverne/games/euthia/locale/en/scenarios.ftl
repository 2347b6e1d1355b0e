### The scenarios of Euthia in words: their questions, answers, events and refusals.

## Words inside other sentences

medal-bronze = bronze
medal-silver = silver
medal-gold = gold

## All scenarios

prompt-lay-late = A tile still lies in the stack and comes now. Where is it laid?
event-goal-reached = The goal of the scenario is reached: all heroes win.
event-goal-missed = The goal of the scenario is missed: all heroes lose.
event-rated = The lowest final reputation is { $n }: { $medal }.
event-earned =
    { $seat_you ->
        [yes] You gain { $n } reputation.
       *[no] { $seat } gains { $n } reputation.
    }

## Rescue of the Villagers

action-deliver = Hand over the villagers
action-gather = Take villagers along
event-villagers =
    { $seat_you ->
        [yes] You take villagers along at { $space_the }.
       *[no] { $seat } takes villagers along at { $space_the }.
    }
event-villagers-left = Villagers of { $seat } stay behind at { $space_the }: { $n }.
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
why-not-challenged = Only an elemental of a freed space that holds your own token can be revoked.
why-revoked-already = You have revoked an elemental in this turn already.
why-no-revocation-left = No more elementals of these elements can be revoked.
why-no-essences = That takes { $same } of this element’s essences and { $any } of any element.
