insert into account_kind (kind, normal_side, holder, meaning) values
  ('refund_expense', 'debit', 'house', 'Losses given back to members by their level');
-- Existing brands get their ledger account for refunds here, so that staff commands find the account before the API
-- is restarted.
insert into account (client_id, kind, normal_side, holder) select client_id, 'refund_expense', 'debit', 'house' from brand;

-- The refund of a part of a day's loss. The member's level determines the part. Each row stores the values of
-- the calculation.
create table loss_refund (
  member_id bigint not null references member,
  client_id text not null references brand,
  -- The Bangkok day on which the credit returned from the games.
  bangkok_day date not null,
  level integer not null check (level between 1 and 6),
  percent integer not null check (percent between 1 and 100),
  net_loss bigint not null check (net_loss > 0),
  amount bigint not null check (amount > 0 and amount <= net_loss),
  journal_id bigint not null unique references journal,
  created_at timestamptz not null,
  -- A day's loss is refunded only once, even with concurrent runs.
  constraint loss_refund_once primary key (member_id, bangkok_day)
);

-- Finds the members of a brand who played on a day.
create index game_session_closed_of_brand on game_session (client_id, closed_at) include (member_id) where status = 'closed';
