-- An index for the games that a member has opened since a given time. Every screen reads them for the protection state.
create index game_session_opened on game_session (member_id, opened_at);
