import type { Translate } from '@chada/messages';
import { jsonFields, validateRequest } from '@chada/testing';
import type { BadText } from '@chada/testing/bad-input';
import type { Page } from '../browsers/page.ts';
import { readPageState } from '../crawl/page-state.ts';
import { untranslatedWordsIn } from '../crawl/untranslated-words.ts';
import type { FieldCase } from './field-cases.ts';
import {
  readFieldState,
  submitForm,
  isHydrated,
  takeRequests,
  replaceContent,
  type FieldState,
} from './in-page.ts';

export interface TestedSite {
  readonly url: string;
  readonly t: Translate;
  readonly vocabulary: ReadonlySet<string>;
}

const thai = /[\u0e01-\u0e5b]/;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Polls a state until it is the expected state and no longer changes. After a timeout, returns the last state. */
async function waitUntilStable<State>(
  look: () => Promise<State>,
  wanted: (state: State) => boolean,
): Promise<State> {
  const end = Date.now() + 4000;
  let before = '';
  for (;;) {
    const state = await look();
    const now = JSON.stringify(state);
    if ((now === before && wanted(state)) || Date.now() > end) return state;
    before = now;
    await pause(30);
  }
}

/** Returns the problems that are faults on every page: an uncaught error, a blank page, untranslated text. */
export async function faultsOfPage(page: Page, site: TestedSite, typed: string): Promise<string[]> {
  const state = await waitUntilStable(
    () => page.evaluate(readPageState, []),
    ({ busy, mainHeadings }) => busy === 0 && mainHeadings.length > 0,
  );
  // The page may show the typed text unchanged, normalized, in lower case or in upper case. This text does not count as
  // untranslated.
  const own = `${typed} ${typed.normalize('NFKC')} ${typed.toLowerCase()} ${typed.toUpperCase()}`.replace(
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

/** Opens a field's screen in a new history entry, because the current entry may restore texts typed earlier. */
async function open(page: Page, field: FieldCase, site: TestedSite): Promise<void> {
  await page.goto('about:blank');
  await page.goto(site.url + field.path);
  await page.waitFor('the site to answer', () => page.evaluate(isHydrated));
  if (field.prepare) await field.prepare(page, site.t);
  await page.waitFor(`${field.name} to be there`, () => page.has({ css: field.css }));
}

/** True if the field contains the typed text, apart from the characters that a single-line field removes. */
function isComplete(typed: string, value: string, holds: number): boolean {
  const bare = (text: string) => text.replace(/[\s\u0000]/g, '');
  return bare(value) === bare(typed) || (typed.length > holds && bare(typed).startsWith(bare(value)));
}

function faultsOfField(field: FieldCase, entry: BadText, typed: string, state: FieldState): string[] {
  const faults: string[] = [];
  const wanted = field.takes(entry, typed);
  if (!isComplete(entry.text, typed, field.holds))
    faults.push(`it cuts what is typed to ${typed.slice(0, 60)}`);
  if (state.invalid && !thai.test(state.described)) faults.push(`it is refused without a Thai message`);
  if (state.invalid && state.value !== typed)
    faults.push(`what was typed is gone: ${state.value?.slice(0, 60)}`);
  if (wanted === false && !state.invalid) faults.push('it is not refused');
  if (wanted === true && state.invalid) faults.push(`it is refused: ${state.described}`);
  return faults;
}

/** Types each text into a field, submits the form, and returns the faults that a member would notice. */
export async function checkField(
  page: Page,
  field: FieldCase,
  entries: readonly BadText[],
  site: TestedSite,
): Promise<string[]> {
  const faults: string[] = [];
  await open(page, field, site);
  for (const entry of entries) {
    const look = () => page.evaluate(readFieldState, field.css);
    const units = Array.from({ length: entry.text.length }, (_, at) => entry.text.charCodeAt(at));
    const typed = (await page.evaluate(replaceContent, field.css, units)) ?? '';
    await page.evaluate(submitForm, field.css);
    await pause(40);
    const state = await waitUntilStable(look, ({ pending }) => pending === 0);
    const found = [
      ...faultsOfField(field, entry, typed, state),
      ...(await faultsOfPage(page, site, entry.text)),
    ];
    faults.push(...found.map((fault) => `${field.name} with ${entry.name}: ${fault}`));
    // The site may navigate after accepted input, and the next page may have a field of the same name.
    const { pathname } = new URL(await page.url());
    if (state.value === null || pathname !== field.path) await open(page, field, site);
  }
  return faults;
}
