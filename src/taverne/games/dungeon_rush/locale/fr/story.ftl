### L’histoire d’une partie de Dungeon Rush : ses chiffres, et pourquoi elle a fini.

figure-coins = Pièces
figure-monsters = Monstres vaincus
figure-failures = Échecs
figure-skills = Points de compétence
story-end-rounds = La manche { $n } était la dernière : le donjon est vide.
