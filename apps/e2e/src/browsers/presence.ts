import type { Page } from './page.ts';

interface Watch {
  from: number | null;
  until: number | null;
}

/** How long something stood on the page, by the page's own clock. */
export interface Presence {
  /** Waits until it has come and gone; gives the milliseconds between. */
  readonly lasted: () => Promise<number>;
}

/** Watches for what a selector finds, from now on until it has come and gone. One at a time in a page. */
export async function watchFor(page: Page, css: string): Promise<Presence> {
  await page.evaluate((selector) => {
    const watch: Watch = { from: null, until: null };
    Object.assign(window, { chadaWatch: watch });
    const look = (): void => {
      const there = document.querySelector(selector) !== null;
      if (there && watch.from === null) watch.from = performance.now();
      if (!there && watch.from !== null && watch.until === null) watch.until = performance.now();
    };
    look();
    // Told as the page changes, not with the next picture: on a busy machine that one comes late.
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  }, css);
  return {
    lasted: async () => {
      let lasted = 0;
      await page.waitFor(`${css} to come and go`, async () => {
        const told = await page.evaluate((): number | null => {
          const watch: unknown = Reflect.get(window, 'chadaWatch');
          if (typeof watch !== 'object' || watch === null) return null;
          const from: unknown = Reflect.get(watch, 'from');
          const until: unknown = Reflect.get(watch, 'until');
          return typeof from === 'number' && typeof until === 'number' ? until - from : null;
        });
        if (told !== null) lasted = told;
        return told !== null;
      });
      return lasted;
    },
  };
}
