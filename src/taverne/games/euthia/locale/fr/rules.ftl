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
EU-007 = Il y a 110 gemmes, 15 de chaque sorte (Améthyste, Émeraude, Onyx, Opale, Rubis, Saphir) et 10 de chacune des deux autres (Démonite et Diamant), et 60 essences, 15 de chacun des 4 éléments.
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
EU-018 = La santé maximale de départ est le plus grand nombre rouge visible sur la piste du héros, et la santé actuelle lui est égale. Notre lecture : seul le 6 de Maeldur est imprimé ; les autres sont Ael 4, Keleia 6, Taesiri 5, Skoldur 7 et Dral 7.
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

## Manches et tours

EU-036 = Au début de chaque manche, chaque joueur place un jeton Extraction, un jeton Commerce et un jeton Combat sur les emplacements Action correspondants.
EU-037 = Au début de chaque manche, toute tuile engagée, sur le plateau ou à côté, est désengagée, et toute gemme inactive redevient active.
EU-038 = À chaque manche, chaque joueur joue un tour, dans le sens des aiguilles d’une montre à partir du premier joueur.
EU-039 = Au début de son premier tour, chaque joueur place son héros sur la Chapelle, au centre de la tuile de départ, sauf si le scénario indique un autre lieu.
EU-040 = À la fin du tour, un jeton Action inutilisé peut passer sur le 4e emplacement et servir de quatrième jeton au tour suivant ; tous les autres quittent le plateau.
EU-041 = Un jeton inutilisé qui se trouve déjà sur le 4e emplacement compte parmi les jetons inutilisés : on n’en garde jamais plus d’un.
    .ruling = yes
EU-042 = Si le joueur a accompli une quête pendant ce tour, chaque rencontre révélée est complétée à la fin du tour jusqu’à deux cartes face visible, dans la limite de sa pile.
EU-043 = Après le tour du dernier joueur, le marqueur de manche avance ; après la dernière manche du scénario vient le décompte final.

## Règles d’or

EU-044 = S’il faut piocher dans une pile vide, on mélange d’abord sa défausse pour former une nouvelle pile ; les piles Rencontre ne sont jamais reformées.
EU-045 = Si la pile et la défausse sont vides toutes les deux, par exemple quand les 12 Potions de soins sont prises, on ne gagne rien.
    .ruling = yes
EU-046 = Les héros n’échangent jamais rien entre eux, sauf si une règle le permet, même en mode coopératif.
EU-047 = Les jetons sont en nombre illimité.
EU-048 = Le texte d’un élément, les règles d’un scénario et l’Annexe l’emportent sur les règles de base. Notre lecture : en cas de conflit, le scénario passe d’abord, puis l’élément, puis l’Annexe, puis les règles de base.
    .ruling = yes

## Tour d’un joueur et jetons Action

EU-049 = Pendant son tour, un joueur peut se déplacer, réaliser des actions et des actions gratuites dans n’importe quel ordre et autant de fois que ses moyens le permettent.
EU-050 = Une action Extraction, Commerce ou Combat se paie avec le jeton Action correspondant ou une capacité qui la permet ; on peut la répéter en la payant de nouveau.
EU-051 = Les actions gratuites ne coûtent ni jeton ni capacité et sont illimitées, mais elles ne peuvent pas interrompre une action.
EU-052 = Le mouvement peut être interrompu à tout moment par des actions et des actions gratuites ; les points de mouvement restants sont conservés.
EU-053 = Un jeton Action utilisé quitte le plateau et donne soit ses points de mouvement, soit son action, jamais les deux.
EU-054 = Chaque jeton Action sert au plus une fois par tour.
EU-055 = Points de mouvement que donnent les jetons Action : Extraction 1, Commerce 2 et Combat 1.
    .ruling = yes

## Lancer de dés du héros

EU-056 = Un lancer du héros est la somme de ses deux dés, de 1 à 6 chacun.
EU-057 = Après le lancer, on peut utiliser autant de symboles trèfle que l’on veut sur ses objets et capacités ; chacun modifie le résultat de sa valeur.
EU-058 = Chaque Gaar dépensé relance un seul des deux dés et ajoute 2 au total final ; les Gaars se dépensent un par un, chacun une fois connu le résultat du précédent.
EU-059 = Pouvoir de l’Air : si les deux dés sont différents, le plus élevé est tourné sur sa face opposée (7 moins sa valeur) ; des dés égaux ne changent pas.
EU-060 = Pouvoir de la Terre : on ajoute 2 au total.
EU-061 = Sur une case soumise aux deux pouvoirs, on applique d’abord l’Air, puis la Terre.
EU-062 = Le pouvoir de l’Air s’applique une seule fois, après le lancer initial, et non après une relance due à un Gaar.

## Mouvement et révélation des tuiles

EU-063 = Se déplacer vers une case adjacente coûte 1 point de mouvement.
EU-064 = Une case peut accueillir n’importe quel nombre de héros ; un héros ne bloque jamais le passage.
EU-065 = Les points de mouvement qui restent à la fin du tour sont perdus.
EU-066 = Quand un héros entre sur une case au bord de la carte des territoires et que la pile n’est pas vide, le mouvement s’arrête et l’on ajoute des tuiles jusqu’à ce que 6 cases entourent la sienne ; le tour continue ensuite.
EU-067 = Pour chaque tuile, le joueur choisit d’abord un espace vide à côté de la case de son héros, puis pioche la tuile et l’y pose face visible.
EU-068 = Toutes les tuiles sont orientées de la même façon, leurs symboles du haut et du bas alignés.
EU-069 = Les tuiles suivent un seul motif sans trou : en coordonnées axiales, une tuile couvre (q,r), (q+1,r) et (q,r+1), où q−r est un multiple de 3 ; il manque donc au plus 3 tuiles autour d’une case où l’on entre.
    .ruling = yes
EU-070 = Quand la pile est vide, on n’ajoute plus de tuile, et un héros ne peut pas quitter la carte révélée.
EU-071 = Une rencontre révélée met aussitôt en jeu ses cartes et ses tuiles Récompense, et un élémentaire révélé agit aussitôt.
EU-072 = Les joueurs peuvent convenir à l’avance d’une limite à la surface de la carte. Notre lecture : ici, elle est illimitée.
    .ruling = yes
EU-073 = Entrer sur une case par téléportation ou avec le Griffon révèle aussi des tuiles ; le centre d’une tuile spéciale n’est jamais au bord.
    .ruling = yes
EU-074 = À l’entrée sur une case, le Feu ou l’Eau agit d’abord, selon la carte telle qu’elle est ; puis les tuiles sont révélées une par une, chacune avec son Feu ou son Eau ; puis vient le combat contre le monstre de la case ; une mort interrompt la suite.
    .ruling = yes

## Tuiles Territoire et cases

EU-075 = Une tuile Territoire a trois cases, chacune adjacente aux deux autres, et le numéro de son chapitre au dos.
EU-076 = Les sortes de cases sont la Chapelle, les mines (Montagne, Lac, Caverne), les trésors (niveaux 1 à 3), les élémentaires (Air, Terre, Eau, Feu), les portails, les comptoirs (Marchands, Alchimistes, Tours des Sauroctones), les rencontres et, dans certains scénarios seulement, les légendes et d’autres lieux.

## Révéler une rencontre

EU-077 = Quand une tuile Rencontre est révélée, on prend ses cartes ; pour la Sorcière, en partie compétitive, seulement celles sans l’icône « un joueur ».
EU-078 = On les mélange, et autant de cartes que de joueurs, plus 2 (4, 5 ou 6 cartes à 2, 3 ou 4 joueurs), forment la pile de cette rencontre ; le reste retourne dans la boîte sans être vu.
EU-079 = Deux cartes de la pile sont ensuite placées à côté, face visible.
EU-080 = Le Chasseur, l’Armurier et la Sorcière apportent aussi leurs tuiles Récompense, en une pile mélangée face cachée. Notre lecture : une quête qui montre une telle tuile donne la première de la pile.
    .ruling = yes
EU-081 = Chacun des 14 types de rencontre figure sur une tuile et une seule.
    .ruling = yes

## Téléportation et portails

EU-082 = La téléportation place le héros directement sur la case choisie, sans dépense de point de mouvement.
EU-083 = Un héros ne peut se téléporter vers une case dont le monstre n’est pas vaincu que s’il dispose d’une action Combat à l’arrivée.
EU-084 = Un héros ne peut se téléporter au centre d’une tuile spéciale que si toutes les cases de cette tuile sont délivrées.
EU-085 = Un héros sur un portail peut se téléporter gratuitement vers tout autre portail de la carte.
EU-086 = Un portail utilisé ne peut pas resservir dans le même tour, à moins de le quitter et d’y revenir. Notre lecture : un saut utilise les deux portails ; l’un d’eux ne redevient utilisable que si le héros le quitte autrement que par un portail et y revient.
    .ruling = yes
EU-087 = Un symbole Téléportation de valeur N atteint les cases à une distance de N ou moins. Notre lecture : la distance est le plus court chemin par des cases révélées, sans tenir compte des monstres.
    .ruling = yes
EU-088 = Le centre d’une tuile spéciale est à une distance de 1 de chacune des trois autres cases de la tuile.

## Monstres et cases délivrées

EU-089 = Un symbole Monstre montre 1, 2 ou 3 épées, le niveau du monstre ; le monstre n’est pas vaincu tant que sa case ne porte ni jeton Héros, ni jeton Commerce, ni jeton Interaction.
EU-090 = Entrer sur une case dont le monstre n’est pas vaincu interrompt le mouvement et oblige à une action Combat immédiate.
EU-091 = Sans action Combat disponible, un héros ne peut ni entrer sur une case dont le monstre n’est pas vaincu, ni la traverser.
EU-092 = Une case est délivrée si elle n’a pas de monstre ou si son monstre a été vaincu.
EU-093 = Les actions autres que Combat et toutes les actions gratuites ne sont possibles que sur des cases délivrées.

## Élémentaires

EU-094 = Un élémentaire affecte sa propre case et toutes les cases adjacentes.
EU-095 = Entrer sur une case affectée par le Feu inflige 2 blessures.
EU-096 = Entrer sur une case affectée par l’Eau soigne 2 blessures.
EU-097 = Révéler une tuile qui soumet la case du héros au Feu ou à l’Eau lui applique aussitôt ce pouvoir. Notre lecture : seulement au héros qui la révèle, et seulement si ce pouvoir n’affectait pas déjà la case.
    .ruling = yes
EU-098 = Se téléporter vers une case affectée par le Feu ou l’Eau compte comme s’y déplacer. Notre lecture : ces pouvoirs agissent à chaque entrée, jamais sur un héros immobile ni au début d’un tour.
    .ruling = yes
EU-099 = Plusieurs élémentaires de même sorte sur une même case n’appliquent leur pouvoir qu’une fois.
EU-100 = Sur une case affectée à la fois par le Feu et par l’Eau, les deux s’annulent : ni blessure, ni soins.
EU-101 = L’Air et la Terre modifient les lancers du héros et, en combat, ceux du monstre aussi.

## Tuiles spéciales

EU-102 = Les tuiles spéciales sont la Chapelle, les Tours des Sauroctones, la Forteresse du Mercenaire, le Suzerain et les tuiles Légende.
EU-103 = Une tuile spéciale a une quatrième case, son centre, adjacente à ses seules trois cases extérieures ; celles-ci sont aussi adjacentes entre elles.
EU-104 = Entrer au centre ou en sortir coûte 1 point de mouvement.
EU-105 = On ne peut pas entrer au centre tant que l’une des trois cases extérieures n’est pas délivrée.

## Extraction

