/** Tests that the next press loads a script again after the script failed to load. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Browser } from '../browsers/browser.ts';
import { browsersOfRun } from '../browsers/limits.ts';
import { openMembership } from '../membership.ts';
import { seedOf, shareOf } from '../seeded-share.ts';
import type { Identity } from '../test-actor.ts';
import { startJourney, type Journey } from './journey.ts';
import { journeyBrand } from './journey-brand.ts';
import { open } from './member-journey.ts';
import { workerEnvironment } from '../worker-environment.ts';

const clientId = journeyBrand('chaba');
const lateScripts =
  /\/assets\/(?!index-|start-|libraries-|page-|rendering-|sign-in-|rolldown-|boot-|early-|polyfills-)[\w.-]+\.js(\?\d+)?$/;
const ownScripts = /\/assets\/(transport|contact)-[\w.-]+\.js(\?\d+)?$/;

const browsers = browsersOfRun(['current', 'minimum']);
describe.each(shareOf(browsers, browsers.length, seedOf('code that failed to load')))(
  '[CO-01] code that failed to load, in the %s browser',
  (name) => {
    let browser: Browser;
    let journey: Journey;
    beforeAll(async () => {
      browser = await Browser.launch(name);
    });
    afterAll(() => browser.close());
    beforeEach(async () => {
      journey = await startJourney(browser, workerEnvironment(), clientId);
    });

    async function pressSignIn(identity: Identity): Promise<void> {
      const { page, t } = journey;
      await page.fill(t('common.username'), identity.username);
      await page.fill(t('common.password'), identity.password);
      await page.click('button', t('session.submit'));
    }

    async function tryWithout(scripts: RegExp, identity: Identity): Promise<void> {
      const { page, t } = journey;
      const rule = await page.inject({ url: scripts, fault: { kind: 'fail' } });
      await open(journey, '/login');
      await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
      await pressSignIn(identity);
      await page.see(t('apiErrors.network'));
      await page.click('link', t('session.forgotAction'));
      await page.see(t('apiErrors.chunkFailed'));
      expect(rule.hits()).toBeGreaterThan(1);
      await rule.remove();
      await page.click('button', t('common.reload'));
      await page.see(t('contact.main'));
      await page.click('link', t('shell.login'));
    }
    const isSameDocument = (): Promise<boolean> =>
      journey.page.evaluate(() => document.body.hasAttribute('data-same-document'));

    it('is loaded in the same document if one screen needs it', async () => {
      const { page, actor, t } = journey;
      const identity = await openMembership(actor, clientId);
      await tryWithout(ownScripts, identity);
      await pressSignIn(identity);
      await page.waitForPath('/auth/dashboard');
      await page.see(t('dashboard.creditTitle'));
      expect(await isSameDocument()).toBe(true);
    });

    it('is loaded, at most with a reload, if several screens share it', async () => {
      const { page, actor, t } = journey;
      const identity = await openMembership(actor, clientId);
      await tryWithout(lateScripts, identity);
      await pressSignIn(identity);
      await page.waitForPath('/auth/dashboard');
      await page.see(t('dashboard.creditTitle'));
      if (name === 'minimum') expect(await isSameDocument()).toBe(true);
    });
  },
);
