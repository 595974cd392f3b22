import type { Story } from '../workbench.ts';

export const pictureWidths: readonly number[] = [360, 1280];
/**
 * The height of the window in CSS pixels. Pictures end at the window's edge, because the browser loads images below the
 * edge at different times.
 */
export const pictureHeight = 1400;

export interface StoryView {
  readonly story: Story;
  readonly brand: string;
  readonly width: number;
}

export function looksOf(stories: readonly Story[], brands: readonly string[]): readonly StoryView[] {
  return pictureWidths.flatMap((width) =>
    brands.flatMap((brand) => stories.map((story) => ({ story, brand, width }))),
  );
}

/**
 * Returns every nth look, where n is `every`. A look is a story in one brand and one width. `seed` selects the first
 * look.
 */
export function sampleOf(views: readonly StoryView[], every: number, seed: number): readonly StoryView[] {
  return views.filter((_, index) => (index + seed) % every === 0);
}
