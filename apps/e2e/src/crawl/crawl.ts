import { settingOperation, type Operation } from '@chada/contract';
import type { Translate } from '@chada/messages';
import { answerFor, matchRoute } from '@chada/testing';
import type { PlainFault } from '../browsers/faults.ts';
import { waitLimit } from '../browsers/limits.ts';
import type { Page } from '../browsers/page.ts';
import { defaultTimeoutMs } from '../browsers/wait-for.ts';
import { answerFaults, callsOf, type AnswerFault } from './answer-faults.ts';
import { readPageState, pressRetries, type PageState } from './page-state.ts';
import { untranslatedWordsIn } from './untranslated-words.ts';

export interface Baseline {
  readonly paths: readonly string[];
  readonly state: PageState;
  readonly operations: readonly Operation[];
}

export interface CrawlSite {
  readonly url: string;
  readonly brandName: string;
  readonly t: Translate;
  readonly vocabulary: ReadonlySet<string>;
}

export interface FaultyCall {
  readonly operation: Operation;
  readonly kind: AnswerFault;
  readonly needed: boolean;
  readonly isList: boolean;
}

const stillMs = 60;

export class Crawler {
  readonly #page: Page;
  readonly #site: CrawlSite;
  readonly #retryNames: readonly string[];

  constructor(page: Page, site: CrawlSite) {
    this.#page = page;
    this.#site = site;
    this.#retryNames = [site.t('common.retry'), site.t('common.reload')];
  }

  async baseline(path: string): Promise<Baseline> {
    const calls = await this.#page.inject({ url: /\/api\//, fault: { kind: 'none' } });
    await this.#page.goto(this.#site.url + path);
    const state = await this.#waitForState((now) => now.busy === 0 && now.mainHeadings.length > 0);
    await calls.remove();
    const operations = calls
      .requests()
      .map(({ method, url }) => matchRoute(method, new URL(url).pathname)?.operation)
      .filter((operation) => operation !== undefined);
    return { paths: [path, state.path], state, operations: [...new Set(operations)] };
  }

