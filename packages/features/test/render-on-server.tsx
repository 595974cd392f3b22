import { createAppStore, StoreProvider } from '@chada/stores';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { SiteProvider } from '../src/common/brand/site-context.tsx';
import { sampleClient } from './sample-client.ts';

/** Renders a screen to HTML. Use it in test files `*.server.test.tsx`, which have no window. */
export function renderOnServer(screen: ReactElement, { client = sampleClient() } = {}): string {
  const store = createAppStore({
    client,
    hostname: 'example.localhost',
    platform: 'DSK',
    webVersion: '0.0.0',
  });
  try {
    return renderToString(
      <StoreProvider store={store}>
        <SiteProvider client={client}>
          <StaticRouter location="/">{screen}</StaticRouter>
        </SiteProvider>
      </StoreProvider>,
    );
  } finally {
    store.dispose();
  }
}
