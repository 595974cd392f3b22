-- The messages of all brands to one phone number are limited too. Rows of earlier releases have no such hash and are deleted
-- after a few days.
alter table phone_code add column number_hash text;
create index phone_code_of_number on phone_code (number_hash, sent_at);
