-- A keyed hash of the network in which a session began. If others fail to sign in from this network, a member
-- who has signed in from there before still can (decision 35).
alter table session add column network text;
