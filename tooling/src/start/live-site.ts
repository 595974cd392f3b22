import { join } from 'node:path';
import { repoRoot } from '../repo-root.ts';
import { createSiteServer, listenLocally } from '../site-server/site-server.ts';
import { watchBrands } from './brands.ts';

/** A site server over brands that may come, change and go while it runs. */
export interface LiveSite {
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Serves the brands of `root`/clients on a free port, as `start` does, before an API that runs already.
 * @param onNews is told of mistakes in brands that are edited.
 */
export async function startLiveSite(
  root: string,
  apiOrigin: string,
  onNews: (news: string) => void,
): Promise<LiveSite> {
  const brands = watchBrands(root, onNews);
  const site = createSiteServer({
    brands: brands.current,
    siteFolder: join(repoRoot, 'apps/member-site/dist'),
    apiOrigin,
  });
  const port = await listenLocally(site, 0);
  return {
    port,
    stop: async () => {
      brands.stop();
      site.closeAllConnections();
      await new Promise((resolve) => site.close(resolve));
    },
  };
}
