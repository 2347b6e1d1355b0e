"""Everything on the table of Monster Lands, as plain data.
Rules change it, ``view`` says who may see what."""
