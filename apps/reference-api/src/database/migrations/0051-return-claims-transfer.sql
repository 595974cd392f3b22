-- A transfer whose money is returned has a row in `spent_transfer`, like a credited transfer. A transfer can therefore
-- not be both credited and returned.
alter table spent_transfer alter column deposit_id drop not null;
alter table spent_transfer add column returned_slip_id bigint references slip;
create unique index spent_transfer_returned_slip on spent_transfer (returned_slip_id);

-- A transfer is either credited or returned.
create function spent_transfer_has_one_use() returns trigger language plpgsql as $$
begin
  if num_nonnulls(new.deposit_id, new.returned_slip_id) <> 1 then
    raise exception 'a transfer is credited or returned, never both' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger spent_transfer_has_one_use before insert or update on spent_transfer
  for each row execute function spent_transfer_has_one_use();

-- `return_started_by` is the staff member who started the return of the money. No other person can return the money.
alter table slip
  add column return_started_at timestamptz,
  add column return_started_by text,
  add constraint slip_return_has_person check ((return_started_at is null) = (return_started_by is null));

create function slip_returned_is_claimed() returns trigger language plpgsql set search_path from current as $$
begin
  if new.return_started_at is null
     or not exists (select from spent_transfer where returned_slip_id = new.id) then
    raise exception 'the transfer of a returned slip must be claimed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger slip_returned_is_claimed before insert or update on slip
  for each row when (new.returned_at is not null) execute function slip_returned_is_claimed();
drop index slip_returned;
