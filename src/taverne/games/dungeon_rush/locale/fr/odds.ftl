### Probabilités demandées en toutes lettres, au terminal : questions, erreurs, réponses.

odds-field-heroes = un ou deux héros ; les gains s’ajoutent : wizard+magic+magic,thief
odds-field-monster = un monstre, maître du donjon ou dragon, par exemple I-15 (sinon tous)

odds-heroes = Quels héros ? Par exemple : { $command }
odds-two = Deux héros au plus se battent ensemble ; vous en avez donné { $n }.
odds-hero = Il n’y a pas de héros « { $hero } ». Au choix : { $known }.
odds-skill = Il n’y a pas de compétence « { $skill } ». Au choix : { $known }.
odds-card = Il n’y a ni monstre, ni maître du donjon, ni dragon « { $card } ».
odds-no-dice = Les combats se font sans dé : la victoire est certaine ou impossible.
odds-id = { $id }
odds-title = { $card } ({ $id })
odds-share = { $who } { $chance } %
odds-together = ensemble
odds-certain = { $who } : victoire certaine
odds-impossible = { $who } : victoire impossible
