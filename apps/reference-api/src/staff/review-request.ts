import { type Satang, satang } from '@chada/domain';
import type { Database, Tx } from '../database/connection.ts';
import type { Deps } from '../deps.ts';
import type { DepositRow } from '../modules/deposit/repository.ts';
import type { SlipRow } from '../modules/slip/repository.ts';
import type { CountedAmount } from './command.ts';
import { closedHere } from './brands-elsewhere.ts';
import { StaffRefusedError } from './staff-refused-error.ts';
import { findEvidence, type NamedTransfer, type TransferEvidence } from './transfer-evidence.ts';

export interface Approval {
  readonly by?: string | undefined;
  readonly transfer?: NamedTransfer | undefined;
  /** The amount on the bank statement. Default: the amount that the member typed. */
  readonly amountSatang?: Satang | undefined;
  readonly transferredAt?: Date | undefined;
}

export interface Review {
  readonly request: DepositRow;
  readonly slip: SlipRow | undefined;
  readonly evidence: TransferEvidence;
}

export function requestsNamed(db: Database | Tx, uuid: string) {
  return db
    .selectFrom('deposit')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('channel', '=', 'request')
    .where('client_id', 'not in', closedHere(db));
}

/** Returns the deposit request. Throws StaffRefusedError if the request does not exist or is already decided. */
export function assertWaiting(row: DepositRow | undefined, uuid: string): DepositRow {
  if (!row) throw new StaffRefusedError(`there is no deposit request ${uuid}`);
  if (row.status !== 'pending')
    throw new StaffRefusedError(`the deposit request ${uuid} is ${row.status} already`);
  return row;
}

async function readSlip(db: Database, { slip_id: slipId }: DepositRow): Promise<SlipRow | undefined> {
  if (slipId === null) return undefined;
  return db.selectFrom('slip').selectAll().where('id', '=', slipId).executeTakeFirstOrThrow();
}

export async function reviewRequest(
  deps: Pick<Deps, 'db' | 'bank'>,
  uuid: string,
  { transfer }: Approval,
): Promise<Review> {
  const request = assertWaiting(await requestsNamed(deps.db, uuid).executeTakeFirst(), uuid);
  const slip = await readSlip(deps.db, request);
  return { request, slip, evidence: await findEvidence(deps, request, { slip, given: transfer }) };
}

export async function countedAmountOfRequest(
  deps: Pick<Deps, 'db' | 'bank'>,
  uuid: string,
  approval: Approval,
): Promise<CountedAmount> {
  const { request, evidence } = await reviewRequest(deps, uuid, approval);
  const amountSatang = evidence.transfer?.amountSatang ?? approval.amountSatang ?? satang(request.amount);
  // No proposal is needed, because `approveRequest` itself requires a second person.
  return { clientId: request.client_id, amountSatang, second: 'never' };
}
