import type { MemberContext } from '../../http/pipeline/handler.ts';
import { recordPictureName, type SlipRow } from './repository.ts';

/**
 * Stores a slip's picture once, for staff. Logs a failure without throwing, because a failure must not block
 * the deposit.
 */
export async function storePicture(
  { deps, log, requestId }: MemberContext,
  slip: SlipRow,
  redraw: () => Promise<Buffer>,
): Promise<void> {
  if (slip.picture !== null) return;
  try {
    const name = await deps.slipPictures.store(await redraw());
    // If a concurrent request has stored a picture of this slip, deletes the new picture.
    if (!(await recordPictureName(deps.db, slip.id, name))) await deps.slipPictures.remove([name]);
  } catch (error) {
    log.error({ err: error, requestId }, 'the picture of a slip could not be stored');
  }
}
