### The rules of Monster Lands, one entry for each id, then the worked examples. `.ruling = yes` marks a decision of ours where the rulebook
### is silent, unclear or shows only a picture; its letters are separate points, cited like ML-101(b).

## Components

ML-001 = The game is for 2 to 4 clans, or for 1 clan against the solo opponent; each clan has one of the 4 clan boards.
ML-002 = There are 94 cards: 8 initial clan members, 28 mercenaries, 8 novices, 20 monsters (8 of rank A and 12 of rank B), 18 equipment cards and 12 regions.
ML-003 = There are 64 traps: 4 initial, 6 reinforced, 18 ambushes and 36 classic ones, which are all the rest.
ML-004 = There are 259 tokens and tiles: 64 traps, 36 mercenary tokens (28 mercenaries and 8 initial members), 20 Defence, 55 gold, 16 potions, 16 venoms, 16 loot, 7 panic, 12 missions and 6 expedition lists (all double-sided), 4 glory and 4 reputation markers, 1 turn marker, and 1 first-player marker and 1 turn-track tile (both double-sided).
ML-005 = There are 80 six-sided dice: 32 Force (red), 22 Magic (purple), 18 Persuasion (yellow) and 8 monster Attack dice (black).
ML-006 = The Citadel has exactly 7 buildings: the Hunter’s Lair, the Alchemist’s Laboratory, the Tavern, the Armoury, the Pawn Shop, the Bazaar and the Mine. The Outside has three areas: the missions, the regions A and B, and the Citadel Gates.
ML-007 = Gold, Defence tokens, potions, venoms and dice never run out; only cards, traps, loot, missions, expedition lists and panic tokens are limited.
    .ruling = yes
ML-008 = Values that the rulebook shows only as pictures come from box files that anyone can edit; a guess is never treated as a rule.
    .ruling = yes

## Setup

ML-009 = The 28 mercenaries are shuffled into a deck, and 4 of them are shown at the Tavern (3 in solo play); the 8 novices form a face-up pile beside them.
ML-010 = At setup the Tavern must show at least one mercenary of reputation 4 or less for each player. Until it does, the one with the highest reputation is replaced; the cards removed are shuffled back into the deck at the end.
ML-011 = Without the ambush module, the 18 ambushes and the 6 reinforced traps are not used, the 4 initial traps are kept aside and the 36 classic traps are the face-down supply.
ML-012 = 6 traps are shown at the Hunter’s Lair, 3 equipment cards at the Bazaar and 4 of the 16 shuffled loot tokens in the loot area.
ML-013 = With 3 or 4 players, one shuffled monster of rank A is revealed in each of the two regions; all other monsters of both ranks make up the shuffled deck.
ML-014 = With 3 or 4 players, two cards of the shuffled deck of 12 regions are revealed, as Region A and Region B.
ML-015 = Each revealed region gets a random expedition list, which stays with the region card as long as the card is in play.
ML-016 = With 1 or 2 players there is only one monster, one region and one expedition list, all in Region A.
ML-017 = The 12 missions go into the bag. The first one drawn lies in slot A with its competitive side A up, the second in slot B with its contract side B up.
ML-018 = The usual setup is the Tutorial level: the turn-track tile covers the track of the board, side A up, and the turn marker begins on 1.
ML-019 = The 7 panic tokens are shuffled into a face-down pile at the Citadel Gates.
ML-020 = One player gets the first-player marker, side A up, and begins the Deployment of turn 1.
ML-021 = (a) Instead of naming the most ambitious player, the first player is drawn at random or set beforehand; (b) each expedition list shows a random side; (c) a tie for the highest reputation at setup is broken at random.
    .ruling = yes

## Clan boards

ML-022 = Each clan begins with two initial members of one affinity: a leader, left of the board, and an initial mercenary, right of it, each with a mercenary token.
ML-023 = Each clan begins with 5 glory, 1 reputation (its initial mercenary’s), 7 gold and one initial trap.
ML-024 = No two clans begin with the same affinity: there are 8 initial members, one leader and one mercenary for each of the 4 affinities.
    .ruling = yes

## Basic concepts

ML-025 = A clan’s reputation is always the sum of the reputations of its current mercenaries.
ML-026 = An initial leader counts as a mercenary in every way, except that it has no reputation.
ML-027 = (a) Glory never falls below 0; (b) glory has no upper limit; (c) for bonus dice and wages, 0 belongs to the bracket 1 to 10 and more than 30 to the bracket 21 to 30.
    .ruling = yes
ML-028 = A slot that holds a die takes no other die until the turn is over.
ML-029 = Each mercenary’s talent and each equipment card’s ability works at most once per turn.
ML-030 = A talent or ability with the Outside symbol works only in the Adventure phase, when the expedition of its mercenary is activated; the others can be used during Deployment.
ML-031 = Deployment talents (a) are used on their owner’s own turn, (b) cost no action, (c) can still be used while the mercenary is assigned, unless the card says otherwise, as only Fandor’s and Wormee’s do.
    .ruling = yes
ML-032 = A game lasts at most 6 turns; each goes through Preparation, Deployment, Adventure and Cleanup, in this order.

## Preparation of the dice pools

ML-033 = At the start of a turn, a clan’s pool is made up of the dice its leader and mercenaries contribute and the bonus dice of its glory bracket (1 to 10, 11 to 20 or 21 to 30).
ML-034 = With its initial members and 5 glory, a clan’s first pool is exactly 2 Force, 1 Persuasion and 1 Magic.
ML-035 = The bonus dice of each bracket are values of the box, under two conditions: leader, initial mercenary and bracket 1 to 10 together give 2 Force, 1 Persuasion and 1 Magic, and a higher bracket never gives fewer dice.
    .ruling = yes
ML-036 = Persuasion dice are rolled in Preparation, or at once if gained later; Force and Magic dice are not rolled before the Adventure phase.

## Deployment

ML-037 = Starting with the first player and going clockwise, each player takes exactly one action at a time until the phase ends.
ML-038 = An action is one of three: deploy in the Citadel, deploy Outside, or deploy on a conquered region that you manage.
ML-039 = A player with at least one die in the pool may not pass.
ML-040 = A player without dice in the pool on their turn must pass; Deployment ends when nobody has dice left and all have passed.
ML-041 = A player whose dice have no legal place, which can happen only if the Pawn Shop is in panic or closed, passes; these dice are lost in Cleanup.
    .ruling = yes
ML-042 = (a) Passing is not final: a player who gets dice again acts again; (b) on your turn, before you have to pass, you may use talents or loot that give dice.
    .ruling = yes
ML-043 = To convert, place the die you pay on the card or token that converts it and take the dice shown from the general supply.
ML-044 = Slots with the player-count symbol are closed with 2 players, and in solo play, which uses the 2-player setup.

## The Citadel: rules for all buildings

