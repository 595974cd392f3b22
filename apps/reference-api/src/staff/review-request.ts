import { type Satang, satang } from '@chada/domain';
import type { Database, Tx } from '../database/connection.ts';
import type { Deps } from '../deps.ts';
import type { DepositRow } from '../modules/deposit/repository.ts';
import type { SlipRow } from '../modules/slip/repository.ts';
import type { Stake } from './command.ts';
import { StaffRefusal } from './staff-refusal.ts';
import { findEvidence, type NamedTransfer, type TransferEvidence } from './transfer-evidence.ts';

/** What a person of staff says about the transfer. */
export interface Approval {
  readonly by?: string | undefined;
  readonly transfer?: NamedTransfer | undefined;
  /** From the statement; the member's amount by default. */
  readonly amountSatang?: Satang | undefined;
  readonly transferredAt?: Date | undefined;
}

/** What is known of a request before it is approved. */
interface Review {
  readonly request: DepositRow;
  readonly slip: SlipRow | undefined;
  readonly evidence: TransferEvidence;
}

/** Selects the deposit request with this id. */
export function requestsNamed(db: Database | Tx, uuid: string) {
  return db.selectFrom('deposit').selectAll().where('uuid', '=', uuid).where('channel', '=', 'request');
}

/** Returns the request. Throws a StaffRefusal where there is none, or it is decided. */
export function assertWaiting(row: DepositRow | undefined, uuid: string): DepositRow {
  if (!row) throw new StaffRefusal(`there is no deposit request ${uuid}`);
  if (row.status !== 'pending')
    throw new StaffRefusal(`the deposit request ${uuid} is ${row.status} already`);
  return row;
}

/** Reads the slip of a request. */
async function readSlip(db: Database, { slip_id: slipId }: DepositRow): Promise<SlipRow | undefined> {
  if (slipId === null) return undefined;
  return db.selectFrom('slip').selectAll().where('id', '=', slipId).executeTakeFirstOrThrow();
}

/** Reads a waiting request and asks the bank for its transfer. Changes nothing. */
export async function reviewRequest(
  deps: Pick<Deps, 'db' | 'bank'>,
  uuid: string,
  { transfer }: Approval,
): Promise<Review> {
  const request = assertWaiting(await requestsNamed(deps.db, uuid).executeTakeFirst(), uuid);
  const slip = await readSlip(deps.db, request);
  return { request, slip, evidence: await findEvidence(deps, request, { slip, given: transfer }) };
}

/** Returns the money that an approval moves: the bank's amount, else what the person reads from the statement. */
export async function stakeOfRequest(
  deps: Pick<Deps, 'db' | 'bank'>,
  uuid: string,
  approval: Approval,
): Promise<Stake> {
  const { request, evidence } = await reviewRequest(deps, uuid, approval);
  const amountSatang = evidence.transfer?.amountSatang ?? approval.amountSatang ?? satang(request.amount);
  // The two persons of a transfer that the bank does not confirm are counted by their readings.
  return { clientId: request.client_id, amountSatang, second: 'never' };
}
