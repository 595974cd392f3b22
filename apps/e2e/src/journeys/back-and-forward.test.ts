/**
 * Tests Back, Forward and reload in every flow. The seed selects the browser of each flow. With CHADA_FULL=1, each browser
 * runs all flows.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../browsers/browser.ts';
import { browsersOfRun, limits, UnsupportedEngineError } from '../browsers/limits.ts';
import type { Target } from '../browsers/target.ts';
import { isInShare, seedOf } from '../seeded-share.ts';
import { startJourney, type Journey } from './journey.ts';
import { journeyBrand } from './journey-brand.ts';
import {
  startMemberJourney,
  creditOf,
  goWithinSite,
  open,
  transferToShown,
  shown,
} from './member-journey.ts';
import { workerEnvironment } from '../worker-environment.ts';

interface Flow {
  readonly name: string;
  readonly as?: 'visitor';
  readonly path: string;
  readonly enter: (journey: Journey) => Promise<void>;
  readonly step: (journey: Journey) => Target;
  readonly input?: (journey: Journey) => { readonly page?: FieldValues; readonly step?: FieldValues };
  readonly reload: 'step' | 'page';
  readonly isNeededLater?: true;
  readonly close?: (journey: Journey) => Promise<void>;
}
type FieldValues = Readonly<Record<string, string>>;

const heading = (name: string): Target => ({ role: 'heading', name });
const dialog = (name: string): Target => ({ role: 'dialog', name });
let slipFile = '';

const browsers = browsersOfRun(['current', 'minimum']);
const seed = seedOf('back and forward');

const flows: readonly Flow[] = [
  {
    name: 'the review of a withdrawal',
    path: '/auth/withdraw',
    enter: async ({ page, t }) => {
      await page.fill(t('withdrawal.amountLabel'), '300');
      await page.click('button', t('withdrawal.review'));
    },
    step: ({ t }) => heading(t('withdrawal.reviewTitle')),
    input: ({ t }) => ({ page: { [t('withdrawal.amountLabel')]: '300' } }),
    reload: 'step',
    close: ({ page, t }) => page.click('button', t('withdrawal.edit')),
  },
  {
    name: 'the transfer found by a slip',
    isNeededLater: true,
    path: '/auth/deposit/slip',
    enter: async ({ page, t }) => {
      await page.upload({ label: t('slip.choose') }, slipFile);
      await page.fill(t('slip.amountLabel'), '500');
      await page.click('button', t('slip.verify'));
      await page.see(t('slip.verifiedTitle'), 40_000);
    },
    step: ({ t }) => heading(t('slip.verifiedTitle')),
    input: ({ t }) => ({ page: { [t('slip.amountLabel')]: '500' } }),
    reload: 'step',
    close: ({ page, t }) => page.click('button', t('slip.otherSlip')),
  },
  {
    name: 'the request to staff',
    path: '/auth/deposit/slip',
    enter: async ({ page, t }) => {
      await page.click('button', t('slip.requestOpen'));
      await page.fill(t('slip.requestNote'), 'โอนแล้ว');
    },
    step: ({ t }) => heading(t('slip.requestTitle')),
    input: ({ t }) => ({ step: { [t('slip.requestNote')]: 'โอนแล้ว' } }),
    reload: 'step',
    close: ({ page, t }) => page.click('button', t('slip.requestCancel')),
  },
  {
    name: 'the dialog of a game',
    path: '/auth/games/category?cat=slots',
    enter: ({ page }) => page.clickAt('.cf-games__grid button, .cf-games__grid a', 0),
    step: ({ t }) => ({ role: 'button', name: t('gameList.play') }),
    reload: 'page',
    close: ({ page, t }) => page.click('button', t('gameList.notNow')),
  },
  {
    name: 'the odds of the wheel',
    path: '/auth/media/wheel',
    enter: ({ page, t }) => page.click('button', t('prize.odds')),
    step: ({ t }) => dialog(t('prize.odds')),
    reload: 'step',
    close: ({ page }) => page.press('Escape'),
  },
  {
    name: 'the request of a reward',
    path: '/auth/reward/credit',
    enter: ({ page, t }) => page.click('button', t('reward.requestNamed', { name: 'เครดิต 50 บาท' })),
    step: ({ t }) => ({ role: 'alertdialog', name: t('reward.confirmTitle', { name: 'เครดิต 50 บาท' }) }),
    reload: 'page',
    close: ({ page, t }) => page.click('button', t('common.cancel')),
  },
  {
    name: 'the calendar of a date',
    path: '/auth/winlost',
    enter: ({ page }) => page.clickAt('.ck-date-field__button', 0),
    step: ({ t }) => dialog(t('common.dateFrom')),
    reload: 'step',
    close: ({ page }) => page.press('Escape'),
  },
  {
    name: 'the question before signing out',
    path: '/auth/account',
    enter: ({ page, t }) => page.click('button', t('shell.logout')),
    step: ({ t }) => ({ role: 'alertdialog', name: t('shell.logoutTitle') }),
    reload: 'step',
  },
  {
    name: 'the menu of visitors',
    as: 'visitor',
    path: '/promotion',
    enter: ({ page, t }) => page.click('button', t('shell.openMenu')),
    step: ({ t }) => dialog(t('shell.mainMenu')),
    reload: 'step',
    close: ({ page, t }) => page.click('button', t('shell.closeMenu')),
  },
];

describe.each(browsers)('Back, Forward and reload in the %s browser', (name) => {
  let browser: Browser;
  let member: Journey;
  let visitor: Journey;
  beforeAll(async () => {
    browser = await Browser.launch(name);
    const clientId = journeyBrand('nava');
    member = await startMemberJourney(browser, workerEnvironment(), clientId, { creditBaht: 1000 });
    visitor = await startJourney(browser, workerEnvironment(), clientId);
    await member.actor.givePoints(clientId, member.identity.username, 1000);
    await open(member, '/auth/deposit');
    slipFile = await transferToShown(member, { amount: '500' });
  });
  afterAll(() => browser.close());

  const is = (journey: Journey, target: Target, expected: boolean): Promise<void> =>
    journey.page.waitFor(
      `${JSON.stringify(target)} to be ${expected ? 'there' : 'gone'}`,
      async () => (await journey.page.has(target)) === expected,
    );
  const goBack = (journey: Journey) => journey.page.evaluate(() => history.back());
  const goForward = (journey: Journey) => journey.page.evaluate(() => history.forward());
  async function holds(journey: Journey, input: FieldValues = {}): Promise<void> {
    for (const [label, value] of Object.entries(input)) {
      let last = '';
      await journey.page.waitFor(
        () => `${label} to hold ${value}; it holds ${last}`,
        async () => (last = await journey.page.valueOf(label)) === value,
      );
    }
  }

  const offset = browsers.indexOf(name) + seed;
  const isMoneyHere = isInShare(0, browsers.length, offset);
  const walked = flows.filter(({ isNeededLater }, index) =>
    isNeededLater === true ? isMoneyHere : isInShare(index, browsers.length, offset),
  );
  it.each(walked)('$name', async (flow) => {
    const journey = flow.as === 'visitor' ? visitor : member;
    const { page } = journey;
    const step = flow.step(journey);
    const input = flow.input?.(journey);
    const path = flow.path.replace(/\?.*/, '');
    const start = flow.as === 'visitor' ? '/contact' : '/auth/dashboard';
    if (!(await page.url()).endsWith(start)) await open(journey, start);
    await goWithinSite(page, flow.path);
    await flow.enter(journey);
    await is(journey, step, true);

    await goBack(journey);
    await is(journey, step, false);
    await page.waitForPath(path);
    await holds(journey, input?.page);

    await goForward(journey);
    await is(journey, step, true);
    await holds(journey, input?.step);

    // Waits, because the site stores typed text in the history entry after a short delay.
    await new Promise((resolve) => setTimeout(resolve, 600));
    await page.reload();
    await is(journey, step, flow.reload === 'step');
    await holds(journey, flow.reload === 'step' ? input?.step : undefined);
    if (flow.reload === 'step') await goBack(journey);
    await is(journey, step, false);
    await page.waitForPath(path);
    await holds(journey, input?.page);

    if (flow.close !== undefined) {
      if (flow.reload === 'step') await goForward(journey);
      else await flow.enter(journey);
      await is(journey, step, true);
      await flow.close(journey);
      await is(journey, step, false);
    }
    await page.back();
    await page.waitForPath(start);
  });

  it('leaves a page when Back is pressed twice quickly', async () => {
    const { page, t } = member;
    await open(member, '/auth/dashboard');
    await page.click('link', t('shell.withdraw'), 0);
    await page.waitForPath('/auth/withdraw');
    await page.fill(t('withdrawal.amountLabel'), '100');
    await page.click('button', t('withdrawal.review'));
    await is(member, heading(t('withdrawal.reviewTitle')), true);
    await page.evaluate(() => {
      history.back();
      setTimeout(() => history.back(), 30);
    });
    await page.waitForPath('/auth/dashboard');
  });

  it('returns from a link of the menu to the page, not to the menu', async () => {
    const { page, t } = visitor;
    await open(visitor, '/promotion');
    await page.click('button', t('shell.openMenu'));
    await is(visitor, dialog(t('shell.mainMenu')), true);
    await page.click('link', t('shell.contact'));
    await page.waitForPath('/contact');
    await goBack(visitor);
    await page.waitForPath('/promotion');
    await is(visitor, dialog(t('shell.mainMenu')), false);
  });

  if (!isMoneyHere) return;

  it('shows the outcome of a withdrawal even if the member went back meanwhile', async () => {
    const { page, t } = member;
    await open(member, '/auth/withdraw');
    await page.fill(t('withdrawal.amountLabel'), '100');
    await page.click('button', t('withdrawal.review'));
    const url = /\/api\/auth\/withdraw\/[0-9a-f-]{36}$/;
    const slow = await page.inject({
      url,
      method: 'POST',
      times: 1,
      fault: { kind: 'delay', delayMs: 3000 },
    });
    await page.click('button', t('withdrawal.confirm', { amount: shown(100) }));
    await goBack(member);
    await page.see(t('withdrawal.sentTitle'));
    expect(slow.hits()).toBe(1);
    await slow.remove();
    await goBack(member);
    await is(member, { role: 'button', name: t('withdrawal.review') }, true);
    expect(await page.valueOf(t('withdrawal.amountLabel'))).toBe('');
    await goForward(member);
    await page.see(t('withdrawal.sentTitle'));
    expect(await creditOf(member)).toBe(90_000);
  });

  it('[ME-05] keeps a verified slip over a reload, credits it once, and does not return to its form', async () => {
    const { page, t } = member;
    if (limits[browser.name].upload !== undefined) throw new UnsupportedEngineError(browser.name, 'upload');
    const amount = shown(500);
    const confirm = t('waitingSlip.confirm', { amount });
    await open(member, '/auth/dashboard');
    await page.see(t('waitingSlip.title'));
    await page.reload();
    await page.see(t('waitingSlip.expiresAt'));
    await open(member, '/auth/deposit');
    await page.doubleClick('button', confirm);
    await page.see(t('waitingSlip.credited', { amount }));
    expect(await creditOf(member)).toBe(140_000);
    await page.reload();
    await page.see(t('deposit.accountTitle'));
    expect(await page.has({ role: 'button', name: confirm })).toBe(false);
  });
});
