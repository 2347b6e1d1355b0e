### The rules of Dungeon Rush, one sentence for each id. `.ruling = yes` marks a decision of ours where the rulebook is silent.

## Aim, cards and terms

DR-001 = Every player leads two heroes.
DR-002 = The player whose two heroes have gathered the most coins by the end of the game wins.
DR-003 = The box contains 10 large hero cards.
DR-004 = The box contains 110 more cards: 4 dragons, 4 dungeon lords, and 34 monsters for each of the levels I, II and III.
DR-005 = The game takes at most 5 players: the 10 heroes make 5 pairs, and 5 players meet 5 × 2 × 3 = 30 of a level’s 34 monsters; 6 players would need 36.
    .ruling = yes
DR-006 = The competitive game is for 3 to 5 players.
    .ruling = yes
DR-007 = One or two players have variants of their own (DR-181 to DR-188).
    .ruling = yes
DR-008 = There are four skills: Melee, Ranged, Magic and Stealth.
DR-009 = At the start a hero has points in one or two of the four skills.
DR-010 = If a hero’s card leaves a skill icon empty, that skill is 0.
DR-011 = A hero’s skills grow during the game as monsters are defeated.
DR-012 = A monster card shows a name, a defence, the skill it gives, if any, and the coins it is worth, if any.
DR-013 = A monster’s defence says which skills it takes to defeat it, and how many points in each.
DR-014 = The card of a dungeon lord or dragon shows a name, a defence and its loot.
DR-015 = Dungeon lords and dragons give coins only, never a skill.
DR-016 = A valid box has 10 heroes, each with one or two skills above 0.
    .ruling = yes
DR-017 = A valid box has 34 monsters for each level; each asks for at least one skill and gives a skill, coins or both.
    .ruling = yes
DR-018 = A valid box has 4 dungeon lords and 4 dragons; each asks for at least one skill and is worth some coins.
    .ruling = yes

## Set-up and choice of heroes

DR-019 = One dungeon lord and one dragon are drawn at random and lie face up.
DR-020 = Everyone can see the dungeon lord and the dragon in play throughout the game.
    .ruling = yes
DR-021 = The 3 other dungeon lords and the 3 other dragons take no part in the game.
    .ruling = yes
DR-022 = All 10 heroes are on offer in the middle of the table.
DR-023 = One of the players becomes the first player.
DR-024 = The first player is drawn at random.
    .ruling = yes
DR-025 = Clockwise from the first player, everyone takes one hero.
DR-026 = Then everyone takes a second hero, from the last player back to the first.
DR-027 = Each player lays their two heroes side by side in front of them.
DR-028 = Once the heroes are chosen, each player decides which one stands on the left and which on the right, for the whole game.
    .ruling = yes
DR-029 = Heroes that nobody has chosen leave the game.
DR-030 = The monsters of each level are shuffled separately and make three face-down piles.
DR-031 = If a player takes more than 30 seconds to choose a hero, one of the heroes left is dealt to them at random.
    .ruling = yes

## Rounds and levels

DR-032 = The game lasts nine rounds.
DR-033 = Each of the dungeon’s three levels lasts three rounds.
DR-034 = Rounds 1 to 3 are played with the monsters of level I.
DR-035 = Rounds 4 to 6 are played with the monsters of level II.
DR-036 = Rounds 7 to 9 are played with the monsters of level III.
DR-037 = A round has three phases: reveal, attack and resolution.
DR-038 = Cards left in a level’s pile after its third round are not used.
    .ruling = yes
DR-039 = After the ninth round come the final fight and the counting of coins.
DR-040 = At the start of each round all heroes are free again, even those just beaten.
    .ruling = yes

## Reveal

DR-041 = Each player is dealt two monsters of the current level, face down.
DR-042 = All players turn over their two monsters in the middle at the same instant.
DR-043 = The cards are turned over so that nobody sees their own before the others do.
DR-044 = Every player can reach every revealed monster.
DR-045 = Being dealt a monster gives no right to it.
    .ruling = yes
DR-046 = A round has exactly twice as many monsters as players.
    .ruling = yes

## Attack

DR-047 = Attacks may begin as soon as the monsters are visible.
DR-048 = The left hand acts for the hero on the left, the right hand for the hero on the right.
DR-049 = A hand laid on a monster commits that hero to the attack: this is called a claim.
DR-050 = A committed hero can neither be called back nor be sent to another monster.
DR-051 = A hero can attack only one monster per round.
    .ruling = yes
