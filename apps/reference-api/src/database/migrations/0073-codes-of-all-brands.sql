-- A second hash of the phone number. For the same number, this hash is equal in all brands, because the number of
-- messages to one phone number is limited for all brands together. Null in rows of earlier releases, which are deleted
-- after a few days.
alter table phone_code add column number_hash text;
create index phone_code_of_number on phone_code (number_hash, sent_at);