EU-106 = Une action Extraction sur une mine donne la première tuile Ressource de la pile de ce terrain, à ranger dans une besace.
EU-107 = L’Extraction place sur la case un jeton Interaction du héros, face pioche visible ; chaque héros n’exploite une mine donnée qu’une fois par partie.
EU-108 = Un héros qui a exactement un de ses jetons Interaction sur la mine ne peut pas l’exploiter.
EU-109 = Pour exploiter une mine où des rivaux ont un ou plusieurs jetons Interaction, on paie 1 pièce d’or à chacun d’eux.
EU-110 = Un héros qui ne peut pas payer tous ces rivaux ne peut pas exploiter la mine.
    .ruling = yes
EU-111 = Un héros qui a deux de ses jetons Interaction sur la mine en retire un au lieu d’en placer un, et ne paie personne.
EU-112 = Lors d’une action Extraction, un symbole chariot minier permet de piocher 3 tuiles, d’en garder 1 et de défausser les autres.
EU-113 = On n’utilise qu’un symbole chariot minier par action Extraction.

## Commerce

EU-114 = Une action Commerce demande que le héros soit sur une case Marchand ou Alchimiste délivrée, ou au centre d’une tuile Tours des Sauroctones dont toutes les cases sont délivrées.
EU-115 = Si la case porte le jeton Commerce d’un rival, le héros paie d’abord 1 pièce d’or à son propriétaire.
EU-116 = Un héros qui n’a pas cet or doit d’abord vendre au moins un objet pour le payer. Notre lecture : si c’est impossible, l’action Commerce ne peut pas être réalisée.
    .ruling = yes
EU-117 = Aucune taxe n’est due au centre des Tours, puisqu’aucun jeton Commerce ne peut s’y trouver.
    .ruling = yes
EU-118 = Une fois la taxe payée, le héros peut acheter, vendre, se soigner, acheter des Gaars, dévoiler des tuiles Héros, apprendre et déverrouiller, dans n’importe quel ordre et autant de fois qu’il le veut.
EU-119 = Quand une tuile montre deux nombres, celui du haut est le prix d’achat et celui du bas, entre parenthèses, le prix de vente ; les capacités n’ont qu’un coût d’apprentissage, les ressources naturelles qu’un prix de vente.
EU-120 = Un héros n’achète des objets que parmi les 4 tuiles de l’offre du comptoir visité, à leur prix d’achat.
EU-121 = Une tuile achetée dans l’offre est aussitôt remplacée à partir de sa pile, avant la décision suivante.
EU-122 = À tout moment de l’action Commerce, on peut renouveler toute l’offre du comptoir visité : ses 4 tuiles sont défaussées et 4 nouvelles sont piochées.
EU-123 = Le premier renouvellement d’une action Commerce est gratuit ; chacun des suivants, dans la même action, coûte 1 pièce d’or.
EU-124 = Les tuiles Héros Équipement déjà dévoilées peuvent s’acheter à n’importe quel comptoir.
EU-125 = On peut vendre autant d’objets que l’on veut, à leur prix de vente. Notre lecture : chaque comptoir achète toutes les sortes d’objets ; un objet sans prix de vente, comme un trophée, ne peut pas être vendu.
    .ruling = yes
EU-126 = Les tuiles vendues vont à leur défausse, les gemmes et essences vendues à la réserve générale ; une tuile Héros Équipement vendue quitte la partie.
EU-127 = Chaque gemme sur un équipement, active ou non, augmente son prix de vente de 1.
EU-128 = Une gemme hors d’un équipement, ou une essence hors d’une capacité, se vend 2 pièces d’or.
EU-129 = Les jetons Gaar et Dwurt ne peuvent pas être vendus.
EU-130 = Vendre une ressource naturelle donne l’or, la réputation et les gemmes qu’elle montre ; s’il y a une barre oblique, seulement ce qui est d’un même côté.
EU-131 = Pour 1 pièce d’or, le héros se soigne de la valeur indiquée pour le comptoir visité. Notre lecture : les Marchands soignent 3, les Alchimistes 4 et les Tours 5.
    .ruling = yes
EU-132 = Aux Tours seulement, on peut acheter autant de jetons Gaar que l’on veut, à 1 pièce d’or chacun.

## Combat : avant et préparation

EU-133 = Les points de mouvement non dépensés restent après un combat gagné et sont perdus après une défaite.
EU-134 = Avant le combat, le dé de l’Espoir revient à zéro, et le héros peut changer d’équipement et utiliser tout ce qui s’utilise hors combat.
EU-135 = À 2 joueurs, l’autre joueur est le joueur-monstre.
EU-136 = À 3 ou 4 joueurs, on révèle des cartes Contrôle jusqu’à ce que l’une montre un autre héros que celui qui combat ; son joueur devient le joueur-monstre et la carte est défaussée.
EU-137 = Si des cartes du héros qui combat ont été révélées, son joueur en garde une, sauf s’il en a déjà une en main ; les autres sont défaussées.
EU-138 = Un joueur qui a en main une carte Contrôle de son propre héros peut, avant toute révélation, se déclarer joueur-monstre dans le combat d’un autre.
EU-139 = Si plusieurs se déclarent, l’un d’eux est tiré au hasard, et lui seul défausse sa carte Contrôle.
EU-140 = Les cartes Contrôle ne comptent pas dans la limite de 5 cartes en main.
    .ruling = yes

## Combat : face au monstre

EU-141 = Le joueur-monstre pioche la première carte de la pile Monstre du niveau indiqué sur la case et la place face visible.
EU-142 = Le dos d’une carte Monstre montre son niveau, sa santé, ses blessures minimales par tour de combat, la condition de réputation et la récompense. Notre lecture : le dos de la première carte de chaque pile est visible de tous.
    .ruling = yes
EU-143 = Le joueur-monstre pioche les cartes Argent ou Or indiquées sous le nom du monstre et peut avoir plus de 5 cartes jusqu’à la fin du combat.
EU-144 = Les jetons Chaos et Gaar indiqués sont placés près de la carte Monstre ; ils appartiennent au monstre et retournent à la réserve générale s’ils ne servent pas.
EU-145 = Si la case du combat est affectée par l’Air ou la Terre, des jetons Effet global signalent chacun de ces pouvoirs pendant tout le combat.
EU-146 = Les effets à déclenchement « préparation » s’utilisent une fois le monstre révélé et pourvu de ses cartes et jetons, et avant l’initiative.
    .ruling = yes

## Combat : initiative

EU-147 = Un héros qui a une tuile au symbole Initiative peut mener une attaque avant le premier tour de combat, selon les étapes d’une attaque du héros ; un monstre ainsi vaincu n’attaque jamais.
EU-148 = À l’étape A de l’attaque d’initiative, le joueur-monstre ne peut pas jouer de cartes Malédiction, et Taesiri ne peut pas utiliser Silence.
EU-149 = À l’étape B de l’attaque d’initiative, on ne choisit qu’une arme ou capacité au symbole Initiative. Notre lecture : une capacité d’initiative est engagée, une arme d’initiative ne l’est pas ; il y a une seule attaque de ce genre par combat.
    .ruling = yes

## Combat : tours et phases de soins

EU-150 = Un tour de combat a quatre phases, dans cet ordre : soins du héros, attaque du monstre, soins du héros, attaque du héros ; les tours se succèdent jusqu’à ce que l’un des deux tombe.
EU-151 = Dans une phase de soins, le héros peut utiliser autant de parchemins, potions, gemmes, essences, objets et capacités de soins qu’il le veut ; le joueur-monstre ne peut rien jouer.

## Combat : attaque du monstre

EU-152 = Étape A1 : le héros peut utiliser des essences d’Air et tout ce qui se déclenche « avant le lancer du monstre ».
EU-153 = Étape A2 : les cartes Argent et Or à effet trèfle du tour de combat précédent sont alors défaussées et cessent d’agir, comme les effets trèfle d’un monstre d’élite de ce tour.
EU-154 = Étape A3 : le joueur-monstre peut alors jouer autant de cartes « avant le lancer du monstre » qu’il le veut, en payant du Chaos.
EU-155 = Étape B : le joueur-monstre lance 2 dés ; leur somme est la force de combat du monstre.
EU-156 = Chaque essence d’Air utilisée fait lancer au monstre un dé de moins dans cette attaque ; il reste toujours au moins un dé.
    .ruling = yes
EU-157 = Si le résultat initial du monstre est de 10 ou plus, le dé de l’Espoir augmente de 1, avant tout effet d’élémentaire.
EU-158 = Après cette vérification, l’Air puis la Terre agissent sur le lancer du monstre comme sur celui d’un héros.
EU-159 = Étape C : en commençant par le joueur-monstre, chacun à son tour utilise un Gaar, joue une carte ou un lot qui se déclenche « après le lancer du monstre » (joueur-monstre seulement), ou passe.
EU-160 = Un Gaar relance un dé du monstre ; il ajoute 2 à la force du monstre si le joueur-monstre le dépense et lui retire 2 si c’est le héros. Notre lecture : celui qui le dépense choisit le dé.
    .ruling = yes
EU-161 = Cela s’arrête quand les deux passent l’un après l’autre ; un joueur qui a passé peut agir de nouveau si l’autre a agi depuis.
EU-162 = Ensuite, le héros peut utiliser autant d’objets et de capacités qui se déclenchent « après le lancer du monstre » qu’il le veut, boucliers compris ; ni Gaar ni carte ne peut y répondre.
EU-163 = Un symbole patte de lapin augmente ou réduit toujours la force de combat du monstre.
EU-164 = Étape D : la fourchette de la carte Monstre où tombe la force finale donne les blessures de base ; hors de toute fourchette, il n’y en a pas.

## Gaars et boucliers en combat

EU-165 = Dans la phase d’attaque du héros, lui seul peut utiliser des Gaars, sauf si un effet le permet au monstre.
EU-166 = Le joueur-monstre n’utilise que les Gaars du monstre, jamais ceux de son propre héros.
EU-167 = Les jetons Gaar dépensés retournent à la réserve générale une fois le lancer résolu.
EU-168 = Un bouclier se place sur un emplacement d’épée, s’utilise à l’étape C de l’attaque du monstre, n’est jamais engagé et sert à chaque tour de combat.
EU-169 = Un bouclier peut réduire la force du monstre, les blessures infligées ou la prochaine force de combat du héros, ou plusieurs à la fois, selon les valeurs indiquées.
EU-170 = La pénalité d’un bouclier sur la force du héros ne touche que sa prochaine attaque du même combat et disparaît à la fin de celui-ci.
    .ruling = yes

## Blessures

EU-171 = Un symbole Blessure avec un nombre simple réduit la santé du héros de ce nombre.
EU-172 = Un effet de blessure « + » ne compte que si le monstre inflige au moins 1 blessure simple dans cette attaque.
EU-173 = Un effet de blessure « − » réduit les blessures infligées, jamais en dessous de zéro, et s’applique après tous les effets « + ».
EU-174 = Un symbole Soins au cœur d’argent retire du monstre autant de jetons Dégât.

## Combat : attaque du héros

EU-175 = Étape A1 : le joueur-monstre peut jouer une ou plusieurs cartes Malédiction (Argent) ; c’est le dernier moment du tour de combat pour jouer des cartes. Notre lecture : toute carte qui se déclenche « avant le lancer du héros » se joue ici, et aucune lors de l’attaque d’initiative.
    .ruling = yes
EU-176 = Étape A2 : le héros peut alors utiliser tout ce qui se déclenche « avant le lancer du héros » et autant d’essences de Feu qu’il le veut.
EU-177 = Étape B : le héros doit choisir pour son attaque une arme ou une capacité de combat sans symbole Initiative. Notre lecture : si aucune n’est utilisable, l’attaque n’a pas lieu.
    .ruling = yes
