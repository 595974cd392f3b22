-- A member can decline an optional consent. If the brand later requires the same version of this consent, the member
-- can then give the consent. The table therefore has a row for each answer to a version.
alter table member_consent
  drop constraint member_consent_pkey,
  add primary key (member_id, consent_id, version, given);
