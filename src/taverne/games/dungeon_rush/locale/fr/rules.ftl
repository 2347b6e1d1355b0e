### Les règles de Dungeon Rush, une phrase par numéro. `.ruling = yes` marque une décision de notre part là où le livret se tait.

## But, cartes et termes

DR-001 = Chaque joueur mène deux héros.
DR-002 = Le joueur dont les deux héros ont réuni le plus de pièces à la fin de la partie gagne.
DR-003 = La boîte contient 10 grandes cartes de héros.
DR-004 = La boîte contient 110 autres cartes : 4 dragons, 4 maîtres du donjon et, pour chacun des niveaux I, II et III, 34 monstres.
DR-005 = On ne joue pas à plus de 5 : les 10 héros forment 5 paires, et 5 joueurs rencontrent 5 × 2 × 3 = 30 des 34 monstres d’un niveau, alors qu’il en faudrait 36 à 6 joueurs.
    .ruling = yes
DR-006 = Le mode compétitif se joue de 3 à 5 joueurs.
    .ruling = yes
DR-007 = Des variantes permettent de jouer seul ou à deux (DR-181 à DR-188).
    .ruling = yes
DR-008 = Il y a quatre compétences : Combat rapproché, Attaque à distance, Magie et Discrétion.
DR-009 = Au départ, un héros a des points dans une ou deux des quatre compétences.
DR-010 = Si la carte d’un héros laisse vide l’icône d’une compétence, celle-ci vaut 0.
DR-011 = Les compétences d’un héros augmentent au cours de la partie grâce aux monstres vaincus.
DR-012 = Une carte de monstre donne un nom, une défense, la compétence qu’elle apporte, s’il y en a une, et les pièces qu’elle vaut, s’il y en a.
DR-013 = La défense d’un monstre indique les compétences qu’il faut pour le vaincre, et combien de points dans chacune.
DR-014 = La carte d’un maître du donjon ou d’un dragon donne un nom, une défense et un butin.
DR-015 = Maîtres du donjon et dragons n’apportent que des pièces, jamais de compétence.
DR-016 = Une boîte valide compte 10 héros, chacun avec une ou deux compétences au-dessus de 0.
    .ruling = yes
DR-017 = Une boîte valide compte 34 monstres par niveau ; chacun exige au moins une compétence et apporte une compétence, des pièces ou les deux.
    .ruling = yes
DR-018 = Une boîte valide compte 4 maîtres du donjon et 4 dragons ; chacun exige au moins une compétence et vaut des pièces.
    .ruling = yes

## Préparation et choix des héros

DR-019 = Un maître du donjon et un dragon sont tirés au sort et restent face visible.
DR-020 = Le maître du donjon et le dragon en jeu restent visibles de tous pendant toute la partie.
    .ruling = yes
DR-021 = Les 3 autres maîtres du donjon et les 3 autres dragons ne participent pas à la partie.
    .ruling = yes
DR-022 = Les 10 héros sont tous proposés au milieu de la table.
DR-023 = L’un des joueurs devient premier joueur.
DR-024 = Le premier joueur est tiré au sort.
    .ruling = yes
DR-025 = À partir du premier joueur, en sens horaire, chacun prend un héros.
DR-026 = Ensuite chacun prend un second héros, en remontant du dernier joueur au premier.
DR-027 = Chaque joueur pose ses deux héros côte à côte devant lui.
DR-028 = Les héros une fois choisis, chaque joueur décide lequel se tient à gauche et lequel à droite, pour toute la partie.
    .ruling = yes
DR-029 = Les héros que personne n’a choisis quittent la partie.
DR-030 = Les monstres de chaque niveau sont mélangés séparément et forment trois piles face cachée.
DR-031 = Si un joueur met plus de 30 secondes à choisir un héros, il en reçoit un au hasard parmi ceux qui restent.
    .ruling = yes

## Manches et niveaux