EU-178 = Une capacité de combat choisie est engagée (une capacité déjà engagée ne peut pas être choisie) ; une arme choisie est simplement annoncée.
EU-179 = Le héros lance 2 dés ; leur somme est sa force de combat.
EU-180 = Si le résultat initial du héros est de 5 ou moins, le dé de l’Espoir augmente de 1, avant les élémentaires, les pénalités et les autres modifications.
EU-181 = Après cette vérification, l’Air puis la Terre agissent sur le lancer du héros si la case est affectée.
EU-182 = Étape C : le héros peut utiliser Gaars, trèfles, dé de l’Espoir et tout ce qui se déclenche « après le lancer du héros », dans n’importe quel ordre.
EU-183 = Une pénalité indiquée sur la carte Monstre s’applique à la force de combat du héros.
EU-184 = Étape D : la fourchette de la tuile choisie où tombe la force finale donne l’effet ; hors de toute fourchette, il n’y en a pas.
EU-185 = Un monstre est vaincu quand ses jetons Dégât atteignent ou dépassent sa santé.

## Intervention de Shii

EU-186 = Pour le dé de l’Espoir, seul compte le résultat initial de chaque lancer du héros en combat, pour une attaque ou pour une capacité ; les relances ne changent jamais le dé.
EU-187 = Après un lancer du héros, on peut dépenser 1 point pour +1 au résultat.
EU-188 = À tout moment d’un combat, même à la fin, on peut dépenser 2 points pour 1 Gaar.
EU-189 = Après un lancer du héros, on peut dépenser 3 points pour +1 au résultat et 1 dégât au monstre. Notre lecture : c’est un dégât simple, infligé même hors de toute fourchette.
    .ruling = yes
EU-190 = Chacun de ces usages peut être répété tant qu’il reste des points ; seul le joueur-héros peut les dépenser.
EU-191 = Le dé de l’Espoir a les faces 0 à 5 ; les points gagnés au-delà de 5 sont perdus.
    .ruling = yes

## Dégâts

EU-192 = Un symbole Dégât avec un nombre simple inflige ce nombre de dégâts au monstre.
EU-193 = Un effet de dégâts « + » ne compte que si au moins 1 dégât simple est infligé dans cette attaque.
EU-194 = Un effet de dégâts « − » réduit les dégâts infligés, jamais en dessous de zéro, et s’applique après tous les effets « + ».

## Fin du combat : victoire, trophées, butin

EU-195 = Un combat prend fin aussitôt que le monstre est vaincu ou que la santé du héros tombe à zéro.
EU-196 = Victoire, étape 1 : le vainqueur ne reçoit la récompense du monstre que si sa réputation actuelle remplit la condition au dos de la carte.
EU-197 = Victoire, étape 2 : le vainqueur peut garder la carte Monstre en trophée ; sinon elle est défaussée.
EU-198 = Victoire, étape 3 : le vainqueur gagne tout le butin des deux côtés du symbole Monstre de la case : pièces d’or, Gaar, Potion de soins, carte Argent ou carte Or.
EU-199 = Victoire, étape 4 : les Gaars et Chaos inutilisés du monstre retournent à la réserve générale et les cartes jouées sont défaussées ; les autres restent au joueur-monstre, de nouveau limité à 5 cartes.
EU-200 = Victoire, étape 5 : le vainqueur prend 1 Gaar par tranche de 2 points restés sur le dé de l’Espoir ; un point isolé est perdu.
EU-201 = Victoire, étape 6a : sur une case Marchand, Alchimiste ou extérieure des Tours, le vainqueur place un jeton Commerce ; une case n’en porte jamais plus d’un.
EU-202 = Victoire, étape 6b : sur une mine, le vainqueur place deux jetons Interaction, face pioche visible.
EU-203 = Victoire, étape 6c : sur toute autre case, le vainqueur place un jeton Héros.
EU-204 = Victoire, étape 7 : les objets pour lesquels le héros n’a pas de place doivent être utilisés ou défaussés.
EU-205 = Après une victoire sur un comptoir, le héros peut réaliser aussitôt une action Commerce, avant de défausser les objets en trop. Notre lecture : cette action se paie comme d’habitude, et les cases extérieures des Tours ne la permettent pas.
    .ruling = yes
EU-206 = Après une victoire, la case reste délivrée pour tous jusqu’à la fin de la partie, et le tour continue.
EU-207 = Un trophée se place engagé dans une besace et la remplit ; si aucune n’est libre, il faut défausser un objet d’une besace pour garder le trophée.

## Mort du héros

EU-208 = Un héros dont la santé actuelle tombe à zéro meurt, en combat ou hors combat.
EU-209 = Mort en combat, étapes 1 à 3 : la carte Monstre retourne face cachée au sommet de sa pile, ses Gaars et Chaos retournent à la réserve générale, et les cartes Argent et Or jouées sont défaussées.
EU-210 = Mort en combat, étape 4 : le joueur-monstre place un jeton Héros du héros mort sur son propre plateau Héros.
EU-211 = Mort en combat, étapes 5 et 6 : le héros est placé dans la Chapelle, toute sa santé retrouvée.
EU-212 = Mort en combat, étapes 7 et 8 : le joueur prend 3 Gaars et pioche 1 carte Or.
EU-213 = Mort en combat, étapes 9 et 10 : les points de mouvement restants sont perdus ; le tour continue avec les jetons, objets et capacités qui restent.
EU-214 = Après une mort en combat, les points d’Espoir restants peuvent encore se changer en Gaars, 2 points pour chacun.
EU-215 = Mort hors combat : le héros est placé dans la Chapelle, toute sa santé retrouvée, perd ses points de mouvement restants et, si c’est son tour, continue à jouer ; il ne reçoit ni Gaar ni carte.
EU-216 = Mourir hors combat coûte 2 points de réputation, ou ce qu’il en reste au héros. Notre lecture : la réputation ne descend jamais sous 0.
    .ruling = yes
EU-217 = La mort ne coûte ni objets, ni pièces d’or, ni gemmes ; être placé dans la Chapelle ne déclenche aucun élémentaire et ne révèle rien ; l’action Combat reste dépensée.
    .ruling = yes

## Cartes Argent et Or

EU-218 = Un héros peut gagner des cartes Argent et Or par une récompense, un butin ou un symbole de carte sur une tuile, mais on ne les utilise qu’en tant que joueur-monstre.
EU-219 = À tout moment, un joueur peut défausser 4 cartes Argent pour piocher 1 carte Or.
EU-220 = Hors combat, une main compte au plus 5 cartes Argent et Or confondues ; l’excédent est défaussé, après un échange de 4 contre 1 si on le souhaite. En combat, il n’y a pas de limite.
EU-221 = Le déclenchement d’une carte est l’un de ceux-ci : avant le lancer du monstre, après, avant ou après, avant le lancer du héros.
EU-222 = Les cartes Argent ont 2 sections et les cartes Or 3 ; le nombre de cartes identiques jouées ensemble (1, 2 ou 3) désigne la seule section qui s’applique.
EU-223 = Jouer une carte ou un lot de cartes identiques coûte exactement 1 jeton Chaos en tout.
EU-224 = Une carte à effet continu le garde jusqu’à la fin du combat, puis elle est défaussée.
EU-225 = Les cartes dont l’effet appliqué est un trèfle sont défaussées à l’étape A de la prochaine attaque du monstre, toutes les autres cartes jouées à la fin du tour de combat.
EU-226 = On ne peut pas jouer en un seul lot plus de cartes qu’il n’y a de sections ; des cartes identiques peuvent être jouées en lots séparés, pour 1 Chaos chacun, et leurs effets s’ajoutent.
    .ruling = yes
EU-227 = Les cartes sont Malédiction, Frénésie et Venin (Argent), Gain de puissance, Guérison, Possession et Contrôle mental (Or) ; leurs sections et effets continus sont des valeurs de la boîte.
    .ruling = yes

## Actions gratuites : Chapelle et trésors

EU-228 = Au centre de la Chapelle, le héros peut, autant de fois qu’il le veut, payer 1 pièce d’or pour soigner 6 blessures, ou 1 pièce d’or pour 1 Potion de soins.
EU-229 = La Chapelle n’est pas un comptoir et n’offre rien d’autre.
EU-230 = Sur une case Trésor sans jeton Héros, le héros peut placer un jeton Héros et piocher la première tuile Trésor de ce niveau ; plus personne n’y trouvera de trésor.
EU-231 = Un trésor pour lequel il n’y a pas de place peut être utilisé ou défaussé aussitôt, ou l’on fait de la place en utilisant ou défaussant une autre tuile ; le jeton Héros reste dans tous les cas.
EU-232 = Sur une case Trésor gardée par un monstre, il faut d’abord vaincre celui-ci. Notre lecture : le jeton Héros de la victoire vaut aussi pour le trésor : le vainqueur prend alors la tuile, et un seul jeton compte.
    .ruling = yes
EU-233 = L’action gratuite d’une case est possible à tout moment du tour du héros qui s’y trouve, pas seulement quand il y entre.
    .ruling = yes

## Actions gratuites : élémentaires et quêtes

EU-234 = Un héros sur la case d’un élémentaire où il n’a pas de jeton Interaction peut le défier, donc une fois au plus par partie ; ne pas le faire est sans effet.
EU-235 = Défi, étape 1 : le héros paie 1 pièce d’or à chaque rival qui a un jeton Interaction sur la case, et ne peut pas lancer le défi sans les payer tous.
EU-236 = Défi, étape 2 : le héros place un jeton Interaction, face élémentaire visible, avant le lancer.
EU-237 = Défi, étape 3 : le héros fait un lancer du héros, modifié comme d’habitude et par les pouvoirs de l’Air et de la Terre qui affectent la case.
EU-238 = Défi, étape 4 : on applique la fourchette de la carte de l’élémentaire qui contient le résultat ; hors de toute fourchette, rien ne se passe et le jeton reste.
EU-239 = Un élémentaire garde tout son pouvoir sur les cases, quel que soit le nombre de jetons Interaction posés sur lui.
EU-240 = Un héros qui meurt d’un défi n’en tire aucun bénéfice.
EU-241 = Ce qu’apporte un défi figure sur la carte de l’élément, en fourchettes qui sont des valeurs de la boîte.
    .ruling = yes
EU-242 = Sur une case Rencontre, le héros peut accomplir une des cartes face visible ou les deux, s’il en remplit les conditions ; chacune donne sa récompense et se garde face cachée pour le décompte.
EU-243 = Sur une tuile spéciale (Forteresse du Mercenaire, Suzerain, légendes), les quêtes s’accomplissent au centre.
    .ruling = yes

## Décompte final

EU-244 = Décompte, étape 1 : chaque tuile Héros du plateau donne autant de pièces d’or que son coût d’apprentissage ou son prix d’achat. Notre lecture : les tuiles de départ sans coût et les tuiles de la réserve donnent 0.
    .ruling = yes
EU-245 = Décompte, étape 2 : chaque emplacement Héros déverrouillé donne autant de pièces d’or que son coût de déverrouillage. Notre lecture : une essence dans ce coût vaut 2 pièces d’or.
    .ruling = yes
EU-246 = Décompte, étape 3 : chaque gemme et chaque essence du plateau donne 2 pièces d’or, y compris les gemmes sur un équipement, mais pas les essences sur une capacité.
EU-247 = Décompte, étape 4 : chaque objet du plateau donne autant de pièces d’or que son prix d’achat complet. Notre lecture : les Gaars, Dwurts, trophées et objets sans prix donnent 0 ; une Potion de soins donne 1.
    .ruling = yes
