### Words of the table that belong to no chapter: the game, its options, opponents, what a score is made of.

## Options

option-scenario = Scenario
    .help = What the game is about, how long it lasts and where it takes place.
option-scenario-hunt = { scenario-hunt }
    .help = 8 rounds: hunt, trade and quest as you like; the most reputation wins. For a first game.
option-scenario-rescue = { scenario-rescue }
    .help = 10 rounds: bring captive villagers home to the Chapel.
option-scenario-doom = { scenario-doom }
    .help = 8 rounds to find clues, then a last fight against the Accomplice and the Saboteur.
option-scenario-farruga = { scenario-farruga }
    .help = 12 rounds: a dragon razes trading posts; defend them and wound it.
option-scenario-mirrezil = { scenario-mirrezil }
    .help = 12 rounds: complete legends, then face a dragon.
option-scenario-devastation = { scenario-devastation }
    .help = At most 12 rounds: a golem lays the land waste until its spell is broken.
option-scenario-collision = { scenario-collision }
    .help = 8 rounds: seal emblems where two elementals meet.
option-scenario-revocation_1 = { scenario-revocation_1 }
    .help = 8 rounds: revoke elementals where you have won their challenges.
option-scenario-revocation_2 = { scenario-revocation_2 }
    .help = 8 rounds in wilder lands: revoking costs more essences, and gives more.
option-scenario-revocation_3 = { scenario-revocation_3 }
    .help = 8 rounds where few have ever been: the costliest revocations, and the last.
option-scenario-abyss = { scenario-abyss }
    .help = 12 rounds: seal abysses, then beat the Magma Demon.
option-mode = Mode
    .help = How two to four heroes play; one hero always plays solo.
option-mode-competitive = Competitive
    .help = The most reputation wins; a rival plays the monster in each combat.
option-mode-coop = Cooperative
    .help = All win or lose together by the goal of the scenario; cards play the monsters.
option-difficulty = Difficulty
    .help = How much the goal asks in solo and cooperative play; not every scenario has all three.
option-difficulty-normal = Normal
option-difficulty-hard = Hard
option-difficulty-heroic = Heroic
option-heroes = Heroes
    .help = How the heroes are handed out.
option-heroes-draw = Drawn at random
option-heroes-choose = Chosen in turn
option-elites = Elite monsters
    .help = Bounties on strong monsters in their lairs.
option-elites-on = with
option-elites-off = without
option-griffin = The Griffin
    .help = A tile with the Griffin’s lair, and a ride over the map for those who bring it a trophy.
option-griffin-on = with
option-griffin-off = without

## The match of the day

daily-what = The Hunt, alone
    .help = Eight rounds without rivals; cards and dice play the monsters. Your result is your reputation: 36 earns bronze, 50 silver, 64 gold.

## Opponents

bot-random = Random
    .help = Makes any legal move at random.
bot-greedy = Wayfarer
    .help = Plans its turn over the map, picks its fights by the odds, and takes the best it can get.
bot-seeker = Seeker
    .help = Plays its turn through in its head in several ways before it decides.

## Scores

score-reputation = Reputation won
score-resources = Resources
score-gold = Wealth in gold
score-hero_tokens = Treasures and freed spaces
score-interaction_tokens = Elementals and mines
score-trade_tokens = Trading posts
score-rival_tokens = Tokens taken from rivals
score-quests = Quests
score-elites = Elite monsters
score-scenario = Scenario
score-deaths = Deaths
