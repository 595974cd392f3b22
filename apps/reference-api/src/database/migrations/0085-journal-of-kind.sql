-- An index that finds a member's newest journals of a kind in the order of posting. The index of migration 0082 had the
-- order of the API's clock, which can differ from the order of posting.
create index journal_member_kind on journal (member_id, kind, id desc) include (created_at);
drop index journal_member_kind_time;
