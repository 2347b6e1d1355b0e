### Les règles de Monster Lands, une entrée par numéro, puis les exemples. `.ruling = yes` marque une décision de notre part là où le livret
### se tait, est obscur ou ne montre qu’une image ; ses lettres sont des points distincts, cités comme ML-101(b).

## Matériel

ML-001 = Le jeu réunit 2 à 4 clans, ou 1 clan contre l’adversaire du mode solo ; chaque clan a l’un des 4 plateaux de clan.
ML-002 = Il y a 94 cartes : 8 membres initiaux, 28 mercenaires, 8 novices, 20 monstres (8 de rang A et 12 de rang B), 18 équipements et 12 régions.
ML-003 = Il y a 64 pièges : 4 initiaux, 6 renforcés, 18 traquenards et, pour le reste, 36 classiques.
ML-004 = Il y a 259 jetons et tuiles : 64 pièges, 36 jetons Mercenaire (28 mercenaires et 8 membres initiaux), 20 Défense, 55 pièces d’or, 16 potions, 16 venins, 16 butins, 7 paniques, 12 missions et 6 listes d’expéditions à deux faces, 4 marqueurs de gloire et 4 de réputation, 1 marqueur de tour, ainsi que 1 marqueur Premier joueur et 1 tuile de piste des tours, tous deux à deux faces.
ML-005 = Il y a 80 dés à six faces : 32 de Force (rouges), 22 de Magie (violets), 18 de Persuasion (jaunes) et 8 d’Attaque pour les monstres (noirs).
ML-006 = La Citadelle compte exactement 7 bâtiments : Repère du chasseur, Laboratoire de l’alchimiste, Taverne, Armurerie, Boutique du prêteur sur gage, Bazar et Mine. L’Extérieur compte trois zones : les missions, les régions A et B, les Portes de la Citadelle.
ML-007 = L’or, les jetons Défense, les potions, les venins et les dés ne manquent jamais ; seuls les cartes, pièges, butins, missions, listes d’expéditions et jetons Panique sont en nombre limité.
    .ruling = yes
ML-008 = Les valeurs que le livret ne montre qu’en image viennent de fichiers de boîte que chacun peut modifier ; une supposition n’est jamais traitée comme une règle.
    .ruling = yes

## Mise en place

ML-009 = Les 28 mercenaires, mélangés, forment une pioche ; 4 d’entre eux sont visibles à la Taverne (3 en solo) ; les 8 novices forment à côté une pile face visible.
ML-010 = À la mise en place, la Taverne doit montrer au moins un mercenaire de réputation 4 ou moins par joueur. Tant que ce n’est pas le cas, celui dont la réputation est la plus haute est remplacé ; les cartes écartées retournent ensuite, mélangées, dans la pioche.
ML-011 = Sans le module Traquenard, les 18 traquenards et les 6 pièges renforcés ne servent pas, les 4 pièges initiaux sont mis à part et les 36 pièges classiques forment la réserve face cachée.
ML-012 = 6 pièges sont visibles au Repère du chasseur, 3 équipements au Bazar et 4 des 16 jetons Butin mélangés dans la zone de butin.
ML-013 = À 3 ou 4 joueurs, un monstre de rang A tiré au hasard est révélé dans chacune des deux régions ; tous les autres monstres, des deux rangs, forment la pioche mélangée.
ML-014 = À 3 ou 4 joueurs, deux cartes de la pioche mélangée de 12 régions sont révélées : la Région A et la Région B.
ML-015 = Chaque région révélée reçoit une liste d’expéditions au hasard, qui lui reste attachée tant que la carte est en jeu.
ML-016 = À 1 ou 2 joueurs, il n’y a qu’un monstre, une région et une liste d’expéditions, tous en Région A.
ML-017 = Les 12 missions vont dans le sac. La première tirée se place en A sur sa face A, compétitive ; la deuxième en B sur sa face B, sous contrat.
ML-018 = La mise en place de base est celle du niveau Tutoriel : la tuile de piste des tours couvre la piste du plateau, face A visible, et le marqueur de tour part de la case 1.
ML-019 = Les 7 jetons Panique forment, mélangés, une pile face cachée aux Portes de la Citadelle.
ML-020 = Un joueur reçoit le marqueur Premier joueur, face A visible, et ouvre le Déploiement du tour 1.
ML-021 = (a) Au lieu de désigner le joueur le plus ambitieux, on tire le premier joueur au sort ou on le fixe à l’avance ; (b) chaque liste d’expéditions montre une face au hasard ; (c) à la mise en place, une égalité pour la plus haute réputation se départage au hasard.
    .ruling = yes

## Plateaux de clan

ML-022 = Chaque clan commence avec deux membres initiaux de même affinité : un leader, à gauche du plateau, et un mercenaire initial, à droite, chacun avec son jeton Mercenaire.
ML-023 = Chaque clan commence avec 5 points de gloire, 1 de réputation (celle du mercenaire initial), 7 pièces d’or et un piège initial.
ML-024 = Deux clans ne peuvent pas partir de la même affinité : il y a 8 membres initiaux, soit un leader et un mercenaire pour chacune des 4 affinités.
    .ruling = yes

## Notions de base

ML-025 = La réputation d’un clan est à tout instant la somme des réputations de ses mercenaires du moment.
ML-026 = Un leader initial est un mercenaire à tous égards, sauf qu’il n’a pas de réputation.
ML-027 = (a) La gloire ne descend jamais sous 0 ; (b) elle n’a pas de maximum ; (c) pour les dés bonus et les salaires, 0 compte dans la tranche de 1 à 10 et plus de 30 dans celle de 21 à 30.
    .ruling = yes
ML-028 = Un emplacement où se trouve un dé n’en accepte pas d’autre avant la fin du tour.
ML-029 = Chaque talent de mercenaire et chaque capacité d’équipement sert au plus une fois par tour.
ML-030 = Un talent ou une capacité avec le symbole Extérieur ne sert qu’en phase Aventure, quand l’expédition de son mercenaire est activée ; les autres s’emploient pendant le Déploiement.
ML-031 = Les talents de Déploiement (a) s’emploient quand c’est à leur propriétaire de jouer, (b) ne coûtent pas d’action, (c) restent utilisables quand le mercenaire est affecté, sauf si la carte l’interdit, ce que font seulement Fandor et Wormee.
    .ruling = yes
ML-032 = Une partie dure au plus 6 tours ; chacun passe par la Préparation, le Déploiement, l’Aventure et le Nettoyage, dans cet ordre.

## Préparation des réserves de dés

ML-033 = Au début d’un tour, la réserve d’un clan réunit les dés qu’apportent son leader et ses mercenaires et les dés bonus de sa tranche de gloire (de 1 à 10, de 11 à 20 ou de 21 à 30).
ML-034 = Avec ses membres initiaux et 5 points de gloire, la première réserve d’un clan est exactement de 2 dés de Force, 1 de Persuasion et 1 de Magie.
ML-035 = Les dés bonus de chaque tranche sont des valeurs de la boîte, à deux conditions : leader, mercenaire initial et tranche de 1 à 10 donnent ensemble 2 Force, 1 Persuasion et 1 Magie, et une tranche plus haute ne donne jamais moins de dés.
    .ruling = yes
ML-036 = Les dés de Persuasion se lancent en Préparation, ou aussitôt s’ils arrivent plus tard ; ceux de Force et de Magie attendent la phase Aventure.

## Déploiement

ML-037 = À partir du premier joueur et dans le sens horaire, chacun fait exactement une action à la fois, et l’on recommence jusqu’à la fin de la phase.
ML-038 = Une action est l’une des trois suivantes : déployer à la Citadelle, déployer à l’Extérieur, ou déployer sur une région conquise que l’on gère.
ML-039 = Un joueur qui a au moins un dé en réserve ne peut pas passer.
ML-040 = Un joueur qui n’a plus de dé en réserve quand vient son tour de jouer doit passer ; le Déploiement s’achève quand plus personne n’a de dés et que tous ont passé.
ML-041 = Un joueur dont aucun dé n’a de place permise, ce qui n’arrive que si la Boutique du prêteur sur gage est en panique ou fermée, passe ; ces dés sont perdus au Nettoyage.
    .ruling = yes
ML-042 = (a) Passer n’est pas définitif : un joueur qui retrouve des dés rejoue ; (b) à son tour de jouer, avant d’être obligé de passer, un joueur peut utiliser un talent ou un butin qui donne des dés.
    .ruling = yes
ML-043 = Pour convertir, on pose le dé payé sur la carte ou le jeton qui le convertit et l’on prend dans la réserve générale les dés indiqués.
ML-044 = Les emplacements marqués du symbole de nombre de joueurs sont fermés à 2 joueurs, ainsi qu’en solo, qui suit la mise en place à 2.

## La Citadelle : règles communes aux bâtiments

