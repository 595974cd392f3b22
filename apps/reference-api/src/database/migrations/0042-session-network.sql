-- A keyed hash of the network in which a session began. A member who has signed in from a network stays able
-- to sign in there when others in this network fail (decision 35).
alter table session add column network text;
