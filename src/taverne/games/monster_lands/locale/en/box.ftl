# What may be wrong in a box file; names of tables and fields stay as they are written there

wrong-pair = expected one leader and one initial mercenary of affinity { $affinity }
wrong-pool = affinity { $affinity } begins with this many dice of { $colour }: { $n }, expected { $wanted }
wrong-bracket = expected a higher up_to than the bracket before
wrong-bracket-dice = expected no fewer dice than the bracket before
wrong-expedition = { $n } dice on one expedition, more than die_spaces = { $spaces }
wrong-capture = expected less than kill_value: a capture stays below a kill
wrong-removes = expected one for each of citadel_faces
wrong-outside = expected a place for each face of the yellow die
