-- A hash of the phone number that is the same for all brands, because the number of messages from all brands to one
-- phone number is limited too. Null in rows of earlier releases, which are deleted after a few days.
alter table phone_code add column number_hash text;
create index phone_code_of_number on phone_code (number_hash, sent_at);
