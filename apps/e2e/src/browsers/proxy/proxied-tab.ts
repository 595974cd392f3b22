import type { Complaints } from '../complaints.ts';
import type { ActiveFault, FaultRule } from '../faults.ts';
import { insertTextExpression, reducedMotionScript } from '../webdriver/actions.ts';
import type { FaultProxy } from './fault-proxy.ts';

/**
 * Implements tab operations with a proxy and scripts, for engines whose driver has no commands for them. Faults and
 * complaints apply to all tabs of the visitor.
 */
export abstract class ProxiedTab {
  readonly complaints: Complaints;
  readonly #proxy: FaultProxy;

  constructor(proxy: FaultProxy) {
    this.#proxy = proxy;
    this.complaints = proxy.complaints;
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

  /** Makes the proxy refuse all requests and fires the page's offline event, or undoes both. */
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

  async cameBack(): Promise<string> {
    return (await this.evaluate('window.chadaKept === true')) === true ? 'kept whole' : 'not kept';
  }
}
