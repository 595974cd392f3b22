import type { EngineTab } from './engine.ts';

/** Device settings that a page can detect. Each setting applies to one tab. */
export class Device {
  readonly #tab: EngineTab;

  constructor(tab: EngineTab) {
    this.#tab = tab;
  }

  async reduceMotion(isCalm: boolean): Promise<void> {
    await this.#tab.setReducedMotion(isCalm);
  }

  /** Lets service workers respond to the tab's requests. */
  async allowServiceWorkers(): Promise<void> {
    await this.#tab.allowServiceWorkers();
  }

  /** Sets the browser's default text size in px. The initial size is 16 px. */
  async setTextSize(px: number): Promise<void> {
    await this.#tab.setTextSize(px);
  }

  /** Moves the clock forward by a number of days in all later documents. */
  async putClockAhead(days: number): Promise<void> {
    await this.#tab.runFirst(`(${shiftClock.toString()})(${days * 86_400_000})`);
  }

  /** Makes timers of one kind faster by the factor `times` in all later documents. */
  async speedUpTimer(timer: 'setInterval' | 'setTimeout', times: number): Promise<void> {
    await this.#tab.runFirst(`(${speedUpTimerInPage.toString()})('${timer}', ${times})`);
  }
}

/** Runs inside the page. */
function shiftClock(byMs: number): void {
  window.Date = new Proxy(Date, {
    construct: (real, args: unknown[]) =>
      args.length === 0 ? new real(real.now() + byMs) : Reflect.construct(real, args),
    get: (real, name): unknown => (name === 'now' ? () => real.now() + byMs : Reflect.get(real, name)),
  });
}

/** Runs inside the page. */
function speedUpTimerInPage(timer: 'setInterval' | 'setTimeout', times: number): void {
  const own = window[timer];
  Object.assign(window, { [timer]: (act: () => void, ms: number) => own.call(window, act, ms / times) });
}
