-- Every change of a member's points, with its reason. `member.point` is the sum of these rows and never below zero
-- (`member_point_check`). Only a trigger may change `member.point`.
create table point_movement (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  reason text not null check (reason in ('opening', 'check_in', 'wheel', 'flip_card', 'reward', 'reward_returned', 'staff')),
  -- Identifies the event. An event changes points only once.
  reference text not null,
  amount bigint not null check (amount <> 0),
  point_after bigint not null,
  created_at timestamptz not null,
  constraint point_movement_once unique (member_id, reason, reference)
);
create index point_movement_member on point_movement (member_id, id desc);

insert into point_movement (member_id, reason, reference, amount, point_after, created_at)
  select id, 'opening', 'opening', point, point, created_at from member where point > 0;

create function point_moves() returns trigger language plpgsql set search_path from current as $$
begin
  update member set point = point + new.amount where id = new.member_id returning point into new.point_after;
  return new;
end $$;
create trigger point_moves before insert on point_movement for each row execute function point_moves();

create trigger point_movement_append_only before update or delete on point_movement
  for each row execute function ledger_is_append_only();
create trigger point_movement_kept before truncate on point_movement
  for each statement execute function ledger_is_append_only();

create function point_guard() returns trigger language plpgsql as $$
begin
  -- Only the trigger of `point_movement` may change points. `pg_trigger_depth()` is 2 for an update by that trigger,
  -- and 1 for a program's own update.
  if (tg_op = 'INSERT' and new.point <> 0)
     or (tg_op = 'UPDATE' and new.point <> old.point and pg_trigger_depth() < 2) then
    raise exception 'points change only through point_movement' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger point_guard before insert or update on member for each row execute function point_guard();

-- The delivery address. The codes are those of the Thai administrative divisions.
create table address (
  member_id bigint primary key references member,
  recipient text not null check (char_length(recipient) between 1 and 80),
  phone text not null check (phone ~ '^0[689][0-9]{8}$'),
  line text not null check (char_length(line) between 1 and 200),
  subdistrict_code text not null check (subdistrict_code ~ '^[0-9]{6}$'),
  district_code text not null,
  province_code text not null,
  postcode text not null check (postcode ~ '^[0-9]{5}$'),
  updated_at timestamptz not null,
  check (left(subdistrict_code, 4) = district_code and left(district_code, 2) = province_code)
);
