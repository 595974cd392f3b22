import { login as loginOperation, logout as logoutOperation } from '@chada/contract/session';
import { login } from '@chada/stores';
import { aSession, replies } from '@chada/testing';
import { type FakeServer, startFakeServer } from '@chada/testing/server';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeStore, renderSite } from '../../test/render-site.tsx';
import { MemberHeader } from './member-header.tsx';
import { Notices } from './notices.tsx';

let server: FakeServer;
beforeAll(async () => {
  server = await startFakeServer();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  server.reset();
});
afterAll(() => server.close());

async function openMemberHeader() {
  const store = makeStore(server);
  server.replyOnce(loginOperation, replies.data(aSession()));
  await store.dispatch(login({ username: 'somsri88', password: 'แมวน้อยกินปลาทู9', from: 'login' }));
  const site = renderSite(
    <>
      <MemberHeader />
      <Notices />
    </>,
    { store },
  );
  fireEvent.click(screen.getByRole('button', { name: 'ออกจากระบบ' }));
  return { ...site, dialog: await screen.findByRole('alertdialog') };
}

const status = (site: { store: ReturnType<typeof makeStore> }) => site.store.getState().auth.status;

describe('[ST-04] [SH-01] signing out', () => {
  it('asks for confirmation, and stays on no', async () => {
    const site = await openMemberHeader();
    expect(within(site.dialog).getByRole('heading').textContent).toBe('ออกจากระบบตอนนี้ไหม');
    expect(site.dialog.textContent).toContain('เครดิตและรายการของคุณยังอยู่ครบ');
    fireEvent.click(within(site.dialog).getByRole('button', { name: 'ยกเลิก' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(status(site)).toBe('loggedIn');
  });

  it('[CO-02] closes without signing out after 5 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    const site = await openMemberHeader();
    act(() => {
      vi.advanceTimersByTime(4_800);
    });
    expect(screen.queryByRole('alertdialog')).not.toBeNull();
    act(() => {
      vi.advanceTimersByTime(300);
    });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(status(site)).toBe('loggedIn');
    expect(server.requests(logoutOperation)).toEqual([]);
  });

  it('on yes resets everything, opens the sign-in page, notifies the server and confirms it', async () => {
    const site = await openMemberHeader();
    fireEvent.click(within(site.dialog).getByRole('button', { name: 'ตกลง' }));
    expect(await screen.findByText('ออกจากระบบเรียบร้อยแล้ว')).toBeTruthy();
    expect(status(site)).toBe('loggedOut');
    expect(site.store.getState().credit.creditSatang).toBeNull();
    expect(site.place().path).toBe('/login');
    await waitFor(() => expect(server.requests(logoutOperation)).toHaveLength(1));
  });
});
