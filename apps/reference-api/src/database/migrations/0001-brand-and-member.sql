-- One row per brand. Everything else that members see of a brand comes from its folder under clients/.
create table brand (
  client_id text primary key,
  website_status text not null default 'OK' check (website_status in ('OK', 'MA')),
  line1_id text,
  line2_id text,
  created_at timestamptz not null default now()
);

create table member (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  client_id text not null references brand,
  username text not null check (username ~ '^[a-z][a-z0-9_]{3,19}$'),
  phone text not null check (phone ~ '^0[689][0-9]{8}$'),
  name text not null check (char_length(name) between 1 and 200),
  bank_uuid uuid not null unique default gen_random_uuid(),
  bank_code text not null,
  bank_account text not null check (bank_account ~ '^[0-9]{10,15}$'),
  password_hash text not null,
  affiliate_code text not null,
  inviter_id bigint references member,
  team text,
  marketing text,
  age_confirmed_at timestamptz not null,
  suspended_at timestamptz,
  created_at timestamptz not null,
  -- The API derives its error responses from the names of the next four constraints.
  constraint member_username_once unique (client_id, username),
  constraint member_phone_once unique (client_id, phone),
  constraint member_bank_account_once unique (client_id, bank_code, bank_account),
  constraint member_affiliate_code_once unique (client_id, affiliate_code)
);
create index member_inviter on member (inviter_id);

-- Only hashes of tokens are stored, so nobody can sign in with a leaked copy of this table (RD-14).
create table session (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  member_id bigint not null references member,
  client_id text not null references brand,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index session_member on session (member_id);
