-- Members who registered with the name of a self-excluded person. Only a deposit shows whether the member holds that
-- name's bank account, so the match refuses deposits and nothing else. A registration that is refused would tell anybody
-- with an account number who is excluded.
create table excluded_namesake (
  member_id bigint not null references member,
  break_id bigint not null references member_break,
  primary key (member_id, break_id)
);
