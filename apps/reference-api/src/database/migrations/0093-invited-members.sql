-- Has the order of the list of invited members. Without it, PostgreSQL may read all newer members of all brands.
create index member_invited on member (inviter_id, id desc);
drop index member_inviter;