EU-248 = Décompte, étape 5 : chaque emplacement d’armure ou d’orfèvrerie déverrouillé donne autant de pièces d’or que son coût de déverrouillage.
EU-249 = Décompte, étape 6a : une ressource naturelle dont une option donne de la réputation rapporte la réputation et l’or de cette option.
EU-250 = Décompte, étape 6b : une ressource naturelle sans réputation donne l’or de son option la plus riche. Notre lecture : les gemmes qu’elle montre ne sont pas gagnées ici.
    .ruling = yes
EU-251 = Décompte, étape 7 : le joueur gagne 1 point de réputation par tranche complète de 5 pièces d’or.
EU-252 = Puis le tableau des scores donne de la réputation selon six décomptes : ses jetons Héros, ses jetons Interaction, ses jetons Commerce, les jetons Héros de rivaux gagnés comme joueur-monstre, les quêtes accomplies et les monstres d’élite vaincus. Notre lecture : chacun rapporte ce qu’indique la boîte, quel que soit le rang parmi les joueurs.
    .ruling = yes
EU-253 = Les jetons Héros comptent pour les trésors et les cases délivrées qui ne sont ni des mines ni des comptoirs ; ceux qui marquent un emplacement, la santé ou une piste ne comptent pas.
EU-254 = Les jetons Commerce comptent pour les Marchands, les Alchimistes et les cases extérieures des Tours délivrés ; les jetons Interaction pour les élémentaires et les mines.
EU-255 = Chaque mort en combat, marquée par un jeton Héros sur le plateau d’un rival, coûte 2 points de réputation au décompte.
EU-256 = La plus haute réputation l’emporte ; les égalités se départagent par la valeur des cartes en main, 1 par carte Argent et 4 par carte Or.
EU-257 = Une égalité qui persiste est une victoire partagée ; le livret demande de rejouer.
    .ruling = yes

## Santé

EU-258 = Chaque blessure réduit la santé actuelle de 1, et chaque point de soins l’augmente de 1, jamais au-delà de la santé maximale.
EU-259 = La santé maximale est la valeur de départ du héros plus les symboles Santé des objets équipés et de leurs gemmes.
EU-260 = Équiper un objet à symbole Santé augmente de sa valeur la santé maximale et la santé actuelle, et le déséquiper réduit les deux ; une tuile engagée garde ce bonus.
EU-261 = On ne peut pas déséquiper un objet si cela fait tomber la santé actuelle à zéro, à moins qu’un autre objet équipé aussitôt ne la remonte au-dessus.
EU-262 = Une gemme de santé (Rubis) compte comme un symbole Santé de sa tuile : sur un objet équipé, elle donne +1 aux deux valeurs, active ou inactive.
    .ruling = yes

## Tuiles Héros : dévoiler, apprendre, déverrouiller

EU-263 = Le symbole du coin inférieur droit d’une tuile Héros en fait un équipement (fond marron), une capacité ou une capacité d’initiative (fond à la couleur du héros).
EU-264 = Lors d’une action Commerce, le héros peut payer 1 pièce d’or pour dévoiler toutes ses tuiles Héros cachées dont la valeur ne dépasse pas sa réputation, quel que soit leur nombre ; elles restent dévoilées si la réputation baisse ensuite.
EU-265 = Si deux tuiles dévoilées ont la même valeur, le joueur en garde une et remet l’autre dans la boîte.
EU-266 = Une capacité ne s’apprend que lors d’une action Commerce : on paie son coût et on la déplace de la réserve vers un emplacement déverrouillé du même symbole.
EU-267 = En apprenant, on peut déplacer gratuitement des tuiles entre emplacements Héros déverrouillés, si les symboles correspondent.
EU-268 = En apprenant, on peut remettre gratuitement une capacité dans la réserve ; la réapprendre coûte de nouveau son prix.
EU-269 = Les armes et boucliers parmi les tuiles Héros ne s’apprennent pas mais s’achètent, lors d’une action Commerce ; ils vont sur un emplacement Héros libre et déverrouillé ou dans une besace et suivent les règles de l’équipement.
EU-270 = Aucune tuile ne se place sur un emplacement verrouillé ; un emplacement Héros ou Équipement se déverrouille lors d’une action Commerce en payant le coût indiqué. Notre lecture : un verrou qui montre une essence demande cette sorte, ou n’importe laquelle si aucune n’est précisée.
    .ruling = yes
EU-271 = Un emplacement déverrouillé et vide est marqué d’un jeton Héros, ôté quand on y place une tuile et remis quand on la retire.
EU-272 = Les symboles Manuscrit de la piste de réputation, où l’on peut dévoiler des tuiles Héros, sont à 3, 6, 9, 13, 17, 22, 27, 33 et 40 ; Skoldur a aussi 0.
    .ruling = yes

## Tuiles Héros : utilisation et déclenchement

EU-273 = Utiliser une capacité, ou l’effet d’un objet utilisable une fois par manche, engage la tuile ; elle ne peut plus servir avant d’être désengagée au début de la manche suivante.
EU-274 = Une tuile reste engagée ou désengagée quand on la déplace, l’échange ou la retire.
EU-275 = Un effet sans symbole de déclenchement ne s’utilise que hors combat ou juste avant un combat.
EU-276 = Un effet permanent s’applique toujours et n’engage jamais sa tuile.
EU-277 = Un effet « en combat et hors combat » s’utilise dans les deux cas. Notre lecture : en combat, dans une phase de soins.
    .ruling = yes
EU-278 = Les effets « préparation » s’utilisent pendant la préparation du combat, les effets « initiative » pour l’attaque d’initiative et les effets « attaque » à l’étape B de l’attaque du héros.
EU-279 = Les effets « avant », « après » et « avant ou après » le lancer du monstre s’utilisent à l’étape A, à l’étape C, ou à l’une des deux, de l’attaque du monstre.
EU-280 = Les effets « avant » et « après » le lancer du héros s’utilisent à l’étape A et à l’étape C de l’attaque du héros.
EU-281 = Une tuile à plusieurs effets a un déclenchement pour chacun. Notre lecture : l’engager une fois n’en utilise qu’un.
    .ruling = yes
EU-282 = Les gemmes et essences n’ont pas de symbole de déclenchement, mais leurs propres moments d’utilisation. Notre lecture : ce sont ceux de EU-297 et EU-302, tels que la boîte les donne.
    .ruling = yes
EU-283 = Un héros a 3 besaces ; la somme des symboles Besace permanents, tuiles engagées comprises, modifie ce nombre, qui ne dépasse jamais 3.
EU-284 = Une somme négative recouvre autant de besaces par des besaces grises ; un objet qui s’y trouve doit être déplacé, utilisé ou défaussé.
EU-285 = Des tuiles dont les symboles Besace totalisent moins de −3 ne peuvent pas être réunies.
EU-286 = Un joueur n’utilise et ne réorganise ses tuiles, objets et gemmes que pendant son propre tour, combats compris.
    .ruling = yes

## Objets et rangement

EU-287 = Les objets sont les armes, boucliers, armures, orfèvreries, parchemins, potions, ressources naturelles, coffrets, fioles, artéfacts, sacoches et étuis, sacs à dos, Gaars, Dwurts, provisions, gemmes, essences et trophées ; les capacités n’en sont pas.
EU-288 = Chaque place contient une seule pièce : un emplacement Gaar un Gaar, un emplacement Gemme une gemme ou une essence, une besace n’importe quel objet, un emplacement d’armure ou d’orfèvrerie la pièce correspondante, un emplacement d’épée une arme ou un bouclier.
EU-289 = Tout objet gagné doit aussitôt être équipé, utilisé ou rangé.
EU-290 = On peut réorganiser ses objets et changer d’équipement à tout moment, sauf en combat.
EU-291 = À la fin d’une action ou d’une action gratuite, les objets sans place doivent être utilisés ou défaussés.

## Équipement, gemmes, sets, essences

EU-292 = Un équipement (arme, bouclier, armure, orfèvrerie) n’a d’effet que s’il est équipé, aucun dans une besace.
EU-293 = On peut sertir des gemmes dans les emplacements Gemme libres d’un équipement à tout moment, sauf en combat, face active visible.
EU-294 = Une gemme sertie dans un équipement ne peut plus être retirée ni remplacée, ni pour la vendre, ni pour une quête.
EU-295 = Seule une gemme active sur un équipement peut servir ; dans une besace ou un emplacement Gemme, elle est sans effet.
EU-296 = Utiliser une gemme la rend inactive jusqu’au début de la manche suivante ; elle sert que sa tuile soit engagée ou non, et reste dans le même état quand la tuile se déplace.
EU-297 = Émeraude : +1 à un lancer du héros ; Démonite : piocher 1 carte Or ; Rubis : +1 santé ; Opale : soigner 1 ; Diamant : soigner 3 ; Saphir : −1 à la force du monstre ; Onyx : +1 dégât ; Améthyste : +1 mouvement.
    .ruling = yes
EU-298 = Un set d’armure est formé de 3 pièces d’armure équipées ou plus, différentes et de même couleur de fond.
EU-299 = Une tuile à symbole de set (3+, 4+ ou 5) peut être placée à tout moment, mais ne sert que si un set de cette taille est équipé.
EU-300 = Une tuile à plusieurs symboles de set donne l’effet de la taille du set équipé ; les paliers supérieurs s’ajoutent aux inférieurs.
EU-301 = Une essence peut être vendue 2 pièces d’or, défaussée pour son effet, dépensée pour déverrouiller un emplacement ou pour une quête, ou servir à certaines capacités.
EU-302 = Essence d’Air : le monstre lance un dé de moins ; de Feu : +2 dégâts ; d’Eau : soigner 3 ; de Terre : +3 à un lancer du héros ou −3 à la force du monstre.
    .ruling = yes

## Monstres d’élite

EU-303 = Les monstres d’élite peuvent s’ajouter à n’importe quel scénario et ne remplacent pas les monstres ordinaires.
EU-304 = Pour chaque niveau utilisé, on tire au hasard autant de cartes Prime que de joueurs, plus 2 ; les autres retournent dans la boîte sans être vues.
EU-305 = Les niveaux sont mélangés séparément et empilés, le plus bas au sommet ; la première prime est placée face visible et sa carte Monstre d’élite révélée. Notre lecture : à chaque prime correspond une seule carte Monstre d’élite.
    .ruling = yes
EU-306 = On ne peut affronter que le monstre d’élite révélé, et plus aucun une fois la pile des primes épuisée.
EU-307 = Un héros sur la tanière indiquée par la prime, une fois cette case délivrée, peut réaliser une action Combat contre le monstre d’élite ; ce n’est jamais obligatoire.
EU-308 = Une tanière est une case du type indiqué, une case adjacente au lieu indiqué, ou l’une des trois cases extérieures, et non le centre, de la tuile spéciale indiquée.
EU-309 = Le combat contre un monstre d’élite suit les règles ordinaires, avec la santé, les blessures et les effets spéciaux de sa carte.
EU-310 = Un monstre d’élite vaincu donne la récompense de la prime quelle que soit la réputation du vainqueur, et la carte Prime se garde pour le décompte.
EU-311 = Un monstre d’élite vaincu ne donne pas de butin, et aucun jeton n’est placé sur la case.
EU-312 = La carte Monstre d’élite peut être gardée en trophée et compte comme un monstre de son niveau.
EU-313 = Quand un monstre d’élite est vaincu, la prime suivante est révélée à la fin du tour.
EU-314 = Si le héros meurt, la prime et la carte Monstre d’élite restent face visible sur leurs piles ; les autres étapes d’une mort en combat s’appliquent.
EU-315 = Effet spécial « trèfle −k » : tous les lancers du héros sont réduits de k jusqu’à l’étape A de la prochaine attaque du monstre.
EU-316 = Effet spécial « carte » : le joueur-monstre pioche une carte Argent ou Or et l’ajoute à sa main. Notre lecture : en solo et en coopératif, elle va à la réserve correspondante.
    .ruling = yes
