import { bahtToSatang } from '@chada/domain';
import type { Database } from '../database/connection.ts';
import { houseAccountReader } from '../ledger/chart.ts';
import { hashPassword } from '../security/passwords.ts';
import { writeSampleActivity } from './sample-activity.ts';
import { postSampleHistory } from './post-sample-history.ts';
import type { SampleAction } from './sample-actions.ts';
import { writeSampleHistories, type SampleBrand } from './sample-history.ts';
import { sampleCommissionMoves } from './sample-commission.ts';
import { makeSampleMember, type SampleMember } from './sample-members.ts';
import { samplePrizes } from './sample-prizes.ts';
import { sampleRandom } from './sample-random.ts';
import { seedTierMembers } from './seed-tiers.ts';

/** The public demo login of a sandbox. Production has no demo member. */
export const demoMember = { username: 'demo1234', password: 'sandbox-demo-1234' } as const;

/** The stored hash of a member without a password. No password has this hash, so the member can't sign in. */
const NO_PASSWORD = 'none';

const day = 86_400_000;
const baht = (amount: number): number => bahtToSatang(amount);

function demoActs(now: Date): SampleAction[] {
  const at = (daysAgo: number, hour: number) =>
    new Date(Math.floor(now.getTime() / day - daysAgo) * day + hour * 3_600_000);
  const play = (
    daysAgo: number,
    hour: number,
    taken: number,
    brought: number,
    gameCode: string,
    provider: string,
  ): SampleAction => ({
    kind: 'play',
    at: at(daysAgo, hour),
    taken: baht(taken),
    brought: baht(brought),
    gameCode,
    provider,
  });
  return [
    { kind: 'deposit', at: at(86, 7), amount: baht(500) },
    play(86, 8, 500, 820, 'golden-dragon', 'JK'),
    { kind: 'withdraw', at: at(85, 4), amount: baht(600), outcome: 'paid' },
    play(84, 13, 220, 0, 'gourd-crab-fish', 'AC'),
    { kind: 'deposit', at: at(61, 12), amount: baht(1000) },
    play(61, 13, 1000, 1340, 'golden-hilo', 'SG'),
    play(60, 14, 1340, 560, 'naga-king', 'SG'),
    { kind: 'withdraw', at: at(59, 3), amount: baht(500), outcome: 'paid' },
    { kind: 'deposit', at: at(43, 8), amount: baht(2000) },
    play(43, 9, 2060, 1260, 'night-baccarat', 'SG'),
    play(42, 14, 1260, 0, 'golden-dragon', 'JK'),
    { kind: 'deposit', at: at(24, 5), amount: baht(1000) },
    play(24, 6, 1000, 1450, 'golden-hilo', 'SG'),
    { kind: 'deposit', at: at(21, 12), amount: baht(2000) },
    play(21, 13, 3450, 2900, 'golden-dragon', 'JK'),
    { kind: 'withdraw', at: at(20, 4), amount: baht(1500), outcome: 'paid' },
    play(18, 14, 1400, 0, 'night-baccarat', 'SG'),
    { kind: 'deposit', at: at(17, 11), amount: baht(3000) },
    play(17, 12, 3000, 5200, 'gourd-crab-fish', 'AC'),
    { kind: 'withdraw', at: at(16, 3), amount: baht(3000), outcome: 'rejected' },
    { kind: 'withdraw', at: at(16, 5), amount: baht(3000), outcome: 'paid' },
    { kind: 'deposit', at: at(12, 12), amount: baht(1500) },
    play(12, 13, 3700, 3120, 'naga-king', 'SG'),
    { kind: 'deposit', at: at(8, 6), amount: baht(5000) },
    play(8, 13, 8120, 9640, 'golden-hilo', 'SG'),
    { kind: 'withdraw', at: at(7, 2), amount: baht(6000), outcome: 'paid' },
    play(4, 14, 3640, 2980, 'golden-dragon', 'JK'),
    { kind: 'deposit', at: at(2, 12), amount: baht(2500) },
    play(2, 13, 5480, 4860, 'night-baccarat', 'SG'),
    { kind: 'withdraw', at: at(1, 5), amount: baht(2000), outcome: 'paid' },
  ];
}

async function seedCrowd(db: Database, client: SampleBrand, now: Date): Promise<void> {
  for (let number = 1; number <= 10; number += 1) {
    const at = new Date(now.getTime() - (number * 13 + ((number * number) % 7) * 3) * 60_000);
    const username = `sample${String(number).padStart(2, '0')}`;
    const member = await makeSampleMember(db, {
      clientId: client.id,
      username,
      passwordHash: NO_PASSWORD,
      at,
      points: 0,
    });
    if (!member) continue;
    const amount = baht(((number * 7) % 12) * 300 + 500);
    const actions: SampleAction[] = [{ kind: 'deposit', at, amount }];
    if (number % 2 === 0) {
      actions.push({
        kind: 'withdraw',
        at: new Date(at.getTime() + 5 * 60_000),
        amount: amount - baht(((number * 5) % 4) * 100 + 200),
        outcome: 'paid',
      });
    }
    await postSampleHistory(db, { client, now }, member, actions);
  }
}

function findDemoMember(db: Database, clientId: string): Promise<SampleMember | undefined> {
  return db
    .selectFrom('member')
    .innerJoin('account', (join) =>
      join.onRef('account.member_id', '=', 'member.id').on('account.kind', '=', 'member_wallet'),
    )
    .select([
      'member.id',
      'username',
      'account.id as walletId',
      'bank_code as bankCode',
      'bank_account as bankAccount',
    ])
    .where('member.client_id', '=', clientId)
    .where('username', '=', demoMember.username)
    .executeTakeFirst();
}

async function makeDemoMember(db: Database, client: SampleBrand, now: Date): Promise<void> {
  if (await findDemoMember(db, client.id)) return;
  await seedCrowd(db, client, now);
  await makeSampleMember(db, {
    clientId: client.id,
    username: demoMember.username,
    passwordHash: await hashPassword(demoMember.password),
    at: new Date(now.getTime() - 190 * day),
    points: 2_400,
  });
}

async function writeDemoLife(db: Database, client: SampleBrand, now: Date): Promise<void> {
  const { id: clientId, refundTable, tiers } = client;
  const member = await findDemoMember(db, clientId);
  if (!member) return;
  const known = await db
    .selectFrom('deposit')
    .select('id')
    .where('member_id', '=', member.id)
    .executeTakeFirst();
  if (known) return;
  const houseAccounts = await houseAccountReader(db)(clientId);
  const random = sampleRandom(`${clientId} ${member.username}`);
  const context = { clientId, refundTable, tiers, now, houseAccounts, random };
  await db.transaction().execute(async (tx) => {
    const prizes = await samplePrizes(tx, context, member);
    const journals = [...prizes.journals, ...(await sampleCommissionMoves(tx, context, member))];
    await writeSampleHistories(tx, context, [
      { member, actions: demoActs(now), extra: { ...prizes, journals } },
    ]);
    await writeSampleActivity(tx, context, member);
  });
}

/** Adds the demo members and their history. Existing rows do not change. */
export async function seedDemo(db: Database, client: SampleBrand, now: Date): Promise<void> {
  await makeDemoMember(db, client, now);
  await seedTierMembers(db, client, {
    now,
    passwordHash: () => hashPassword(demoMember.password),
    inviter: demoMember.username,
  });
  // The downline must exist before this call, because the demo member's commission comes from the downline.
  await writeDemoLife(db, client, now);
}
