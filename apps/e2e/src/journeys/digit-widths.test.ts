import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../browsers/browser.ts';
import type { Page } from '../browsers/page.ts';
import { TestActor } from '../test-actor.ts';
import { workerEnvironment } from '../worker-environment.ts';

const actor = new TestActor(workerEnvironment());

function digitWidths(page: Page, weight: number): Promise<number[]> {
  return page.evaluate(async (fontWeight) => {
    const amount = document.createElement('span');
    amount.className = 'ck-amount ck-tabular';
    amount.setAttribute('style', `font-size: 40px; font-weight: ${fontWeight}; position: absolute`);
    document.body.appendChild(amount);
    amount.textContent = '0123456789,.';
    await document.fonts.ready;
    const widths = Array.from('0123456789').map((digit) => {
      amount.textContent = `${digit}${digit}${digit}${digit}.${digit}${digit}`;
      return Math.round(amount.getBoundingClientRect().width * 10) / 10;
    });
    amount.remove();
    return widths;
  }, weight);
}

describe.each(workerEnvironment().clientIds)('the amounts of %s', (clientId) => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await Browser.launch('current');
    page = await (await browser.newUser()).openTab();
    await page.goto(actor.site(clientId, '/login'));
  });
  afterAll(() => browser.close());

  it.each([400, 700])(
    'have digits of one width in weight %i: 1111.11 is as wide as 0000.00',
    async (weight) => {
      const widths = await digitWidths(page, weight);
      expect(widths).toEqual(widths.map(() => widths[0]));
    },
  );
});
