import type { MemberContext } from '../../http/pipeline/handler.ts';
import { namePicture, type SlipRow } from './repository.ts';

/**
 * Keeps the picture of a slip for staff, once. That it can't be kept never stands in the way of a member's money: it is
 * logged, and the slip goes on without.
 */
export async function keepPicture(
  { deps, log, requestId }: MemberContext,
  slip: SlipRow,
  redraw: () => Promise<Buffer>,
): Promise<void> {
  if (slip.picture !== null) return;
  try {
    const name = await deps.slipPictures.keep(await redraw());
    // Shown twice at the same moment: the second picture is one too many.
    if (!(await namePicture(deps.db, slip.id, name))) await deps.slipPictures.remove([name]);
  } catch (error) {
    log.error({ err: error, requestId }, 'the picture of a slip could not be kept');
  }
}
