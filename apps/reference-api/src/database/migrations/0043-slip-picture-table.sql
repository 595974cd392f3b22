-- Pictures of slips, if they are configured to be in the database: all machines share them, and back-ups contain them.
create table stored_slip_picture (
  name text primary key,
  picture bytea not null,
  kept_at timestamptz not null
);
