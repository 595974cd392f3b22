import { type AppStore, refreshCredit } from '@chada/stores';
import { replies } from '@chada/testing';
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { memberStorage, openSite, serverForEachTest } from '../test/open-site.tsx';
import { MemberSite } from './member-site.tsx';

const server = serverForEachTest();

function openContact(): AppStore {
  let opened: AppStore | undefined;
  openSite({
    server: server(),
    path: '/auth/contact',
    storage: memberStorage(),
    renderSite: (client, store) => {
      opened = store;
      return <MemberSite client={client} store={store} />;
    },
  });
  if (opened === undefined) throw new Error('The site did not render.');
  return opened;
}

it('[RD-02] [ER-01] remembers the address of the browser if the session ends before its screen renders', async () => {
  const store = openContact();
  // As React Router does, changes the address before the screen.
  window.history.pushState(null, '', '/auth/transaction/history?kind=deposit');
  server().replyToAll(replies.refuse('SESSION_INVALID'));
  await act(async () => void (await store.dispatch(refreshCredit())));
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
  expect(store.getState().returnPath).toBe('/auth/transaction/history?kind=deposit');
});
