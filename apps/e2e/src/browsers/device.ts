import type { EngineTab } from './engine.ts';

/** Settings that a page can detect. Each setting applies to one tab. */
export class Device {
  readonly #tab: EngineTab;

  constructor(tab: EngineTab) {
    this.#tab = tab;
  }

  async reduceMotion(isCalm: boolean): Promise<void> {
    await this.#tab.setReducedMotion(isCalm);
  }

  async allowServiceWorkers(): Promise<void> {
    await this.#tab.allowServiceWorkers();
  }

  async setTextSize(px: number): Promise<void> {
    await this.#tab.setTextSize(px);
  }

  async putClockAhead(days: number): Promise<void> {
    await this.#tab.runFirst(`(${shiftClock.toString()})(${days * 86_400_000})`);
  }

  async speedUpTimer(timer: 'setInterval' | 'setTimeout', times: number): Promise<void> {
    await this.#tab.runFirst(`(${speedUpTimerInPage.toString()})('${timer}', ${times})`);
  }
}

function shiftClock(byMs: number): void {
  window.Date = new Proxy(Date, {
    construct: (real, args: unknown[]) =>
      args.length === 0 ? new real(real.now() + byMs) : Reflect.construct(real, args),
    get: (real, name): unknown => (name === 'now' ? () => real.now() + byMs : Reflect.get(real, name)),
  });
}

function speedUpTimerInPage(timer: 'setInterval' | 'setTimeout', times: number): void {
  const own = window[timer];
  Object.assign(window, { [timer]: (act: () => void, ms: number) => own.call(window, act, ms / times) });
}
