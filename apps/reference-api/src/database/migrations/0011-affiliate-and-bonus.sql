insert into account_kind (kind, normal_side, holder, meaning) values
  ('affiliate_expense', 'debit',  'house',  'Commission owed to members for those they invited'),
  ('member_affiliate',  'credit', 'member', 'A member''s commission that is not moved to the wallet yet');

-- One published commission rule per brand: a share, in hundredths of a percent, of the stakes of invited members. The
-- commission is settled when the credit of an invited member returns from a game.
create table affiliate_program (
  client_id text primary key references brand,
  commission_bp integer not null check (commission_bp between 0 and 10000),
  minimum_withdrawal bigint not null check (minimum_withdrawal > 0)
);

-- The stakes of a session, which the provider reports when the credit returns. Null until then.
alter table game_session add column turnover bigint check (turnover >= 0);
-- The stakes of older sessions are unknown, so the difference between the sent and the returned credit is stored
-- instead.
update game_session set turnover = abs(brought - taken) where status = 'closed';
create index game_session_closed on game_session (member_id, closed_at desc) where status = 'closed';

create table commission (
  id bigint generated always as identity primary key,
  client_id text not null references brand,
  member_id bigint not null references member,
  downline_id bigint not null references member,
  -- The commission of a session is settled only once.
  game_session_id bigint not null unique references game_session,
  bangkok_day date not null,
  turnover bigint not null check (turnover > 0),
  amount bigint not null check (amount >= 0),
  journal_id bigint unique references journal,
  created_at timestamptz not null,
  check ((amount > 0) = (journal_id is not null))
);
create index commission_of_member on commission (member_id, bangkok_day, id) include (downline_id, turnover, amount);
create index commission_of_downline on commission (downline_id);

-- The bonus for a deposit within a promotion window (EN-03).
create table deposit_bonus (
  deposit_id bigint primary key references deposit,
  client_id text not null references brand,
  member_id bigint not null references member,
  bangkok_day date not null,
  promotion_window integer not null check (promotion_window in (1, 2)),
  amount bigint not null check (amount > 0),
  journal_id bigint not null unique references journal,
  created_at timestamptz not null
);
create index deposit_bonus_of_day on deposit_bonus (member_id, bangkok_day);

-- True if the brand's configuration has the promotion. Stored here for staff commands.
alter table promotion add column enabled boolean not null default true;
