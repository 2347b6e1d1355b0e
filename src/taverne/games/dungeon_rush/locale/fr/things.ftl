### Ce que sont les choses sur la table, pour leurs fiches : le message dit ce que cela veut dire, `.name` son nom quand
### aucune carte n’en porte, `.rule` où cela se trouve dans les règles.

thing-monster = Votre héros le bat s’il atteint, dans chaque compétence demandée, au moins la valeur indiquée. Battu, il donne sa compétence et ses pièces ; sinon il coûte 1 pièce à la fin.
    .rule = DR-066
thing-hero = Un héros a quatre compétences, à 0 quand rien n’est indiqué. Les monstres battus les font monter.
    .rule = DR-009
thing-hand = Chacun de vos héros est une de vos mains. Envoyez-le sur un monstre ; à deux sur le même, ils s’additionnent.
    .rule = DR-055
thing-skill = Une des quatre compétences. Un monstre en demande certaines, et il faut atteindre chacune.
    .rule = DR-068
thing-skill-rune = Une rune fait monter la compétence de votre choix.
    .name = Rune
    .rule = DR-078
thing-lord = Il attend à la fin. Après la manche 9, vos deux héros réunis peuvent l’affronter, ou bien le dragon, mais pas les deux.
    .rule = DR-094
thing-dragon = Il attend à la fin. Après la manche 9, vos deux héros réunis peuvent l’affronter, ou bien le maître, mais pas les deux.
    .rule = DR-094
thing-count-coins = Qui a le plus de pièces à la fin gagne. Les monstres en rapportent, le maître ou le dragon aussi.
    .name = Pièces
    .rule = DR-002
thing-count-failures = Les monstres attaqués sans être battus. Chacun coûte 1 pièce à la fin.
    .name = Échecs
    .rule = DR-088
