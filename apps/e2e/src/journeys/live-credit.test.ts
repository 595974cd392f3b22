import { afterAll, beforeAll, expect, it } from 'vitest';
import { Browser } from '../browsers/browser.ts';
import type { Journey } from './journey.ts';
import { journeyBrand } from './journey-brand.ts';
import { creditOf, startMemberJourney } from './member-journey.ts';
import { workerEnvironment } from '../worker-environment.ts';

const clientId = journeyBrand('chaba');

let browser: Browser;
let journey: Journey;
beforeAll(async () => {
  browser = await Browser.launch('current');
  journey = await startMemberJourney(browser, workerEnvironment(), clientId, { creditBaht: 100 });
});
afterAll(() => browser.close());

const showsCredit = (satang: number) =>
  journey.page.waitFor(`a credit of ${satang}`, async () => (await creditOf(journey)) === satang);
const give = (baht: number) => journey.actor.giveCredit(clientId, journey.identity.username, baht);

it('[ST-06] changes without a press when the credit changes elsewhere', async () => {
  await showsCredit(10_000);
  await give(50);
  await showsCredit(15_000);
});

it('[ST-06] changes on the next page as well, and after the device was offline', async () => {
  const { page } = journey;
  await page.goto(journey.actor.site(clientId, '/auth/transaction/history'));
  await showsCredit(15_000);
  await page.see(journey.t('history.title'));
  await page.offline(true);
  await give(25);
  await page.offline(false);
  await showsCredit(17_500);
  expect(page.browserErrors.consoleErrors()).toEqual([]);
});
