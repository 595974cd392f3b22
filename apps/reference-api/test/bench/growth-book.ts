import { connectClient } from '../../src/database/connect-client.ts';
import type { Writer } from '../support/writers.ts';

/**
 * The ledger entries of one cycle. A cycle is one day of a member: a deposit of 1,000 baht, ten games that lose 10 baht
 * each, and a withdrawal of 890 baht, so 10 baht are left. A cycle has 23 journals with 56 entries.
 */
export const ENTRIES_PER_CYCLE = 56;
const JOURNALS_PER_CYCLE = 23;
const CYCLES_PER_MEMBER = 20;
/**
 * One cycle (a simulated day of a member) in 20 belongs to the busy member. Another cycle in 20 belongs to a member
 * whom the inviter has invited.
 */
const SHARE = 20;
/**
 * The number of simulated days of members (cycles) in a day of the brand. This number is the same for all sizes, so a
 * larger brand is an older brand.
 */
export const CYCLES_PER_DAY = 50;

export interface GrowthMembers {
  /** A member with 20 cycles (simulated days). All of them are among the newest 400 cycles of the brand. */
  readonly typical: Writer;
  readonly busy: Writer;
  readonly inviter: Writer;
}

const accountsOf = (kind: string): string =>
  `(select array_agg(id order by stripe) from api.account where client_id = $1 and kind = '${kind}' and member_id is null)`;

/** SQL that creates members. Each member has a wallet and an account at the provider. Some members have an inviter. */
const openMembers = `
  with made as (
    insert into api.member (client_id, username, phone, name, bank_code, bank_account, password_hash, affiliate_code,
                            inviter_id, age_confirmed_at, created_at)
    select $1, 'growth' || n, '06' || lpad(n::text, 8, '0'), 'สมาชิก ' || n, '014', '7' || lpad(n::text, 9, '0'), 'none',
           'G' || upper(lpad(to_hex(n), 7, '0')), case when n % ${SHARE} = 1 then $3::bigint end, $4, $4
      from generate_series(1, $2::bigint) as n
    returning id)
  insert into api.account (client_id, kind, normal_side, holder, member_id, provider)
  select $1, kind, 'credit', holder, made.id, provider
    from made cross join (values ('member_wallet', 'member', null), ('member_game', 'member_at_provider', 'SG'))
         as account (kind, holder, provider)`;

const openGameAccounts = `
  insert into api.account (client_id, kind, normal_side, holder, member_id, provider)
  select $1, 'member_game', 'credit', 'member_at_provider', member, 'SG' from unnest($2::bigint[]) as member
  on conflict do nothing`;

const openAffiliateAccount = `
  insert into api.account (client_id, kind, normal_side, holder, member_id)
  values ($1, 'member_affiliate', 'credit', 'member', $2) on conflict do nothing`;

/**
 * SQL that creates a table with one row for each cycle (a simulated day of a member). A row has the accounts of the
 * cycle's member.
 */
const makeCycles = `
  create temporary table cycle as
  select n, $3::bigint + n * ${JOURNALS_PER_CYCLE} as first_journal, one.id as member_id, one.inviter_id,
         wallet.id as wallet, game.id as game, $4::timestamptz + n * interval '1 day' / $7::int as at,
         (one.id % 16)::int + 1 as stripe,
         wallet.balance + 1000 * (row_number() over (partition by one.id order by n) - 1) as had
    from (select n, case
            when n % ${SHARE} = 0 then $5::bigint
            when n >= $2 - 400 and n % ${SHARE} = 2 then $6::bigint
            when n % ${SHARE} = 1 then invited.ids[1 + (n / ${SHARE} * 7919) % cardinality(invited.ids)]
            else others.ids[1 + (n * 7919) % cardinality(others.ids)] end as member_id
            from generate_series(0, $2::bigint - 1) as n,
                 (select array_agg(id) as ids from api.member where username ~ '^growth[0-9]+$' and inviter_id is not null) as invited,
                 (select array_agg(id) as ids from api.member where username ~ '^growth[0-9]+$' and inviter_id is null) as others
         ) as placed
    join api.member one on one.id = placed.member_id
    join api.account wallet on wallet.member_id = one.id and wallet.kind = 'member_wallet'
    join api.account game on game.member_id = one.id and game.kind = 'member_game' and game.client_id = $1`;

