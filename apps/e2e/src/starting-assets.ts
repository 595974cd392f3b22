export const addCreditSql = `
  select post_journal(member.client_id, 'credit_by_staff', gen_random_uuid()::text, member.id, now(),
                      array[house_account.id, wallet.id], array[$3::bigint, -$3::bigint])
    from member
    join account house_account on house_account.client_id = member.client_id and house_account.kind = 'bonus_expense' and house_account.stripe = 0
    join account wallet on wallet.member_id = member.id and wallet.kind = 'member_wallet'
   where member.client_id = $1 and member.username = $2`;
export const addPointsSql = `
  insert into point_movement (member_id, reason, reference, amount, point_after, created_at)
  select id, 'staff', gen_random_uuid()::text, $3::bigint, 0, now() from member where client_id = $1 and username = $2`;
export const addCommissionAccountSql = `
  insert into account (client_id, kind, normal_side, holder, member_id)
  select client_id, 'member_affiliate', 'credit', 'member', id from member where client_id = $1 and username = $2`;
export const addCommissionSql = `
  with owner as (select * from member where client_id = $1 and username = $2),
  played as (
    insert into game_session (client_id, member_id, provider, game_code, status, taken, brought, turnover, opened_by,
                              opened_at, closed_at)
    select client_id, id, 'JK', 'played-by-a-friend', 'closed', 1, 1, $3::bigint, 'a friend', now(), now() from owner
    returning id, uuid
  ),
  posted as (
    select post_journal(owner.client_id, 'affiliate_commission', played.uuid::text, owner.id, now(),
                        array[house_account.id, own.id], array[$3::bigint, -$3::bigint]) as journal_id
      from owner, played, account house_account, account own
     where house_account.client_id = owner.client_id and house_account.kind = 'affiliate_expense' and house_account.stripe = 0
       and own.member_id = owner.id and own.kind = 'member_affiliate'
  )
  insert into commission (client_id, member_id, downline_id, game_session_id, bangkok_day, turnover, amount, journal_id,
                          created_at)
  select owner.client_id, owner.id, owner.id, played.id, (now() at time zone 'Asia/Bangkok')::date, $3::bigint, $3::bigint,
         journal_id, now()
    from owner, played, posted`;
