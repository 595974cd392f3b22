import type { BadText } from '@chada/testing/bad-input';
import type { Page } from '../browsers/page.ts';
import type { FieldCase } from './field-cases.ts';
import { readFieldState, submitForm, isHydrated, replaceContent, type FieldState } from './in-page.ts';
import { faultsOfPage, pause, type TestedSite, waitUntilStable } from './page-faults.ts';

const thai = /[\u0e01-\u0e5b]/;

/**
 * Opens the field's screen in a new history entry. In the current history entry, the site would restore texts that were
 * typed before.
 */
async function open(page: Page, field: FieldCase, site: TestedSite): Promise<void> {
  await page.goto('about:blank');
  await page.goto(site.url + field.path);
  await page.waitFor('the site to answer', () => page.evaluate(isHydrated));
  if (field.prepare) await field.prepare(page, site.t);
  await page.waitFor(`${field.name} to be there`, () => page.has({ css: field.css }));
}

function isComplete(input: string, value: string, maxTypedLength: number): boolean {
  // `page.evaluate` removes word joiners (U+2060) from its result.
  const bare = (text: string) => text.replace(/[\s\u0000\u2060]/g, '');
  return (
    bare(value) === bare(input) || (input.length > maxTypedLength && bare(input).startsWith(bare(value)))
  );
}

function faultsOfField(field: FieldCase, entry: BadText, input: string, state: FieldState): string[] {
  const faults: string[] = [];
  const expected = field.accepts(entry, input);
  if (!isComplete(entry.text, input, field.maxTypedLength))
    faults.push(`it cuts what is typed to ${input.slice(0, 60)}`);
  if (state.invalid && !thai.test(state.described)) faults.push(`it is refused without a Thai message`);
  if (state.invalid && state.value !== input)
    faults.push(`what was typed is gone: ${state.value?.slice(0, 60)}`);
  if (expected === false && !state.invalid) faults.push('it is not refused');
  if (expected === true && state.invalid) faults.push(`it is refused: ${state.described}`);
  return faults;
}

export async function checkField(
  page: Page,
  field: FieldCase,
  entries: readonly BadText[],
  site: TestedSite,
): Promise<string[]> {
  const faults: string[] = [];
  await open(page, field, site);
  for (const entry of entries) {
    const readState = () => page.evaluate(readFieldState, field.css);
    const units = Array.from({ length: entry.text.length }, (_, at) => entry.text.charCodeAt(at));
    const input = (await page.evaluate(replaceContent, field.css, units)) ?? '';
    await page.evaluate(submitForm, field.css);
    await pause(40);
    const state = await waitUntilStable(readState, ({ pending }) => pending === 0);
    const found = [
      ...faultsOfField(field, entry, input, state),
      ...(await faultsOfPage(page, site, entry.text)),
    ];
    faults.push(...found.map((fault) => `${field.name} with ${entry.name}: ${fault}`));
    const { pathname } = new URL(await page.url());
    if (state.value === null || pathname !== field.path) await open(page, field, site);
  }
  return faults;
}
