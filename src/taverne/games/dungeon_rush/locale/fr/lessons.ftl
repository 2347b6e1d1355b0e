### Ce que disent les leçons de Dungeon Rush, et les conseils d’une première partie. `lesson-<leçon>-<mot>` est une phrase
### d’une leçon ; celles qui portent `else` répondent à un choix permis qui n’est pas pour maintenant.

lesson-first = Premiers pas dans le donjon
    .about = Deux mains, qui bat qui, poser ses gains, le maître et le dragon.
lesson-first-welcome = Deux héros, neuf manches, et qui a le plus de pièces à la fin gagne. Choisissez d’abord vos héros.
lesson-first-heroes = Les chiffres sont des compétences : combat rapproché, attaque à distance, magie, discrétion. La Reine liche, à la fin, demande de la magie et de la discrétion. Prenez la magicienne.
lesson-first-else-hero = Un bon héros, mais la Reine liche demande magie et discrétion.
lesson-first-second = Votre rival en a pris deux. À présent la voleuse, pour la discrétion.
lesson-first-hands = Chaque héros est une de vos mains. Les monstres sont révélés, et chaque main peut aller sur l’un d’eux.
lesson-first-beats = Un monstre tombe si votre héros a au moins ce qu’il demande. Le Cube de gelée demande 2 en magie, votre magicienne a 3 : touchez-le.
lesson-first-else-left = Cela tournerait mal. Envoyez la magicienne, votre main gauche, sur le Cube de gelée.
lesson-first-other-hand = Votre rival a joué ses deux mains. Votre voleuse, avec 3 en discrétion, prend le Garde assoupi.
lesson-first-else-right = La voleuse n’a que la discrétion. C’est justement ce que demande le Garde assoupi.
lesson-first-won = Tous deux battus ; et l’archère de votre rival a échoué, ce qui lui coûtera une pièce.
lesson-first-gain = Un monstre battu renforce un héros. Glissez le Cube sous la magicienne : sa magie passe à 4.
lesson-first-gain-two = Et le Garde assoupi sous la voleuse : sa discrétion passe à 4.
lesson-first-else-gain = Mieux vaut renforcer ses points forts : la magie à la magicienne, la discrétion à la voleuse.
lesson-first-together = Le Fantôme d’avare demande magie et discrétion à la fois. Aucun de vos héros n’a les deux ; ensemble, si. Envoyez la magicienne…
lesson-first-together-two = …puis la voleuse, sur le même monstre.
lesson-first-else-together = Les deux héros sur le Fantôme d’avare, cette fois.
lesson-first-failures = Deux pièces ! Comparez avant de toucher : un monstre qui résiste vous coûte une pièce.
lesson-first-now-you = À vous : envoyez vos deux héros où vous voulez.
lesson-first-now-gains = Posez ce que vous avez gagné sous le héros qui en a besoin.
lesson-first-meanwhile = Les autres manches se passent de même, avec des monstres plus forts. Nous les jouons pour vous.
lesson-first-final = Les neuf manches sont finies. Vos deux héros réunis peuvent affronter le maître ou le dragon, pas les deux.
lesson-first-choose = Vous avez la magie et la discrétion qu’il faut pour la Reine liche. Le Dragon de feu demande 8 en combat rapproché : affrontez plutôt la Reine liche.
lesson-first-else-final = Le dragon vous battrait, et renoncer ne rapporte rien. Affrontez la Reine liche.
lesson-first-end = Les pièces des monstres, celles du combat final, moins une par échec. Voilà tout Dungeon Rush : bravo !

lesson-careful = Qui reste au camp ne perd rien
    .about = Quand laisser un héros au camp, ce que coûte un échec, où placer une rune.
lesson-careful-welcome = De nouveau la magicienne et la voleuse. Cette fois, tout le monde ne trouve pas son adversaire.
lesson-careful-first = Le Cube de gelée demande 2 en magie. C’est pour la magicienne.
lesson-careful-else-first = 2 en magie, c’est la magicienne : la main gauche sur le Cube de gelée.
lesson-careful-home = Le reste demande du combat rapproché ou de l’attaque à distance, et la voleuse n’a ni l’un ni l’autre. Qu’elle reste au camp : passez.
lesson-careful-failure = Qui attaque en vain prend un échec, et chacun coûte une pièce à la fin. Passer ne coûte rien.
lesson-careful-else-home = Elle échouerait, et un échec coûte une pièce. Passez.
lesson-careful-gain = Le Cube sous la magicienne. Ce que vous posez compte à partir de la manche suivante, pas avant.
lesson-careful-else-gain = Renforcez plutôt un point fort.
lesson-careful-rune = Le Grimoire maudit apporte une rune. Encore 2 en magie : à la magicienne.
lesson-careful-else-rune = D’abord le Grimoire, pour sa rune : la magicienne, main gauche.
lesson-careful-rest = Et le Garde assoupi pour la voleuse.
lesson-careful-else-rest = Le Garde ne demande que de la discrétion : c’est pour la voleuse.
lesson-careful-lay-rune = Une rune vaut la compétence que vous voulez. Donnez à la magicienne ce qui lui manque : du combat rapproché.
lesson-careful-else-lay = Cela servirait aussi. Mais avec du combat rapproché, elle fera seule ce qui demande deux compétences.
lesson-careful-guard = Le Garde sous la voleuse, comme avant.
lesson-careful-alone = L’Archer zombie demande 1 en combat rapproché et 1 en magie. Avec la rune, la magicienne le bat seule.
lesson-careful-else-alone = Cherchez combat rapproché et magie ensemble : l’Archer zombie, main gauche.
lesson-careful-last = La voleuse est donc libre pour un autre : le Chien de garde, 2 en discrétion.
lesson-careful-else-last = C’est le Chien de garde qu’elle peut battre.
lesson-careful-end = Deux héros, deux monstres. Comptez avant de toucher, passez quand cela ne suffit pas, et comblez les manques avec les runes.

coach-draft = Regardez le maître du donjon et le dragon : ils demandent certaines compétences à la fin. Un héros à 3 est fort tout de suite, un héros à deux compétences trouve plus de proies.
coach-turn = Comparez les chiffres du monstre à ceux de votre héros : chaque compétence demandée doit être atteinte. Vos deux héros peuvent aussi aller ensemble sur le même.
coach-attack = Touchez un héros, puis un monstre ; premier arrivé, premier servi. Chaque compétence demandée doit être atteinte.
coach-place = Glissez la carte sous un héros pour augmenter cette compétence pour de bon. Pensez à ce que demandent le maître ou le dragon.
coach-final = Vos deux héros comptent ensemble. Les coches vertes montrent ce que vous atteignez ; si vous perdez, vous ne manquez que les pièces.
