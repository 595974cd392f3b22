import type { EngineTab } from './engine.ts';

/** Settings of the member's device that a page can notice. Each applies to the tab from then on. */
export class Device {
  readonly #tab: EngineTab;

  constructor(tab: EngineTab) {
    this.#tab = tab;
  }

  /** Sets the reduced-motion preference. */
  async reduceMotion(isCalm: boolean): Promise<void> {
    await this.#tab.setReducedMotion(isCalm);
  }

  /** Sets the browser's default text size, which is 16 px unless a member changes it. */
  async setTextSize(px: number): Promise<void> {
    await this.#tab.setTextSize(px);
  }

  /** Sets the clock ahead by a number of days, from the next document on. */
  async putClockAhead(days: number): Promise<void> {
    await this.#tab.runFirst(`(${shiftClock.toString()})(${days * 86_400_000})`);
  }

  /** Makes one kind of timer run `times` as fast, from the next document on. */
  async speedUpTimer(timer: 'setInterval' | 'setTimeout', times: number): Promise<void> {
    await this.#tab.runFirst(`(${speedUpTimerInPage.toString()})('${timer}', ${times})`);
  }
}

/** Runs in the page. */
function shiftClock(byMs: number): void {
  window.Date = new Proxy(Date, {
    construct: (real, args: unknown[]) =>
      args.length === 0 ? new real(real.now() + byMs) : Reflect.construct(real, args),
    get: (real, name): unknown => (name === 'now' ? () => real.now() + byMs : Reflect.get(real, name)),
  });
}

/** Runs in the page. */
function speedUpTimerInPage(timer: 'setInterval' | 'setTimeout', times: number): void {
  const own = window[timer];
  Object.assign(window, { [timer]: (act: () => void, ms: number) => own.call(window, act, ms / times) });
}
