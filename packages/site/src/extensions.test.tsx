import { memoryStorage } from '@chada/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Link, type RouteObject, useParams } from 'react-router';
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { memberStorage, openSite, serverForEachTest, user } from '../test/open-site.tsx';
import type { SiteExtensions } from './extensions.ts';
import { MemberSite } from './member-site.tsx';
import { prepareExtensions } from './prepare-extensions.tsx';
import { printRefusal } from './print-refusal.ts';
import { siteRoutes } from './routes.tsx';

let printed = '';
beforeEach(() => {
  printed = '';
  vi.spyOn(console, 'error').mockImplementation(
    (...parts) => (printed += `${parts.map(String).join(' ')}\n`),
  );
});
afterEach(() => vi.restoreAllMocks());
const server = serverForEachTest();

function open(
  path: string,
  extensions: SiteExtensions,
  storage = memoryStorage(),
  prepared = prepareExtensions(extensions, siteRoutes, { pages: [], print: printRefusal }),
): void {
  openSite({
    server: server(),
    path,
    storage,
    renderSite: (client, store) => <MemberSite client={client} store={store} extensions={prepared} />,
  });
}

const Vip = (): ReactElement => <h1>คลับของเรา {useParams()['level']}</h1>;
const Broken = (): ReactElement => {
  throw new TypeError('x is undefined');
};
/**
 * Accepts any object as site extensions, because JavaScript code of a project outside this repository can pass invalid
 * extensions.
 */
const fromJavaScript = (extensions: object): SiteExtensions => extensions;
const pageAt = (path: `/${string}`, area: 'public' | 'member', page = Vip): SiteExtensions => ({
  routes: [{ path, area, title: 'คลับ', page }],
});

describe("a route of a project's own", () => {
  it('opens in the layout for visitors, with its title', async () => {
    open('/club/gold', pageAt('/club/:level', 'public'));
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('คลับของเรา gold');
    expect(screen.getByRole('contentinfo').textContent).toContain('20+');
    expect(document.title).toBe('คลับ | ดาวตัวอย่าง');
  });

  it('opens in the layout for members, and asks visitors to sign in', async () => {
    open('/auth/club', pageAt('/auth/club', 'member'), memberStorage());
    expect(await screen.findByText(/คลับของเรา/)).toBeDefined();
    expect(await screen.findByText(user.user_pass.username)).toBeDefined();
    cleanup();
    open('/auth/club', pageAt('/auth/club', 'member'));
    expect(await screen.findByRole('heading', { level: 1, name: 'เข้าสู่ระบบ' })).toBeDefined();
  });

  it.each([
    ['/login', 'public', 'the site has a page there'],
    ['/auth/withdraw', 'member', 'the site has a page there'],
    ['/regis/:team/:code', 'public', 'the site has a page there'],
    ['/club', 'member', 'a page for members is below /auth'],
    ['/auth/club', 'public', 'a page below /auth is for members'],
    ['/*', 'public', 'the path is not valid'],
    ['/:anything', 'public', 'the path is not valid'],
    ['/terms', 'public', 'the brand has a page there'],
    ['/Terms', 'public', 'the brand has a page there'],
    ['/LOGIN', 'public', 'the site has a page there'],
    ['/AUTH/vip', 'public', 'a page below /auth is for members'],
    ['/auth/:page', 'member', 'a parameter needs a segment of your own before it'],
    ['/auth/:a/:b/pgsoft', 'member', 'a parameter needs a segment of your own before it'],
    ['/auth/Games/:a/:b/new', 'member', 'a parameter needs a segment of your own before it'],
  ] as const)('%s (%s) is left out: %s', (path, area, reason) => {
    const { ownRoutes } = prepareExtensions(pageAt(path, area), siteRoutes, {
      pages: [{ slug: 'terms' }],
      print: printRefusal,
    });
    expect(printed).toBe(`The extension ${path} is left out: ${reason}.\n`);
    const pathsIn = (all: readonly RouteObject[]): unknown[] =>
      all.flatMap((route) => [route.path ?? [], pathsIn(route.children ?? [])].flat());
    expect(pathsIn(ownRoutes)).toEqual([]);
  });

  it('gives way to an equal route of the site', async () => {
    const equal = { ownRoutes: [{ path: '/auth/:first/:second/pgsoft', element: <p>คลับของเรา</p> }] };
    open('/auth/games/slot/pgsoft', {}, memberStorage(), equal);
    expect(await screen.findByText(user.user_pass.username)).toBeDefined();
    expect(screen.queryByText('คลับของเรา')).toBeNull();
  });

  it.each([
    [undefined, 'routes[0]', 'a route is an object'],
    [null, 'routes[0]', 'a route is an object'],
    [{ area: 'public', title: 'x', page: Vip }, 'routes[0]', 'the path is not valid'],
    [{ path: '/a', area: 'public', page: null, title: 'x' }, '/a', 'the page is not a component'],
    [{ path: '/a', area: 'all', page: Vip, title: 'x' }, '/a', 'the area is neither public nor member'],
    [{ path: '/a', area: 'public', page: Vip, title: null }, '/a', 'the title is not a text'],
  ])('of a JavaScript project is left out alone: %j', async (wrong, name, reason) => {
    const routes: unknown[] = [wrong, { path: '/club', area: 'public', title: 'คลับ', page: Vip }];
    open('/club', fromJavaScript({ routes }));
    expect(await screen.findByRole('heading', { level: 1, name: /คลับของเรา/ })).toBeDefined();
    expect(printed).toBe(`The extension ${name} is left out: ${reason}.\n`);
  });

  it('that fails is reported in Thai, and the rest of the site stays', async () => {
    open('/club', pageAt('/club', 'public', Broken));
    expect((await screen.findByRole('alert')).textContent).toContain('หน้านี้แสดงผลไม่ได้ชั่วคราว');
    expect(screen.getByRole('contentinfo')).toBeDefined();
    expect(document.body.textContent).not.toMatch(/undefined|TypeError/);
    expect(printed).toContain('The extension /club failed. TypeError: x is undefined');
  });
});

