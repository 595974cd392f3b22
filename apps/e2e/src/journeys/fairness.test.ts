import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../browsers/browser.ts';
import type { Fault } from '../browsers/faults.ts';
import { browsersOfRun } from '../browsers/limits.ts';
import { seedOf, shareOf } from '../seeded-share.ts';
import { workerEnvironment } from '../worker-environment.ts';
import { journeyBrand } from './journey-brand.ts';
import type { Journey } from './journey.ts';
import { open, startMemberJourney, textsAt } from './member-journey.ts';

const clientId = journeyBrand('nava');
const path = '/auth/media/fairness';

let journey: Journey;

async function setSeed(seed?: string): Promise<void> {
  const { page, t } = journey;
  await page.seeRole('button', t('fairness.submit'));
  await page.waitUntilGone(t('fairness.publishing'));
  if (seed !== undefined) await page.fill(t('fairness.clientSeed'), seed);
  await page.click('button', t('fairness.submit'));
}

async function openNewest(): Promise<void> {
  const { page, t } = journey;
  await open(journey, path);
  await page.seeRole('heading', t('fairness.draws'));
  await page.tap({ css: '.cf-paged-list .ck-list-row' });
  await page.seeRole('dialog', t('fairness.checkTitle'));
}

async function checkNewest(): Promise<string[]> {
  const { page } = journey;
  await openNewest();
  await page.waitFor('the steps', async () => page.has({ css: '.ck-timeline__step' }));
  return textsAt(page, '.ck-timeline__title');
}

const browsers = browsersOfRun(['minimum', 'current']);
const seed = seedOf('provable draws');

