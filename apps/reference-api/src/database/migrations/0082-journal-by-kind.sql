-- An index that finds a member's newest journals of a kind, or of a kind and a time, without reading other journals.
create index journal_member_kind_time on journal (member_id, kind, created_at desc, id desc);
