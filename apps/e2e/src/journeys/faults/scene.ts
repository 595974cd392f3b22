import type { Person } from '../../browsers/browser.ts';
import type { Page } from '../../browsers/page.ts';
import { newcomer, type Hands, type Newcomer } from '../../hands.ts';
import { openMembership, openSession } from '../../membership.ts';
import { textsOf } from '../../texts.ts';
import type { Day } from '../day.ts';

/** One member, new for each pair of a write and a fault, and what the pair comes to know on its way. */
export interface Scene extends Day {
  readonly token: string;
  readonly names: readonly string[];
  readonly known: {
    slipFile?: string;
    reward?: { readonly name: string; readonly cost: number };
    passwordHash?: string;
    /** The tab that left for the game. */
    leftForGame?: Page;
  };
}

/** What a member is given before a pair begins. */
export interface Gifts {
  readonly creditBaht?: number;
  readonly points?: number;
  readonly commissionBaht?: number;
}

/** The stage on which pairs are played, one after the other: one tab of one person at one brand's site. */
export interface Stage {
  readonly person: Person;
  readonly page: Page;
  readonly hands: Hands;
  readonly clientId: string;
  /** Latin words that the brand's data has, in names of games and rewards. */
  readonly names: readonly string[];
}

const creditGift = `
  select post_journal(member.client_id, 'credit_by_staff', gen_random_uuid()::text, member.id, now(),
                      array[house.id, wallet.id], array[$3::bigint, -$3::bigint])
    from member
    join account house on house.client_id = member.client_id and house.kind = 'bonus_expense'
    join account wallet on wallet.member_id = member.id and wallet.kind = 'member_wallet'
   where member.client_id = $1 and member.username = $2`;
const pointGift = `
  insert into point_movement (member_id, reason, reference, amount, point_after, created_at)
  select id, 'staff', gen_random_uuid()::text, $3::bigint, 0, now() from member where client_id = $1 and username = $2`;
const commissionAccount = `
  insert into account (client_id, kind, normal_side, holder, member_id)
  select client_id, 'member_affiliate', 'credit', 'member', id from member where client_id = $1 and username = $2`;
/** A game that a friend has played; for its commission it does not matter that the friend is the member too. */
const commissionGift = `
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

/**
 * Puts a tab where nothing runs of the site, so that what it keeps can be changed behind nobody's back; and takes away
 * what the pair before it did to the network, also where that pair ended half-way.
 */
async function leaveForNothing({ page, hands, clientId }: Stage): Promise<void> {
  await page.offline(false);
  await page.goto(hands.site(clientId, '/api/setting'));
  await page.clearFaults();
}

/** Lets someone new come to the tab: a visitor, or a member who is signed in and has been given something. */
export async function newScene(
  stage: Stage,
  {
    as,
    gifts = {},
    who = newcomer(),
  }: { as: 'visitor' | 'member' | 'nobody'; gifts?: Gifts; who?: Newcomer },
): Promise<Scene> {
  const { page, hands, clientId } = stage;
  await leaveForNothing(stage);
  if (as !== 'nobody') await openMembership(hands, clientId, who);
  const own = [clientId, who.username];
  const { creditBaht = 0, points = 0, commissionBaht = 0 } = gifts;
  if (creditBaht > 0) await hands.query(creditGift, [...own, creditBaht * 100]);
  if (points > 0) await hands.query(pointGift, [...own, points]);
  if (commissionBaht > 0) {
    await hands.query(commissionAccount, own);
    await hands.query(commissionGift, [...own, commissionBaht * 100]);
  }
  const kept: Record<string, string> = {};
  let token = '';
  if (as === 'member') {
    const session = await openSession(hands, clientId, who);
    token = session.token;
    kept['chada.token'] = token;
    kept['chada.user'] = JSON.stringify(session.user);
  }
  await page.evaluate((entries) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, kept);
  page.complaints.clear();
  // A code of the member's own, which the screens show.
  const codes = await hands.query(
    'select affiliate_code from member where client_id = $1 and username = $2',
    own,
  );
  const names = [...stage.names, ...codes.map((row) => String(row['affiliate_code']))];
  return { ...stage, who, token, names, t: textsOf(clientId), known: {} };
}

/** How many rows the API's database has of the scene's member: the statement asks by `$1`, brand, and `$2`, username. */
export async function countOf({ hands, clientId, who }: Scene, from: string): Promise<number> {
  const [row] = await hands.query(
    `select count(*)::int as count from member ${from} where member.client_id = $1 and member.username = $2`,
    [clientId, who.username],
  );
  return Number(row?.['count']);
}

/** Opens the scene's brand or closes it for maintenance. */
export async function setSiteStatus({ hands, clientId }: Scene, status: 'OK' | 'MA'): Promise<void> {
  await hands.query('update brand set website_status = $2 where client_id = $1', [clientId, status]);
}
