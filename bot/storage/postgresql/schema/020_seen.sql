-- When the process was last there that writes under this number: its row goes long after that (`bot/storage/postgresql/presence.py`).
alter table writers add column seen timestamptz not null default now();