DR-052 = A player may keep one hero out of the attack.
DR-053 = A player may keep both heroes out of the attack.
DR-054 = A player may send both heroes against the same monster.
DR-055 = Two heroes of one player on the same monster add up their skills for the fight.
DR-056 = A player may attack two different monsters with one hero each.
DR-057 = Two players never attack the same monster.
DR-058 = The player whose hand reaches the card first is its only attacker.
DR-059 = While the attack phase lasts, the attacker of a monster may send their second hero to it as well.
    .ruling = yes
DR-060 = A claim on a monster that another player already holds is refused; the hero stays free and may try another monster.
    .ruling = yes
DR-061 = A player who declares “done” keeps all heroes still free out of this round.
    .ruling = yes
DR-062 = A “done” cannot be taken back.
    .ruling = yes
DR-063 = A claim is never refused because the hero is too weak: blocking a monster is allowed.
    .ruling = yes

## Resolution

DR-064 = The fights are resolved once every player has finished attacking.
DR-065 = In each fight the monster’s defence is compared with the skills of the hero or heroes attacking it.
DR-066 = The monster is defeated if the combined skills of its attackers at least equal its defence.
DR-067 = If they fall short, the hero or heroes are defeated.
DR-068 = The comparison is made skill by skill: each skill asked for must be reached, and a surplus in one never makes up for a lack in another.
    .ruling = yes
DR-069 = With two heroes on a monster, their values are added up in each skill.
    .ruling = yes
DR-070 = Every fight of a round uses the skills the heroes had when the monsters were revealed.
    .ruling = yes
DR-071 = What a round gives counts from the next round on; after the ninth round, in the final fight.
    .ruling = yes
DR-072 = A monster that nobody has attacked is discarded; nobody gains or loses by it.
    .ruling = yes
DR-073 = The order in which the fights of a round are resolved makes no difference.
    .ruling = yes

## Gains of a victory

DR-074 = If a defeated monster gives a skill, the winner may slide the card under one of their heroes to raise that skill.
DR-075 = The hero who receives the gain may be the one who did not fight.
DR-076 = The card goes under the side of the skill it raises, with its icon left showing.
DR-077 = A player who defeats two monsters in a round may give both gains to the same hero.
DR-078 = A magic rune is a wild gain: it can raise any of the four skills.
DR-079 = A rune stays for good where it was placed.
DR-080 = Ordinary gains, too, stay with the hero and the skill they were given to.
    .ruling = yes
DR-081 = One card raises one skill of one hero, by as many points as it shows icons for that skill.
    .ruling = yes
DR-082 = A card that offers several skills raises only the one chosen when it is placed.
    .ruling = yes
DR-083 = A winner who does not want to place a gain keeps the card face up beside the heroes; its coins still count.
    .ruling = yes
DR-084 = A card under a hero keeps its coins for the final count.
DR-085 = Any number of cards may lie under a hero and under each of its sides.
    .ruling = yes
DR-086 = A monster defeated by both heroes of a player is still one card, so one gain.
    .ruling = yes

## Failures and monsters with coins only

DR-087 = A player whose hero loses a fight takes that monster, face down, as a failure.
DR-088 = Each face-down monster costs 1 coin at the end.
DR-089 = Two heroes beaten by the same monster count as one failure and cost 1 coin.
    .ruling = yes
DR-090 = A failure stays out of play until the end of the game.
    .ruling = yes
DR-091 = Everyone may know how many failures each player has.
    .ruling = yes
DR-092 = A defeated monster with coins but no skill is kept face up beside the failures.
DR-093 = The final count deducts only the failures a player holds, never monsters that nobody attacked.
    .ruling = yes

## Final fight

DR-094 = After the ninth round each player may challenge either the dungeon lord or the dragon.
DR-095 = Nobody may fight both the dungeon lord and the dragon.
DR-096 = Everyone fights alone: players cannot help each other.
DR-097 = The skills of the player’s two heroes are added up and compared with the defence of the chosen opponent.
DR-098 = This comparison, too, is made skill by skill (DR-068).
    .ruling = yes
DR-099 = A player who equals or exceeds that defence receives the coins shown on the card.
DR-100 = Several players may challenge the same dungeon lord or dragon.
DR-101 = Each player who succeeds receives the card’s full loot.
    .ruling = yes