DR-032 = La partie dure neuf manches.
DR-033 = Chacun des trois niveaux du donjon dure trois manches.
DR-034 = Les manches 1 à 3 se jouent avec les monstres du niveau I.
DR-035 = Les manches 4 à 6 se jouent avec les monstres du niveau II.
DR-036 = Les manches 7 à 9 se jouent avec les monstres du niveau III.
DR-037 = Une manche comprend trois phases : révélation, attaque et résolution.
DR-038 = Ce qui reste dans la pile d’un niveau après sa troisième manche ne sert pas.
    .ruling = yes
DR-039 = Après la neuvième manche viennent le combat final et le décompte des pièces.
DR-040 = Au début de chaque manche, tous les héros sont de nouveau libres, même ceux qui viennent d’être battus.
    .ruling = yes

## Révélation

DR-041 = Chaque joueur reçoit, face cachée, deux monstres du niveau en cours.
DR-042 = Tous les joueurs retournent au même instant leurs deux monstres au milieu de la table.
DR-043 = On retourne les cartes de façon que personne ne voie les siennes avant les autres.
DR-044 = Chaque joueur peut atteindre chacun des monstres révélés.
DR-045 = Avoir reçu un monstre ne donne aucun droit sur lui.
    .ruling = yes
DR-046 = Une manche compte exactement deux fois plus de monstres que de joueurs.
    .ruling = yes

## Attaque

DR-047 = Les attaques peuvent commencer dès que les monstres sont visibles.
DR-048 = La main gauche agit pour le héros de gauche, la main droite pour celui de droite.
DR-049 = Une main posée sur un monstre y envoie ce héros à l’attaque : c’est un engagement.
DR-050 = Un héros engagé ne peut être ni rappelé ni envoyé vers un autre monstre.
DR-051 = Au cours d’une manche, un héros ne peut attaquer qu’un seul monstre.
    .ruling = yes
DR-052 = Un joueur peut tenir un de ses héros à l’écart de l’attaque.
DR-053 = Un joueur peut tenir ses deux héros à l’écart de l’attaque.
DR-054 = Un joueur peut envoyer ses deux héros contre le même monstre.
DR-055 = Deux héros d’un même joueur sur un même monstre additionnent leurs compétences pour le combat.
DR-056 = Un joueur peut attaquer deux monstres différents, avec un héros chacun.
DR-057 = Deux joueurs n’attaquent jamais le même monstre.
DR-058 = Celui dont la main atteint la carte en premier est seul à l’attaquer.
DR-059 = Tant que dure la phase d’attaque, l’attaquant d’un monstre peut y envoyer aussi son second héros.
    .ruling = yes
DR-060 = Un engagement sur un monstre déjà tenu par un autre joueur est refusé ; le héros reste libre et peut tenter sa chance ailleurs.
    .ruling = yes
DR-061 = Un joueur qui annonce « terminé » renonce, pour cette manche, à ses héros encore libres.
    .ruling = yes
DR-062 = On ne revient pas sur un « terminé ».
    .ruling = yes
DR-063 = Un engagement n’est jamais refusé parce que le héros est trop faible : bloquer un monstre est permis.
    .ruling = yes

## Résolution

DR-064 = Les combats se résolvent une fois que chaque joueur a fini d’attaquer.
DR-065 = Dans chaque combat, on compare la défense du monstre aux compétences du héros ou des héros qui l’attaquent.
DR-066 = Le monstre est vaincu lorsque les compétences réunies de ses attaquants sont au moins égales à sa défense.
DR-067 = Sinon, le ou les héros engagés sont battus.
DR-068 = La comparaison se fait compétence par compétence : chacune de celles exigées doit être atteinte, et un surplus dans l’une ne compense jamais un manque dans une autre.
    .ruling = yes
DR-069 = Avec deux héros sur un monstre, on additionne leurs valeurs dans chaque compétence.
    .ruling = yes
DR-070 = Chaque combat d’une manche se livre avec les compétences que les héros avaient au moment de la révélation.
    .ruling = yes
DR-071 = Les gains d’une manche comptent à partir de la suivante, ou, après la neuvième, au combat final.
    .ruling = yes
DR-072 = Un monstre que personne n’a attaqué est défaussé ; personne n’y gagne ni n’y perd.
    .ruling = yes
