import { BrowserErrors } from '../browser-errors.ts';
import type { EngineTab, PointerAction, Viewport } from '../engine.ts';
import { rethrowNavigated } from '../evaluate.ts';
import type { ActiveFault, FaultRule } from '../faults.ts';
import { keyEvents, type KeyName } from '../keys.ts';
import { PageRestoration } from './page-restoration.ts';
import { collectErrors } from './collect-errors.ts';
import type { DevTools } from './devtools.ts';
import { FaultInjector } from './fault-injector.ts';
import { FrameContexts } from './frame-contexts.ts';

export class ChromiumTab implements EngineTab {
  readonly browserErrors = new BrowserErrors();
  readonly #tools: DevTools;
  readonly #faults: FaultInjector;
  readonly #frames: FrameContexts;
  readonly #restorationResult: PageRestoration;
  #noServiceWorkers: string | undefined;

  private constructor(tools: DevTools) {
    this.#tools = tools;
    this.#faults = new FaultInjector(tools);
    this.#restorationResult = new PageRestoration(tools);
    this.#frames = new FrameContexts(tools);
    collectErrors(tools, this.browserErrors);
  }

  static async over(tools: DevTools): Promise<ChromiumTab> {
    const tab = new ChromiumTab(tools);
    for (const domain of ['Page', 'Runtime', 'Network', 'Log'] as const) await tools.send(`${domain}.enable`);
    await tools.send('Network.setBypassServiceWorker', { bypass: true });
    tools.on('Page.javascriptDialogOpening', () => {
      // Accepts native dialogs, because an open dialog blocks the page.
      tools.send('Page.handleJavaScriptDialog', { accept: true }).catch(() => {});
    });
    return tab;
  }

  async navigate(url: string): Promise<void> {
    const visit = () => this.#tools.send('Page.navigate', { url });
    let { errorText } = await visit();
    if (errorText === 'net::ERR_ABORTED') ({ errorText } = await visit());
    if (errorText !== undefined && errorText !== '') throw new Error(`${url} did not open: ${errorText}`);
  }

  async reload(): Promise<void> {
    await this.#tools.send('Page.reload');
  }

  async back(): Promise<string> {
    const { currentIndex, entries } = await rethrowNavigated(this.#tools.send('Page.getNavigationHistory'));
    const entry = entries[currentIndex - 1];
    if (entry === undefined) throw new Error('The history has no previous page.');
    await this.#tools.send('Page.navigateToHistoryEntry', { entryId: entry.id });
    return entry.url;
  }

  async close(): Promise<void> {
    await this.#tools.send('Page.close');
  }

  async resize({ width, height }: Viewport): Promise<void> {
    const metrics = { width, height, deviceScaleFactor: 1, mobile: width < 600 };
    await this.#tools.send('Emulation.setDeviceMetricsOverride', metrics);
  }

  async evaluate(expression: string): Promise<unknown> {
    return rethrowNavigated(this.#evaluate(expression));
  }

  async #evaluate(expression: string, contextId?: number): Promise<unknown> {
    const { result, exceptionDetails } = await this.#tools.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
      userGesture: true,
      ...(contextId === undefined ? {} : { contextId }),
    });
    if (exceptionDetails !== undefined)
      throw new Error(
        `Exception in the page: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`,
      );
    return result.value;
  }

  async point(actions: readonly PointerAction[]): Promise<void> {
    const types = { move: 'mouseMoved', down: 'mousePressed', up: 'mouseReleased' } as const;
    let together: Promise<unknown>[] = [];
    for (const { kind, x, y, clickCount = 1 } of actions) {
      const button = { button: 'left', buttons: kind === 'down' ? 1 : 0, clickCount } as const;
      const event = { type: types[kind], x, y, ...(kind === 'move' ? {} : button) };
      together.push(this.#tools.send('Input.dispatchMouseEvent', event));
      // Does not wait after `mousePressed`, so that `mouseReleased` follows immediately. Otherwise a busy page could
      // move the element between the two events.
      if (kind === 'down') continue;
      await Promise.all(together);
      together = [];
    }
    await Promise.all(together);
  }

  async pressKey(name: KeyName): Promise<void> {
    for (const event of keyEvents(name)) await this.#tools.send('Input.dispatchKeyEvent', event);
  }

  async insertText(text: string): Promise<void> {
    await this.#tools.send('Input.insertText', { text });
  }

  async paste(): Promise<void> {
    const key = { key: 'v', code: 'KeyV', windowsVirtualKeyCode: 86, modifiers: 2 };
    await this.#tools.send('Input.dispatchKeyEvent', { ...key, type: 'rawKeyDown', commands: ['paste'] });
    await this.#tools.send('Input.dispatchKeyEvent', { ...key, type: 'keyUp' });
  }

  async upload(elementExpression: string, file: string): Promise<void> {
    const { result } = await this.#tools.send('Runtime.evaluate', { expression: elementExpression });
    if (result.objectId === undefined) throw new Error('The file field is missing.');
    await this.#tools.send('DOM.setFileInputFiles', { files: [file], objectId: result.objectId });
  }

  async runFirst(source: string): Promise<void> {
    await this.#tools.send('Page.addScriptToEvaluateOnNewDocument', { source });
  }

  async evaluateInFrame(address: RegExp, expression: string): Promise<unknown> {
    const contextId = await this.#frames.contextOf(address);
    return contextId === undefined ? undefined : rethrowNavigated(this.#evaluate(expression, contextId));
  }

  frameTexts(): Promise<readonly string[]> {
    return this.#tools.frameTexts();
  }

  inject(rule: FaultRule): Promise<ActiveFault> {
    return this.#faults.add(rule);
  }

  clearFaults(): Promise<void> {
    return this.#faults.clear();
  }

  async setOffline(offline: boolean): Promise<void> {
    const unlimited = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
    await this.#tools.send('Network.emulateNetworkConditions', { offline, ...unlimited });
  }

  async setReducedMotion(isReduced: boolean): Promise<void> {
    await this.#tools.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value: isReduced ? 'reduce' : '' }],
    });
  }

  async setColorScheme(scheme: 'light' | 'dark'): Promise<void> {
    await this.#tools.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-color-scheme', value: scheme }],
    });
  }

  async setForcedColors(isForced: boolean): Promise<void> {
    await this.#tools.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'forced-colors', value: isForced ? 'active' : '' }],
    });
  }

  /**
   * Disables service workers. A service worker stores all files of a visit, which takes a fifth of the processor time
   * of a first visit.
   */
  async refuseServiceWorkers(): Promise<void> {
    const source = 'delete Navigator.prototype.serviceWorker;';
    const { identifier } = await this.#tools.send('Page.addScriptToEvaluateOnNewDocument', { source });
    this.#noServiceWorkers = identifier;
  }

  async allowServiceWorkers(): Promise<void> {
    const identifier = this.#noServiceWorkers;
    if (identifier !== undefined)
      await this.#tools.send('Page.removeScriptToEvaluateOnNewDocument', { identifier });
    await this.#tools.send('Network.setBypassServiceWorker', { bypass: false });
  }

  async setTextSize(px: number): Promise<void> {
    await this.#tools.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: px } });
  }

  async setUserAgent(userAgent: string): Promise<void> {
    await this.#tools.send('Network.setUserAgentOverride', { userAgent });
  }

  async restorationResult(): Promise<string> {
    return this.#restorationResult.how();
  }

  async screenshot(): Promise<Buffer> {
    const { data } = await this.#tools.send('Page.captureScreenshot', { format: 'png' });
    return Buffer.from(data, 'base64');
  }
}
