### Ce qu’est le jeu, en quelques phrases : tout ce qu’il faut à une page sur tous les jeux.

game-title = Monster Lands
game-blurb = Menez un clan de mercenaires : commercez à la Citadelle, capturez des monstres, reprenez les terres d’une reine assiégée.
game-primer-1 = Vous menez un clan de mercenaires pendant six tours, ou moins si un clan atteint 30 points de gloire, et le clan qui a le plus de points de victoire à la fin l’emporte. La gloire, la réputation, les trophées et les affinités rapportent des points ; en solitaire, vous visez un rang face à Madhala.
game-primer-2 = À chaque tour, vous prenez les dés de votre clan et les placez, une action à la fois et à tour de rôle, jusqu’au dernier.
game-primer-3 = À la Citadelle, les dés servent aussitôt : des mercenaires à la Taverne, des pièges au Repère du chasseur, de l’équipement au Bazar, des potions et des venins au Laboratoire, des jetons Défense à l’Armurerie, de l’or à la Mine et chez le prêteur sur gage. La valeur d’un dé de Persuasion se déduit du prix.
game-primer-4 = À l’Extérieur, un mercenaire part en expédition avec des dés de Force et de Magie, des pièges et d’autres aides. Pendant que vous la préparez, vous voyez vos chances.
game-primer-5 = Quand tout le monde s’est déployé, l’aventure commence : le monstre attaque d’abord, et les survivants ripostent. Atteignez sa valeur de capture avec un piège pour le capturer, ou sa valeur d’élimination pour l’éliminer. Les régions peuvent ensuite être conquises.
game-primer-6 = Les monstres que personne n’a vaincus marchent sur les Portes et sèment la panique dans la Citadelle.

## Ce qu’une table joue, dans une liste de tables

row-scenario-n = scénario { $n }
row-round = tour { $n }