DR-073 = L’ordre dans lequel se résolvent les combats d’une manche ne change rien.
    .ruling = yes

## Gains d’une victoire

DR-074 = Si un monstre vaincu apporte une compétence, le vainqueur peut le glisser sous l’un de ses héros pour augmenter cette compétence.
DR-075 = Le héros qui reçoit le gain peut être celui qui n’a pas combattu.
DR-076 = La carte se glisse sous le côté de la compétence qu’elle augmente, en laissant voir son icône.
DR-077 = Un joueur qui vainc deux monstres dans une manche peut donner les deux gains au même héros.
DR-078 = Une rune magique est un joker : elle peut augmenter n’importe laquelle des quatre compétences.
DR-079 = Une rune reste pour toujours là où on l’a placée.
DR-080 = Les gains ordinaires restent eux aussi au héros et à la compétence auxquels on les a donnés.
    .ruling = yes
DR-081 = Une carte augmente une seule compétence d’un seul héros, d’autant de points qu’elle montre d’icônes de cette compétence.
    .ruling = yes
DR-082 = Une carte qui propose plusieurs compétences n’augmente que celle qu’on choisit en la plaçant.
    .ruling = yes
DR-083 = Le vainqueur qui ne veut pas placer un gain garde la carte face visible à côté de ses héros ; ses pièces comptent quand même.
    .ruling = yes
DR-084 = Une carte placée sous un héros garde ses pièces pour le compte final.
DR-085 = On peut glisser autant de cartes que l’on veut sous un héros, et sous chacun de ses côtés.
    .ruling = yes
DR-086 = Un monstre vaincu par les deux héros d’un joueur ne fait toujours qu’une carte, donc un seul gain.
    .ruling = yes

## Échecs et monstres qui ne valent que des pièces

DR-087 = Un joueur dont un héros perd un combat prend ce monstre face cachée : c’est un échec.
DR-088 = Chaque monstre face cachée coûte 1 pièce à la fin.
DR-089 = Deux héros battus par le même monstre ne comptent que pour un échec, qui coûte 1 pièce.
    .ruling = yes
DR-090 = Un échec reste hors du jeu jusqu’à la fin de la partie.
    .ruling = yes
DR-091 = Tout le monde peut savoir combien d’échecs compte chaque joueur.
    .ruling = yes
DR-092 = Un monstre vaincu qui vaut des pièces mais n’apporte pas de compétence se garde face visible, à côté des échecs.
DR-093 = Au compte final, seuls les échecs qu’un joueur détient sont déduits, jamais les monstres que personne n’a attaqués.
    .ruling = yes

## Combat final

DR-094 = Après la neuvième manche, chaque joueur peut défier soit le maître du donjon, soit le dragon.
DR-095 = Personne ne peut combattre à la fois le maître du donjon et le dragon.
DR-096 = Chacun combat seul : les joueurs ne peuvent pas s’entraider.
DR-097 = On additionne les compétences des deux héros du joueur et on les compare à la défense de l’adversaire choisi.
DR-098 = Cette comparaison se fait elle aussi compétence par compétence (DR-068).
    .ruling = yes
DR-099 = Un joueur qui égale ou dépasse cette défense reçoit les pièces indiquées sur la carte.
DR-100 = Plusieurs joueurs peuvent défier le même maître du donjon ou le même dragon.
DR-101 = Chaque joueur qui réussit reçoit tout le butin de la carte.
    .ruling = yes
DR-102 = Échouer au combat final ne coûte rien et ne donne pas de carte face cachée.
    .ruling = yes
DR-103 = Un joueur peut renoncer au combat final.
DR-104 = Les choix pour le combat final se font en secret et en même temps.
    .ruling = yes
DR-105 = Si un joueur n’a pas choisi au bout de 30 secondes, le choix est fait à sa place : parmi ceux qu’il peut vaincre, l’adversaire au plus gros butin, ou aucun s’il n’en peut vaincre aucun.
    .ruling = yes
DR-106 = La vitesse ne compte pas dans le combat final.
    .ruling = yes

## Compte final

