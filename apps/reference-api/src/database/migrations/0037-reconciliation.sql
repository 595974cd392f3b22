-- The API compares the books with the bank's statement and the provider's report. The API books each difference to a
-- suspense account immediately, so that the account `bank` agrees with the real bank. A difference stays open until a
-- later report removes it or staff settle it.
insert into account_kind (kind, normal_side, holder, meaning) values
  ('suspense_payable',    'credit', 'house', 'Money that others report and the books can''t explain'),
  ('suspense_receivable', 'debit',  'house', 'Money in the books that others do not report'),
  ('difference_income',   'credit', 'house', 'Differences that staff settled as a gain'),
  ('difference_expense',  'debit',  'house', 'Differences that staff settled as a loss');
insert into account (client_id, kind, normal_side, holder)
  select client_id, kind, normal_side, 'house' from brand cross join account_kind
   where kind in ('suspense_payable', 'suspense_receivable', 'difference_income', 'difference_expense')
  on conflict on constraint account_once do nothing;

-- The lines of the bank's statements and the provider's reports.
create table reported_move (
  client_id text not null references brand,
  source text not null check (source in ('bank', 'provider')),
  reference text not null,
  -- Positive if money came to the brand.
  amount bigint not null check (amount <> 0),
  bangkok_day date not null,
  primary key (client_id, source, reference)
);
create index reported_move_of_day on reported_move (client_id, source, bangkok_day);

create table difference (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  client_id text not null references brand,
  source text not null check (source in ('bank', 'provider')),
  reference text not null,
  bangkok_day date not null,
  -- `ours` is the booked amount, or null if the movement is missing in the books. `theirs` is the reported amount, or
  -- null if the movement is missing in the report.
  ours bigint,
  theirs bigint,
  -- The reported amount minus the booked amount and minus the amount that staff have settled. Positive if the report
  -- contains more money than the books.
  excess bigint not null check (excess <> 0),
  status text not null default 'open' check (status in ('open', 'resolved', 'settled')),
  journal_id bigint not null unique references journal,
  closing_journal_id bigint unique references journal,
  note text,
  found_at timestamptz not null,
  closed_at timestamptz,
  check ((status = 'open') = (closing_journal_id is null)),
  check ((status = 'open') = (closed_at is null)),
  check (status <> 'settled' or note is not null)
);
create unique index difference_open_once on difference (client_id, source, reference) where status = 'open';
create index difference_of_reference on difference (client_id, source, reference);
create function difference_stays_closed() returns trigger language plpgsql as $$
begin
  raise exception 'a closed difference is never changed' using errcode = 'restrict_violation';
end $$;
create trigger difference_stays_closed before update on difference
  for each row when (old.status <> 'open') execute function difference_stays_closed();
create trigger difference_kept before delete on difference for each row execute function ledger_is_append_only();

create index game_session_opened_of_brand on game_session (client_id, opened_at);
