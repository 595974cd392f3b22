import type { ExclusionLength, LimitKind, LimitPeriod } from '@chada/domain';
import type { Break, Limit, WaitingRaise } from '@chada/membership-rules';
import type { Selectable } from 'kysely';
import type { Database, Tx } from '../../database/connection.ts';
import type { ProtectionEventKind } from '../../database/protection-tables.ts';
import type { Tables } from '../../database/tables.ts';

type Db = Database | Tx;
export type BreakRow = Selectable<Tables['member_break']>;
export type LimitName = { readonly kind: LimitKind; readonly period: LimitPeriod };
export type StoredLimit = Limit & { readonly updatedAt: Date };
export type StoredRaise = LimitName & WaitingRaise & { readonly raiseId: string };

export async function readLimits(db: Db, memberId: number, kind?: LimitKind): Promise<StoredLimit[]> {
  const rows = await db
    .selectFrom('protection_limit')
    .select(['kind', 'period', 'value', 'updated_at as updatedAt'])
    .where('member_id', '=', memberId)
    .where('value', 'is not', null)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'deposit'))
    .$narrowType<{ value: number }>()
    .execute();
  return rows;
}

export async function storeLimit(
  tx: Tx,
  memberId: number,
  { kind, period, value, at }: LimitName & { readonly value: number | null; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto('protection_limit')
    .values({ member_id: memberId, kind, period, value, updated_at: at })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'kind', 'period']).doUpdateSet({ value, updated_at: at }),
    )
    .execute();
}

export async function readRaises(db: Db, memberId: number): Promise<StoredRaise[]> {
  return db
    .selectFrom('protection_raise')
    .select([
      'uuid as raiseId',
      'kind',
      'period',
      'value',
      'confirmable_at as confirmableAt',
      'expires_at as expiresAt',
    ])
    .where('member_id', '=', memberId)
    .execute();
}

export async function deleteRaise(tx: Tx, memberId: number, { kind, period }: LimitName): Promise<void> {
  await tx
    .deleteFrom('protection_raise')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .execute();
}

export async function insertRaise(
  tx: Tx,
  memberId: number,
  { kind, period, value, confirmableAt, expiresAt, at }: LimitName & WaitingRaise & { readonly at: Date },
): Promise<void> {
  await tx
    .insertInto('protection_raise')
    .values({
      member_id: memberId,
      kind,
      period,
      value,
      requested_at: at,
      confirmable_at: confirmableAt,
      expires_at: expiresAt,
    })
    .execute();
}

export function breakOf(row: Pick<BreakRow, 'kind' | 'minimum_end' | 'end_requested_at'>): Break {
  return { kind: row.kind, minimumEnd: row.minimum_end, endRequestedAt: row.end_requested_at };
}

export function readBreaks(db: Db, memberId: number): Promise<BreakRow[]> {
  return db.selectFrom('member_break').selectAll().where('member_id', '=', memberId).orderBy('id').execute();
}

export function insertBreak(
  tx: Tx,
  row: Omit<BreakRow, 'id' | 'uuid' | 'end_requested_at' | 'follows'> & { readonly follows?: string | null },
): Promise<BreakRow> {
  return tx
    .insertInto('member_break')
    .values({ ...row, end_requested_at: null })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function prepareExclusion(
  db: Db,
  memberId: number,
  { length, expiresAt }: { length: ExclusionLength; expiresAt: Date },
): Promise<string> {
  await db
    .deleteFrom('exclusion_confirmation')
    .where('member_id', '=', memberId)
    .where('length', '<>', length)
    .execute();
  const { uuid } = await db
    .insertInto('exclusion_confirmation')
    .values({ member_id: memberId, length, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ length, expires_at: expiresAt }))
    .returning('uuid')
    .executeTakeFirstOrThrow();
  return uuid;
}

/**
 * Deletes the self-exclusion that the member requested and has not confirmed yet, and returns its length. Returns
 * `undefined` if there is no such request, or if the request has expired.
 */
export async function takePrepared(
  tx: Tx,
  memberId: number,
  { uuid, now }: { uuid: string; now: Date },
): Promise<ExclusionLength | undefined> {
  const row = await tx
    .deleteFrom('exclusion_confirmation')
    .where('member_id', '=', memberId)
    .where('uuid', '=', uuid)
    .where('expires_at', '>', now)
    .returning('length')
    .executeTakeFirst();
  return row?.length;
}

export async function recordEvent(
  db: Db,
  memberId: number,
  { kind, detail, at }: { kind: ProtectionEventKind; detail: object; at: Date },
): Promise<void> {
  await db
    .insertInto('protection_event')
    .values({ member_id: memberId, kind, detail: JSON.stringify(detail), created_at: at })
    .execute();
}
