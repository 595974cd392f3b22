/**
 * Third-party pages that fail to load or break in their frame: the site around them keeps working, says in Thai what to
 * do, and one press reloads the frame.
 */
import { replies } from '@chada/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../browsers/browser.ts';
import type { PlainFault } from '../browsers/faults.ts';
import { asFault } from '../crawl/answer-faults.ts';
import { machineWordsIn, thaiVocabulary } from '../crawl/machine-words.ts';
import { brandName, filmsOf } from '../texts.ts';
import { beginDay, type Day } from './day.ts';
import { journeyBrand } from './journey-brand.ts';
import { beginMemberDay, open } from './member-day.ts';
import { ownWorld } from '../own-world.ts';

const clientId = journeyBrand('daothong');
const broken = '<!doctype html><script>throw new Error("broken")</script>';
const faults: readonly (readonly [string, PlainFault])[] = [
  ['is refused', { kind: 'fail' }],
  ['is gone', asFault(replies.html(404))],
  ['breaks', { kind: 'answer', status: 200, body: broken, contentType: 'text/html' }],
];

let browser: Browser;
let member: Day;
let visitor: Day;
beforeAll(async () => {
  browser = await Browser.launch('current');
  member = await beginMemberDay(browser, ownWorld(), clientId);
  visitor = await beginDay(browser, ownWorld(), clientId);
});
afterAll(() => browser.close());

/** Opens a screen whose frame fails, removes the fault, and presses the control that reloads the frame. */
async function meetAndMend(day: Day, fault: PlainFault, path: string, hint: string): Promise<void> {
  const { page, t, who } = day;
  const rule = await page.inject({ url: new RegExp(`^${ownWorld().providerUrl}`), fault });
  await open(day, path);
  await page.waitFor('the frame to be asked for', async () => rule.hits() > 0);
  await page.see(hint);
  const names = [who.username, brandName(clientId), 'LINE', ...filmsOf(clientId).map(({ title }) => title)];
  expect(machineWordsIn(await page.text(), thaiVocabulary(names))).toEqual([]);
  await rule.remove();
  // The errors come from the broken frame.
  page.complaints.clear();
  await page.click('button', t('common.reload'));
}

describe('a third-party page', () => {
  it.each(faults)('[PU-09] with live results that %s', async (_how, fault) => {
    const { page, t } = visitor;
    await meetAndMend(visitor, fault, '/live-score', t('frame.hint'));
    await page.seeInFrame(/\d+ - \d+/);
    expect(page.complaints.consoleErrors()).toEqual([]);
  });

  // Some brands have no films.
  it.each(filmsOf(clientId).length === 0 ? [] : faults)(
    '[ME-17] with a film that %s',
    async (_how, fault) => {
      const { page, t } = member;
      await meetAndMend(member, fault, '/auth/media/movie?film=1', t('movie.frameHint'));
      await page.seeInFrame(/0:0\d/);
      expect(page.complaints.consoleErrors()).toEqual([]);
    },
  );
});
