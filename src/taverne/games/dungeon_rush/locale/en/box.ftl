# What may be wrong in a box file; names of tables and fields stay as they are written there

wrong-hero = a hero starts with one or two skills above 0
wrong-defence = a monster needs at least one skill above 0
wrong-gain-twice = each skill may be offered once
wrong-gain = a gain has a skill and n of 1 or more; {"{}"} means no gain
wrong-reward = a monster gives a skill, coins or both
wrong-boss = a lord or dragon needs at least one skill above 0
wrong-rounds = expected { $n } times rounds_per_level
wrong-players = expected no more than players_max
wrong-few-heroes = there are not enough heroes for so many players
wrong-few-monsters = there are not enough monsters in a level for so many players