ML-045 = A single slot takes exactly 1 die, a double slot (at the Mine) exactly 2, and the unlimited slot (at the Pawn Shop) any number.
ML-046 = Dice go only into an empty slot, and only in a colour that the building accepts.
ML-047 = A slot in the Citadel gives its benefit as soon as the dice are placed.
ML-048 = No die may be deployed for a purchase that the player cannot pay after discounts.
ML-049 = At the Hunter’s Lair, the Tavern, the Armoury and the Bazaar, a die goes into the leftmost empty slot.
ML-050 = A die may be placed in a building that sells only if something is acquired there; at the Tavern, a general round is enough.
    .ruling = yes
ML-051 = The first Persuasion die placed in a building this turn gives a discount equal to its value.
ML-052 = A later Persuasion die that is strictly lower than the last Persuasion die in that building gives a discount equal to the sum of the two.
ML-053 = A later Persuasion die that equals or exceeds the last one there gives only its own value.
ML-054 = Only the latest Persuasion die in the building is compared; earlier Persuasion dice, and Force dice in between, are ignored.
ML-055 = A Persuasion discount is applied once, to the total price of the purchase, which never drops below 1 gold.
ML-056 = The fixed discounts of 4 gold (Vaidala, Wishor, Turzoks) (a) come after the Persuasion discount and its floor of 1 gold, (b) add up, (c) can bring the price to 0 but not below.
    .ruling = yes
ML-057 = Outside, Persuasion dice go only on missions that allow them, and they are rolled again when the expedition is activated.

## Hunter’s Lair

ML-058 = One Force or Persuasion die lets a player buy any number of the face-up traps at their printed prices, in one action.
ML-059 = A clan board stores at most 5 traps and the excess is discarded at once; traps on expeditions do not count.
ML-060 = After a purchase the Lair is refilled to 6 face-up traps; when the supply is empty, the discarded traps form a new one.
ML-061 = Bought traps are kept face down, hidden from the other players.
ML-062 = For traps, Defence tokens, potions and venoms alike, (a) any excess is discarded at once, as its owner chooses; this also holds (b) when tokens come back in Cleanup and (c) when a limit shrinks because Dalina is lost.
    .ruling = yes

## Alchemist’s Laboratory

ML-063 = One Magic die in the upper slot gives 3 tokens, potions and venoms in any mix.
ML-064 = One Magic die in the lower slot gives 2 tokens, potions and venoms in any mix.
ML-065 = Either empty slot of the Laboratory may be chosen: the leftmost rule does not mention this building.
    .ruling = yes
ML-066 = A clan board stores at most 3 potions and 3 venoms; those carried by assigned mercenaries do not count.
ML-067 = A potion discarded from the clan board heals one wounded mercenary that is not on an expedition.
ML-068 = When a mercenary is assigned, up to one potion and up to one venom may be moved from the clan board onto its token.
ML-069 = Potions and venoms not used in a battle are kept.

## Tavern

ML-070 = One Force or Persuasion die lets a player recruit exactly one face-up mercenary of any affinity, or one novice while there are any, for its cost.
ML-071 = Excess glory is glory minus reputation; it is 0 if reputation is as high or higher.
ML-072 = A mercenary can be recruited only if its reputation is no higher than the clan’s excess glory; without excess glory nobody can be recruited.
ML-073 = The clan’s reputation rises at once by the recruit’s.
ML-074 = The dice a recruit contributes join the pool at once; a Persuasion die among them is rolled immediately.
ML-075 = Dice gained during Deployment, from recruits or conversions, must be used in that same Deployment.
ML-076 = Losing glory never moves the reputation marker; glory may drop below reputation without any mercenary leaving.
ML-077 = After a recruitment the Tavern is refilled to 4 face-up mercenaries (3 in solo play); when the deck is empty, the discarded mercenaries form a new one.
ML-078 = After placing a die at the Tavern and before recruiting, a player may pay 2 gold for a general round: all face-up mercenaries are discarded, new ones are drawn, and one of these may be recruited.
ML-079 = Persuasion never makes a general round cheaper.
ML-080 = (a) There is at most one general round per Tavern action; (b) it leaves the novices alone; (c) recruiting after it, a mercenary or a novice, is optional.
    .ruling = yes
ML-081 = A novice contributes 1 Force die.
ML-082 = Once per turn during Deployment, each novice may turn one die of the pool into one of a different colour; the die paid stays on the novice’s card until Cleanup, and this costs no action.
ML-083 = Novices have neither a mercenary token nor an affinity: they join no expedition, manage no region and score no affinity points.
ML-084 = Novices are paid wages like other mercenaries.
ML-085 = (a) To recruit a novice, excess glory must be at least its reputation; (b) a novice that leaves goes back to its pile; (c) a novice may carry equipment, but its Outside abilities then never work.
    .ruling = yes

## Armoury, Pawn Shop, Bazaar, Mine

ML-086 = One Force or Persuasion die at the Armoury buys up to 3 Defence tokens at 2 gold each.
ML-087 = A clan board stores at most 5 Defence tokens and the excess is discarded at once; tokens on expeditions do not count.
ML-088 = A Defence talent, whether a mercenary’s, an equipment card’s, an expedition’s or the Citadel guards’, cancels one hit by a monster, takes up no space on the expedition and works once per turn.
ML-089 = The Pawn Shop pays 1 gold per die, for any number of dice of any colour in one action, and is never full.
ML-090 = One Force or Persuasion die at the Bazaar buys exactly one face-up equipment card at its printed cost.
ML-091 = Equipment can be bought only if a mercenary that is not on an expedition can take it at once.
ML-092 = A mercenary carries at most one equipment card of each type: Weapon, Clothing, Spell.
ML-093 = Equipment may be exchanged at any time among the unassigned mercenaries of a clan, within the limit of one per type.
ML-094 = Equipment may be discarded to make room; a card that nobody carries must be discarded.
ML-095 = After a purchase the Bazaar is refilled to 3 cards, as far as the equipment deck allows.
ML-096 = (a) Discarded equipment is not shuffled back, so an empty deck leaves gaps at the Bazaar; (b) an ability used this turn stays used even if the card changes hands.
    .ruling = yes
ML-097 = The left slots of the Mine take 2 Force dice and pay 6 and 4 gold; its right slots take 1 Force die and pay 2 gold each.
ML-098 = The rulebook does not say how many 2-gold slots the Mine has, only that there are at least two; we take two.
    .ruling = yes

## Outside: missions

ML-099 = An Outside action assigns one unassigned mercenary to one free expedition: its token on top, then the required resources below it.
ML-100 = A clan may take several expeditions in the same place, with one action per mercenary; their dice are resolved only in the Adventure phase.
ML-101 = (a) A wounded mercenary may be assigned and begins the battle wounded; (b) a potion from the clan board may heal it at any time while it is unassigned.
    .ruling = yes
ML-102 = Each turn offers a competitive mission on the left and a contract mission on the right, each with 2 expeditions, for the same clan or different ones.
ML-103 = A mission’s expedition takes exactly the number of dice shown, in any combination of the colours shown.
ML-104 = (a) Traps and Defence tokens cannot be deployed on missions; (b) a potion or venom carried there does nothing and comes back in Cleanup.
    .ruling = yes

## Outside: regions and expedition lists

