-- A keyed hash of the network from which a session was opened. Failed attempts of others in the same network don't lock
-- out a member who has signed in from there (decision 35).
alter table session add column network text;
