-- Which answers a seat did not give itself: its plan or its standing answers did. Its owner's secret.
alter table log add column automatic integer not null default 0;
