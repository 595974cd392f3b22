insert into account_kind (kind, normal_side, holder, meaning) values
  ('refund_expense', 'debit', 'house', 'Losses given back to members by their level');
-- Brands from before get theirs here, so that a command of staff finds it before the API has started anew.
insert into account (client_id, kind, normal_side, holder) select client_id, 'refund_expense', 'debit', 'house' from brand;

-- The part of a day's loss that a member's level gave back, with what it was worked out from.
create table loss_refund (
  member_id bigint not null references member,
  client_id text not null references brand,
  -- The Bangkok day on which the games came home.
  bangkok_day date not null,
  level integer not null check (level between 1 and 6),
  percent integer not null check (percent between 1 and 100),
  net_loss bigint not null check (net_loss > 0),
  amount bigint not null check (amount > 0 and amount <= net_loss),
  journal_id bigint not null unique references journal,
  created_at timestamptz not null,
  -- The gate: a day is given back once, whoever else does so at the same moment.
  constraint loss_refund_once primary key (member_id, bangkok_day)
);

-- Who played on a day, of a brand.
create index game_session_closed_of_brand on game_session (client_id, closed_at) include (member_id) where status = 'closed';
