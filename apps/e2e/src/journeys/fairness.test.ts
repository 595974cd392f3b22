/**
 * A member sets a client seed, draws, rotates and verifies the draw in the browser. Then the API cheats, and the page
 * notices it. To see a failure, make `checkDraw` always return `proven`.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../browsers/browser.ts';
import { workerEnvironment } from '../worker-environment.ts';
import { journeyBrand } from './journey-brand.ts';
import type { Journey } from './journey.ts';
import { open, startMemberJourney, textsAt } from './member-journey.ts';

const clientId = journeyBrand('nava');
const path = '/auth/media/fairness';

let browser: Browser;
let journey: Journey;
beforeAll(async () => {
  browser = await Browser.launch('current');
  journey = await startMemberJourney(browser, workerEnvironment(), clientId);
  await journey.page.device.reduceMotion(true);
});
afterAll(() => browser.close());

async function setSeed(seed?: string): Promise<void> {
  const { page, t } = journey;
  await page.seeRole('button', t('fairness.submit'));
  await page.waitUntilGone(t('fairness.publishing'));
  if (seed !== undefined) await page.fill(t('fairness.clientSeed'), seed);
  await page.click('button', t('fairness.submit'));
}

/** Opens the newest draw and returns the results of its steps, as screen readers read them. */
async function checkNewest(): Promise<string[]> {
  const { page, t } = journey;
  await open(journey, path);
  await page.seeRole('heading', t('fairness.draws'));
  await page.tap({ css: '.cf-paged-list .ck-list-row' });
  await page.seeRole('dialog', t('fairness.checkTitle'));
  await page.waitFor('the steps', async () => page.has({ css: '.ck-timeline__step' }));
  return textsAt(page, '.ck-timeline__title');
}

describe('[ME-16] the page of provable draws', () => {
  it('is linked from the wheel, and invites the member to set a seed first', async () => {
    const { page, t } = journey;
    await open(journey, '/auth/media/wheel');
    await page.click('link', t('prize.fairness'));
    await page.waitForPath(path);
    await page.seeRole('heading', t('fairness.inviteTitle'));
  });

  it('refuses a seed of emoji, and accepts a typed seed', async () => {
    const { page, t } = journey;
    await setSeed('โชคดี 🍀');
    await page.see(t('fairness.seedCharacters'));
    await setSeed('my lucky seed 1');
    await page.seeRole('heading', t('fairness.ownTitle'));
    await page.see('my lucky seed 1');
  });

  it('verifies a spin after the member has changed the seed', async () => {
    const { page, t } = journey;
    await open(journey, '/auth/media/wheel');
    await page.click('button', t('prizeWheel.spin'));
    await page.waitFor('the prize', async () => {
      const text = await page.text();
      return text.includes(t('prize.won')) || text.includes(t('prize.none'));
    });
    expect((await checkNewest()).filter((text) => text.startsWith(t('drawCheck.stepWaiting')))).toHaveLength(
      2,
    );
    await open(journey, path);
    await page.click('button', t('fairness.change'));
    await setSeed();
    await page.see(t('fairness.seedRevealed', { count: 1 }));
    const steps = await checkNewest();
    expect(steps.map((text) => text.split(' ')[0])).toEqual(Array.from({ length: 7 }, () => 'ผ่าน'));
    await page.see(t('drawCheck.proven'));
  });

  it('notices a server that changes a prize afterwards', async () => {
    const { page, t, actor, who } = journey;
    await actor.query(
      `update prize_draw set amount = amount + 100
        from member where member.id = prize_draw.member_id and member.username = $1`,
      [who.username],
    );
    await checkNewest();
    await page.see(t('drawCheck.failed'));
    await page.see(t('drawCheck.prizeFailed'));
    await page.seeRole('link', t('fairness.contact'));
  });
});
