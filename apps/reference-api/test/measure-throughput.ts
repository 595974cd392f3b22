/**
 * `pnpm --filter @chada/reference-api measure`: how fast a withdrawal is over HTTP, compared with the very same ledger
 * transaction in plain SQL on the same PostgreSQL, flushed to disk, with 16 members at once (quality.md: at least 0.6).
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { satang } from '@chada/membership-rules';
import { sql } from 'kysely';
import type { BankGateway } from '../src/bank/bank-gateway.ts';
import { brandDirectory } from '../src/brands/brand-directory.ts';
import { systemClock } from '../src/clock.ts';
import { createDatabase, createPool } from '../src/database/connection.ts';
import { systemDraw } from '../src/draw.ts';
import type { GameProvider } from '../src/games/game-provider.ts';
import { listen } from '../src/http/server-base.ts';
import { houseAccountReader } from '../src/ledger/chart.ts';
import { credit, debit, postingOf } from '../src/ledger/post-journal.ts';
import { insertSession } from '../src/modules/session/repository.ts';
import { openDatabase } from '../src/runtime/open-database.ts';
import { makeSampleMember } from '../src/seed/sample-members.ts';
import { postSampleHistory } from '../src/seed/post-sample-history.ts';
import { seed } from '../src/seed/seed.ts';
import { newToken, tokenHash } from '../src/security/tokens.ts';
import { buildServer } from '../src/server.ts';
import { slipPictureFolder } from '../src/slip/slip-pictures.ts';
import { testBrand } from '../src/testing/test-brands.ts';

const MEMBERS = 16;
const AMOUNT = satang(10_000);
const WARM_UP_MS = 1_500;
/** Slices of both in turn, and the median of their ratios: whatever else the machine does meets both alike. */
const SLICE_MS = 1_200;
const SLICES = 7;

const folder = await mkdtemp(path.join(os.tmpdir(), 'chada-measure-'));
const opened = await openDatabase({
  databaseUrl: process.env['DATABASE_URL'],
  dataFolder: path.join(folder, 'data'),
});
const pool = createPool({ url: opened.url, schema: 'api' });
const db = createDatabase(pool);
const brand = testBrand('measured');
const now = new Date();
await seed(db, { brands: [brand], now, demo: false });
const houseAccounts = houseAccountReader(db);
const house = await houseAccounts(brand.id);

const nobody = () => Promise.reject(new Error('a withdrawal asks nobody outside'));
const bank: BankGateway = { lookUpHolder: nobody, findTransfer: nobody, payOut: nobody };
const games: GameProvider = { launch: nobody, deposit: nobody, withdrawAll: nobody };
const brands = brandDirectory(() => [brand]);
const deps = {
  db,
  bank,
  games,
  clock: systemClock,
  draw: systemDraw,
  brands,
  houseAccounts,
  slipPictures: slipPictureFolder(path.join(folder, 'slips')),
  // Limits are counted as ever, and are too wide to end the run.
  rateLimitScale: 16,
};
const server = await buildServer(deps, { logLevel: 'silent' });
const url = new URL(await listen(server, 0));

/** Members rich enough to go on for long, of a level that has no limit of times a day. */
const members = await Promise.all(
  Array.from({ length: MEMBERS }, async () => {
    const username = `m${randomUUID().replace(/-/g, '').slice(0, 12)}`;
    const at = new Date(now.getTime() - 86_400_000);
    const member = await makeSampleMember(db, {
      clientId: brand.id,
      username,
      passwordHash: 'none',
      at,
      point: 0,
    });
    if (!member) throw new Error('the member is there already');
    const acts = [{ act: 'deposit', at, amount: 500_000_000 }] as const;
    await postSampleHistory(db, { client: brand, now }, member, acts);
    const token = newToken();
    const expiresAt = new Date(now.getTime() + 86_400_000);
    await insertSession(db, {
      tokenHash: tokenHash(token),
      memberId: member.id,
      clientId: brand.id,
      at: now,
      expiresAt,
    });
    const { uuid } = await db
      .selectFrom('member')
      .select('uuid')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow();
    return { ...member, uuid, token };
  }),
);
type Member = (typeof members)[number];

const agent = new http.Agent({ keepAlive: true, maxSockets: MEMBERS });
function overHttp({ uuid, token }: Member): Promise<void> {
  const body = JSON.stringify({ amount: AMOUNT });
  return new Promise((resolve, reject) => {
    const headers = {
      hostname: `${brand.id}.localhost`,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': body.length,
      'idempotency-key': randomUUID(),
    };
    const request = http.request(
      {
        agent,
        host: url.hostname,
        port: url.port,
        method: 'POST',
        path: `/api/auth/withdraw/${uuid}`,
        headers,
      },
      (response) => {
        response.resume();
        response.on('end', () =>
          response.statusCode === 200 ? resolve() : reject(new Error(String(response.statusCode))),
        );
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

function inSql({ id, walletId, bankAccount }: Member): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const reference = randomUUID();
    await sql`select balance from account where id = ${walletId} for update`.execute(tx);
    const legs = [debit(walletId, AMOUNT), credit(house.withdrawals_payable, AMOUNT)];
    const kind = 'withdrawal_requested';
    const journal = postingOf({ clientId: brand.id, kind, reference, memberId: id, at: now, legs });
    await sql`
      insert into withdrawal (uuid, client_id, member_id, amount, status, bank_code, bank_account, bangkok_day, requested_at, journal_id)
      values (${reference}, ${brand.id}, ${id}, ${AMOUNT}, 'requested', '004', ${bankAccount}, current_date, now(), ${journal})`.execute(
      tx,
    );
    await sql`insert into idempotency (member_id, operation, key, request_hash, status, body)
              values (${id}, 'measured', ${reference}, ${tokenHash(reference)}, 200, ${'x'.repeat(400)})`.execute(
      tx,
    );
  });
}

async function rateOf(work: (member: Member) => Promise<void>, milliseconds: number): Promise<number> {
  const start = performance.now();
  let done = 0;
  await Promise.all(
    members.map(async (member) => {
      for (; performance.now() - start < milliseconds; done += 1) await work(member);
    }),
  );
  return (done * 1000) / (performance.now() - start);
}

await rateOf(overHttp, WARM_UP_MS);
await rateOf(inSql, WARM_UP_MS);
const slices: { httpRate: number; sqlRate: number }[] = [];
for (let slice = 0; slice < SLICES; slice += 1) {
  slices.push({ httpRate: await rateOf(overHttp, SLICE_MS), sqlRate: await rateOf(inSql, SLICE_MS) });
}
const median = (numbers: number[]) =>
  numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
const httpRate = median(slices.map((slice) => slice.httpRate));
const sqlRate = median(slices.map((slice) => slice.sqlRate));
const ratio = median(slices.map((slice) => slice.httpRate / slice.sqlRate));
console.log(`withdrawals a second: ${httpRate.toFixed(0)} over HTTP, ${sqlRate.toFixed(0)} in SQL`);
console.log(`ratio: ${ratio.toFixed(2)} (at least 0.60 is asked for)`);

agent.destroy();
await server.close();
await db.destroy();
await opened.close();
await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
