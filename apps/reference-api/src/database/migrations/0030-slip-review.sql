-- A slip has the status `review` if the bank knows the transfer but shows too few details. Only staff can credit such a
-- slip.
alter table slip drop constraint slip_status_check;
alter table slip add constraint slip_status_check
  check (status in ('pending', 'review', 'verified', 'confirmed'));
