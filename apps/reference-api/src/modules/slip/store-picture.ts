import type { Deps } from '../../deps.ts';
import type { MemberContext } from '../../http/pipeline/handler.ts';
import { recordPictureName, type SlipRow } from './repository.ts';

interface PictureContext {
  readonly deps: Pick<Deps, 'db' | 'slipPictures'>;
  readonly log: Pick<MemberContext['log'], 'error'>;
  readonly requestId: string;
}

/** Stores the picture of a slip. A failure is logged, not thrown, so that it never blocks the deposit. */
export async function storePicture(
  { deps, log, requestId }: PictureContext,
  slip: SlipRow,
  redraw: () => Promise<Buffer>,
): Promise<void> {
  if (slip.picture !== null) return;
  try {
    const name = await deps.slipPictures.store(await redraw());
    // Removes the new picture if a concurrent request has already stored a picture of this slip. `recordPictureName`
    // then returns false.
    if (!(await recordPictureName(deps.db, slip.id, name))) await deps.slipPictures.remove([name]);
  } catch (error) {
    log.error({ err: error, requestId }, 'the picture of a slip could not be stored');
  }
}
