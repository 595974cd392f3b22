/**
 * Tests that entries of old months move from the database to files, and that the ledger can still be verified with the
 * files and the seals.
 */
import { createHash } from 'node:crypto';
import { mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { addBangkokDays, bangkokDay, satang } from '@chada/domain';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildBrand, buildMember, giveCredit, type BuiltMember } from '../../../test/support/builders.ts';
import { changeByForce } from '../../../test/support/change-by-force.ts';
import { creditAt, daysAgo, noonOf, sealWhenPossible } from '../../../test/support/dated-books.ts';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../../../test/support/test-database.ts';
import { restoreBackup } from '../../backup/restore-backup.ts';
import { writeBackup } from '../../backup/write-backup.ts';
import { createDatabase, createPool } from '../../database/connection.ts';
import { runSeed, seededRandom, sized } from '../../../test/support/seeded-random.ts';
import { preparedDatabase } from '../../../test/support/prepared-database.ts';
import { houseAccountReader } from '../chart.ts';
import { checkLedger, checkSinceSeal } from '../check-ledger.ts';
import { credit, debit, postJournal, type NewJournal } from '../post-journal.ts';
import { archiveMonth } from './archive-month.ts';
import { manifestFile, readManifest } from './month-file.ts';
import { verifyArchive } from './verify-archive.ts';
import { faultsOfMonth } from './verify-month.ts';
import { writeMonth } from './write-month.ts';

/** The last year whose months may be archived. */
const year = Number(bangkokDay(new Date()).slice(0, 4)) - 6;
const [october, november, december] = [`${year}-10`, `${year}-11`, `${year}-12`];
const brand = 'brand-a';

let test: TestDatabase;
let member: BuiltMember;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'chada-archive-'));
});
afterEach(async () => {
  await test.drop();
  await rm(folder, { recursive: true, force: true });
});

const of = (month: string) => ({ clientId: brand, month });
const write = (month: string) => writeMonth(test.db, of(month), folder);
const archive = (month: string) => archiveMonth(test.db, of(month), folder, () => Promise.resolve());
const faults = async () => (await verifyArchive(test.db, folder)).faults;

const buildBooks = async ({ db }: TestDatabase): Promise<BuiltMember> => {
  await buildBrand(db, brand);
  await buildBrand(db, 'brand-b');
  return buildMember(db, brand);
};

async function post(at: Date, { kind, legs, reference }: Pick<NewJournal, 'kind' | 'legs' | 'reference'>) {
  return test.db
    .transaction()
    .execute((tx) => postJournal(tx, { clientId: brand, kind, reference, memberId: member.id, at, legs }));
}

/** Posts credits of 500 satang in October and 70 in November, and a withdrawal of 200 that is paid in November. */
async function postAutumn(): Promise<void> {
  await creditAt(test.db, member, noonOf(`${october}-25`), { amount: 500 });
  const houseAccounts = await houseAccountReader(test.db)(brand);
  const { rows } = await sql<{ uuid: string }>`select gen_random_uuid() as uuid`.execute(test.db);
  const reference = rows[0]?.uuid ?? '';
  const [requestedAt, paid] = [noonOf(`${october}-31`), noonOf(`${november}-01`)];
  const journal = await post(requestedAt, {
    kind: 'withdrawal_requested',
    reference,
    legs: [debit(member.walletId, satang(200)), credit(houseAccounts.withdrawals_payable, satang(200))],
  });
  await post(paid, {
    kind: 'withdrawal_paid',
    reference,
    legs: [debit(houseAccounts.withdrawals_payable, satang(200)), credit(houseAccounts.bank, satang(200))],
  });
  await sql`
    insert into withdrawal (uuid, client_id, member_id, amount, status, bank_code, bank_account, bangkok_day, journal_id,
                            requested_at, decided_at, paid_at)
    values (${reference}, ${brand}, ${member.id}, 200, 'paid', '004', '1234567890', ${`${october}-31`}, ${journal},
            ${requestedAt}, ${paid}, ${paid})`.execute(test.db);
  await creditAt(test.db, member, noonOf(`${november}-20`), { amount: 70 });
  await creditAt(test.db, member, noonOf(`${december}-02`), { amount: 1 });
}

