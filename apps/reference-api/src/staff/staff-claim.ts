import { withClaim, type TransferName } from '../cells/cell-registry.ts';
import { ApiError } from '../http/errors/api-error.ts';
import type { StaffDeps } from './command.ts';
import { StaffRefusedError } from './staff-refused-error.ts';

/**
 * Claims the transfer in the registry while `work` runs. Throws StaffRefusedError if another brand has claimed, credited or
 * returned the transfer.
 */
export async function withStaffClaim<T>(
  { registry }: Pick<StaffDeps, 'registry'>,
  named: { clientId: string; transfer: TransferName },
  work: (claim: string | undefined) => Promise<T>,
): Promise<T> {
  return withClaim(registry, named, work).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'SLIP_ALREADY_USED')
      throw new StaffRefusedError(
        'this transfer was credited already at another brand, or is returned there; pay nothing',
      );
    if (error.code === 'OVERLOADED')
      throw new StaffRefusedError('another brand is checking this transfer now; try again in a minute');
    throw error;
  });
}
