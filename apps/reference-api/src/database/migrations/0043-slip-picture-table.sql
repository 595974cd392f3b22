-- Pictures of slips, where they are configured to be kept in the database: all machines share them, and back-ups hold them.
create table stored_slip_picture (
  name text primary key,
  picture bytea not null,
  kept_at timestamptz not null
);
