import { writeFile } from 'node:fs/promises';
import { CameBack } from './came-back.ts';
import { Complaints } from './complaints.ts';
import { Device } from './device.ts';
import type { DevTools } from './devtools.ts';
import { evaluate, evaluateOn, hold, holdPart, orMovedOn, PageMovedOn, type Handle } from './evaluate.ts';
import { Frames } from './frames.ts';
import { FaultInjector, type ActiveFault, type FaultRule } from './faults.ts';
import { chooseOption, findInPage, readableText, selectContent } from './in-page.ts';
import { keyEvents, type KeyName } from './keys.ts';
import { dragOf, pressOn } from './press.ts';
import { describe, queryOf, type Target } from './target.ts';

const patienceMs = 15_000;
const pollMs = 40;

/** A window's size in CSS pixels. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** One tab as a person uses it: things are named by role and name or by label, and waited for. */
export class Page {
  readonly #tools: DevTools;
  readonly #faults: FaultInjector;
  readonly frames: Frames;
  readonly complaints: Complaints;
  readonly cameBack: CameBack;
  readonly device: Device;

  private constructor(tools: DevTools) {
    this.#tools = tools;
    this.#faults = new FaultInjector(tools);
    this.complaints = new Complaints(tools);
    this.cameBack = new CameBack(tools);
    this.frames = new Frames(tools);
    this.device = new Device(tools);
  }

  /** Takes over a tab. */
  static async over(tools: DevTools, viewport: Viewport): Promise<Page> {
    const page = new Page(tools);
    for (const domain of ['Page', 'Runtime', 'Network', 'Log'] as const) await tools.send(`${domain}.enable`);
    tools.on('Page.javascriptDialogOpening', () => {
      // A native dialog stops everything; the site has none of its own. Another listener may have closed it first.
      tools.send('Page.handleJavaScriptDialog', { accept: true }).catch(() => {});
    });
    await page.resize(viewport);
    return page;
  }

  /** Opens an address and waits until its document is there (not its pictures). */
  async goto(url: string): Promise<void> {
    const visit = () => this.#tools.send('Page.navigate', { url });
    let { errorText } = await visit();
    // A move of the page's own that had begun came between; whoever types an address types it again.
    if (errorText === 'net::ERR_ABORTED') ({ errorText } = await visit());
    if (errorText !== undefined && errorText !== '') throw new Error(`${url} did not open: ${errorText}`);
    await this.#documentThere();
  }