describe("a block of a project's own", () => {
  it('replaces a block of the home page, and is added at its end', async () => {
    const extensions = {
      replacements: { 'home.categories': () => <p>เกมของเรา</p> },
      blocks: { 'home.end': () => <Link to="/club">ไปที่คลับ</Link> },
    };
    open('/', extensions);
    expect(await screen.findByText('เกมของเรา')).toBeDefined();
    expect(screen.getByRole('link', { name: 'ไปที่คลับ' })).toBeDefined();
  });

  it('that fails as a replacement gives way to the block of the site', async () => {
    open('/', {});
    const usual = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
    cleanup();
    open('/', { replacements: { 'home.categories': Broken } });
    await waitFor(() => expect(printed).toContain('The extension home.categories failed.'));
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(usual);
  });

  it('that fails as an addition is reported in Thai', async () => {
    open('/auth/dashboard', { blocks: { 'dashboard.end': Broken } }, memberStorage());
    expect(await screen.findByText('โหลดข้อมูลไม่สำเร็จ')).toBeDefined();
    expect(await screen.findByText(user.user_pass.username)).toBeDefined();
    expect(printed).toContain('The extension dashboard.end failed.');
  });

  it('can be null, and another value is left out', async () => {
    open('/', fromJavaScript({ routes: null, replacements: null, blocks: { 'home.end': null } }));
    expect(await screen.findByRole('contentinfo')).toBeDefined();
    expect(printed).toBe('');
    cleanup();
    open('/', fromJavaScript({ replacements: { 'home.links': 7 } }));
    expect(await screen.findByRole('contentinfo')).toBeDefined();
    expect(printed).toBe('The extension home.links is left out: it is not a component.\n');
  });

  it('can replace only blocks without money, sessions and limits', async () => {
    type Replaced = keyof NonNullable<SiteExtensions['replacements']>;
    expectTypeOf<Replaced>().toEqualTypeOf<
      `home.${'categories' | 'links' | 'offers' | 'news'}` | `dashboard.${'games' | 'news'}`
    >();
    const wrong: object = { 'dashboard.credit': Broken };
    open('/auth/dashboard', { replacements: wrong }, memberStorage());
    expect(await screen.findByText(user.user_pass.username)).toBeDefined();
    expect(printed).toMatch(
      /^The site has no replaceable block dashboard\.credit\. Possible: home\.categories, /,
    );
    expect(printed).not.toContain('failed');
  });
});
