import { parseResolvedClient } from '@chada/client-config';
import { createAppStore, startUp } from '@chada/stores';
import { aMember, memoryStorage } from '@chada/testing';
import { type FakeServer, startFakeServer } from '@chada/testing/server';
import { cleanup, configure, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MemberSite } from './member-site.tsx';

// Opening a screen for the first time is slow, because Vitest then compiles it.
configure({ asyncUtilTimeout: 15_000 });

let server: FakeServer;
beforeEach(async () => {
  server = await startFakeServer();
});
afterEach(async () => {
  cleanup();
  await server.close();
});

const client = parseResolvedClient({
  id: 'sample',
  name: 'ดาวตัวอย่าง',
  footer: { holder: 'ดาวตัวอย่าง' },
  theme: { colorScheme: 'dark', themeColor: '#0b1026', fontFamily: 'Sarabun' },
  assets: { logo: '/brand/logo.svg', icon: '/brand/icon.svg' },
  refundTable: { 1: 5, 2: 5, 3: 8, 4: 12, 5: 15, 6: 15 },
});

function Address(): ReactElement {
  return <output data-testid="address">{useLocation().pathname}</output>;
}

const address = (): string | null => screen.getByTestId('address').textContent;

function open(path: string, storage = memoryStorage()): void {
  const store = createAppStore({
    client: { ...client, api: { ...client.api, baseUrl: server.url } },
    hostname: 'sample.localhost',
    platform: 'AND',
    webVersion: '1.0.0',
    storage: () => storage,
    tabStorage: () => storage,
    // Sends requests with Node's HTTP client, because jsdom would enforce CORS.
    adapter: 'http',
  });
  void store.dispatch(startUp());
  render(
    <MemoryRouter initialEntries={[path]}>
      <Address />
      <MemberSite client={client} store={store} />
    </MemoryRouter>,
  );
}

it.each(['/no-such-page', '/no%0Asuch%E2%80%A8page', '/%E0%A4%A', '/__proto__'])(
  '[PU-13] redirects %s to /404',
  async (path) => {
    open(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'ไม่พบหน้าที่คุณต้องการ' })).toBeDefined();
    expect(address()).toBe('/404');
  },
);

it('[PU-13] [SH-01] shows members their own header at /404', async () => {
  const user = aMember();
  open('/404', memoryStorage({ 'chada.token': 'token', 'chada.user': JSON.stringify(user) }));
  expect(await screen.findByRole('heading', { level: 1, name: 'ไม่พบหน้าที่คุณต้องการ' })).toBeDefined();
  expect(await screen.findByText(user.user_pass.username)).toBeDefined();
  expect(screen.queryByText('สำหรับสมาชิก')).toBeNull();
});

it.each([
  ['/auth/login', '/login', 'เข้าสู่ระบบ'],
  ['/auth/deposit', '/login', 'เข้าสู่ระบบ'],
  ['/regiss/team/line', '/regiss/team/line', 'สมัครสมาชิก'],
])('[PU-05] [ME-02] redirects a visitor of %s to %s', async (path, arrives, heading) => {
  open(path);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeDefined();
  expect(address()).toBe(arrives);
});
