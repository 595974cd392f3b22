import type { EngineTab, PointerAction, Viewport } from '../engine.ts';
import { rethrowNavigated, PageNavigatedError } from '../evaluate.ts';
import type { KeyName } from '../keys.ts';
import { UnsupportedEngineError, type Capability } from '../limits.ts';
import type { FaultProxy } from '../proxy/fault-proxy.ts';
import { blankPath } from '../proxy/first-scripts.ts';
import { ProxiedTab } from '../proxy/proxied-tab.ts';
import { asJson } from '../webdriver/actions.ts';
import type { WebViewProcess } from './webview.ts';

const pollMs = 10;
const blankUrl = `http://localhost${blankPath}`;
const timeoutMs = 30_000;
const keys: Record<KeyName, readonly [string, string]> = {
  Enter: ['ENTER', '\r'],
  Tab: ['TAB', ''],
  'Shift+Tab': ['TAB', ''],
  Escape: ['ESCAPE', ''],
  Space: ['SPACE', ' '],
  Backspace: ['BACK_SPACE', ''],
  ArrowDown: ['DOWN', ''],
  ArrowUp: ['UP', ''],
  ArrowLeft: ['LEFT', ''],
  ArrowRight: ['RIGHT', ''],
};

/** Sets `key` of keyboard events, because the web view of JavaFX leaves `key` empty for keys such as Enter. */
export const keyNamesScript = `(function () {
  var own = Object.getOwnPropertyDescriptor(KeyboardEvent.prototype, 'key');
  var names = { 8: 'Backspace', 9: 'Tab', 13: 'Enter', 27: 'Escape', 32: ' ', 37: 'ArrowLeft', 38: 'ArrowUp',
    39: 'ArrowRight', 40: 'ArrowDown' };
  Object.defineProperty(KeyboardEvent.prototype, 'key', {
    configurable: true,
    get: function () { return own.get.call(this) || names[this.keyCode] || ''; },
  });
})()`;

let lastQuestion = 0;

/** Controls a tab in the web view of JavaFX, which contains the WebKit version of Safari 14.0 (610.2). */
export class WebViewTab extends ProxiedTab implements EngineTab {
  readonly #views: WebViewProcess;
  readonly #name: string;

  constructor(views: WebViewProcess, name: string, proxy: FaultProxy) {
    super(proxy);
    this.#views = views;
    this.#name = name;
  }

  async navigate(url: string): Promise<void> {
    // Opens a blank page of the proxy, because the web view adds no history entry for `about:blank` or for the current
    // URL.
    if (url === 'about:blank') return this.#open(blankUrl);
    if ((await this.#run('location.href')) === url) await this.#open(blankUrl);
    await this.#open(url);
  }

  async #open(url: string): Promise<void> {
    // Fires `beforeunload` by script, because the web view fires no `beforeunload` before it leaves a page.
    await this.#run('document.chadaLeft = true; dispatchEvent(new Event("beforeunload"))');
    await this.#views.send(this.#name, 'load', url);
    const end = Date.now() + timeoutMs;
    while ((await this.#run('document.chadaLeft === true || document.readyState === "loading"')) === 'true') {
      const state = await this.#views.send(this.#name, 'state');
      if (state === 'FAILED' || Date.now() > end) throw new Error(`${url} did not open: ${state}`);
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
  }

  async reload(): Promise<void> {
    await this.#views.send(this.#name, 'reload');
  }

  async close(): Promise<void> {
    await this.#views.send(this.#name, 'close');
  }

  async resize({ width, height }: Viewport): Promise<void> {
    await this.#views.send(this.#name, 'resize', String(width), String(height));
  }

  /**
   * Evaluates an expression. The page stores the result and this method polls for the result, because the web view
   * can't wait for promises.
   */
  async evaluate(expression: string): Promise<unknown> {
    lastQuestion += 1;
    const own = `window.chadaAnswers[${lastQuestion}]`;
    await this.#run(`(function () {
      if (!window.chadaAnswers) Object.defineProperty(window, 'chadaAnswers', { value: {} });
      new Promise(function (resolve) { resolve(${asJson(expression)}); }).then(
        function (json) { ${own} = 'ok ' + json; },
        function (error) { ${own} = 'no ' + (error && error.message || error); }
      );
    })()`);
    for (;;) {
      const result = await this.#run(`window.chadaAnswers ? ${own} || '' : 'gone'`);
      if (result === 'gone') throw new PageNavigatedError('The document was replaced.');
      if (result.startsWith('no '))
        return rethrowNavigated(Promise.reject(new Error(`Exception in the page: ${result.slice(3)}`)));
      if (result === 'ok undefined') return undefined;
      if (result !== '') return JSON.parse(result.slice(3));
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
  }

  async point(actions: readonly PointerAction[]): Promise<void> {
    const sent = actions.map(({ kind, x, y, clickCount = 1 }) =>
      this.#views.send(
        this.#name,
        'mouse',
        kind,
        String(x),
        String(y),
        String(kind === 'move' ? 0 : clickCount),
      ),
    );
    await Promise.all(sent);
  }

  async pressKey(name: KeyName): Promise<void> {
    const [code, text] = keys[name];
    await this.#views.send(this.#name, 'key', code, text, String(name === 'Shift+Tab'));
  }

  async setUserAgent(userAgent: string): Promise<void> {
    await this.#views.send(this.#name, 'agent', userAgent);
  }

  allowServiceWorkers(): Promise<never> {
    return lacks('allowServiceWorkers');
  }

  setColorScheme(): Promise<never> {
    return lacks('setColorScheme');
  }

  setForcedColors(): Promise<never> {
    return lacks('setForcedColors');
  }

  setTextSize(): Promise<never> {
    return lacks('setTextSize');
  }

  paste(): Promise<never> {
    return lacks('paste');
  }

  upload(): Promise<never> {
    return lacks('upload');
  }

  evaluateInFrame(): Promise<never> {
    return lacks('evaluateInFrame');
  }

  frameTexts(): Promise<never> {
    return lacks('frameTexts');
  }

  screenshot(): Promise<never> {
    return lacks('screenshot');
  }

  #run(script: string): Promise<string> {
    return rethrowNavigated(this.#views.send(this.#name, 'run', script));
  }
}

async function lacks(capability: Capability): Promise<never> {
  throw new UnsupportedEngineError('webkit-610', capability);
}
