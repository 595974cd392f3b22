import { encodeAddressPart, type BadText } from '@chada/testing/bad-input';
import type { Page } from '../browsers/page.ts';
import { faultsOfPage, type WalkedSite } from './field-walk.ts';
import { hasStarted, moveTo } from './in-page.ts';

/** A part of an address of the site that anybody can write. */
export interface AddressCase {
  readonly as: 'visitor' | 'member';
  /** With `*` where the text goes. */
  readonly path: string;
  /** Whether the server is asked for it; else the router alone goes there. */
  readonly fromServer?: true;
}

/** Every part of an address that a screen reads, and what no screen reads. */
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

/** Opens an address with each entry in it. Gives what a visitor would find fault with. */
export async function walkAddress(
  page: Page,
  { path, fromServer }: AddressCase,
  entries: readonly BadText[],
  site: WalkedSite,
): Promise<string[]> {
  const faults: string[] = [];
  await page.goto(`${site.url}/404`);
  // The router is alive once the site has asked the API for what it starts with.
  await page.waitFor('the site to start', () => page.evaluate(hasStarted));
  for (const entry of entries) {
    // A server reads no address of many pages; the browser's own part of it may be as long as it likes.
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