DR-107 = Chaque joueur additionne les pièces de tous les monstres qu’il a vaincus, qu’ils soient face visible ou sous ses héros.
DR-108 = On ajoute le butin du maître du donjon ou du dragon vaincu au combat final.
DR-109 = Chaque échec face cachée retire 1 pièce.
DR-110 = Le total de pièces le plus élevé l’emporte.
DR-111 = Les joueurs à égalité en tête partagent la victoire.
DR-112 = Un total peut être inférieur à zéro.
    .ruling = yes
DR-113 = Les cartes de héros ne valent aucune pièce.
    .ruling = yes

## En ligne : révéler ensemble

DR-114 = Aucun client ne reçoit la face d’un monstre avant l’instant T de la révélation.
    .ruling = yes
DR-115 = À l’instant T, le serveur envoie toutes les faces de la manche à chaque client dans un seul message.
    .ruling = yes
DR-116 = À chaque manche, un compte à rebours visible de 3 secondes mène à l’instant T.
    .ruling = yes
DR-117 = Un engagement qui parvient au serveur avant l’instant T est ignoré et bloque la saisie pour ce héros pendant 250 millisecondes : appuyer à l’aveugle ne paie pas.
    .ruling = yes
DR-118 = Tous les joueurs voient les mêmes monstres dans le même ordre.
    .ruling = yes
DR-119 = Une manche commence quand tous les joueurs connectés sont prêts, ou 20 secondes après la fin de la résolution précédente.
    .ruling = yes

## En ligne : saisie et engagement

DR-120 = Un engagement est un message qui nomme la manche, le héros de gauche ou de droite, le monstre et un numéro d’ordre du client.
    .ruling = yes
DR-121 = Un engagement pour une autre manche, sur un monstre inconnu ou avec le héros d’un autre est refusé.
    .ruling = yes
DR-122 = Les deux héros peuvent se jouer indépendamment et en même temps, avec deux doigts ou deux groupes de touches séparés.
    .ruling = yes
DR-123 = Un engagement n’existe qu’à partir du moment où le serveur l’a accepté.
    .ruling = yes
DR-124 = Tant que le serveur n’a pas répondu, le client affiche l’engagement envoyé comme en attente.
    .ruling = yes
DR-125 = Tant qu’un engagement d’un héros est en attente, ses engagements suivants se rangent dans une file et sont essayés dans l’ordre si le premier est refusé ; aucun n’est perdu.
    .ruling = yes
DR-126 = Répéter un engagement accepté ne change rien et n’est pas une erreur.
    .ruling = yes
DR-127 = Chaque engagement accepté est montré aussitôt à tous, avec le joueur et le héros.
    .ruling = yes
DR-128 = Un engagement accepté ne s’annule pas, pas même après une fausse manœuvre.
    .ruling = yes

## En ligne : qui était premier

DR-129 = Le serveur traite les engagements strictement un par un.
    .ruling = yes
DR-130 = Le premier engagement accepté sur un monstre fait de son auteur l’attaquant.
    .ruling = yes
DR-131 = Chaque engagement est noté avec l’heure du serveur, le résultat et le motif, si bien qu’une manche peut être rejouée à l’identique.
    .ruling = yes
DR-132 = Dans le mode habituel, « Course », les engagements comptent dans l’ordre où le serveur les reçoit.
    .ruling = yes
DR-133 = Dans le mode facultatif « Course équitable », l’heure effective d’un engagement est l’heure de réception moins le temps d’aller-retour mesuré du joueur, compté pour 200 millisecondes au plus ; elle ne précède jamais l’instant T.
    .ruling = yes
DR-134 = Dans une course équitable, le premier engagement sur un monstre reste provisoire pendant 200 millisecondes.
    .ruling = yes
DR-135 = Parmi les engagements reçus dans ce délai, celui dont l’heure effective est la première emporte le monstre.
    .ruling = yes
DR-136 = Si les heures effectives sont égales à la milliseconde près, une liste de priorité décide : à la manche 1 elle commence par le premier joueur, puis elle avance d’une place à chaque manche.
    .ruling = yes