ML-105 = Each region offers 4 expeditions, activated from left to right in the Adventure phase.
ML-106 = To assign a mercenary to an expedition of a region, all required dice must be deployed, in the colours shown.
ML-107 = Beyond the required dice, only reinforcement dice may be added, of the colours and up to the number shown.
ML-108 = Traps, face down, and Defence tokens go into the 2 token spaces at the bottom; each further token takes the space of 2 dice.
ML-109 = An expedition carries at most 6 dice and 2 tokens, 4 dice and 3 tokens, or 2 dice and 4 tokens.
ML-110 = With d dice (0 to 6) an expedition holds 2 + (6 − d) / 2 tokens, rounded down; an odd die space is lost: 5 dice leave room for 2 tokens, 3 dice for 3.
    .ruling = yes
ML-111 = Mercenary, dice and tokens are deployed in one action; nothing can be added to that expedition later.
ML-112 = The reroll advantage gives, when the mercenary is activated, as many rerolls of a single die as its number says (1 if none), among the colours shown, on one die or on several.
ML-113 = An expedition’s Defence talent defends against monster attacks and cannot be turned into Defence tokens.
ML-114 = The gold of an expedition lies on the mercenary’s token and is gained only if the mercenary survives the battle.
ML-115 = The potion or venom of an expedition comes from the supply onto the mercenary’s token, in addition to what it carries; it can be used in the battle and is kept if the mercenary survives without using it.

## Citadel Gates and managed regions

ML-116 = Mercenaries can be deployed at the Citadel Gates only while a monster is there, which normally rules out turn 1.
ML-117 = Each of the 2 expeditions at the Gates asks for no particular dice but needs at least one item: any mix of Force dice, Magic dice, face-down traps and Defence tokens, each token taking the space of 2 dice.
ML-118 = The guards give 2 Defence talents to one expedition at the Gates, and 1 Defence talent and 5 gold, kept only on survival, to the other.
ML-119 = (a) The upper expedition at the Gates has the 2 talents, the lower one the talent and the 5 gold; (b) each holds 10 die spaces, as much as a column of a region.
    .ruling = yes
ML-120 = A conquered region with a manager gives its owner one more action to choose from: deploy the dice on the card and take what it gives.
ML-121 = (a) Each managed region is used at most once per turn, (b) even while its manager is on an expedition; (c) a region without a manager cannot be used.
    .ruling = yes

## Adventure: missions

ML-122 = The Adventure phase resolves the competitive mission, the contract mission, the battles in the regions and then the defence of the Citadel; a step without assigned mercenaries is skipped.
ML-123 = On a competitive mission a mercenary rolls all its dice, Persuasion included, applies talent and equipment, and succeeds if the total is at least the objective.
ML-124 = A mercenary alone on a competitive mission takes the printed reward if it succeeds, and loses the printed glory if it fails.
ML-125 = If only one of two mercenaries succeeds, it takes the reward and the other suffers the penalty.
ML-126 = If both succeed, the higher total takes the reward and the other gets 2 gold.
ML-127 = If both succeed with the same total, the mercenary on the left expedition wins.
ML-128 = If both fail, both suffer the penalty.
ML-129 = A competitive mission is discarded once resolved, however it went.
ML-130 = On a contract mission, left expedition first, each player may discard the resources asked for and take that side’s reward; a player who declines, or cannot pay, loses nothing.
ML-131 = (a) The resources of a contract are paid in full from the clan board; (b) dice deployed on a contract are not rolled.
    .ruling = yes

## Adventure: traps and the monster’s attack

ML-132 = Region A is resolved completely before Region B, each in four steps: reveal the traps, fight the monster, conquer the region, loot.
ML-133 = In step 1 every trap deployed in the region is turned face up.
ML-134 = A trap that gives dice takes them from the supply onto its token, beyond the limits of the expedition.
ML-135 = A trap that changes the values of dice counts during the attack of its mercenary.
ML-136 = The leftmost occupied expedition fights first: the monster attacks, and the mercenary strikes back only if it survives.
ML-137 = The monster rolls as many Attack dice as its attack value, plus 1 if its affinity is that of the region and, except at Tutorial level, those the turn track shows for the current turn.
ML-138 = The left-hand neighbour of the mercenary’s player rolls the Attack dice; each 3, 4, 5 or 6 is a hit.
ML-139 = Each hit that is not cancelled is a wound: a healthy mercenary becomes wounded, a wounded one dies.
ML-140 = A monster’s power is mandatory and takes effect at the moment it names.
ML-141 = Before the Attack dice are rolled, the player may remove any number of Magic dice from the expedition; each removes one Attack die.
ML-142 = Attack dice that come from another expedition can be removed in the same way with Magic dice of the expedition they are aimed at, as long as that expedition’s dice have not been rolled.
ML-143 = (a) Magic dice removed go to the supply and are not rolled; (b) Magic dice on revealed traps may be removed as well; (c) automatic hits are not dice, so Magic cannot remove them.
    .ruling = yes
ML-144 = After the Attack roll, each Defence token discarded from the expedition cancels one hit.
ML-145 = A potion on the mercenary’s token may be discarded to cancel one wound it is about to take, even a fatal one.

## Adventure: death of a mercenary

ML-146 = When a mercenary dies, its card and equipment are discarded, and its token, dice and unused tokens leave the expedition.
ML-147 = If it dies after it has attacked, the dice it rolled and its traps stay on the expedition.
ML-148 = A mercenary’s death earns its clan the glory printed on its token’s slot.
ML-149 = The dead mercenary’s reputation is deducted from its clan’s.
ML-150 = A clan that has lost all its mercenaries and all its novices may, before the next Preparation, take one novice for free as its new leader.
ML-151 = That clan keeps its glory and what it has stored, and its gold is raised to 5 if it has less.
ML-152 = (a) Gold, potions and venoms on the token of a dead mercenary are lost; (b) dead initial members leave the game, others go to the Tavern’s discard; (c) the free novice leader needs no excess glory but its reputation counts.
    .ruling = yes

## Adventure: the mercenary’s attack

ML-153 = A mercenary that survives rolls the dice of its expedition; the modified total and the damage of earlier expeditions together are compared with the monster’s Capture Value (CV) and Kill Value (KV).
ML-154 = Modifiers from revealed traps, from the mercenary’s talent and from its Outside equipment are mandatory; rerolls are always optional.
ML-155 = Each venom the mercenary carries, on its card or token, may be discarded to add 2 to its attack total against a monster; this is never compulsory.
ML-156 = A modifier per die counts for every die of its colour on its own expedition, and for no other expedition.
ML-157 = A monster is captured if the total is at least its CV but below its KV and a trap was deployed on that expedition: no trap, no capture. The player takes the capture reward and the card is discarded.
ML-158 = A monster is killed if the total is at least its KV; the player takes the kill reward and keeps the card as a trophy.
ML-159 = Rewards are what the card says for each outcome: the rulebook’s text mentions gold and trophies for a kill, but its Abysur example pays glory and trophies.
    .ruling = yes
ML-160 = A player who wants to capture may roll the dice one at a time, stop at the total wanted and leave the other dice unrolled.
ML-161 = (a) Stopping early is allowed only to declare a capture, otherwise every die is rolled; (b) within reach of a capture a player may roll on for a kill.
    .ruling = yes
