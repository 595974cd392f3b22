-- Indexes for the latest spans of use and the latest attempts to exceed or raise a limit. Every screen reads them for
-- the protection state.
create index member_activity_ended on member_activity (member_id, ended_at);
create index protection_event_attempt on protection_event (member_id, created_at)
  where kind in ('limit_refused', 'raise_requested');