EU-317 = Effet spécial « santé +k » : le monstre récupère k points de santé. Notre lecture : il retire jusqu’à k jetons Dégât et ne gagne rien de plus.
    .ruling = yes
EU-318 = Effet spécial « mort » : la santé du héros tombe aussitôt à 0, quelle qu’elle soit.
EU-319 = Immunité : de tous les effets du héros, seuls les dégâts touchent le monstre d’élite ; il ignore aussi les pouvoirs de l’Air et de la Terre et les essences d’Air, alors que le héros subit toujours l’Air et la Terre.
EU-320 = L’Immunité n’arrête ni la réduction de blessures d’un bouclier, ni Rempart magique, ni Armure sacrée, ni Coup paralysant, ni les effets qui n’agissent pas sur le monstre.
EU-321 = Contre l’Immunité, les Gaars et Dwurts du héros sur le lancer du monstre, les pattes de lapin et la réduction de force d’un bouclier sont sans effet.
    .ruling = yes

## Mode solo

EU-322 = En solo, on n’utilise que les 2 tuiles fixes par chapitre qui portent l’icône « un joueur ».
EU-323 = En solo, on utilise deux dés d’un autre héros pour le monstre et la pile Combat mélangée, sans cartes Contrôle.
EU-324 = En solo, les cartes Or Possession sont remplacées par les 8 cartes Or à l’icône « un joueur ». Notre lecture : ce sont les cartes Contrôle mental.
    .ruling = yes
EU-325 = En solo, la Sorcière utilise ses 7 cartes « un joueur », dont 2 sont retirées au hasard et 5 restent, sans tuiles Récompense.
EU-326 = En solo, toute autre rencontre perd au hasard 4 de ses 7 cartes et en garde 3 ; puis 2 sont placées face visible.
EU-327 = Au début de chaque manche, 1 carte Argent s’ajoute à la réserve Argent.
EU-328 = Chaque fois que le joueur pioche une carte Argent ou Or, une carte du même genre s’ajoute à sa réserve ; un échange de 4 contre 1 n’ajoute rien.
EU-329 = Dès que la réserve Argent compte 4 cartes, 4 sont défaussées et 1 carte Or s’ajoute à la réserve Or, qui n’a pas de limite.
EU-330 = En solo, le joueur peut à tout moment défausser 4 cartes Argent, ou 1 carte Or, pour gagner 1 pièce d’or, ou utiliser des cartes comme le dit le scénario ; la limite de main reste de 5.
EU-331 = En solo, les cartes Argent et Or défaussées vont sous leurs piles.
EU-332 = En solo, un monstre révélé ajoute aux réserves les cartes Argent ou Or qu’il montre.
EU-333 = Solo, étape B : la première carte Combat est révélée et les dés prennent ses valeurs, au lieu d’un lancer.
EU-334 = Solo, vérifications dans cet ordre : une essence d’Air retire le dé de gauche de la carte ; Espoir +1 à 10 ou plus ; Air ; Terre.
EU-335 = Solo, étape C1 : pour chaque symbole Gaar de la carte, l’un après l’autre, si le monstre a un Gaar et que son dé le plus faible montre de 1 à 3, il en dépense un (+2) et relance ce dé.
EU-336 = Solo, étape C2 : pour chaque symbole Chaos de la carte, le monstre tente une action Chaos, qui demande 1 jeton Chaos et au moins 1 carte dans une réserve.
EU-337 = Solo, étape C3 : le héros peut alors utiliser Gaars, capacités et objets selon les règles ordinaires.
EU-338 = Une action Chaos révèle des cartes de la réserve Or jusqu’à 3 du même type ou jusqu’à une carte différente ; celle-ci va sous la réserve.
EU-339 = Si la réserve Or est vide, l’action Chaos utilise la réserve Argent, jusqu’à 2 cartes du même type ou jusqu’à une carte différente.
EU-340 = Une action Chaos défausse 1 jeton Chaos et applique le lot révélé comme s’il avait été joué dans sa phase. Notre lecture : un lot « avant le lancer du monstre » agit sur l’attaque en cours, une Malédiction sur la prochaine attaque du héros.
    .ruling = yes
EU-341 = Deux actions Chaos forment deux piles, pour 1 jeton Chaos chacune : la seconde commence par la première carte différente, ou par la carte qui suit une première pile complète (3 cartes Or ou 2 cartes Argent).
EU-342 = Une Guérison révélée alors que le monstre a subi des dégâts se résout comme toute autre carte.
EU-343 = Guérison sur un monstre sans dégâts, une action Chaos : aucune autre carte n’est révélée ; la force +2 s’applique, la régénération est ignorée pour l’instant, et la carte reste pour son effet continu.
EU-344 = Guérison sur un monstre sans dégâts, deux actions Chaos : la carte suivante commence la seconde pile, et d’autres Guérisons vont sous la réserve, si bien qu’une seule pile au plus contient une Guérison.
EU-345 = Les Gaars volés par Contrôle mental ne servent pas au monstre avant le tour de combat suivant.
EU-346 = En solo, une mort en combat place un jeton Chaos sur le portrait du héros, ne prend pas de jeton Héros et coûte 2 points de réputation au décompte ; la carte Or piochée en ajoute aussi 1 à la réserve Or.
EU-347 = Les réserves sont des files face cachée : les cartes s’ajoutent dessous et se prennent dessus. Une révélation s’arrête quand elles sont épuisées, et une seconde pile peut alors venir de la réserve Argent ; les cartes Combat utilisées sont remélangées quand la pile est vide.
    .ruling = yes

## Mode coopératif

EU-348 = Tout scénario peut se jouer en coopératif : la mise en place standard avec les dés du monstre, la pile Combat, les cartes Or et les réserves du mode solo, sans cartes Contrôle. Notre lecture : on utilise toutes les tuiles fixes.
    .ruling = yes
EU-349 = En coopératif, on ne paie pas de taxe de commerce. Notre lecture : le « jeton Héros » du texte est un jeton Commerce.
    .ruling = yes
EU-350 = En coopératif, une Extraction ou un défi là où d’autres ont des jetons coûte 1 carte Or en tout au lieu de pièces d’or.
EU-351 = Les héros ne peuvent ni s’aider, ni se donner des objets, ni utiliser des effets les uns pour les autres.
EU-352 = En coopératif, les rencontres utilisent autant de cartes que de joueurs, plus 2 ; la Sorcière utilise ses cartes « un joueur ». Notre lecture : ses tuiles Récompense restent dans la boîte, comme en solo.
    .ruling = yes
EU-353 = Au début du tour de chaque joueur, 1 carte Argent s’ajoute à la réserve Argent, au lieu d’une par manche.
EU-354 = En coopératif, une mort coûte aussitôt 1 point de réputation, en combat (sans jeton Chaos) comme hors combat (au lieu de 2).
EU-355 = Le décompte final est facultatif en coopératif.

## Skoldur

EU-356 = Skoldur commence avec 5 jetons Dwurt sur 5 emplacements Dwurt et sans Gaar ; ces emplacements ne contiennent que des Dwurts, et les Gaars qu’il gagne vont dans ses besaces.
EU-357 = Skoldur peut changer un Gaar en Dwurt à tout moment, y compris les 3 Gaars reçus à sa mort, mais jamais l’inverse ; le dé de Dwurt ne change pas.
EU-358 = Une quête qui demande des Gaars ne peut pas se payer en Dwurts.
EU-359 = Skoldur ne peut pas dépenser de Gaar sur un lancer ; un Dwurt donne +3 à un lancer du héros ou −3 à la force d’un monstre, sans relance.
EU-360 = Chaque Dwurt dépensé pour un lancer ou l’effet d’une tuile augmente de 1 le dé de Dwurt, qui commence à zéro. Notre lecture : ses faces vont de 0 à 5, et d’autres dépenses le laissent à 5.
    .ruling = yes
EU-361 = À la fin de son tour, Skoldur résout le dé de Dwurt ou défausse 1 Dwurt pour l’éviter ; puis le dé revient à zéro.
EU-362 = Dé de Dwurt 0 : gagner 1 Dwurt ; 1 : piocher 1 carte Argent ; 2 : piocher 2 cartes Argent et subir 1 blessure. Notre lecture : les icônes des faces sont perdues ; les effets sont attribués aux faces 0 à 5 dans l’ordre du livret.
    .ruling = yes
EU-363 = Dé de Dwurt 3 : gagner 1 Dwurt, piocher 3 cartes Argent, perdre 1 point de réputation, subir 2 blessures.
EU-364 = Dé de Dwurt 4 : gagner 1 Dwurt, piocher 1 carte Or, perdre 1 point de réputation, subir 4 blessures.
EU-365 = Dé de Dwurt 5 : gagner 2 Dwurts, piocher 1 carte Or, perdre 1 point de réputation, subir 6 blessures.
EU-366 = Une mort due au dé de Dwurt compte comme hors combat, mais ne coûte que 1 point de réputation.
EU-367 = Une défaite en combat ou une mort hors combat remet le dé de Dwurt à zéro sans effet.
EU-368 = En solo, les cartes piochées par le dé de Dwurt n’ajoutent rien aux réserves.
EU-369 = Les tuiles de Skoldur de valeur de réputation 0 ne sont pas des tuiles de départ ; elles doivent être dévoilées et apprises.

## Griffon

EU-370 = Avec le Griffon, sa tuile est mélangée aux tuiles choisies du chapitre I, soit une de plus que dans le tableau.
EU-371 = Quand cette tuile est révélée, le Griffon est placé sur sa tanière.
EU-372 = Un héros sur la tanière du Griffon, ou relié à lui par un chemin d’au plus 4 cases révélées, peut l’appeler en défaussant un trophée, ordinaire ou d’élite.
EU-373 = Le Griffon rejoint le héros et l’emmène aussitôt vers une case à 4 cases révélées au plus ; tous deux y sont placés.
EU-374 = Un vol suit les règles de la téléportation ; se poser sur la case d’un monstre non vaincu oblige à une action Combat.
EU-375 = Le vol lui-même ne révèle pas de tuile ; seule la case d’arrivée peut le faire.
EU-376 = Le Saboteur, le Complice et le Démon de magma ne peuvent pas être gardés en trophées, et donc pas servir à appeler le Griffon.

## Notes sur les scénarios

EU-377 = Dévastation incarnée : si le Golem entre sur la case du Griffon, celui-ci est placé sur la case d’où vient le Golem.
EU-378 = La Révocation des Élémentaires II et III n’utilise pas de tuile du chapitre I ; avec le Griffon, toutes les tuiles fixes du chapitre I et la tuile du Griffon sont mélangées et placées au sommet de la pile.
EU-379 = Au Secours des Villageois, à 3 joueurs, utilise toutes les tuiles fixes des chapitres I à IV, là où le texte imprime V pour IV.
    .ruling = yes
EU-380 = Les jetons Emblème, Défense magique et Initiative, le pouvoir du Faër et les personnages n’ont pas de règle dans le jeu de base et ne servent que si un scénario les utilise.
    .ruling = yes

## Scénarios : généralités

EUS-001 = Les règles de base valent dans tous les scénarios ; quand un scénario en contredit une, c’est lui qui l’emporte.
EUS-002 = La ligne d’un tableau des tuiles correspond au nombre de héros, en compétitif comme en coopératif ; la ligne 1 est celle du jeu en solo.
    .ruling = yes
