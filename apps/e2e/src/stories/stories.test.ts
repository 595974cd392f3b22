import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '@chada/tooling/repo-root';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults, loadAxe } from '../accessibility.ts';
import { Browser, desktop, phone, type BrowserUser } from '../browsers/browser.ts';
import type { Page } from '../browsers/page.ts';
import { isFullRun, isInShare, seedOf, shareOf } from '../seeded-share.ts';
import { serveStaticFiles, type StaticFiles } from './static-files.ts';
import { docsOf, firstStory, storiesOf, Workbench, type Story } from './workbench.ts';

const folder = join(repoRoot, 'apps/storybook/dist');
const stories = storiesOf(folder);
const brands = readdirSync(join(folder, 'brands')).sort();
const seed = seedOf('stories');

interface StoryView {
  readonly story: Story;
  readonly brand: string;
  readonly wide: boolean;
}

/**
 * True for a story of a refusal or of maintenance. These stories differ from each other only by one sentence, so fewer
 * of these stories are tested.
 */
const isRefusalOrMaintenance = ({ name }: Story): boolean => /: (\w+ )?Refused .|: Maintenance$/.test(name);

function storyViews(): readonly StoryView[] {
  const all = stories.flatMap((story, index) => {
    const divisor = isRefusalOrMaintenance(story) ? 24 : 6;
    if (!isInShare(index, divisor, seed)) return [];
    const every = brands.flatMap((brand) => [false, true].map((wide) => ({ story, brand, wide })));
    const selected = every[Math.floor((index + seed) / divisor) % every.length];
    return isFullRun || selected === undefined ? every : [selected];
  });
  return all.toSorted((a, b) => Number(a.wide) - Number(b.wide) || (a.brand < b.brand ? -1 : 1));
}

interface Place {
  readonly user: BrowserUser;
  readonly page: Page;
  readonly workbench: Workbench;
}

let files: StaticFiles;
let browser: Browser;
/** The number of pages is equal to the number of tests that run at the same time (`maxConcurrency`). */
const pagesAtOnce = 2;
const free: Place[] = [];
beforeAll(async () => {
  files = await serveStaticFiles(folder);
  browser = await Browser.launch('current');
  // Opens the pages one after another, because the first load of Storybook needs the whole processor for seconds.
  for (let count = 0; count < pagesAtOnce; count += 1) {
    const openBrowser = await openPlace();
    await openBrowser.workbench.show(firstStory, brands[0] ?? '');
    free.push(openBrowser);
  }
});
afterAll(async () => {
  await browser.close();
  await files.stop();
});

async function openPlace(): Promise<Place> {
  const user = await browser.newUser(phone);
  const page = await user.openTab();
  return { user, page, workbench: new Workbench(page, files.url, undefined, loadAxe) };
}

/** Runs a test in a free page. Closes the page of a failed test, so that no later test uses that page. */
async function inPlace(work: (openBrowser: Place) => Promise<void>): Promise<void> {
  const openBrowser = free.pop() ?? (await openPlace());
  try {
    await work(openBrowser);
  } catch (error) {
    await openBrowser.user.close();
    throw error;
  }
  free.push(openBrowser);
}

describe.concurrent('every story', () => {
  it.each(storyViews())('$story.name in $brand, wide: $wide', async ({ story, brand, wide }) => {
    await inPlace(async ({ page, workbench }) => {
      await page.resize(wide ? desktop : phone);
      await workbench.show(story, brand);
      const [shown, overflow] = await page.evaluate(() => [
        document.documentElement.getAttribute('data-brand'),
        document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ]);
      const faults = await accessibilityFaults(page);
      const browserErrors = [...page.browserErrors.consoleErrors()];
      page.browserErrors.clear();
      expect({ shown, faults, browserErrors }).toEqual({ shown: brand, faults: [], browserErrors: [] });
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });
});

const docs = shareOf(
  docsOf(folder).filter(({ id }) => id.startsWith('components-')),
  12,
  seed,
);

/** True for the docs pages of icons and illustrations, which need no description. */
const isGraphicsPage = (id: string): boolean => /-(icons|illustrations)-/.test(id);

describe('a docs page', () => {
  it.each(docs)('of $name describes the component and its props', async ({ id }) => {
    const { page } = free[0] ?? (await openPlace());
    await page.resize(desktop);
    await page.goto(`${files.url}/iframe.html?viewMode=docs&id=${id}&globals=brand:${brands[0] ?? ''}`);
    const statusText = () =>
      page.evaluate(() => {
        const text = (css: string): string => {
          const found = document.querySelector(css);
          return (found && found.textContent) || '';
        };
        return {
          title: text('.sbdocs-content h1'),
          description: text('.sbdocs-content h1 ~ div p, .sbdocs-content h1 ~ p'),
          properties: document.querySelectorAll('.docblock-argstable-body tr').length,
          previews: document.querySelectorAll('.sbdocs-preview').length,
        };
      });
    await page.waitFor(
      () => `the docs of ${id}`,
      async () => {
        const { description, properties, previews } = await statusText();
        return description.length > 15 && (properties > 0 || isGraphicsPage(id)) && previews > 0;
      },
      20_000,
    );
    await page.goto('about:blank');
  });
});

describe('the toolbar of the static build', () => {
  it('changes the brand and the width of a story', async () => {
    const page = await (await browser.newUser(desktop)).openTab();
    await page.goto(`${files.url}/index.html?path=/story/components-button--primary`);
    const preview = () =>
      page.evaluate(() => {
        const frame = document.getElementById('storybook-preview-iframe');
        if (!(frame instanceof HTMLIFrameElement) || frame.contentDocument === null) return {};
        // Uses `querySelector`, because `documentElement` is null while the browser replaces the document.
        const html = frame.contentDocument.querySelector('html');
        return { brand: html && html.getAttribute('data-brand'), width: frame.clientWidth };
      });
    const choose = (tool: string, option: string, isChosen: () => Promise<boolean>): Promise<void> =>
      page.waitFor(
        `${tool} ${option}`,
        async () => {
          const isPressed = await page.evaluate(
            (label, expected) => {
              const options = Array.from(document.querySelectorAll('[role="option"]'));
              const found = options.find(({ textContent }) => (textContent || '').indexOf(expected) >= 0);
              const button = document.querySelector(`button[aria-label^="${label}"]`);
              const pressed = found || (options.length === 0 ? button : null);
              if (pressed instanceof HTMLElement) pressed.click();
              return pressed !== null && pressed === found;
            },
            tool,
            option,
          );
          if (!isPressed) return false;
          return page.waitFor(`${tool} ${option}`, isChosen, 5000).then(
            () => true,
            () => false,
          );
        },
        60_000,
      );
    const [first = '', , last = ''] = brands;
    await page.waitFor(`the story in ${first}`, async () => (await preview()).brand === first, 60_000);
    await choose('Brand', `(${last})`, async () => (await preview()).brand === last);
    await choose('Viewport', '412 px', async () => (await preview()).width === 412);
    expect(page.browserErrors.consoleErrors()).toEqual([]);
  });
});