ML-162 = Let B be dice, per-die modifiers, flat traps, venom and carried damage together: (a) B of at least KV always kills; otherwise (b) a capture needs B and the capture-only bonuses to reach CV, (c) a kill needs B and the kill-only bonuses to reach KV, (d) the player chooses if both hold.
    .ruling = yes
ML-163 = If the attack fails, the rolled dice and the traps stay on the expedition, and that modified result is added to the totals of later expeditions against this monster.
ML-164 = After a failed attack or a death, the next occupied expedition to the right begins again with the monster’s attack.
ML-165 = (a) Carried damage includes venom spent and the traps +4, +6 and +8; (b) it leaves out bonuses for capture only or kill only; (c) a mercenary that died before attacking adds nothing.
    .ruling = yes

## Adventure: conquest, management, loot

ML-166 = The battle ends when the monster is captured or killed, or when every mercenary there has fought and failed; in that last case there is no conquest and looting follows.
ML-167 = After a capture or kill, all mercenaries that took part in the fight remove their dice, traps and Defence tokens and do not try the conquest.
ML-168 = A trophy may be sold at any time, without an action, for 5 gold per trophy point (1 to 3); the whole card is discarded, and its victory points are lost.
ML-169 = Once the monster is beaten, the mercenaries that did not fight it try the conquest, from left to right.
ML-170 = A mercenary conquers the region if its modified roll and the earlier failed conquest rolls of this turn together reach the Conquest Value.
ML-171 = The conqueror’s clan gains the region’s glory and takes the region card.
ML-172 = In a conquest (a) no monster attacks; (b) dice from traps and per-die modifiers count; (c) venoms, the traps +4, +6 and +8 and monster powers do not; (d) totals that fell short are lost at the end of the turn; (e) a region without a monster can be conquered from its first expedition on.
    .ruling = yes
ML-173 = A conquered region may be managed by any one mercenary of its owner with the same affinity, not only by the one that conquered it.
ML-174 = A mercenary that manages a region is not paid and does not desert.
ML-175 = A manager can still go on expeditions but cannot be released from the region, unless nobody else can become leader.
ML-176 = A conquered region without a manager may get one of the same affinity at any later moment, for example after a recruitment or the death of the previous one.
ML-177 = (a) A region has one manager and a mercenary manages one region; (b) the leader cannot manage; (c) a manager who becomes leader leaves the region without a manager.
    .ruling = yes
ML-178 = From left to right, each surviving mercenary in the region that did not capture, kill or conquer takes one face-up loot token, even if it never got to act.
ML-179 = A loot token may be discarded for its effect at any time, but one with the Outside symbol only in the Adventure phase; that includes the next battle of the same turn.
ML-180 = Empty loot spaces are filled when a region has been resolved.
ML-181 = (a) A clan may hold any number of loot tokens; (b) discarded loot is shuffled again when the supply is empty.
    .ruling = yes

## Adventure: defence of the Citadel

ML-182 = The Citadel is defended only if a monster is at the Gates and at least one mercenary is assigned there.
ML-183 = It has two steps only, revealing traps and fighting the monster, with the upper expedition first; affinity plays no part.
ML-184 = A mercenary that dies defending the Citadel earns its clan 3 glory.
ML-185 = If the monster at the Gates is captured or killed, all panic tokens leave the buildings and are shuffled into a new face-down pile; otherwise the monster stays.
ML-186 = Mercenaries that fail at the Gates, or do not get to fight there, receive no loot.
ML-187 = (a) The Attack dice of the turn track count at the Gates; (b) powers that name all mercenaries in the region (Sporus, Korcko, Krunn) then mean all mercenaries at the Gates.
    .ruling = yes

## Cleanup

ML-188 = Cleanup has 8 steps in this order: tidy the board, spread panic, replace leaders, pay wages, check the end of the game, reset the board, pass the first-player marker, move the turn marker on by one.
ML-189 = Step 1: the tokens of surviving deployed mercenaries come back with their gold, potions and venoms; the wounded stay wounded unless a potion from the clan board heals them.
ML-190 = Step 1: all traps and Defence tokens on expeditions are discarded, used or not.
ML-191 = Step 2: a region’s monster that was neither captured nor killed moves to the Citadel Gates.
ML-192 = Step 2: if several monsters compete for the Gates, including one already there, the one with the highest attack value stays, and in a tie the one with the highest KV; the others are discarded.
ML-193 = Step 2: if there is then a monster at the Gates, the top panic token goes onto the building it names; no die may be deployed there while it stays.
ML-194 = (a) Region monsters that nobody attacked count as unbeaten; (b) printed attack values are compared; (c) in a complete tie the one already at the Gates stays, then the one from Region A; (d) the 7 panic tokens name the 7 buildings; (e) an empty pile has no effect.
    .ruling = yes
ML-195 = Step 3: a clan whose leader died must promote its mercenary with the highest reputation (in a tie the most expensive, then as the owner chooses); region managers only if nobody else is available.
ML-196 = A living leader cannot be replaced: only death changes the leader of a clan.
ML-197 = (a) Novices can be promoted; (b) a mercenary promoted to leader keeps its reputation, affinity and contribution.
    .ruling = yes
ML-198 = Step 4: each mercenary except the leader and the region managers is paid 1 gold if the clan’s glory is at most 10, 2 gold from 11 to 20, 3 gold above 20.
ML-199 = Step 4: a clan that cannot pay all wages loses all its gold, and exactly one mercenary deserts.
ML-200 = Step 4: the deserter is the mercenary with the highest reputation, other than the leader and the region managers (in a tie the most expensive, then as the owner chooses).
ML-201 = Step 4: a deserter’s equipment goes to other mercenaries where possible; otherwise it is discarded.
ML-202 = (a) A clan that can pay must pay; (b) trophies and loot may be turned into gold first; (c) desertion lowers the clan’s reputation by the deserter’s.
    .ruling = yes
ML-203 = Step 5: if turn 6 is over or a clan has 30 or more glory, the game ends and is scored; reaching 30 glory in the middle of a turn does not stop that turn.
ML-204 = Step 6: all deployed dice return to the general supply.
ML-205 = Step 6: the remaining missions are discarded and two new ones are drawn, one of each type.
ML-206 = Step 6: empty monster and region spaces are filled from their decks.
ML-207 = Step 6: a new region gets a new expedition list; a region that stayed keeps its list.
ML-208 = Step 6: face-up traps, Tavern mercenaries, Bazaar equipment and loot stay as they are.
ML-209 = (a) An empty monster or region deck is rebuilt from its discard pile; if there is none, the space stays empty; (b) replaced expedition lists return to the stock; (c) with 1 or 2 players only Region A is filled.
    .ruling = yes
ML-210 = Step 7: the first-player marker goes to the clan with the lowest reputation.
ML-211 = Step 7: in a tie it goes to the tied player who comes first counter-clockwise from the current first player.
ML-212 = In that tie the current first player counts as the farthest, and so keeps the marker only when alone at the lowest reputation.
    .ruling = yes

## Scoring, victory and affinity

