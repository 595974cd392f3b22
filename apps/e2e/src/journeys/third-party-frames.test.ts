import { replies } from '@chada/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../browsers/browser.ts';
import type { PlainFault } from '../browsers/faults.ts';
import { asFault } from '../crawl/answer-faults.ts';
import { untranslatedWordsIn, thaiVocabulary } from '../crawl/untranslated-words.ts';
import { brandName, filmsOf } from '../texts.ts';
import { startJourney, type Journey } from './journey.ts';
import { journeyBrand } from './journey-brand.ts';
import { startMemberJourney, open } from './member-journey.ts';
import { workerEnvironment } from '../worker-environment.ts';

const clientId = journeyBrand('daothong');
const failingScript: PlainFault = {
  kind: 'answer',
  status: 200,
  body: '<!doctype html><script>throw new Error("broken")</script>',
  contentType: 'text/html',
};
const faults: readonly (readonly [string, PlainFault])[] = [
  ['is refused', { kind: 'fail' }],
  ['is gone', asFault(replies.html(404))],
  ['breaks', failingScript],
];

let browser: Browser;
let member: Journey;
let visitor: Journey;
beforeAll(async () => {
  browser = await Browser.launch('current');
  member = await startMemberJourney(browser, workerEnvironment(), clientId);
  visitor = await startJourney(browser, workerEnvironment(), clientId);
});
afterAll(() => browser.close());

async function failAndReload(journey: Journey, fault: PlainFault, path: string, hint: string): Promise<void> {
  const { page, t, identity } = journey;
  const rule = await page.inject({ url: new RegExp(`^${workerEnvironment().providerUrl}`), fault });
  await open(journey, path);
  await page.waitFor('the frame to be asked for', async () => rule.hits() > 0);
  await page.see(hint);
  const names = [
    identity.username,
    brandName(clientId),
    'LINE',
    ...filmsOf(clientId).map(({ title }) => title),
  ];
  expect(untranslatedWordsIn(await page.text(), thaiVocabulary(names))).toEqual([]);
  // If the frame is slow, its failing script runs after the page shows `hint`. Waits for the error of this script, so
  // that `clear` below also removes this error.
  if (fault === failingScript)
    await page.waitFor('the error of the frame', async () => page.browserErrors.consoleErrors().length > 0);
  await rule.remove();
  page.browserErrors.clear();
  await page.click('button', t('common.reload'));
}

describe('a third-party page', () => {
  it.each(faults)('[PU-09] with live results that %s', async (_how, fault) => {
    const { page, t } = visitor;
    await failAndReload(visitor, fault, '/live-score', t('frame.hint'));
    await page.seeInFrame(/\d+ - \d+/);
    expect(page.browserErrors.consoleErrors()).toEqual([]);
  });

  it.each(filmsOf(clientId).length === 0 ? [] : faults)(
    '[ME-17] with a film that %s',
    async (_how, fault) => {
      const { page, t } = member;
      await failAndReload(member, fault, '/auth/media/movie?film=1', t('movie.frameHint'));
      await page.seeInFrame(/0:0\d/);
      expect(page.browserErrors.consoleErrors()).toEqual([]);
    },
  );
});
