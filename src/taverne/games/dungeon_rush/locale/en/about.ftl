### What the game is, in a few sentences: all that a page about all games needs.

game-title = Dungeon Rush
game-blurb = A race for monsters: two heroes, two hands, nine rounds, and a dungeon lord or a dragon at the end.
game-primer-1 = You lead two heroes, one in each hand, and the player with the most coins after nine rounds wins. Beaten monsters and one final fight bring coins; each failure costs a coin.
game-primer-2 = Each round reveals two monsters per player. Press a monster to send the selected hero there: first come, first served, unless you play in turns or in secret.
game-primer-3 = A hero beats a monster by matching every skill it asks for: melee, ranged, magic and stealth. Send both heroes to the same monster and their skills add up.
game-primer-4 = Put a beaten monster under either of your heroes to raise the skill it shows; a rune raises any skill you like.
game-primer-5 = Monsters grow stronger after rounds 3 and 6.
game-primer-6 = After round 9 your heroes may face the dungeon lord or the dragon together, once, for many coins. Keep what they ask for in mind from the start.

## What a table plays, in a list of tables

row-mode-arrival = race
row-mode-fair = fair race
row-mode-snake = in turns
row-mode-secret = in secret
row-round =
    { $n ->
        [100] final fight
       *[other] round { $n }
    }
