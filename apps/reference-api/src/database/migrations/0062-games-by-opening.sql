-- An index that finds the games that a member has opened since a given time. The protection state, which every screen
-- requests, needs these games.
create index game_session_opened on game_session (member_id, opened_at);
