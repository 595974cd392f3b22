import type { Deps } from '../../deps.ts';
import { readOldPictures, findReferencedPictures, clearPictureNames } from './repository.ts';

const DAY_MS = 86_400_000;
/** Pictures are deleted after this number of days, except the picture of a slip with a pending deposit request. */
export const PICTURES_KEPT_DAYS = 90;

export async function deleteOldPictures({ db, clock, slipPictures }: Deps): Promise<void> {
  const now = clock.now().getTime();
  const old = new Date(now - PICTURES_KEPT_DAYS * DAY_MS);
  let batch = await readOldPictures(db, old, 0);
  for (let last = batch.at(-1); last; last = batch.at(-1)) {
    await slipPictures.remove(batch.map(({ picture }) => picture));
    await clearPictureNames(
      db,
      batch.map(({ id }) => id),
    );
    batch = await readOldPictures(db, old, last.id);
  }
}

export async function deleteOrphanPictures({ db, clock, slipPictures, registry }: Deps): Promise<void> {
  // Several cells share the storage of pictures. A picture that no slip in this cell names may belong to another cell,
  // so this cell deletes no such pictures.
  if (registry) return;
  const now = clock.now().getTime();
  for await (const stored of slipPictures.storedBefore(new Date(now - DAY_MS))) {
    const named = await findReferencedPictures(db, stored);
    await slipPictures.remove(stored.filter((name) => !named.has(name)));
  }
}
