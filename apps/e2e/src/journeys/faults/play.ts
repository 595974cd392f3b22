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

/** The result of a failed call: certainly not done, unknown to the member, or done with its response lost. */
export type Outcome = 'refused' | 'unknown' | 'done';

/** One member who makes one write in one tab, with the checks that hold under every fault. */
export class Play {
  readonly scene: Scene;
  readonly write: Write;
  #typed: Readonly<Record<string, string>> = {};

  constructor(scene: Scene, write: Write) {
    this.scene = scene;
    this.write = write;
  }

  /** Opens the screen and fills in the form. */
  async reach(): Promise<void> {
    await this.write.reach(this.scene);
    await this.see(this.write.press(this.scene));
    this.#typed = (await this.write.typed?.(this.scene)) ?? {};
  }

  /** Applies a fault to the calls of the write. */
  inject(fault: Fault, times?: number): Promise<ActiveFault> {
    const rule = { ...callsOf(this.write.operation), fault };
    return this.scene.page.inject(times === undefined ? rule : { ...rule, times });
  }

  async press(): Promise<void> {
    await this.scene.page.tap(this.write.press(this.scene));
  }

  /** Presses the control that retries. */
  async pressAgain(outcome: Outcome): Promise<void> {
    await this.scene.page.tap(this.#againAfter(outcome));
  }

  /** Waits until the call of the write is sent and matched by the rule. */
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

  /** Checks that the typed texts and the retry control are still there. */
  async kept(outcome: Outcome): Promise<void> {
    await this.see(this.#againAfter(outcome));
    expect((await this.write.typed?.(this.scene)) ?? {}).toEqual(this.#typed);
  }

  /** Checks how often the database records the write. */
  async wasDone(times: number): Promise<void> {
    expect(await this.write.effects(this.scene)).toBe(times);
  }

  /** Checks that the member sees success and the database records the write once, or up to `atMost` times. */
  async isDone(atMost = 1): Promise<void> {
    await this.write.done(this.scene);
    const times = await this.write.effects(this.scene);
    if (this.write.harmless === true) expect(times).toBeLessThanOrEqual(atMost);
    else expect(times).toBe(1);
    await this.isSane();
  }

  /** Repeats the write after a new sign-in; a write that the site repeats itself is only awaited. */
  async writeAnewAfterSignIn(): Promise<void> {
    if (this.write.recovers?.includes('signed in again') === true) return this.isDone();
    await this.reach();
    await this.press();
    await this.isDone();
  }

  /** Checks that the page has content, no untranslated text, no horizontal overflow and no errors. */
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
    // The page may be empty for a moment between two screens.
    await page.waitFor(() => wrong.join('; '), isRight, 3000);
  }
}
