import type { Story } from '../workbench.ts';

export const pictureWidths: readonly number[] = [360, 1280];
/** The windows are high, because the browser loads parts below the window's edge at different times. */
export const pictureHeight = 1400;

/** A story, shown in one brand and at one width. There is one picture of each such combination. */
export interface Look {
  readonly story: Story;
  readonly brand: string;
  readonly width: number;
}

/** Combines every story with every brand and width. The order keeps changes of brand and width rare. */
export function looksOf(stories: readonly Story[], brands: readonly string[]): readonly Look[] {
  return pictureWidths.flatMap((width) =>
    brands.flatMap((brand) => stories.map((story) => ({ story, brand, width }))),
  );
}

/** Returns a sample of the looks: each nth look, where n is `every`. The seed determines the first look. */
export function sampleOf(looks: readonly Look[], every: number, seed: number): readonly Look[] {
  return looks.filter((_, index) => (index + seed) % every === 0);
}
