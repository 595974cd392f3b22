import { login as loginOperation } from '@chada/contract/session';
import { userCredit } from '@chada/contract/user';
import { type AppStore, type AppThunk, login, logout, readCurrentUser, refreshCredit } from '@chada/stores';
import { aSession, replies } from '@chada/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { siteHarness } from '../../test/site-harness.tsx';
import { useStoredInput } from '../common/fields/use-stored-input.ts';
import { RedirectMember } from './redirect-member.tsx';
import { RequireMember } from './require-member.tsx';

const harness = siteHarness();

function Note(): ReactElement {
  const [note, setNote] = useStoredInput('note');
  return <input aria-label="note" value={note} onChange={({ target }) => setNote(target.value)} />;
}

function Pages(): ReactElement {
  return (
    <Routes>
      <Route element={<RedirectMember />}>
        <Route path="/" element={<h1>home</h1>} />
        <Route path="/login" element={<h1>login</h1>} />
        <Route path="/live-score" element={<h1>visitors' scores</h1>} />
        <Route path="/score" element={<h1>visitors' table</h1>} />
      </Route>
      <Route path="/auth" element={<RequireMember />}>
        <Route index element={<Navigate to="/auth/dashboard" replace />} />
        <Route path="dashboard" element={<h1>dashboard</h1>} />
        <Route path="live-score" element={<h1>scores</h1>} />
        <Route path="score" element={<h1>table</h1>} />
        <Route path="games/category" element={<h1>games</h1>} />
        <Route path="note" element={<Note />} />
      </Route>
    </Routes>
  );
}

const openNote: AppThunk = (_dispatch, _getState, { navigation }) => navigation.go('/auth/note');
const heading = () => screen.getByRole('heading').textContent;

async function openAsVisitor(at: string) {
  const store = harness.createStore();
  store.dispatch(readCurrentUser());
  const site = harness.render(<Pages />, { store, at });
  await screen.findByRole('heading');
  return site;
}

async function signIn({ store }: { store: AppStore }) {
  harness.server().replyOnce(loginOperation, replies.data(aSession()));
  await act(async () => {
    await store.dispatch(login({ username: 'somsri88', password: 'แมวน้อยกินปลาทู9', from: 'login' }));
  });
}

describe('the route guards', () => {
  it('[ME-02] redirect a visitor to the sign-in page, then to the original URL with its query', async () => {
    const site = await openAsVisitor('/auth/games/category?cat=slots');
    expect(heading()).toBe('login');
    await signIn(site);
    await waitFor(() => expect(heading()).toBe('games'));
    expect(site.place().path).toBe('/auth/games/category?cat=slots');
  });

  it('[PU-14] redirect a member from a public page to the member area', async () => {
    const site = await openAsVisitor('/');
    expect(heading()).toBe('home');
    await signIn(site);
    await waitFor(() => expect(site.place().path).toBe('/auth/dashboard'));
  });

  it.each([
    ['PU-09', '/live-score', 'scores'],
    ['PU-09', '/live-score/', 'scores'],
    ['PU-10', '/score', 'table'],
  ])('[%s, PU-14] redirect a member from %s to the same page in the member area', async (_row, at, title) => {
    const site = await openAsVisitor(at);
    expect(heading()).toMatch(/^visitors/);
    await signIn(site);
    await waitFor(() => expect(heading()).toBe(title));
    expect(site.place().path.replace(/\/$/, '')).toBe(`/auth${at.replace(/\/$/, '')}`);
  });

  it('[ME-02] clear the return path after the redirect', async () => {
    const site = await openAsVisitor('/auth/games/category');
    await signIn(site);
    await waitFor(() => expect(heading()).toBe('games'));
    await waitFor(() => expect(site.store.getState().returnPath).toBeNull());
  });

  it('[ST-04] do not return to the page on which the member signed out', async () => {
    const site = await openAsVisitor('/auth/games/category');
    await signIn(site);
    await waitFor(() => expect(heading()).toBe('games'));
    act(() => {
      site.store.dispatch(logout());
    });
    await waitFor(() => expect(heading()).toBe('login'));
    expect(site.store.getState().returnPath).toBeNull();
  });

  it('[ME-02] return to the page on which a session expired', async () => {
    const site = await openAsVisitor('/auth/games/category');
    await signIn(site);
    await waitFor(() => expect(heading()).toBe('games'));
    harness.server().reply(userCredit, replies.refuse('SESSION_INVALID'));
    await act(() => site.store.dispatch(refreshCredit()));
    await waitFor(() => expect(heading()).toBe('login'));
    expect(site.store.getState().returnPath).toBe('/auth/games/category');
    expect(site.place().state).not.toEqual({ reason: 'visitor' });
    harness.server().reset();
    await signIn(site);
    await waitFor(() => expect(heading()).toBe('games'));
  });

  it('[ME-02] keep a typed text of the page on which a session expired until the sign-out', async () => {
    const site = await openAsVisitor('/auth/note');
    const note = () => screen.findByLabelText<HTMLInputElement>('note');
    await signIn(site);
    fireEvent.change(await note(), { target: { value: 'half a note' } });
    harness.server().reply(userCredit, replies.refuse('SESSION_INVALID'));
    await act(() => site.store.dispatch(refreshCredit()));
    await waitFor(() => expect(heading()).toBe('login'));
    harness.server().reset();
    await signIn(site);
    expect((await note()).value).toBe('half a note');
    act(() => {
      site.store.dispatch(logout());
    });
    await waitFor(() => expect(heading()).toBe('login'));
    await signIn(site);
    await waitFor(() => expect(heading()).toBe('dashboard'));
    act(() => {
      site.store.dispatch(openNote);
    });
    expect((await note()).value).toBe('');
  });

  it('[ST-02] show a loading state while the session is unknown', () => {
    const { place } = harness.render(<Pages />, { store: harness.createStore(), at: '/auth/dashboard' });
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.getByRole('status').textContent).toContain('กำลังโหลด');
    expect(place().path).toBe('/auth/dashboard');
  });
});