DR-102 = Failing in the final fight costs nothing and gives no face-down card.
    .ruling = yes
DR-103 = A player may stay out of the final fight.
DR-104 = The choices for the final fight are made in secret and at the same time.
    .ruling = yes
DR-105 = If a player has not chosen after 30 seconds, the choice is made for them: of those they can defeat, the opponent with the higher loot, or neither if they can defeat none.
    .ruling = yes
DR-106 = Speed does not matter in the final fight.
    .ruling = yes

## Final score

DR-107 = Each player adds up the coins of all the monsters they have defeated, whether face up or under their heroes.
DR-108 = The loot of the dungeon lord or dragon defeated in the final fight is added.
DR-109 = Each face-down failure takes off 1 coin.
DR-110 = The highest total of coins wins.
DR-111 = Players tied for the highest total share the victory.
DR-112 = A total may be below zero.
    .ruling = yes
DR-113 = Hero cards are worth no coins.
    .ruling = yes

## Online: revealing together

DR-114 = No client receives the face of a monster before the instant T of the reveal.
    .ruling = yes
DR-115 = At the instant T the server sends all faces of the round to every client in a single message.
    .ruling = yes
DR-116 = In every round a visible countdown of 3 seconds leads up to the instant T.
    .ruling = yes
DR-117 = A claim that reaches the server before the instant T is ignored and locks that hero’s input for 250 milliseconds, so that blind tapping does not pay.
    .ruling = yes
DR-118 = All players see the same monsters in the same order.
    .ruling = yes
DR-119 = A round starts when all connected players are ready, or 20 seconds after the previous one has been resolved.
    .ruling = yes

## Online: input and commitment

DR-120 = A claim is a message that names the round, the left or right hero, the monster and the client’s sequence number.
    .ruling = yes
DR-121 = A claim for the wrong round, on an unknown monster or with someone else’s hero is refused.
    .ruling = yes
DR-122 = Both heroes can be played independently and at the same time, by two touches or two separate groups of keys.
    .ruling = yes
DR-123 = A claim exists only from the moment the server has accepted it.
    .ruling = yes
DR-124 = Until the server answers, the client shows a claim it has sent as pending.
    .ruling = yes
DR-125 = While a hero’s claim is pending, further claims by that hero wait in a queue and are tried in order if the first is refused; none is lost.
    .ruling = yes
DR-126 = Repeating an accepted claim changes nothing and is not an error.
    .ruling = yes
DR-127 = Every accepted claim is shown to all players at once, with the player and the hero.
    .ruling = yes
DR-128 = An accepted claim cannot be undone, not even after a slip of the finger.
    .ruling = yes

## Online: who was first

DR-129 = The server handles claims strictly one at a time.
    .ruling = yes
DR-130 = The first claim accepted on a monster makes its sender the attacker.
    .ruling = yes
DR-131 = Each claim is recorded with the server’s time, the result and the reason, so that a round can be replayed exactly.
    .ruling = yes
DR-132 = In the usual mode, “Race”, claims count in the order in which the server receives them.
    .ruling = yes
DR-133 = In the optional mode “Fair race”, the effective time of a claim is its time of receipt minus the player’s measured round-trip time, of which at most 200 milliseconds count; it is never before the instant T.
    .ruling = yes
DR-134 = In a fair race the first claim on a monster stays provisional for 200 milliseconds.
    .ruling = yes
DR-135 = Of the claims received in that window, the one with the earliest effective time wins the monster.
    .ruling = yes
DR-136 = If effective times are equal to the millisecond, a priority list decides: in round 1 it starts with the first player, and it moves on by one seat each round.
    .ruling = yes
DR-137 = A claim that loses in a provisional window counts as refused, and its hero is free again at once.
    .ruling = yes
DR-138 = The round-trip time is the shortest of the last 8 pings that the server sent before the instant T.
    .ruling = yes
DR-139 = Times reported by clients are never used.
    .ruling = yes
DR-140 = A round trip more than 30 milliseconds above the best of the last 40 pings counts as that best; and it counts for at most 10 milliseconds more than the network itself measures or, where the network tells nothing, 40 more than the median of the table. So nobody gains by faking a slow connection.
    .ruling = yes

## Online: end of the attack

DR-141 = The attack phase ends when every player either has no free hero left or has declared “done”.
    .ruling = yes
