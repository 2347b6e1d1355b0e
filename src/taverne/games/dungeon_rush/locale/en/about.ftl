### What the game is, in a few sentences: all that a page about all games needs.

game-title = Dungeon Rush
game-blurb = A race for monsters: two heroes, two hands, nine rounds, and a lord or a dragon at the end of them.
game-primer-1 = You lead two heroes, one in each hand, through nine rounds. Whoever has most coins at the end wins.
game-primer-2 = In each round monsters are turned up, two for each player. Press a monster to send the selected hero there: whoever comes first has it, unless you play in turns or in secret.
game-primer-3 = A hero beats a monster by having at least what it asks for in every skill: melee, ranged, magic and stealth. Both heroes may go to the same monster; their skills are then added.
game-primer-4 = A beaten monster pays its coins, and may be laid under either of your heroes to raise the skill it shows; a rune raises any skill. A lost fight costs one coin at the end.
game-primer-5 = Monsters grow stronger after rounds 3 and 6.
game-primer-6 = After round 9 both heroes together may face the lord or the dragon, once, for many coins. Keep their needs in mind from the start.