describe.each(browsers)('[ME-16] the page of provable draws in %s', (name) => {
  /** Returns the cases for this browser. Each case runs in only one of the browsers. */
  const rotated = <T>(cases: readonly T[]): readonly T[] =>
    shareOf(cases, browsers.length, browsers.indexOf(name) + seed);
  let browser: Browser;
  beforeAll(async () => {
    browser = await Browser.launch(name);
    journey = await startMemberJourney(browser, workerEnvironment(), clientId);
    await journey.page.device.reduceMotion(true);
  });
  afterAll(() => browser.close());

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
    const before = await checkNewest();
    expect(before).toContain(`${t('drawCheck.stepOk')} ${t('drawCheck.clientSeed')}`);
    expect(before).toContain(`${t('drawCheck.stepWaiting')} ${t('drawCheck.serverSeed')}`);
    await open(journey, path);
    await page.click('button', t('fairness.change'));
    await setSeed();
    await page.see(t('fairness.seedRevealed', { count: 1 }));
    const steps = await checkNewest();
    expect(steps.map((text) => text.split(' ')[0])).toEqual(Array.from({ length: 7 }, () => 'ผ่าน'));
    await page.see(t('drawCheck.proven'));
  });

  it.each(
    rotated<[string, (body: string) => string, 'prize' | 'serverSeed' | 'logged']>([
      ['a prize', (body) => body.replace(/"amount":\d+/, '"amount":7'), 'prize'],
      [
        'the server seed',
        (body) => body.replace(/"serverSeed":"[0-9a-f]{64}"/, `"serverSeed":"${'cd'.repeat(32)}"`),
        'serverSeed',
      ],
      ['the nonce', (body) => body.replace(/"nonce":0/, '"nonce":1'), 'logged'],
    ]),
  )('notices a server that exchanges %s afterwards', async (_what, change, step) => {
    const { page, t } = journey;
    const honest = await readDraws();
    const body = change(honest);
    expect(body).not.toBe(honest);
    const cheat = await page.inject({
      url: /\/api\/auth\/fairness\/draws/,
      fault: { kind: 'answer', status: 200, body },
    });
    await checkNewest();
    await page.see(t('drawCheck.failed'));
    await page.see(t(`drawCheck.${step}Failed`));
    await page.seeRole('link', t('fairness.contact'));
    await page.seeRole('link', t('fairness.save'));
    await cheat.remove();
  });

  it.each(
    rotated<[string, RegExp, Fault, 'unreadable' | 'unsigned']>([
      ['unreachable', /\/fairness\/log\//, { kind: 'fail' }, 'unreadable'],
      ['missing', /\/fairness\/log\//, { kind: 'answer', status: 404, body: '404' }, 'unreadable'],
      [
        'replaced by the page of a network',
        /\/checkpoint$/,
        { kind: 'answer', status: 200, body: '<!doctype html>' },
        'unsigned',
      ],
    ]),
  )('accuses nobody and verifies nothing if the log is %s', async (_what, url, fault, text) => {
    const { page, t } = journey;
    const injected = await page.inject({ url, fault });
    await openNewest();
    await page.see(t(`fairness.${text}`));
    await seeNoVerdict();
    await injected.remove();
    await page.click('button', t('common.retry'));
    await page.see(t('drawCheck.proven'));
  });

  it.each(
    rotated<[string, Fault]>([
      ['truncated', { kind: 'answer', status: 200, body: 'cut' }],
      ['missing', { kind: 'answer', status: 404, body: '404' }],
    ]),
  )('says that the log has not the draw if a signed file is %s', async (_what, fault) => {
    const { page, t } = journey;
    const injected = await page.inject({ url: /\/tile\//, fault });
    await checkNewest();
    await page.see(t('drawCheck.loggedFailed'));
    expect(await page.text()).not.toContain(t('drawCheck.proven'));
    await injected.remove();
  });

  it.each(
    rotated([
      ['that is cut in half', clientId, 0.5],
      ['of another brand', clientId === 'chaba' ? 'nava' : 'chaba', 1],
    ]),
  )('verifies nothing with a checkpoint %s', async (_what, brand, share) => {
    const { page, t } = journey;
    const note = await readCheckpoint(brand);
    expect(note).toContain(brand);
    const body = note.slice(0, note.length * share);
    const injected = await page.inject({
      url: /\/checkpoint$/,
      fault: { kind: 'answer', status: 200, body },
    });
    await openNewest();
    await page.see(t('fairness.unsigned'));
    await seeNoVerdict();
    await injected.remove();
    await page.click('button', t('common.retry'));
    await page.see(t('drawCheck.proven'));
  });

  it('verifies nothing while the device is offline, and verifies after it', async () => {
    const { page, t } = journey;
    await open(journey, path);
    await page.seeRole('heading', t('fairness.draws'));
    await page.offline(true);
    await page.tap({ css: '.cf-paged-list .ck-list-row' });
    await page.seeRole('dialog', t('fairness.checkTitle'));
    await page.waitFor('a message', async () => {
      const text = await page.text();
      return text.includes(t('fairness.unreadable')) || text.includes(t('fairness.checkFailed'));
    });
    await seeNoVerdict();
    await page.offline(false);
    await page.click('button', t('common.retry'));
    await page.see(t('drawCheck.proven'));
  });
});

async function seeNoVerdict(): Promise<void> {
  const { page, t } = journey;
  const text = await page.text();
  expect(text).not.toContain(t('drawCheck.failed'));
  expect(text).not.toContain(t('drawCheck.proven'));
}

function readCheckpoint(brand: string): Promise<string> {
  return journey.page.evaluate(async (id) => (await fetch(`/fairness/log/${id}/checkpoint`)).text(), [brand]);
}

function readDraws(): Promise<string> {
  return journey.page.evaluate(async () => {
    const headers = {
      authorization: `Bearer ${String(localStorage.getItem('chada.token'))}`,
      platform: 'DSK',
      channel: 'web',
      webversion: '1.0.0',
      hostname: location.hostname,
    };
    return (await fetch('/api/auth/fairness/draws', { headers })).text();
  });
}
