import { settingOperation, type Operation } from '@chada/contract';
import type { Translate } from '@chada/messages';
import { answerFor, matchRoute } from '@chada/testing';
import type { PlainFault } from '../browsers/faults.ts';
import type { Page } from '../browsers/page.ts';
import { answerFaults, callsOf, type AnswerFault } from './answer-faults.ts';
import { lookAround, pressRetries, type Sight } from './look.ts';
import { machineWordsIn } from './machine-words.ts';

/** A screen without faults: its content and its API calls. */
export interface Usual {
  /** Its address, and the addresses it redirects to. */
  readonly paths: readonly string[];
  readonly sight: Sight;
  readonly operations: readonly Operation[];
}

/** The properties of the crawled brand. */
export interface CrawlSite {
  readonly url: string;
  readonly brandName: string;
  readonly t: Translate;
  readonly vocabulary: ReadonlySet<string>;
}

/** An API call of a screen that gets a faulty response. */
export interface FaultyCall {
  readonly operation: Operation;
  readonly kind: AnswerFault;
  readonly needed: boolean;
  /** True if the list is the screen's main content; an empty one must then show a hint. */
  readonly isList: boolean;
}

const stillMs = 60;

/** Opens one screen in one tab repeatedly, each time with one faulty API response. */
export class Crawler {
  readonly #page: Page;
  readonly #site: CrawlSite;
  readonly #retryNames: readonly string[];

  constructor(page: Page, site: CrawlSite) {
    this.#page = page;
    this.#site = site;
    this.#retryNames = [site.t('common.retry'), site.t('common.reload')];
  }

  /** Opens the screen without faults. */
  async usual(path: string): Promise<Usual> {
    const calls = await this.#page.inject({ url: /\/api\//, fault: { kind: 'none' } });
    await this.#page.goto(this.#site.url + path);
    const sight = await this.#stand((now) => now.busy === 0 && now.mainHeadings.length > 0);
    await calls.remove();
    const operations = calls
      .requests()
      .map(({ method, url }) => matchRoute(method, new URL(url).pathname)?.operation)
      .filter((operation) => operation !== undefined);
    return { paths: [path, sight.path], sight, operations: [...new Set(operations)] };
  }

