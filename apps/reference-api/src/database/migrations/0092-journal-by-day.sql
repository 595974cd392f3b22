-- Finds a member's journals of one kind and of some days. The index `journal_member_kind` has the order of posting, so a
-- search for days in it reads all newer journals, and all older ones if few journals are found.
create index journal_member_kind_day on journal (member_id, kind, created_at) include (id);
