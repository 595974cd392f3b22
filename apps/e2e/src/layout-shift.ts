import type { Browser } from './browsers/browser.ts';
import type { Page } from './browsers/page.ts';

/** Returns the page's layout shift since a time of `performance.now`. Neither Edge 15 nor WebKit reports shifts. */
export function layoutShift(page: Page, since = 0): Promise<number> {
  return page.evaluate(
    (from) =>
      new Promise<number>((resolve) => {
        let sum = 0;
        if (!('PerformanceObserver' in window)) return resolve(sum);
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if (entry.startTime > from) sum += Number(Reflect.get(entry, 'value'));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 200);
      }),
    since,
  );
}

/**
 * Returns the layout shift that late fonts may cause: one line breaks differently in the fallback font. Chromium 79
 * can't scale the fallback font.
 */
export function fontShift({ name }: Browser): number {
  return name === 'minimum' ? 0.25 : 0.005;
}
