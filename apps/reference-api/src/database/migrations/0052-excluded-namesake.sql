-- Members who registered with the name of a self-excluded person. Only a deposit shows whether the member also holds
-- the bank account of that person. The registration is therefore accepted, and deposits are refused. A refused
-- registration would reveal the exclusion to anybody who knows the account number.
create table excluded_namesake (
  member_id bigint not null references member,
  break_id bigint not null references member_break,
  primary key (member_id, break_id)
);
