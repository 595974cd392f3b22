-- Contains the amount, so that the sum of a member's commissions does not read the commissions themselves.
create index commission_by_downline on commission (downline_id) include (amount);
drop index commission_of_downline;

-- Has the order of the list of invited members. Without it, PostgreSQL may read all newer members of all brands.
create index member_invited on member (inviter_id, id desc);
drop index member_inviter;
