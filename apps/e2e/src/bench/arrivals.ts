import type { LaunchedBrowser } from '../browsers/chromium/devtools.ts';
import { settle } from '../settle.ts';
import { longestChain, type Interval } from './longest-chain.ts';
import { openPhone, type Phone, pause, phoneNetwork, slowProcessor } from './phone.ts';

export interface Arrival {
  readonly name: string;
  readonly ms: number;
  readonly networkMs: number;
  readonly roundTrips: number;
}

/** The bench watches the screen for this many milliseconds after the press. */
const watchedMs = 5000;

/**
 * Records the time at which the screen at `path` shows its heading and has loaded its data. The URL changes earlier, so
 * the function also waits for the heading and for the end of all visible loading states. A long list has placeholders
 * below the visible area.
 */
function watchArrival(path: string): void {
  performance.clearResourceTimings();
  performance.setResourceTimingBufferSize(1000);
  const heading = (): string => document.querySelector('main h1, main h2')?.textContent ?? '';
  const before = heading();
  const timings = { pressed: 0, usable: 0 };
  Object.assign(window, { chadaArrival: timings });
  addEventListener('click', () => (timings.pressed ||= performance.now()), { capture: true, once: true });
  const isLoading = (): boolean =>
    Array.from(
      document.querySelectorAll('main .ck-skeleton, main [aria-busy=true], .cf-route-fallback'),
    ).some((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
  const sample = (): void => {
    const isThere =
      timings.pressed > 0 &&
      location.pathname === path &&
      !['', before].includes(heading()) &&
      !isLoading() &&
      document.querySelector('.ck-credit-button__amount .ck-skeleton') === null;
    if (!isThere) timings.usable = 0;
    else if (timings.usable === 0) timings.usable = performance.now();
    requestAnimationFrame(sample);
  };
  requestAnimationFrame(sample);
}

function readArrival(): { pressed: number; usable: number; requests: (Interval & { path: string })[] } {
  const timings: unknown = Reflect.get(window, 'chadaArrival');
  const [pressed, usable] = ['pressed', 'usable'].map((name) => Number(Reflect.get(Object(timings), name)));
  const requests = performance
    .getEntriesByType('resource')
    .map(({ name, startTime, duration }) => ({
      path: new URL(name).pathname,
      start: startTime,
      end: startTime + duration,
    }))
    .filter(({ start, end }) => start >= Number(pressed) && end <= Number(usable) && end - start > 20);
  return { pressed: Number(pressed), usable: Number(usable), requests };
}

async function measureArrival(
  phone: Phone,
  name: string,
  path: string,
  press: () => Promise<void>,
): Promise<Arrival> {
  const { page } = phone;
  await page.evaluate(watchArrival, path);
  await press();
  await pause(watchedMs);
  const { pressed, usable, requests } = await page.evaluate(readArrival);
  if (usable === 0) return { name, ms: Number.NaN, networkMs: 0, roundTrips: 0 };
  if (process.env['BENCH_REQUESTS'] === '1')
    for (const request of requests)
      console.log(
        `${name}: ${(request.start - pressed).toFixed(0)}–${(request.end - pressed).toFixed(0)} ${request.path}`,
      );
  const chain = longestChain(requests);
  return { name, ms: usable - pressed, networkMs: chain.ms, roundTrips: chain.count };
}

export async function measureArrivals(
  browser: LaunchedBrowser,
  clientId: string,
  port: number,
): Promise<readonly Arrival[]> {
  const phone = await openPhone(browser, clientId, port);
  const { page, tools, site } = phone;
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', phoneNetwork);
  await page.goto(`${site}/login`);
  await phone.fillSignIn();
  await pause(4000);
  await tools.send('Emulation.setCPUThrottlingRate', slowProcessor);
  const arrivals = [
    await measureArrival(phone, 'sign-in → dashboard', '/auth/dashboard', () => phone.pressSignIn()),
  ];
  const links = await page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLAnchorElement>('.ck-bottom-bar a'), ({ pathname }) => pathname),
  );
  for (const path of [...links.slice(1), ...links.slice(0, 1)]) {
    await settle(page);
    await pause(1000);
    const press = (): Promise<void> =>
      page.evaluate((to) => {
        const all = Array.from(document.querySelectorAll<HTMLAnchorElement>('.ck-bottom-bar a'));
        all.find(({ pathname }) => pathname === to)?.click();
      }, path);
    arrivals.push(await measureArrival(phone, path, path, press));
  }
  return arrivals;
}
