-- Pictures of slips, if the configuration stores pictures in the database. All machines share this table, and
-- back-ups contain it.
create table stored_slip_picture (
  name text primary key,
  picture bytea not null,
  kept_at timestamptz not null
);
