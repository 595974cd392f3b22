import { demoMember } from '@chada/reference-api/demo-member';
import { manyGames } from '@chada/testing';
import { ChromiumTab } from './browsers/chromium/chromium-tab.ts';
import type { DevTools } from './browsers/chromium/devtools.ts';
import { launchCurrentChromium } from './browsers/chromium/launch-current.ts';
import { Page } from './browsers/page.ts';
import { textsOf } from './texts.ts';
import { startEnvironment } from './environment.ts';
import { runProgram } from './run-program.ts';

/** `pnpm bench:lobby [RUNS]` measures scrolling and search in a lobby of 5,000 games on a slow processor. */
const runs = Number(process.argv[2] ?? '5');
const gameCount = 5_000;
const hotEvery = 30;
/** The number of games that the site requests at once. */
const pageSize = 40;
const goals = { framesASecond: 60, keystrokeMs: 50, ofPlain: 0.95 };

const viewport = { width: 412, height: 823 };

interface Scrolled {
  readonly framesASecond: number;
  readonly blank: number;
}

async function scroll(page: Page, row: string): Promise<Scrolled> {
  return page.evaluate(
    (selector) =>
      new Promise<Scrolled>((resolve) => {
        const [frames, stepPx] = [180, 28];
        const times: number[] = [];
        let blank = 0;
        document.querySelector(selector)?.scrollIntoView();
        const step = (now: number): void => {
          times.push(now);
          // The middle of the window can be a gap between two tiles.
          const there = [0, 30].some(
            (y) => document.elementFromPoint(innerWidth / 4, innerHeight / 2 + y)?.closest(selector) != null,
          );
          if (!there) blank += 1;
          scrollBy(0, stepPx);
          if (times.length <= frames) requestAnimationFrame(step);
          else resolve({ framesASecond: (frames * 1000) / (now - (times[0] ?? now)), blank });
        };
        setTimeout(() => requestAnimationFrame(step), 500);
      }),
    row,
  );
}

/**
 * Types a search. Returns the delay from each keystroke to the next paint, in ms. Browsers do not report delays below
 * 16 ms.
 */
async function type(page: Page, tools: DevTools, field: string): Promise<readonly number[]> {
  await page.evaluate((selector) => {
    scrollTo(0, 0);
    const input = document.querySelector<HTMLInputElement>(selector);
    input?.focus({ preventScroll: true });
    const durations: number[] = [];
    Object.assign(window, { keystrokes: durations });
    const watched = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === 'keydown' || name === 'keypress') durations.push(duration);
    }).observe(watched);
  }, field);
  for (const [index, text] of 'dragon gold 88 king'.split('').entries()) {
    await tools.send('Input.dispatchKeyEvent', { type: 'keyDown', text, key: text, unmodifiedText: text });
    await tools.send('Input.dispatchKeyEvent', { type: 'keyUp', key: text });
    await new Promise((resolve) => setTimeout(resolve, index % 4 === 3 ? 600 : 90));
  }
  return page.evaluate(() => {
    const reported: unknown = Reflect.get(window, 'keystrokes');
    return Array.isArray(reported) ? reported.map(Number) : [];
  });
}

const plainPage = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>x</title>
<style>li { height: 48px; border-bottom: 1px solid #ccc }</style><input type="search"><ul>${manyGames(
  gameCount,
)
  .map(({ name, provider }) => `<li><button>${name} ${provider}</button></li>`)
  .join('')}</ul>`;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

await runProgram(async (program) => {
  const environment = await program.launch(() => startEnvironment(program.signal));
  const browser = await program.launch(launchCurrentChromium);
  const [id = ''] = environment.addresses.clientIds;
  const t = textsOf(id);
  const site = `http://${id}.localhost:${environment.addresses.sitePort}`;
  const tools = await (await browser.newVisitor()).openTab();
  const page = await Page.over(await ChromiumTab.over(tools), viewport);
  await page.goto(`${site}/login`);
  await page.fill(t('common.username'), demoMember.username);
  await page.fill(t('common.password'), demoMember.password);
  await page.click('button', t('session.submit'));
  await page.waitForPath('/auth/dashboard');
  const items = manyGames(gameCount, { category: 'slots' }).map((game, index) => ({
    ...game,
    hot: index % hotEvery === 0,
  }));
  // The response contains the number of results by category. Otherwise the site would request the list of each
  // category.
  const foundByCategory = [{ category: 'slots', games: gameCount }];
  /** Serves the first `count` games as one page of the list. */
  const servePage = (count: number) => {
    const data = {
      items: items.slice(0, count),
      nextCursor: count < gameCount ? 'next' : null,
      total: gameCount,
      foundByCategory,
    };
    return page.inject({
      url: /\/api\/auth\/user\/game\/list$/,
      method: 'POST',
      fault: { kind: 'answer', status: 200, body: JSON.stringify({ data, message: 'ok' }) },
    });
  };
  await page.inject({
    url: /\/plain-rows$/,
    fault: { kind: 'answer', status: 200, body: plainPage, contentType: 'text/html; charset=utf-8' },
  });
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const found = { lobby: [] as Scrolled[], plain: [] as Scrolled[] };
  const keys = { lobby: [] as number[], plain: [] as number[] };
  for (let run = 0; run < runs; run += 1) {
    await page.goto(`${site}/plain-rows`);
    found.plain.push(await scroll(page, 'li'));
    keys.plain.push(...(await type(page, tools, 'input[type=search]')));
    const everyGame = await servePage(gameCount);
    await page.goto(`${site}/auth/games/category?cat=slots`);
    await page.waitFor('the games', () =>
      page.evaluate(() => document.querySelector('.cf-games__grid[data-measured]') !== null),
    );
    found.lobby.push(await scroll(page, '[data-tile]'));
    // The page shows 5,000 games, and each search is answered as the API answers: by a page of games.
    await everyGame.remove();
    const searched = await servePage(pageSize);
    keys.lobby.push(...(await type(page, tools, 'input[type=search]')));
    await searched.remove();
  }
  const rate = (of: readonly Scrolled[]): number => median(of.map(({ framesASecond }) => framesASecond));
  const slowest = (of: readonly number[]): number => Math.max(16, ...of);
  const ratio = rate(found.lobby) / Math.min(goals.framesASecond, rate(found.plain));
  const blank = found.lobby.reduce((sum, result) => sum + result.blank, 0);
  const key = { median: median(keys.lobby), slowest: slowest(keys.lobby) };
  console.log(
    [
      `scrolling ${gameCount} games: ${rate(found.lobby).toFixed(1)} frames/s,`,
      `plain rows ${rate(found.plain).toFixed(1)}, ratio ${ratio.toFixed(2)}`,
      `(goal: ${goals.framesASecond}, ratio at least ${goals.ofPlain}); ${blank} frames without a game (goal: 0)`,
    ].join(' '),
  );
  console.log(
    [
      `a keystroke: slowest ${key.slowest} ms, median of the reported ones ${key.median} ms;`,
      `plain page: slowest ${slowest(keys.plain)} ms (goal: at most ${goals.keystrokeMs} ms)`,
    ].join(' '),
  );
  if (ratio < goals.ofPlain || blank > 0 || key.slowest > goals.keystrokeMs) process.exitCode = 1;
});
