/**
 * Opens screens with slow, faulty and correct responses. The seed selects a quarter of the screens, and one fault for
 * each call of a screen. CHADA_FULL=1 opens all screens with all faults.
 */
import { demoMember } from '@chada/reference-api/demo-member';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, phone } from '../browsers/browser.ts';
import { Crawler, type CrawlSite } from '../crawl/crawl.ts';
import { thaiVocabulary } from '../crawl/untranslated-words.ts';
import { readNamesInData } from '../crawl/names-in-data.ts';
import { planFor } from '../crawl/plan.ts';
import { TabPool } from '../crawl/tab-pool.ts';
import { settle } from '../settle.ts';
import { TestActor } from '../test-actor.ts';
import { signIn } from '../membership.ts';
import { isFullRun, seedOf, shareOf } from '../seeded-share.ts';
import { screensOf, type Screen } from '../screens.ts';
import { brand, brandName, textsOf } from '../texts.ts';
import { journeyBrand } from './journey-brand.ts';
import { workerEnvironment } from '../worker-environment.ts';

const clientId = journeyBrand('daothong');
const screens = screensOf(brand(clientId));
const seed = seedOf('faulty responses');
const tabsEach = 2;

let browser: Browser;
let site: CrawlSite;
const tabs = new Map<Screen['as'], TabPool>();

beforeAll(async () => {
  const actor = new TestActor(workerEnvironment());
  const t = textsOf(clientId);
  const names = [...(await readNamesInData(actor)), demoMember.username, clientId, 'UNKNOWN', 'LINE'];
  site = {
    url: actor.site(clientId, ''),
    brandName: brandName(clientId),
    t,
    vocabulary: thaiVocabulary(names),
  };
  browser = await Browser.launch('current');
  for (const as of ['visitor', 'member'] as const) {
    const pages = [];
    for (let count = 0; count < tabsEach; count += 1) {
      const page = await (await browser.newUser(phone)).openTab();
      if (as === 'member') {
        await signIn(page, actor.site(clientId), demoMember, t);
        // Waits for the last calls of the dashboard, because the first screen of the test would count them as its own.
        await settle(page);
      }
      pages.push(page);
    }
    tabs.set(as, new TabPool(pages));
  }
});
afterAll(() => browser.close());

function withCrawler<T>(as: Screen['as'], walk: (crawler: Crawler) => Promise<T>): Promise<T> {
  const pool = tabs.get(as);
  if (pool === undefined) throw new Error(`No tab for ${as}.`);
  return pool.use((page) => walk(new Crawler(page, site)));
}

const divisor = 4;

describe('[ST-01] [ER-03] [ER-07] a screen handles every faulty API response', () => {
  const withTurns = screens.map((screen, index) => ({
    ...screen,
    turn: Math.floor((index + seed) / divisor),
  }));
  it.concurrent.each(shareOf(withTurns, divisor, seed))(
    '$name',
    async ({ turn, ...screen }) => {
      const wrong = await withCrawler(screen.as, async (crawler) => {
        const baseline = await crawler.baseline(screen.path);
        const faults = [...crawler.commonFaults('as usual', baseline.state, baseline)];
        for (const call of planFor(screen, baseline.operations, turn))
          faults.push(...(await crawler.withFault(screen.path, call, baseline)));
        return faults;
      });
      expect(wrong).toEqual([]);
    },
    isFullRun ? 3_600_000 : 240_000,
  );
});

describe('[ST-08] in maintenance', () => {
  it.each(['visitor', 'member'] as const)(
    'every page of a %s shows only the maintenance page',
    async (as) => {
      const wrong = await withCrawler(as, (crawler) =>
        crawler.inMaintenance(screens.filter((screen) => screen.as === as).map(({ path }) => path)),
      );
      expect(wrong).toEqual([]);
    },
  );
});
