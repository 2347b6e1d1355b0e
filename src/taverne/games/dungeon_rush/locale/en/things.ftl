### What the things on the table are, for their info cards: the message says what it means, `.name` its name where no
### card has one, `.rule` where it stands in the rules.

thing-monster = Your hero beats it by having at least the figure shown in every skill it asks for. Beat it and you gain its skill and coins; fail and you lose 1 coin at the end.
    .rule = DR-066
thing-hero = A hero has four skills, 0 in those not shown. Beaten monsters raise them.
    .rule = DR-009
thing-hand = Each of your heroes is one of your hands. Send it to a monster; two on the same monster add up their skills.
    .rule = DR-055
thing-skill = One of the four skills. A monster asks for some of them; each must be reached on its own.
    .rule = DR-068
thing-skill-rune = A rune raises any one skill you choose.
    .name = Rune
    .rule = DR-078
thing-lord = The lord waits at the end. After round 9 your two heroes together may fight either the lord or the dragon.
    .rule = DR-094
thing-dragon = The dragon waits at the end. After round 9 your two heroes together may fight either the dragon or the lord.
    .rule = DR-094
thing-count-coins = The most coins at the end wins. Monsters bring coins, and so does the lord or the dragon.
    .name = Coins
    .rule = DR-002
thing-count-failures = Monsters you attacked and did not beat. Each costs 1 coin at the end.
    .name = Failures
    .rule = DR-088