  async reload(): Promise<void> {
    await evaluate(this.#tools, () => void Object.assign(window, { chadaBeforeReload: true }));
    await this.#tools.send('Page.reload');
    await this.waitFor('the page to reload', () =>
      evaluate(this.#tools, () => !('chadaBeforeReload' in window) && document.readyState !== 'loading'),
    );
  }

  /** The browser's own back button. */
  async back(): Promise<void> {
    const { currentIndex, entries } = await this.#retry(() =>
      orMovedOn(this.#tools.send('Page.getNavigationHistory')),
    );
    const entry = entries[currentIndex - 1];
    if (entry === undefined) throw new Error('There is no page to go back to.');
    await this.#tools.send('Page.navigateToHistoryEntry', { entryId: entry.id });
    await this.waitForPath(new URL(entry.url).pathname);
  }

  /** Closes this tab. */
  async close(): Promise<void> {
    await this.#tools.send('Page.close');
  }

  url(): Promise<string> {
    return this.#retry(() => evaluate(this.#tools, () => location.href));
  }

  title(): Promise<string> {
    return this.#retry(() => evaluate(this.#tools, () => document.title));
  }

  /** Waits until the address has this path (a string) or fits it (a pattern, over path and query). */
  async waitForPath(path: string | RegExp, timeoutMs = patienceMs): Promise<void> {
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

  /** Waits until the text can be read on the page. */
  async see(text: string | RegExp, timeoutMs = patienceMs): Promise<void> {
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

  /** Waits until the text can be read in a frame of the page. */
  async seeInFrame(text: string | RegExp, timeoutMs = patienceMs): Promise<void> {
    let last: string[] = [];
    await this.waitFor(
      () => `${String(text)} in a frame; ${last.length} read: ${last.join(' | ').slice(0, 1500)}`,
      async () => {
        // A frame that is on its way to another document is asked again.
        last = await this.#tools.frameTexts().catch(() => []);
        const read = last.map(flat);
        return read.some((one) => (typeof text === 'string' ? one.includes(flat(text)) : text.test(one)));
      },
      timeoutMs,
    );
  }

  /** Waits until the text can't be read any more. */
  async seeGone(text: string, timeoutMs = patienceMs): Promise<void> {
    const gone = async (): Promise<boolean> => !(await this.text()).includes(flat(text));
    await this.waitFor(`${text} to leave the page`, gone, timeoutMs);
  }

  /** All that can be read on the page now, spaces collapsed. */
  text(): Promise<string> {
    return this.#retry(() => evaluate(this.#tools, readableText));
  }

  /** Waits for an element of this role and name. */
  async seeRole(role: string, name: string, timeoutMs = patienceMs): Promise<void> {
    await this.#find({ role, name }, undefined, timeoutMs);
  }

  /** Whether something is there now, without waiting. */
  async has(target: Target): Promise<boolean> {
    const found = await this.#retry(() => hold(this.#tools, findInPage, queryOf(target)));
    return found !== undefined && (await evaluateOn(this.#tools, found, ({ matches }) => matches > 0));
  }

  /** Presses a thing once, where a finger would: it must be visible, still, enabled and not covered. */
  async click(role: string, name: string, nth?: number): Promise<void> {
    await this.#press({ role, name }, 1, nth);
  }

  /** Presses twice, as an impatient member does. */
  async doubleClick(role: string, name: string): Promise<void> {
    await this.#press({ role, name }, 2);
  }

  /** Presses what a target names, once or several times in a row. */
  async tap(target: Target, times = 1): Promise<void> {
    await this.#press(target, times);
  }

  /** Leads the keyboard to a thing, as Tab would in the end. */
  async focus(target: Target): Promise<void> {
    const element = await this.#find(target);
    await evaluateOn(this.#tools, element, (held) => {
      if (held instanceof HTMLElement) held.focus();
    });
  }

  /** Presses what a selector finds, for what has no name of its own. */
  async clickAt(css: string, nth?: number): Promise<void> {
    await this.#press({ css }, 1, nth);
  }

  /** Replaces the content of the field with this label; `nth` where a page has the label several times. */
  async fill(label: string, value: string, nth?: number): Promise<void> {
    const field = await this.#find({ label }, nth);
    await this.waitFor(`the field ${label} to take the caret`, () =>
      evaluateOn(this.#tools, field, selectContent),
    );
    if (value === '') await this.press('Backspace');
    else await this.#tools.send('Input.insertText', { text: value });
  }

  /** Chooses an option of the list with this label by the option's text or value. */
  async choose(label: string, option: string, nth?: number): Promise<void> {
    const list = await this.#find({ label }, nth);
    await this.waitFor(`the option ${option} of ${label}`, () =>
      evaluateOn(this.#tools, list, chooseOption, option),
    );
  }

  /** What stands in the field with this label. */
  async valueOf(label: string): Promise<string> {
    const field = await this.#find({ label });
    return evaluateOn(this.#tools, field, (element) =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement
        ? element.value
        : element.textContent || '',
    );
  }

  /** Hands a file of this machine to the file field that the target names. */
  async upload(target: Target, file: string): Promise<void> {
    const { objectId } = await this.#find(target);
    await this.#tools.send('DOM.setFileInputFiles', { files: [file], objectId });
  }

  /** Presses a key of the keyboard. */
  async press(key: KeyName): Promise<void> {
    for (const event of keyEvents(key)) await this.#tools.send('Input.dispatchKeyEvent', event);
  }

  /** Pastes what was copied last into the field with this label, over what stands there. */
  async paste(label: string): Promise<void> {
    const field = await this.#find({ label });
    await evaluateOn(this.#tools, field, selectContent);
    const key = { key: 'v', code: 'KeyV', windowsVirtualKeyCode: 86, modifiers: 2 };
    await this.#tools.send('Input.dispatchKeyEvent', { ...key, type: 'rawKeyDown', commands: ['paste'] });
    await this.#tools.send('Input.dispatchKeyEvent', { ...key, type: 'keyUp' });
  }

  /** Pulls a thing to the right with the pointer. Gives how far it came before it was let go. */
  async drag(target: Target, byX: number): Promise<number> {
    return dragOf(this.#tools, await this.#find(target), byX);
  }

  /** Cuts this tab off the network, or connects it again. */
  async offline(isOffline: boolean): Promise<void> {
    await this.#tools.send('Network.emulateNetworkConditions', {
      offline: isOffline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  }

  /** Does something to the requests that fit, until the returned rule is removed. */
  inject(rule: FaultRule): Promise<ActiveFault> {
    return this.#faults.add(rule);
  }

  /** Ends every rule that was injected, whoever forgot to remove it. */
  clearFaults(): Promise<void> {
    return this.#faults.clear();
  }

  /** Runs a function in the page. Chromium 79 parses it as it stands: no `?.`, no `??`, nothing from outside. */
  evaluate<A extends readonly unknown[], R>(
    run: (...args: A) => R | Promise<R>,
    ...args: A
  ): Promise<Awaited<R>> {
    return this.#retry(() => evaluate(this.#tools, run, ...args));
  }

  /** Runs the text of a script in the page, past the site's content policy, as the developer tools do. */
  async runSource(source: string): Promise<void> {
    await this.#tools.send('Runtime.evaluate', { expression: source });
  }

  /** Runs the text of a script in every document of this tab from now on, before anything of the page. */
  async runFirst(source: string): Promise<void> {
    await this.#tools.send('Page.addScriptToEvaluateOnNewDocument', { source });
  }

  /** Names the browser otherwise, as another or an older one does. */
  async nameBrowser(userAgent: string): Promise<void> {
    await this.#tools.send('Network.setUserAgentOverride', { userAgent });
  }

  async resize({ width, height }: Viewport): Promise<void> {
    const metrics = { width, height, deviceScaleFactor: 1, mobile: width < 600 };
    await this.#tools.send('Emulation.setDeviceMetricsOverride', metrics);
  }

  /** Saves what is on screen, or with `fullHeight` the whole page, as PNG once its fonts are there. */
  async screenshot(file: string, options: { fullHeight?: Viewport } = {}): Promise<void> {
    const { fullHeight } = options;
    await evaluate(this.#tools, () => document.fonts.ready.then(() => true));
    if (fullHeight !== undefined) {
      const height = await evaluate(this.#tools, () => document.documentElement.scrollHeight);
      await this.resize({
        width: fullHeight.width,
        height: Math.min(Math.max(height, fullHeight.height), 8000),
      });
    }
    const { data } = await this.#tools.send('Page.captureScreenshot', { format: 'png' });
    await writeFile(file, Buffer.from(data, 'base64'));
    if (fullHeight !== undefined) await this.resize(fullHeight);
  }

  /** Asks again and again until the answer is yes; throws with `what` when patience ends. */
  async waitFor(
    what: string | (() => string),
    isSo: () => Promise<boolean>,
    timeoutMs = patienceMs,
  ): Promise<void> {
    const end = Date.now() + timeoutMs;
    for (;;) {
      if (await this.#retry(isSo, end)) return;
      if (Date.now() > end) {
        throw new Error(`Waited ${timeoutMs} ms for ${typeof what === 'string' ? what : what()}.`);
      }
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
  }

  async #documentThere(): Promise<void> {
    await this.waitFor('the document', () => evaluate(this.#tools, () => document.readyState !== 'loading'));
  }

  /** While the page goes from one document to the next, questions fail; they are asked anew. */
  async #retry<R>(question: () => Promise<R>, endMs = Date.now() + patienceMs): Promise<R> {
    for (;;) {
      try {
        return await question();
      } catch (error) {
        if (!(error instanceof PageMovedOn) || Date.now() > endMs) throw error;
        await new Promise((resolve) => setTimeout(resolve, pollMs));
      }
    }
  }

  async #find(target: Target, nth?: number, timeoutMs = patienceMs): Promise<Handle<Element>> {
    let handle: Handle<Element> | undefined;
    let story = '';
    const query = queryOf(target, nth);
    const look = async (): Promise<boolean> => {
      const found = await hold(this.#tools, findInPage, query);
      if (found === undefined) return false;
      const { matches, others } = await evaluateOn(this.#tools, found, (held) => ({
        matches: held.matches,
        others: held.others,
      }));
      story = `${matches} found; there are: ${others.map((name) => `"${name}"`).join(', ')}`;
      if (matches === 0 || (matches > 1 && nth === undefined)) return false;
      handle = await holdPart(this.#tools, found, ({ element }) => element);
      return handle !== undefined;
    };
    await this.waitFor(() => `${describe(target)} (${story})`, look, timeoutMs);
    if (handle === undefined) throw new Error(`${describe(target)} went away.`);
    return handle;
  }

  async #press(target: Target, clicks: number, nth?: number): Promise<void> {
    let obstacle = 'it was not found';
    await this.waitFor(
      () => `${describe(target)} to be pressed; ${obstacle}`,
      async () => {
        const element = await this.#find(target, nth);
        obstacle = await pressOn(this.#tools, element, clicks);
        return obstacle === '';
      },
    );
  }
}

function flat(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}
