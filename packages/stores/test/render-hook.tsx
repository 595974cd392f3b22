import type { FakeServer } from '@chada/testing/server';
import { cleanup, configure, renderHook, type RenderHookOptions } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { readCurrentUser } from '../src/session/session.ts';
import { StoreProvider } from '../src/store/store-provider.tsx';
import { makeSite, signedInStorage, type Site } from './make-site.ts';

// Waits for up to 10 seconds, because real HTTP requests are slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

export function openMemberSite(
  server: FakeServer,
  { storage = signedInStorage(), tabStorage }: Partial<Pick<Site, 'storage' | 'tabStorage'>> = {},
): Site {
  const site = makeSite(server, { storage, tabStorage, adapter: 'xhr' });
  site.store.dispatch(readCurrentUser());
  return site;
}

export function renderInSite<Result>(site: Site, hook: () => Result): { readonly current: Result } {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StoreProvider store={site.store}>{children}</StoreProvider>
  );
  return renderForTest(hook, { wrapper });
}

/**
 * Renders a hook and unmounts it after the test. Otherwise, a later test would unmount the hook and count the hook's
 * timers as its own timers.
 */
export function renderForTest<Result>(
  hook: () => Result,
  options: RenderHookOptions<unknown>,
): { readonly current: Result } {
  onTestFinished(cleanup);
  return renderHook(hook, options).result;
}
