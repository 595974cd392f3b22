import type { BrowserErrors } from '../browser-errors.ts';
import type { ActiveFault, FaultRule } from '../faults.ts';
import { insertTextExpression, reducedMotionScript } from '../webdriver/actions.ts';
import type { FaultProxy } from './fault-proxy.ts';

export abstract class ProxiedTab {
  readonly browserErrors: BrowserErrors;
  readonly #proxy: FaultProxy;

  constructor(proxy: FaultProxy) {
    this.#proxy = proxy;
    this.browserErrors = proxy.browserErrors;
  }

  abstract evaluate(expression: string): Promise<unknown>;

  async back(): Promise<undefined> {
    await this.evaluate('void setTimeout(function () { history.back(); }, 0)');
  }

  async insertText(text: string): Promise<void> {
    await this.evaluate(insertTextExpression(text));
  }

  async runFirst(source: string): Promise<void> {
    this.#proxy.addScript(source);
  }

  async inject(rule: FaultRule): Promise<ActiveFault> {
    return this.#proxy.add(rule);
  }

  async clearFaults(): Promise<void> {
    this.#proxy.clear();
  }

  async setOffline(isOffline: boolean): Promise<void> {
    this.#proxy.isOffline = isOffline;
    await this.evaluate(`(function (isOffline) {
      Object.defineProperty(navigator, 'onLine', { value: !isOffline, configurable: true });
      dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
    })(${String(isOffline)})`);
  }

  async setReducedMotion(isReduced: boolean): Promise<void> {
    await this.evaluate(reducedMotionScript(isReduced));
    await this.runFirst(reducedMotionScript(isReduced));
  }

  async restorationResult(): Promise<string> {
    return (await this.evaluate('window.chadaKept === true')) === true ? 'from cache' : 'not kept';
  }
}
