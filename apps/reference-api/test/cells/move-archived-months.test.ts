/** Tests that a brand with archived months can move to another cell and archive its next month there. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bangkokDay } from '@chada/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { moveBrand } from '../../src/cells/move-brand.ts';
import { checkLedger, checkSinceSeal } from '../../src/ledger/check-ledger.ts';
import { archiveMonth } from '../../src/ledger/archive/archive-month.ts';
import { verifyArchive } from '../../src/ledger/archive/verify-archive.ts';
import { writeMonth } from '../../src/ledger/archive/write-month.ts';
import { creditAt, noonOf, sealWhenPossible } from '../support/dated-books.ts';
import type { TestApp } from '../support/test-app.ts';
import { signUp, type TestMember } from '../support/test-members.ts';
import { startThreeCells, type ThreeCells } from '../support/three-cells.ts';

/** The last year whose months may be archived. */
const year = Number(bangkokDay(new Date()).slice(0, 4)) - 6;
const [november, december] = [`${year}-11`, `${year}-12`];
let cells: ThreeCells;
let folder: string;
let member: TestMember;

const credit = ({ db }: TestApp, day: string, amount: number) =>
  creditAt(db, member, noonOf(day), { amount });

async function archive({ db }: TestApp, month: string): Promise<void> {
  const of = { clientId: member.clientId, month };
  await writeMonth(db, of, folder);
  await archiveMonth(db, of, folder, () => Promise.resolve());
}

async function history() {
  const { data } = await cells.call('history.list', { params: { uuid: member.uuid }, query: {} }, member);
  return { amounts: data?.items.map(({ amountSatang }) => amountSatang), keptFrom: data?.keptFrom };
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'chada-moved-months-'));
  cells = await startThreeCells();
  const appOne = cells.appOf('one');
  member = await signUp(appOne);
  await credit(appOne, `${november}-20`, 700);
  await credit(appOne, `${december}-05`, 30);
  await sealWhenPossible(appOne.db, member.clientId, `${november}-30`);
  await archive(appOne, november);
}, 120_000);
afterAll(async () => {
  await cells.close();
  await rm(folder, { recursive: true, force: true });
});

it('a brand with archived months moves with its books and files', { timeout: 120_000 }, async () => {
  const before = { amounts: [30], keptFrom: `${december}-01` };
  expect(await history()).toEqual(before);
  await moveBrand(cells.file, { brand: member.clientId, to: 'three' });
  await cells.opened.shared?.locations.read();
  expect(await history()).toEqual(before);
  const three = cells.appOf('three');
  await expect(credit(three, `${november}-21`, 1)).rejects.toThrow(/is sealed up to/);
  await sealWhenPossible(three.db, member.clientId, `${december}-31`);
  await archive(three, december);
  expect(await history()).toEqual({ amounts: [], keptFrom: `${year + 1}-01-01` });
  for (const check of [checkLedger, checkSinceSeal])
    expect(await check(three.db)).toMatchObject({ ok: true, wrongSeals: [] });
  expect(await verifyArchive(three.db, folder)).toEqual({
    months: [`${member.clientId}-${november}`, `${member.clientId}-${december}`],
    elsewhere: [],
    faults: [],
  });
});
