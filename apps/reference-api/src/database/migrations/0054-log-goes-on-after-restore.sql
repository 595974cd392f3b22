-- After a restore, the log of draws continues under a new name, because the restore lost entries that auditors know
-- under the old name. A brand uses its log with the highest generation.
alter table fairness_key add column generation integer default 1;
alter table fairness_key drop constraint fairness_key_pkey;
create unique index fairness_key_generation on fairness_key (client_id, generation);