ML-045 = Un emplacement simple prend exactement 1 dé, un double (à la Mine) exactement 2, et l’illimité (chez le prêteur sur gage) autant qu’on veut.
ML-046 = Un dé ne va que dans un emplacement vide, et seulement si le bâtiment accepte sa couleur.
ML-047 = Un emplacement de la Citadelle donne son avantage dès que les dés sont posés.
ML-048 = On ne peut pas déployer un dé pour un achat que l’on ne peut pas payer, même avec les réductions.
ML-049 = Au Repère du chasseur, à la Taverne, à l’Armurerie et au Bazar, un dé prend l’emplacement vide le plus à gauche.
ML-050 = On ne place un dé dans un bâtiment de vente que si l’on y acquiert quelque chose ; à la Taverne, une tournée générale suffit.
    .ruling = yes
ML-051 = Le premier dé de Persuasion posé dans un bâtiment ce tour-ci donne une réduction égale à sa valeur.
ML-052 = Un dé de Persuasion suivant, strictement inférieur au dernier dé de Persuasion de ce bâtiment, donne une réduction égale à la somme des deux.
ML-053 = Un dé de Persuasion suivant, égal ou supérieur au dernier posé là, ne donne que sa propre valeur.
ML-054 = On ne compare qu’avec le dé de Persuasion le plus récent du bâtiment ; les dés de Persuasion antérieurs et les dés de Force placés entre-temps ne comptent pas.
ML-055 = La réduction de Persuasion se retire une fois, sur le prix total de l’achat, qui ne descend jamais sous 1 pièce d’or.
ML-056 = Les réductions fixes de 4 pièces d’or (Vaidala, Wishor, Turzoks) (a) viennent après celle de Persuasion et son minimum de 1, (b) s’additionnent, (c) peuvent mener le prix à 0, pas plus bas.
    .ruling = yes
ML-057 = À l’Extérieur, les dés de Persuasion ne vont que sur les missions qui les acceptent, et ils sont relancés quand l’expédition est activée.

## Repère du chasseur

ML-058 = Un dé de Force ou de Persuasion permet d’acheter en une action autant de pièges visibles qu’on veut, au prix inscrit sur chacun.
ML-059 = Un plateau de clan garde au plus 5 pièges et l’excédent est défaussé aussitôt ; les pièges en expédition ne comptent pas.
ML-060 = Après un achat, le Repère est complété à 6 pièges visibles ; quand la réserve est vide, les pièges défaussés en forment une nouvelle.
ML-061 = Les pièges achetés se gardent face cachée, à l’insu des autres joueurs.
ML-062 = Pour les pièges, jetons Défense, potions et venins, (a) l’excédent est défaussé aussitôt, au choix du propriétaire ; cela vaut aussi (b) quand des jetons reviennent au Nettoyage et (c) quand une limite baisse parce que Dalina est perdue.
    .ruling = yes

## Laboratoire de l’alchimiste

ML-063 = Un dé de Magie dans l’emplacement du haut donne 3 jetons au choix, potions ou venins.
ML-064 = Un dé de Magie dans l’emplacement du bas donne 2 jetons au choix, potions ou venins.
ML-065 = On choisit librement l’un ou l’autre emplacement vide du Laboratoire : la règle du plus à gauche ne cite pas ce bâtiment.
    .ruling = yes
ML-066 = Un plateau de clan garde au plus 3 potions et 3 venins ; ceux qu’emportent des mercenaires affectés ne comptent pas.
ML-067 = Une potion défaussée du plateau de clan soigne un mercenaire blessé qui n’est pas en expédition.
ML-068 = Quand un mercenaire est affecté, on peut déplacer du plateau de clan vers son jeton au plus une potion et au plus un venin.
ML-069 = Les potions et les venins qui n’ont pas servi pendant une bataille sont conservés.

## Taverne

ML-070 = Un dé de Force ou de Persuasion permet de recruter exactement un mercenaire visible, de n’importe quelle affinité, ou un novice tant qu’il en reste, contre son coût.
ML-071 = L’excès de gloire est la gloire moins la réputation ; il est de 0 si la réputation est égale ou supérieure.
ML-072 = On ne recrute un mercenaire que si sa réputation ne dépasse pas l’excès de gloire du clan ; sans excès de gloire, on ne recrute personne.
ML-073 = La réputation du clan monte aussitôt de celle de la recrue.
ML-074 = Les dés qu’apporte une recrue rejoignent aussitôt la réserve ; s’il y a un dé de Persuasion, il est lancé immédiatement.
ML-075 = Les dés gagnés pendant le Déploiement, par recrutement ou conversion, doivent servir dans ce même Déploiement.
ML-076 = Perdre de la gloire ne déplace jamais le marqueur de réputation ; la gloire peut passer sous la réputation sans qu’aucun mercenaire parte.
ML-077 = Après un recrutement, la Taverne est complétée à 4 mercenaires visibles (3 en solo) ; quand la pioche est vide, les mercenaires défaussés en forment une nouvelle.
ML-078 = Après avoir posé un dé à la Taverne et avant de recruter, on peut offrir une tournée générale pour 2 pièces d’or : tous les mercenaires visibles sont défaussés, d’autres sont piochés, et l’un de ceux-ci peut être recruté.
ML-079 = La Persuasion ne fait jamais baisser le prix d’une tournée générale.
ML-080 = (a) Au plus une tournée générale par action à la Taverne ; (b) elle ne touche pas aux novices ; (c) recruter ensuite, mercenaire ou novice, est facultatif.
    .ruling = yes
ML-081 = Un novice apporte 1 dé de Force.
ML-082 = Une fois par tour, pendant le Déploiement, chaque novice peut changer un dé de la réserve en un dé d’une autre couleur ; le dé payé reste sur sa carte jusqu’au Nettoyage, et cela ne coûte pas d’action.
ML-083 = Les novices n’ont ni jeton Mercenaire ni affinité : ils ne partent pas en expédition, ne gèrent pas de région et ne rapportent pas de points d’affinité.
ML-084 = Les novices touchent un salaire comme les autres mercenaires.
ML-085 = (a) Pour recruter un novice, l’excès de gloire doit atteindre sa réputation ; (b) un novice qui s’en va retourne à sa pile ; (c) un novice peut porter des équipements, mais leurs capacités d’Extérieur ne servent alors jamais.
    .ruling = yes

## Armurerie, prêteur sur gage, Bazar, Mine

ML-086 = Un dé de Force ou de Persuasion à l’Armurerie permet d’acheter jusqu’à 3 jetons Défense, à 2 pièces d’or chacun.
ML-087 = Un plateau de clan garde au plus 5 jetons Défense et l’excédent est défaussé aussitôt ; les jetons en expédition ne comptent pas.
ML-088 = Un talent Défense, qu’il vienne d’un mercenaire, d’un équipement, d’une expédition ou des gardes de la Citadelle, annule une touche de monstre, n’occupe pas de place sur l’expédition et sert une fois par tour.
ML-089 = Le prêteur sur gage paie 1 pièce d’or par dé, pour autant de dés qu’on veut, de toute couleur, en une action ; sa boutique n’est jamais pleine.
ML-090 = Un dé de Force ou de Persuasion au Bazar permet d’acheter exactement un équipement visible, au coût inscrit.
ML-091 = On n’achète un équipement que si un mercenaire qui n’est pas en expédition peut le prendre aussitôt.
ML-092 = Un mercenaire porte au plus un équipement de chaque type : Arme, Vêtement, Sort.
ML-093 = Les équipements s’échangent à tout moment entre les mercenaires non affectés d’un clan, dans la limite d’un par type.
ML-094 = On peut défausser un équipement pour faire de la place ; une carte que personne ne porte doit être défaussée.
ML-095 = Après un achat, le Bazar est complété à 3 cartes, si la pioche d’équipements le permet.
ML-096 = (a) Les équipements défaussés ne sont pas remélangés : une pioche vide laisse des places vides au Bazar ; (b) une capacité déjà utilisée ce tour-ci le reste même si la carte change de mains.
    .ruling = yes
ML-097 = À gauche, les emplacements de la Mine prennent 2 dés de Force et rapportent 6 et 4 pièces d’or ; à droite, ils prennent 1 dé de Force et rapportent 2 pièces d’or chacun.
ML-098 = Le livret ne dit pas combien la Mine a d’emplacements à 2 pièces d’or, sinon qu’il y en a au moins deux ; nous en prenons deux.
    .ruling = yes

## Extérieur : les missions

ML-099 = Une action à l’Extérieur affecte un mercenaire libre à une expédition libre : son jeton en tête, puis les ressources demandées en dessous.
ML-100 = Un clan peut occuper plusieurs expéditions d’un même lieu, à raison d’une action par mercenaire ; leurs dés ne se résolvent qu’en phase Aventure.
ML-101 = (a) Un mercenaire blessé peut être affecté et commence la bataille blessé ; (b) une potion du plateau de clan peut le soigner à tout moment tant qu’il n’est pas affecté.
    .ruling = yes
ML-102 = Chaque tour propose une mission compétitive à gauche et une mission sous contrat à droite, chacune avec 2 expéditions, pour un même clan ou pour deux.
ML-103 = L’expédition d’une mission prend exactement le nombre de dés indiqué, dans n’importe quelle combinaison des couleurs indiquées.
ML-104 = (a) Ni piège ni jeton Défense ne se déploie sur une mission ; (b) une potion ou un venin emporté là n’a pas d’effet et revient au Nettoyage.
    .ruling = yes

