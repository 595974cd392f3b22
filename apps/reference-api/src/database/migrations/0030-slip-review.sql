-- A slip whose transfer the bank knows but shows too little of, so that only staff can credit it.
alter table slip drop constraint slip_status_check;
alter table slip add constraint slip_status_check
  check (status in ('pending', 'review', 'verified', 'confirmed'));
