### The story of a match of Dungeon Rush: its figures, and why it ended.

figure-coins = Coins
figure-monsters = Monsters beaten
figure-failures = Failures
figure-skills = Skill points
story-end-rounds = Round { $n } was the last: the dungeon is empty.
story-round = { $round ->
    [100] The final fight
   *[other] Round { $round }
}
story-axis = { $round ->
    [100] final
   *[other] { $round }
}

## What a puzzle asks for

puzzle-role = Your heroes: { $role_the }.
want-coins = Gain { $n ->
    [one] 1 coin
   *[other] { $n } coins
}

## Why an answer may be good

hint-draft = Alone, { $hero_the } beats { $n } of the { $of } monsters of level I. Skill points that count at the end: { $low } against { $lord_the }, { $high } against { $dragon_the }.
hint-draft-second = Alone, { $hero_the } beats { $n } of the { $of } monsters of level I, { $more } of them out of reach of { $first_the }. Skill points that count at the end: { $low } against { $lord_the }, { $high } against { $dragon_the }.
hint-sides = Left or right, heroes fight alike: choose what suits your hands.
hint-claim-alone = { START($hero_the) } beats { $monster_the } alone: { $gives }. { $rivals ->
        [0] No rival could beat it.
        [one] One rival could beat it too.
       *[other] { $rivals } rivals could beat it too.
    }
hint-claim-together = Your two heroes together beat { $monster_the }: { $gives }. { $rivals ->
        [0] No rival could beat it.
        [one] One rival could beat it too.
       *[other] { $rivals } rivals could beat it too.
    }
hint-claim-joined = Your other hero is there already, and together they beat { $monster_the }: { $gives }.
hint-claim-wasted = Your other hero beats { $monster_the } alone already.
hint-claim-fails = { START($hero_the) } cannot beat { $monster_the }: a failure, at { $cost ->
        [one] 1 coin
       *[other] { $cost } coins
    }{ $rivals ->
        [0] {"."}
        [one] {","} but it keeps the monster from one rival who could.
       *[other] {","} but it keeps the monster from { $rivals } rivals who could.
    }
hint-idle = Of the monsters left, { $n ->
        [0] none falls
        [one] one falls
       *[other] { $n } fall
    } to { $heroes ->
        [one] this hero
       *[other] your two heroes
    }; staying out costs nothing.
hint-place = { START($hero_the) } rises to { $skill } { $n }: { $more ->
        [0] no other monster that may still come falls
        [one] one more of the monsters that may still come falls
       *[other] { $more } more of the monsters that may still come fall
    } to this hero alone. Points your heroes still lack: { $low } against { $lord_the }, { $high } against { $dragon_the }.
hint-place-last = { START($hero_the) } rises to { $skill } { $n }. Points your heroes still lack: { $low } against { $lord_the }, { $high } against { $dragon_the }.
hint-keep-card = Nothing rises: the card is worth its coins alone.
hint-final = Your heroes beat { $boss_the }: { $n ->
        [one] 1 coin.
       *[other] { $n } coins.
    }
hint-final-lost = { START($boss_the) } would win: your heroes lack { $n ->
        [one] one skill point
       *[other] { $n } skill points
    }. A defeat costs nothing.
hint-decline = No fight, no coins.
