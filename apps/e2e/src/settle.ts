import type { Page } from './browsers/page.ts';

/** Waits until a screen has what it asked for: nothing new is fetched for a moment, nothing says that it loads. */
export async function settle(page: Page): Promise<void> {
  let before = -1;
  const still = async (): Promise<boolean> => {
    const now = await page.evaluate(
      () =>
        // Old engines record no resources; there the page's elements are counted.
        (typeof performance.getEntriesByType === 'function'
          ? performance.getEntriesByType('resource')
          : document.getElementsByTagName('*')
        ).length +
        // A screen that has its own title has begun.
        (document.querySelector('[aria-busy=true]') === null && document.title.includes(' | ')
          ? 0
          : Date.now()),
    );
    const same = now === before;
    before = now;
    if (!same) await new Promise((resolve) => setTimeout(resolve, 250));
    return same;
  };
  // A screen that never settles is taken as it is: that is what is then seen.
  await page.waitFor('the screen to settle', still, 10_000).catch((error: unknown) => {
    if (!String(error).includes('Waited ')) throw error;
  });
}
