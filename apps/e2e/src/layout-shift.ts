import type { Browser } from './browsers/browser.ts';
import type { Page } from './browsers/page.ts';

/**
 * Returns the sum of the page's layout shifts since `since`, a time of `performance.now`. Returns 0 in Edge 15 and in
 * WebKit, which report no shifts.
 */
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
 * Returns the largest allowed layout shift when fonts load late. A small shift is allowed, because one line may break
 * differently in the fallback font. The limit is higher in Chromium 79, which can't scale the fallback font.
 */
export function fontShift({ name }: Browser): number {
  return name === 'minimum' ? 0.25 : 0.005;
}