EUS-003 = Pour chaque chapitre de sa ligne, un scénario utilise les trois tuiles fixes, à la ligne 1 seulement les deux à l’icône « un joueur ».
EUS-004 = Les tuiles Scénario que nomme un scénario rejoignent les piles de leurs chapitres ; toutes les autres restent dans la boîte.
EUS-005 = Quand la tuile de départ est la Chapelle avec Prêtre, l’autre Chapelle reste dans la boîte, et toutes les règles de la Chapelle valent pour la tuile de départ utilisée.
    .ruling = yes
EUS-006 = Quand la tuile de départ est la Chapelle avec Prêtre, les quêtes du Prêtre sont installées à la mise en place comme pour une rencontre révélée et s’accomplissent au centre de la Chapelle.
    .ruling = yes
EUS-007 = Les niveaux d’élite qu’un scénario dit facultatifs ne sont mis en place que si les joueurs ajoutent les monstres d’élite ; les autres le sont toujours.
    .ruling = yes
EUS-008 = Les objets de départ d’un scénario sont rangés sur chaque plateau Héros avant la manche 1.
    .ruling = yes
EUS-009 = Un héros qui a de l’or de départ peut, avant la manche 1 et dans l’ordre de la table, dévoiler, apprendre, déverrouiller et acheter dans l’offre des Marchands comme lors d’une action Commerce.
    .ruling = yes
EUS-010 = Dans ce commerce d’ouverture, on ne vend rien, personne ne se soigne et aucune taxe n’est payée ; l’or qui reste est conservé.
    .ruling = yes
EUS-011 = Entrer sur une case n’oblige jamais à combattre un monstre de scénario (Complice, Saboteur, Démon de magma, Farruga, Mirrezil).
    .ruling = yes
EUS-012 = Un monstre de scénario vaincu donne la récompense de sa carte quelle que soit la réputation du vainqueur, sans butin ni jeton sur la case.
    .ruling = yes
EUS-013 = Le Complice, le Saboteur et le Démon de magma ne sont jamais gardés en trophées.
EUS-014 = Un héros sur la case d’un dragon ou à côté peut réaliser une action Combat contre sa carte de stade.
    .ruling = yes
EUS-015 = Un combat contre un dragon s’arrête après son deuxième tour de combat si les deux sont encore debout ; le dé de l’Espoir se change alors en Gaars comme après une victoire.
    .ruling = yes
EUS-016 = Au début de chaque combat, le dragon reçoit de nouveau les cartes, le Chaos et les Gaars indiqués sur sa carte de stade.
    .ruling = yes
EUS-017 = Les jetons Dégât d’une carte de stade y restent entre les combats.
    .ruling = yes
EUS-018 = Un stade est vaincu quand ses dégâts atteignent sa santé, augmentée de 3 par héros au-delà du premier ; les dégâts en trop sont perdus.
    .ruling = yes
EUS-019 = La réputation d’un stade vaincu se partage entre les héros selon leur part des dégâts, arrondie à l’unité inférieure ; le reste va au héros qui a porté le dernier coup.
    .ruling = yes
EUS-020 = Quand un stade est vaincu, la carte de stade suivante est révélée à la fin du tour.
    .ruling = yes
EUS-021 = Quand un héros meurt face à un dragon, la carte de stade reste face visible avec ses dégâts ; les autres étapes d’une mort en combat s’appliquent.
    .ruling = yes
EUS-022 = Une tuile qu’un scénario dit tardive, si elle est encore dans la pile à la fin de la manche indiquée, en est retirée et posée aussitôt sur un espace libre touchant la carte des territoires, au choix du premier joueur.
    .ruling = yes
EUS-023 = En solo et en coopératif, les héros gagnent ensemble si l’objectif est rempli lors de la vérification et perdent ensemble sinon, quelle que soit leur réputation.
    .ruling = yes
EUS-024 = Ce qu’un scénario ajoute au décompte ne vaut qu’en compétitif, après le tableau des scores.
    .ruling = yes

## La Chasse

EUS-025 = La Chasse dure 8 manches.
EUS-026 = La Chasse est le scénario d’une première partie.
EUS-027 = Sauf choix contraire des joueurs, La Chasse se joue sans monstres d’élite ni Griffon, comme il est conseillé aux débutants.
    .ruling = yes
EUS-028 = Une Chasse en solo se juge à la réputation finale : 36 bronze, 50 argent, 64 or, et moins de 36 est une défaite.
    .ruling = yes
EUS-029 = Une Chasse en coopératif se juge aux mêmes seuils, appliqués au héros dont la réputation finale est la plus basse.
    .ruling = yes

## Au Secours des Villageois

EUS-030 = Au Secours des Villageois dure 10 manches.
    .ruling = yes
EUS-031 = À 3 joueurs, Au Secours des Villageois utilise toutes les tuiles fixes des chapitres I à IV et, pour ces chapitres, 1, 1, 2 et 0 tuiles Rencontre et 6, 4, 3 et 3 autres tuiles.
EUS-032 = Au Secours des Villageois n’utilise pas de tuile Scénario.
EUS-033 = Quand une case Marchand, Alchimiste ou extérieure des Tours avec un monstre est révélée, on y pose un jeton Emblème : des villageois en détresse.
    .ruling = yes
EUS-034 = Le héros qui vainc ce monstre prend l’emblème et gagne 1 point de réputation.
    .ruling = yes
EUS-035 = Un emblème transporté n’occupe aucune place de rangement.
    .ruling = yes
EUS-036 = Au centre de la Chapelle, un héros peut remettre les emblèmes qu’il transporte, en action gratuite, et gagne 1 point de réputation pour chacun.
    .ruling = yes
EUS-037 = Le premier emblème que remet un héros lui donne aussi 1 Potion de soins.
    .ruling = yes
EUS-038 = Quand un héros meurt, les emblèmes qu’il transporte sont posés sur la case de sa mort.
    .ruling = yes
EUS-039 = Un héros sur une case délivrée qui porte un emblème peut le prendre en action gratuite, sans gagner de réputation.
    .ruling = yes
EUS-040 = Le héros qui a remis le plus d’emblèmes, au moins un, gagne 3 points de réputation au décompte ; à égalité, tous les gagnent.
    .ruling = yes
EUS-041 = L’objectif d’Au Secours des Villageois, vérifié après la manche 10, est de 2 emblèmes remis par héros, plus 2 ; en difficile, 2 de plus.
    .ruling = yes

## Un Sombre Présage

EUS-042 = Un Sombre Présage dure 8 manches et une manche finale, la 9.
EUS-043 = À la manche 9, les héros affrontent le Complice, puis le Saboteur.
    .ruling = yes
EUS-044 = Les 4 cartes Personnage sont mélangées ; au début des manches 1, 3, 5 et 7, la suivante est révélée pour le reste de la partie.
    .ruling = yes
EUS-045 = Un héros sur une case délivrée du type que montre un personnage révélé peut, en action gratuite, payer son prix et prendre un jeton Emblème, qui sert d’indice.
    .ruling = yes
EUS-046 = Les personnages sont le Prospecteur (toute mine, 2 pièces d’or), l’Intendant (Marchand, 1 Potion de soins), le Déserteur (portail, 1 trophée) et la Rebouteuse (élémentaire, 1 essence).
    .ruling = yes
EUS-047 = Chaque héros prend au plus un indice à chaque personnage.
    .ruling = yes
EUS-048 = À la manche 9, on ne place pas de jetons Action et seuls ont lieu les combats finaux.
    .ruling = yes
EUS-049 = Au début de la manche 9, chaque héros se soigne entièrement et remplit ses emplacements Gaar (Skoldur ses emplacements Dwurt).
    .ruling = yes
EUS-050 = À la manche 9, chaque héros, dans l’ordre de la table, combat le Complice, sans avoir besoin d’une action Combat.
    .ruling = yes
EUS-051 = Un héros qui a vaincu le Complice combat aussitôt le Saboteur.
    .ruling = yes
EUS-052 = Entre les deux combats, le héros se soigne entièrement, ses tuiles sont désengagées et ses gemmes redeviennent actives ; jetons et objets restent comme ils sont.
    .ruling = yes
EUS-053 = Avant chacun des deux combats, le héros peut défausser autant d’indices qu’il le veut ; chacun réduit de 3 la santé de cet adversaire pour ce combat, jamais en dessous de 1.
    .ruling = yes
EUS-054 = Chaque héros affronte les deux adversaires sans les dégâts des combats précédents.
    .ruling = yes
EUS-055 = Aucun pouvoir d’élémentaire n’agit dans les combats finaux.
    .ruling = yes
EUS-056 = En difficile, le Complice et le Saboteur ont 4 points de santé de plus, en héroïque 8 de plus.
    .ruling = yes
EUS-057 = Un héros qui meurt à la manche 9 ne combat plus ; le coût d’une mort en combat s’applique.
    .ruling = yes
EUS-058 = L’objectif d’Un Sombre Présage est que chaque héros vainque les deux adversaires à la manche 9.
    .ruling = yes

## Farruga : la Défense des bourgs

EUS-059 = La Défense des bourgs dure 12 manches, ou s’arrête avec la manche où le quatrième stade de Farruga est vaincu.
    .ruling = yes
EUS-060 = Les cartes de stade de Farruga sont rangées dans l’ordre, la première au-dessus, les 4 cartes Offensive sont mélangées, et le dragon attend à côté de la carte des territoires.
    .ruling = yes
EUS-061 = À la fin des manches 3, 6, 9 et 12, on applique la carte Offensive suivante.
    .ruling = yes
EUS-062 = Le comptoir délivré le plus proche est la case Marchand, Alchimiste ou extérieure des Tours délivrée, sans jeton Destruction, la plus proche du dragon, ou du centre de la Chapelle tant que le dragon est à côté de la carte des territoires.
    .ruling = yes
EUS-063 = Entre comptoirs également proches, le premier joueur choisit.
    .ruling = yes
EUS-064 = Un comptoir déjà attaqué par une carte Offensive n’est pas choisi de nouveau par la même carte.
    .ruling = yes
EUS-065 = Sans comptoir délivré, une carte Offensive ne déplace rien et ne rase rien.
    .ruling = yes
EUS-066 = Après une attaque, le dragon reste sur son dernier comptoir jusqu’à la prochaine attaque ou jusqu’à ce que son stade soit vaincu.
    .ruling = yes
EUS-067 = Quand un stade est vaincu, le dragon est placé, à la fin du tour et sans attaquer, sur le comptoir délivré le plus proche autre que le sien.
    .ruling = yes
EUS-068 = Un comptoir rasé reçoit un jeton Destruction A, et le jeton Commerce qui s’y trouve retourne à son propriétaire.
    .ruling = yes
EUS-069 = Une case Marchand ou Alchimiste rasée ne permet plus d’action Commerce jusqu’à la fin de la partie, mais reste délivrée.
    .ruling = yes
EUS-070 = Le centre des Tours ne permet plus d’action Commerce une fois ses trois cases extérieures rasées.
    .ruling = yes
EUS-071 = Un comptoir où se trouve un héros n’est pas rasé.
    .ruling = yes
EUS-072 = Un héros sur un comptoir attaqué qui survit à l’attaque gagne 2 points de réputation.
    .ruling = yes
EUS-073 = Lors d’une action Commerce, un héros peut payer 2 pièces d’or pour poser un jeton Défense magique sur le comptoir visité, aux Tours sur une case extérieure ; un comptoir en porte au plus un.
    .ruling = yes
