/** Tests that an operator's mistake ends the program with one line and exit code 1, and changes nothing. */
import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bahtToSatang } from '@chada/domain';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrand } from '../../src/brands/open-brand.ts';
import { readBrands } from '../../src/brands/brand-directory.ts';
import { markDatabase } from '../../src/database/database-kind.ts';
import { grantServerRole } from '../../src/database/server-role.ts';
import { addFirstOwner } from '../../src/staff/staff-directory.ts';
import { readEverything } from '../support/books.ts';
import { compileCache } from '../support/compile-cache.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { makeLicensedBrand } from '../support/licensed-brand.ts';
import { startMain } from '../support/main-process.ts';

const source = path.resolve(import.meta.dirname, '../../src');
const role = `mistakes_${randomBytes(4).toString('hex')}`;
const ACCOUNT = '4050123457';
const proposals = { refund: randomUUID(), 'ledger archive': randomUUID() };

let test: TestDatabase;
let admin: pg.Client;
let folder = '';
let env: Record<string, string> = {};

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'chada-mistakes-'));
  const clients = path.join(folder, 'clients');
  mkdirSync(clients);
  for (const id of ['siam-lotus', 'other-brand']) makeLicensedBrand(clients, id);
  test = await createTestDatabase();
  await markDatabase(test.url, 'real');
  admin = new pg.Client({ connectionString: test.url });
  await admin.connect();
  await admin.query(`create role ${role} login password 'secret'`);
  await grantServerRole(admin, role);
  for (const [index, brand] of readBrands(clients).entries()) {
    await openBrand(test.db, brand);
    await test.db
      .insertInto('receiving_account')
      .values({
        client_id: brand.id,
        bank_code: '004',
        bank_account: brand.id === 'siam-lotus' ? ACCOUNT : `405012345${index}`,
        account_name: 'Siam Lotus Co Ltd',
        prompt_pay_id: null,
      })
      .execute();
  }
  const keyFile = path.join(folder, 'malee.key');
  const owner = { name: 'malee', dailyLimitSatang: bahtToSatang(1), keyFile, at: new Date() };
  await addFirstOwner(test.db, owner);
  for (const [command, uuid] of Object.entries(proposals))
    await admin.query(
      `with action as (
         insert into api.staff_action (uuid, staff_id, staff_name, role, command, arguments, amount, bangkok_day, created_at)
         select $1, id, name, role, $2, '[]', 0, current_date, now() from api.staff returning id)
       insert into api.staff_action_result (action_id, outcome, message, created_at)
       select id, 'proposed', '', now() from action`,
      [uuid, command],
    );
  const url = new URL(test.url);
  [url.username, url.password] = [role, 'secret'];
  env = {
    PATH: process.env['PATH'] ?? '',
    HOME: folder,
    ...compileCache,
    CHADA_DATA: path.join(folder, 'data'),
    CLIENTS_FOLDER: clients,
    DATABASE_URL: url.href,
    BANK_URL: 'http://127.0.0.1:9',
    BANK_API_KEY: 'bank-key',
    PROVIDER_URL: 'http://127.0.0.1:9',
    PROVIDER_API_KEY: 'games-key',
    LOG_HASH_KEY: 'a key for tests alone',
    FAIRNESS_SECRET: Buffer.alloc(32, 7).toString('base64'),
    STAFF_KEY_FILE: keyFile,
    API_PORT: '0',
  };
});
afterAll(async () => {
  await admin.query(`drop owned by ${role}; drop role ${role}`);
  await admin.end();
  await test.drop();
  rmSync(folder, { recursive: true, force: true });
});

function run(
  [program = '', ...args]: readonly string[],
  changed: Readonly<Record<string, string>> = {},
): Promise<{ code: number; error: string }> {
  return new Promise((resolve) => {
    const options = { env: { ...env, ...changed }, timeout: 15_000 };
    execFile(process.execPath, [path.join(source, program), ...args], options, (failure, _, error) =>
      resolve({ code: typeof failure?.code === 'number' ? failure.code : 0, error }),
    );
  });
}

async function dump(): Promise<string[]> {
  const { rows } = await admin.query<{ name: string }>('select nspname as name from pg_namespace order by 1');
  const everything = (await readEverything(test.db))
    .split('|')
    .filter((row) => !row.startsWith('staff_action'));
  return [...rows.map(({ name }) => name), ...everything];
}

it('the server starts with the settings of this test', async () => {
  const api = await startMain(env);
  api.child.kill('SIGTERM');
  expect(await api.ended).toBe(0);
});

interface Mistake {
  readonly mistake: string;
  readonly program?: readonly string[];
  readonly changed?: () => Record<string, string>;
  readonly line: RegExp;
}

describe('a mistake ends with one line, exit code 1 and no change:', () => {
  it.each<Mistake>([
    {
      mistake: 'no gateway',
      changed: () => ({ BANK_URL: '' }),
      line: /^BANK_URL: the address of the bank gateway is not set$/,
    },
    {
      mistake: 'the wrong role',
      changed: () => ({ DATABASE_URL: test.url }),
      line: /^DATABASE_URL: the role \w+ may alter the ledger; serve with a role of its own: pnpm migrate/,
    },
    {
      mistake: 'the wrong proxy',
      changed: () => ({ TRUSTED_PROXIES: '0.0.0.0/0' }),
      line: /^these variables can't be read: TRUSTED_PROXIES \(.+\)$/,
    },
    {
      mistake: 'a database of the other kind',
      changed: () => ({ CHADA_SANDBOX: '1' }),
      line: /^this database belongs to a real brand; it can't be opened as/,
    },
    {
      mistake: "the tables' owner for a proposal that does not need these rights",
      program: ['staff-cli.ts', 'proposal', 'approve', proposals.refund],
      changed: () => ({ DATABASE_URL: test.url }),
      line: /^DATABASE_URL: the role postgres may alter the ledger; serve with a role of its own: pnpm migrate --server-role NAME$/,
    },
    {
      mistake: "the approval of one's own proposal, with the tables' owner",
      program: ['staff-cli.ts', 'proposal', 'approve', '--brand', 'brand-a', proposals['ledger archive']],
      changed: () => ({ DATABASE_URL: test.url }),
      line: /^another person must approve what you proposed$/,
    },
    {
      mistake: 'two brands with one receiving account',
      program: [
        'staff-cli.ts',
        ...`receiving-account open KBANK ${ACCOUNT} Other --brand other-brand`.split(' '),
      ],
      line: /^4050123457 receives for siam-lotus; an account belongs to one brand$/,
    },
  ])('$mistake', async ({ program = ['main.ts'], changed, line }) => {
    const before = await dump();
    const { code, error } = await run(program, changed?.());
    expect(error).toMatch(/^[^\n]+\n$/);
    expect(error.trim()).toMatch(line);
    expect(code).toBe(1);
    expect(await dump()).toEqual(before);
  });
});
