/** Tests the site with forced colours, such as a contrast theme of Windows. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Browser } from '../browsers/browser.ts';
import { assertSupported } from '../browsers/limits.ts';
import type { Journey } from './journey.ts';
import { journeyBrand } from './journey-brand.ts';
import { open, startMemberJourney } from './member-journey.ts';
import { workerEnvironment } from '../worker-environment.ts';

let browser: Browser;
let member: Journey;
beforeAll(async () => {
  browser = await Browser.launch('current');
  member = await startMemberJourney(browser, workerEnvironment(), journeyBrand('nava'));
});
afterAll(() => browser.close());

const styleOf = (css: string): Promise<{ border: string; background: string }> =>
  member.page.evaluate((selector) => {
    const element = document.querySelector(selector);
    if (element === null) throw new Error(`${selector} is missing.`);
    const { borderTopWidth, borderTopStyle, backgroundColor } = getComputedStyle(element);
    return { border: `${borderTopWidth} ${borderTopStyle}`, background: backgroundColor };
  }, css);

it('a member with forced colours sees the selected tab and the remaining time of the sign-out dialog', async () => {
  assertSupported('setForcedColors');
  const { page, t } = member;
  await page.device.forceColors(true);
  await open(member, '/auth/transaction/history');
  await page.waitFor('the tabs', () => page.has({ css: '.ck-tabs__tab' }));
  const selected = await styleOf('.ck-tabs__tab[aria-selected=true]');
  const other = await styleOf('.ck-tabs__tab[aria-selected=false]');
  expect(selected.border).not.toBe(other.border);
  await open(member, '/auth/account');
  await page.click('button', t('shell.logout'));
  await page.seeRole('button', t('common.ok'));
  const line = await styleOf('.ck-dialog__timer-line');
  expect(line.background).not.toBe((await styleOf('.ck-dialog__timer')).background);
  expect(line.background).not.toBe((await styleOf('.ck-dialog__panel')).background);
  await page.press('Escape');
});
