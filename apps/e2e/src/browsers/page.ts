import type { BrowserErrors } from './browser-errors.ts';
import { Device } from './device.ts';
import type { EngineTab, Viewport } from './engine.ts';
import { evaluate, evaluateOn, hold } from './evaluate.ts';
import type { ActiveFault, FaultRule } from './faults.ts';
import { findElement } from './find-element.ts';
import { Frames } from './frames.ts';
import { chooseOption, findInPage, readableText, selectContent } from './in-page.ts';
import type { KeyName } from './keys.ts';
import { flat, notWhileItMoves } from './page-text.ts';
import { dragOf, pressOn } from './press.ts';
import { saveScreenshot } from './save-screenshot.ts';
import { describe, queryOf, type Target } from './target.ts';
import { defaultTimeoutMs, retryCall, waitFor } from './wait-for.ts';

export class Page {
  readonly #tab: EngineTab;
  readonly frames: Frames;
  readonly browserErrors: BrowserErrors;
  readonly device: Device;

  private constructor(tab: EngineTab) {
    this.#tab = tab;
    this.browserErrors = tab.browserErrors;
    this.frames = new Frames(tab);
    this.device = new Device(tab);
  }

  static async over(tab: EngineTab, viewport: Viewport): Promise<Page> {
    const page = new Page(tab);
    await page.resize(viewport);
    return page;
  }

  async goto(url: string): Promise<void> {
    await this.#tab.navigate(url);
    await this.#documentThere();
  }