DR-137 = Un engagement qui perd pendant un délai provisoire compte comme refusé, et son héros est aussitôt libre de nouveau.
    .ruling = yes
DR-138 = Le temps d’aller-retour est la plus courte des 8 dernières mesures lancées par le serveur avant l’instant T.
    .ruling = yes
DR-139 = Les heures indiquées par les clients ne sont jamais utilisées.
    .ruling = yes
DR-140 = Un aller-retour qui dépasse de plus de 30 millisecondes la meilleure des 40 dernières mesures compte pour celle-ci ; et il compte pour 10 millisecondes au plus au-delà de ce que le réseau mesure lui-même ou, quand le réseau ne dit rien, pour 40 au plus au-delà de la médiane de la table. Simuler une connexion lente ne rapporte donc rien.
    .ruling = yes

## En ligne : fin de l’attaque

DR-141 = La phase d’attaque s’achève quand chaque joueur n’a plus de héros libre ou a annoncé « terminé ».
    .ruling = yes
DR-142 = La phase d’attaque s’achève aussi quand le minuteur de la manche expire : 15 secondes, à moins que l’on n’ait choisi avant la partie une autre durée, de 5 à 120 secondes, ou aucun minuteur.
    .ruling = yes
DR-143 = Il y a autant de monstres que de héros, deux par place : un héros libre trouve donc toujours au moins un monstre que personne ne tient, et la phase ne s’achève jamais faute de cibles.
    .ruling = yes
DR-144 = Si une préparation particulière laisse un héros libre sans aucun engagement permis, ce héros est considéré comme utilisé.
    .ruling = yes
DR-145 = Quand le temps expire, les héros encore libres n’attaquent pas, et rien n’est perdu.
    .ruling = yes
DR-146 = Dans une course simple, un engagement reçu après la fin de la phase est refusé.
    .ruling = yes
DR-147 = Dans une course équitable, l’heure effective décide si un engagement arrive à temps, et le serveur attend 200 millisecondes avant de clore la phase.
    .ruling = yes
DR-148 = Les 3 dernières secondes sont signalées à l’image et au son.
    .ruling = yes

## En ligne : placer les gains

DR-149 = Tous les joueurs placent leurs gains en même temps et en secret ; puis tous les placements sont montrés.
    .ruling = yes
DR-150 = Au bout de 20 secondes, un gain ordinaire pas encore placé va au héros qui l’a remporté, ou au héros de gauche si les deux ont combattu.
    .ruling = yes
DR-151 = Au bout de 20 secondes, une rune pas encore placée va à la compétence la plus élevée de ce héros ; à égalité, l’ordre est Combat rapproché, Attaque à distance, Magie, Discrétion.
    .ruling = yes
DR-152 = Un gain ordinaire ne peut pas être placé sur une compétence que la carte n’apporte pas.
    .ruling = yes

## En ligne : déconnexions et équité

DR-153 = Les engagements acceptés avant qu’un joueur perde la connexion restent valables et se résolvent comme d’habitude.
    .ruling = yes
DR-154 = Les héros libres d’un joueur déconnecté n’attaquent pas dans la manche en cours.
    .ruling = yes
DR-155 = Un joueur peut revenir à tout moment ; il voit alors tout ce qui est public, mais aucun monstre encore caché.
    .ruling = yes
DR-156 = Après une absence de 60 secondes, ou de deux manches d’affilée, un bot de force normale joue pour l’absent jusqu’à son retour.
    .ruling = yes
DR-157 = La partie ne peut être suspendue qu’entre une résolution et la révélation suivante.
    .ruling = yes
DR-158 = Les engagements d’un même client au-delà de 10 par seconde sont ignorés.
    .ruling = yes

## Jeu au tour par tour et accessibilité

DR-159 = Dans la variante au tour par tour, la phase d’attaque n’est pas chronométrée.
    .ruling = yes
DR-160 = Dans la variante au tour par tour, chaque joueur, dans l’ordre des places à partir du premier joueur de la manche, engage un héros ou passe ; puis, dans l’ordre inverse, chacun en engage un second ou passe.
    .ruling = yes
