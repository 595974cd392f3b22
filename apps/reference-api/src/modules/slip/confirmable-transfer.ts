import type { SettledTransfer } from '../../bank/bank-gateway.ts';
import type { MemberContext } from '../../http/pipeline/handler.ts';
import { readSlip } from './repository.ts';
import { transferOf } from './transfer-record.ts';

interface AskingMember {
  readonly deps: Pick<MemberContext['deps'], 'db'>;
  readonly member: Pick<MemberContext['member'], 'id'>;
}

/**
 * Returns the transfer of a slip, or `undefined` if the member can't confirm the slip or request the return of its
 * money.
 */
export async function confirmableTransfer(
  { deps, member }: AskingMember,
  slipUuid: string,
): Promise<SettledTransfer | undefined> {
  const slip = await readSlip(deps.db, member.id, slipUuid);
  return slip?.status === 'verified' && slip.return_requested_at === null ? transferOf(slip) : undefined;
}
