-- Staff return the money of a slip that a member can't or does not want to confirm.
alter table slip
  add column returned_at timestamptz,
  -- The bank's reference of the transfer back to the member.
  add column return_reference text,
  add constraint slip_returned_on_request check (returned_at is null or return_requested_at is not null),
  add constraint slip_return_has_reference check ((returned_at is null) = (return_reference is null)),
  add constraint slip_returned_is_not_credited check (returned_at is null or status <> 'confirmed');
create index slip_returned on slip (settled_bank, settled_ref) where returned_at is not null;