  async withFault(path: string, call: FaultyCall, baseline: Baseline): Promise<string[]> {
    const page = this.#page;
    const { operation, kind, needed, isList } = call;
    const [until, release] = later<PlainFault>();
    page.browserErrors.clear();
    const rule = await page.inject({ ...callsOf(operation), fault: { kind: 'hold', until } });
    await page.goto(this.#site.url + path);
    const waiting = await this.#waitForState((now) => rule.hits() > 0 && now.mainHeadings.length > 0);
    release(answerFaults[kind](operation));
    const faulty = await this.#waitForState((now) => now.busy === 0);
    await rule.remove();

    const wrong = [
      ...this.commonFaults('slow', waiting, baseline),
      ...(needed && waiting.busy === 0 ? ['slow: nothing says that something loads'] : []),
      ...this.commonFaults(kind, faulty, baseline),
      ...(faulty.busy > 0 ? [`${kind}: it still says that something loads`] : []),
    ];
    const newAlerts = findNewAlerts(faulty, baseline);
    if (kind === 'an empty answer') {
      const failures = faulty.failures.filter((text) => !baseline.state.failures.includes(text));
      if (failures.length > 0 || faulty.retries > baseline.state.retries)
        wrong.push(`${kind}: reported as a failure: ${failures.join(' / ')}`);
      if (isList && faulty.empties.length === 0) wrong.push(`${kind}: nothing says what will appear`);
    } else {
      if (needed && newAlerts.length === 0) wrong.push(`${kind}: no message on the page`);
      if (needed && faulty.retries <= baseline.state.retries)
        wrong.push(`${kind}: there is no way to try again`);
      if (faulty.retries > baseline.state.retries) wrong.push(...(await this.#tryAgain(baseline)));
    }
    wrong.push(...page.browserErrors.consoleErrors().map((text) => `the console: ${text}`));
    return wrong.map((fault) => `${operation.id}, ${fault}`);
  }

  async #tryAgain(baseline: Baseline): Promise<string[]> {
    await this.#page.evaluate(pressRetries, this.#retryNames);
    const recovered = await this.#waitForState(
      (now) => now.busy === 0 && now.retries <= baseline.state.retries,
    );
    const wrong = this.commonFaults('tried again', recovered, baseline);
    const newAlerts = findNewAlerts(recovered, baseline);
    if (recovered.retries > baseline.state.retries || newAlerts.length > 0)
      wrong.push(`tried again: it still says ${newAlerts.join(' / ')}`);
    const missing = baseline.state.headings.filter((heading) => !recovered.headings.includes(heading));
    if (missing.length > 0) wrong.push(`tried again: there is no ${missing.join(', ')}`);
    return wrong;
  }

  async inMaintenance(paths: readonly string[]): Promise<string[]> {
    const { url, t } = this.#site;
    const body = JSON.stringify(answerFor(settingOperation, { websiteStatus: 'MA' }));
    const rule = await this.#page.inject({
      ...callsOf(settingOperation),
      fault: { kind: 'answer', status: 200, body },
    });
    const title = t('shell.maintenanceTitle');
    // Starts on a page that is not prerendered, because a prerendered page ignores URL changes before its router
    // starts.
    await this.#page.goto(`${url}/404`);
    await this.#waitForState((now) => now.mainHeadings.includes(title));
    const wrong: string[] = [];
    for (const path of paths) {
      await this.#page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      const state = await this.#waitForState((now) => now.mainHeadings.includes(title));
      wrong.push(...this.commonFaults(`${path} in maintenance`, state, { paths: [path, '/ma'] }));
      if (!state.mainHeadings.includes(title)) wrong.push(`${path}: it does not say that the site is closed`);
      if (!state.title.includes(title)) wrong.push(`${path}: its title is ${state.title}`);
      if (state.headings.length !== 1) wrong.push(`${path}: it shows ${state.headings.join(', ')}`);
    }
    await rule.remove();
    wrong.push(...this.#page.browserErrors.consoleErrors());
    return wrong;
  }

  commonFaults(when: string, state: PageState, baseline: Pick<Baseline, 'paths'>): string[] {
    const { brandName, vocabulary } = this.#site;
    const words = untranslatedWordsIn(state.words, vocabulary);
    const wrong: (string | false)[] = [
      !baseline.paths.includes(state.path) && `the path is ${state.path}`,
      state.mainHeadings.length !== 1 && `its main headings are: ${state.mainHeadings.join(', ')}`,
      (!state.title.includes(brandName) || state.title === brandName) && `the title is ${state.title}`,
      state.letters < 20 && `the page is blank`,
      state.overflow > 0 && `it is ${state.overflow} px wider than the phone`,
      words.length > 0 && `a machine speaks: ${words.join(' ')}`,
    ];
    return wrong.filter((fault) => fault !== false).map((fault) => `${when}: ${fault}`);
  }

  async #waitForState(
    isReady: (state: PageState) => boolean,
    timeoutMs = waitLimit(defaultTimeoutMs),
  ): Promise<PageState> {
    const end = Date.now() + timeoutMs;
    let before = '';
    for (;;) {
      const state = await this.#page.evaluate(readPageState, this.#retryNames);
      const now = JSON.stringify(state);
      if ((isReady(state) && now === before) || Date.now() > end) return state;
      before = now;
      await new Promise((resolve) => setTimeout(resolve, stillMs));
    }
  }
}

function findNewAlerts(state: PageState, baseline: Baseline): string[] {
  return state.alerts.filter((alert) => !baseline.state.alerts.includes(alert));
}

function later<T>(): [Promise<T>, (value: T) => void] {
  let settle: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => (settle = resolve));
  return [promise, settle];
}
