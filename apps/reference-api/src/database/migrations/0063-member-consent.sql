-- The consents of members, each with its version and a hash of the text that the member read. Rows never change.
create table member_consent (
  member_id bigint not null references member,
  consent_id text not null check (consent_id ~ '^[a-z][a-z0-9-]{1,30}$'),
  version text not null check (length(version) between 1 and 20),
  text_hash text not null check (text_hash ~ '^[0-9a-f]{64}$'),
  given_at timestamptz not null,
  primary key (member_id, consent_id, version)
);
create function consent_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'a consent can not be changed or deleted';
end $$;
create trigger member_consent_append_only before update or delete on member_consent
  for each row execute function consent_is_append_only();
create trigger member_consent_kept before truncate on member_consent
  for each statement execute function consent_is_append_only();