EUS-074 = Un comptoir qui porte un jeton Défense magique n’est pas rasé ; le jeton est défaussé à la place, et le propriétaire du jeton Commerce de ce comptoir gagne 1 point de réputation.
    .ruling = yes
EUS-075 = L’objectif de Farruga est de vaincre 1 stade en normal, 2 en difficile et 3 en héroïque, et un de plus dans chaque cas à deux héros ou plus.
    .ruling = yes
EUS-076 = L’objectif de Farruga échoue si plus de 3 comptoirs sont rasés, en héroïque plus de 2.
    .ruling = yes

## La Menace de Mirrezil

EUS-077 = La Menace de Mirrezil dure 12 manches, ou s’arrête avec la manche où le quatrième stade de Mirrezil est vaincu.
    .ruling = yes
EUS-078 = Les six tuiles Légende sont utilisées, deux au chapitre IV et quatre au chapitre V.
    .ruling = yes
EUS-079 = Au début de chaque manche paire, la suivante des 7 cartes Événement mélangées est révélée et agit jusqu’à la fin de la manche.
    .ruling = yes
EUS-080 = Quand une tuile Légende est révélée, sa carte Légende est placée face visible avec son artéfact.
    .ruling = yes
EUS-081 = Un héros au centre d’une légende qui en remplit la condition peut l’accomplir en action gratuite et prend la carte Légende et son artéfact.
    .ruling = yes
EUS-082 = Une légende accomplie compte comme une quête au décompte, et aucune ne s’accomplit deux fois.
    .ruling = yes
EUS-083 = Quand l’Aire de Cendre est révélée, Mirrezil est placé sur la case de sa tanière, qui n’a alors pas de monstre ordinaire et compte comme délivrée.
    .ruling = yes
EUS-084 = L’Aire de Cendre est une tuile tardive : elle arrive au plus tard à la fin de la manche 8.
    .ruling = yes
EUS-085 = À la fin de chaque manche où Mirrezil est sur la carte des territoires, chaque héros qui se trouve sur sa case ou à côté subit 2 blessures.
    .ruling = yes
EUS-086 = Dans un combat contre Mirrezil, la première attaque du héros à infliger des dégâts en inflige 1 de plus par artéfact qu’il possède, 3 de plus au maximum.
    .ruling = yes
EUS-087 = L’objectif de Mirrezil est de vaincre 1 stade en normal, 2 en difficile et 3 en héroïque.
    .ruling = yes

## Dévastation incarnée

EUS-088 = Dévastation incarnée dure 12 manches au plus et se joue en normal ou en héroïque.
    .ruling = yes
EUS-089 = Le compteur du sortilège commence à 6, plus 4 par héros au-delà du premier ; en héroïque, à 8, plus 6 par héros au-delà du premier.
    .ruling = yes
EUS-090 = À la fin de la manche 2 (de la manche 1 en héroïque), le Golem est placé sur la case extérieure révélée la plus éloignée du centre de la Chapelle ; à égalité, sur la tuile révélée en dernier, puis au choix du premier joueur.
    .ruling = yes
EUS-091 = À son arrivée, le Golem tue les héros de sa case et y pose un jeton Destruction.
    .ruling = yes
EUS-092 = À partir de la manche qui suit son arrivée, on applique une carte Hécatombe à la fin de chaque manche ; en héroïque, deux à partir de la manche 7.
    .ruling = yes
EUS-093 = Un mouvement du Golem dans une direction s’arrête au bord de la carte des territoires et ne révèle aucune tuile.
    .ruling = yes
EUS-094 = Un mouvement du Golem vers une cible suit l’un des plus courts chemins par des cases extérieures révélées ; le premier joueur tranche les égalités.
    .ruling = yes
EUS-095 = Le Golem n’entre jamais dans un centre, et un héros au centre n’est pas frappé.
    .ruling = yes
EUS-096 = Un héros sur la case où le Golem termine un mouvement meurt hors combat.
    .ruling = yes
EUS-097 = Le Golem pose un jeton Destruction A sur une case Marchand, Alchimiste, extérieure des Tours ou mine, et B sur toute autre case.
    .ruling = yes
EUS-098 = Aucun jeton Destruction n’est posé sur la tuile de la Chapelle ni sur une case qui en porte déjà un.
    .ruling = yes
EUS-099 = Sur une case qui porte un jeton Destruction, ni Extraction, ni Commerce, ni action gratuite n’est possible.
    .ruling = yes
EUS-100 = Une apparition place un monstre de niveau 1 (chapitre I), 2 (II, III) ou 3 (IV, V) sur la dernière case quittée par le Golem, sauf s’il y en a déjà un.
    .ruling = yes
EUS-101 = Une case où un monstre est apparu n’est pas délivrée, quels que soient les jetons qui s’y trouvent.
    .ruling = yes
EUS-102 = Vaincre un monstre apparu le retire avec le jeton Destruction de sa case ; il donne la récompense de la carte Monstre, sans butin ni jeton.
    .ruling = yes
EUS-103 = Chaque monstre apparu et vaincu réduit le compteur du sortilège de 1.
    .ruling = yes
EUS-104 = Au centre de la Chapelle, un héros peut défausser jusqu’à 2 cartes Or par tour en action gratuite ; chacune réduit le compteur du sortilège de 1.
    .ruling = yes
EUS-105 = Un héros tué par le Golem prend son jeton Golem ; il coûte 1 point de réputation au décompte, quel que soit le nombre de ces morts.
    .ruling = yes
EUS-106 = Quand le compteur du sortilège atteint 0, le Golem quitte la carte des territoires, et une partie solo ou coopérative est gagnée aussitôt.
    .ruling = yes
EUS-107 = Une partie compétitive s’arrête avec la manche où le compteur du sortilège atteint 0.
    .ruling = yes
EUS-108 = Chaque point dont un héros a réduit le compteur du sortilège lui donne 1 point de réputation au décompte, et le héros qui l’a le plus réduit en gagne 3 de plus ; à égalité, tous les gagnent.
    .ruling = yes
EUS-109 = Si le compteur du sortilège est au-dessus de 0 après la manche 12, une partie solo ou coopérative est perdue.
    .ruling = yes
EUS-110 = Si le compteur du sortilège est au-dessus de 0 après la manche 12, en compétitif, chaque héros perd 1 point de réputation par tranche de 4 points restants, arrondi à l’unité supérieure.
    .ruling = yes
EUS-111 = En héroïque, le compteur du sortilège augmente de 2 chaque fois que le Golem entre de l’extérieur sur la tuile de la Chapelle.
    .ruling = yes
EUS-112 = Si le Golem entre sur la case du Griffon, celui-ci est placé sur la case d’où vient le Golem.

## Collision

EUS-113 = Collision dure 8 manches.
    .ruling = yes
EUS-114 = Dès que deux élémentaires d’éléments différents affectent une même case extérieure révélée, le joueur dont c’est le tour pose un jeton Emblème sur une telle case qui n’en porte pas.
    .ruling = yes
EUS-115 = Chaque paire d’élémentaires apporte un emblème, et on en pose six au plus par partie.
    .ruling = yes
EUS-116 = Si, au début de la manche 5, il y a moins d’emblèmes posés que de héros plus 2, le premier joueur pose ceux qui manquent sur les cases d’élémentaires différents, six en tout au plus.
    .ruling = yes
EUS-117 = Un héros sur une case délivrée qui porte un emblème peut tenter, une fois par tour et en action gratuite, de le sceller.
    .ruling = yes
EUS-118 = Une tentative coûte 1 Gaar (pour Skoldur 1 Dwurt), payé avant le lancer du héros.
    .ruling = yes
EUS-119 = Avant ce lancer, le héros peut défausser des essences des éléments qui affectent la case ; chacune ajoute 3 au lancer.
    .ruling = yes
EUS-120 = Sur un lancer de 9 ou plus (difficile : 10 ou plus), le héros prend l’emblème et gagne 2 points de réputation et 1 de plus par emblème déjà pris.
    .ruling = yes
EUS-121 = Sur un lancer inférieur, le héros subit 2 blessures et l’emblème reste.
    .ruling = yes
EUS-122 = Le dernier héros qui a scellé détient le pouvoir du Faër et le cède au prochain héros qui scelle.
    .ruling = yes
EUS-123 = Une fois par manche, le détenteur du pouvoir du Faër peut ajouter 2 à un de ses lancers du héros ou retirer 2 à la force du monstre dans un de ses combats.
    .ruling = yes
EUS-124 = Le héros qui a le plus d’emblèmes, au moins un, gagne 3 points de réputation au décompte ; à égalité, tous les gagnent.
    .ruling = yes
EUS-125 = L’objectif de Collision, vérifié après la manche 8, est de sceller autant d’emblèmes que de héros, plus 1 ; en difficile, plus 2.
    .ruling = yes

## La Révocation des Élémentaires : tous les épisodes

EUS-126 = Chaque épisode de La Révocation des Élémentaires dure 8 manches.
    .ruling = yes
EUS-127 = Les épisodes II et III n’utilisent pas de tuile du chapitre I.
EUS-128 = Avec le Griffon, les épisodes II et III placent au sommet de la pile toutes les tuiles fixes du chapitre I et la tuile du Griffon, mélangées.
EUS-129 = En campagne, un héros commence l’épisode suivant avec son plateau, ses objets, son or et la réputation qu’il avait avant le décompte final, au lieu des valeurs de départ de cet épisode.
    .ruling = yes
EUS-130 = Un héros sur la case délivrée d’un élémentaire où il a un jeton Interaction peut révoquer l’élémentaire en action gratuite.
    .ruling = yes
EUS-131 = Un héros révoque au plus un élémentaire par tour.
    .ruling = yes
EUS-132 = Révoquer coûte les essences de la carte Révocation de l’épisode : 1 de cet élément (I) ; la même et 1 de n’importe quel élément (II) ; 2 de cet élément et 1 de n’importe lequel (III).
    .ruling = yes
EUS-133 = Révoquer donne 1, 2 ou 3 points de réputation à l’épisode I, II ou III et un jeton Révocation du côté de l’élémentaire (Air/Eau ou Terre/Feu).
    .ruling = yes
EUS-134 = Un élémentaire révoqué quitte la carte des territoires : son pouvoir cesse et plus personne ne peut le défier.
    .ruling = yes
EUS-135 = Les jetons Interaction sur la case d’un élémentaire révoqué restent et comptent au décompte.
    .ruling = yes
EUS-136 = Contrairement à EU-047, on ne peut révoquer plus de 10 élémentaires Air/Eau et 8 Terre/Feu dans une partie.
    .ruling = yes
EUS-137 = Chaque paire d’un jeton Révocation Air/Eau et d’un jeton Terre/Feu d’un héros donne 2 points de réputation au décompte.
    .ruling = yes
EUS-138 = L’objectif d’un épisode, vérifié après la manche 8, est de révoquer autant d’élémentaires que de héros, plus 1 aux épisodes I et II ; en difficile, un de plus.
    .ruling = yes

## La Révocation des Élémentaires I, II et III

EUS-139 = L’épisode I commence à la Chapelle sans Prêtre et utilise les chapitres I à III.
    .ruling = yes
EUS-140 = L’épisode II commence à la Chapelle avec Prêtre et utilise les chapitres II à IV.
    .ruling = yes
EUS-141 = À l’épisode II, chaque héros commence avec 9 points de réputation, 12 pièces d’or et un Catalyseur.
    .ruling = yes
EUS-142 = L’épisode III commence à la Chapelle avec Prêtre et n’utilise que les tuiles fixes du chapitre II, et les chapitres III à V selon son tableau.
    .ruling = yes
EUS-143 = À l’épisode III, chaque héros commence avec 17 points de réputation, 20 pièces d’or et un Catalyseur.
    .ruling = yes

