import { memoryStorage } from '@chada/testing';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { memberStorage, openSite, serverForEachTest, user } from '../test/open-site.tsx';
import { MemberSite } from './member-site.tsx';

const server = serverForEachTest();

function Address(): ReactElement {
  return <output data-testid="address">{useLocation().pathname}</output>;
}

const address = (): string | null => screen.getByTestId('address').textContent;

function open(path: string, storage = memoryStorage()): void {
  openSite({
    server: server(),
    path,
    storage,
    renderSite: (client, store) => (
      <>
        <Address />
        <MemberSite client={client} store={store} />
      </>
    ),
  });
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
  open('/404', memberStorage());
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
