import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import type { Tx } from '../../database/connection.ts';
import { lockWallet } from '../../ledger/member-accounts.ts';
import { movePoints } from '../../points/move-points.ts';
import { confirmSlip, verifySlip } from '../../../test/support/money-acts.ts';
import { beginTimeOut } from '../../../test/support/protection-acts.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
import { signIn, type TestMember } from '../../../test/support/test-members.ts';
import { START, testWithMember } from '../../../test/support/test-with-member.ts';

let app: TestApp;
let member: TestMember;
const at = (minutes: number) => new Date(START + minutes * 60_000);
testWithMember((started, signedUp) => {
  app = started;
  member = signedUp;
});

const timeOut = () => beginTimeOut(app, member);
const lockMember = (tx: Tx) =>
  tx.selectFrom('member').select('id').where('id', '=', member.id).forNoKeyUpdate().execute();

async function waitingRequests(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
     where wait_event_type = 'Lock' and datname = current_database()`.execute(app.db);
  return rows[0]?.waiting ?? 0;
}

async function inOrder<First, Second>(
  lock: (tx: Tx) => Promise<unknown>,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  const responses = await app.db.transaction().execute(async (tx) => {
    await lock(tx);
    const firstResult = first();
    await vi.waitFor(async () => expect(await waitingRequests()).toBe(1));
    const other = second();
    await vi.waitFor(async () => expect(await waitingRequests()).toBe(2));
    return { one: firstResult, other };
  });
  return Promise.all([responses.one, responses.other]);
}

describe('a break that begins', () => {
  it('while a request computes the session time stays in force', async () => {
    const limit = { kind: 'session', period: 'day', value: 60 } as const;
    await app.call('protection.setLimit', { body: limit }, member);
    app.setTime(at(5));
    const older = member;
    const poll = () => app.call('protection.get', {}, older);
    member = { ...member, token: await signIn(app, member.username) };
    const [begun] = await inOrder(lockMember, timeOut, poll);
    expect(begun.status).toBe(200);
    member = { ...member, token: await signIn(app, member.username) };
    expect((await app.call('protection.get', {}, member)).data?.pause?.cause).toBe('timeOut');
    expect((await app.call('wheel.reward', { body: {} }, member)).error?.code).toBe('PLAY_PAUSED');
  });

  it('before an exchange of points for credit refuses it, and the points stay', async () => {
    await app.db.transaction().execute((tx) =>
      movePoints(tx, {
        memberId: member.id,
        reason: 'staff',
        reference: member.uuid,
        amount: 1_000_000,
        at: at(0),
      }),
    );
    const { uuid: rewardId } = await app.db
      .selectFrom('reward')
      .select('uuid')
      .where('credit_amount', 'is not', null)
      .where('client_id', '=', 'brand-a')
      .executeTakeFirstOrThrow();
    const exchange = () => app.call('reward.request', { body: { userUuid: member.uuid, rewardId } }, member);
    const [begun, exchanged] = await inOrder((tx) => lockWallet(tx, member.id), timeOut, exchange);
    expect([begun.status, exchanged.error?.code]).toEqual([200, 'PLAY_PAUSED']);
    const { point } = await app.db
      .selectFrom('member')
      .select('point')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow();
    expect(point).toBe(1_000_000);
  });

  it('before a check-in refuses it', async () => {
    const claim = () => app.call('checkIn.claim', { body: {} }, member);
    const [begun, claimed] = await inOrder((tx) => lockWallet(tx, member.id), timeOut, claim);
    expect([begun.status, claimed.error?.code]).toEqual([200, 'PLAY_PAUSED']);
  });

  it('before a slip is confirmed refuses it without a deadlock, and the slip waits', async () => {
    const slipId = await verifySlip(app, member);
    const confirm = () => confirmSlip(app, member, slipId);
    const [begun, confirmed] = await inOrder((tx) => lockWallet(tx, member.id), timeOut, confirm);
    expect([begun.status, confirmed.error?.code]).toEqual([200, 'PLAY_PAUSED']);
  });
});
