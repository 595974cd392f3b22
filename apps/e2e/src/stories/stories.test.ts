import { randomInt } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '@chada/tooling/repo-root';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../accessibility.ts';
import { Browser, desktop, phone } from '../browsers/browser.ts';
import type { Page } from '../browsers/page.ts';
import { serveStaticFiles, type StaticFiles } from './static-files.ts';
import { storiesOf, Workbench, type Story } from './workbench.ts';

const folder = join(repoRoot, 'apps/storybook/dist');
const stories = storiesOf(folder);
const brands = readdirSync(join(folder, 'brands')).sort();
const seed = Number(process.env['CHADA_SEED'] ?? randomInt(1000));

interface Look {
  readonly story: Story;
  readonly brand: string;
  readonly wide: boolean;
}

/** Every story in every brand on a phone and a desktop; or each in one of them, which the seed turns. */
function looks(): readonly Look[] {
  const all = stories.flatMap((story, index) => {
    const every = brands.flatMap((brand) => [false, true].map((wide) => ({ story, brand, wide })));
    const turn = every[(index + seed) % every.length];
    return process.env['CHADA_FULL'] === '1' || turn === undefined ? every : [turn];
  });
  // A page that changes brand draws its story twice.
  return all.toSorted((a, b) => Number(a.wide) - Number(b.wide) || (a.brand < b.brand ? -1 : 1));
}

interface Place {
  readonly page: Page;
  readonly workbench: Workbench;
}

let files: StaticFiles;
let browser: Browser;
const free: Place[] = [];
beforeAll(async () => {
  files = await serveStaticFiles(folder);
  browser = await Browser.launch('current');
  console.log(`CHADA_SEED=${seed}`);
});
afterAll(async () => {
  await browser.close();
  await files.stop();
});

/** A page that nobody uses now: at most as many as tests run at once. */
async function takePlace(): Promise<Place> {
  const place = free.pop();
  if (place !== undefined) return place;
  const page = await (await browser.newPerson(phone)).openTab();
  return { page, workbench: new Workbench(page, files.url) };
}

describe.concurrent('every story', () => {
  it.each(looks())('$story.name in $brand, wide: $wide', async ({ story, brand, wide }) => {
    const place = await takePlace();
    const { page, workbench } = place;
    await page.resize(wide ? desktop : phone);
    // A page on which a story failed is not handed on.
    await workbench.show(story, brand);
    const [shown, overflow] = await page.evaluate(() => [
      document.documentElement.getAttribute('data-brand'),
      document.documentElement.scrollWidth - innerWidth,
    ]);
    const faults = await accessibilityFaults(page);
    const complaints = [...page.complaints.consoleErrors()];
    page.complaints.clear();
    free.push(place);
    expect({ shown, faults, complaints }).toEqual({ shown: brand, faults: [], complaints: [] });
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
