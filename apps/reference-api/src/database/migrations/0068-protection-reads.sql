-- Indexes that find a member's latest spans of use, and the member's latest attempts to exceed or raise a limit. The
-- protection state, which every screen requests, needs these rows.
create index member_activity_ended on member_activity (member_id, ended_at);
create index protection_event_attempt on protection_event (member_id, created_at)
  where kind in ('limit_refused', 'raise_requested');
