import type { Page } from './browsers/page.ts';

export async function settle(page: Page): Promise<void> {
  let before = -1;
  const still = async (): Promise<boolean> => {
    const now = await page.evaluate(
      () =>
        // Counts the files that the page has requested. In old browsers, which record no resource timings, counts the
        // page's elements instead.
        (typeof performance.getEntriesByType === 'function'
          ? performance.getEntriesByType('resource')
          : document.getElementsByTagName('*')
        ).length +
        // While the screen loads, adds the current time to the count. Two counts then always differ, and the function
        // continues to wait. The title of a loaded screen contains ` | `.
        (document.querySelector('[aria-busy=true]') === null && document.title.includes(' | ')
          ? 0
          : Date.now()),
    );
    const same = now === before;
    before = now;
    if (!same) await new Promise((resolve) => setTimeout(resolve, 250));
    return same;
  };
  await page.waitFor('the screen to settle', still, 10_000).catch((error: unknown) => {
    if (!String(error).includes('Timed out after ')) throw error;
  });
}

export async function fontsLoaded(page: Page): Promise<void> {
  await page.waitFor(
    'the fonts',
    () =>
      page.evaluate(async () => {
        if (!('fonts' in document)) return true;
        // Waits for two frames, because the browser requests a font only when the layout needs the font. Before the
        // request, the status is also `loaded`.
        await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
        return document.fonts.status === 'loaded';
      }),
    60_000,
  );
}

/** Waits until each game cover on the page is drawn. The site draws covers one after another when the browser is idle. */
export async function coversDrawn(page: Page): Promise<void> {
  await page.waitFor('the covers', () =>
    page.evaluate(async () => {
      await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
      const covers = [...document.querySelectorAll<HTMLElement>('.cf-games__cover[data-drawn]')];
      return covers.every((cover) => cover.style.backgroundImage !== '');
    }),
  );
}