  async reload(): Promise<void> {
    await evaluate(this.#tab, () => void Object.assign(window, { chadaBeforeReload: true }));
    await this.#tab.reload();
    await this.waitFor('the page to reload', () =>
      evaluate(this.#tab, () => !('chadaBeforeReload' in window) && document.readyState !== 'loading'),
    );
  }

  async back(): Promise<void> {
    const before = await this.url();
    const address = await retryCall(() => this.#tab.back());
    if (address !== undefined) return this.waitForPath(new URL(address).pathname);
    await this.waitFor('the page before', async () => (await this.url()) !== before, 1000).catch(() => {});
    await this.#documentThere();
  }

  restorationResult(): Promise<string> {
    return this.#tab.restorationResult();
  }

  async close(): Promise<void> {
    await this.#tab.close();
  }

  url(): Promise<string> {
    return retryCall(() => evaluate(this.#tab, () => location.href));
  }

  title(): Promise<string> {
    return retryCall(() => evaluate(this.#tab, () => document.title));
  }

  /** Waits for a path. A string must equal the path without the query. A pattern must match the path with the query. */
  async waitForPath(path: string | RegExp, timeoutMs = defaultTimeoutMs): Promise<void> {
    let last = '';
    await this.waitFor(
      () => `the path ${String(path)}; it is ${last}`,
      async () => {
        const { pathname, search } = new URL(await this.url());
        last = pathname + search;
        return typeof path === 'string' ? pathname === path : path.test(last);
      },
      timeoutMs,
    );
    await this.#documentThere();
  }

  async see(text: string | RegExp, timeoutMs = defaultTimeoutMs): Promise<void> {
    let last = '';
    await this.waitFor(
      () => `${String(text)} on the page, which reads: ${last.slice(0, 1500)}`,
      async () => {
        last = await this.text();
        return typeof text === 'string' ? last.includes(flat(text)) : text.test(last);
      },
      timeoutMs,
    );
  }

  async seeInFrame(text: string | RegExp, timeoutMs = defaultTimeoutMs): Promise<void> {
    let last: readonly string[] = [];
    await this.waitFor(
      () => `${String(text)} in a frame; ${last.length} read: ${last.join(' | ').slice(0, 1500)}`,
      async () => {
        last = await this.#tab.frameTexts().catch(notWhileItMoves);
        const read = last.map(flat);
        return read.some((candidate) =>
          typeof text === 'string' ? candidate.includes(flat(text)) : text.test(candidate),
        );
      },
      timeoutMs,
    );
  }

  async waitUntilGone(text: string, timeoutMs = defaultTimeoutMs): Promise<void> {
    const isGone = async (): Promise<boolean> => !(await this.text()).includes(flat(text));
    await this.waitFor(`${text} to leave the page`, isGone, timeoutMs);
  }

  text(): Promise<string> {
    return retryCall(() => evaluate(this.#tab, readableText));
  }

  async seeRole(role: string, name: string, timeoutMs = defaultTimeoutMs): Promise<void> {
    await findElement(this.#tab, { role, name }, undefined, timeoutMs);
  }

  async has(target: Target): Promise<boolean> {
    const found = await retryCall(() => hold(this.#tab, findInPage, queryOf(target)));
    return found !== undefined && (await evaluateOn(this.#tab, found, ({ matches }) => matches > 0));
  }

  async click(role: string, name: string, nth?: number): Promise<void> {
    await this.#press({ role, name }, 1, nth);
  }

  async doubleClick(role: string, name: string): Promise<void> {
    await this.#press({ role, name }, 2);
  }

  async tap(target: Target, times = 1): Promise<void> {
    await this.#press(target, times);
  }

  async focus(target: Target): Promise<void> {
    const element = await findElement(this.#tab, target);
    await evaluateOn(this.#tab, element, (held) => {
      if (held instanceof HTMLElement) held.focus();
    });
  }

  /** Clicks the element that matches the CSS selector. Only for elements without an accessible name. */
  async clickAt(css: string, nth?: number): Promise<void> {
    await this.#press({ css }, 1, nth);
  }

  async fill(label: string, value: string, nth?: number): Promise<void> {
    const field = await findElement(this.#tab, { label }, nth);
    await this.waitFor(`the field ${label} to hold what was typed alone`, async () => {
      if (!(await evaluateOn(this.#tab, field, selectContent))) return false;
      if (value === '') await this.press('Backspace');
      else await this.#tab.insertText(value);
      return evaluateOn(
        this.#tab,
        field,
        (element, input) =>
          !(element instanceof HTMLInputElement) ||
          input === '' ||
          element.value.length <= input.length ||
          element.value.slice(-input.length) !== input,
        value,
      );
    });
  }

  async choose(label: string, option: string, nth?: number): Promise<void> {
    const list = await findElement(this.#tab, { label }, nth);
    await this.waitFor(`the option ${option} of ${label}`, () =>
      evaluateOn(this.#tab, list, chooseOption, option),
    );
  }

  async valueOf(label: string): Promise<string> {
    const field = await findElement(this.#tab, { label });
    return evaluateOn(this.#tab, field, (element) =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement
        ? element.value
        : element.textContent || '',
    );
  }

  async upload(target: Target, file: string): Promise<void> {
    await this.#tab.upload((await findElement(this.#tab, target)).expression, file);
  }

  async press(key: KeyName): Promise<void> {
    await this.#tab.pressKey(key);
  }

  async paste(label: string): Promise<void> {
    const field = await findElement(this.#tab, { label });
    await evaluateOn(this.#tab, field, selectContent);
    await this.#tab.paste();
  }

  async drag(target: Target, byX: number): Promise<number> {
    return dragOf(this.#tab, await findElement(this.#tab, target), byX);
  }

  async offline(isOffline: boolean): Promise<void> {
    await this.#tab.setOffline(isOffline);
  }

  inject(rule: FaultRule): Promise<ActiveFault> {
    return this.#tab.inject(rule);
  }

  clearFaults(): Promise<void> {
    return this.#tab.clearFaults();
  }

  /**
   * Runs a function in the page. The function can't use outer variables, and can't contain `?.` and `??`, which
   * Chromium 79 can't parse.
   */
  evaluate<A extends readonly unknown[], R>(
    run: (...args: A) => R | Promise<R>,
    ...args: A
  ): Promise<Awaited<R>> {
    return retryCall(() => evaluate(this.#tab, run, ...args));
  }

  async runSource(source: string): Promise<void> {
    await this.#tab.evaluate(`(function () {${source}\n})()`);
  }

  async runFirst(source: string): Promise<void> {
    await this.#tab.runFirst(source);
  }

  async setUserAgent(userAgent: string): Promise<void> {
    await this.#tab.setUserAgent(userAgent);
  }

  async resize(viewport: Viewport): Promise<void> {
    await this.#tab.resize(viewport);
  }

  async screenshot(file: string, options: { fullHeight?: Viewport } = {}): Promise<void> {
    await saveScreenshot(this.#tab, file, options);
  }

  picture(): Promise<Buffer> {
    return this.#tab.screenshot();
  }

  async waitFor(
    description: string | (() => string),
    isSo: () => Promise<boolean>,
    timeoutMs = defaultTimeoutMs,
  ): Promise<void> {
    await waitFor(description, isSo, timeoutMs);
  }

  async #documentThere(): Promise<void> {
    await this.waitFor('the document', () => evaluate(this.#tab, () => document.readyState !== 'loading'));
  }

  async #press(target: Target, clicks: number, nth?: number): Promise<void> {
    let obstacle = 'it was not found';
    await this.waitFor(
      () => `${describe(target)} to be pressed; ${obstacle}`,
      async () => {
        const element = await findElement(this.#tab, target, nth);
        obstacle = await pressOn(this.#tab, element, clicks);
        return obstacle === '';
      },
    );
  }
}
