/**
 * Moves a brand to another cell while members deposit and withdraw. Afterwards, the new cell must have each
 * acknowledged action exactly once. Runs 1 round with 5 writers, or 17 writers with CHADA_FULL=1.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { defaultRefundTable } from '@chada/membership-rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brandTables, localTables, sharedTables } from '../../src/cells/brand-rows.ts';
import { abortMove, moveBrand } from '../../src/cells/move-brand.ts';
import { recoverClaims } from '../../src/cells/transfer-claims.ts';
import { checkLedger, checkSinceSeal } from '../../src/ledger/check-ledger.ts';
import { postSampleHistory } from '../../src/seed/post-sample-history.ts';
import { daysAgo, sealWhenPossible } from '../support/dated-books.ts';
import { runSeed, seededRandom, sized } from '../support/seeded-random.ts';
import { startThreeCells, type ThreeCells } from '../support/three-cells.ts';
import { callerOf, type TestResponse, type Call, type TestApp } from '../support/test-app.ts';
import { creditOf, makeTransfer, signUp, slipOf, type TestMember } from '../support/test-members.ts';
import { startCellProcess, type CellProcess } from './start-cell-process.ts';

const hostC = 'brand-c.localhost';
const WITHDRAWN = 10_000;
const SLIPS = 4;
const SLIP_EVERY = 12;

let cells: ThreeCells;
let appOne: TestApp;
let three: TestApp;
let processes: CellProcess[];

beforeAll(async () => {
  cells = await startThreeCells();
  [appOne, three] = [cells.appOf('one'), cells.appOf('three')];
  processes = [await startCellProcess(cells), await startCellProcess(cells)];
}, 120_000);
afterAll(async () => {
  for (const process of processes) await process.kill();
  await cells.close();
});

interface Writer {
  readonly member: TestMember;
  readonly initialCredit: number;
  readonly slips: readonly { readonly id: string; readonly amountSatang: number; readonly key: string }[];
  /** The ids of the withdrawals that the API confirmed. */
  readonly withdrawals: string[];
  deposited: number;
  /** The member's last daily loss limit that the API confirmed, in satang. */
  limit: number;
}

const FIRST_LIMIT = 50_000_000;
const DAY_MS = 86_400_000;

/** Creates a member of the highest level, who may withdraw any number of times. */
async function makeWriter(host: string | undefined, amounts: readonly number[]): Promise<Writer> {
  const member = await signUp(appOne, host === undefined ? {} : { host });
  const { walletId, bankCode } = await appOne.db
    .selectFrom('member')
    .innerJoin('account', 'account.member_id', 'member.id')
    .select(['account.id as walletId', 'member.bank_code as bankCode'])
    .where('member.id', '=', member.id)
    .executeTakeFirstOrThrow();
  const brand = { client: { id: member.clientId, refundTable: defaultRefundTable }, now: new Date() };
  const builtMember = { ...member, walletId, bankCode, bankAccount: member.bankId };
  const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
  await postSampleHistory(appOne.db, brand, builtMember, [
    { kind: 'deposit', at: ago(4), amount: 10_000 },
    { kind: 'deposit', at: ago(1), amount: 500_000_000 },
  ]);
  const slips = [];
  for (const amountSatang of amounts) {
    const slip = await slipOf(await makeTransfer(appOne, member, { amountSatang }));
    const { data, text } = await cells.call('slip.verify', { body: { slip } }, member);
    if (!data) throw new Error(text);
    slips.push({ id: data.id, amountSatang, key: randomUUID() });
  }
  const initialCredit = await creditOf(appOne, member);
  return { member, initialCredit, slips, withdrawals: [], deposited: 0, limit: FIRST_LIMIT };
}

/**
 * Sends a request until the API accepts it. During the move, the API refuses the request with 503. The request is then
 * repeated with the same key, as the site does.
 */
async function retryWhileUnavailable<Data>(send: () => Promise<TestResponse<Data>>): Promise<Data> {
  for (;;) {
    const { status, data, headers, text } = await send();
    if (data !== undefined) return data;
    if (status !== 503) throw new Error(text);
    expect(headers.get('retry-after')).not.toBeNull();
    await delay(40);
  }
}

async function write(call: Call, writer: Writer, isOver: () => boolean): Promise<void> {
  const { member, slips } = writer;
  for (let turn = 0; !isOver() || turn < slips.length * SLIP_EVERY; turn += 1) {
    const slip = turn % SLIP_EVERY === 0 ? slips[turn / SLIP_EVERY] : undefined;
    if (slip) {
      const { bonusSatang } = await retryWhileUnavailable(() =>
        call('slip.confirm', { body: { slipId: slip.id } }, { ...member, key: slip.key }),
      );
      writer.deposited += slip.amountSatang + (bonusSatang ?? 0);
    }
    const key = randomUUID();
    const { withdrawal } = await retryWhileUnavailable(() =>
      call(
        'withdraw.create',
        { params: { uuid: member.uuid }, body: { amount: WITHDRAWN } },
        { ...member, key },
      ),
    );
    writer.withdrawals.push(withdrawal.id);
    const value = writer.limit - 100;
    await retryWhileUnavailable(() =>
      call('protection.setLimit', { body: { kind: 'loss', period: 'day', value } }, member),
    );
    writer.limit = value;
    await delay(20);
  }
}

