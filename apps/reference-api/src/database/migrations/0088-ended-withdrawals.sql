-- The ledger check `checkSinceSeal` covers only the days that are not sealed. This check reads an ended withdrawal if
-- any of the withdrawal's times is in such a day. If somebody sets one time to a sealed day, the check therefore still
-- reads the withdrawal.
create index withdrawal_ended on withdrawal (client_id, (greatest(requested_at, decided_at, paid_at)))
  where status in ('paid', 'rejected');
create index withdrawal_failed on withdrawal (client_id) where status = 'failed';
drop index withdrawal_refused;

-- Behaves like the function of migration 0086. If the last seal has no hash of the totals, also verifies the sums of
-- each sealed day, so that the next seal can't confirm a sum that was changed.
create or replace function sealed_totals_agree(client text) returns boolean language plpgsql stable as $$
declare
  wanted bytea;
begin
  select totals_hash into wanted from ledger_seal where client_id = client order by day desc limit 1;
  if wanted is not null then
    return wanted = sealed_totals_hash(client);
  end if;
  return not exists (
    select from ledger_seal
     where client_id = client and accounts_hash is distinct from ledger_seal_sums_hash(client, day)
  ) and not exists (
    select from (select account_id, sum(amount) as amount from ledger_seal_sum where client_id = client
                  group by account_id) as sealed
      full join (select * from ledger_sealed_total where client_id = client) as total using (account_id)
     where sealed.amount is distinct from total.amount);
end $$;

do $$
begin
  execute format('alter function sealed_totals_agree set search_path = %I, pg_temp', current_schema());
end $$;
