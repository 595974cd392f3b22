-- Finds the games that a member has opened since a time. The protection state needs them on every screen.
create index game_session_opened on game_session (member_id, opened_at);
