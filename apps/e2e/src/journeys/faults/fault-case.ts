import type { Person } from '../../browsers/browser.ts';
import type { Page } from '../../browsers/page.ts';
import { makeIdentity, type TestActor, type Identity } from '../../test-actor.ts';
import { openMembership, openSession } from '../../membership.ts';
import { textsOf } from '../../texts.ts';
import type { Journey } from '../journey.ts';

/** A member who is registered to test one write operation with one fault, and the data of this test. */
export interface FaultCase extends Journey {
  readonly token: string;
  readonly names: readonly string[];
  readonly data: {
    slipFile?: string;
    reward?: { readonly name: string; readonly cost: number };
    passwordHash?: string;
    /** The tab in which the game was opened. */
    leftForGame?: Page;
  };
}

export interface StartingAssets {
  readonly creditBaht?: number;
  readonly points?: number;
  readonly commissionBaht?: number;
}

/** The tab, brand and environment that all tests of the fault matrix share. */
export interface FaultSetup {
  readonly person: Person;
  readonly page: Page;
  readonly actor: TestActor;
  readonly clientId: string;
  /** Latin words in the brand's data, such as names of games and rewards. */
  readonly names: readonly string[];
}

const addCreditSql = `
  select post_journal(member.client_id, 'credit_by_staff', gen_random_uuid()::text, member.id, now(),
                      array[house.id, wallet.id], array[$3::bigint, -$3::bigint])
    from member
    join account house on house.client_id = member.client_id and house.kind = 'bonus_expense'
    join account wallet on wallet.member_id = member.id and wallet.kind = 'member_wallet'
   where member.client_id = $1 and member.username = $2`;
const addPointsSql = `
  insert into point_movement (member_id, reason, reference, amount, point_after, created_at)
  select id, 'staff', gen_random_uuid()::text, $3::bigint, 0, now() from member where client_id = $1 and username = $2`;
const addCommissionAccountSql = `
  insert into account (client_id, kind, normal_side, holder, member_id)
  select client_id, 'member_affiliate', 'credit', 'member', id from member where client_id = $1 and username = $2`;
/**
 * SQL that inserts a bet and the commission for it. For simplicity, the member also counts as the friend who made the
 * bet.
 */
const addCommissionSql = `
  with who as (select * from member where client_id = $1 and username = $2),
  played as (
    insert into game_session (client_id, member_id, provider, game_code, status, taken, brought, turnover, opened_by,
                              opened_at, closed_at)
    select client_id, id, 'JK', 'played-by-a-friend', 'closed', 1, 1, $3::bigint, 'a friend', now(), now() from who
    returning id, uuid
  ),
  posted as (
    select post_journal(who.client_id, 'affiliate_commission', played.uuid::text, who.id, now(),
                        array[house.id, own.id], array[$3::bigint, -$3::bigint]) as journal_id
      from who, played, account house, account own
     where house.client_id = who.client_id and house.kind = 'affiliate_expense'
       and own.member_id = who.id and own.kind = 'member_affiliate'
  )
  insert into commission (client_id, member_id, downline_id, game_session_id, bangkok_day, turnover, amount, journal_id,
                          created_at)
  select who.client_id, who.id, who.id, played.id, (now() at time zone 'Asia/Bangkok')::date, $3::bigint, $3::bigint,
         journal_id, now()
    from who, played, posted`;

/** Leaves the site, so that a test can change the site's storage, and removes all network faults. */
async function resetTab({ page, actor, clientId }: FaultSetup): Promise<void> {
  await page.offline(false);
  await page.goto(actor.site(clientId, '/not-there.txt'));
  await page.clearFaults();
}

/** Prepares the tab for a new person, who is a visitor or a signed-in member with the given assets. */
export async function createFaultCase(
  setup: FaultSetup,
  {
    as,
    assets = {},
    who = makeIdentity(),
  }: { as: 'visitor' | 'member' | 'nobody'; assets?: StartingAssets; who?: Identity },
): Promise<FaultCase> {
  const { page, actor, clientId } = setup;
  await resetTab(setup);
  if (as !== 'nobody') await openMembership(actor, clientId, who);
  const own = [clientId, who.username];
  const { creditBaht = 0, points = 0, commissionBaht = 0 } = assets;
  if (creditBaht > 0) await actor.query(addCreditSql, [...own, creditBaht * 100]);
  if (points > 0) await actor.query(addPointsSql, [...own, points]);
  if (commissionBaht > 0) {
    await actor.query(addCommissionAccountSql, own);
    await actor.query(addCommissionSql, [...own, commissionBaht * 100]);
  }
  const storage: Record<string, string> = {};
  let token = '';
  if (as === 'member') {
    const session = await openSession(actor, clientId, who);
    token = session.token;
    storage['chada.token'] = token;
    storage['chada.user'] = JSON.stringify(session.user);
  }
  await page.evaluate((entries) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, storage);
  page.browserErrors.clear();
  // Affiliate codes appear on screens, so they are added to the known words.
  const codes = await actor.query(
    'select affiliate_code from member where client_id = $1 and username = $2',
    own,
  );
  const names = [...setup.names, ...codes.map((row) => String(row['affiliate_code']))];
  return { ...setup, who, token, names, t: textsOf(clientId), data: {} };
}

/** Counts rows of the database. The statement uses `$1` for the brand and `$2` for the username. */
export async function countOf({ actor, clientId, who }: FaultCase, from: string): Promise<number> {
  const [row] = await actor.query(
    `select count(*)::int as count from member ${from} where member.client_id = $1 and member.username = $2`,
    [clientId, who.username],
  );
  return Number(row?.['count']);
}

export async function setSiteStatus({ actor, clientId }: FaultCase, status: 'OK' | 'MA'): Promise<void> {
  await actor.query('update brand set website_status = $2 where client_id = $1', [clientId, status]);
}
