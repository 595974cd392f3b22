import { login as loginOperation, logout as logoutOperation } from '@chada/contract/session';
import { type AppStore, login } from '@chada/stores';
import { aSession, replies } from '@chada/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { siteHarness } from '../../test/site-harness.tsx';
import { MemberHeader } from './member-header.tsx';
import { Notices } from './notices.tsx';

const harness = siteHarness();
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

async function openMemberHeader() {
  const store = harness.createStore();
  harness.server().replyOnce(loginOperation, replies.data(aSession()));
  await store.dispatch(login({ username: 'somsri88', password: 'แมวน้อยกินปลาทู9', from: 'login' }));
  const site = harness.render(
    <>
      <MemberHeader />
      <Notices />
    </>,
    { store },
  );
  fireEvent.click(screen.getByRole('button', { name: 'ออกจากระบบ' }));
  return { ...site, dialog: await screen.findByRole('alertdialog') };
}

const status = (site: { store: AppStore }) => site.store.getState().auth.status;

describe('[ST-04] [SH-01] signing out', () => {
  it('asks for confirmation and keeps the session when the member cancels', async () => {
    const site = await openMemberHeader();
    expect(within(site.dialog).getByRole('heading').textContent).toBe('ออกจากระบบตอนนี้ไหม');
    expect(site.dialog.textContent).toContain('เครดิตและรายการของคุณยังอยู่ครบ');
    fireEvent.click(within(site.dialog).getByRole('button', { name: 'ยกเลิก' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(status(site)).toBe('loggedIn');
  });

  it('[CO-02] closes the dialog after 5 seconds and keeps the session', async () => {
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
    expect(harness.server().requests(logoutOperation)).toEqual([]);
  });

  it('resets the state, opens the sign-in page, calls the server and shows a confirmation', async () => {
    const site = await openMemberHeader();
    fireEvent.click(within(site.dialog).getByRole('button', { name: 'ตกลง' }));
    expect(await screen.findByText('ออกจากระบบเรียบร้อยแล้ว')).toBeTruthy();
    expect(status(site)).toBe('loggedOut');
    expect(site.store.getState().credit.creditSatang).toBeNull();
    expect(site.place().path).toBe('/login');
    await waitFor(() => expect(harness.server().requests(logoutOperation)).toHaveLength(1));
  });
});
