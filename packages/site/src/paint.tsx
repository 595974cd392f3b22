import type { ResolvedClient } from '@chada/client-config';
import { createAppStore } from '@chada/stores';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { MemberSite } from './member-site.tsx';
import { type PaintedPage, paintedPages } from './painted-pages.ts';

export { notFoundPage, paintedPages, unpaintedRoutes } from './painted-pages.ts';

/** The first paint of a page of a brand. */
export interface Paint {
  readonly page: PaintedPage;
  /** The document's title. */
  readonly title: string;
  /** The content of `#root` until the script hydrates it. */
  readonly html: string;
}

/** Loads the code of the painted pages; call it once, before the first brand. */
export async function preparePaint(): Promise<void> {
  await Promise.all(paintedPages.flatMap(({ screen }) => screen?.preload() ?? []));
}

/** Paints the public pages of a brand, its assets resolved to addresses. Throws if a page can't be rendered. */
export function paintPages(client: ResolvedClient): readonly Paint[] {
  const store = createAppStore({ client, hostname: '', platform: 'DSK', webVersion: '' });
  try {
    return paintedPages
      .filter(({ isAvailable }) => isAvailable?.(client) ?? true)
      .map((page) => {
        let title = client.name;
        const html = renderToString(
          <StaticRouter location={page.address}>
            <MemberSite client={client} store={store} onTitle={(said) => (title = said)} />
          </StaticRouter>,
        );
        // React preloads pictures that follow a few lines later.
        return { page, title, html: html.replace(/^(?:<link rel="preload"[^>]*>)+/, '') };
      });
  } finally {
    store.dispose();
  }
}
