-- Only the owner of the tables changes a balance, through this trigger. A server that runs as a role of its own needs no right
-- to update `account`, so no statement of it can change one.
alter function entry_moves_balance() security definer;