DR-161 = Dans la variante au tour par tour, le premier joueur change à chaque manche, d’une place en sens horaire.
    .ruling = yes
DR-162 = Dans la variante au tour par tour, un monstre n’a toujours qu’un attaquant, un engagement reste définitif, un second héros peut toujours se joindre au premier, et les combats se résolvent comme d’habitude.
    .ruling = yes
DR-163 = Dans la variante simultanée, chaque joueur affecte ses deux héros en secret, et toutes les affectations sont montrées ensemble.
    .ruling = yes
DR-164 = Dans la variante simultanée, la liste de priorité de DR-136 décide à qui revient un monstre choisi par plusieurs joueurs ; les héros des autres sur ce monstre n’attaquent pas.
    .ruling = yes
DR-165 = La variante se choisit avant les héros et vaut pour les neuf manches.
    .ruling = yes
DR-166 = Chaque action peut se faire au clavier seul, avec une touche par monstre et une touche de modification par héros.
    .ruling = yes
DR-167 = Aucune action n’exige de glisser-déposer.
    .ruling = yes
DR-168 = Les compétences se distinguent par la forme et le texte, jamais par la seule couleur.
    .ruling = yes
DR-169 = Les lecteurs d’écran reçoivent sous forme de texte les monstres révélés, les engagements acceptés et les résultats.
    .ruling = yes
DR-170 = Une seule main suffit pour jouer : choisir un héros, puis toucher un monstre.
    .ruling = yes
DR-171 = Les flashs et les secousses peuvent être désactivés sans rien changer aux durées.
    .ruling = yes

## Bots

DR-172 = Les bots envoient leurs engagements au même arbitre que les humains, avec les mêmes messages et les mêmes blocages.
    .ruling = yes
DR-173 = Les bots ne voient que ce qui est public, et seulement à partir de l’instant T.
    .ruling = yes
DR-174 = Le premier engagement d’un bot vient après un temps de réaction aléatoire, de loi log-normale et de médiane 4,0 secondes (facile), 2,5 secondes (normal) ou 1,5 seconde (difficile), jamais inférieur à 0,8 seconde.
    .ruling = yes
DR-175 = Le second engagement d’un bot vient au moins 0,5 seconde après le premier.
    .ruling = yes
DR-176 = Après un engagement refusé, un bot attend au moins 0,4 seconde avant de tenter un autre monstre.
    .ruling = yes
DR-177 = Avec une probabilité de 15 % (facile), 5 % (normal) ou 1 % (difficile), un bot juge mal un combat et peut s’engager sur un monstre qu’il ne peut pas vaincre.
    .ruling = yes
DR-178 = Le hasard des bots vient de la graine de la partie, si bien qu’une partie enregistrée peut être rejouée.
    .ruling = yes
DR-179 = Dans une course équitable, les bots ont un temps d’aller-retour de 0 : leur heure effective est leur heure de réception.
    .ruling = yes
DR-180 = Au tour par tour, les bots décident sans temps de réaction ; un court délai permet de suivre leurs coups.
    .ruling = yes

## Pour un ou deux joueurs

DR-181 = À deux joueurs, un bot neutre occupe une troisième place, avec deux héros et deux monstres par manche.
    .ruling = yes
DR-182 = Le total du bot neutre est montré, mais ce bot ne peut pas gagner.
    .ruling = yes
DR-183 = Deux joueurs sans bot suivent les règles habituelles, avec 4 monstres par manche.
    .ruling = yes
DR-184 = Avec la place neutre, on emploie 3 places × 2 monstres × 3 manches = 18 des 34 cartes de chaque niveau.
    .ruling = yes
DR-185 = Un joueur seul joue la partie habituelle contre 2 à 4 bots.
    .ruling = yes
DR-186 = Dans le contre-la-montre, un joueur seul affronte 4 monstres par manche, avec un minuteur de 8 secondes au niveau I, 6 secondes au niveau II et 5 secondes au niveau III.
    .ruling = yes
DR-187 = Un contre-la-montre n’a pas de vainqueur ; son résultat est le total final de pièces.
    .ruling = yes
