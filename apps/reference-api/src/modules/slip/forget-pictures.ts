import type { Deps } from '../../deps.ts';
import { oldPictures, picturesNamed, unnamePicture } from './repository.ts';

const DAY_MS = 86_400_000;
/** After this a slip is disputed no more; one that still waits for staff keeps its picture. */
export const PICTURES_KEPT_DAYS = 90;

/** Takes away the pictures of old slips, and those that no slip names because the process died in between. */
export async function forgetPictures({ db, clock, slipPictures }: Deps): Promise<void> {
  const now = clock.now().getTime();
  for (const { id, picture } of await oldPictures(db, new Date(now - PICTURES_KEPT_DAYS * DAY_MS))) {
    await slipPictures.remove(picture);
    await unnamePicture(db, id);
  }
  const settled = await slipPictures.keptBefore(new Date(now - DAY_MS));
  const named = await picturesNamed(db, settled);
  for (const name of settled) if (!named.has(name)) await slipPictures.remove(name);
}
