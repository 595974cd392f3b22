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
