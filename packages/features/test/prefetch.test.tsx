import { type AppStore, readCurrentUser } from '@chada/stores';
import { aMember, memoryStorage } from '@chada/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { expect, it } from 'vitest';
import { DashboardPage } from '../src/dashboard/dashboard-page.tsx';
import { DepositPage } from '../src/deposit/deposit-page.tsx';
import { GameCategoryPage } from '../src/game/game-category-page.tsx';
import { MediaPage } from '../src/media/media-page.tsx';
import { MemberNav } from '../src/shell/member-nav.tsx';
import type { ScreenComponent } from '../src/shell/lazy-screen.ts';
import { PrefetchScreens } from '../src/shell/prefetch.ts';
import { WithdrawalPage } from '../src/withdrawal/withdrawal-page.tsx';
import { sampleClient } from './sample-client.ts';
import { siteHarness } from './site-harness.tsx';

const harness = siteHarness();

function signedInStore(): AppStore {
  const storage = memoryStorage({ 'chada.token': 'token', 'chada.user': JSON.stringify(aMember()) });
  const store = harness.createStore(storage);
  store.dispatch(readCurrentUser());
  return store;
}

function OpensOnPress({ page: Page }: { page: ScreenComponent }): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <Page />
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      open
    </button>
  );
}

const requested = (): readonly string[] =>
  harness
    .server()
    .requests()
    .flatMap(({ id, body }) => (id === undefined ? [] : [`${id} ${JSON.stringify(body)}`]))
    .sort();

const areLoaded = (store: AppStore): boolean => {
  const text = JSON.stringify(store.getState().api ?? {});
  return text.includes('"status":"fulfilled"') && !text.includes('"status":"pending"');
};

/** `others` are the operations that the screen requests without a prefetch when it opens. */
const pages: readonly (readonly [path: string, page: ScreenComponent, others: readonly string[]])[] = [
  // The start of the member area requests the setting.
  ['/auth/dashboard', DashboardPage, ['user.setting {}']],
  ['/auth/deposit', DepositPage, []],
  ['/auth/withdraw', WithdrawalPage, []],
  ['/auth/media', MediaPage, []],
  ['/auth/games/category', GameCategoryPage, []],
];

it.each(pages)('%s shows what it has prefetched, and does not request it again', async (at, page, others) => {
  const store = signedInStore();
  const client = sampleClient();
  const load = page.prefetch;
  if (load === undefined) throw new Error('The page prefetches nothing.');
  store.dispatch(load(client));
  await waitFor(() => expect(areLoaded(store)).toBe(true));
  const prefetched = requested();
  const { unmount } = harness.render(<OpensOnPress page={page} />, { store, at, client });
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  await waitFor(() => expect(areLoaded(store)).toBe(true));
  // The prefetch covers everything except `others`. The screen requests only those, and nothing twice.
  expect(requested()).toEqual([...prefetched, ...others].sort());
  unmount();

  // Without the prefetch, the screen requests the same.
  harness.server().reset();
  harness.render(<OpensOnPress page={page} />, { store: signedInStore(), at, client });
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  await waitFor(() => expect(requested()).toEqual(expect.arrayContaining([...prefetched])));
});

it('a press in the bottom bar requests the data of the screen before the screen renders', async () => {
  const store = signedInStore();
  const client = sampleClient();
  harness.render(
    <PrefetchScreens value={{ '/auth/deposit': { loaded: () => DepositPage } }}>
      <MemberNav />
    </PrefetchScreens>,
    { store, at: '/auth/dashboard', client },
  );
  await userEvent.click(screen.getByRole('link', { name: 'ฝากเงิน' }));
  await waitFor(() =>
    expect(requested().map((request) => request.split(' ')[0])).toEqual(
      expect.arrayContaining(['deposit.mine', 'deposit.public', 'slip.myRequest']),
    ),
  );
});
