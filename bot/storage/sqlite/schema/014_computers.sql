-- Who made the choice of a computer player: level, simulations, version (`strong 66 1.1`); empty for all other rows.
alter table log add column computer text not null default '';