## Extérieur : régions et listes d’expéditions

ML-105 = Chaque région propose 4 expéditions, activées de gauche à droite en phase Aventure.
ML-106 = Pour affecter un mercenaire à une expédition de région, il faut déployer tous les dés requis, dans les couleurs indiquées.
ML-107 = Outre les dés requis, on ne peut ajouter que des dés de renfort, dans les couleurs et jusqu’au nombre indiqués.
ML-108 = Les pièges, face cachée, et les jetons Défense vont dans les 2 places du bas ; chaque jeton de plus prend la place de 2 dés.
ML-109 = Charges maximales d’une expédition : 2 jetons avec 6 dés, 3 avec 4 dés, 4 avec 2 dés.
ML-110 = Avec d dés (de 0 à 6), une expédition porte 2 + (6 − d) / 2 jetons, arrondi à l’unité inférieure ; une place de dé impaire est perdue : 5 dés laissent place à 2 jetons, 3 dés à 3.
    .ruling = yes
ML-111 = Mercenaire, dés et jetons se déploient en une seule action ; rien ne peut s’ajouter ensuite à cette expédition.
ML-112 = L’avantage Relance donne, quand le mercenaire est activé, autant de relances d’un seul dé que son nombre l’indique (1 à défaut), parmi les couleurs indiquées, sur le même dé ou sur d’autres.
ML-113 = Le talent Défense d’une expédition protège des attaques du monstre et ne se change pas en jetons Défense.
ML-114 = L’or d’une expédition est posé sur le jeton du mercenaire et n’est gagné que si celui-ci survit à la bataille.
ML-115 = La potion ou le venin d’une expédition vient de la réserve sur le jeton du mercenaire, en plus de ce qu’il emporte ; il peut servir dans la bataille et reste acquis si le mercenaire survit sans l’avoir utilisé.

## Portes de la Citadelle et régions gérées

ML-116 = On ne déploie des mercenaires aux Portes de la Citadelle que si un monstre s’y trouve, ce qui exclut en principe le tour 1.
ML-117 = Chacune des 2 expéditions des Portes n’exige aucun dé précis, mais il lui faut au moins un élément, au choix parmi les dés de Force, les dés de Magie, les pièges face cachée et les jetons Défense ; chaque jeton prend la place de 2 dés.
ML-118 = Les gardes donnent 2 talents Défense à l’une des expéditions des Portes, et 1 talent Défense et 5 pièces d’or, acquises seulement en cas de survie, à l’autre.
ML-119 = (a) L’expédition du haut, aux Portes, a les 2 talents, celle du bas le talent et les 5 pièces d’or ; (b) chacune a 10 places de dé, comme une colonne de région.
    .ruling = yes
ML-120 = Une région conquise et gérée offre à son propriétaire une action de plus à choisir : déployer les dés de la carte et prendre ce qu’elle donne.
ML-121 = (a) Chaque région gérée sert au plus une fois par tour, (b) même quand son gérant est en expédition ; (c) une région sans gérant ne sert pas.
    .ruling = yes

## Aventure : les missions

ML-122 = La phase Aventure résout la mission compétitive, la mission sous contrat, les batailles des régions, puis la défense de la Citadelle ; une étape sans mercenaire affecté est sautée.
ML-123 = Sur une mission compétitive, un mercenaire lance tous ses dés, Persuasion comprise, applique talent et équipements, et réussit si le total atteint au moins l’objectif.
ML-124 = Seul sur une mission compétitive, un mercenaire prend la récompense inscrite s’il réussit, et perd la gloire inscrite s’il échoue.
ML-125 = Si un seul des deux mercenaires réussit, il prend la récompense et l’autre subit la pénalité.
ML-126 = Si les deux réussissent, le plus haut total prend la récompense et l’autre reçoit 2 pièces d’or.
ML-127 = Si les deux réussissent avec le même total, le mercenaire de l’expédition de gauche l’emporte.
ML-128 = Si les deux échouent, tous deux subissent la pénalité.
ML-129 = Une mission compétitive résolue est défaussée, quelle qu’en soit l’issue.
ML-130 = Sur une mission sous contrat, expédition de gauche d’abord, chaque joueur peut défausser les ressources demandées et prendre la récompense de son côté ; renoncer, ou ne pas pouvoir, ne coûte rien.
ML-131 = (a) Les ressources d’un contrat se paient en entier, depuis le plateau de clan ; (b) les dés déployés sur un contrat ne sont pas lancés.
    .ruling = yes

## Aventure : pièges et attaque du monstre

ML-132 = La Région A est entièrement résolue avant la Région B, chacune en quatre étapes : révéler les pièges, combattre le monstre, conquérir la région, piller.
ML-133 = À l’étape 1, chaque piège déployé dans la région est retourné face visible.
ML-134 = Un piège qui donne des dés les reçoit de la réserve sur son jeton, au-delà des limites de l’expédition.
ML-135 = Un piège qui modifie la valeur des dés compte pendant l’attaque de son mercenaire.
ML-136 = L’expédition occupée la plus à gauche combat la première : le monstre attaque, et seul un mercenaire qui survit riposte.
ML-137 = Le monstre lance autant de dés d’Attaque que sa valeur d’attaque, 1 de plus si son affinité est celle de la région et, sauf au niveau Tutoriel, ceux que la piste des tours montre pour le tour en cours.
ML-138 = Le voisin de gauche du joueur attaqué lance les dés d’Attaque ; chaque 3, 4, 5 ou 6 est une touche.
ML-139 = Chaque touche non annulée est une blessure : un mercenaire indemne devient blessé, un blessé meurt.
ML-140 = Le pouvoir d’un monstre est obligatoire et agit au moment qu’il indique.
ML-141 = Avant le lancer des dés d’Attaque, le joueur peut retirer de l’expédition autant de dés de Magie qu’il veut ; chacun retire un dé d’Attaque.
ML-142 = Les dés d’Attaque venus d’une autre expédition se retirent de même avec les dés de Magie de l’expédition visée, tant que les dés de celle-ci n’ont pas été lancés.
ML-143 = (a) Les dés de Magie retirés vont à la réserve et ne sont pas lancés ; (b) ceux que portent des pièges révélés peuvent être retirés aussi ; (c) une touche automatique n’est pas un dé : la Magie ne la retire pas.
    .ruling = yes
ML-144 = Après le lancer d’Attaque, chaque jeton Défense défaussé de l’expédition annule une touche.
ML-145 = Une potion posée sur le jeton du mercenaire peut être défaussée pour annuler une blessure qu’il va subir, même mortelle.

## Aventure : mort d’un mercenaire

ML-146 = Quand un mercenaire meurt, sa carte et ses équipements sont défaussés ; son jeton, ses dés et ses jetons non utilisés quittent l’expédition.
ML-147 = S’il meurt après avoir attaqué, ses dés lancés et ses pièges restent sur l’expédition.
ML-148 = La mort d’un mercenaire rapporte à son clan la gloire inscrite sur l’emplacement de son jeton.
ML-149 = La réputation du mercenaire mort est retirée de celle de son clan.
ML-150 = Un clan qui a perdu tous ses mercenaires et tous ses novices peut, avant la Préparation suivante, prendre gratuitement un novice comme nouveau leader.
ML-151 = Ce clan garde sa gloire et ses réserves, et son or remonte à 5 s’il en a moins.
ML-152 = (a) L’or, les potions et les venins posés sur le jeton d’un mort sont perdus ; (b) un membre initial mort quitte la partie, les autres vont à la défausse de la Taverne ; (c) le novice pris comme leader ne demande pas d’excès de gloire, mais sa réputation compte.
    .ruling = yes

## Aventure : attaque du mercenaire

ML-153 = Un mercenaire qui survit lance les dés de son expédition ; le total modifié, augmenté des dégâts des expéditions précédentes, se compare aux deux valeurs du monstre : celle de capture (VC) et celle d’élimination (VE).
ML-154 = Les modificateurs des pièges révélés, du talent du mercenaire et de ses équipements d’Extérieur sont obligatoires ; les relances sont toujours facultatives.
ML-155 = Chaque venin que porte le mercenaire, sur sa carte ou son jeton, peut être défaussé pour ajouter 2 au total de son attaque contre un monstre ; rien n’y oblige.
ML-156 = Un modificateur par dé vaut pour tous les dés de sa couleur sur sa propre expédition, et pour aucune autre.
ML-157 = Un monstre est capturé si le total atteint au moins sa VC sans atteindre sa VE et qu’un piège a été déployé sur cette expédition : sans piège, pas de capture. Le joueur prend la récompense de capture et la carte est défaussée.
ML-158 = Un monstre est éliminé si le total atteint au moins sa VE ; le joueur prend la récompense d’élimination et garde la carte comme trophée.
ML-159 = Les récompenses sont celles de la carte pour chaque issue : le texte du livret parle d’or et de trophées pour une élimination, alors que son exemple d’Abysur donne gloire et trophées.
    .ruling = yes
