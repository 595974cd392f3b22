import type { EngineTab } from './engine.ts';

/** What a member's device is like, as far as a page can tell. Each holds for the tab from then on. */
export class Device {
  readonly #tab: EngineTab;

  constructor(tab: EngineTab) {
    this.#tab = tab;
  }

  /** Asks for less motion, as one may whom motion makes giddy: things are then at once where they go. */
  async calm(isCalm: boolean): Promise<void> {
    await this.#tab.setReducedMotion(isCalm);
  }

  /** Sets the text size of the browser's own settings, which is 16 px unless a member changes it. */
  async setTextSize(px: number): Promise<void> {
    await this.#tab.setTextSize(px);
  }

  /** Puts the clock that many days ahead, from the next document on. */
  async putClockAhead(days: number): Promise<void> {
    await this.#tab.runFirst(`(${shiftClock.toString()})(${days * 86_400_000})`);
  }

  /** Lets one kind of timer go that many times as fast, from the next document on. */
  async hurry(timer: 'setInterval' | 'setTimeout', times: number): Promise<void> {
    await this.#tab.runFirst(`(${hurryTimer.toString()})('${timer}', ${times})`);
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
function hurryTimer(timer: 'setInterval' | 'setTimeout', times: number): void {
  const own = window[timer];
  Object.assign(window, { [timer]: (act: () => void, ms: number) => own.call(window, act, ms / times) });
}
