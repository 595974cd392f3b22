-- Finds a member's newest journals of a kind, or of a time, without reading the others.
create index journal_member_kind_time on journal (member_id, kind, created_at desc, id desc);
