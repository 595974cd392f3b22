import { expect } from 'vitest';
import type { ActiveFault, Fault } from '../../browsers/faults.ts';
import type { Target } from '../../browsers/target.ts';
import { callsOf } from '../../crawl/answer-faults.ts';
import { Crawler } from '../../crawl/crawl.ts';
import { readPageState } from '../../crawl/page-state.ts';
import { thaiVocabulary } from '../../crawl/untranslated-words.ts';
import { brandName } from '../../texts.ts';
import type { FaultCase } from './fault-case.ts';
import type { Write } from './write.ts';

/**
 * The result of a call. `unsent`: the page did not send the call. `refused`: the server refused the call. `unknown`:
 * the member can't know the result. `done`: the server executed the call, but the response was lost.
 */
export type Outcome = 'unsent' | 'refused' | 'unknown' | 'done';

export class FaultRun {
  readonly faultCase: FaultCase;
  readonly write: Write;
  #typed: Readonly<Record<string, string>> = {};

  constructor(faultCase: FaultCase, write: Write) {
    this.faultCase = faultCase;
    this.write = write;
  }

  async fillIn(): Promise<void> {
    await this.write.fillIn(this.faultCase);
    await this.see(this.write.press(this.faultCase));
    this.#typed = (await this.write.input?.(this.faultCase)) ?? {};
  }

  inject(fault: Fault, times?: number): Promise<ActiveFault> {
    const rule = { ...callsOf(this.write.operation), fault };
    return this.faultCase.page.inject(times === undefined ? rule : { ...rule, times });
  }

  async press(): Promise<void> {
    await this.faultCase.page.tap(this.write.press(this.faultCase));
  }

  async pressAgain(outcome: Outcome): Promise<void> {
    await this.faultCase.page.tap(this.#againAfter(outcome));
  }

  async waitUntilSent(rule: ActiveFault): Promise<void> {
    const { page } = this.faultCase;
    let read = '';
    await page.waitFor(
      () => `the call; the page reads: ${read.slice(0, 1500)}`,
      async () => {
        if (rule.hits() > 0) return true;
        read = await page.text();
        return false;
      },
    );
  }

  #againAfter(outcome: Outcome): Target {
    const { retryTarget, afterDone, press } = this.write;
    if (outcome === 'done' && afterDone !== undefined) return afterDone.press(this.faultCase);
    return retryTarget === undefined || outcome === 'unsent'
      ? press(this.faultCase)
      : retryTarget(this.faultCase, outcome === 'refused');
  }

  async isUnsent(): Promise<boolean> {
    const { page } = this.faultCase;
    const [first, again] = [this.write.press(this.faultCase), this.#againAfter('unknown')];
    await page.waitFor(
      `${JSON.stringify(first)} or ${JSON.stringify(again)}`,
      async () => (await page.has(again)) || (await page.has(first)),
    );
    return !(await page.has(again));
  }

  see(target: Target): Promise<void> {
    const { page } = this.faultCase;
    return page.waitFor(`${JSON.stringify(target)}`, () => page.has(target));
  }

  async checkInputKept(outcome: Outcome): Promise<void> {
    await this.see(this.#againAfter(outcome));
    expect((await this.write.input?.(this.faultCase)) ?? {}).toEqual(this.#typed);
  }

  async checkTimes(times: number): Promise<void> {
    expect(await this.write.effects(this.faultCase)).toBe(times);
  }

  async checkDone(atMost = 1): Promise<void> {
    await this.write.done(this.faultCase);
    const times = await this.write.effects(this.faultCase);
    if (this.write.harmless === true) expect(times).toBeLessThanOrEqual(atMost);
    else expect(times).toBe(1);
    await this.checkPage();
  }

  async repeatAfterSignIn(): Promise<void> {
    if (this.write.recovers?.includes('signed in again') === true) return this.checkDone();
    await this.fillIn();
    await this.press();
    await this.checkDone();
  }

  async checkPage(): Promise<void> {
    const { page, actor, clientId, t, identity, names } = this.faultCase;
    expect(page.browserErrors.consoleErrors()).toEqual([]);
    const site = actor.site(clientId, '');
    if (new URL(await page.url()).origin !== site) return;
    const vocabulary = thaiVocabulary([...names, identity.username, clientId, 'LINE']);
    const crawler = new Crawler(page, { url: site, brandName: brandName(clientId), t, vocabulary });
    let wrong: readonly string[] = [];
    const isRight = async (): Promise<boolean> => {
      const state = await page.evaluate(readPageState, []);
      wrong = crawler.commonFaults('now', state, { paths: [state.path] });
      return wrong.length === 0;
    };
    // Waits for a page without faults, because the page may be empty for a moment between two screens.
    await page.waitFor(() => wrong.join('; '), isRight, 3000);
  }
}