ML-160 = Un joueur qui veut capturer peut lancer ses dés un par un, s’arrêter au total voulu et ne pas lancer les autres.
ML-161 = (a) On ne s’arrête avant la fin que pour déclarer une capture, sinon tous les dés sont lancés ; (b) à portée d’une capture, on peut continuer en vue d’une élimination.
    .ruling = yes
ML-162 = Soit B la somme des dés, des modificateurs par dé, des pièges fixes, des venins et des dégâts reportés : (a) B au moins égal à la VE élimine toujours ; sinon (b) la capture demande que B et les bonus de capture atteignent la VC, (c) l’élimination que B et les bonus d’élimination atteignent la VE, (d) le joueur choisit si les deux sont possibles.
    .ruling = yes
ML-163 = Si l’attaque échoue, les dés lancés et les pièges restent sur l’expédition, et ce résultat modifié s’ajoute au total des expéditions suivantes contre ce monstre.
ML-164 = Après une attaque manquée ou une mort, l’expédition occupée suivante, à droite, reprend à l’attaque du monstre.
ML-165 = (a) Les dégâts reportés comprennent les venins dépensés et les pièges +4, +6 et +8 ; (b) pas les bonus réservés à la capture ou à l’élimination ; (c) un mercenaire mort avant d’attaquer n’apporte rien.
    .ruling = yes

## Aventure : conquête, gestion, butin

ML-166 = La bataille prend fin quand le monstre est capturé ou éliminé, ou quand tous les mercenaires présents ont combattu et échoué ; dans ce dernier cas il n’y a pas de conquête et l’on passe au butin.
ML-167 = Après une capture ou une élimination, tous les mercenaires qui ont pris part au combat retirent leurs dés, pièges et jetons Défense et ne tentent pas la conquête.
ML-168 = Un trophée se vend à tout moment, sans action, pour 5 pièces d’or par point de trophée (1 à 3) ; la carte entière est défaussée et ses points de victoire sont perdus.
ML-169 = Le monstre vaincu, les mercenaires qui ne l’ont pas combattu tentent la conquête, de gauche à droite.
ML-170 = Un mercenaire conquiert la région si son lancer modifié et les lancers de conquête manqués plus tôt ce tour-ci atteignent ensemble la valeur de conquête.
ML-171 = Le clan du conquérant gagne la gloire de la région et prend la carte Région.
ML-172 = Lors d’une conquête, (a) aucun monstre n’attaque ; (b) les dés des pièges et les modificateurs par dé comptent ; (c) ni les venins, ni les pièges +4, +6 et +8, ni les pouvoirs des monstres ne comptent ; (d) les totaux insuffisants sont perdus à la fin du tour ; (e) une région sans monstre se conquiert dès sa première expédition.
    .ruling = yes
ML-173 = Une région conquise peut être gérée par n’importe quel mercenaire de son propriétaire, de même affinité, et pas seulement par celui qui l’a conquise.
ML-174 = Un mercenaire qui gère une région n’est pas payé et ne déserte pas.
ML-175 = Un gérant peut toujours partir en expédition, mais ne peut pas être libéré de sa région, sauf si personne d’autre ne peut devenir leader.
ML-176 = Une région conquise sans gérant peut en recevoir un, de même affinité, à tout moment par la suite, par exemple après un recrutement ou la mort du précédent.
ML-177 = (a) Une région a un seul gérant et un mercenaire gère une seule région ; (b) le leader ne peut pas gérer ; (c) un gérant promu leader laisse sa région sans gérant.
    .ruling = yes
ML-178 = De gauche à droite, chaque mercenaire de la région encore en vie qui n’a ni capturé, ni éliminé, ni conquis prend un jeton Butin visible, même s’il n’a pas eu l’occasion d’agir.
ML-179 = Un butin peut être défaussé à tout moment pour son effet, mais, s’il porte le symbole Extérieur, seulement en phase Aventure, y compris dans la bataille suivante du même tour.
ML-180 = Les places de butin vides sont remplies quand une région est résolue.
ML-181 = (a) Un clan peut détenir autant de butins qu’il veut ; (b) les butins défaussés sont remélangés quand la réserve est vide.
    .ruling = yes

## Aventure : défense de la Citadelle

ML-182 = La défense de la Citadelle n’a lieu que si un monstre est aux Portes et qu’au moins un mercenaire y est affecté.
ML-183 = Elle n’a que deux étapes, révéler les pièges et combattre le monstre, l’expédition du haut d’abord ; l’affinité n’y joue aucun rôle.
ML-184 = Un mercenaire mort en défendant la Citadelle rapporte 3 points de gloire à son clan.
ML-185 = Si le monstre des Portes est capturé ou éliminé, tous les jetons Panique quittent les bâtiments et sont mélangés en une nouvelle pile face cachée ; sinon le monstre reste.
ML-186 = Les mercenaires qui échouent aux Portes, ou n’ont pas l’occasion d’y combattre, ne reçoivent pas de butin.
ML-187 = (a) Les dés d’Attaque de la piste des tours comptent aux Portes ; (b) les pouvoirs qui visent tous les mercenaires de la région (Sporus, Korcko, Krunn) visent alors tous ceux des Portes.
    .ruling = yes

## Nettoyage

ML-188 = Le Nettoyage compte 8 étapes, dans cet ordre : ranger le plateau, propager la panique, remplacer les leaders, payer les salaires, vérifier la fin de partie, réinitialiser le plateau, passer le marqueur Premier joueur, avancer le marqueur de tour d’une case.
ML-189 = Étape 1 : les jetons des mercenaires déployés et survivants reviennent avec leur or, leurs potions et leurs venins ; les blessés le restent, sauf si une potion du plateau de clan les soigne.
ML-190 = Étape 1 : tous les pièges et jetons Défense des expéditions sont défaussés, utilisés ou non.
ML-191 = Étape 2 : un monstre de région ni capturé ni éliminé rejoint les Portes de la Citadelle.
ML-192 = Étape 2 : si plusieurs monstres se disputent les Portes, y compris celui qui s’y trouve, seul reste celui dont l’attaque est la plus haute et, à égalité, celui dont la VE est la plus haute ; les autres sont défaussés.
ML-193 = Étape 2 : si un monstre est alors aux Portes, le premier jeton Panique de la pile va sur le bâtiment qu’il désigne ; aucun dé ne peut y être déployé tant qu’il y reste.
ML-194 = (a) Un monstre de région que personne n’a attaqué compte comme non vaincu ; (b) on compare les valeurs d’attaque inscrites ; (c) à égalité complète reste celui déjà aux Portes, puis celui de la Région A ; (d) les 7 jetons Panique désignent les 7 bâtiments ; (e) une pile vide n’a pas d’effet.
    .ruling = yes
ML-195 = Étape 3 : un clan dont le leader est mort doit promouvoir son mercenaire de plus haute réputation (à égalité le plus cher, puis au choix du propriétaire) ; les gérants de région seulement s’il n’y a personne d’autre.
ML-196 = Un leader vivant ne peut pas être remplacé : seule la mort change le leader d’un clan.
ML-197 = (a) Les novices peuvent être promus ; (b) un mercenaire promu leader garde sa réputation, son affinité et sa contribution.
    .ruling = yes
ML-198 = Étape 4 : chaque mercenaire, sauf le leader et les gérants de région, touche 1 pièce d’or si la gloire du clan ne dépasse pas 10, 2 de 11 à 20, 3 au-delà de 20.
ML-199 = Étape 4 : un clan qui ne peut pas payer tous les salaires perd tout son or, et exactement un mercenaire déserte.
ML-200 = Étape 4 : le déserteur est le mercenaire de plus haute réputation, hormis le leader et les gérants de région (à égalité le plus cher, puis au choix du propriétaire).
ML-201 = Étape 4 : les équipements d’un déserteur passent si possible à d’autres mercenaires, sinon ils sont défaussés.
ML-202 = (a) Un clan qui peut payer doit payer ; (b) trophées et butins peuvent d’abord être changés en or ; (c) une désertion fait baisser la réputation du clan de celle du déserteur.
    .ruling = yes
ML-203 = Étape 5 : si le tour 6 est terminé ou qu’un clan a au moins 30 points de gloire, la partie s’achève et l’on compte les points ; atteindre 30 en cours de tour n’interrompt pas ce tour.
ML-204 = Étape 6 : tous les dés déployés retournent à la réserve générale.
ML-205 = Étape 6 : les missions restantes sont défaussées et deux autres sont tirées, une de chaque type.
ML-206 = Étape 6 : les places vides de monstres et de régions sont remplies depuis leurs pioches.
ML-207 = Étape 6 : une nouvelle région reçoit une nouvelle liste d’expéditions ; une région restée en place garde la sienne.
ML-208 = Étape 6 : les pièges visibles, les mercenaires de la Taverne, les équipements du Bazar et les butins restent tels quels.
ML-209 = (a) Une pioche de monstres ou de régions épuisée est refaite avec sa défausse, sinon la place reste vide ; (b) les listes d’expéditions remplacées retournent au stock ; (c) à 1 ou 2 joueurs, seule la Région A est remplie.
    .ruling = yes
