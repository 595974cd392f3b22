-- The original text of the slip's QR code, and the reference that the bank reports for the transfer. The bank's
-- reference can differ from the reference in the QR code.
alter table slip
  add column qr_text text check (char_length(qr_text) between 1 and 512),
  add column settled_bank text check (settled_bank ~ '^[0-9]{3}$'),
  add column settled_ref text check (char_length(settled_ref) between 1 and 64),
  add constraint slip_settled_whole check ((settled_bank is null) = (settled_ref is null));

update slip set settled_bank = sending_bank, settled_ref = transaction_ref where amount is not null;

-- The amount that the bank reported; null if staff read the amount from a bank statement.
alter table spent_transfer add column bank_amount bigint check (bank_amount > 0);
update spent_transfer set bank_amount = deposit.amount from deposit
 where deposit.id = spent_transfer.deposit_id and deposit.channel = 'slip';
-- Ignores the case of letters in references, because staff type references by hand and banks write them differently.
create unique index transfer_counts_once_in_any_case on spent_transfer (sending_bank, upper(transaction_ref));

-- The evidence that the transfer of a credited deposit exists. `before`: the deposit is older than this column.
-- `sample`: the deposit is part of the invented sample data.
alter table deposit add column evidence text check (evidence in ('bank', 'two_persons', 'before', 'sample'));
update deposit set evidence = 'before' where status = 'completed';
alter table deposit add constraint deposit_completed_on_evidence check ((status = 'completed') = (evidence is not null));

-- The data that each staff member read from the bank statement, for a transfer that the bank's interface does not know.
create table deposit_approval (
  deposit_id bigint not null references deposit,
  approver text not null check (approver ~ '^\S.{0,99}$'),
  sending_bank text not null check (sending_bank ~ '^[0-9]{3}$'),
  transaction_ref text not null check (transaction_ref ~ '^[0-9A-Za-z]{1,64}$'),
  amount bigint not null check (amount > 0),
  transferred_at timestamptz not null,
  created_at timestamptz not null,
  primary key (deposit_id, approver)
);
create unique index deposit_approval_by_persons on deposit_approval (deposit_id, lower(approver));

create function assert_deposit_evidence() returns trigger language plpgsql as $$
declare
  spent record;
  persons bigint;
begin
  select s.* into spent from spent_transfer s where s.deposit_id = new.id;
  if not found then
    raise exception 'deposit % spends no transfer', new.id using errcode = 'integrity_constraint_violation';
  end if;
  if spent.bank_amount is not null and spent.bank_amount <> new.amount then
    raise exception 'deposit % is not of the bank''s figure', new.id using errcode = 'integrity_constraint_violation';
  end if;
  if new.evidence = 'bank' and spent.bank_amount is null then
    raise exception 'the bank gave no figure for deposit %', new.id using errcode = 'integrity_constraint_violation';
  end if;
  if new.evidence = 'two_persons' then
    select count(*) into persons from deposit_approval a
     where a.deposit_id = new.id and a.amount = new.amount and a.sending_bank = spent.sending_bank
       and upper(a.transaction_ref) = upper(spent.transaction_ref);
    if persons < 2 then
      raise exception 'deposit % needs two persons', new.id using errcode = 'integrity_constraint_violation';
    end if;
  end if;
  return null;
end $$;
create constraint trigger deposit_has_evidence after insert or update on deposit
  deferrable initially deferred for each row
  when (new.evidence in ('bank', 'two_persons')) execute function assert_deposit_evidence();
