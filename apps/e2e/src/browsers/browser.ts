import type { LaunchedBrowser, Visitor } from './devtools.ts';
import { launchCurrentChromium } from './launch-current.ts';
import { launchMinimumChromium } from './launch-minimum.ts';
import { Page, type Viewport } from './page.ts';

/** The browsers that every journey runs on: today's, and the oldest promised (CO-05). */
export type BrowserName = 'current' | 'minimum';

const launchers: Record<BrowserName, () => Promise<LaunchedBrowser>> = {
  current: launchCurrentChromium,
  minimum: launchMinimumChromium,
};

/** A phone of the cheap kind, on which most members come. */
export const phone: Viewport = { width: 360, height: 740 };
export const desktop: Viewport = { width: 1280, height: 800 };

/** A person at a browser of their own: cookies and storage are nobody else's. */
export class Person {
  readonly #visitor: Visitor;
  readonly #viewport: Viewport;

  constructor(visitor: Visitor, viewport: Viewport) {
    this.#visitor = visitor;
    this.#viewport = viewport;
  }

  /** Opens another tab that shares storage with the first. */
  async openTab(): Promise<Page> {
    return Page.over(await this.#visitor.openTab(), this.#viewport);
  }

  /** The tab that a page opens by itself while `act` runs. */
  async tabOpenedBy(act: () => Promise<void>): Promise<Page> {
    const opened = new Promise<Page>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('No tab was opened within 15 s.')), 15_000);
      this.#visitor.onTab((tools) => {
        clearTimeout(late);
        resolve(Page.over(tools, this.#viewport));
      });
    });
    const [page] = await Promise.all([opened, act()]);
    return page;
  }

  async leave(): Promise<void> {
    await this.#visitor.close();
  }
}

/** A running browser, in which any number of people can be. */
export class Browser {
  readonly name: BrowserName;
  readonly version: string;
  readonly #launched: LaunchedBrowser;

  private constructor(name: BrowserName, launched: LaunchedBrowser) {
    this.name = name;
    this.version = launched.version;
    this.#launched = launched;
  }

  /** Starts a browser; throws with what to do when this machine can't run it. */
  static async launch(name: BrowserName): Promise<Browser> {
    return new Browser(name, await launchers[name]());
  }

  async newPerson(viewport: Viewport = phone): Promise<Person> {
    return new Person(await this.#launched.newVisitor(), viewport);
  }

  async close(): Promise<void> {
    await this.#launched.close();
  }
}
