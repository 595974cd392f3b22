import type { Page } from './browsers/page.ts';

/** Waits until a screen is loaded: requests have stopped for a moment, and no element announces loading. */
export async function settle(page: Page): Promise<void> {
  let before = -1;
  const still = async (): Promise<boolean> => {
    const now = await page.evaluate(
      () =>
        // Old browsers record no resource timings. In these browsers, a changed number of elements means that
        // the page is loading.
        (typeof performance.getEntriesByType === 'function'
          ? performance.getEntriesByType('resource')
          : document.getElementsByTagName('*')
        ).length +
        // The title contains ` | ` as soon as the screen has started.
        (document.querySelector('[aria-busy=true]') === null && document.title.includes(' | ')
          ? 0
          : Date.now()),
    );
    const same = now === before;
    before = now;
    if (!same) await new Promise((resolve) => setTimeout(resolve, 250));
    return same;
  };
  // The test uses the current state of a screen that never becomes stable.
  await page.waitFor('the screen to settle', still, 10_000).catch((error: unknown) => {
    if (!String(error).includes('Timed out after ')) throw error;
  });
}

/** Waits until no font is loading, because the letters of a fallback font have other widths. */
export async function fontsLoaded(page: Page): Promise<void> {
  await page.waitFor(
    'the fonts',
    () =>
      page.evaluate(async () => {
        if (!('fonts' in document)) return true;
        // Waits for a layout, because the browser requests a font only when the layout needs it.
        await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
        return document.fonts.status === 'loaded';
      }),
    60_000,
  );
}
