/**
 * Types bad input into form fields and URLs. The seed selects a quarter of the fields and URLs, and the texts for them.
 * CHADA_FULL=1 tries all combinations.
 */
import { demoMember } from '@chada/reference-api/demo-member';
import { badTexts, chooseEntries } from '@chada/testing/bad-input';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressCases, checkAddress } from '../bad-input/check-address.ts';
import { fieldCases } from '../bad-input/field-cases.ts';
import { checkField } from '../bad-input/check-field.ts';
import type { TestedSite } from '../bad-input/page-faults.ts';
import { recorder } from '../bad-input/in-page.ts';
import { Browser, phone } from '../browsers/browser.ts';
import type { Page } from '../browsers/page.ts';
import { thaiVocabulary } from '../crawl/untranslated-words.ts';
import { readNamesInData } from '../crawl/names-in-data.ts';
import { TestActor } from '../test-actor.ts';
import { openMembership, signIn } from '../membership.ts';
import { isFullRun, seedOf, shareOf } from '../seeded-share.ts';
import { textsOf } from '../texts.ts';
import { journeyBrand } from './journey-brand.ts';
import { workerEnvironment } from '../worker-environment.ts';

const clientId = journeyBrand('nava');
const seed = seedOf('bad input on screens');
const divisor = 4;
/**
 * The seed modulo `divisor` selects the fields, and the quotient of the seed and `divisor` selects the texts. Each
 * combination of a field and a text is therefore possible.
 */
const textSeed = Math.floor(seed / divisor);

let browser: Browser;
let site: TestedSite;
const pages = new Map<'visitor' | 'member' | 'upline', Page>();
beforeAll(async () => {
  const actor = new TestActor(workerEnvironment());
  const t = textsOf(clientId);
  browser = await Browser.launch('current');
  const member = await openMembership(actor, clientId);
  await actor.giveCredit(clientId, member.username, 1000);
  for (const as of ['visitor', 'member', 'upline'] as const) {
    const page = await (await browser.newUser(phone)).openTab();
    await page.runFirst(recorder);
    if (as !== 'visitor') await signIn(page, actor.site(clientId), as === 'member' ? member : demoMember, t);
    pages.set(as, page);
  }
  site = {
    url: actor.site(clientId, ''),
    t,
    vocabulary: thaiVocabulary([...(await readNamesInData(actor)), clientId, 'LINE', 'UNKNOWN']),
  };
});
afterAll(() => browser.close());

function pageOf(as: 'visitor' | 'member' | 'upline'): Page {
  const page = pages.get(as);
  if (page === undefined) throw new Error(`No tab for ${as}.`);
  return page;
}

describe('[VA-02] bad input in a field', () => {
  const cases = fieldCases.map((field, at) => ({ ...field, at }));
  it.each(shareOf(cases, divisor, seed))(
    'in $name is refused in Thai at the field or accepted unchanged',
    async ({ at, ...field }) => {
      const tried = badTexts.filter((entry) => field.isTried === undefined || field.isTried(entry));
      const entries = chooseEntries(tried, at, { seed: textSeed, oneIn: isFullRun ? 1 : 60 });
      expect(await checkField(pageOf(field.as), field, entries, site)).toEqual([]);
    },
    isFullRun ? 1_200_000 : 120_000,
  );
});

describe('[PU-06] [PU-14] bad input in an address', () => {
  const cases = addressCases.map((address, at) => ({
    ...address,
    at,
    asked: address.fromServer ? 'of the server' : 'within the site',
  }));
  it.each(shareOf(cases, divisor, seed))(
    '$path, $asked shows a page of the site in Thai',
    async ({ at, ...address }) => {
      const entries = chooseEntries(badTexts, at, { seed: textSeed, oneIn: isFullRun ? 1 : 60 });
      expect(await checkAddress(pageOf(address.as), address, entries, site)).toEqual([]);
    },
    isFullRun ? 1_200_000 : 120_000,
  );
});
