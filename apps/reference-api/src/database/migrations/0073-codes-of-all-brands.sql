-- A second hash of the phone number. This hash is the same in all brands, because one limit applies to the messages that
-- all brands together send to a phone. Null in rows of earlier releases, which are deleted after a few days.
alter table phone_code add column number_hash text;
create index phone_code_of_number on phone_code (number_hash, sent_at);
