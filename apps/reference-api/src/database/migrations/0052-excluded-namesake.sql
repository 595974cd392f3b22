-- Members who registered with the name of a self-excluded person. Only a deposit shows whether the member
-- also holds that person's bank account, so only deposits are refused. A refused registration would reveal to
-- anybody with an account number who is excluded.
create table excluded_namesake (
  member_id bigint not null references member,
  break_id bigint not null references member_break,
  primary key (member_id, break_id)
);
