import type { ResolvedClient } from '@chada/client-config';
import { createAppStore } from '@chada/stores';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { MemberSite } from './member-site.tsx';
import { ownPagesOf, type PrerenderedPage, prerenderedPages } from './prerendered-pages.ts';
import * as screens from './screens.ts';

export { notFoundPage, prerenderedPages, clientRenderedRoutes } from './prerendered-pages.ts';

export interface RenderedPage {
  readonly page: PrerenderedPage;
  readonly title: string;
  readonly html: string;
}

/** Loads the code of the prerendered pages. Call this function before `prerenderPages`. */
export async function preparePrerendering(): Promise<void> {
  await Promise.all(
    [...prerenderedPages, { screen: screens.OwnPage }].flatMap(({ screen }) => screen?.preload() ?? []),
  );
}

/**
 * Prerenders the public pages of a brand, and the pages that the brand wrote itself. Throws an error if a page can't
 * be rendered.
 */
export function prerenderPages(client: ResolvedClient): readonly RenderedPage[] {
  const store = createAppStore({ client, hostname: '', platform: 'DSK', webVersion: '' });
  try {
    return [...prerenderedPages, ...ownPagesOf(client)]
      .filter(({ isAvailable }) => isAvailable?.(client) ?? true)
      .map((page) => {
        let title = client.name;
        const html = renderToString(
          <StaticRouter location={page.address}>
            <MemberSite client={client} store={store} onTitle={(newTitle) => (title = newTitle)} />
          </StaticRouter>,
        );
        // Removes the preload links that React adds.
        return { page, title, html: html.replace(/^(?:<link rel="preload"[^>]*>)+/, '') };
      });
  } finally {
    store.dispose();
  }
}
