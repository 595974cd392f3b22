-- A consent of a new version is asked again, and a member can decline an optional one. `hash_of` is what the hash covers: the
-- parsed page for rows of earlier releases, and the Markdown source of the page for new rows, which no change of the parser
-- affects.
alter table member_consent
  add column given boolean not null default true,
  add column hash_of text not null default 'blocks' check (hash_of in ('blocks', 'source'));
