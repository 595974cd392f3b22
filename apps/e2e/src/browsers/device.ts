import type { EngineTab } from './engine.ts';
import { evaluate } from './evaluate.ts';

export class Device {
  readonly #tab: EngineTab;

  constructor(tab: EngineTab) {
    this.#tab = tab;
  }

  async reduceMotion(isCalm: boolean): Promise<void> {
    await this.#tab.setReducedMotion(isCalm);
  }

  async preferScheme(scheme: 'light' | 'dark'): Promise<void> {
    await this.#tab.setColorScheme(scheme);
  }

  async forceColors(isForced: boolean): Promise<void> {
    await this.#tab.setForcedColors(isForced);
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

  async holdTimeouts(): Promise<(ms?: number) => Promise<void>> {
    await evaluate(this.#tab, holdTimeoutsInPage);
    return (ms) =>
      evaluate(
        this.#tab,
        (limit) => Reflect.apply(Reflect.get(window, 'startTimeouts'), window, [limit]),
        ms ?? null,
      );
  }
}

function holdTimeoutsInPage(): void {
  const { setTimeout: start, clearTimeout: end } = window;
  const delayed = new Map<number, Parameters<typeof start>>();
  const started = new Map<number, ReturnType<typeof start>>();
  let last = 0;
  let limitMs = -1;
  function startHeld(): void {
    delayed.forEach((args, id) => {
      if ((args[1] || 0) > limitMs) return;
      delayed.delete(id);
      started.set(id, start.apply(window, args));
    });
  }
  Object.assign(window, {
    setTimeout: (...args: Parameters<typeof start>) => {
      last -= 1;
      delayed.set(last, args);
      startHeld();
      return last;
    },
    clearTimeout: (id: number) => {
      delayed.delete(id);
      end.call(window, started.get(id) || id);
    },
    startTimeouts: (ms: number | null) => {
      limitMs = ms === null ? Infinity : ms;
      startHeld();
    },
  });
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
  Object.assign(window, { [timer]: (work: () => void, ms: number) => own.call(window, work, ms / times) });
}
