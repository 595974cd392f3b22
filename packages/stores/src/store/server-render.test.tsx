import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createAppStore } from './create-store.ts';
import { StoreProvider } from './store-provider.tsx';
import { useAuth } from '../session/use-auth.ts';
import { useSiteStatus } from '../server/use-server.ts';

function Probe(): ReactElement {
  return createElement('p', null, `${useAuth().status} ${useSiteStatus().siteStatus}`);
}

describe('createAppStore on the server', () => {
  it('renders screens without window, document and storage', () => {
    expect([typeof window, typeof document, typeof localStorage]).not.toContain('object');
    const store = createAppStore({
      client: { api: { baseUrl: '/' }, game: { categories: ['sport'], defaultCategory: 'sport' } },
      hostname: '',
      platform: 'DSK',
      webVersion: '1',
      storage: () => {
        throw new Error('touched');
      },
    });
    const html = renderToString(
      <StoreProvider store={store}>
        <Probe />
      </StoreProvider>,
    );
    expect(html).toBe('<p>loading unknown</p>');
    store.dispose();
  });
});
