import { parseResolvedClient } from '@chada/client-config';
import { type FakeServer, startFakeServer } from '@chada/testing/server';
import { aMember } from '@chada/testing';
import { configure, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mountMemberSite } from './mount-member-site.tsx';
import type { SiteExtensions } from './extensions.ts';

// Opening a screen for the first time is slow, because Vitest then compiles it.
configure({ asyncUtilTimeout: 15_000 });

let server: FakeServer;
const print = vi.fn();
beforeEach(async () => {
  server = await startFakeServer();
  vi.spyOn(console, 'error').mockImplementation(print);
});
afterEach(async () => {
  vi.restoreAllMocks();
  print.mockReset();
  document.body.textContent = '';
  await server.close();
});

function mount(extensions: SiteExtensions | null): void {
  const root = document.createElement('div');
  root.innerHTML = '<p>prerendered</p>';
  document.body.append(root);
  document.documentElement.setAttribute('data-may-be-member', '');
  const client = parseResolvedClient({
    id: 'sample',
    name: 'ดาวตัวอย่าง',
    footer: { holder: 'ดาวตัวอย่าง' },
    theme: { colorScheme: 'dark', themeColor: '#0b1026', fontFamily: 'Sarabun' },
    assets: { logo: '/brand/logo.svg', icon: '/brand/icon.svg' },
    refundTable: { 1: 5, 2: 5, 3: 8, 4: 12, 5: 15, 6: 15 },
    api: { baseUrl: server.url },
  });
  mountMemberSite({ client, root, webVersion: '1.0.0', extensions });
}

const thrown = new TypeError('x is undefined');
const broken: object = {
  get routes(): never {
    throw thrown;
  },
};

it.each([
  ['null', null],
  ['no list', { routes: 7 }],
  ['an error', broken],
])('extensions that are %s never stop the site', async (_what, extensions: object | null) => {
  mount(extensions);
  expect(await screen.findByRole('contentinfo')).toBeDefined();
  expect(screen.queryByText('prerendered')).toBeNull();
  expect(document.documentElement.hasAttribute('data-may-be-member')).toBe(false);
  const lines = print.mock.calls.filter(([line]) => line === 'The site opens without its extensions.');
  expect(lines).toHaveLength(extensions === null ? 0 : 1);
});

it('hides the prerendered page until the site with extensions is rendered', async () => {
  mount({});
  expect(document.documentElement.hasAttribute('data-may-be-member')).toBe(true);
  expect(await screen.findByRole('contentinfo')).toBeDefined();
  expect(document.documentElement.hasAttribute('data-may-be-member')).toBe(false);
});

it('[PU-13] shows a member the prerendered page for unknown paths in the layout of members', async () => {
  localStorage.setItem('chada.token', 'token-of-the-test');
  localStorage.setItem('chada.user', JSON.stringify(aMember()));
  window.history.replaceState(null, '', '/no-such-page');
  const data = document.createElement('script');
  data.id = 'chada-client';
  data.type = 'application/json';
  data.setAttribute('data-painted', 'not-found');
  document.body.append(data);
  try {
    mount(null);
    expect(await screen.findByRole('link', { name: 'ฝากเงิน' })).toBeDefined();
    expect(screen.queryByText('prerendered')).toBeNull();
    expect(print).not.toHaveBeenCalled();
  } finally {
    localStorage.clear();
    window.history.replaceState(null, '', '/');
  }
});
