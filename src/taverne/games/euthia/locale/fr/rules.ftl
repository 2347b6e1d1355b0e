### Les règles d’Euthia, une entrée par numéro, puis les scénarios et les exemples. `.ruling = yes` marque une décision de notre part là où le
### livret se tait, manque de clarté ou est perdu, comme presque tout le livret de scénarios ; si une partie seulement est de nous, elle suit « Notre lecture ».

## Matériel

EU-001 = Il y a 76 tuiles Territoire : 18 du chapitre I, 15 du II, 14 du III, 15 du IV et 14 du V. Notre lecture : les chiffres des chapitres I et II ne se lisent pas avec certitude ; nous retenons 18 et 15.
    .ruling = yes
EU-002 = Il y a six héros, chacun avec son symbole, sa couleur et ses tuiles Héros, 135 en tout : Ael (blanc) 22, Dral (bleu) 22, Keleia (jaune) 22, Maeldur (rouge) 21, Skoldur (noir) 24 et Taesiri (violet) 24.
EU-003 = Chaque héros possède 2 dés, 25 jetons Héros, 30 jetons Interaction à double face, 10 jetons Commerce, 12 jetons Dégât, 1 marqueur de santé maximale et 6 jetons Action : deux Extraction, deux Commerce et deux Combat.
EU-004 = Il y a 73 tuiles Marchand, 76 tuiles Alchimiste, 70 tuiles Sauroctone, 25 ressources Montagne, 25 Lac et 24 Caverne, 20 trésors de chaque niveau, 12 Potions de soins et 12 besaces grises. Notre lecture : le nombre des ressources Caverne est abîmé ; nous lisons 24.
    .ruling = yes
EU-005 = Il y a 14, 14 et 12 monstres des niveaux 1, 2 et 3, 7, 7 et 6 monstres d’élite et autant de primes, 12 cartes Contrôle (2 par héros), 36 cartes Combat et 105 cartes Rencontre : 14 types de 7 cartes et 7 cartes « un joueur » de la Sorcière.
EU-006 = Il y a 24 cartes Argent, 8 de chacun des 3 types, et 32 cartes Or, 8 de chacun des 3 types à plusieurs joueurs et 8 pour les modes solo et coopératif. Notre lecture : le nombre des cartes Argent est abîmé ; nous lisons 24.
    .ruling = yes
EU-007 = Il y a 110 gemmes, 15 de chaque sorte (Améthyste, Émeraude, Onyx, Opale, Rubis, Saphir) et 10 de Démonite comme de Diamant, et 60 essences, 15 de chacun des 4 éléments.
EU-008 = Les tuiles Récompense sont 6 Provisions du Chasseur, 12 de l’Armurier et 7 de la Sorcière (Amulettes des ténèbres). Notre lecture : un autre groupe de 12 tuiles, sans nom dans la liste, est laissé de côté.
    .ruling = yes

## Mise en place : scénario et pile Territoire

EU-009 = On choisit d’abord le scénario : il fixe la tuile de départ, le tableau des tuiles, le nombre de manches, les niveaux des monstres d’élite et les règles spéciales. Notre lecture : le livret de scénarios est perdu ; les scénarios sont ceux de EUS-001 à EUS-160.
    .ruling = yes
EU-010 = La tuile de départ indiquée par le scénario se place au centre de la zone de jeu ; sauf mention contraire, c’est la Chapelle sans Prêtre.
EU-011 = La Chapelle avec Prêtre (chapitre I) n’est jamais tirée comme une tuile Rencontre ordinaire : elle reste dans la boîte, sauf si le scénario la demande.
EU-012 = Les autres tuiles sont triées par chapitre, d’après leur dos, puis dans chaque chapitre par la flèche de leur face : fixes, Rencontre, Scénario ou autres.
EU-013 = Toutes les tuiles fixes de chaque chapitre utilisé entrent dans la pile de leur chapitre.
EU-014 = Les tuiles Rencontre et les autres tuiles sont tirées sans être regardées, en nombre fixé par le tableau du scénario selon le chapitre et le nombre de joueurs ; le reste retourne dans la boîte sans être vu.
EU-015 = Les tuiles Scénario ne rejoignent la pile de leur chapitre que si le scénario choisi les demande.
EU-016 = Chaque chapitre est mélangé séparément ; les chapitres sont ensuite empilés face cachée, le plus bas au sommet et le plus élevé tout en dessous.

## Mise en place : les héros

EU-017 = Chaque joueur prend un héros, avec le plateau et les éléments qui lui appartiennent ; les héros inutilisés retournent dans la boîte.
EU-018 = La santé maximale de départ est le plus grand nombre rouge visible sur la piste du héros, et la santé actuelle lui est égale. Notre lecture : seul le 6 de Maeldur est imprimé ; les autres sont Ael 4, Keleia 5, Taesiri 5, Skoldur 6 et Dral 7.
    .ruling = yes
EU-019 = Les tuiles de départ, qui portent au dos le symbole du héros, se placent face visible sur les emplacements Héros dont le symbole est celui du coin inférieur droit de la tuile.
EU-020 = Les autres tuiles Héros forment une pile face cachée rangée par valeur de réputation, la plus faible au sommet ; l’ordre entre valeurs égales est libre.
EU-021 = Une tuile Héros portant une icône de nombre de joueurs ne sert que si ce nombre correspond ; une tuile sans icône sert toujours.
EU-022 = Chaque héros, sauf Skoldur, commence avec 4 jetons Gaar, un par emplacement Gaar.
EU-023 = Un emplacement Héros qui montre une essence ou de l’or, ou un emplacement Équipement qui montre de l’or, est verrouillé au départ.
EU-024 = Un plateau Héros a 3 besaces, 3+1 emplacements Action, 4 emplacements Gaar, 8 emplacements Héros dont 4 verrouillés, 7 emplacements Équipement (déverrouiller la cuirasse coûte 2 pièces d’or et la seconde orfèvrerie 3) et 4 emplacements pour gemmes et essences.
    .ruling = yes
EU-025 = Sauf mention contraire du scénario, les héros commencent avec 0 pièce d’or et sans autre objet que leurs tuiles de départ et leurs Gaars.
    .ruling = yes

## Mise en place : la zone commune

EU-026 = Le premier joueur est tiré au hasard et le reste pendant toute la partie ; un de ses jetons Héros marque la manche 1 sur la piste des manches.
EU-027 = Sauf mention contraire du scénario, chaque héros commence avec 0 point de réputation.
EU-028 = Un héros qui dépasse 50 ou 100 points de réputation prend un jeton Réputation de cette valeur et continue sur la piste.
EU-029 = Le dé de l’Espoir commence sur sa face vierge, zéro.
EU-030 = Les cartes Rencontre restent triées par type, et les tuiles Récompense des rencontres dans la boîte, jusqu’à ce que la rencontre soit révélée.
EU-031 = Les tuiles Marchand, Alchimiste et Sauroctone forment trois piles mélangées, chacune avec sa défausse ; 4 tuiles de chacune, face visible, sont l’offre de ce comptoir.
EU-032 = Les ressources par terrain, les trésors et les monstres par niveau, les cartes Argent et les cartes Or forment chacun une pile mélangée face cachée, avec sa propre défausse.
EU-033 = Les cartes Or à l’icône « un joueur » et toutes les cartes Combat sont écartées d’une partie compétitive.
EU-034 = À 2 joueurs, on n’utilise pas les cartes Contrôle.
EU-035 = À 3 ou 4 joueurs, les cartes Contrôle des héros en jeu, 2 par héros, forment une pile mélangée face cachée.
