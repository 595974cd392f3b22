-- A member can decline an optional consent, and give it later if the brand then requires the same version.
alter table member_consent
  drop constraint member_consent_pkey,
  add primary key (member_id, consent_id, version, given);
