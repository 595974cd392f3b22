import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../browsers/browser.ts';
import type { Journey } from './journey.ts';
import { journeyBrand } from './journey-brand.ts';
import { startMemberJourney, creditOf, open } from './member-journey.ts';
import { workerEnvironment } from '../worker-environment.ts';

const clientId = journeyBrand('daothong');

let browser: Browser;
let journey: Journey;
beforeAll(async () => {
  browser = await Browser.launch('current');
  journey = await startMemberJourney(browser, workerEnvironment(), clientId, { creditBaht: 120 });
});
afterAll(() => browser.close());

function replaceUuid(uuid: string | null): Promise<unknown> {
  return journey.page.evaluate((given) => {
    const text = localStorage.getItem('chada.user');
    const record: unknown = text === null ? null : JSON.parse(text);
    if (typeof record !== 'object' || record === null) return undefined;
    const before: unknown = Reflect.get(record, 'uuid');
    if (given === null) Reflect.deleteProperty(record, 'uuid');
    else Reflect.set(record, 'uuid', given);
    localStorage.setItem('chada.user', JSON.stringify(record));
    return before;
  }, uuid);
}

const storedUuid = (): Promise<unknown> =>
  journey.page.evaluate(() => {
    const record: unknown = JSON.parse(localStorage.getItem('chada.user') || '{}');
    return typeof record === 'object' && record !== null ? Reflect.get(record, 'uuid') : undefined;
  });

describe('[EN-01] a stored user record', () => {
  it.each([
    ['exactly as the specification has it, without a uuid', null],
    ["with a uuid that is not the member's", '7d8f5944-9b0d-4daf-9708-70534ef48659'],
  ])('%s leads to a signed-in member (RD-24)', async (_what, uuid) => {
    const { page, t } = journey;
    const own = await replaceUuid(uuid);
    await open(journey, '/auth/transaction/history');
    await page.see(t('history.title'));
    expect(await creditOf(journey)).toBe(12_000);
    await page.waitFor('the own uuid', async () => (await storedUuid()) === own);
    await page.waitFor('the list', async () => !(await page.text()).includes(t('history.failed')));
    expect(new URL(await page.url()).pathname).toBe('/auth/transaction/history');
  });
});
