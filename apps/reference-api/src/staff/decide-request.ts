import { type Satang, satang } from '@chada/domain';
import type { Tx } from '../database/connection.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { ApiError } from '../http/errors/api-error.ts';
import type { DepositRow } from '../modules/deposit/repository.ts';
import { grantDepositBonus } from '../modules/deposit/grant-bonus.ts';
import { postDeposit, spendTransferOnce } from '../modules/deposit/service.ts';
import { markConfirmed } from '../modules/slip/repository.ts';
import texts from '../texts.th.json' with { type: 'json' };
import { recordNothing, type RecordSuccess } from './audit.ts';
import { assertNoReturnRequested } from './begin-return.ts';
import type { StaffDeps } from './command.ts';
import { assertWaiting, requestsNamed, reviewRequest, type Approval, type Review } from './review-request.ts';
import { withStaffClaim } from './staff-claim.ts';
import { StaffRefusedError } from './staff-refused-error.ts';
import { storeAnswer, type NamedTransfer, type TransferEvidence } from './transfer-evidence.ts';
import { findAgreeingReaders, recordReading, type StatementReading } from './statement-readings.ts';

type DecisionDeps = Pick<Deps, 'db' | 'bank' | 'clock' | 'houseAccounts' | 'brands'> &
  Pick<StaffDeps, 'registry'>;

/** `second-person-needed`: a second person must read the same data from the bank statement. */
export type Approved =
  | { readonly status: 'credited'; readonly deposit: DepositRow }
  | { readonly status: 'second-person-needed' };

async function lockWaiting(tx: Tx, uuid: string): Promise<DepositRow> {
  return assertWaiting(await requestsNamed(tx, uuid).forUpdate().executeTakeFirst(), uuid);
}

interface CreditedTransferInput {
  readonly named: NamedTransfer;
  readonly amountSatang: Satang;
  readonly transferredAt: Date;
  /** Null if staff read the amount from a bank statement. */
  readonly bankAmountSatang: Satang | null;
  readonly evidence: 'bank' | 'two_persons';
}

async function readByTwo(
  tx: Tx,
  row: DepositRow,
  reading: StatementReading,
  { bankAmountSatang, at }: { bankAmountSatang: Satang | null; at: Date },
): Promise<CreditedTransferInput | undefined> {
  const others = await findAgreeingReaders(tx, row.id, reading);
  await recordReading(tx, row.id, reading, at);
  return others.length === 0 ? undefined : { ...reading, bankAmountSatang, evidence: 'two_persons' };
}

/** Returns what a person read from the bank statement. Throws StaffRefusedError if a part of the data is missing. */
function statementReading(row: DepositRow, named: NamedTransfer, approval: Approval): StatementReading {
  const { by, amountSatang = satang(row.amount), transferredAt = row.transferred_at } = approval;
  if (by === undefined || transferredAt === null)
    throw new StaffRefusedError(
      'the bank gives no figure for this transfer: two persons must read it from the statement, each with --by NAME --amount BAHT --time YYYY-MM-DDTHH:MM',
    );
  return { by, named, amountSatang, transferredAt };
}

/** Throws a StaffRefusedError that names the limit or break that refuses the deposit. Rethrows other errors. */
function explainProtection(error: unknown): never {
  if (!(error instanceof ApiError)) throw error;
  const { opensAt, until } = error.details ?? {};
  const since =
    error.code === 'PLAY_PAUSED'
      ? `until ${until ?? 'further notice'}`
      : `until ${opensAt ?? 'it is raised'}`;
  throw new StaffRefusedError(
    `the member's own ${error.code === 'PLAY_PAUSED' ? 'break' : 'deposit limit'} refuses this deposit ${since}; credit it then, or return the money and reject the request`,
  );
}

