import type { Page } from './browsers/page.ts';

/** Waits until a screen is loaded: no new requests for a moment, and nothing announces that it loads. */
export async function settle(page: Page): Promise<void> {
  let before = -1;
  const still = async (): Promise<boolean> => {
    const now = await page.evaluate(
      () =>
        // Old engines record no resource timings, so elements are counted instead.
        (typeof performance.getEntriesByType === 'function'
          ? performance.getEntriesByType('resource')
          : document.getElementsByTagName('*')
        ).length +
        // Screens set their own title when they start.
        (document.querySelector('[aria-busy=true]') === null && document.title.includes(' | ')
          ? 0
          : Date.now()),
    );
    const same = now === before;
    before = now;
    if (!same) await new Promise((resolve) => setTimeout(resolve, 250));
    return same;
  };
  // A screen that never settles is used as it is.
  await page.waitFor('the screen to settle', still, 10_000).catch((error: unknown) => {
    if (!String(error).includes('Timed out after ')) throw error;
  });
}
