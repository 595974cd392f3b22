import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { SettledTransfer } from '../../bank/bank-gateway.ts';
import type { Database, Tx } from '../../database/connection.ts';
import { literal } from '../../database/literal.ts';
import type { Tables } from '../../database/tables.ts';
import type { DepositRow } from '../deposit/repository.ts';
import { transferToJson } from './transfer-record.ts';

export type SlipRow = Selectable<Tables['slip']>;
/** A deposit request is a deposit whose channel is `request`. */
export type RequestRow = DepositRow & { readonly slip_uuid: string | null };

export interface SlipInput {
  readonly memberId: number;
  readonly sendingBank: string;
  readonly transactionRef: string;
  readonly qrText: string | null;
  readonly transfer: SettledTransfer | undefined;
  readonly needsStaff?: boolean;
  readonly at: Date;
}

function statusOf({ transfer, needsStaff = false }: SlipInput): SlipRow['status'] {
  if (!transfer) return 'pending';
  return needsStaff ? 'review' : 'verified';
}

/**
 * Stores a slip, or updates it if the member has sent it before. An update extends the time for the confirmation. An
 * update never changes a confirmed slip, and never sets a slip with a known transfer back to `pending`.
 */
export async function saveSlip(db: Database, slip: SlipInput): Promise<SlipRow> {
  const now = {
    status: statusOf(slip),
    transfer: slip.transfer ? transferToJson(slip.transfer) : null,
    amount: slip.transfer?.amountSatang ?? null,
    settled_bank: slip.transfer?.sendingBank ?? null,
    settled_ref: slip.transfer?.transactionRef ?? null,
    qr_text: slip.qrText,
    updated_at: slip.at,
  };
  const saved = await db
    .insertInto('slip')
    .values({
      member_id: slip.memberId,
      sending_bank: slip.sendingBank,
      transaction_ref: slip.transactionRef,
      created_at: slip.at,
      ...now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'sending_bank', 'transaction_ref'])
        .doUpdateSet(now)
        .where('slip.status', 'in', slip.transfer ? ['pending', 'review', 'verified'] : ['pending']),
    )
    .returningAll()
    .executeTakeFirst();
  return (
    saved ??
    db
      .selectFrom('slip')
      .selectAll()
      .where('member_id', '=', slip.memberId)
      .where('sending_bank', '=', slip.sendingBank)
      .where('transaction_ref', '=', slip.transactionRef)
      .executeTakeFirstOrThrow()
  );
}

const ownSlip = (db: Database | Tx, memberId: number, uuid: string) =>
  db.selectFrom('slip').selectAll().where('uuid', '=', uuid).where('member_id', '=', memberId);

export function readSlip(db: Database, memberId: number, uuid: string): Promise<SlipRow | undefined> {
  return ownSlip(db, memberId, uuid).executeTakeFirst();
}

/** Returns the member's slip and locks it until the transaction ends. */
export function lockSlip(tx: Tx, memberId: number, uuid: string): Promise<SlipRow | undefined> {
  return ownSlip(tx, memberId, uuid).forUpdate().executeTakeFirst();
}

export function laterHold(until: Date): RawBuilder<Date> {
  return sql<Date>`greatest(held_until, ${until})`;
}

export async function markConfirmed(tx: Tx, slipId: number, at: Date): Promise<void> {
  await tx
    .updateTable('slip')
    .set({ status: 'confirmed', updated_at: at })
    .where('id', '=', slipId)
    .execute();
}

export function readWaitingSlips(
  db: Database,
  memberId: number,
  { verifiedAfter, limit }: { verifiedAfter: Date; limit: number },
): Promise<SlipRow[]> {
  return db
    .selectFrom('slip')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('status', '=', literal('verified'))
    .where('returned_at', 'is', null)
    .where((where) =>
      where.or([where('updated_at', '>', verifiedAfter), where('held_until', '>', verifiedAfter)]),
    )
    .where(
      sql<boolean>`not exists (
          select from spent_transfer spent
           where spent.sending_bank = slip.settled_bank and upper(spent.transaction_ref) = upper(slip.settled_ref)
             and spent.returned_slip_id is distinct from slip.id)`,
    )
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export function readReturnableSlips(db: Database, memberId: number, since: Date): Promise<SlipRow[]> {
  return db
    .selectFrom('slip')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('status', 'in', (['pending', 'review'] as const).map(literal))
    .where('returned_at', 'is', null)
    .where('held_until', '>', since)
    .orderBy('id', 'desc')
    .execute();
}

export function readRequests(db: Database, memberId: number, limit: number): Promise<RequestRow[]> {
  return db
    .selectFrom('deposit')
    .leftJoin('slip', 'slip.id', 'deposit.slip_id')
    .selectAll('deposit')
    .select('slip.uuid as slip_uuid')
    .where('deposit.member_id', '=', memberId)
    .where('deposit.channel', '=', literal('request'))
    .orderBy('deposit.id', 'desc')
    .limit(limit)
    .execute();
}

export async function recordPictureName(db: Database, slipId: number, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('slip')
    .set({ picture: name })
    .where('id', '=', slipId)
    .where('picture', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function clearPictureNames(db: Database, slipIds: readonly number[]): Promise<void> {
  await db
    .updateTable('slip')
    .set({ picture: null })
    .where('id', 'in', [...slipIds])
    .execute();
}

/**
 * Returns the ids and the picture names of up to 500 slips that were created before a given time, sorted by id. Omits
 * slips with a pending deposit request. `afterId` is the last id of the previous call, or 0.
 */
export async function readOldPictures(
  db: Database,
  before: Date,
  afterId: number,
): Promise<{ id: number; picture: string }[]> {
  const rows = await db
    .selectFrom('slip')
    .select(['id', 'picture'])
    .where('picture', 'is not', null)
    .where('created_at', '<', before)
    .where('id', '>', afterId)
    // Omits brands that moved to another cell. The new cell deletes their pictures.
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('member')
          .innerJoin('brand', 'brand.client_id', 'member.client_id')
          .select('member.id')
          .whereRef('member.id', '=', 'slip.member_id')
          .where('brand.cell_state', '=', 'here'),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('deposit')
            .select('deposit.id')
            .whereRef('deposit.slip_id', '=', 'slip.id')
            .where('deposit.status', '=', 'pending'),
        ),
      ),
    )
    .orderBy('id')
    .limit(500)
    .execute();
  return rows.flatMap(({ id, picture }) => (picture === null ? [] : [{ id, picture }]));
}

export async function findReferencedPictures(
  db: Database,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set();
  const rows = await db
    .selectFrom('slip')
    .select('picture')
    .where('picture', 'in', [...names])
    .execute();
  return new Set(rows.flatMap(({ picture }) => picture ?? []));
}