## Dans l’Abîme

EUS-144 = Dans l’Abîme dure 12 manches.
    .ruling = yes
EUS-145 = Il y a cinq tuiles Abîme, une par chapitre, et un Temple antique.
EUS-146 = Dans l’Abîme utilise les cinq tuiles Abîme et le Temple antique, qui est au chapitre V.
    .ruling = yes
EUS-147 = Une case Abîme délivrée est un abîme ouvert jusqu’à ce qu’elle soit scellée.
    .ruling = yes
EUS-148 = Un héros sur un abîme ouvert peut réaliser une action Combat contre son gardien : le premier monstre de la pile de niveau 1 (chapitre I), 2 (II, III) ou 3 (IV, V), avec 1 Chaos et 1 Gaar de plus qu’indiqué.
    .ruling = yes
EUS-149 = Un gardien vaincu donne la récompense de sa carte et peut être gardé en trophée, mais ne donne ni butin ni jeton.
    .ruling = yes
EUS-150 = Un héros qui vient de vaincre un gardien peut défausser 1 essence pour sceller cet abîme ; sinon l’abîme reste ouvert.
    .ruling = yes
EUS-151 = Sceller donne un jeton Révocation en guise de marque, d’un côté ou de l’autre, et 1, 2, 2, 3 ou 3 points de réputation au chapitre I, II, III, IV ou V.
    .ruling = yes
EUS-152 = Une fois par tour, un héros sur un abîme ouvert peut, en action gratuite, subir 1 blessure et être téléporté vers un autre abîme ouvert.
    .ruling = yes
EUS-153 = Le Démon de magma se tient sur la case du temple, qui n’a pas de monstre ordinaire ; aucun héros n’y entre avant que 3 abîmes (solo : 2) soient scellés.
    .ruling = yes
EUS-154 = Le Temple antique est une tuile tardive : il arrive au plus tard à la fin de la manche 9.
    .ruling = yes
EUS-155 = Un héros sur la case du temple peut réaliser une action Combat contre le Démon de magma, sauf s’il l’a déjà vaincu.
    .ruling = yes
EUS-156 = Le Démon de magma a 12 points de santé moins 2 par abîme scellé, et commence chaque combat sans dégâts.
    .ruling = yes
EUS-157 = Vaincre le Démon de magma donne 6 points de réputation et une Amulette d’éternité.
    .ruling = yes
EUS-158 = Le héros qui a le plus de sceaux, au moins un, gagne 3 points de réputation au décompte ; à égalité, tous les gagnent.
    .ruling = yes
EUS-159 = L’objectif de Dans l’Abîme, vérifié après la manche 12, est d’avoir scellé 3 abîmes en normal, 4 en difficile et 5 en héroïque (solo : 2, 3, 4) et vaincu le Démon de magma.
    .ruling = yes
EUS-160 = En héroïque, l’objectif de Dans l’Abîme demande que chaque héros ait vaincu le Démon de magma.
    .ruling = yes

## Exemples

EUX-01 = Au Secours des Villageois à 3 joueurs. Pour les chapitres I à IV, le tableau demande toutes les tuiles fixes, aucune tuile Scénario, respectivement 1, 1, 2 et 0 tuiles Rencontre, et 6, 4, 3 et 3 autres tuiles. On tire donc sans les regarder 4 tuiles Rencontre et 16 autres tuiles, qui rejoignent les fixes ; les chapitres se suivent, I au sommet et IV en bas, chacun dans un ordre aléatoire, et le V ne sert pas (EU-013, EU-014, EU-016, EU-379).
EUX-02 = Une mise en place complète d’Au Secours des Villageois à 4 joueurs est illustrée dans le livret ; elle suit EU-009 à EU-035 et n’ajoute aucun chiffre.
EUX-03 = Trois tuiles Héros : A porte l’icône « 2 à 4 joueurs », B l’icône « solo », C aucune. Une partie solo garde B et C ; une partie à 2, 3 ou 4 joueurs garde A et C (EU-021).
EUX-04 = Un héros avec 2 points de mouvement et une action Combat disponible est à côté d’un monstre non vaincu. Il dépense 1 point pour entrer, doit combattre et gagne : il lui reste 1 point de mouvement, utilisable après le combat (EU-052, EU-090).
EUX-06 = La tuile de départ couvre (0,0), (1,0) et (0,1) ; le héros est au centre avec 2 points de mouvement ; la pile, depuis le sommet, est I, I, II, II. Aller en (0,0) coûte 1 point et apporte exactement 3 tuiles, en (−1,−1), (1,−2) et (−2,1), chaque place choisie avant de piocher sa tuile : deux du chapitre I, puis une du II. Aller ensuite en (−1,0) coûte 1 point et apporte exactement 1 tuile de plus, en (−3,0) ; il reste 0 point (EU-066, EU-067, EU-069).
EUX-07 = Toutes les cases extérieures de la Forteresse du Mercenaire sont délivrées ; un héros à une distance de 2 de la plus proche lit un parchemin « téléportation 3 ». Le centre est accessible, car 2 + 1 = 3. Avec une case extérieure non délivrée, ou à une distance de 3 de la plus proche, il ne l’est pas (EU-084, EU-087, EU-088).
EUX-08 = Un héros à qui il manque au moins 2 points de santé entre sur une case voisine de 3 élémentaires d’Eau et se soigne de 2, non de 6 (EU-099).
EUX-10 = Ni élémentaire, ni carte. Le monstre obtient 6 et 2, soit 8, et passe. Le Gaar du héros relance le 6, qui devient 4 : 4+2−2 = 4. Le Gaar du monstre relance le 2, qui devient 5 : 4+5−2+2 = 9. Le second Gaar du héros relance le 5, qui devient 6 : 4+6−2+2−2 = 8. Les deux passent ; Esquive retire 2 : la force finale est 6. Le monstre a dépensé 1 Gaar et le héros 2 ; avoir passé d’abord n’a pas empêché le monstre d’agir ensuite (EU-159, EU-160, EU-161, EU-162).
EUX-11 = La Libellule (santé 3) n’inflige rien avec une force finale de 3 ou moins, 1 blessure de 4 à 7, 2 blessures de 8 à 11 et 3 blessures à 12 ou plus (EU-164).
EUX-12 = Toute attaque du héros contre la Libellule subit −4 à la force de combat (EU-183).
EUX-13 = Le dé de l’Espoir montre 2 ou plus. Après un lancer du héros, on choisit deux fois le premier usage, pour 1 point chaque fois : le résultat augmente de 2 et le dé baisse de 2 (EU-187, EU-190).
EUX-15 = Le dos d’un monstre exige une réputation de 15 au plus et donne 1 point de réputation, 1 Émeraude et 2 cartes Argent. Un vainqueur dont la réputation est de 15 reçoit le tout ; à 16, il ne reçoit pas la récompense, mais il a tout de même le butin (EU-196).
EUX-16 = Le butin d’une case est de 3 pièces d’or et une Potion de soins à gauche, un Gaar et une carte Argent à droite : le vainqueur gagne 3 pièces d’or, 1 Potion de soins, 1 Gaar et 1 carte Argent, quelle que soit sa réputation (EU-198).
EUX-17 = Le Cyclope donne 2 Chaos ; le joueur-monstre a 1 Gain de puissance (Or) et 2 Malédictions (Argent). Avant le lancer du monstre, il joue Gain de puissance pour 1 Chaos ; à l’étape A de l’attaque du héros, il joue les deux Malédictions en un lot pour 1 Chaos. Si l’attaque donne au moins 1 blessure simple, 2 de plus sont infligées (1 devient 3, 0 reste 0). La prochaine force de combat du héros subit −2 −4 = −6 en tout, et ses dégâts −1 ; il ne reste pas de Chaos (EU-172, EU-175, EU-222, EU-223, EU-225).
EUX-18 = Sur la case de l’Émissaire, une carte face visible demande 1 Émeraude ou 1 Rubis et donne 1 point de réputation et 3 pièces d’or ; le héros a une Émeraude non sertie. L’accomplir en action gratuite remet l’Émeraude dans la réserve générale, donne 1 point de réputation et 3 pièces d’or, et la carte est conservée face cachée ; une nouvelle carte n’arrive qu’à la fin du tour. Une gemme sertie dans un équipement ne conviendrait pas (EU-042, EU-242, EU-294).
EUX-20 = Maeldur (santé 6) porte un Casque en cuir +1, des Jambières en cuir +1 avec un Rubis +1, et des Gantelets en maille +2 : sa santé maximale est de 11 (EU-259, EU-262).
EUX-21 = Un héros avec un jeton Extraction, un jeton Commerce et un jeton Combat est à côté d’un monstre. Commerce donne 2 points de mouvement, dont 1 est dépensé pour entrer, et Combat sert à combattre ; le héros perd et meurt. Il se retrouve dans la Chapelle, sa santé au maximum, avec 3 Gaars et 1 carte Or de plus ; le point restant est perdu. Le jeton Extraction est toujours là : pour 1 point de mouvement, il permet de quitter la Chapelle (EU-053, EU-055, EU-212, EU-213).
EUX-22 = La Torpeur de Taesiri porte une essence de Feu : les cases affectées par le Feu ne lui infligent aucune blessure, à chaque manche et sans engager la tuile ; les autres élémentaires agissent comme d’habitude (EU-276).
EUX-24 = La santé actuelle est de 2 et la santé maximale de 8 avec des Jambières en maille (+2) ; des Jambières en plates (+3) sont disponibles. L’échange immédiat est permis : maximale 9, actuelle 3. Ôter seulement les Jambières en maille est interdit, car la santé actuelle serait de 0 (EU-260, EU-261).
EUX-25 = Des Gantelets en peau de dragon (+2 santé, +2 besaces, chariot minier) portent une Émeraude et une Démonite actives. Le chariot minier sert une fois par manche lors d’une action Extraction et engage la tuile ; indépendamment, l’Émeraude donne +1 à un lancer du héros et la Démonite fait piocher 1 carte Or ; toutes deux sont ensuite inactives jusqu’à la manche suivante (EU-112, EU-273, EU-296, EU-297).
EUX-26 = Keleia ne peut engager Feinte qu’avec un set d’armure de 3 pièces ou plus équipé ; sans set, la tuile peut tout de même être sur le plateau (EU-299).
EUX-27 = Une orfèvrerie soigne 2 avec un set de 3 et 1 de plus avec un set de 4 ou 5. Un set de 3 soigne donc 2, un set de 4 ou 5 soigne 3, et avec un set plus petit elle ne peut pas servir (EU-300).
EUX-29 = Solo : la carte Combat montre 2 symboles Chaos et le monstre a 2 jetons Chaos, mais la réserve Or compte 1 carte et la réserve Argent aucune. Exactement 1 action Chaos a lieu ; il reste 1 jeton Chaos (EU-336).
EUX-30 = Solo : la réserve Or, depuis le sommet, se compose de Gain de puissance ×4, Guérison et d’autres ; le monstre a 2 symboles Chaos et 2 jetons. La pile 1 compte trois Gains de puissance : elle est complète, et la troisième section s’applique ; la pile 2 en compte un seul, et la première section s’applique ; Guérison va sous la réserve, que le monstre ait subi des dégâts ou non. Les deux jetons Chaos sont défaussés (EU-341).
EUX-32 = Une pile Rencontre a 4, 5 ou 6 cartes à 2, 3 ou 4 joueurs, dont 2 face visible. En solo : 5 pour la Sorcière et 3 pour toute autre. En coopératif : le nombre de joueurs plus 2 (EU-078, EU-325, EU-326, EU-352).
