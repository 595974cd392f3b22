-- Members who registered with the name of a self-excluded person. The match refuses only deposits, because only a
-- deposit shows whether the member holds the bank account of that person. A refused registration would reveal to
-- anybody with an account number who is excluded.
create table excluded_namesake (
  member_id bigint not null references member,
  break_id bigint not null references member_break,
  primary key (member_id, break_id)
);