ML-213 = Each point of glory and each point of reputation is worth 1 victory point (VP).
ML-214 = Each unsold trophy is worth its printed 1 to 3 VP.
ML-215 = For each affinity, 0 icons score 0 VP, 1 or 2 score 1, 3 score 3, 4 score 5, 5 score 7 and 6 or more score 10.
ML-216 = Affinity icons come from mercenaries, initial members and conquered regions, with or without a manager.
ML-217 = Ties are broken by the leader’s reputation, then by trophies, then by gold.
ML-218 = (a) The leader’s affinity icon counts; (b) the loot trophy of value 3 scores and counts as a trophy; (c) for ties, trophies are compared by their points; (d) a tie that remains is a shared victory, where the rulebook says to play again.
    .ruling = yes
ML-219 = The affinities are Fire, Water, Air and Jungle. A monster that matches its region gets 1 more Attack die; a mercenary that matches a conquered region may manage it.

## Difficulty levels

ML-220 = Tutorial: the starting monsters are of rank A and the turn-track tile lies on side A.
ML-221 = Normal: monsters as in Tutorial, without the turn-track tile: the track on the board applies.
ML-222 = Heroic: the starting monsters are drawn from all 20 shuffled cards, without the turn-track tile.
ML-223 = Legendary: monsters as in Heroic, with the turn-track tile on side B.
ML-224 = (a) The dice of the turn track are values of the box: all 0 for Tutorial, the track on the board for Normal and Heroic (+1 in turn 4, as in the example), side B for Legendary; (b) where the rulebook mentions setup step F here, step G is meant.
    .ruling = yes

## Optional rules

ML-225 = Queen’s favour: after turn 1 the first-player marker shows side B for the rest of the game.
ML-226 = Queen’s favour: in Preparation its holder may take 1 die of any colour and one of these: a potion or venom, a Defence token, or 2 gold.
ML-227 = (a) The favour comes back in every Preparation from turn 2 on, for whoever holds the marker; (b) the extra die lasts that turn and is rolled if it is Persuasion.
    .ruling = yes
ML-228 = More monsters: in the Preparation of turns 2, 4 and 6 a monster is drawn to the Gates unless one is there; it causes panic only if it is still unbeaten at the end of the turn.

## Ambush module

ML-229 = With the module, the 18 ambushes and the 6 reinforced traps are shuffled into the supply and sold at the Hunter’s Lair like classic traps.
ML-230 = Revealed classic, initial and reinforced traps give their usual bonus and still count for a capture; a revealed ambush no longer counts as a trap.
ML-231 = In every battle against a monster, revealing traps becomes a conflict step: from the leftmost occupied expedition to the right, each player reveals traps one by one, from the top token down, and may stop at any time.
ML-232 = A revealed ambush strikes at once at one adjacent expedition of its player’s choice.
ML-233 = The player struck may cancel an ambush by discarding a Defence token, not a Defence talent, from that expedition; the ambush is discarded as well.
ML-234 = With an ambush that redirects the attack, 1 or 2 of the Attack dice that its owner faces, as the token says, are rolled first, against the mercenary chosen.
ML-235 = The target of redirected Attack dice defends as usual, which includes removing Magic dice before that roll.
ML-236 = An ambush that steals moves the dice it names, or as many of them as there are, onto its token, beyond the limits of the expedition.
ML-237 = Dice that lie on a reinforced trap cannot be stolen.
ML-238 = Adjacent expeditions are the nearest occupied ones to the left and to the right in the same region; empty ones are skipped.
ML-239 = (a) An unrevealed token counts as a trap but gives no bonus; (b) tokens left face down stay face down for the battle; (c) players may target their own mercenary; (d) the two expeditions at the Gates are adjacent; (e) the thief rolls stolen dice; (f) a redirection has no effect if the target is gone.
    .ruling = yes

## Solo play

ML-240 = Solo play uses all the multiplayer rules except the ambush module.
ML-241 = Solo play uses the setup for 2 players (one region), with a free choice of starting affinity unless the scenario sets it, and no mercenary on the Tavern’s player-count space (3 face up).
ML-242 = The opponent, Madhala, has 6 mercenary tokens, those of the initial members not in use.
ML-243 = The player chooses a difficulty level, takes the first-player marker and sets a red and a yellow die aside as Madhala’s deployment dice.
ML-244 = A scenario lasts 6 turns and does not stop at 30 glory, unless it says otherwise; its rules override the base rules.
ML-245 = Madhala has no progress track and no dice pool, and does nothing in Preparation and Cleanup.
ML-246 = When it is her turn to act, Madhala rolls both dice: red 1 to 4 sends her to the Citadel, red 5 or 6 Outside, and yellow says where.
ML-247 = In the Citadel, yellow 1 to 6 means the Hunter’s Lair, the Laboratory, the Tavern, the Armoury, the Bazaar and the Mine, in this order, never the Pawn Shop.
ML-248 = Outside, yellow 1 to 4 means the first to fourth expedition of the region, 5 means Mission 1 and 6 Mission 2, never the Gates.
ML-249 = If the place is not available, both dice are rolled again until she can deploy.
ML-250 = Madhala never runs out of dice; her last deployment comes just before the player spends their last dice.
ML-251 = (a) Madhala acts after each action that leaves the player a die, and not after the one that empties the pool; (b) buildings in panic or closed, and the Outside once her 6 tokens are placed, are not available to her; (c) she skips if nothing is open.
    .ruling = yes
ML-252 = Lair: she rolls a Persuasion die, places it in the leftmost free slot and removes the 2 traps of one row: the first with red 1 or 4, the second with 2, the third with 3.
ML-253 = Laboratory: she places a Magic die on the highest free slot.
ML-254 = Armoury: she rolls a Persuasion die, places it in the leftmost free slot and removes nothing.
ML-255 = Tavern: she rolls a Persuasion die, places it in the leftmost free slot and removes a mercenary, never a novice: the top one with red 1 or 4, the middle one with 2, the bottom one with 3.
ML-256 = Bazaar: she rolls a Persuasion die, places it in the leftmost free slot and removes an equipment card: the left one with red 1 or 4, the middle one with 2, the right one with 3.
ML-257 = Mine: she fills the free slot that pays the most gold with the 1 or 2 Force dice it requires.
ML-258 = (a) What Madhala removes is discarded and replaced at once; (b) her Persuasion dice count as the last Persuasion die for the player’s discounts.
    .ruling = yes
ML-259 = Outside, she places one of her tokens on the expedition of the region that the die names, or on the leftmost free expedition of the mission; that expedition is then taken.
ML-260 = When activated, Madhala’s expedition in a region succeeds without a roll: it removes the monster if there is one, otherwise the region if there is one, otherwise nothing.
ML-261 = On a competitive mission Madhala wins only from the left expedition, and the tile is then removed; on a contract mission she has no influence.
ML-262 = (a) When Madhala wins, a mercenary to her right gets neither reward, nor compensation, nor penalty; (b) to her left it is resolved as if alone; (c) monsters never attack her; (d) a monster she removes counts as beaten and causes no panic.
    .ruling = yes

## Solo scenarios