ML-210 = Étape 7 : le marqueur Premier joueur va au clan de plus basse réputation.
ML-211 = Étape 7 : à égalité, il va au premier joueur concerné dans le sens antihoraire à partir du premier joueur actuel.
ML-212 = Dans ce cas, le premier joueur actuel compte comme le plus éloigné : il ne garde le marqueur que s’il est seul à la plus basse réputation.
    .ruling = yes

## Décompte, victoire et affinité

ML-213 = Chaque point de gloire et chaque point de réputation vaut 1 point de victoire (PV).
ML-214 = Chaque trophée non vendu vaut les 1 à 3 PV qu’il porte.
ML-215 = Pour chaque affinité, 0 icône donne 0 PV, 1 ou 2 en donnent 1, 3 en donnent 3, 4 en donnent 5, 5 en donnent 7 et 6 ou plus en donnent 10.
ML-216 = Les icônes d’affinité viennent des mercenaires, des membres initiaux et des régions conquises, gérées ou non.
ML-217 = Les égalités se départagent par la réputation du leader, puis par les trophées, puis par l’or.
ML-218 = (a) L’icône d’affinité du leader compte ; (b) le butin trophée de valeur 3 rapporte et compte comme un trophée ; (c) pour les égalités, les trophées se comparent en points ; (d) une égalité qui persiste est une victoire partagée, là où le livret dit de rejouer.
    .ruling = yes
ML-219 = Les affinités sont Feu, Eau, Air et Jungle. Un monstre de même affinité que sa région a 1 dé d’Attaque de plus ; un mercenaire de même affinité qu’une région conquise peut la gérer.

## Niveaux de difficulté

ML-220 = Tutoriel : les monstres de départ sont de rang A et la tuile de piste des tours est sur sa face A.
ML-221 = Normal : monstres comme au niveau Tutoriel, sans la tuile de piste des tours : la piste du plateau s’applique.
ML-222 = Héroïque : les monstres de départ sont tirés parmi les 20 cartes mélangées, sans la tuile de piste des tours.
ML-223 = Légendaire : monstres comme au niveau Héroïque, avec la tuile de piste des tours sur sa face B.
ML-224 = (a) Les dés de la piste des tours sont des valeurs de la boîte : tous à 0 en Tutoriel, la piste du plateau en Normal et Héroïque (+1 au tour 4, comme dans l’exemple), la face B en Légendaire ; (b) là où le livret parle ici de l’étape F de la mise en place, il faut lire G.
    .ruling = yes

## Règles optionnelles

ML-225 = Faveur de la reine : après le tour 1, le marqueur Premier joueur montre sa face B jusqu’à la fin de la partie.
ML-226 = Faveur de la reine : en Préparation, le joueur qui la détient peut prendre 1 dé de n’importe quelle couleur et, au choix, une potion ou un venin, un jeton Défense, ou 2 pièces d’or.
ML-227 = (a) La faveur revient à chaque Préparation à partir du tour 2, pour le détenteur du marqueur ; (b) le dé supplémentaire dure ce tour-là et est lancé s’il est de Persuasion.
    .ruling = yes
ML-228 = Plus de monstres : à la Préparation des tours 2, 4 et 6, un monstre est pioché pour les Portes, sauf s’il y en a un ; il ne sème la panique que s’il n’est toujours pas vaincu à la fin du tour.

## Module Traquenard

ML-229 = Avec le module, les 18 traquenards et les 6 pièges renforcés sont mélangés à la réserve et vendus au Repère du chasseur comme les pièges classiques.
ML-230 = Révélés, les pièges classiques, initiaux et renforcés donnent leur bonus habituel et comptent toujours pour une capture ; un traquenard révélé ne compte plus comme piège.
ML-231 = Dans chaque bataille contre un monstre, la révélation des pièges devient une étape de conflit : de l’expédition occupée la plus à gauche vers la droite, chaque joueur révèle ses pièges un par un, du jeton du haut vers le bas, et peut s’arrêter quand il veut.
ML-232 = Un traquenard révélé agit aussitôt sur une expédition adjacente, au choix du joueur qui le révèle.
ML-233 = Le joueur visé peut annuler un traquenard en défaussant de cette expédition un jeton Défense, et non un talent Défense ; le traquenard est défaussé aussi.
ML-234 = Un traquenard qui dévie l’attaque permet à son propriétaire, quand le monstre l’attaque, de faire lancer d’abord 1 ou 2 dés d’Attaque, selon le jeton, contre le mercenaire visé.
ML-235 = La cible de dés d’Attaque déviés se défend comme d’habitude, y compris en retirant des dés de Magie avant ce lancer.
ML-236 = Un traquenard qui vole déplace sur son jeton les dés qu’il indique, ou autant qu’il y en a, au-delà des limites de l’expédition.
ML-237 = Les dés posés sur un piège renforcé ne peuvent pas être volés.
ML-238 = Les expéditions adjacentes sont les plus proches expéditions occupées, à gauche et à droite, dans la même région ; les vides sont ignorées.
ML-239 = (a) Un jeton non révélé compte comme piège mais ne donne pas de bonus ; (b) les jetons laissés face cachée le restent pour la bataille ; (c) on peut viser son propre mercenaire ; (d) les deux expéditions des Portes sont adjacentes ; (e) le voleur lance les dés volés ; (f) dévier l’attaque est sans effet si la cible n’est plus là.
    .ruling = yes

## Jeu en solitaire

ML-240 = Le jeu en solo suit toutes les règles du jeu à plusieurs, sauf le module Traquenard.
ML-241 = Le solo suit la mise en place à 2 joueurs (une région), avec l’affinité de départ au choix sauf si le scénario la fixe, et sans mercenaire à la place de la Taverne marquée du nombre de joueurs (3 visibles).
ML-242 = L’adversaire, Madhala, reçoit 6 jetons Mercenaire, ceux des membres initiaux inutilisés.
ML-243 = Le joueur choisit un niveau de difficulté, prend le marqueur Premier joueur et met de côté un dé rouge et un dé jaune, les dés de déploiement de Madhala.
ML-244 = Un scénario dure 6 tours et ne s’arrête pas à 30 points de gloire, sauf mention contraire ; ses règles l’emportent sur celles du jeu.
ML-245 = Madhala joue sans piste de progression et sans réserve de dés ; elle ne fait rien à la Préparation ni au Nettoyage.
ML-246 = Quand vient son tour de jouer, Madhala lance les deux dés : le rouge l’envoie à la Citadelle (de 1 à 4) ou à l’Extérieur (5 ou 6), et le jaune dit où.
ML-247 = À la Citadelle, le jaune de 1 à 6 désigne, dans l’ordre, le Repère du chasseur, le Laboratoire, la Taverne, l’Armurerie, le Bazar et la Mine, jamais le prêteur sur gage.
ML-248 = À l’Extérieur, le jaune de 1 à 4 désigne la première à la quatrième expédition de la région, 5 la Mission 1 et 6 la Mission 2, jamais les Portes.
ML-249 = Si le lieu n’est pas disponible, les deux dés sont relancés jusqu’à ce qu’elle puisse se déployer.
ML-250 = Madhala n’est jamais à court de dés ; son dernier déploiement vient juste avant que le joueur dépense ses derniers dés.
ML-251 = (a) Madhala agit après chaque action qui laisse un dé au joueur, pas après celle qui vide sa réserve ; (b) les bâtiments en panique ou fermés, et l’Extérieur quand ses 6 jetons sont placés, ne lui sont pas disponibles ; (c) elle passe si rien n’est libre.
    .ruling = yes
ML-252 = Repère : elle lance un dé de Persuasion, le pose dans l’emplacement libre le plus à gauche et retire les 2 pièges d’une ligne : la première avec le rouge à 1 ou 4, la deuxième à 2, la troisième à 3.
ML-253 = Laboratoire : elle pose un dé de Magie sur l’emplacement libre le plus haut.
ML-254 = Armurerie : elle lance un dé de Persuasion, le pose dans l’emplacement libre le plus à gauche et ne retire rien.
ML-255 = Taverne : elle lance un dé de Persuasion, le pose dans l’emplacement libre le plus à gauche et retire un mercenaire, jamais un novice : celui du haut avec le rouge à 1 ou 4, celui du milieu à 2, celui du bas à 3.
ML-256 = Bazar : elle lance un dé de Persuasion, le pose dans l’emplacement libre le plus à gauche et retire un équipement : celui de gauche avec le rouge à 1 ou 4, celui du milieu à 2, celui de droite à 3.
ML-257 = Mine : elle occupe l’emplacement libre qui rapporte le plus d’or, avec 1 ou 2 dés de Force, selon ce qu’il prend.
ML-258 = (a) Ce que Madhala retire est défaussé et remplacé aussitôt ; (b) ses dés de Persuasion comptent comme dernier dé de Persuasion pour les réductions du joueur.
    .ruling = yes