const sealedAutumn = preparedDatabase(async (source) => {
  test = source;
  member = await buildBooks(source);
  await postAutumn();
  await sealWhenPossible(test.db, brand, `${december}-03`);
  return member;
});

const startWithSealedAutumn = async () => {
  ({ test, prepared: member } = await sealedAutumn());
};

const byForce = (statement: string) => changeByForce(test.db, statement);

async function entriesOf(month: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from journal join entry on entry.journal_id = journal.id
     where to_char(created_at at time zone interval '7 hours', 'YYYY-MM') = ${month}`.execute(test.db);
  return rows[0]?.count ?? 0;
}

/** Simulates a disk that fails after it has stored `count` files and folders. */
async function breakDiskAfter(count: number) {
  const handle = await open(folder);
  const sync = vi.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'sync');
  await handle.close();
  sync.mockRejectedValue(new Error('EIO'));
  for (let stored = 0; stored < count; stored += 1) sync.mockResolvedValueOnce();
  return sync;
}

const balances = async () => (await sql`select id, balance from account order by id`.execute(test.db)).rows;

const right = { ok: true, wrongSeals: [] };

describe('sealed months', () => {
  beforeEach(startWithSealedAutumn);

  it('are written to files that agree with their seals', async () => {
    expect(await write(october)).toMatchObject({ journals: 2, entries: 4 });
    expect(await write(november)).toMatchObject({ journals: 2, entries: 4 });
    expect(await verifyArchive(test.db, folder)).toEqual({
      months: [`${brand}-${october}`, `${brand}-${november}`],
      elsewhere: [],
      faults: [],
    });
    const text = gunzipSync(await readFile(path.join(folder, `${brand}-${october}.jsonl.gz`))).toString();
    expect(
      text
        .trim()
        .split('\n')
        .map((line): unknown => JSON.parse(line)),
    ).toMatchObject([
      [
        expect.any(Number),
        brand,
        'credit_by_staff',
        expect.any(String),
        member.id,
        noonOf(`${october}-25`).getTime() * 1000,
        expect.stringContaining(`${member.walletId} -500 500`),
      ],
      [
        expect.any(Number),
        brand,
        'withdrawal_requested',
        expect.any(String),
        member.id,
        noonOf(`${october}-31`).getTime() * 1000,
        expect.stringContaining(`${member.walletId} 200 300`),
      ],
    ]);
  });

  it('leave the database with the books still provable', async () => {
    const before = await balances();
    await write(october);
    expect(await archive(october)).toBe(4);
    expect([await entriesOf(october), await entriesOf(november)]).toEqual([0, 4]);
    expect(await balances()).toEqual(before);
    expect(await checkLedger(test.db)).toMatchObject({ ...right, unbalancedJournals: [], wrongRecords: [] });
    expect(await checkSinceSeal(test.db)).toMatchObject(right);
    expect(await faults()).toEqual([]);
    await giveCredit(test.db, member, 9);
    await sealWhenPossible(test.db, brand, `${december}-31`);
    await write(november);
    expect(await archive(november)).toBe(4);
    expect(await checkLedger(test.db)).toMatchObject(right);
    expect(await checkSinceSeal(test.db)).toMatchObject(right);
    expect(await faults()).toEqual([]);
  });

  it('stay if the files or the entries are wrong, and are not written twice', async () => {
    await expect(archive(october)).rejects.toThrow('ENOENT');
    const file = path.join(folder, `${brand}-${october}.jsonl.gz`);
    await write(october);
    const whole = await readFile(file);
    await writeFile(file, whole.subarray(0, 40));
    await expect(archive(october)).rejects.toThrow(`${brand}-${october}: the file can't be read`);
    await writeFile(file, whole);
    await byForce('update entry set balance_after = 1 where amount = 500');
    await expect(archive(october)).rejects.toThrow(`the day ${october}-25 of ${brand} differs from its seal`);
    await expect(write(october)).rejects.toThrow(`${october}-25: the journals differ from the seal`);
    await byForce('update entry set balance_after = 500 where amount = 500');
    await expect(archive(october)).resolves.toBe(4);
    await expect(write(october)).rejects.toThrow(
      `the entries of ${october} of ${brand} are archived already`,
    );
    expect((await readdir(folder)).toSorted()).toEqual([
      `${brand}-${october}.json`,
      `${brand}-${october}.jsonl.gz`,
    ]);
  });

  it.each([0, 1, 2])('stay if the disk fails after %i of both files and their folder', async (count) => {
    await write(october);
    const sync = await breakDiskAfter(count);
    try {
      await expect(archive(october)).rejects.toThrow('EIO');
    } finally {
      sync.mockRestore();
    }
    expect(await entriesOf(october)).toBe(4);
  });

  it.each([0, 1])('have no files if the disk fails after %i of both', async (count) => {
    const sync = await breakDiskAfter(count);
    try {
      await expect(write(october)).rejects.toThrow('EIO');
    } finally {
      sync.mockRestore();
    }
    expect(await readdir(folder)).toEqual([]);
  });

  it('leave in order, and only if all their days are sealed', async () => {
    await write(november);
    await expect(archive(november)).rejects.toThrow(`the next month to archive of ${brand} is ${october}`);
    await expect(write(december)).rejects.toThrow(`not every day of ${december} of ${brand} is sealed`);
    expect(await entriesOf(november)).toBe(4);
  });

  it('are the only ones whose entries can be deleted', async () => {
    await write(october);
    await archive(october);
    for (const statement of [
      'delete from entry',
      'update entry set amount = amount',
      'delete from ledger_archive',
      'update ledger_archive set month = month',
      'truncate ledger_archive',
      'truncate entry',
    ])
      await expect(sql.raw(statement).execute(test.db), statement).rejects.toThrow(
        'the ledger is append-only',
      );
    expect(await entriesOf(november)).toBe(4);
  });

  const ofOctober = `(select id from journal where created_at < '${november}-01T00:00:00+07:00'`;
  it.each([
    ['a balance', 'update account set balance = balance + 1 where member_id is not null', 'wrongAccounts'],
    [
      'a sum of an archived day',
      `update ledger_seal_sum set amount = amount + 1 where day = '${october}-25'`,
      'wrongSeals',
    ],
    ['a journal', `delete from withdrawal; delete from journal where id in ${ofOctober})`, 'wrongSeals'],
    [
      'an entry that returned',
      `insert into entry (journal_id, account_id, amount, balance_after)
       select id, 1, 1, 1 from ${ofOctober} limit 1) as old`,
      'wrongSeals',
    ],
    ['the record of the archive', 'delete from ledger_archive', 'unbalancedJournals'],
  ] as const)('%s that is changed afterwards is found', async (_, statement, where) => {
    await write(october);
    await archive(october);
    await byForce(statement);
    const report = await checkLedger(test.db);
    expect(report.ok).toBe(false);
    expect(report[where].length).toBeGreaterThan(0);
  });

  const journalOf = (month: string, kind: string) => `(
    select min(id) from journal where kind = '${kind}' and to_char(created_at, 'YYYY-MM') = '${month}')`;
  const credited = journalOf(october, 'credit_by_staff');
  it.each([
    [
      'a deposit',
      'deposit',
      `insert into deposit (client_id, member_id, channel, status, amount, journal_id, evidence, created_at, decided_at)
       select client_id, id, 'slip', 'completed', 500, ${credited}, 'sample', now(), now() from member`,
    ],
    [
      'a refund',
      'refund',
      `insert into loss_refund (member_id, client_id, bangkok_day, level, percent, net_loss, amount, journal_id, created_at)
       select id, client_id, '${october}-24', 1, 5, 1000, 500, ${credited}, now() from member`,
    ],
    ['a requested withdrawal', 'withdrawal', `update withdrawal set journal_id = ${credited}`],
    ['a withdrawal of another member', 'withdrawal', 'update withdrawal set member_id = member_id + 1'],
    [
      'a withdrawal that is rejected but paid',
      'withdrawal',
      `update withdrawal set status = 'rejected', paid_at = null`,
    ],
    ['a paid withdrawal', 'withdrawal', 'update withdrawal set uuid = gen_random_uuid()'],
  ])('a record that does not agree with its archived journal is found: %s', async (_, name, statement) => {
    for (const month of [october, november]) {
      await write(month);
      await archive(month);
    }
    expect(await checkLedger(test.db)).toMatchObject({ ok: true });
    await byForce(statement);
    const { ok, wrongRecords } = await checkLedger(test.db);
    expect([ok, wrongRecords]).toEqual([false, expect.arrayContaining([expect.stringContaining(name)])]);
  });

  it.each([
    ['kind', `kind = 'deposit_bonus'`],
    ['reference', `reference = 'another'`],
    ['member', 'member_id = null'],
    ['time', `created_at = created_at + interval '1 second'`],
    ['brand', `client_id = 'brand-b'`],
  ])('differ from a journal whose %s is changed afterwards', async (_, change) => {
    await write(october);
    await archive(october);
    await byForce(`update journal set ${change} where id = ${credited}`);
    expect(await faults()).toEqual([
      expect.stringMatching(new RegExp(`^${brand}-${october}: journal \\d+ differs in the database$`)),
    ]);
  });

  it('are not reported as unreadable files if the database fails during the comparison', async () => {
    await write(october);
    const manifest = await readManifest(manifestFile(folder, of(october)));
    const failure = new Error('the database is down');
    await expect(faultsOfMonth(folder, manifest, () => Promise.reject(failure))).rejects.toBe(failure);
  });

  it('need their files', async () => {
    await write(october);
    await archive(october);
    const file = path.join(folder, `${brand}-${october}.jsonl.gz`);
    const journals = gunzipSync(await readFile(file)).toString();
    await writeFile(file, gzipSync(journals));
    expect(await faults()).toEqual([]);
    await writeFile(file, gzipSync(`${journals} `, { level: 1 }));
    expect((await faults()).length).toBeGreaterThan(0);
    await rm(path.join(folder, `${brand}-${october}.json`));
    expect(await faults()).toEqual([`${brand}-${october}: the file is missing`]);
  });
});

