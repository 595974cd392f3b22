import { builtSiteFolder } from '../repo-root.ts';
import { openBuiltSite } from '../stamp/built-site.ts';
import { createSiteServer, listenLocally } from '../site-server/site-server.ts';
import { stampBrand } from '../stamp/stamp-brand.ts';
import { hostStamped } from '../site-server/static-host.ts';
import { watchBrands } from './brands.ts';

export interface LiveSite {
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Serves the brands in `root`/clients on a free port of this computer, and forwards API requests to a running API.
 * @param onNews is called when a brand is added or removed, and when an edited brand has problems.
 */
export async function startLiveSite(
  root: string,
  apiOrigin: string,
  onNews: (news: string) => void,
): Promise<LiveSite> {
  const built = await openBuiltSite(builtSiteFolder);
  const host = (loaded: Parameters<typeof stampBrand>[1]) => hostStamped(built, stampBrand(built, loaded));
  const brands = watchBrands({ root, host, onNews });
  const site = createSiteServer({ brands: brands.current, apiOrigin });
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
