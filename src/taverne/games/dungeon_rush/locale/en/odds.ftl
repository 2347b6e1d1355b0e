### Odds asked for in words, at the terminal: questions, mistakes, answers.

odds-field-heroes = one or two heroes; gains are added: wizard+magic+magic,thief
odds-field-monster = a monster, lord or dragon, for instance I-15 (default: all)

odds-heroes = Which heroes? For instance: { $command }
odds-two = No more than two heroes fight together; you gave { $n }.
odds-hero = There is no hero “{ $hero }”. Choose from { $known }.
odds-skill = There is no skill “{ $skill }”. Choose from { $known }.
odds-card = There is no monster, lord or dragon “{ $card }”.
odds-no-dice = Fights have no dice: a victory is certain or impossible.
odds-id = { $id }
odds-title = { $card } ({ $id })
odds-share = { $who } { $chance }%
odds-together = together
odds-certain = { $who }: certain
odds-impossible = { $who }: impossible
