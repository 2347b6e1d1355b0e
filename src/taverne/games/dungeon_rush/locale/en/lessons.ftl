### What the lessons of Dungeon Rush say, and the coach marks of a first match. `lesson-<lesson>-<word>` is a sentence of
### a lesson; those with `else` answer a legal press that is not for now.

lesson-first = First steps in the dungeon
    .about = Two hands, who beats what, placing gains, the lord and the dragon.
lesson-first-welcome = Two heroes, nine rounds, and whoever has the most coins at the end wins. Choose your heroes first.
lesson-first-heroes = The figures are skills: Melee, Ranged, Magic, Stealth. The Lich Queen at the end asks for Magic and Stealth. Take the Wizard.
lesson-first-else-hero = A fine hero, but the Lich Queen wants Magic and Stealth.
lesson-first-second = Your rival has taken two. Now the Thief, for Stealth.
lesson-first-hands = Each hero is one of your hands. Monsters are revealed, and each hand may go to one of them.
lesson-first-beats = A monster falls if your hero has at least what it asks for. The Gelatinous Cube asks for Magic 2, your Wizard has 3: press it.
lesson-first-else-left = That one would not go well. Send the Wizard, your left hand, to the Gelatinous Cube.
lesson-first-other-hand = Your rival has used both hands. Your Thief, with Stealth 3, takes the Sleepy Guard.
lesson-first-else-right = The Thief has Stealth only. The Sleepy Guard asks for just that.
lesson-first-won = Both beaten; and your rival’s Archer failed, which costs a coin at the end.
lesson-first-gain = A beaten monster makes a hero stronger. Put the Cube under the Wizard: Magic becomes 4.
lesson-first-gain-two = And the Sleepy Guard under the Thief: Stealth becomes 4.
lesson-first-else-gain = Better to build on strengths: Magic to the Wizard, Stealth to the Thief.
lesson-first-together = The Miser’s Ghost asks for Magic and Stealth at once. No hero of yours has both; together they do. Send the Wizard…
lesson-first-together-two = …and then the Thief, to the same monster.
lesson-first-else-together = Both heroes to the Miser’s Ghost this time.
lesson-first-failures = Two coins! Compare before you press: a monster you fail to beat costs you a coin.
lesson-first-now-you = Your turn: send your two heroes wherever you like.
lesson-first-now-gains = Put what you have won under the hero who needs it.
lesson-first-meanwhile = The other rounds go like these, with stronger monsters. We play them for you.
lesson-first-final = Nine rounds are over. Now your two heroes together may fight either the lord or the dragon.
lesson-first-choose = You have the Magic and Stealth for the Lich Queen. The Fire Dragon asks for Melee 8, which you do not have: fight the Lich Queen.
lesson-first-else-final = The dragon would beat you, and turning away brings nothing. Fight the Lich Queen.
lesson-first-end = Coins from monsters and the final fight, minus one for each failure. That is all of Dungeon Rush: well done!

lesson-careful = Staying at home costs nothing
    .about = When to leave a hero at home, what a failure costs, where a rune belongs.
lesson-careful-welcome = Your Wizard and your Thief again. This time, not everybody will find a monster to beat.
lesson-careful-first = The Gelatinous Cube asks for Magic 2. That is one for the Wizard.
lesson-careful-else-first = Magic 2 is a job for the Wizard: send the left hand to the Gelatinous Cube.
lesson-careful-home = What is left asks for Melee and Ranged, and your Thief has neither. Let her stay at home: pass.
lesson-careful-failure = Attack in vain and you take a failure; each one costs a coin at the end. Passing costs nothing.
lesson-careful-else-home = She would fail, and a failure costs a coin. Pass.
lesson-careful-gain = The Cube goes under the Wizard. What you place now counts from the next round on, not before.
lesson-careful-else-gain = Build on a strength instead.
lesson-careful-rune = The Cursed Book gives a rune. Magic 2 again: the Wizard takes it.
lesson-careful-else-rune = The Book first, for its rune: the Wizard, left hand.
lesson-careful-rest = And the Sleepy Guard for the Thief.
lesson-careful-else-rest = The Guard asks only for Stealth: just right for the Thief.
lesson-careful-lay-rune = A rune is any skill you like. Give the Wizard what she lacks: Melee.
lesson-careful-else-lay = That would help too. But with Melee she can do alone what needs two skills.
lesson-careful-guard = The Guard under the Thief, as before.
lesson-careful-alone = The Zombie Bowman asks for Melee 1 and Magic 1. With the rune the Wizard beats it alone.
lesson-careful-else-alone = Look for Melee and Magic together: the Zombie Bowman, left hand.
lesson-careful-last = That leaves the Thief free for the Watchdog, Stealth 2.
lesson-careful-else-last = The Watchdog is what she can beat.
lesson-careful-end = Two heroes, two monsters. Add up before you press, pass when it falls short, and let runes fill the gaps.

coach-draft = Look at the lord and the dragon: they ask for certain skills at the end. A hero with 3 in one skill is strong early; one with two skills finds more prey.
coach-turn = Compare a monster’s figures with your hero’s: every skill asked for must be reached. Your two heroes may also go to one monster together.
coach-attack = Press a hero, then a monster; whoever comes first gets it. Every skill it asks for must be reached.
coach-place = Put the card under a hero to raise that skill for good. Think of what the lord or the dragon asks for.
coach-final = Both heroes count together now. Green ticks show what you reach; if you lose, you only miss the coins.
