-- After a restore, the log continues under a new name, because the restore lost entries that auditors know
-- under the old name. A brand uses the log with its highest generation.
alter table fairness_key add column generation integer default 1;
alter table fairness_key drop constraint fairness_key_pkey;
create unique index fairness_key_generation on fairness_key (client_id, generation);