  /**
   * Opens the screen with one slow operation, then a faulty response, then a retry that succeeds. Returns the faults that
   * a member would notice. With `needed`, the screen shows data of the operation and must say that it is missing.
   */
  async withFault(path: string, call: FaultyCall, usual: Usual): Promise<string[]> {
    const page = this.#page;
    const { operation, kind, needed, isList } = call;
    const [until, letGo] = later<PlainFault>();
    page.complaints.clear();
    const rule = await page.inject({ ...callsOf(operation), fault: { kind: 'hold', until } });
    await page.goto(this.#site.url + path);
    const waiting = await this.#stand((now) => rule.hits() > 0 && now.mainHeadings.length > 0);
    letGo(answerFaults[kind](operation));
    const faulty = await this.#stand((now) => now.busy === 0);
    await rule.remove();

    const wrong = [
      ...this.whatever('slow', waiting, usual),
      ...(needed && waiting.busy === 0 ? ['slow: nothing says that something loads'] : []),
      ...this.whatever(kind, faulty, usual),
      ...(faulty.busy > 0 ? [`${kind}: it still says that something loads`] : []),
    ];
    const news = newsIn(faulty, usual);
    if (kind === 'an empty answer') {
      const failures = faulty.failures.filter((told) => !usual.sight.failures.includes(told));
      if (failures.length > 0 || faulty.retries > usual.sight.retries)
        wrong.push(`${kind}: told as a failure: ${failures.join(' / ')}`);
      if (isList && faulty.empties.length === 0) wrong.push(`${kind}: nothing says what will appear`);
    } else {
      if (needed && news.length === 0) wrong.push(`${kind}: nothing on the page tells it`);
      if (needed && faulty.retries <= usual.sight.retries)
        wrong.push(`${kind}: there is no way to try again`);
      if (faulty.retries > usual.sight.retries) wrong.push(...(await this.#tryAgain(usual)));
    }
    wrong.push(...page.complaints.consoleErrors().map((complaint) => `the console: ${complaint}`));
    return wrong.map((fault) => `${operation.id}, ${fault}`);
  }

  /** Removes the fault and presses every retry once; the screen must recover. */
  async #tryAgain(usual: Usual): Promise<string[]> {
    await this.#page.evaluate(pressRetries, this.#retryNames);
    const mended = await this.#stand((now) => now.busy === 0 && now.retries <= usual.sight.retries);
    const wrong = this.whatever('tried again', mended, usual);
    const news = newsIn(mended, usual);
    if (mended.retries > usual.sight.retries || news.length > 0)
      wrong.push(`tried again: it still says ${news.join(' / ')}`);
    const missing = usual.sight.headings.filter((heading) => !mended.headings.includes(heading));
    if (missing.length > 0) wrong.push(`tried again: there is no ${missing.join(', ')}`);
    return wrong;
  }

  /** Visits these pages during maintenance through the router, without reloads. */
  async inMaintenance(paths: readonly string[]): Promise<string[]> {
    const { url, t } = this.#site;
    const body = JSON.stringify(answerFor(settingOperation, { websiteStatus: 'MA' }));
    const rule = await this.#page.inject({
      ...callsOf(settingOperation),
      fault: { kind: 'answer', status: 200, body },
    });
    const title = t('shell.maintenanceTitle');
    // A page that is not prerendered: on those, the router starts at the original address even if it changed meanwhile.
    await this.#page.goto(`${url}/404`);
    await this.#stand((now) => now.mainHeadings.includes(title));
    const wrong: string[] = [];
    for (const path of paths) {
      await this.#page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      const sight = await this.#stand((now) => now.mainHeadings.includes(title));
      wrong.push(...this.whatever(`${path} in maintenance`, sight, { paths: [path, '/ma'] }));
      if (!sight.mainHeadings.includes(title)) wrong.push(`${path}: it does not say that the site is closed`);
      if (!sight.title.includes(title)) wrong.push(`${path}: its title is ${sight.title}`);
      if (sight.headings.length !== 1) wrong.push(`${path}: it shows ${sight.headings.join(', ')}`);
    }
    await rule.remove();
    wrong.push(...this.#page.complaints.consoleErrors());
    return wrong;
  }

  /** Returns the faults of a page that count on any screen. */
  whatever(when: string, sight: Sight, usual: Pick<Usual, 'paths'>): string[] {
    const { brandName, vocabulary } = this.#site;
    const words = machineWordsIn(sight.words, vocabulary);
    const wrong: (string | false)[] = [
      !usual.paths.includes(sight.path) && `the path is ${sight.path}`,
      sight.mainHeadings.length !== 1 && `its main headings are: ${sight.mainHeadings.join(', ')}`,
      (!sight.title.includes(brandName) || sight.title === brandName) && `the title is ${sight.title}`,
      sight.letters < 20 && `the page is blank`,
      sight.overflow > 0 && `it is ${sight.overflow} px wider than the phone`,
      words.length > 0 && `a machine speaks: ${words.join(' ')}`,
    ];
    return wrong.filter((fault) => fault !== false).map((fault) => `${when}: ${fault}`);
  }

  /** Returns the page state once it is stable and as wanted, or the last one on timeout. */
  async #stand(wanted: (sight: Sight) => boolean, patienceMs = 4000): Promise<Sight> {
    const end = Date.now() + patienceMs;
    let before = '';
    for (;;) {
      const sight = await this.#page.evaluate(lookAround, this.#retryNames);
      const now = JSON.stringify(sight);
      if ((wanted(sight) && now === before) || Date.now() > end) return sight;
      before = now;
      await new Promise((resolve) => setTimeout(resolve, stillMs));
    }
  }
}

/** Returns the failure messages that the screen does not show without faults. */
function newsIn(sight: Sight, usual: Usual): string[] {
  return sight.alerts.filter((alert) => !usual.sight.alerts.includes(alert));
}

function later<T>(): [Promise<T>, (value: T) => void] {
  let settle: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => (settle = resolve));
  return [promise, settle];
}
