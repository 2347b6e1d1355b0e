### What the things on the table are, for their info cards: the message says what it means, `.name` its name where no
### card has one, `.rule` where it stands in the rules.

thing-monster = Your hero beats it with at least the figure shown in every skill it asks for. Beaten, it gives its skill and its coins; unbeaten, it costs 1 coin at the end.
    .rule = DR-066
thing-hero = A hero has four skills, 0 in those not shown. Beaten monsters raise them.
    .rule = DR-009
thing-hand = Each of your heroes is one of your hands. Send it to a monster; two on one monster add their skills.
    .rule = DR-055
thing-skill = One of the four skills. A monster asks for some of them; each must be reached on its own.
    .rule = DR-068
thing-skill-rune = A rune raises any one skill that you choose.
    .name = Rune
    .rule = DR-078
thing-lord = He waits at the end. After round 9 your two heroes together may fight him or the dragon, not both.
    .rule = DR-094
thing-dragon = It waits at the end. After round 9 your two heroes together may fight it or the lord, not both.
    .rule = DR-094
thing-count-coins = Most coins at the end win. Monsters bring them, and so does the lord or the dragon.
    .name = Coins
    .rule = DR-002
thing-count-failures = Monsters that you attacked and did not beat. Each costs 1 coin at the end.
    .name = Failures
    .rule = DR-088
