import { randomUUID } from 'node:crypto';
import { defaultRefundTable } from '@chada/membership-rules';
import * as z from 'zod/mini';
import type { Database } from '../../src/database/connection.ts';
import { insertSession } from '../../src/modules/session/repository.ts';
import { postSampleHistory } from '../../src/seed/post-sample-history.ts';
import { makeSampleMember, type SampleMember } from '../../src/seed/sample-members.ts';
import { newToken, tokenHash } from '../../src/security/tokens.ts';

/**
 * The amount in satang that each test member (`Writer`) deposits before a test. It is larger than the sum of a test's
 * withdrawals.
 */
const DEPOSITED = 500_000_000;
export const AMOUNT = 10_000;

export interface Writer extends SampleMember {
  readonly uuid: string;
  readonly token: string;
  readonly clientId: string;
  /** The sum of the deposit and its bonus, in satang. */
  readonly initialCredit: number;
  /** Maps each idempotency key to the response. The keys of requests without a response are in `unsure`. */
  readonly acknowledged: Map<string, string>;
  readonly unsure: Set<string>;
}

async function balanceOf(db: Database, memberId: SampleMember['id']): Promise<number> {
  const { balance } = await db
    .selectFrom('account')
    .select('balance')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'member_wallet')
    .executeTakeFirstOrThrow();
  return balance;
}

async function firstBrand(db: Database): Promise<string> {
  const { client_id: clientId } = await db
    .selectFrom('brand')
    .select('client_id')
    .orderBy('client_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return clientId;
}

/** Creates a member with credit and a session. Default for `ofBrand`: the database's first brand. */
export async function makeWriter(db: Database, passwordHash = 'none', ofBrand?: string): Promise<Writer> {
  const clientId = ofBrand ?? (await firstBrand(db));
  const at = new Date(Date.now() - 86_400_000);
  const username = `w${randomUUID().replace(/-/g, '').slice(0, 12)}`;
  const member = await makeSampleMember(db, { clientId, username, passwordHash, at, points: 0 });
  if (!member) throw new Error('the member exists already');
  const brand = { client: { id: clientId, refundTable: defaultRefundTable }, now: new Date() };
  await postSampleHistory(db, brand, member, [{ kind: 'deposit', at, amount: DEPOSITED }]);
  const token = newToken();
  const expiresAt = new Date(Date.now() + 86_400_000);
  const session = { tokenHash: tokenHash(token), memberId: member.id, clientId, at: new Date(), expiresAt };
  await insertSession(db, { ...session, passwordHash, network: null });
  const { uuid } = await db
    .selectFrom('member')
    .select('uuid')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  const initialCredit = await balanceOf(db, member.id);
  return { ...member, uuid, token, clientId, initialCredit, acknowledged: new Map(), unsure: new Set() };
}

export function withdrawalOf({ uuid, token, clientId }: Writer, key: string) {
  return {
    path: `/api/auth/withdraw/${uuid}`,
    method: 'POST',
    headers: {
      hostname: `${clientId}.localhost`,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify({ amount: AMOUNT }),
  };
}

const responseSchema = z.object({ data: z.object({ withdrawal: z.object({ id: z.uuid() }) }) });

export const withdrawalIds = (responses: Iterable<string>): string[] =>
  [...responses].map((text) => responseSchema.parse(JSON.parse(text)).data.withdrawal.id);

/** Returns the ids of a writer's withdrawals and the balance, as the database has them. */
export async function booksOf(db: Database, { id }: Writer) {
  const rows = await db.selectFrom('withdrawal').select('uuid').where('member_id', '=', id).execute();
  return { withdrawals: rows.map(({ uuid }) => uuid).sort(), balance: await balanceOf(db, id) };
}

/** Returns the books that follow from the responses. */
export const acknowledgedBooks = ({ acknowledged, initialCredit }: Writer) => ({
  withdrawals: withdrawalIds(acknowledged.values()).sort(),
  balance: initialCredit - acknowledged.size * AMOUNT,
});
