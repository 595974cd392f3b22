-- Finds the latest spans of use and the latest attempts at a limit. The protection state needs them on every screen.
create index member_activity_ended on member_activity (member_id, ended_at);
create index protection_event_attempt on protection_event (member_id, created_at)
  where kind in ('limit_refused', 'raise_requested');
