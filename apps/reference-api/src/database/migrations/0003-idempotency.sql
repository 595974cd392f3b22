-- One row per idempotency key of a member. A second request with the same key waits at the primary key until the first
-- request ends, then returns the response of the first request.
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
