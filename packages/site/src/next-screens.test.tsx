import type { BarEntry } from '@chada/client-config';
import { paths, SiteProvider } from '@chada/features';
import { MemberLayout } from '@chada/features/member-shell';
import { type AppStore, login, StoreProvider, useReturnPath } from '@chada/stores';
import { memoryStorage, type MemoryStorage, replies } from '@chada/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memberStorage, openSite, serverForEachTest } from '../test/open-site.tsx';
import { NextScreens } from './next-screens.tsx';
import * as screens from './screens.ts';

const server = serverForEachTest();
beforeEach(() => {
  window.requestIdleCallback = (callback) => {
    queueMicrotask(() => callback({ didTimeout: false, timeRemaining: () => 50 }));
    return 0;
  };
  window.cancelIdleCallback = () => undefined;
});
afterEach(() => vi.restoreAllMocks());

const requested = (): readonly string[] =>
  server()
    .requests()
    .map(({ id }) => id);

/** Renders no screen, so that only a prefetch requests the data of a screen. */
function openWithoutScreens(storage: MemoryStorage, children: ReactNode = null): AppStore {
  let opened: AppStore | undefined;
  openSite({
    server: server(),
    path: '/auth/contact',
    storage,
    renderSite: (client, store) => {
      opened = store;
      const bottomBar: BarEntry[] = ['dashboard', 'deposit', 'games', 'withdraw', 'media'];
      return (
        <StoreProvider store={store}>
          <SiteProvider client={{ ...client, layout: { ...client.layout, bottomBar } }}>
            <NextScreens>{children}</NextScreens>
          </SiteProvider>
        </StoreProvider>
      );
    },
  });
  if (opened === undefined) throw new Error('The site did not render.');
  return opened;
}

const emptyMemberArea = (
  <Routes>
    <Route element={<MemberLayout />}>
      <Route path="*" element={null} />
    </Route>
  </Routes>
);

function Remembered({ path }: { path: string }): null {
  const { remember } = useReturnPath();
  useEffect(() => remember(path), [remember, path]);
  return null;
}

const memberScreens = [
  screens.DashboardPage,
  screens.DepositPage,
  screens.GameCategoryPage,
  screens.WithdrawalPage,
  screens.HistoryPage,
  screens.MediaPage,
  screens.ContactPage,
  screens.UserPage,
];
const visitorScreens = [screens.MemberLayout, screens.DashboardPage, screens.RegistrationPage];

it.each([
  ['members', memberStorage(), memberScreens],
  ['visitors', memoryStorage(), visitorScreens],
])('loads the code of the next screens of %s while the browser is idle', async (_who, storage, next) => {
  const loads = next.map((lazyScreen) => vi.spyOn(lazyScreen, 'preload'));
  openWithoutScreens(storage);
  await waitFor(() => expect(loads.map((load) => load.mock.calls.length)).toEqual(next.map(() => 1)));
});

const preloadAll = () => Promise.all(memberScreens.map((lazyScreen) => lazyScreen.preload()));

it.each([
  ['หน้าหลัก', ['announcement.list', 'slip.myRequest', 'user.level']],
  ['ฝากเงิน', ['deposit.mine', 'deposit.public', 'slip.myRequest']],
  [/^เกมทั้งหมด/, ['game.list', 'game.list', 'game.providers']],
  ['ถอนเงิน', ['withdraw.history', 'withdraw.public', 'withdraw.requests']],
  ['กิจกรรม', ['game.overview']],
])('a press of %s requests the data of the next screen', async (name, operations) => {
  await preloadAll();
  openWithoutScreens(memberStorage(), emptyMemberArea);
  const tab = await screen.findByRole('link', { name });
  await waitFor(() => expect(requested()).toContain('user.setting'));
  expect(requested().filter((id) => operations.includes(id))).toEqual([]);
  fireEvent.click(tab);
  await waitFor(() =>
    expect(
      requested()
        .filter((id) => operations.includes(id))
        .sort(),
    ).toEqual(operations),
  );
});

const input = { username: 'somsri88', password: 'แมวน้อยกินปลาทู9', from: 'login' } as const;

it.each([
  ['the dashboard', undefined, ['announcement.list', 'slip.myRequest', 'user.level']],
  ['the screen that the visitor opened', paths.deposit, ['deposit.mine', 'deposit.public', 'slip.myRequest']],
  ['no screen at a path with a query', `${paths.deposit}?from=x`, []],
])('the sign-in requests the data of %s', async (_screen, returnPath, operations) => {
  await preloadAll();
  const store = openWithoutScreens(
    memoryStorage(),
    returnPath === undefined ? null : <Remembered path={returnPath} />,
  );
  await waitFor(() => expect(store.getState().auth.status).toBe('loggedOut'));
  server().replyToAll(replies.refuse('CREDENTIALS_WRONG'));
  await store.dispatch(login(input));
  expect(store.getState().auth.status).toBe('error');
  server().reset();

  await store.dispatch(login(input));
  expect(store.getState().auth.status).toBe('loggedIn');
  // The last request of the start of the member area.
  await waitFor(() => expect(requested()).toContain('user.setting'));
  const ofScreens = /^(announcement\.list|slip|deposit|withdraw|game\.list|game\.overview|user\.level)/;
  await waitFor(() =>
    expect(
      requested()
        .filter((id) => ofScreens.test(id))
        .sort(),
    ).toEqual(operations),
  );
});
