-- The time at which the member dismissed the care notice. The site then hides the notice for a week.
alter table member_protection add column care_notice_dismissed_at timestamptz;