async function credit(
  deps: DecisionDeps,
  tx: Tx,
  row: DepositRow,
  crediting: CreditedTransferInput & { readonly claim: string | undefined },
): Promise<DepositRow> {
  const { named, amountSatang, transferredAt, bankAmountSatang, evidence, claim } = crediting;
  const at = deps.clock.now();
  const { client_id: clientId, member_id: memberId } = row;
  await assertNoReturnRequested(tx, memberId, named);
  const posting = { clientId, memberId, amountSatang, at };
  const { journalId } = await postDeposit(deps, tx, posting, row.uuid).catch(explainProtection);
  const completed = await tx
    .updateTable('deposit')
    .set({
      status: 'completed',
      amount: amountSatang,
      transferred_at: transferredAt,
      journal_id: journalId,
      evidence,
      decided_at: at,
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const spent = { ...named, bankAmountSatang, claim };
  await spendTransferOnce(tx, spent, { depositId: row.id }).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'SLIP_ALREADY_USED')
      throw new StaffRefusedError('this transfer was credited already, or is returned to a member');
    throw error;
  });
  if (row.slip_id !== null && bankAmountSatang !== null) await markConfirmed(tx, row.slip_id, at);
  await grantDepositBonus(deps, tx, {
    ...posting,
    depositId: row.id,
    depositUuid: row.uuid,
    sentAt: transferredAt,
  });
  return completed;
}

/** Returns the transfer to credit, or `undefined` if a second person must still approve. */
async function creditingOf(
  tx: Tx,
  row: DepositRow,
  { evidence, approval, at }: { evidence: TransferEvidence; approval: Approval; at: Date },
): Promise<CreditedTransferInput | undefined> {
  const { named, transfer, isFromMember } = evidence;
  if (!transfer) {
    const reading = statementReading(row, named, approval);
    return readByTwo(tx, row, reading, { bankAmountSatang: null, at });
  }
  const { amountSatang, transferredAt } = transfer;
  if (isFromMember)
    return { named, amountSatang, transferredAt, bankAmountSatang: amountSatang, evidence: 'bank' };
  const { by } = approval;
  if (by === undefined)
    throw new StaffRefusedError(
      'this transfer came from an account that is not the member’s: two persons must approve it, each with --by NAME',
    );
  return readByTwo(
    tx,
    row,
    { by, named, amountSatang, transferredAt },
    { bankAmountSatang: amountSatang, at },
  );
}

async function approveReviewed(
  deps: DecisionDeps,
  {
    review: { request, slip, evidence },
    approval,
    claim,
  }: { review: Review; approval: Approval; claim: string | undefined },
  recordSuccess: RecordSuccess<Approved>,
): Promise<Approved> {
  return deps.db.transaction().execute(async (tx) => {
    // Locks the slip before the deposit request, as `requestReturn` does. A different order could cause a deadlock.
    if (slip) await tx.selectFrom('slip').select('id').where('id', '=', slip.id).forUpdate().execute();
    const row = await lockWaiting(tx, request.uuid);
    const crediting = await creditingOf(tx, row, { evidence, approval, at: deps.clock.now() });
    const approved: Approved = crediting
      ? { status: 'credited', deposit: await credit(deps, tx, row, { ...crediting, claim }) }
      : { status: 'second-person-needed' };
    await recordSuccess(tx, approved);
    return approved;
  });
}

/** Approves a deposit request. Two persons must approve if the bank does not confirm the transfer and its sender. */
export async function approveRequest(
  deps: DecisionDeps,
  uuid: string,
  approval: Approval = {},
  recordSuccess: RecordSuccess<Approved> = recordNothing,
): Promise<Approved> {
  // Asks the bank before any row is locked, because the bank may be slow.
  const review = await reviewRequest(deps, uuid, approval);
  const { request, slip, evidence } = review;
  if (slip?.status === 'pending' && evidence.transfer) await storeAnswer(deps, slip, evidence.transfer);
  const named = { clientId: request.client_id, transfer: evidence.named };
  return withStaffClaim(deps, named, (claim) =>
    approveReviewed(deps, { review, approval, claim }, recordSuccess),
  );
}

/** Rejects a deposit request. `reason` is a Thai text for the member. */
export async function rejectRequest(
  deps: Pick<Deps, 'db' | 'clock'>,
  uuid: string,
  reason?: string,
): Promise<DepositRow> {
  return inTransaction(deps.db, async (tx) => {
    const row = await lockWaiting(tx, uuid);
    return tx
      .updateTable('deposit')
      .set({ status: 'rejected', reason: reason ?? texts.rejectedByStaff, decided_at: deps.clock.now() })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}
