-- True for actions that only show members' data. The list of staff actions omits these actions.
alter table staff_action add column reads boolean not null default false;
