-- A log that went on after a restore has a new name, because the old name has signed entries that the restore lost. The
-- newest generation of a brand is the log in use.
alter table fairness_key add column generation integer default 1;
alter table fairness_key drop constraint fairness_key_pkey;
create unique index fairness_key_generation on fairness_key (client_id, generation);
