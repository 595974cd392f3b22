import type { Page } from './browsers/page.ts';

export async function movingElements(page: Page): Promise<string[]> {
  await page.device.reduceMotion(true);
  try {
    return await page.evaluate(async () => {
      // Returns no elements in old browsers, because these browsers lack `getAnimations`.
      if (typeof document.getAnimations !== 'function') return [];
      await new Promise((resolve) => setTimeout(resolve, 700));
      return document.getAnimations().flatMap(({ effect, playState }) => {
        const isLong = effect !== null && Number(effect.getComputedTiming().endTime) > 1;
        if (playState !== 'running' || !isLong || !(effect instanceof KeyframeEffect)) return [];
        const isTimer =
          effect.target === null || effect.target.matches('[data-timer], .Toastify__progress-bar');
        return isTimer || effect.target === null ? [] : [effect.target.outerHTML.slice(0, 200)];
      });
    });
  } finally {
    await page.device.reduceMotion(false);
  }
}
