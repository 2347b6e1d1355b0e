# What may be wrong in a box file; names of tables and fields stay as they are written there

wrong-alliances = expected each realm in one alliance
wrong-seats = expected each realm once
wrong-goal = expected the mode and the length that the id names
wrong-points = give treasures for a long game, points for the others
wrong-numbers = expected the numbers of all cards in order
wrong-number = number { $n } is not a card of { $realm }
wrong-lands = lands: { $n }, for an income of { $income }
wrong-capital = expected one of its own lands, with a castle
wrong-castles = { $n } castles, more than figures = { $figures }

## Spaces and what stands there

wrong-neighbours = expected each neighbour once, and not the space itself
wrong-one-sided = { $other } does not name { $space } in turn
wrong-edge = { $other }: neighbours are the spaces that share an edge
wrong-polygon = expected the corners in clockwise order, without crossing edges
wrong-overlap = overlaps another space along { $start } to { $end }
wrong-outline = the edge from { $start } to { $end } is neither shared nor on the border of the board
wrong-area = the spaces cover { $area } square points, expected { $wanted }
wrong-owner = expected units of the owner, { $realm }
wrong-warship = a Warship must be in a sea zone
wrong-castle = a land holds at most one castle
wrong-empty = expected at least one unit
wrong-afloat = expected Warships and flying units only

## Units

wrong-attack = every unit moves and attacks, except the castle
wrong-cargo = only sea units carry others
wrong-hover = only flying units hover
