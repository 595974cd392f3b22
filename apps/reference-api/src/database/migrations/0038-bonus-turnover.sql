-- `turnover_required` is the turnover that the brand required when the bonus was given. 0 means no requirement.
-- `turnover_done` is the sum of the stakes since the bonus was given.
alter table deposit_bonus
  add column turnover_required bigint not null default 0 check (turnover_required >= 0),
  add column turnover_done bigint not null default 0 check (turnover_done >= 0),
  add column turnover_categories text[] not null default '{}',
  add column turnover_until timestamptz,
  -- The part of the bonus that the member has not lost in games. Null before the first loss. The member's own money is
  -- staked before the bonus.
  add column amount_left bigint check (amount_left between 0 and amount),
  add column taken_back_at timestamptz,
  -- The amount that the brand took back. It may be 0, because a member who has lost the bonus has nothing to give back.
  add column taken_back bigint check (taken_back between 0 and amount),
  add column taken_back_journal_id bigint unique references journal,
  add constraint bonus_terms_whole check ((turnover_required > 0) = (turnover_until is not null)),
  add constraint bonus_taken_back_whole check ((taken_back_at is null) = (taken_back is null)),
  add constraint bonus_taken_back_journal check ((taken_back_journal_id is not null) = (coalesce(taken_back, 0) > 0));
create index deposit_bonus_locked on deposit_bonus (member_id)
  where turnover_done < turnover_required and taken_back_at is null;
create index deposit_bonus_until on deposit_bonus (client_id, turnover_until)
  where turnover_done < turnover_required and taken_back_at is null;