ML-263 = Ranks rise from Cannon Fodder to Recruit, Veteran and Hero. Every threshold is a minimum, all conditions of a rank must be met, and whatever falls short of Recruit is Cannon Fodder.
    .ruling = yes
ML-264 = Scenario 1 (The usual routine): no special rule. Score as many VP as possible: Recruit 35, Veteran 45, Hero 60.
ML-265 = Scenario 2 (Money is king): Jungle start; only mercenaries that contribute at least one Persuasion die are in the deck. Have as much gold as possible: Recruit 15, Veteran 35, Hero 55.
ML-266 = Scenario 3 (Lightning attack): 3 turns; start with 3 Defence tokens and 12 gold. Score as many VP as possible: Recruit 22, Veteran 30, Hero 40.
ML-267 = Scenario 3 mentions 3 Defence tokens instead of one, although the usual setup gives none: the player starts with 3 and keeps the initial trap.
    .ruling = yes
ML-268 = Scenario 4 (No armour): Water start; the Armoury is closed; talents, expedition advantages and tiles that give defence are ignored, potions still work. Score as many VP as possible: Recruit 30, Veteran 42, Hero 56.
ML-269 = Scenario 5 (Well prepared): to succeed, end with 5 Defence tokens, 5 traps, 3 potions, 3 venoms, an equipment card of each type and a mercenary of each affinity. Failure is Cannon Fodder, success Recruit, with 35 VP Veteran, with 50 VP Hero.
ML-270 = Scenario 6 (Besieged): a monster of rank A starts at the Gates, and another is drawn there at the start of any turn that finds the Gates empty. Score as many VP as possible: Recruit 35, Veteran 50, Hero 65.
ML-271 = Scenario 7 (Diversity): a general round costs 1 gold. The ranks ask for mercenaries by affinity: 2/1/1/1 for Recruit, 2/2/1/1 for Veteran, 2/2/2/2 for Hero.
ML-272 = Scenario 8 (Sneaky): the ambush rules apply; on each region expedition that Madhala takes, 2 traps from a pile of module traps are laid face down. Score as many VP as possible: Recruit 30, Veteran 42, Hero 56.
ML-273 = Scenario 9 (Missionary): when Madhala goes Outside, yellow 3 or 4 means Mission 1 and 5 or 6 Mission 2; 1 and 2 are unchanged. Recruit: 4 missions and 30 VP; Veteran: 6 and 40; Hero: 8 and 55.
ML-274 = Scenario 10 (Last judgement): monsters reroll all missed Attack dice once; Tutorial is not allowed; a monster of rank A starts at the Gates. Score as many VP as possible: Recruit 35, Veteran 45, Hero 60.
ML-275 = (a) Scenario 4 also ignores Defence tokens, wherever they come from; (b) scenario 6 takes the next monster if no rank A is left; (c) the pile of scenario 8 is the 24 module tokens, and the Lair has classic traps only; (d) there Madhala reveals everything and strikes the player’s adjacent expedition, the left one first; (e) scenario 9 counts each competitive win and each fulfilled contract.
    .ruling = yes

## Solo classic and campaign modes

ML-276 = In classic mode you play any one scenario and are ranked by its table.
ML-277 = In campaign mode you play the scenarios in order from number 1; with Cannon Fodder or Recruit you repeat the scenario, with Veteran or Hero you go on to the next.
ML-278 = For the next game, Cannon Fodder lowers the difficulty by one level, or loses the campaign at the easiest one; Recruit keeps it, Veteran sets it to Normal, Hero to Heroic or Legendary.
ML-279 = The campaign is won by finishing scenario 10 as Veteran or Hero at Normal or Heroic level.
ML-280 = (a) The player chooses the first difficulty; (b) Legendary wins the campaign too; (c) the easiest level of scenario 10 is Normal.
    .ruling = yes

## Traps

ML-281 = Trap “1 Force”: lay 1 Force die from the supply on the trap.
ML-282 = Reinforced trap “1 Force”: lay 1 Force die on the trap, safe from ambushes.
ML-283 = Trap “Force +1”: each Force die on the expedition counts 1 more.
ML-284 = Trap “Force +2”: each Force die on the expedition counts 2 more.
ML-285 = Trap “Force +3”: each Force die on the expedition counts 3 more.
ML-286 = Trap “2 Force”: lay 2 Force dice on the trap.
ML-287 = Reinforced trap “2 Force”: lay 2 Force dice on the trap, safe from ambushes.
ML-288 = Trap “3 Force”: lay 3 Force dice on the trap.
ML-289 = Trap “1 Magic”: lay 1 Magic die on the trap.
ML-290 = Reinforced trap “1 Magic”: lay 1 Magic die on the trap, safe from ambushes.
ML-291 = Trap “Magic +1”: each Magic die on the expedition counts 1 more.
ML-292 = Trap “Magic +2”: each Magic die on the expedition counts 2 more.
ML-293 = Trap “2 Magic”: lay 2 Magic dice on the trap.
ML-294 = Reinforced trap “2 Magic”: lay 2 Magic dice on the trap, safe from ambushes.
ML-295 = Trap “3 Magic”: lay 3 Magic dice on the trap.
ML-296 = Trap “+4”: the total counts 4 more against a monster.
ML-297 = Trap “+6”: the total counts 6 more against a monster.
ML-298 = Trap “+8”: the total counts 8 more against a monster.
ML-299 = (a) Per-die bonuses of traps also count for dice on traps of the same expedition and for stolen dice; (b) what the initial trap does, and how many copies there are of each trap, are values of the box.
    .ruling = yes

## Ambushes

ML-300 = Ambush “steal 1 Magic”: take 1 Magic die from an adjacent expedition.
ML-301 = Ambush “steal 2 Magic”: take up to 2 Magic dice from an adjacent expedition.
ML-302 = Ambush “steal 1 Force”: take 1 Force die from an adjacent expedition.
ML-303 = Ambush “steal 2 Force”: take up to 2 Force dice from an adjacent expedition.
ML-304 = Ambush “steal 1 of either”: take 1 Magic or Force die from an adjacent expedition.
ML-305 = Ambush “steal 2 of either”: take up to 2 dice, Magic or Force or one of each, from an adjacent expedition.
ML-306 = Ambush “redirect 1”: 1 Attack die of the monster strikes an adjacent mercenary instead, rolled before the others.
ML-307 = Ambush “redirect 2”: 2 Attack dice of the monster strike an adjacent mercenary instead, rolled before the others.

## Loot