/** Returns an SQL expression for a UUID of version 8, which the contract accepts. */
const uuidOf = (seed: string, step = "''"): string =>
  `overlay(overlay(md5('${seed}' || n || '-' || ${step}) placing '8' from 13) placing '8' from 17)::uuid`;
const minutes = (step: string): string => `at + ${step} * interval '4 minutes'`;

const journals = `
  insert into api.journal (id, client_id, kind, reference, member_id, created_at, posted_in) overriding system value
  select first_journal + step, $1,
         case when step = 0 then 'deposit' when step = 21 then 'withdrawal_requested' when step = 22 then 'withdrawal_paid'
              when step % 2 = 1 then 'game_taken' else 'game_brought' end,
         case when step = 0 then ${uuidOf('deposit')} when step > 20 then ${uuidOf('withdrawal')}
              else ${uuidOf('game', '(step + 1) / 2')} end::text,
         member_id, ${minutes('step')}, pg_current_xact_id()
    from cycle cross join generate_series(0, 22) as step order by 1`;

/**
 * SQL that inserts the ledger entries. Amounts are in satang. Each game takes the remaining deposit and returns all of
 * it except 10 baht. `k` is the number of the game.
 */
const entries = `
  insert into api.entry (journal_id, account_id, amount, balance_after)
  select first_journal + step, account, amount, left_over
    from cycle,
         (select ${accountsOf('bank')} as bank, ${accountsOf('withdrawals_payable')} as payable,
                 ${accountsOf('gaming_revenue')} as revenue) as brand,
         lateral (
           select 0 as step, brand.bank[stripe] as account, 100000 as amount, 0::bigint as left_over
           union all select 0, wallet, -100000, had + 100000
           union all
           select step, account, amount, left_over from generate_series(1, 10) as k, lateral (values
             (2 * k - 1, wallet, 101000 - 1000 * k, had), (2 * k - 1, game, 1000 * k - 101000, 101000 - 1000 * k),
             (2 * k, game, 101000 - 1000 * k, 0), (2 * k, wallet, 1000 * k - 100000, had + 100000 - 1000 * k),
             (2 * k, brand.revenue[stripe], -1000, 0)) as leg (step, account, amount, left_over)
           union all select 21, wallet, 89000, had + 1000
           union all select 21, brand.payable[stripe], -89000, 0
           union all select 22, brand.payable[stripe], 89000, 0
           union all select 22, brand.bank[stripe], -89000, 0) as leg`;

const deposits = `
  insert into api.deposit (uuid, client_id, member_id, channel, status, amount, evidence, transferred_at, journal_id,
                           created_at, decided_at)
  select ${uuidOf('deposit')}, $1, member_id, 'slip', 'completed', 100000, 'sample', at, first_journal, at, at from cycle`;

const withdrawals = `
  insert into api.withdrawal (uuid, client_id, member_id, amount, status, bank_code, bank_account, bangkok_day,
                              requested_at, decided_at, paid_at, journal_id)
  select ${uuidOf('withdrawal')}, $1, member_id, 89000, 'paid', '014', '7000000000',
         (at at time zone interval '7 hours')::date, ${minutes('21')}, ${minutes('22')}, ${minutes('22')}, first_journal + 21
    from cycle`;

const games = `
  insert into api.game_session (uuid, client_id, member_id, provider, game_code, status, taken, brought, turnover,
                                opened_by, closed_by, opened_at, closed_at)
  select ${uuidOf('game', 'k')}, $1, member_id, 'SG', $2, 'closed', 101000 - 1000 * k, 100000 - 1000 * k, 200000,
         'growth ' || n || '-' || k, 'growth ' || n || '-' || k, ${minutes('(2 * k - 1)')}, ${minutes('(2 * k)')}
    from cycle cross join generate_series(1, 10) as k`;

/**
 * SQL that inserts commissions. A cycle is one simulated day of a member. If the member has an inviter, the first game of
 * each cycle gives the inviter a commission of 100 baht.
 */