async function checkWriter(app: TestApp, writer: Writer, label: string): Promise<void> {
  const { member, withdrawals, deposited, initialCredit, limit } = writer;
  const rows = await app.db
    .selectFrom('withdrawal')
    .select('uuid')
    .where('member_id', '=', member.id)
    .execute();
  expect(rows.map(({ uuid }) => uuid).toSorted(), label).toEqual(withdrawals.toSorted());
  const credit = initialCredit + deposited - withdrawals.length * WITHDRAWN;
  expect(await creditOf(app, member), label).toBe(credit);
  const { value } = await app.db
    .selectFrom('protection_limit')
    .select('value')
    .where('member_id', '=', member.id)
    .executeTakeFirstOrThrow();
  expect(value, label).toBe(limit);
}

it('a brand moves under load without a lost or repeated act', { timeout: 3_600_000 }, async () => {
  const seed = runSeed();
  console.info(`move of a brand: CHADA_SEED=${seed}`);
  const random = seededRandom(seed);
  const amounts = () => Array.from({ length: SLIPS }, () => random.int(10_000, 90_000));
  const moving: Writer[] = [];
  for (let number = 0; number < sized(4, 16); number += 1)
    moving.push(await makeWriter(undefined, amounts()));
  const staying = await makeWriter(hostC, amounts());
  await sealWhenPossible(appOne.db, 'brand-a', daysAgo(2));
  let over = false;
  const callOf = (number: number) => callerOf(() => processes[number % processes.length]?.url ?? '');
  const writing = [...moving, staying].map((writer, number) => write(callOf(number), writer, () => over));
  await delay(300);

  // This move is aborted while the old cell still has the brand. The brand must remain in the old cell.
  const stop = new Error('stopped by the test');
  const aborted = moveBrand(cells.file, { brand: 'brand-a', to: 'three' }, (text) => {
    if (text.startsWith('copied')) throw stop;
  });
  await expect(aborted).rejects.toBe(stop);
  await abortMove(cells.file, 'brand-a');
  await delay(300);

  // This move is interrupted after the old cell has stopped serving the brand. The move can't be aborted any more. Only
  // a repeated move can complete it.
  const closed = moveBrand(cells.file, { brand: 'brand-a', to: 'three' }, (text) => {
    if (text.includes('closed')) throw stop;
  });
  await expect(closed).rejects.toBe(stop);
  await expect(abortMove(cells.file, 'brand-a')).rejects.toThrow('repeat the move');
  const steps: string[] = [];
  await moveBrand(cells.file, { brand: 'brand-a', to: 'three' }, (text) => void steps.push(text));
  expect(steps.at(-1)).toBe('the cell three serves the brand');
  await delay(1_500);
  over = true;
  await Promise.all(writing);

  await cells.opened.shared?.locations.read();
  for (const writer of moving) await checkWriter(three, writer, `seed ${seed}`);
  await checkWriter(appOne, staying, `seed ${seed}`);
  for (const { db } of [appOne, three]) {
    expect(await checkLedger(db)).toMatchObject({ ok: true });
    expect(await checkSinceSeal(db)).toMatchObject({ ok: true });
    await recoverClaims(
      { db, registry: cells.registry },
      { onFault: () => undefined, unfinishedAfterSeconds: 0 },
    );
  }
  const claims = await cells.registry
    .selectFrom('transfer_claim')
    .select(['claim', 'state'])
    .where('state', '<>', 'released')
    .execute();
  expect(new Set(claims.map(({ state }) => state))).toEqual(new Set(['settled']));
  expect(claims).toHaveLength(SLIPS * (moving.length + 1));
  const actions = [...moving, staying].reduce((sum, { withdrawals }) => sum + withdrawals.length, 0);
  console.info(`${actions} withdrawals and as many limits, ${claims.length} deposits`);
});

it('the old cell of a brand that moved refuses every write and answers no member', async () => {
  const old = appOne.db.updateTable('member').set({ name: 'x' }).where('client_id', '=', 'brand-a').execute();
  await expect(old).rejects.toMatchObject({ code: 'CH001' });
  await appOne.db.updateTable('member').set({ team: 'x' }).where('client_id', '=', 'brand-c').execute();
});

it('every table is known to the move', async () => {
  const { rows } = await appOne.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'api'`,
  );
  const unknown = rows.filter(
    ({ name }) => !brandTables.has(name) && !localTables.has(name) && !sharedTables.has(name),
  );
  expect(unknown).toEqual([]);
});