ML-308 = Loot “4 rerolls”: discard it for up to 4 rerolls of a Magic or Force die, the same one or others.
ML-309 = Loot “3 Magic rerolls”: discard it for up to 3 rerolls of a Magic die, the same one or others.
ML-310 = Loot “glory of conquest”: discard it for 4 more glory when conquering a region.
ML-311 = Loot “glory of the kill”: discard it for 4 more glory when killing a monster.
ML-312 = Loot “glory of the capture”: discard it for 3 more glory when capturing a monster.
ML-313 = Loot “elixirs”: discard it for 2 potions and 2 venoms.
ML-314 = Loot “kill +6”: discard it to add 6 to the total of an attempt to kill, not to capture.
ML-315 = Loot “trophy”: kept, it is a trophy of value 3; discarded, it pays 15 gold.
ML-316 = Loot “supplies”: discard it for 6 gold, 1 Defence token and 1 potion.
ML-317 = Loot “Persuasion into Magic”: discard it with one of your Persuasion dice and take 3 Magic dice; Deployment phase only, without an action.
ML-318 = Loot “Magic into Force”: discard it with one of your Magic dice and take 3 Force dice; Deployment phase only, without an action.
ML-319 = Loot “Magic +2”: discard it and each Magic die of one expedition counts 2 more.
ML-320 = Loot “12 gold”: discard it for 12 gold.
ML-321 = Loot “10 gold”: discard it for 10 gold.
ML-322 = Loot “free recruit”: discard it to recruit a mercenary at the Tavern for free.
ML-323 = Loot “Force +2”: discard it and each Force die of one expedition counts 2 more.
ML-324 = (a) Free recruitment (loot, Rynia) still requires the excess glory, (b) may take a novice, (c) needs no slot at the Tavern and works even while the Tavern is in panic; (d) a free card from Uyuniah must be equipped at once; (e) the loot “+2” per die is for one of its owner’s own expeditions.
    .ruling = yes

## Monsters

ML-325 = Snailer: in a Jungle region it gets 2 more Attack dice for its affinity instead of 1.
ML-326 = Sporus: each of its attacks also rolls 1 more Attack die against every mercenary in the region, the active one included.
ML-327 = Korcko: when killed, it deals one last hit to every mercenary in the region, the active one included; the hit can be defended against.
ML-328 = Gator: potions and venoms cannot be used against it.
ML-329 = Turfus: capturing it takes 2 traps instead of 1.
ML-330 = Warkors: its attack automatically scores 1 more hit; the hit can be defended against.
ML-331 = Krinx: while it is at the Gates, 2 panic tokens are drawn in Cleanup instead of 1.
ML-332 = Surbol: in a Fire region it gets 2 more Attack dice for its affinity instead of 1.
ML-333 = Dogor: when drawn, it goes to the Gates, replacing any monster there, and another monster is drawn for the region.
ML-334 = Sandor: captured in a region, it pays the capture reward and then reappears at the Gates; captured at the Gates, it is discarded.
ML-335 = Moldo: each Force die on the expedition of the attacking mercenary counts 1 less.
ML-336 = Krunn: when killed, it deals one last hit to every mercenary in the region, the active one included; the hit can be defended against.
ML-337 = Trons: at the Gates it gets 3 more Attack dice.
ML-338 = Sckon: in an Air region it gets 2 more Attack dice for its affinity instead of 1.
ML-339 = Snagus: its attack automatically scores 1 more hit; the hit can be defended against.
ML-340 = Gorgosh: Defence talents cannot be used against it, Defence tokens can.
ML-341 = Blandor: in a Water region it gets 2 more Attack dice for its affinity instead of 1.
ML-342 = Krushus: each Magic die on the expedition of the attacking mercenary counts 1 less.
ML-343 = Abysur: when it wounds a mercenary, that mercenary’s clan loses 1 glory.
ML-344 = Caribdis: equipment of the Weapon type cannot be used against it.
ML-345 = (a) Moldo and Krushus never bring a die below 0; (b) Abysur costs 1 glory per attack with at least one uncancelled wound; (c) Korcko’s and Krunn’s last hit comes after the kill reward; (d) Gorgosh also blocks talents from advantages, equipment and guards; (e) Sporus’s targets may use all their defences.
    .ruling = yes
ML-346 = (a) A Sandor that escaped counts as beaten for the conquest and joins the comparison at the Gates in step 2 of Cleanup; (b) a monster that Dogor replaces is discarded and the panic already there stays; (c) Dogor drawn at setup opens the Gates in turn 1.
    .ruling = yes

## Mercenaries

ML-347 = Purkas: 1 Defence talent against monster attacks.
ML-348 = Korgo: may reroll 1 Persuasion die of his expedition, on missions only.
ML-349 = Dalina: her clan may store 3 more traps, 8 in all.
ML-350 = Drapis: 1 Defence talent against monster attacks.
ML-351 = Taroa: each Force die on the expedition counts 1 more.
ML-352 = Puargh: 1 more glory for capturing a monster.
ML-353 = Fandor: once per turn, pay 1 gold for a Persuasion die to use this turn; not while he is on an expedition.
ML-354 = Wondou: 2 Defence talents against monster attacks.
ML-355 = Vaidala: once per turn, 4 gold off one recruitment, down to 0.
ML-356 = Tortock: the total counts 1 more in an attempt to capture, not to kill.
ML-357 = Taron: once per turn, 2 more gold when the clan uses the Mine.
ML-358 = Parsas: 1 Defence talent against Water or Jungle monsters.
ML-359 = Wishor: once per turn, 4 gold off a purchase of traps, down to 0.
ML-360 = Ginova: 1 Attack die of the monster strikes an adjacent mercenary instead, rolled before the others.
ML-361 = Nimra: 1 Defence talent against monster attacks.
ML-362 = Frostor: once per turn, 1 free potion or venom onto the clan board.
ML-363 = Dolfus: 2 Defence talents against monster attacks.
ML-364 = Lusara: gains 2 potions after capturing or killing a monster.
ML-365 = Nuduru: once per turn, 1 free potion onto the clan board.
ML-366 = Frunks: each Magic die on the expedition counts 1 more.
ML-367 = Shandee: 1 Defence talent against Water or Fire monsters.
ML-368 = Zondu: 1 Defence talent against monster attacks.
ML-369 = Tranok: once per turn, 2 gold.
ML-370 = Naiala: the total counts 3 more in an attempt to kill, not to capture.
ML-371 = Sckrat: may reroll up to 2 Force dice of the expedition.
ML-372 = Torko: the total counts 3 more in an attempt to capture, not to kill.
ML-373 = Karunna: up to 2 rerolls of Force or Magic dice of the expedition, both on the same die if you like.
ML-374 = Poissen: the total counts 2 more in an attempt to kill, not to capture.
ML-375 = Timbulu: each Force die on the expedition counts 1 more.
ML-376 = Guster: 1 Defence talent against Jungle or Air monsters.
ML-377 = Lorios: once per turn, 1 free venom onto the clan board.
ML-378 = Kakron: may reroll 1 Force die of the expedition.
ML-379 = Wormee: once per turn, pay 2 gold for a Force die to use this turn; not while on an expedition.
ML-380 = Trulina: 2 Defence talents against monster attacks.
ML-381 = Geas: the total counts 3 more in an attempt to conquer.
ML-382 = Saruna: can capture without a trap.
ML-383 = (a) Ginova works without the ambush module, by its rule of adjacency, and cannot be cancelled like an ambush; (b) Saruna needs no trap for Turfus either; (c) “up to 2 dice” means each die at most once, unless the card says otherwise, as Karunna’s does; (d) Puargh and Lusara count only for their own success.
    .ruling = yes

## Equipment

