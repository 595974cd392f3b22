import { bangkokMonth, bangkokMonthSpan } from '@chada/domain';
import type { Database, Tx } from '../database/connection.ts';
import { houseAccountReader } from '../ledger/chart.ts';
import { lockAffiliateAccount } from '../ledger/member-accounts.ts';
import { makeSampleActions } from './make-sample-actions.ts';
import { writeSampleActivity } from './sample-activity.ts';
import {
  writeSampleHistories,
  type SampleBrand,
  type SampleInviter,
  type SampleContext,
} from './sample-history.ts';
import { makeSampleMember, makeSampleMembers } from './sample-members.ts';
import { samplePrizes } from './sample-prizes.ts';
import { sampleRandom } from './sample-random.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const DOWNLINE = 120;
/**
 * The number of members in one transaction. A larger transaction would lock the brand's accounts too long, and PostgreSQL
 * reads all versions of a balance that the running transaction has written.
 */
const CHUNK = 5;

const tierMembers = [
  { username: 'demo_silver', depositBaht: [300, 1_200], withdrawsEvery: 4, points: 2_600 },
  { username: 'demo_gold', depositBaht: [2_500, 6_000], withdrawsEvery: 3, points: 3_400 },
  { username: 'demo_platinum', depositBaht: [45_000, 60_000], withdrawsEvery: 3, points: 5_200 },
  { username: 'demo_diamond', depositBaht: [130_000, 180_000], withdrawsEvery: 4, points: 26_000 },
] as const;
type TierMember = (typeof tierMembers)[number];
const NEW_MEMBER = 'demo_new';

function visitsOf(now: Date): Date[] {
  const { start } = bangkokMonthSpan(bangkokMonth(now));
  const earlier = Array.from(
    { length: 20 },
    (_, at) => new Date(start.getTime() - (20 - at) * 7 * DAY_MS + 12 * HOUR_MS),
  );
  const step = (now.getTime() - start.getTime()) / 11;
  const recent = Array.from({ length: 10 }, (_, at) => new Date(start.getTime() + (at + 0.5) * step));
  return [...earlier, ...recent];
}

async function seedTier(
  tx: Tx,
  context: SampleContext,
  { username, points, passwordHash, ...tier }: TierMember & { readonly passwordHash: string },
): Promise<void> {
  const visits = visitsOf(context.now);
  const at = new Date((visits[0] ?? context.now).getTime() - DAY_MS);
  const [member] = await makeSampleMembers(tx, context.clientId, [{ username, passwordHash, at, points }]);
  if (!member) return;
  const random = sampleRandom(`${context.clientId} ${username}`);
  const own = { ...context, random };
  const actions = makeSampleActions(random, { ...tier, visits, until: context.now });
  const extra = await samplePrizes(tx, own, member);
  await writeSampleHistories(tx, own, [{ member, actions, extra }]);
  await writeSampleActivity(tx, own, member);
}

async function seedDownline(
  tx: Tx,
  context: SampleContext,
  { inviter, from }: { inviter: SampleInviter; from: number },
): Promise<void> {
  const numbers = Array.from({ length: Math.min(CHUNK, DOWNLINE - from) }, (_, at) => from + at + 1);
  const joinedAt = (number: number) =>
    new Date(context.now.getTime() - (DOWNLINE - number + 1) * 1.4 * DAY_MS);
  const members = await makeSampleMembers(
    tx,
    context.clientId,
    numbers.map((number) => ({
      username: `friend${String(number).padStart(3, '0')}`,
      passwordHash: 'none',
      at: joinedAt(number),
      points: 0,
      inviterId: inviter.memberId,
    })),
  );
  const lives = members.map((member, at) => {
    const random = sampleRandom(`${context.clientId} ${member.username}`);
    const joined = joinedAt(numbers[at] ?? DOWNLINE);
    const span = context.now.getTime() - joined.getTime() - 4 * HOUR_MS;
    const count = random.int(0, 3);
    const visits = Array.from(
      { length: count },
      (_, visit) => new Date(joined.getTime() + (span * (visit + 0.3)) / count),
    );
    return {
      member,
      inviter,
      actions: makeSampleActions(random, {
        visits,
        until: context.now,
        depositBaht: [200, 3_000],
        withdrawsEvery: 3,
      }),
    };
  });
  await writeSampleHistories(tx, context, lives);
}

/**
 * Returns the data of the member `username`, who becomes the inviter of the sample downline. Returns `undefined` if this
 * member does not exist or the brand has no affiliate programme.
 */
function findInviter(db: Database, clientId: string, username: string): Promise<SampleInviter | undefined> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('member')
      .innerJoin('affiliate_program', 'affiliate_program.client_id', 'member.client_id')
      .select(['member.id', 'affiliate_program.commission_bp'])
      .where('member.client_id', '=', clientId)
      .where('member.username', '=', username)
      .executeTakeFirst();
    if (!row) return undefined;
    const { accountId } = await lockAffiliateAccount(tx, clientId, row.id);
    return { memberId: row.id, affiliateAccountId: accountId, commissionBp: row.commission_bp };
  });
}

async function isThere(db: Database, clientId: string, username: string): Promise<boolean> {
  const row = await db
    .selectFrom('member')
    .select('id')
    .where('client_id', '=', clientId)
    .where('username', '=', username)
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds a member of each level, and the inviter's downline. Existing rows do not change. */
export async function seedTierMembers(
  db: Database,
  { id: clientId, refundTable, tiers }: SampleBrand,
  {
    now,
    passwordHash,
    inviter: username,
  }: { now: Date; passwordHash: () => Promise<string>; inviter: string },
): Promise<void> {
  const context = {
    clientId,
    refundTable,
    tiers,
    now,
    houseAccounts: await houseAccountReader(db)(clientId),
  };
  if (!(await isThere(db, clientId, NEW_MEMBER))) {
    const hash = await passwordHash();
    for (const tier of tierMembers) {
      await db.transaction().execute((tx) => seedTier(tx, context, { ...tier, passwordHash: hash }));
    }
    await makeSampleMember(db, { clientId, username: NEW_MEMBER, passwordHash: hash, at: now, points: 0 });
  }
  if (await isThere(db, clientId, `friend${DOWNLINE}`)) return;
  const inviter = await findInviter(db, clientId, username);
  if (!inviter) return;
  for (let from = 0; from < DOWNLINE; from += CHUNK) {
    await db.transaction().execute((tx) => seedDownline(tx, context, { inviter, from }));
  }
}
