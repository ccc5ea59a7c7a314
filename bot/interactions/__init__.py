"""One interaction in, one answer out: what a person can do at a table or for themselves."""