const commissions = `
  with invited as (select *, row_number() over (order by n) as place from cycle where inviter_id is not null),
       posted as (
    insert into api.journal (id, client_id, kind, reference, member_id, created_at, posted_in) overriding system value
    select $2::bigint + place, $1, 'affiliate_commission', ${uuidOf('game', '1')}::text, inviter_id, ${minutes('2')},
           pg_current_xact_id() from invited),
       moved as (
    insert into api.entry (journal_id, account_id, amount, balance_after)
    select $2::bigint + place, account, amount, 0
      from invited, (select ${accountsOf('affiliate_expense')} as expense) as brand,
           (select id as earned from api.account where member_id = $3 and kind = 'member_affiliate') as own,
           lateral (values (brand.expense[stripe], 10000), (own.earned, -10000)) as leg (account, amount))
  insert into api.commission (client_id, member_id, downline_id, game_session_id, bangkok_day, turnover, amount, journal_id,
                              created_at)
  select $1, inviter_id, invited.member_id, game_session.id, (at at time zone interval '7 hours')::date, 200000, 10000,
         $2::bigint + place, ${minutes('2')}
    from invited join api.game_session on game_session.uuid = ${uuidOf('game', '1')}`;

const depositTotals = `
  insert into api.deposit_total (member_id, amount)
    select member_id, sum(amount) from api.deposit where status = 'completed' group by member_id
    on conflict (member_id) do update set amount = excluded.amount`;

const commissionTotals = `
  insert into api.commission_total (member_id, downline_id, amount)
    select member_id, downline_id, sum(amount) from api.commission group by member_id, downline_id`;

const sumBalances = `
  update api.account set balance = balance + moved.amount * case normal_side when 'debit' then 1 else -1 end
    from (select account_id, sum(amount) as amount from api.entry where journal_id >= $1 group by account_id) as moved
   where account.id = moved.account_id and moved.amount <> 0`;

/**
 * Loads the cycles into the database. Disables the triggers of the ledger, which would check each entry and take too
 * long. The books are correct afterwards. Returns the Bangkok day of the newest cycle, `YYYY-MM-DD`.
 */
export async function loadCycles(
  url: string,
  { typical, busy, inviter }: GrowthMembers,
  {
    cycles,
    cyclesPerDay = CYCLES_PER_DAY,
    start,
    game,
  }: {
    readonly cycles: number;
    readonly cyclesPerDay?: number;
    readonly start: Date;
    readonly game: string;
  },
): Promise<string> {
  const { clientId } = typical;
  const client = await connectClient(url, { statement_timeout: 0 });
  try {
    await client.query('begin');
    // This setting disables triggers and foreign keys. Only a superuser may change the setting.
    await client.query('set local session_replication_role = replica');
    await client.query(openMembers, [clientId, Math.ceil(cycles / CYCLES_PER_MEMBER), inviter.id, start]);
    await client.query(openGameAccounts, [clientId, [typical.id, busy.id]]);
    await client.query(openAffiliateAccount, [clientId, inviter.id]);
    const { rows } = await client.query<{ next: string }>('select max(id) + 1 as next from api.journal');
    const first = Number(rows[0]?.next);
    await client.query('analyze api.member, api.account');
    await client.query(makeCycles, [clientId, cycles, first, start, busy.id, typical.id, cyclesPerDay]);
    await client.query('analyze cycle');
    await client.query(journals, [clientId]);
    await client.query(entries, [clientId]);
    await client.query(deposits, [clientId]);
    await client.query(withdrawals, [clientId]);
    await client.query(games, [clientId, game]);
    await client.query('analyze api.game_session');
    await client.query(commissions, [clientId, first + cycles * JOURNALS_PER_CYCLE, inviter.id]);
    await client.query(sumBalances, [first]);
    for (const sums of [depositTotals, commissionTotals]) await client.query(sums);
    await client.query(
      `select setval(pg_get_serial_sequence('api.journal', 'id'), (select max(id) from api.journal))`,
    );
    const newest = await client.query<{ day: string }>(
      `select (max(at) at time zone interval '7 hours')::date::text as day from cycle`,
    );
    await client.query('drop table cycle');
    await client.query('commit');
    await client.query('vacuum analyze');
    return newest.rows[0]?.day ?? '';
  } finally {
    await client.end();
  }
}