ML-384 = Krakhen: may reroll 2 Magic dice of the expedition.
ML-385 = Rashnek: once per turn, 2 more gold when the clan uses the Mine.
ML-386 = Mortis: each Magic die on the expedition counts 1 more.
ML-387 = Kedavra: in an attempt to conquer, each Magic die on the expedition counts 2 more.
ML-388 = Pugnor: each Force die on the expedition counts 1 more.
ML-389 = Slham: in the Adventure phase, may reroll 2 Persuasion dice of the expedition.
ML-390 = Noxx: 1 Defence talent against monster attacks, of no use against ambushes.
ML-391 = Turzoks: once per turn, 4 gold off a purchase of traps, down to 0.
ML-392 = Slyzor: in an attempt to capture or kill, each Force die on the expedition counts 1 more.
ML-393 = Tergeo: may reroll 2 Force dice of the expedition.
ML-394 = (a) The 18 equipment cards share these 10 names; copies, costs and types are values of the box; (b) bonuses of equipment add to those of talents and traps.
    .ruling = yes

## Regions (each use is an action of Deployment)

ML-395 = Skyehn: 1 Magic die gives 3 Force dice for this turn.
ML-396 = Ghadik: 2 Persuasion dice give 9 gold.
ML-397 = Kale: 1 Magic die gives 3 potions.
ML-398 = Kyzhul: 1 Force die gives 2 Persuasion dice for this turn.
ML-399 = Rynia: 2 Force dice recruit one mercenary at the Tavern for free.
ML-400 = Gurban: 2 dice, each Force or Persuasion, give 3 Magic dice for this turn.
ML-401 = Yuha: 1 Persuasion die gives 2 Magic dice for this turn.
ML-402 = Wahibah: 1 Magic die gives 3 Defence tokens.
ML-403 = Uyuniah: 2 dice, each Force or Persuasion, give one equipment card from the Bazaar for free.
ML-404 = Negueria: 1 Force, 1 Magic and 1 Persuasion die give 2 glory.
ML-405 = Thaklan: 2 dice, each Force or Magic, give 3 Persuasion dice for this turn.
ML-406 = Al-Dahn: 1 Force die gives one of the face-up loot tokens; its space is refilled at once.

## Worked examples

MLX-01 = Turn 1, no die at the Hunter’s Lair yet. Nathalie places a Persuasion die showing 5 leftmost and buys the 9-gold trap for 9 − 5 = 4. Stéphane places a Force die in the next slot and pays full price for his trap. Tom places a Persuasion die showing 3 in the third slot: 3 is below 5, so his discount is 3 + 5 = 8, and the Force die between them is ignored; his two 4-gold traps cost 8, and he pays the minimum of 1.
MLX-02 = Glory 20, reputation 14, so excess glory 6; no Persuasion die at the Tavern. Vaidala (reputation 7) cannot be recruited at any price: 7 is above 6. With a Persuasion die showing 5, Fandor (cost 10, reputation 5) costs 10 − 5 = 5 gold; reputation rises to 19, his 2 Force dice join the pool at once, and excess glory is now 1.
MLX-03 = Carmen has glory 18 and reputation 17 and fails a mission whose penalty is 2 glory: glory 16, reputation still 17, nobody leaves; with excess glory 0 she cannot recruit.
MLX-05 = The second expedition requires 2 Force, allows at least 2 Magic as reinforcement and gives a potion. Carmen, who owns exactly 1 trap and 1 Defence token, assigns a mercenary with 2 Force, 2 Magic, the trap face down and the Defence token in one action. With 4 dice there was room for 3 tokens and 2 are used; a potion from the supply lies on the mercenary’s token.
MLX-06 = Snagus (attack 5; capture pays glory and 10 gold) beat everyone last turn and is at the Gates. In one action Tom assigns Tranok to the upper expedition with 3 Force, 2 Magic and 1 trap: 7 die spaces, as the trap takes 2. The 5 dice leave his pool; nothing is rolled before the Adventure phase.
MLX-07 = Nathalie conquered Kyzhul last turn and Lusara manages it. As her action she deploys 1 Force die on the card and gains 2 Persuasion dice, rolled at once and usable this turn.
MLX-08 = Frunks, healthy, carries 1 potion and takes 2 hits that are not cancelled. Tom discards the potion: one wound is cancelled and Frunks survives, wounded; the potion is gone.
MLX-10 = Normal level, turn 4 (+1 Attack die). Abysur (attack 5, CV 17, KV 22, Water) is in a Water region. Shandee, healthy, is on the second expedition with 2 Force, 2 Magic, 1 Defence token, 1 trap “Magic +1” and 1 potion; Carmen has 19 glory. Attack dice: 5 + 1 + 1 = 7; Carmen removes 1 Magic die, so 6 are rolled, for 4 hits. The token and Shandee’s talent against Water or Fire cancel 2, the potion 1 of the 2 wounds: Shandee is wounded but alive, and Abysur’s power brings Carmen’s glory from 19 to 18.
MLX-11 = Shandee strikes back with the 2 Force and 1 Magic dice left and the revealed trap “Magic +1”: Force 1 and 2, Magic 3, which counts 4. The total of 7 is below 17: no capture. Shandee, the rolled dice and the trap stay, and 7 damage is carried on.
MLX-12 = Stéphane’s mercenary on the third expedition has survived a new attack; it has 2 Magic dice, the advantage of rerolling 1 Magic die, and 7 damage carried on. It rolls 4 and 2 and rerolls the 2 into a 3: its own result is 7, the total 14 is below 17, and 14 is carried on.
MLX-14 = After Abysur’s death Shandee (second expedition) and Stéphane’s mercenary (third) are alive without success, and nobody is left to try the conquest. Carmen picks a face-up loot token for Shandee, then Stéphane picks one; Carmen’s mercenary that made the kill gets none.
MLX-15 = Nathalie has just conquered Kyzhul (Water) and owns Nimra (Water), whom she makes its manager: the affinities match. In later Deployments she may spend an action and 1 Force die for 2 Persuasion dice.
MLX-16 = One region: Carmen on expedition 1, Tom on 2, Carmen’s Nimra on 3, Nathalie on 4. Number 1 fails against the monster, 2 captures it, 3 conquers the region. 1 and 2 remove dice, traps and Defence tokens and take no part in the conquest; 4 never acts. Loot goes to Carmen for 1, then to Nathalie for 4; Tom’s mercenary and Nimra get none. The loot is then filled up.
MLX-18 = One region: Stéphane on expedition 1, Nathalie on 2, nobody on 3, Tom on 4. 1 and 2 are adjacent; 2 and 4 are, because the empty one is skipped; 1 and 4 are not.
MLX-19 = A player deploys 2 Force dice on an empty double slot of the Mine, its first use this turn, and gets 6 gold at once.
MLX-20 = When Caribdis attacks, its base is 5 dice, before those of affinity and turn track.
MLX-22 = In turn 1 no monster is at the Gates: nobody can be assigned there and the defence of the Citadel is skipped.
MLX-23 = Solo scenario 7: a clan that ends with 2 mercenaries of one affinity and 1 of each other (2/1/1/1) is Recruit; one more in a second affinity makes it Veteran.
