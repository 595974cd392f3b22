import { expect } from 'vitest';
import type { ActiveFault, Fault } from '../../browsers/faults.ts';
import type { Target } from '../../browsers/target.ts';
import { callsOf } from '../../crawl/answer-faults.ts';
import { Crawler } from '../../crawl/crawl.ts';
import { lookAround } from '../../crawl/look.ts';
import { thaiVocabulary } from '../../crawl/machine-words.ts';
import { brandName } from '../../texts.ts';
import type { Scene } from './scene.ts';
import type { Write } from './write.ts';

/** What became of a failed call: surely not done, unknown to the member, or done and its answer lost. */
export type Outcome = 'refused' | 'unknown' | 'done';

/** One member making one write in one tab, and what must hold whatever comes between. */
export class Play {
  readonly scene: Scene;
  readonly write: Write;
  #typed: Readonly<Record<string, string>> = {};

  constructor(scene: Scene, write: Write) {
    this.scene = scene;
    this.write = write;
  }

  /** Goes to the screen and fills it in. */
  async reach(): Promise<void> {
    await this.write.reach(this.scene);
    await this.see(this.write.press(this.scene));
    this.#typed = (await this.write.typed?.(this.scene)) ?? {};
  }

  /** Lets the calls of the write meet a fault. */
  inject(fault: Fault, times?: number): Promise<ActiveFault> {
    const rule = { ...callsOf(this.write.operation), fault };
    return this.scene.page.inject(times === undefined ? rule : { ...rule, times });
  }

  async press(): Promise<void> {
    await this.scene.page.tap(this.write.press(this.scene));
  }

  /** Presses what tries again. */
  async pressAgain(outcome: Outcome): Promise<void> {
    await this.scene.page.tap(this.#againAfter(outcome));
  }

  /** Waits until the call of the write is out and has met its rule. */
  async isOut(rule: ActiveFault): Promise<void> {
    const { page } = this.scene;
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
    const { again, afterDone, press } = this.write;
    if (outcome === 'done' && afterDone !== undefined) return afterDone.press(this.scene);
    return again === undefined ? press(this.scene) : again(this.scene, outcome === 'refused');
  }

  see(target: Target): Promise<void> {
    const { page } = this.scene;
    return page.waitFor(`${JSON.stringify(target)}`, () => page.has(target));
  }

  /** What was typed still stands there, and what tries again too. */
  async kept(outcome: Outcome): Promise<void> {
    await this.see(this.#againAfter(outcome));
    expect((await this.write.typed?.(this.scene)) ?? {}).toEqual(this.#typed);
  }

  /** It was done that often, as the books have it. */
  async wasDone(times: number): Promise<void> {
    expect(await this.write.effects(this.scene)).toBe(times);
  }

  /** The member is told that it is done, and the books say once; `atMost` where more harms nobody. */
  async isDone(atMost = 1): Promise<void> {
    await this.write.done(this.scene);
    const times = await this.write.effects(this.scene);
    if (this.write.harmless === true) expect(times).toBeLessThanOrEqual(atMost);
    else expect(times).toBe(1);
    await this.isSane();
  }

  /** Makes the write from the beginning after a session that ended; what asks again by itself is only waited for. */
  async writeAnewAfterSignIn(): Promise<void> {
    if (this.write.recovers?.includes('signed in again') === true) return this.isDone();
    await this.reach();
    await this.press();
    await this.isDone();
  }

  /** The page is not blank, speaks no machine's English, is as wide as the phone, and nothing broke in it. */
  async isSane(): Promise<void> {
    const { page, hands, clientId, t, who, names } = this.scene;
    expect(page.complaints.consoleErrors()).toEqual([]);
    const site = hands.site(clientId, '');
    // A game is a page of its provider.
    if (new URL(await page.url()).origin !== site) return;
    const vocabulary = thaiVocabulary([...names, who.username, clientId, 'LINE']);
    const crawler = new Crawler(page, { url: site, brandName: brandName(clientId), t, vocabulary });
    let wrong: readonly string[] = [];
    const isRight = async (): Promise<boolean> => {
      const sight = await page.evaluate(lookAround, []);
      wrong = crawler.whatever('now', sight, { paths: [sight.path] });
      return wrong.length === 0;
    };
    // From one screen to the next there may be nothing for a moment.
    await page.waitFor(() => wrong.join('; '), isRight, 3000);
  }
}
