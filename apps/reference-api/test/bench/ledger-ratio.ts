import { randomUUID } from 'node:crypto';
import { satang } from '@chada/domain';
import { sql } from 'kysely';
import type { Database } from '../../src/database/connection.ts';
import { houseAccountReader } from '../../src/ledger/chart.ts';
import { credit, debit, postingOf } from '../../src/ledger/post-journal.ts';
import { tokenHash } from '../../src/security/tokens.ts';
import { AMOUNT, withdrawalOf, type Writer } from '../support/writers.ts';
import type { HttpClient } from './http-client.ts';

const WARM_UP_MS = 1_500;
const SLICE_MS = 1_200;

export interface LedgerRatio {
  readonly httpRate: number;
  readonly sqlRate: number;
  readonly ratio: number;
}

interface Measured {
  readonly db: Database;
  readonly client: HttpClient;
  readonly origins: readonly string[];
  readonly lanes: readonly (readonly Writer[])[];
  readonly slices: number;
}

async function transactionOf(db: Database, clientId: string): Promise<(member: Writer) => Promise<void>> {
  const houseAccounts = await houseAccountReader(db)(clientId);
  return ({ id, walletId, bankAccount }) =>
    db.transaction().execute(async (tx) => {
      const reference = randomUUID();
      await sql`select balance from account where id = ${walletId} for update`.execute(tx);
      const legs = [
        debit(walletId, satang(AMOUNT)),
        credit(houseAccounts.withdrawals_payable, satang(AMOUNT)),
      ];
      const at = new Date();
      const journal = postingOf({
        clientId,
        kind: 'withdrawal_requested',
        reference,
        memberId: id,
        at,
        legs,
      });
      await sql`
        insert into withdrawal (uuid, client_id, member_id, amount, status, bank_code, bank_account, bangkok_day, requested_at, journal_id)
        values (${reference}, ${clientId}, ${id}, ${AMOUNT}, 'requested', '004', ${bankAccount}, current_date, now(), ${journal})`.execute(
        tx,
      );
      await sql`insert into idempotency (member_id, operation, key, request_hash, status, body)
                values (${id}, 'measured', ${reference}, ${tokenHash(reference)}, 200, ${'x'.repeat(400)})`.execute(
        tx,
      );
    });
}

export async function rateOf(
  lanes: readonly (readonly Writer[])[],
  work: (member: Writer, index: number) => Promise<void>,
  milliseconds: number,
): Promise<number> {
  const start = performance.now();
  let done = 0;
  await Promise.all(
    lanes.map(async (members, index) => {
      for (let turn = 0; performance.now() - start < milliseconds; turn += 1) {
        const member = members[turn % members.length];
        if (member) await work(member, index);
        done += 1;
      }
    }),
  );
  return (done * 1000) / (performance.now() - start);
}

export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

export async function measureLedgerRatio({
  db,
  client,
  origins,
  lanes,
  slices,
}: Measured): Promise<LedgerRatio> {
  const inSql = await transactionOf(db, lanes[0]?.[0]?.clientId ?? '');
  const overHttp = async (member: Writer, index: number) => {
    const origin = origins[index % origins.length] ?? '';
    const { status, text } = await client.send(origin, withdrawalOf(member, randomUUID()));
    if (status !== 200) throw new Error(`the withdrawal failed with ${status}: ${text}`);
  };
  await rateOf(lanes, overHttp, WARM_UP_MS);
  await rateOf(lanes, inSql, WARM_UP_MS);
  const measured: { httpRate: number; sqlRate: number }[] = [];
  for (let slice = 0; slice < slices; slice += 1) {
    const httpRate = await rateOf(lanes, overHttp, SLICE_MS);
    measured.push({ httpRate, sqlRate: await rateOf(lanes, inSql, SLICE_MS) });
  }
  return {
    httpRate: median(measured.map(({ httpRate }) => httpRate)),
    sqlRate: median(measured.map(({ sqlRate }) => sqlRate)),
    ratio: median(measured.map(({ httpRate, sqlRate }) => httpRate / sqlRate)),
  };
}
