-- A keyed hash of the network that a session was opened from. A member who signed in from a network is not kept out of
-- it by what others do there (decision 37).
alter table session add column network text;
