-- A keyed hash of the network in which a session began. If a member has signed in from a network before,
-- failed attempts of others in this network don't lock the member out (decision 35).
alter table session add column network text;
