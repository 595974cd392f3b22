-- `shown_text` is the text that the member read, with the title of its page. Members can still read this text after the
-- brand has dropped the consent. Null in rows of earlier releases.
alter table member_consent add column shown_text text;
