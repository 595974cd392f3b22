import type { SettledTransfer } from '../../bank/bank-gateway.ts';
import type { MemberContext } from '../../http/pipeline/handler.ts';
import { readSlip } from './repository.ts';
import { transferOf } from './transfer-record.ts';

interface RequestingMember {
  readonly deps: Pick<MemberContext['deps'], 'db'>;
  readonly member: Pick<MemberContext['member'], 'id'>;
}

/**
 * Returns the slip's transfer if the status of the slip is `verified` and the member has not requested the return of
 * the money. Otherwise returns `undefined`.
 */
export async function confirmableTransfer(
  { deps, member }: RequestingMember,
  slipUuid: string,
): Promise<SettledTransfer | undefined> {
  const slip = await readSlip(deps.db, member.id, slipUuid);
  return slip?.status === 'verified' && slip.return_requested_at === null ? transferOf(slip) : undefined;
}
