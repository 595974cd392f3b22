import type { Translate } from '@chada/messages';
import { jsonFields, validateRequest } from '@chada/testing';
import { waitLimit } from '../browsers/limits.ts';
import type { Page } from '../browsers/page.ts';
import { defaultTimeoutMs } from '../browsers/wait-for.ts';
import { readPageState } from '../crawl/page-state.ts';
import { untranslatedWordsIn } from '../crawl/untranslated-words.ts';
import { takeRequests } from './in-page.ts';

export interface TestedSite {
  readonly url: string;
  readonly t: Translate;
  readonly vocabulary: ReadonlySet<string>;
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export async function waitUntilStable<State>(
  readState: () => Promise<State>,
  isReady: (state: State) => boolean,
): Promise<State> {
  const end = Date.now() + waitLimit(defaultTimeoutMs);
  let before = '';
  for (;;) {
    const state = await readState();
    const now = JSON.stringify(state);
    if ((now === before && isReady(state)) || Date.now() > end) return state;
    before = now;
    await pause(30);
  }
}

export async function faultsOfPage(page: Page, site: TestedSite, input: string): Promise<string[]> {
  const state = await waitUntilStable(
    () => page.evaluate(readPageState, []),
    ({ busy, mainHeadings }) => busy === 0 && mainHeadings.length > 0,
  );
  // The page may show the typed text in another case or Unicode normalization. Words of the typed text in all these
  // forms therefore do not count as untranslated.
  const own = `${input} ${input.normalize('NFKC')} ${input.toLowerCase()} ${input.toUpperCase()}`.replace(
    /[^\p{L}]+/gu,
    ' ',
  );
  const words = untranslatedWordsIn(state.words, site.vocabulary).filter(
    (word) => !own.includes(word.replace(/[^\p{L}]+/gu, ' ')),
  );
  const sent = await page.evaluate(takeRequests);
  const violations = sent.flatMap(({ method, url, headers, body }) => {
    const request = validateRequest({ method, url, headers, body: jsonFields(body) });
    return request.violations.map(
      (violation) => `it sends ${request.id}: ${violation} (${url} ${body.slice(0, 200)})`,
    );
  });
  const faults = [
    ...page.browserErrors.consoleErrors().map((text) => `the console: ${text}`),
    ...(state.mainHeadings.length === 1 ? [] : [`main headings: ${state.mainHeadings.join(', ')}`]),
    ...(state.busy > 0 ? ['it still says that it loads'] : []),
    ...(state.letters < 20 ? ['the page is blank'] : []),
    ...(words.length > 0 ? [`a machine speaks: ${words.join(' ')}`] : []),
    ...(state.overflow > 0 ? [`it is ${state.overflow} px wider than the phone`] : []),
    ...violations,
  ];
  page.browserErrors.clear();
  return faults;
}