DR-188 = Dans les variantes avec bots, ceux-ci choisissent leurs héros dans l’ordre des places comme tout le monde, un à l’aller et un au retour.
    .ruling = yes

## Exemples détaillés

DRX-01 = Compétences de départ. La carte d’une héroïne montre Combat rapproché 1 et Magie 1. Elle commence avec Combat rapproché 1, Attaque à distance 0, Magie 1 et Discrétion 0 (DR-009, DR-010).
DRX-02 = Une compétence n’en remplace pas une autre. La Magicienne a Magie 3 et aucun Combat rapproché. Contre le Cube de gelée, qui exige Magie 2, elle gagne (DR-066). Contre le Guerrier squelette, qui exige Combat rapproché 1, elle perd : le surplus de Magie n’y fait rien (DR-068). Le combat perdu laisse une carte face cachée, soit −1 pièce (DR-087, DR-088).
DRX-03 = Choix des héros à quatre joueurs. A est premier, puis B, C et D en sens horaire. A prend H3, B H1, C H7, D H2 ; puis D prend H5, C H10, B H4, A H6. L’ordre est A B C D D C B A (DR-025, DR-026). H8 et H9 quittent la partie (DR-029). Chaque niveau montre 8 monstres par manche et en laisse 34 − 24 = 10 inutilisés (DR-038, DR-046).
DRX-04 = Une course perdue laisse le héros libre. Manche 1, course simple, trois joueurs, monstres M1 à M6. Le serveur reçoit le héros de gauche de A sur M2 à T + 1,210 s, le héros de droite de B sur M2 à T + 1,214 s et le héros de droite de B sur M5 à T + 1,700 s. A tient M2 ; le premier engagement de B est refusé et le héros reste libre (DR-060) ; ensuite B tient M5. Le héros de gauche de B peut encore se joindre à l’attaque de M5 (DR-059), mais pas à celle de M2. A ne peut pas envoyer ailleurs son héros de gauche (DR-050).
DRX-06 = Les gains n’aident pas dans la même manche. Le héros de gauche de A (Magie 1) est sur M1, qui exige Magie 1 et apporte Magie 1 ; le héros de droite de A (Magie 1) est sur M2, qui exige Magie 2. M1 est vaincu, M2 ne l’est pas, bien que le gain de M1 ait pu porter le héros de droite à Magie 2 (DR-070). M1 peut se placer sous le héros de droite (DR-075), qui a Magie 2 à partir de la manche suivante (DR-071). M2 est un échec.
DRX-07 = Une rune reste en place, et un héros prend les deux gains. À la manche 4, B vainc deux monstres : l’un apporte une rune et 1 pièce, l’autre Attaque à distance 1 et aucune pièce. B place les deux sous son héros de gauche, la rune en Discrétion et l’autre en Attaque à distance. Les deux placements sont permis (DR-077, DR-078). À la manche 7, B demande à déplacer la rune en Combat rapproché : refusé (DR-079). À la fin, la carte de la rune compte toujours 1 pièce (DR-084).
DRX-09 = Combat final et victoire partagée. Le maître du donjon a Combat rapproché 5 et Magie 5, butin 6 ; le dragon Attaque à distance 7 et Discrétion 8, butin 10. Avec ses deux héros, A a Combat rapproché 6 et Magie 5 ; B Combat rapproché 5 et Magie 7 ; C Combat rapproché 4, Magie 9, Attaque à distance 7 et Discrétion 7. Pièces avant : A 14 avec 2 échecs, B 13 avec 1, C 19 avec 1, D 17 sans échec. A et B choisissent le maître du donjon, C le dragon, D aucun des deux. A et B gagnent tous deux et reçoivent 6 chacun (DR-100, DR-101). C échoue avec Discrétion 7 contre 8, sans frais (DR-102), et ne peut pas tenter le maître du donjon à la place (DR-095). Totaux : A 14 + 6 − 2 = 18, B 13 + 6 − 1 = 18, C 19 − 1 = 18, D 17. A, B et C partagent la victoire (DR-111).
