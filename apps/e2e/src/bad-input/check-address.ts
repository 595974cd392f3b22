import { encodeAddressPart, type BadText } from '@chada/testing/bad-input';
import type { Page } from '../browsers/page.ts';
import { faultsOfPage, type TestedSite } from './check-field.ts';
import { hasStarted, moveTo } from './in-page.ts';

/** A part of a site address that a user can edit. */
export interface AddressCase {
  readonly as: 'visitor' | 'member';
  /** The path; `*` marks where the text is inserted. */
  readonly path: string;
  /** True if the page is loaded from the server; otherwise the router navigates to it. */
  readonly fromServer?: true;
}

/** Every part of an address that a screen reads, and some that no screen reads. */
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

/** Opens an address with each text in it and returns the faults that a visitor would notice. */
export async function checkAddress(
  page: Page,
  { path, fromServer }: AddressCase,
  entries: readonly BadText[],
  site: TestedSite,
): Promise<string[]> {
  const faults: string[] = [];
  await page.goto(`${site.url}/404`);
  // The router is ready once the site has sent its first API requests.
  await page.waitFor('the site to start', () => page.evaluate(hasStarted));
  for (const entry of entries) {
    // Servers refuse very long addresses; the router has no limit.
    const text = fromServer && entry.text.length > 1000 ? entry.text.slice(0, 1000) : entry.text;
    const to = path.replaceAll('*', () => encodeAddressPart(text));
    if (fromServer) await page.goto(site.url + to);
    else await page.evaluate(moveTo, to);
    const found = await faultsOfPage(page, site, entry.text);
    const { origin } = new URL(await page.url());
    if (origin !== new URL(site.url).origin) found.push(`it leads to ${origin}`);
    faults.push(...found.map((fault) => `${path} with ${entry.name}: ${fault}`));
  }
  return faults;
}