describe('a changed file is found', () => {
  beforeEach(async () => {
    await startWithSealedAutumn();
    await write(october);
  });

  const changeJournals = async (change: (text: string) => string) => {
    const file = path.join(folder, `${brand}-${october}.jsonl.gz`);
    await writeFile(file, gzipSync(change(gunzipSync(await readFile(file)).toString())));
  };
  const changeManifest = async (change: (text: string) => string) => {
    const file = path.join(folder, `${brand}-${october}.json`);
    await writeFile(file, change(await readFile(file, 'utf8')));
  };

  it.each([
    ['an amount', ' -500 ', ' -501 ', `${october}-25: the sums differ from the seal`],
    ['a balance', ' 500"', ' 501"', `${october}-25: the journals differ from the seal`],
    ['a brand', '"brand-a"', '"brand-b"', 'does not belong to the month'],
    ['a kind', 'credit_by_staff', 'deposit', `${october}-25: the journals differ from the seal`],
  ])('%s', async (_, from, to, fault) => {
    await changeJournals((text) => text.replace(from, to));
    expect((await faults()).join('\n')).toContain(fault);
  });

  it('first days that are missing, with their seals and counts', async () => {
    const files = ['json', 'jsonl.gz'].map((end) => path.join(folder, `${brand}-${october}.${end}`));
    const [manifestPath = '', journalsPath = ''] = files;
    await changeJournals((text) => text.slice(text.indexOf('\n') + 1));
    const sha256 = createHash('sha256')
      .update(await readFile(journalsPath))
      .digest('hex');
    const manifest = await readManifest(manifestPath);
    const seals = manifest.seals.filter(({ day }) => day > `${october}-25`);
    await writeFile(manifestPath, JSON.stringify({ ...manifest, sha256, journals: 1, entries: 2, seals }));
    const fault = `${brand}-${october}: ${october}-25: the file lacks this day`;
    await expect(archive(october)).rejects.toThrow(fault);
    expect(await entriesOf(october)).toBe(4);
    expect(await faults()).toEqual([fault]);
  });

  it('other counts than those of the archived month', async () => {
    await archive(october);
    await byForce('update ledger_archive set entries = entries + 1');
    expect(await faults()).toEqual([`${brand}-${october}: the file is not the archived one`]);
  });

  it('a missing journal', async () => {
    await changeJournals((text) => text.slice(text.indexOf('\n') + 1));
    expect((await faults()).join('\n')).toContain(`${october}-25: the journals differ from the seal`);
  });

  it.each([
    ['a count', /"journals": 1,/, '"journals": 2,', 'the seal was changed'],
    ['a day', new RegExp(`"day": "${october}-26"`), `"day": "${october}-27"`, 'the seal was changed'],
    ['a hash of a seal', /"hash": "./, '"hash": "0', 'the database has another seal'],
    ['the hash of the file', /"sha256": "./, '"sha256": "0', 'the file differs from its hash'],
  ])('%s in the manifest', async (_, from, to, fault) => {
    // Replaces the first digit of the hash by 0, or by 1 if the digit is already 0, so that the hash always changes.
    await changeManifest((text) => {
      const changed = text.replace(from, to);
      return changed === text ? text.replace(from, to.replace(/0$/, '1')) : changed;
    });
    expect((await faults()).join('\n')).toContain(fault);
  });
});

it('a restored backup has the same archive', async () => {
  await startWithSealedAutumn();
  await write(october);
  await archive(october);
  await writeBackup(test.url, path.join(folder, 'whole.backup.gz'));
  const empty = await createEmptyDatabase();
  await restoreBackup(empty.url, path.join(folder, 'whole.backup.gz'));
  const db = createDatabase(createPool({ url: empty.url, schema: 'api', max: 2 }));
  try {
    expect(await checkLedger(db)).toMatchObject(right);
    expect((await verifyArchive(db, folder)).faults).toEqual([]);
    await expect(sql`delete from entry`.execute(db)).rejects.toThrow('the ledger is append-only');
    await writeMonth(db, of(november), folder);
    expect(await archiveMonth(db, of(november), folder, () => Promise.resolve())).toBe(4);
  } finally {
    await db.destroy();
    await empty.drop();
  }
});

describe('new books', () => {
  beforeEach(async () => {
    test = await createTestDatabase();
    member = await buildBooks(test);
  });

  it('entries stay in the database until five years after the end of their year', async () => {
    const month = `${year + 1}-01`;
    await creditAt(test.db, member, noonOf(`${month}-30`), { amount: 5 });
    await sealWhenPossible(test.db, brand, `${month}-31`);
    await write(month);
    await expect(archive(month)).rejects.toThrow(
      `the entries of ${month} are kept in the database until five years after the end of their year`,
    );
    expect(await entriesOf(month)).toBe(2);
  });

  it('an ordinary month is written while its entries stay', async () => {
    const day = daysAgo(70);
    await creditAt(test.db, member, noonOf(day), { amount: 5 });
    const month = day.slice(0, 7);
    await sealWhenPossible(test.db, brand, addBangkokDays(`${month}-28`, 4));
    expect(await write(month)).toMatchObject({ journals: 1 });
    expect(await checkLedger(test.db)).toMatchObject(right);
  });

  it(
    'any books have the same balances before and after their first months leave',
    { timeout: 120_000 },
    async () => {
      const seed = runSeed();
      console.info(`archived months: CHADA_SEED=${seed}`);
      const random = seededRandom(seed);
      const houseAccounts = await houseAccountReader(test.db)(brand);
      for (let count = sized(60, 600); count > 0; count -= 1) {
        const at = noonOf(addBangkokDays(`${october}-20`, random.int(0, 50)));
        await creditAt(test.db, member, at, { amount: random.int(1, 1_000) });
        if (random.int(0, 2) === 0)
          await post(at, {
            kind: 'credit_by_staff',
            reference: `bank ${count}`,
            legs: [debit(houseAccounts.bank, satang(7)), credit(houseAccounts.capital, satang(7))],
          });
      }
      await sealWhenPossible(test.db, brand, `${december}-31`);
      const before = await balances();
      for (const month of [october, november, december]) {
        await write(month);
        await archive(month);
        expect(await checkLedger(test.db), `seed ${seed}`).toMatchObject(right);
        expect(await checkSinceSeal(test.db), `seed ${seed}`).toMatchObject(right);
      }
      expect(await balances()).toEqual(before);
      expect(await faults()).toEqual([]);
    },
  );
});
