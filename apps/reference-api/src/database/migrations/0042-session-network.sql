-- A keyed hash of the network in which a session began. If a member has signed in from a network before, failed
-- sign-ins of other people don't lock the member out in this network (decision 35).
alter table session add column network text;
