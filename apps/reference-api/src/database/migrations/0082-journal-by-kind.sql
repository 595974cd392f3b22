-- Finds a member's newest journals of one kind, with or without limits of time, without reading other journals.
create index journal_member_kind_time on journal (member_id, kind, created_at desc, id desc);
