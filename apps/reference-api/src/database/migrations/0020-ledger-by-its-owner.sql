-- This trigger runs with the rights of the tables' owner. A server with its own role therefore needs no right to update
-- `account`, and no statement of the server can change a balance.
alter function entry_moves_balance() security definer;