ML-259 = À l’Extérieur, elle place un de ses jetons en tête de l’expédition de région désignée, ou sur l’expédition libre la plus à gauche de la mission désignée ; cette expédition est alors occupée.
ML-260 = Activée, une expédition de Madhala dans une région réussit sans lancer : elle retire le monstre s’il y en a un, sinon la région s’il y en a une, sinon rien.
ML-261 = Sur une mission compétitive, Madhala ne gagne que depuis l’expédition de gauche, et la tuile est alors retirée ; sur une mission sous contrat, elle n’a aucune influence.
ML-262 = (a) Quand Madhala gagne, un mercenaire à sa droite n’a ni récompense, ni compensation, ni pénalité ; (b) à sa gauche, il est résolu comme s’il était seul ; (c) les monstres ne l’attaquent jamais ; (d) un monstre qu’elle retire compte comme vaincu et ne sème pas la panique.
    .ruling = yes

## Scénarios en solo

ML-263 = Les rangs montent de Chair à canon à Recrue, Vétéran et Héros. Chaque seuil est un minimum, toutes les conditions d’un rang doivent être remplies, et tout ce qui n’atteint pas Recrue est Chair à canon.
    .ruling = yes
ML-264 = Scénario 1 (La routine habituelle) : aucune règle spéciale. Marquer le plus de PV possible : Recrue 35, Vétéran 45, Héros 60.
ML-265 = Scénario 2 (L’argent est roi) : départ Jungle ; la pioche ne contient que des mercenaires qui apportent au moins un dé de Persuasion. Avoir le plus d’or possible : Recrue 15, Vétéran 35, Héros 55.
ML-266 = Scénario 3 (Attaque éclair) : 3 tours ; départ avec 3 jetons Défense et 12 pièces d’or. Marquer le plus de PV possible : Recrue 22, Vétéran 30, Héros 40.
ML-267 = Le scénario 3 parle de 3 jetons Défense au lieu d’un, alors que la mise en place n’en donne pas : le joueur part avec 3, et garde le piège initial.
    .ruling = yes
ML-268 = Scénario 4 (Sans armure) : départ Eau ; l’Armurerie est fermée ; les talents, avantages d’expédition et tuiles qui donnent de la défense sont ignorés, les potions restent utiles. Marquer le plus de PV possible : Recrue 30, Vétéran 42, Héros 56.
ML-269 = Scénario 5 (Bien préparé) : pour réussir, finir avec 5 jetons Défense, 5 pièges, 3 potions, 3 venins, un équipement de chaque type et un mercenaire de chaque affinité. L’échec vaut Chair à canon, la réussite Recrue, avec 35 PV Vétéran, avec 50 PV Héros.
ML-270 = Scénario 6 (Assiégé) : un monstre de rang A est aux Portes au départ, et un autre y est pioché au début de tout tour où les Portes sont vides. Marquer le plus de PV possible : Recrue 35, Vétéran 50, Héros 65.
ML-271 = Scénario 7 (Diversité) : une tournée générale coûte 1 pièce d’or. Les rangs demandent des mercenaires par affinité : 2/1/1/1 pour Recrue, 2/2/1/1 pour Vétéran, 2/2/2/2 pour Héros.
ML-272 = Scénario 8 (Sournois) : les règles des traquenards s’appliquent ; sur chaque expédition de région qu’elle prend, Madhala reçoit face cachée 2 pièges d’une pile de pièges du module. Marquer le plus de PV possible : Recrue 30, Vétéran 42, Héros 56.
ML-273 = Scénario 9 (Missionnaire) : quand Madhala va à l’Extérieur, le jaune à 3 ou 4 désigne la Mission 1, à 5 ou 6 la Mission 2 ; 1 et 2 ne changent pas. Recrue : 4 missions et 30 PV ; Vétéran : 6 et 40 ; Héros : 8 et 55.
ML-274 = Scénario 10 (Jugement dernier) : les monstres relancent une fois tous les dés d’Attaque qui ont manqué ; le niveau Tutoriel est exclu ; un monstre de rang A est aux Portes au départ. Marquer le plus de PV possible : Recrue 35, Vétéran 45, Héros 60.
ML-275 = (a) Le scénario 4 ignore aussi les jetons Défense, d’où qu’ils viennent ; (b) le scénario 6 prend le monstre suivant s’il n’y a plus de rang A ; (c) la pile du scénario 8 est faite des 24 jetons du module, et le Repère n’a que des pièges classiques ; (d) Madhala y révèle tout et vise l’expédition adjacente du joueur, celle de gauche d’abord ; (e) le scénario 9 compte chaque mission compétitive gagnée et chaque contrat rempli.
    .ruling = yes

## Solo : mode classique et campagne

ML-276 = En mode classique, on joue un scénario au choix, classé selon son propre barème.
ML-277 = En mode campagne, on joue les scénarios dans l’ordre à partir du numéro 1 ; au rang Chair à canon ou Recrue, on rejoue le scénario, au rang Vétéran ou Héros, on passe au suivant.
ML-278 = Pour la partie suivante, Chair à canon fait baisser la difficulté d’un niveau, ou perdre la campagne au niveau le plus facile ; Recrue la laisse telle quelle, Vétéran la met à Normal, Héros à Héroïque ou Légendaire.
ML-279 = La campagne est gagnée en finissant le scénario 10 au rang Vétéran ou Héros, au niveau Normal ou Héroïque.
ML-280 = (a) Le joueur choisit la première difficulté ; (b) le niveau Légendaire permet aussi de gagner la campagne ; (c) le niveau le plus facile du scénario 10 est Normal.
    .ruling = yes

## Pièges

ML-281 = Piège « 1 Force » : poser 1 dé de Force de la réserve sur le piège.
ML-282 = Piège renforcé « 1 Force » : poser sur le piège 1 dé de Force, à l’abri des traquenards.
ML-283 = Piège « Force +1 » : chaque dé de Force de l’expédition compte 1 de plus.
ML-284 = Piège « Force +2 » : chaque dé de Force de l’expédition compte 2 de plus.
ML-285 = Piège « Force +3 » : chaque dé de Force de l’expédition compte 3 de plus.
ML-286 = Piège « 2 Force » : poser 2 dés de Force sur le piège.
ML-287 = Piège renforcé « 2 Force » : poser sur le piège 2 dés de Force, à l’abri des traquenards.
ML-288 = Piège « 3 Force » : poser 3 dés de Force sur le piège.
ML-289 = Piège « 1 Magie » : poser 1 dé de Magie sur le piège.
ML-290 = Piège renforcé « 1 Magie » : poser sur le piège 1 dé de Magie, à l’abri des traquenards.
ML-291 = Piège « Magie +1 » : chaque dé de Magie de l’expédition compte 1 de plus.
ML-292 = Piège « Magie +2 » : chaque dé de Magie de l’expédition compte 2 de plus.
ML-293 = Piège « 2 Magie » : poser 2 dés de Magie sur le piège.
ML-294 = Piège renforcé « 2 Magie » : poser sur le piège 2 dés de Magie, à l’abri des traquenards.
ML-295 = Piège « 3 Magie » : poser 3 dés de Magie sur le piège.
ML-296 = Piège « +4 » : le total compte 4 de plus contre un monstre.
ML-297 = Piège « +6 » : le total compte 6 de plus contre un monstre.
ML-298 = Piège « +8 » : le total compte 8 de plus contre un monstre.
ML-299 = (a) Les bonus par dé des pièges valent aussi pour les dés posés sur les pièges de la même expédition et pour les dés volés ; (b) l’effet du piège initial et le nombre d’exemplaires de chaque piège sont des valeurs de la boîte.
    .ruling = yes

## Traquenards

ML-300 = Traquenard « vol de 1 Magie » : prendre 1 dé de Magie à une expédition adjacente.
ML-301 = Traquenard « vol de 2 Magie » : prendre jusqu’à 2 dés de Magie à une expédition adjacente.
ML-302 = Traquenard « vol de 1 Force » : prendre 1 dé de Force à une expédition adjacente.
ML-303 = Traquenard « vol de 2 Force » : prendre jusqu’à 2 dés de Force à une expédition adjacente.
ML-304 = Traquenard « vol de 1 au choix » : prendre 1 dé de Magie ou de Force à une expédition adjacente.
ML-305 = Traquenard « vol de 2 au choix » : prendre jusqu’à 2 dés, de Magie, de Force ou un de chaque, à une expédition adjacente.
ML-306 = Traquenard « attaque déviée de 1 » : 1 dé d’Attaque du monstre frappe un mercenaire adjacent à la place, et se lance avant les autres.
ML-307 = Traquenard « attaque déviée de 2 » : 2 dés d’Attaque du monstre frappent un mercenaire adjacent à la place, et se lancent avant les autres.

## Butin

