import type { ResolvedClient } from '@chada/client-config';
import { createAppStore } from '@chada/stores';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { MemberSite } from './member-site.tsx';
import { type PaintedPage, paintedPages } from './painted-pages.ts';

export { notFoundPage, paintedPages, unpaintedRoutes } from './painted-pages.ts';

/** The first paint of a page of one brand. */
export interface Paint {
  readonly page: PaintedPage;
  /** Title of the document. */
  readonly title: string;
  /** What stands in `#root` until the script takes it over. */
  readonly html: string;
}

/** Fetches the code of what is painted; once, before the first brand. */
export async function preparePaint(): Promise<void> {
  await Promise.all(paintedPages.flatMap(({ screen }) => screen?.preload() ?? []));
}

/** Paints the public pages of a brand, its assets already as addresses. Throws when a page can't be rendered. */
export function paintPages(client: ResolvedClient): readonly Paint[] {
  const store = createAppStore({ client, hostname: '', platform: 'DSK', webVersion: '' });
  try {
    return paintedPages
      .filter(({ isOf }) => isOf?.(client) ?? true)
      .map((page) => {
        let title = client.name;
        const html = renderToString(
          <StaticRouter location={page.address}>
            <MemberSite client={client} store={store} onTitle={(said) => (title = said)} />
          </StaticRouter>,
        );
        // React asks ahead for pictures that stand a few lines further down.
        return { page, title, html: html.replace(/^(?:<link rel="preload"[^>]*>)+/, '') };
      });
  } finally {
    store.dispose();
  }
}
