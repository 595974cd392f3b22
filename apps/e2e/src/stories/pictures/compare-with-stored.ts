import { comparePictures } from './compare-pictures.ts';
import type { Difference } from './difference-page.ts';
import type { Look } from './looks.ts';
import type { PictureFolder } from './picture-folder.ts';

export async function compareWithStored(
  stored: PictureFolder,
  look: Look,
  after: Buffer,
): Promise<Difference | undefined> {
  const before = stored.read(look);
  if (before === undefined) return { look, after };
  const { changed, difference } = await comparePictures(before, after);
  return changed ? { look, before, after, ...(difference && { marked: difference }) } : undefined;
}
