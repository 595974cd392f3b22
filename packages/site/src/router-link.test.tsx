import { replies } from '@chada/testing';
import { fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router';
import { expect, it } from 'vitest';
import { memberStorage, openSite, serverForEachTest } from '../test/open-site.tsx';
import { MemberSite } from './member-site.tsx';

const server = serverForEachTest();

it('[RD-02] [ER-01] remembers the location of the router if the session ends', async () => {
  const storage = memberStorage();
  openSite({
    server: server(),
    path: '/auth/contact',
    storage,
    inMemory: true,
    renderSite: (client, store) => (
      <>
        <Link to="/auth/contact?about=deposit">next location</Link>
        <MemberSite client={client} store={store} />
      </>
    ),
  });
  const refresh = await screen.findByRole('button', { name: /รีเฟรช/ });
  fireEvent.click(screen.getByRole('link', { name: 'next location' }));
  server().replyToAll(replies.refuse('SESSION_INVALID'));
  fireEvent.click(refresh);
  expect(await screen.findByRole('heading', { level: 1, name: 'เข้าสู่ระบบ' })).toBeDefined();
  expect(storage.getItem('chada.returnPath')).toContain('/auth/contact?about=deposit');
});