DR-142 = The attack phase also ends when the round’s timer runs out: 15 seconds, unless another time from 5 to 120 seconds, or no timer, was chosen before the game.
    .ruling = yes
DR-143 = There are as many monsters as heroes, two per seat, so a free hero always finds at least one monster that nobody holds: the phase never ends for lack of targets.
    .ruling = yes
DR-144 = If a special set-up leaves a free hero without any allowed claim, that hero counts as used.
    .ruling = yes
DR-145 = When time runs out, heroes still free do not attack, and nothing is lost.
    .ruling = yes
DR-146 = In a plain race, a claim received after the end of the phase is refused.
    .ruling = yes
DR-147 = In a fair race the effective time decides whether a claim is in time, and the server waits 200 milliseconds before it closes the phase.
    .ruling = yes
DR-148 = A signal that can be seen and heard marks the last 3 seconds.
    .ruling = yes

## Online: placing gains

DR-149 = All players place their gains at the same time and in secret; then all placements are shown.
    .ruling = yes
DR-150 = After 20 seconds an ordinary gain not yet placed goes to the hero who won it, or to the left hero if both fought.
    .ruling = yes
DR-151 = After 20 seconds a rune not yet placed goes to that hero’s highest skill; in a tie the order is Melee, Ranged, Magic, Stealth.
    .ruling = yes
DR-152 = An ordinary gain cannot be placed on a skill that the card does not give.
    .ruling = yes

## Online: lost connections and fair play

DR-153 = Claims accepted before a player loses the connection stand and are resolved as usual.
    .ruling = yes
DR-154 = The free heroes of a disconnected player do not attack in the current round.
    .ruling = yes
DR-155 = A player may come back at any time and then sees everything public, but no monster still hidden.
    .ruling = yes
DR-156 = After an absence of 60 seconds, or of two rounds in a row, a bot of normal strength plays for the absent player until they return.
    .ruling = yes
DR-157 = The game can be paused only between a resolution and the next reveal.
    .ruling = yes
DR-158 = Claims from one client beyond 10 per second are dropped.
    .ruling = yes

## Turn-based and accessible play

DR-159 = In the turn-based variant the attack phase has no clock.
    .ruling = yes
DR-160 = In the turn-based variant, each player in seat order, starting with the first player of the round, makes one claim or passes; then, in reverse order, each makes a second claim or passes.
    .ruling = yes
DR-161 = In the turn-based variant, the first player of the round changes each round, one seat clockwise.
    .ruling = yes
DR-162 = In the turn-based variant a monster still has one attacker only, a claim is still binding, a second hero may still join, and fights are resolved as usual.
    .ruling = yes
DR-163 = In the simultaneous variant, each player assigns both heroes in secret, and all assignments are shown at once.
    .ruling = yes
DR-164 = In the simultaneous variant, the priority list of DR-136 decides who gets a monster chosen by several players; the others’ heroes on that monster do not attack.
    .ruling = yes
DR-165 = The variant is chosen before the heroes and holds for all nine rounds.
    .ruling = yes
DR-166 = Every action can be taken with the keyboard alone, with one key for each monster and one modifier for each hero.
    .ruling = yes
DR-167 = No action requires dragging.
    .ruling = yes
DR-168 = Skills are told apart by shape and text, never by colour alone.
    .ruling = yes
DR-169 = Screen readers are given the revealed monsters, the accepted claims and the results as text.
    .ruling = yes
DR-170 = One hand is enough to play: select a hero, then tap a monster.
    .ruling = yes
DR-171 = Flashing and shaking can be switched off without changing the timing.
    .ruling = yes

## Bots

DR-172 = Bots send their claims to the same arbiter as humans, with the same messages and the same locks.
    .ruling = yes
DR-173 = Bots see public information only, and only from the instant T on.
    .ruling = yes
DR-174 = A bot’s first claim comes after a random, log-normal reaction time with a median of 4.0 seconds (easy), 2.5 seconds (normal) or 1.5 seconds (hard), and never in less than 0.8 seconds.
    .ruling = yes
DR-175 = A bot’s second claim comes at least 0.5 seconds after its first.
    .ruling = yes
DR-176 = After a refused claim a bot waits at least 0.4 seconds before it tries another monster.
    .ruling = yes
DR-177 = With a probability of 15% (easy), 5% (normal) or 1% (hard) a bot misjudges a fight and may claim a monster it cannot defeat.
    .ruling = yes
