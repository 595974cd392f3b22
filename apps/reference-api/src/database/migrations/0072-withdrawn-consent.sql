-- A member can withdraw a consent and give it again. A later answer has a higher `id`.
alter table member_consent
  drop constraint member_consent_pkey,
  add column id bigint generated always as identity primary key;
create index member_consent_by_member on member_consent (member_id, id);
