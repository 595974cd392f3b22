-- Reads that show data of members are audited too; the list of what staff did leaves them out.
alter table staff_action add column reads boolean not null default false;
