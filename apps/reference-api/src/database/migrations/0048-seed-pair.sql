-- The pairs of seeds for a member's draws. The status of a pair is one of:
-- pending: the hash of the server seed is in the log, and the member has not chosen a client seed yet.
-- active: the pair has a client seed, and draws use the pair.
-- revealed: the server seed is public, and draws no longer use the pair.
create table seed_pair (
  id bigint generated always as identity primary key,
  client_id text not null references brand,
  member_id bigint not null references member,
  -- The member's pseudonym in the public log of draws, the same for all pairs of a member. The API shows the pseudonym
  -- only to this member.
  pseudonym text not null check (pseudonym ~ '^[0-9a-f]{32}$'),
  status text not null check (status in ('pending', 'active', 'revealed')),
  commitment text not null unique check (commitment ~ '^[0-9a-f]{64}$'),
  commitment_index bigint not null,
  -- The server seed, encrypted with a key that is not in the database.
  sealed_seed bytea not null,
  client_seed text check (client_seed ~ '^[ -9;-~]{1,64}$'),
  client_seed_by text check (client_seed_by in ('member', 'server')),
  activation_index bigint,
  next_nonce bigint not null default 0 check (next_nonce >= 0),
  server_seed text,
  reveal_index bigint,
  created_at timestamptz not null,
  activated_at timestamptz,
  revealed_at timestamptz,
  foreign key (client_id, commitment_index) references fairness_entry,
  foreign key (client_id, activation_index) references fairness_entry,
  foreign key (client_id, reveal_index) references fairness_entry,
  constraint seed_pair_activation check (
    (status = 'pending') = (num_nulls(client_seed, client_seed_by, activation_index, activated_at) = 4)
    and num_nulls(client_seed, client_seed_by, activation_index, activated_at) in (0, 4)),
  constraint seed_pair_reveal check (
    (status = 'revealed') = (num_nulls(server_seed, reveal_index, revealed_at) = 0)
    and num_nulls(server_seed, reveal_index, revealed_at) in (0, 3)),
  constraint seed_pair_committed check (encode(sha256(decode(server_seed, 'hex')), 'hex') = commitment),
  constraint seed_pair_draws_when_active check (status <> 'pending' or next_nonce = 0)
);
create unique index seed_pair_one_pending on seed_pair (member_id) where status = 'pending';
create unique index seed_pair_one_active on seed_pair (member_id) where status = 'active';
create index seed_pair_member on seed_pair (member_id, id desc);
create index seed_pair_active on seed_pair (client_id, id) where status = 'active';

create function seed_pair_moves_forward() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.status = 'revealed'
     or (old.status, new.status) not in
        (('pending', 'active'), ('active', 'active'), ('active', 'revealed'))
     or (old.client_id, old.member_id, old.pseudonym, old.commitment, old.commitment_index, old.sealed_seed) is distinct from
        (new.client_id, new.member_id, new.pseudonym, new.commitment, new.commitment_index, new.sealed_seed)
     or (old.status = 'active' and (old.client_seed, old.client_seed_by, old.activation_index) is distinct from
        (new.client_seed, new.client_seed_by, new.activation_index))
     or new.next_nonce not in (old.next_nonce, old.next_nonce + 1)
  then
    raise exception 'a seed pair only moves forward: % is refused', tg_op using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger seed_pair_moves_forward before update or delete on seed_pair
  for each row execute function seed_pair_moves_forward();
