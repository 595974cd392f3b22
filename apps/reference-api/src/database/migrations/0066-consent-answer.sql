-- Members are asked again when a consent has a new version, and can decline an optional consent (`given` is false).
-- `hash_of` is the text that the hash covers. `blocks`: the parsed page, in rows of earlier releases. `source`: the
-- Markdown source of the page, in new rows. A change of the parser does not affect the source.
alter table member_consent
  add column given boolean not null default true,
  add column hash_of text not null default 'blocks' check (hash_of in ('blocks', 'source'));