DR-178 = The bots’ randomness comes from the game’s seed, so that a recorded game can be replayed.
    .ruling = yes
DR-179 = In a fair race bots have a round-trip time of 0: their effective time is their time of receipt.
    .ruling = yes
DR-180 = In turn-based play bots decide without a reaction time; a short delay makes their moves easy to follow.
    .ruling = yes

## For one or two players

DR-181 = With two players a neutral bot takes a third seat, with two heroes and two monsters per round.
    .ruling = yes
DR-182 = The neutral bot’s score is shown, but the bot cannot win.
    .ruling = yes
DR-183 = Two players without a bot follow the usual rules with 4 monsters per round.
    .ruling = yes
DR-184 = With the neutral seat, 3 seats × 2 monsters × 3 rounds = 18 of each level’s 34 cards are used.
    .ruling = yes
DR-185 = One player plays the usual game against 2 to 4 bots.
    .ruling = yes
DR-186 = In the time trial, a single player faces 4 monsters per round, with a timer of 8 seconds on level I, 6 seconds on level II and 5 seconds on level III.
    .ruling = yes
DR-187 = A time trial has no winner; its result is the final total of coins.
    .ruling = yes
DR-188 = In variants with bots, the bots choose their heroes like everyone else: one in seat order, then one in reverse order.
    .ruling = yes

## Worked examples

DRX-01 = Starting skills. A heroine’s card shows Melee 1 and Magic 1. She starts with Melee 1, Ranged 0, Magic 1 and Stealth 0 (DR-009, DR-010).
DRX-02 = One skill does not replace another. The Wizard has Magic 3 and no Melee. Against the Gelatinous Cube, which needs Magic 2, the Wizard wins (DR-066). Against the Skeleton Warrior, which needs Melee 1, the Wizard loses: the surplus of Magic does not help (DR-068). The lost fight leaves one face-down card, −1 coin (DR-087, DR-088).
DRX-03 = Choosing heroes with four players. A is first, then B, C and D clockwise. A takes H3, B H1, C H7, D H2; then D takes H5, C H10, B H4, A H6. The order is A B C D D C B A (DR-025, DR-026). H8 and H9 leave the game (DR-029). Each level shows 8 monsters per round and leaves 34 − 24 = 10 unused (DR-038, DR-046).
DRX-04 = A lost race leaves the hero free. Round 1, plain race, three players, monsters M1 to M6. The server receives A’s left hero on M2 at T + 1.210 s, B’s right hero on M2 at T + 1.214 s and B’s right hero on M5 at T + 1.700 s. A holds M2; B’s first claim is refused and the hero stays free (DR-060); then B holds M5. B’s left hero may still join M5 (DR-059), but not M2. A cannot move the left hero elsewhere (DR-050).
DRX-06 = Gains do not help in the same round. A’s left hero (Magic 1) is on M1, which needs Magic 1 and gives Magic 1; A’s right hero (Magic 1) is on M2, which needs Magic 2. M1 is defeated, M2 is not, although the gain from M1 could have raised the right hero to Magic 2 (DR-070). M1 may be placed under the right hero (DR-075), who has Magic 2 from the next round on (DR-071). M2 is a failure.
DRX-07 = A rune stays, and one hero takes both gains. In round 4 B defeats two monsters: one gives a rune and 1 coin, the other Ranged 1 and no coin. B places both under the left hero, the rune as Stealth and the other as Ranged. Both placements are allowed (DR-077, DR-078). In round 7 B asks to move the rune to Melee: refused (DR-079). At the end the rune’s card still counts 1 coin (DR-084).
DRX-09 = Final fight and shared victory. The dungeon lord has Melee 5 and Magic 5, loot 6; the dragon Ranged 7 and Stealth 8, loot 10. With both heroes A has Melee 6 and Magic 5; B Melee 5 and Magic 7; C Melee 4, Magic 9, Ranged 7 and Stealth 7. Coins before: A 14 with 2 failures, B 13 with 1, C 19 with 1, D 17 with none. A and B choose the dungeon lord, C the dragon, D neither. A and B both win and get 6 each (DR-100, DR-101). C fails with Stealth 7 against 8, at no cost (DR-102), and may not try the dungeon lord instead (DR-095). Totals: A 14 + 6 − 2 = 18, B 13 + 6 − 1 = 18, C 19 − 1 = 18, D 17. A, B and C share the victory (DR-111).
