import { createSiteServer, hostFolders, listenLocally } from '@chada/tooling/site-server';
import { afterEach, describe, expect, it } from 'vitest';
import { join } from 'node:path';
import { Browser, phone } from '../browsers/browser.ts';
import { browsersOfRun, type BrowserName } from '../browsers/limits.ts';
import type { Page } from '../browsers/page.ts';
import { openMembership, signIn, signOut } from '../membership.ts';
import { seedOf, shareOf } from '../seeded-share.ts';
import { TestActor } from '../test-actor.ts';
import { textsOf } from '../texts.ts';
import { workerEnvironment } from '../worker-environment.ts';
import { type CuttableConnection, openConnection } from './cut-connection.ts';
import { journeyBrand } from './journey-brand.ts';
import { shown } from './member-journey.ts';

const environment = workerEnvironment();
const actor = new TestActor(environment);
const clientId = journeyBrand('chaba');
const t = textsOf(clientId);

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

interface Visit {
  readonly page: Page;
  readonly connection: CuttableConnection;
  readonly site: string;
}

async function startVisit(name: BrowserName): Promise<Visit> {
  const browser = await Browser.launch(name);
  endings.push(() => browser.close());
  const connection = await openConnection(environment.sitePort);
  endings.push(() => connection.cut());
  const page = await (await browser.newUser(phone)).openTab();
  await page.device.allowServiceWorkers();
  return { page, connection, site: `http://${clientId}.localhost:${connection.port}/` };
}

const storedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys
      .reduce((all, some) => all.concat(some), [])
      .map(({ url }) => new URL(url).pathname)
      .sort();
  });

const untilStored = (page: Page): Promise<void> =>
  page.waitFor('the service worker to store the visit', async () =>
    (await storedPaths(page)).includes('/app'),
  );

async function visitAsMember({ page, site }: Visit): Promise<void> {
  const identity = await openMembership(actor, clientId);
  await actor.giveCredit(clientId, identity.username, 250);
  await signIn(page, site, identity, t);
  await page.see(shown(250));
  await untilStored(page);
}

async function deploy(
  connection: CuttableConnection,
  read: (path: string, stored: (path: string) => Buffer | undefined) => Buffer | undefined,
): Promise<void> {
  const stamped = hostFolders(join(environment.folder, 'stamped'));
  const brands = stamped.map((brand) => ({
    ...brand,
    read: (path: string) => read(path, (other) => brand.read(other)),
  }));
  const server = createSiteServer({ brands: () => brands, apiOrigin: environment.apiUrl });
  endings.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  await connection.cut();
  await connection.restore(await listenLocally(server, 0));
}

const browsers = browsersOfRun(['current', 'minimum']);
describe.each(shareOf(browsers, browsers.length, seedOf('without a network')))(
  'without a network, in the %s browser',
  (name) => {
    it('the dashboard shows the last credit, marked as old, and later the current credit', async () => {
      const visit = await startVisit(name);
      const { page, connection } = visit;
      await visitAsMember(visit);
      const paths = await storedPaths(page);
      expect(paths.length).toBeGreaterThan(10);
      expect(paths.filter((path) => !/^\/(app$|assets\/|legacy\/assets\/|stamped\/)/.test(path))).toEqual([]);
      await connection.cut();
      await page.reload();
      await page.see(t('dashboard.creditTitle'));
      await page.see(shown(250));
      await page.see(/ยอดเมื่อ \S+ .* อาจไม่ใช่ยอดล่าสุด/);
      const isOld = (): Promise<boolean> =>
        page.evaluate(() => document.querySelector('.ck-credit-button[data-outdated]') !== null);
      expect(await isOld()).toBe(true);
      await connection.restore();
      await page.clickAt('.ck-credit-button');
      await page.waitFor('the current credit', async () => !(await isOld()));
      await page.see(shown(250));
    });
  },
);

describe('the service worker', () => {
  it('[ST-04] shows no credit after a sign-out', async () => {
    const visit = await startVisit('current');
    const { page, connection, site } = visit;
    await visitAsMember(visit);
    await signOut(page, t);
    await page.waitForPath('/login');
    await connection.cut();
    await page.goto(`${site}auth/dashboard`);
    await page.waitForPath('/login');
    await page.see(t('session.submit'));
    expect(await page.text()).not.toContain(shown(250));
  });

  it('stores the picture of the brand for a screen that cannot load', async () => {
    const visit = await startVisit('current');
    const { page, connection, site } = visit;
    await visitAsMember(visit);
    await connection.cut();
    await page.offline(true);
    await page.goto(`${site}auth/media/wheel`);
    await page.see(t('apiErrors.offline'));
    await page.waitFor('the picture', () =>
      page.evaluate(() => {
        const picture = document.querySelector<HTMLImageElement>('.ck-error-state .cf-scene img');
        return picture !== null && picture.complete && picture.naturalWidth > 0;
      }),
    );
  });

  it('stores the visit even if the browser lists no more resources', async () => {
    const { page, site } = await startVisit('current');
    await page.runFirst('performance.setResourceTimingBufferSize(1);');
    await page.goto(`${site}login`);
    await page.see(t('session.submit'));
    await untilStored(page);
    expect((await storedPaths(page)).some((path) => path.startsWith('/assets/libraries-'))).toBe(true);
  });

  it('stores nothing while the page on the host belongs to another deployment', async () => {
    const { page, connection, site } = await startVisit('current');
    await deploy(connection, (path, stored) =>
      path === 'app.html' ? Buffer.from(String(stored(path)).replace(/index-\w/g, '$&x')) : stored(path),
    );
    await page.device.speedUpTimer('setTimeout', 10);
    await page.goto(`${site}login`);
    await page.see(t('session.submit'));
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    expect(await storedPaths(page)).toEqual([]);
  });

  it('never hides the error page of a host, and ends when the host replaces its file', async () => {
    const visit = await startVisit('current');
    const { page, connection } = visit;
    await visitAsMember(visit);
    await deploy(connection, () => undefined);
    await page.reload();
    await page.waitFor('the error page', async () => !(await page.text()).includes(shown(250)));
    await deploy(connection, (path, stored) =>
      stored(path === 'service-worker.js' ? 'service-worker-off.js' : path),
    );
    await page.reload();
    await page.see(shown(250));
    await page.waitFor('the stored files to be deleted', async () => (await storedPaths(page)).length === 0);
  });
});
