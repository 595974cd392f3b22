import { encodeAddressPart, type BadText } from '@chada/testing/bad-input';
import type { Page } from '../browsers/page.ts';
import { faultsOfPage, type TestedSite } from './page-faults.ts';
import { hasStarted, navigateTo } from './in-page.ts';

export interface AddressCase {
  readonly as: 'visitor' | 'member';
  readonly path: string;
  readonly fromServer?: true;
}

export const addressCases: readonly AddressCase[] = [
  { as: 'visitor', path: '/*' },
  { as: 'visitor', path: '/*', fromServer: true },
  { as: 'visitor', path: '/login?next=*&return=*&reason=*#*' },
  { as: 'visitor', path: '/aff/*' },
  { as: 'visitor', path: '/aff/*', fromServer: true },
  { as: 'visitor', path: '/regis/*/line_ads' },
  { as: 'visitor', path: '/regiss/team-7/*' },
  { as: 'member', path: '/auth/*' },
  { as: 'member', path: '/auth/games/*/JK' },
  { as: 'member', path: '/auth/games/slots/*' },
  { as: 'member', path: '/auth/games/slots/JK?q=*' },
  { as: 'member', path: '/auth/games/category?cat=*' },
  { as: 'member', path: '/auth/games/category?cat=slots&q=*', fromServer: true },
  { as: 'member', path: '/auth/deposit?amount=*' },
  { as: 'member', path: '/auth/deposit/slip?amount=*' },
  { as: 'member', path: '/auth/transaction/history?kind=*' },
  { as: 'member', path: '/auth/media/movie?film=*' },
  { as: 'member', path: '/auth/reward/*' },
  { as: 'member', path: '/auth/reward?view=*' },
];

const longestSent = 1000;
/**
 * The maximum length of a bad text if the site opens the URL by itself, without a request to the server. A maximum is
 * necessary, because Firefox refuses URLs of more than a megabyte.
 */
const longestWithinSite = 200_000;

export async function checkAddress(
  page: Page,
  { path, fromServer }: AddressCase,
  entries: readonly BadText[],
  site: TestedSite,
): Promise<string[]> {
  const faults: string[] = [];
  await page.goto(`${site.url}/404`);
  await page.waitFor('the site to start', () => page.evaluate(hasStarted));
  for (const entry of entries) {
    const text = entry.text.slice(0, fromServer ? longestSent : longestWithinSite);
    const to = path.replaceAll('*', () => encodeAddressPart(text));
    if (fromServer) await page.goto(site.url + to);
    else await page.evaluate(navigateTo, to);
    const found = await faultsOfPage(page, site, entry.text);
    const { origin } = new URL(await page.url());
    if (origin !== new URL(site.url).origin) found.push(`it leads to ${origin}`);
    faults.push(...found.map((fault) => `${path} with ${entry.name}: ${fault}`));
  }
  return faults;
}
