import { chromiumEngine } from './chromium/chromium-engine.ts';
import { launchCurrentChromium } from './chromium/launch-current.ts';
import type { LaunchedBrowser } from './chromium/devtools.ts';
import { stillFlags } from './chromium/still-flags.ts';
import { launchMinimumChromium } from './chromium/launch-minimum.ts';
import { shareBrowser } from './chromium/share-browser.ts';
import { launchEdge } from './edge-15/launch-edge.ts';
import type { Engine, EngineVisitor, Viewport } from './engine.ts';
import { launchFirefox } from './firefox/launch-firefox.ts';
import { findProgram, NotInstalledError } from './installed.ts';
import { chosenBrowser, waitLimit, type BrowserName } from './limits.ts';
import { Page } from './page.ts';
import { defaultTimeoutMs } from './wait-for.ts';
import { launchWebView } from './webkit-610/launch-webview.ts';
import { launchWebKit } from './webkit/launch-webkit.ts';

/** The test files of a worker share a browser, because a start of Chromium needs much processor time. */
const isTestWorker = 'VITEST_POOL_ID' in process.env;
const chromiumOf = async (name: string, launch: () => Promise<LaunchedBrowser>): Promise<Engine> =>
  chromiumEngine(await (isTestWorker ? shareBrowser(name, launch) : launch()));

const launchers: Record<BrowserName, () => Promise<Engine>> = {
  current: () => chromiumOf('current', () => launchCurrentChromium()),
  minimum: () => chromiumOf('minimum', () => launchMinimumChromium()),
  firefox: async () => {
    const executable = process.env['FIREFOX_PATH'] ?? findProgram('firefox-esr', 'firefox');
    if (executable === undefined) throw new NotInstalledError('Firefox', 'firefox-esr');
    return launchFirefox(executable);
  },
  webkit: launchWebKit,
  'webkit-610': launchWebView,
  'edge-15': launchEdge,
};

export const phone: Viewport = { width: 360, height: 740 };
export const desktop: Viewport = { width: 1280, height: 800 };

export class BrowserUser {
  readonly #visitor: EngineVisitor;
  readonly #viewport: Viewport;

  constructor(visitor: EngineVisitor, viewport: Viewport) {
    this.#visitor = visitor;
    this.#viewport = viewport;
  }

  async openTab(): Promise<Page> {
    return Page.over(await this.#visitor.openTab(), this.#viewport);
  }

  async tabOpenedBy(work: () => Promise<void>): Promise<Page> {
    const opened = new Promise<Page>((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error('No tab opened in time.')),
        waitLimit(defaultTimeoutMs),
      );
      this.#visitor.onTab((tab) => {
        clearTimeout(timer);
        resolve(Page.over(tab, this.#viewport));
      });
    });
    const [page] = await Promise.all([opened, work()]);
    return page;
  }

  async close(): Promise<void> {
    await this.#visitor.close();
  }
}

export class Browser {
  readonly name: BrowserName;
  readonly version: string;
  readonly #engine: Engine;

  private constructor(name: BrowserName, engine: Engine) {
    this.name = name;
    this.version = engine.version;
    this.#engine = engine;
  }

  static async launch(name: BrowserName): Promise<Browser> {
    const chosen = name === 'current' ? chosenBrowser() : name;
    return new Browser(chosen, await launchers[chosen]());
  }

  /**
   * Launches Chromium for pictures. The browser can open only `http://pictures.localhost`, which the local port
   * `sitePort` serves.
   */
  static async launchStill(sitePort: number): Promise<Browser> {
    return new Browser('current', chromiumEngine(await launchCurrentChromium(stillFlags(sitePort))));
  }

  async newUser(viewport: Viewport = phone): Promise<BrowserUser> {
    return new BrowserUser(await this.#engine.newVisitor(), viewport);
  }

  async close(): Promise<void> {
    await this.#engine.close();
  }
}
