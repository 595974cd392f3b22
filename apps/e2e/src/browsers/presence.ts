import type { Page } from './page.ts';

interface Watch {
  from: number | null;
  until: number | null;
}

/** Measures how long an element was on the page, by the page's clock. */
export interface Presence {
  /** Waits until the element has appeared and disappeared; returns the milliseconds between. */
  readonly lasted: () => Promise<number>;
}

/** Watches for the element of a selector until it has appeared and disappeared. Only one watch per page at a time. */
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
    // Observes mutations rather than animation frames, which come late on a busy machine.
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  }, css);
  return {
    lasted: async () => {
      let lasted = 0;
      await page.waitFor(`${css} to come and go`, async () => {
        const reported = await page.evaluate((): number | null => {
          const watch: unknown = Reflect.get(window, 'chadaWatch');
          if (typeof watch !== 'object' || watch === null) return null;
          const from: unknown = Reflect.get(watch, 'from');
          const until: unknown = Reflect.get(watch, 'until');
          return typeof from === 'number' && typeof until === 'number' ? until - from : null;
        });
        if (reported !== null) lasted = reported;
        return reported !== null;
      });
      return lasted;
    },
  };
}
