### The rules of Euthia, one entry for each id, then the scenarios and the worked examples. `.ruling = yes` marks a decision of ours where the
### rulebook is silent, unclear or lost, as is nearly all of the scenario booklet; where only a part of an entry is ours, it follows “Our reading”.

## Components

EU-001 = There are 76 territory tiles: 18 of chapter I, 15 of II, 14 of III, 15 of IV and 14 of V. Our reading: the labels of chapters I and II cannot be read for certain; they are taken as 18 and 15.
    .ruling = yes
EU-002 = There are six heroes, each with a symbol, a colour and hero tiles of their own, 135 in all: Ael (white) 22, Dral (blue) 22, Keleia (yellow) 22, Maeldur (red) 21, Skoldur (black) 24 and Taesiri (violet) 24.
EU-003 = Each hero owns 2 dice, 25 hero tokens, 30 two-sided interaction tokens, 10 trade tokens, 12 damage tokens, 1 maximum-health marker and 6 action tokens: two each of Mining, Trade and Combat.
EU-004 = There are 73 Merchant tiles, 76 Alchemist tiles, 70 Dragonslayer tiles, 25 Mountain, 25 Lake and 24 Cavern resources, 20 treasures of each level, 12 Healing Potions and 12 Grey Sacks. Our reading: the number of Cavern resources is damaged in print and taken as 24.
    .ruling = yes
EU-005 = There are 14, 14 and 12 monsters of levels 1, 2 and 3, 7, 7 and 6 elites with as many bounties, 12 control cards (2 for each hero), 36 combat cards and 105 encounter cards: 14 types of 7 cards and 7 one-player cards of the Sorceress.
EU-006 = There are 24 silver cards, 8 of each of 3 types, and 32 gold cards, 8 of each of 3 types for several players and 8 for solo and cooperative play. Our reading: the number of silver cards is damaged in print and taken as 24.
    .ruling = yes
EU-007 = There are 110 gems, 15 each of Amethyst, Emerald, Onyx, Opal, Ruby and Sapphire and 10 each of Demonite and Diamond, and 60 essences, 15 of each of the 4 elements.
EU-008 = The reward tiles are 6 Huntsman’s Provisions, 12 of the Armourer and 7 of the Sorceress (Amulets of Darkness). Our reading: a further, unlabelled group of 12 tiles in the list is left out.
    .ruling = yes

## Setup: scenario and territory stack

EU-009 = The scenario is chosen first; it fixes the start tile, the table of tiles, the number of rounds, the levels of the elites and any special rules. Our reading: the scenario booklet is lost, so the scenarios are those of EUS-001 to EUS-160.
    .ruling = yes
EU-010 = The start tile named by the scenario lies in the centre of the play area; unless it says otherwise, this is the Chapel without Priest.
EU-011 = The Chapel with Priest (chapter I) is never drawn as an ordinary encounter tile: it stays in the box unless the scenario asks for it.
EU-012 = The other tiles are sorted by chapter, shown on their back, and within each chapter by the arrow on their front: fixed, encounter, scenario or other.
EU-013 = All fixed tiles of every chapter in use go into the pile of their chapter.
EU-014 = Encounter tiles and other tiles are drawn unseen, as many as the scenario’s table gives for the chapter and the number of players; the rest goes back to the box unseen.
EU-015 = Scenario tiles join the pile of their own chapter only if the chosen scenario calls for them.
EU-016 = Each chapter is shuffled separately; the chapters are then stacked face down, the lowest on top and the highest at the bottom.

## Setup: heroes

EU-017 = Each player takes one hero with the board and pieces that belong to it; unused heroes go back to the box.
EU-018 = Maximum health starts at the highest visible red number of the hero’s track, and current health equals it. Our reading: only Maeldur’s 6 is printed; the others are Ael 4, Keleia 5, Taesiri 5, Skoldur 6 and Dral 7.
    .ruling = yes
EU-019 = Start tiles, with the hero’s symbol on their back, lie face up on the hero slots whose symbol matches the one in the tile’s lower right corner.
EU-020 = All other hero tiles form a face-down pile in order of reputation value, the lowest on top; the order among equal values does not matter.
EU-021 = A hero tile with a player-count icon is used only if the number of players matches the icon; a tile without icon is always used.
EU-022 = Every hero except Skoldur starts with 4 Gaar tokens, one on each Gaar slot.
EU-023 = A hero slot that shows an essence or gold, and an equipment slot that shows gold, is locked at the start.
EU-024 = A hero board has 3 sacks, 3+1 action slots, 4 Gaar slots, 8 hero slots of which 4 are locked, 7 equipment slots (unlocking costs 2 gold for the cuirass and 3 for the second jewel) and 4 slots for gems and essences.
    .ruling = yes
EU-025 = Unless the scenario says otherwise, heroes start with 0 gold and no item but their start tiles and their Gaar.
    .ruling = yes

## Setup: common area

EU-026 = The first player is drawn at random and stays first for the whole game; one of that player’s hero tokens marks round 1 on the round track.
EU-027 = Every hero starts with 0 reputation unless the scenario says otherwise.
EU-028 = A hero who passes 50 or 100 reputation takes a reputation token of that value and goes on along the track.
EU-029 = The Die of Hope starts on its blank face, zero.
EU-030 = Encounter cards stay sorted by type, and the reward tiles of encounters stay in the box, until the encounter is revealed.
EU-031 = Merchant, Alchemist and Dragonslayer tiles form three shuffled piles, each with its own discard; 4 tiles of each lie face up as the offer of that trading post.
EU-032 = Resources by terrain, treasures and monsters by level, silver cards and gold cards each form a shuffled face-down pile with its own discard.
EU-033 = The gold cards with the one-player icon and all combat cards are left out of a competitive game.
EU-034 = With 2 players no control cards are used.
EU-035 = With 3 or 4 players the control cards of the heroes in play, 2 for each, form a shuffled face-down pile.
