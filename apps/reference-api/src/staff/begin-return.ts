import type { Selectable } from 'kysely';
import type { Tx } from '../database/connection.ts';
import type { Tables } from '../database/tables.ts';
import { ApiError } from '../http/errors/api-error.ts';
import { claimReturn } from '../modules/slip/request-return.ts';
import type { SlipRow } from '../modules/slip/repository.ts';
import { transferOf } from '../modules/slip/transfer-record.ts';
import { closedHere } from './brands-elsewhere.ts';
import type { StaffDeps } from './command.ts';
import { StaffRefusedError } from './staff-refused-error.ts';
import { withStaffClaim } from './staff-claim.ts';
import { askBank, storeAnswer, type NamedTransfer } from './transfer-evidence.ts';

/** Throws StaffRefusedError if the member has requested the return of this transfer's money. */
export async function assertNoReturnRequested(
  tx: Tx,
  memberId: number,
  { sendingBank, transactionRef }: NamedTransfer,
): Promise<void> {
  const reference = transactionRef.toUpperCase();
  const returning = await tx
    .selectFrom('slip')
    .select('uuid')
    .where('member_id', '=', memberId)
    .where('return_requested_at', 'is not', null)
    .where(({ eb, and, or, fn }) =>
      or([
        and([eb('settled_bank', '=', sendingBank), eb(fn<string>('upper', ['settled_ref']), '=', reference)]),
        and([
          eb('sending_bank', '=', sendingBank),
          eb(fn<string>('upper', ['transaction_ref']), '=', reference),
        ]),
      ]),
    )
    .executeTakeFirst();
  if (returning) throw new StaffRefusedError(`the member asks for the money of slip ${returning.uuid} back`);
}

const noReturn = (uuid: string) => new StaffRefusedError(`no transfer of slip ${uuid} waits to be returned`);

/**
 * Locks the slip. Throws StaffRefusedError if the member has not requested the return of the money, if the money is already
 * returned, or if another person has started the return.
 */
async function lockForReturn(tx: Tx, uuid: string, by: string): Promise<SlipRow> {
  const slip = await tx
    .selectFrom('slip')
    .selectAll()
    .where('uuid', '=', uuid)
    .forUpdate()
    .executeTakeFirst();
  if (!slip || slip.return_requested_at === null || slip.returned_at !== null) throw noReturn(uuid);
  const { return_started_by: person, return_started_at: since } = slip;
  if (person !== null && person !== by)
    throw new StaffRefusedError(`${person} returns this transfer since ${since?.toISOString()}; pay nothing`);
  return slip;
}

export interface BegunReturn {
  readonly slip: SlipRow;
  readonly member: Pick<Selectable<Tables['member']>, 'username' | 'bank_code' | 'bank_account'>;
}

async function returnClaimed(
  deps: StaffDeps,
  { uuid, by, claim }: { uuid: string; by: string; claim: string | undefined },
  record: (tx: Tx, begun: BegunReturn) => Promise<void>,
): Promise<BegunReturn> {
  return deps.db.transaction().execute(async (tx) => {
    const slip = await lockForReturn(tx, uuid, by);
    await claimReturn(tx, slip, claim).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'SLIP_ALREADY_USED')
        throw new StaffRefusedError(
          'this transfer was credited already, or is returned under another slip; pay nothing',
        );
      throw error;
    });
    const at = slip.return_started_at ?? deps.clock.now();
    await tx
      .updateTable('slip')
      .set({ return_started_at: at, return_started_by: by })
      .where('id', '=', slip.id)
      .execute();
    const member = await tx
      .selectFrom('member')
      .select(['username', 'bank_code', 'bank_account'])
      .where('id', '=', slip.member_id)
      .executeTakeFirstOrThrow();
    const begun = { slip, member };
    await record(tx, begun);
    return begun;
  });
}

async function transferToReturn(
  { db, registry }: StaffDeps,
  uuid: string,
): Promise<{ clientId: string; transfer: NamedTransfer } | undefined> {
  if (!registry) return undefined;
  const slip = await db
    .selectFrom('slip')
    .innerJoin('member', 'member.id', 'slip.member_id')
    .select(['transfer', 'sending_bank', 'transaction_ref', 'member.client_id as clientId'])
    .where('slip.uuid', '=', uuid)
    .where('return_requested_at', 'is not', null)
    .executeTakeFirst();
  const transfer = slip && transferOf(slip);
  return transfer && { clientId: slip.clientId, transfer };
}

/** Starts the return of a slip's money. Claims the transfer, so that nobody else can credit or return it. */
export async function beginReturn(
  deps: StaffDeps,
  { uuid, by }: { uuid: string; by: string },
  record: (tx: Tx, begun: BegunReturn) => Promise<void>,
): Promise<BegunReturn> {
  const found = await deps.db
    .selectFrom('slip')
    .innerJoin('member', 'member.id', 'slip.member_id')
    .selectAll('slip')
    .where('slip.uuid', '=', uuid)
    .where('slip.return_requested_at', 'is not', null)
    .where('member.client_id', 'not in', closedHere(deps.db))
    .executeTakeFirst();
  if (!found) throw noReturn(uuid);
  if (found.status === 'pending') {
    const { sending_bank: sendingBank, transaction_ref: transactionRef, qr_text: qrText } = found;
    const transfer = await askBank(deps, { sendingBank, transactionRef, qrText });
    if (!transfer)
      throw new StaffRefusedError('the bank does not report this transfer; there is nothing to return yet');
    await storeAnswer(deps, found, transfer);
  }
  const named = await transferToReturn(deps, uuid);
  if (!named) return returnClaimed(deps, { uuid, by, claim: undefined }, record);
  return withStaffClaim(deps, named, (claim) => returnClaimed(deps, { uuid, by, claim }, record));
}
