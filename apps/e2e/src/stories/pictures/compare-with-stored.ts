import { comparePictures } from './compare-pictures.ts';
import type { Difference } from './difference-page.ts';
import type { StoryView } from './story-views.ts';
import type { PictureFolder } from './picture-folder.ts';

export async function compareWithStored(
  stored: PictureFolder,
  view: StoryView,
  after: Buffer,
): Promise<Difference | undefined> {
  const before = stored.read(view);
  if (before === undefined) return { view, after };
  const { changed, difference } = await comparePictures(before, after);
  return changed ? { view, before, after, ...(difference && { marked: difference }) } : undefined;
}
