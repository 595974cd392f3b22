-- One-time codes sent to phone numbers of people who register. The table contains only keyed hashes of the codes and the
-- numbers. The caller of the API creates the id, so that a repeated request sends no second message.
create table phone_code (
  client_id text not null references brand,
  id uuid not null,
  phone_hash text not null,
  code_hash text not null,
  reference text not null check (reference ~ '^[A-Z]{4}$'),
  sent_at timestamptz not null,
  tries integer not null default 0 check (tries between 0 and 5),
  verified_at timestamptz,
  used_at timestamptz check (used_at is null or verified_at is not null),
  primary key (client_id, id)
);
create index phone_code_of_phone on phone_code (client_id, phone_hash, sent_at);
create index phone_code_sent on phone_code (sent_at);
