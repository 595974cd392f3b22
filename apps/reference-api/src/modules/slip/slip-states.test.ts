import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { signUp, transferAndGetSlip, type TestMember } from '../../../test/support/test-members.ts';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  member = await signUp(app);
});
afterAll(() => app.close());

interface Asked {
  readonly amountSatang?: number;
  readonly slipId?: string;
  readonly transferredAt?: string;
  readonly note?: string;
}
const ask = ({ amountSatang = 50_000, ...more }: Asked = {}) =>
  app.call('slip.requestDeposit', { body: { amountSatang, ...more } }, member);
const rowOf = (uuid = '') =>
  app.db.selectFrom('deposit').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow();

it('[AP-22] gives staff the time and the note, if the member has entered them', async () => {
  const transferredAt = '2026-11-20T02:30:00.000Z';
  const full = await ask({ transferredAt, note: 'โอนจากบัญชีแม่' });
  expect(full.data).toMatchObject({ amountSatang: 50_000, status: 'waiting', slipId: null, reason: null });
  expect(await rowOf(full.data?.id)).toMatchObject({
    member_id: member.id,
    status: 'pending',
    transferred_at: new Date(transferredAt),
    note: 'โอนจากบัญชีแม่',
  });
  const short = await ask();
  expect(await rowOf(short.data?.id)).toMatchObject({ transferred_at: null, note: null, slip_id: null });
});

it('[AP-22] below the minimum is refused with the minimum, which itself is accepted', async () => {
  const { status, error } = await ask({ amountSatang: 9_999 });
  expect([status, error?.code, error?.details]).toEqual([
    422,
    'DEPOSIT_BELOW_MINIMUM',
    { minimumSatang: 10_000 },
  ]);
  expect((await ask({ amountSatang: 10_000 })).status).toBe(200);
});

it('[AP-22] a slip has one request; a fault of the database is no second request', async () => {
  const slip = await transferAndGetSlip(app, member);
  const { data: verified } = await app.call('slip.verify', { body: { slip } }, member);
  const slipId = verified?.id ?? '';
  await sql`alter table deposit add constraint a_fault check (amount <> 50000) not valid`.execute(app.db);
  const failed = await ask({ slipId });
  await sql`alter table deposit drop constraint a_fault`.execute(app.db);
  expect([failed.status, failed.error?.code]).toEqual([500, 'INTERNAL']);
  expect((await ask({ slipId })).data).toMatchObject({ slipId });
  expect((await ask({ slipId })).error?.code).toBe('SLIP_ALREADY_USED');
});
