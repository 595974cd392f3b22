import type { Page } from './page.ts';

interface ElementWatch {
  from: number | null;
  until: number | null;
}

export interface Presence {
  /** Waits until the element has appeared and disappeared. Returns how many milliseconds the element was in the page. */
  readonly lasted: () => Promise<number>;
}

/** Measures how long an element is in the page. Only one measurement per page can run at a time. */
export async function watchFor(page: Page, css: string): Promise<Presence> {
  await page.evaluate((selector) => {
    const watch: ElementWatch = { from: null, until: null };
    Object.assign(window, { chadaWatch: watch });
    const poll = (): void => {
      const there = document.querySelector(selector) !== null;
      if (there && watch.from === null) watch.from = performance.now();
      if (!there && watch.from !== null && watch.until === null) watch.until = performance.now();
    };
    poll();
    new MutationObserver(poll).observe(document, { childList: true, subtree: true });
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
