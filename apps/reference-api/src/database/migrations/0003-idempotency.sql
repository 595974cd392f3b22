-- One row an intent of a member. The primary key is the gate: a second request with the same key waits here for the
-- first one's transaction, then answers what that one answered.
create table idempotency (
  member_id bigint not null references member,
  operation text not null,
  key text not null check (char_length(key) between 16 and 64),
  request_hash bytea not null check (octet_length(request_hash) = 32),
  status integer,
  body text,
  created_at timestamptz not null default now(),
  primary key (member_id, operation, key)
);
create index idempotency_age on idempotency (created_at);