ML-308 = Butin « 4 relances » : à défausser pour 4 relances au plus d’un dé de Magie ou de Force, le même ou d’autres.
ML-309 = Butin « 3 relances de Magie » : à défausser pour 3 relances au plus d’un dé de Magie, le même ou d’autres.
ML-310 = Butin « gloire de la conquête » : à défausser pour 4 points de gloire de plus en conquérant une région.
ML-311 = Butin « gloire de l’élimination » : à défausser pour 4 points de gloire de plus en éliminant un monstre.
ML-312 = Butin « gloire de la capture » : à défausser pour 3 points de gloire de plus en capturant un monstre.
ML-313 = Butin « élixirs » : à défausser pour 2 potions et 2 venins.
ML-314 = Butin « élimination +6 » : à défausser pour ajouter 6 au total d’une tentative d’élimination, pas de capture.
ML-315 = Butin « trophée » : gardé, c’est un trophée de valeur 3 ; défaussé, il rapporte 15 pièces d’or.
ML-316 = Butin « provisions » : à défausser pour 6 pièces d’or, 1 jeton Défense et 1 potion.
ML-317 = Butin « Persuasion contre Magie » : à défausser avec l’un de ses dés de Persuasion pour 3 dés de Magie ; en phase Déploiement seulement, sans action.
ML-318 = Butin « Magie contre Force » : à défausser avec l’un de ses dés de Magie pour 3 dés de Force ; en phase Déploiement seulement, sans action.
ML-319 = Butin « Magie +2 » : à défausser pour que chaque dé de Magie d’une expédition compte 2 de plus.
ML-320 = Butin « 12 pièces d’or » : à défausser pour 12 pièces d’or.
ML-321 = Butin « 10 pièces d’or » : à défausser pour 10 pièces d’or.
ML-322 = Butin « recrue gratuite » : à défausser pour recruter gratuitement un mercenaire de la Taverne.
ML-323 = Butin « Force +2 » : à défausser pour que chaque dé de Force d’une expédition compte 2 de plus.
ML-324 = (a) Le recrutement gratuit (butin, Rynia) demande toujours l’excès de gloire, (b) peut prendre un novice, (c) n’occupe pas d’emplacement de la Taverne et reste possible en cas de panique ; (d) la carte gratuite d’Uyuniah doit être équipée aussitôt ; (e) un butin « +2 » par dé ne vaut que pour une expédition de son propriétaire.
    .ruling = yes

## Monstres

ML-325 = Snailer : dans une région Jungle, son affinité lui donne 2 dés d’Attaque de plus au lieu de 1.
ML-326 = Sporus : chacune de ses attaques lance aussi 1 dé d’Attaque de plus contre chaque mercenaire de la région, y compris celui qui est actif.
ML-327 = Korcko : éliminé, il inflige une dernière touche à chaque mercenaire de la région, y compris celui qui est actif ; on peut s’en défendre.
ML-328 = Gator : ni potion ni venin ne sert contre lui.
ML-329 = Turfus : il faut 2 pièges au lieu de 1 pour le capturer.
ML-330 = Warkors : son attaque inflige d’office 1 touche de plus ; on peut s’en défendre.
ML-331 = Krinx : s’il est aux Portes, on pioche au Nettoyage 2 jetons Panique au lieu de 1.
ML-332 = Surbol : dans une région Feu, son affinité lui donne 2 dés d’Attaque de plus au lieu de 1.
ML-333 = Dogor : pioché, il va aux Portes, à la place du monstre qui s’y trouverait, et l’on pioche un autre monstre pour la région.
ML-334 = Sandor : capturé dans une région, il donne la récompense de capture puis réapparaît aux Portes ; capturé aux Portes, il est défaussé.
ML-335 = Moldo : chaque dé de Force de l’expédition du mercenaire qui attaque compte 1 de moins.
ML-336 = Krunn : éliminé, il inflige une dernière touche à chaque mercenaire de la région, y compris celui qui est actif ; on peut s’en défendre.
ML-337 = Trons : aux Portes, il a 3 dés d’Attaque de plus.
ML-338 = Sckon : dans une région Air, son affinité lui donne 2 dés d’Attaque de plus au lieu de 1.
ML-339 = Snagus : son attaque inflige d’office 1 touche de plus ; on peut s’en défendre.
ML-340 = Gorgosh : aucun talent Défense ne sert contre lui ; les jetons Défense, si.
ML-341 = Blandor : dans une région Eau, son affinité lui donne 2 dés d’Attaque de plus au lieu de 1.
ML-342 = Krushus : chaque dé de Magie de l’expédition du mercenaire qui attaque compte 1 de moins.
ML-343 = Abysur : quand il blesse un mercenaire, le clan de celui-ci perd 1 point de gloire.
ML-344 = Caribdis : aucun équipement de type Arme ne sert contre lui.
ML-345 = (a) Moldo et Krushus ne font jamais descendre un dé sous 0 ; (b) Abysur coûte 1 point de gloire par attaque où au moins une blessure n’est pas annulée ; (c) la dernière touche de Korcko et de Krunn vient après la récompense d’élimination ; (d) Gorgosh bloque aussi les talents des avantages, des équipements et des gardes ; (e) les cibles de Sporus ont toutes leurs défenses.
    .ruling = yes
ML-346 = (a) Un Sandor qui s’est échappé compte comme vaincu pour la conquête et entre dans la comparaison aux Portes à l’étape 2 du Nettoyage ; (b) un monstre remplacé par Dogor est défaussé et la panique déjà posée reste ; (c) Dogor pioché à la mise en place ouvre les Portes dès le tour 1.
    .ruling = yes

## Mercenaires

ML-347 = Purkas : 1 talent Défense contre les attaques de monstres.
ML-348 = Korgo : peut relancer 1 dé de Persuasion de son expédition, sur les missions seulement.
ML-349 = Dalina : son clan peut garder 3 pièges de plus, soit 8 en tout.
ML-350 = Drapis : 1 talent Défense contre les attaques de monstres.
ML-351 = Taroa : chaque dé de Force de l’expédition compte 1 de plus.
ML-352 = Puargh : 1 point de gloire de plus pour la capture d’un monstre.
ML-353 = Fandor : une fois par tour, payer 1 pièce d’or pour un dé de Persuasion à utiliser ce tour-ci ; pas quand il est en expédition.
ML-354 = Wondou : 2 talents Défense contre les attaques de monstres.
ML-355 = Vaidala : une fois par tour, 4 pièces d’or de moins sur un recrutement, jusqu’à 0.
ML-356 = Tortock : le total compte 1 de plus pour une capture, pas pour une élimination.
ML-357 = Taron : une fois par tour, 2 pièces d’or de plus quand le clan utilise la Mine.
ML-358 = Parsas : 1 talent Défense contre les monstres d’Eau ou de Jungle.
ML-359 = Wishor : une fois par tour, 4 pièces d’or de moins sur un achat de pièges, jusqu’à 0.
ML-360 = Ginova : 1 dé d’Attaque du monstre frappe un mercenaire adjacent à sa place, et se lance avant les autres.
ML-361 = Nimra : 1 talent Défense contre les attaques de monstres.
ML-362 = Frostor : une fois par tour, 1 potion ou venin gratuit sur le plateau de clan.
ML-363 = Dolfus : 2 talents Défense contre les attaques de monstres.
ML-364 = Lusara : gagne 2 potions après avoir capturé ou éliminé un monstre.
ML-365 = Nuduru : une fois par tour, 1 potion gratuite sur le plateau de clan.
ML-366 = Frunks : chaque dé de Magie de l’expédition compte 1 de plus.
ML-367 = Shandee : 1 talent Défense contre les monstres d’Eau ou de Feu.
ML-368 = Zondu : 1 talent Défense contre les attaques de monstres.
ML-369 = Tranok : une fois par tour, 2 pièces d’or.
ML-370 = Naiala : le total compte 3 de plus pour une élimination, pas pour une capture.
ML-371 = Sckrat : peut relancer jusqu’à 2 dés de Force de l’expédition.
ML-372 = Torko : le total compte 3 de plus pour une capture, pas pour une élimination.
ML-373 = Karunna : jusqu’à 2 relances de dés de Force ou de Magie de l’expédition, toutes deux sur le même dé si l’on veut.
ML-374 = Poissen : le total compte 2 de plus pour une élimination, pas pour une capture.
ML-375 = Timbulu : chaque dé de Force de l’expédition compte 1 de plus.
ML-376 = Guster : 1 talent Défense contre les monstres de Jungle ou d’Air.
ML-377 = Lorios : une fois par tour, 1 venin gratuit sur le plateau de clan.
ML-378 = Kakron : peut relancer 1 dé de Force de l’expédition.
ML-379 = Wormee : une fois par tour, payer 2 pièces d’or pour un dé de Force à utiliser ce tour-ci ; pas en expédition.
ML-380 = Trulina : 2 talents Défense contre les attaques de monstres.
ML-381 = Geas : le total compte 3 de plus pour une conquête.
ML-382 = Saruna : peut capturer sans piège.
ML-383 = (a) Ginova agit sans le module Traquenard, selon sa règle d’adjacence, et ne s’annule pas comme un traquenard ; (b) Saruna se passe aussi des deux pièges de Turfus ; (c) « jusqu’à 2 dés » veut dire chaque dé une fois au plus, sauf si la carte dit le contraire, comme celle de Karunna ; (d) Puargh et Lusara ne comptent que pour leur propre réussite.
    .ruling = yes

