-- Members are asked again when a consent has a new version, and can decline an optional consent (`given` is false).
-- `hash_of` names the form of the text that was hashed. `blocks`: the parsed page, in rows of earlier releases.
-- `source`: the Markdown source of the page, in new rows. A change of the parser changes `blocks` but not `source`.
alter table member_consent
  add column given boolean not null default true,
  add column hash_of text not null default 'blocks' check (hash_of in ('blocks', 'source'));