## Équipement

ML-384 = Krakhen : permet de relancer 2 dés de Magie de l’expédition.
ML-385 = Rashnek : une fois par tour, 2 pièces d’or de plus quand le clan utilise la Mine.
ML-386 = Mortis : chaque dé de Magie de l’expédition compte 1 de plus.
ML-387 = Kedavra : pour une conquête, chaque dé de Magie de l’expédition compte 2 de plus.
ML-388 = Pugnor : chaque dé de Force de l’expédition compte 1 de plus.
ML-389 = Slham : en phase Aventure, permet de relancer 2 dés de Persuasion de l’expédition.
ML-390 = Noxx : 1 talent Défense contre les attaques de monstres, sans effet contre les traquenards.
ML-391 = Turzoks : une fois par tour, 4 pièces d’or de moins sur un achat de pièges, jusqu’à 0.
ML-392 = Slyzor : pour une capture ou une élimination, chaque dé de Force de l’expédition compte 1 de plus.
ML-393 = Tergeo : permet de relancer 2 dés de Force de l’expédition.
ML-394 = (a) Les 18 équipements se partagent ces 10 noms ; exemplaires, coûts et types sont des valeurs de la boîte ; (b) les bonus des équipements s’ajoutent à ceux des talents et des pièges.
    .ruling = yes

## Régions (chaque usage est une action de Déploiement)

ML-395 = Skyehn : 1 dé de Magie donne 3 dés de Force pour ce tour.
ML-396 = Ghadik : 2 dés de Persuasion donnent 9 pièces d’or.
ML-397 = Kale : 1 dé de Magie donne 3 potions.
ML-398 = Kyzhul : 1 dé de Force donne 2 dés de Persuasion pour ce tour.
ML-399 = Rynia : 2 dés de Force permettent de recruter gratuitement un mercenaire de la Taverne.
ML-400 = Gurban : 2 dés, chacun de Force ou de Persuasion, donnent 3 dés de Magie pour ce tour.
ML-401 = Yuha : 1 dé de Persuasion donne 2 dés de Magie pour ce tour.
ML-402 = Wahibah : 1 dé de Magie donne 3 jetons Défense.
ML-403 = Uyuniah : 2 dés, chacun de Force ou de Persuasion, donnent gratuitement un équipement du Bazar.
ML-404 = Negueria : 1 dé de Force, 1 de Magie et 1 de Persuasion donnent 2 points de gloire.
ML-405 = Thaklan : 2 dés, chacun de Force ou de Magie, donnent 3 dés de Persuasion pour ce tour.
ML-406 = Al-Dahn : 1 dé de Force donne l’un des jetons Butin visibles ; sa place est remplie aussitôt.

## Exemples

MLX-01 = Tour 1, aucun dé encore au Repère du chasseur. Nathalie pose tout à gauche un dé de Persuasion à 5 et prend le piège à 9 pièces d’or pour 9 − 5 = 4. Stéphane met un dé de Force à l’emplacement suivant et paie son piège plein tarif. Tom met au troisième un dé de Persuasion à 3 : 3 est inférieur à 5, sa réduction est donc de 3 + 5 = 8, sans tenir compte du dé de Force intermédiaire ; ses deux pièges à 4 coûtent 8, et il paie le minimum, 1.
MLX-02 = Gloire 20, réputation 14, donc excès de gloire 6 ; aucun dé de Persuasion à la Taverne. Vaidala (réputation 7) ne se recrute à aucun prix : 7 dépasse 6. Avec un dé de Persuasion à 5, Fandor (coût 10, réputation 5) coûte 10 − 5 = 5 pièces d’or ; la réputation passe à 19, ses 2 dés de Force rejoignent aussitôt la réserve, et l’excès de gloire n’est plus que de 1.
MLX-03 = Carmen a 18 de gloire et 17 de réputation et rate une mission dont la pénalité est de 2 : gloire 16, réputation toujours 17, personne ne part ; avec un excès de gloire de 0, elle ne peut pas recruter.
MLX-05 = La deuxième expédition demande 2 dés de Force, accepte au moins 2 de Magie en renfort et offre une potion. Carmen, qui possède tout juste 1 piège et 1 jeton Défense, affecte en une action un mercenaire avec 2 Force, 2 Magie, le piège face cachée et le jeton Défense. Avec 4 dés il restait place pour 3 jetons et 2 sont pris ; une potion de la réserve est posée sur le jeton du mercenaire.
MLX-06 = Snagus (attaque 5 ; sa capture rapporte de la gloire et 10 pièces d’or) a battu tout le monde au tour précédent et se tient aux Portes. En une action, Tom affecte Tranok à l’expédition du haut avec 3 Force, 2 Magie et 1 piège : 7 places de dé, car le piège en prend 2. Les 5 dés quittent sa réserve ; rien n’est lancé avant la phase Aventure.
MLX-07 = Nathalie a conquis Kyzhul au tour précédent et Lusara la gère. Pour son action, elle déploie 1 dé de Force sur la carte et gagne 2 dés de Persuasion, lancés aussitôt et utilisables ce tour-ci.
MLX-08 = Frunks, indemne, porte 1 potion et reçoit 2 touches non annulées. Tom défausse la potion : une blessure est annulée et Frunks survit, blessé ; la potion est perdue.
MLX-10 = Niveau Normal, tour 4 (+1 dé d’Attaque). Abysur (attaque 5, VC 17, VE 22, Eau) est dans une région d’Eau. Shandee, indemne, est sur la deuxième expédition avec 2 Force, 2 Magie, 1 jeton Défense, 1 piège « Magie +1 » et 1 potion ; Carmen a 19 points de gloire. Dés d’Attaque : 5 + 1 + 1 = 7 ; Carmen retire 1 dé de Magie, on en lance donc 6, pour 4 touches. Le jeton et le talent de Shandee contre l’Eau ou le Feu en annulent 2, la potion 1 des 2 blessures : Shandee est blessée mais vivante, et le pouvoir d’Abysur ramène la gloire de Carmen de 19 à 18.
MLX-11 = Shandee riposte avec les 2 dés de Force et 1 dé de Magie restants et le piège révélé « Magie +1 » : Force 1 et 2, Magie 3, qui compte 4. Le total de 7 est inférieur à 17 : pas de capture. Shandee, les dés lancés et le piège restent, et 7 de dégâts sont reportés.
MLX-12 = Le mercenaire de Stéphane, sur la troisième expédition, a survécu à une nouvelle attaque ; il a 2 dés de Magie, l’avantage de relancer 1 dé de Magie, et 7 de dégâts reportés. Il fait 4 et 2 et relance le 2, qui devient 3 : son résultat est de 7, le total de 14 reste sous 17, et 14 sont reportés.
MLX-14 = Après la mort d’Abysur, Shandee (deuxième expédition) et le mercenaire de Stéphane (troisième) sont en vie sans avoir réussi, et il n’y a plus personne pour tenter la conquête. Carmen choisit un jeton Butin visible pour Shandee, puis Stéphane en choisit un ; le mercenaire de Carmen qui a éliminé le monstre n’en reçoit pas.
MLX-15 = Nathalie vient de conquérir Kyzhul (Eau) et possède Nimra (Eau), dont elle fait sa gérante : les affinités s’accordent. Aux Déploiements suivants, elle pourra dépenser une action et 1 dé de Force pour 2 dés de Persuasion.
MLX-16 = Une région : Carmen en expédition 1, Tom en 2, Nimra pour Carmen en 3, Nathalie en 4. La 1 échoue contre le monstre, la 2 le capture, la 3 conquiert la région. Les 1 et 2 retirent dés, pièges et jetons Défense et restent hors de la conquête ; la 4 n’agit pas. Le butin va à Carmen pour la 1, puis à Nathalie pour la 4 ; le mercenaire de Tom et Nimra n’en ont pas. Les butins sont ensuite complétés.
MLX-18 = Une région : Stéphane en expédition 1, Nathalie en 2, personne en 3, Tom en 4. Les 1 et 2 sont adjacentes ; les 2 et 4 aussi, car la vide est ignorée ; les 1 et 4 ne le sont pas.
MLX-19 = Un joueur déploie 2 dés de Force sur un emplacement double et vide de la Mine, le premier servi ce tour-ci, et reçoit aussitôt 6 pièces d’or.
MLX-20 = Quand Caribdis attaque, sa base est de 5 dés, avant ceux de l’affinité et de la piste des tours.
MLX-22 = Au tour 1, aucun monstre n’est aux Portes : personne ne peut y être affecté et la défense de la Citadelle est sautée.
MLX-23 = Scénario 7 en solo : un clan qui finit avec 2 mercenaires d’une affinité et 1 de chaque autre (2/1/1/1) est Recrue ; un de plus dans une deuxième affinité en fait un Vétéran.
