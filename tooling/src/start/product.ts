import { join } from 'node:path';
import { withOrigins } from '@chada/client-config';
import { defaultClientId, loadClients, type LoadedClient } from '@chada/client-config/node';
import { builtSiteFolder, repoRoot } from '../repo-root.ts';
import { brandIds } from '../brand-tools/brand-folders.ts';
import { type BuiltSite, openBuiltSite } from '../stamp/built-site.ts';
import { createSiteServer, listenLocally } from '../site-server/site-server.ts';
import { stampBrand, type StampedBrand } from '../stamp/stamp-brand.ts';
import { hostFolders, hostStamped } from '../site-server/static-host.ts';
import { writeStamped } from '../stamp/write-stamped.ts';
import { type WatchedBrands, watchBrands } from './brands.ts';
import { startChild } from './child.ts';
import type { Ports } from './ports.ts';
import { sandboxHosts } from './sandbox-hosts.ts';
import { waitForPorts } from './wait-for-ports.ts';

export interface Product {
  readonly brands: readonly { readonly id: string; readonly name: string; readonly url: string }[];
  readonly defaultUrl: string | undefined;
  readonly apiUrl: string;
  readonly bankUrl: string;
  readonly providerUrl: string;
  /** Resolves with an error message if the API's process ends. */
  readonly broken: Promise<string>;
  stop(): Promise<void>;
}

export interface ProductOptions {
  readonly ports: Ports;
  /** The URL of the PostgreSQL database. If absent, the API starts its own PostgreSQL. */
  readonly databaseUrl?: string | undefined;
  readonly env?: Readonly<Record<string, string>>;
  /**
   * The folder for the built sites of the brands. If absent, `startProduct` builds the sites in memory, and builds a site
   * again after an edit in `clients/`.
   */
  readonly stampedFolder?: string;
  readonly onLine: (part: 'api' | 'clients', line: string) => void;
  /** If this signal is aborted during the start, `startProduct` stops what has started, and throws. */
  readonly signal?: AbortSignal | undefined;
}

const apiStartTimeoutMs = 60_000;
const startStopped = 'The start was stopped.';

function stampedBrands(
  folder: string,
  built: BuiltSite,
  stamp: (loaded: LoadedClient) => StampedBrand,
): WatchedBrands {
  for (const loaded of loadClients(join(repoRoot, 'clients'))) writeStamped(built, stamp(loaded), folder);
  const hosted = hostFolders(folder);
  return { current: () => hosted, stop: () => {} };
}

/** Starts the API with the sandbox bank and the sandbox provider, and serves the sites of all brands. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { ports, databaseUrl, env, stampedFolder, onLine, signal } = options;
  const built = await openBuiltSite(builtSiteFolder);
  const hosts = sandboxHosts(ports);
  const stamp = (loaded: LoadedClient): StampedBrand =>
    stampBrand(built, { ...loaded, client: withOrigins(loaded.client, hosts) });
  const brands =
    stampedFolder === undefined
      ? watchBrands({
          root: repoRoot,
          host: (loaded) => hostStamped(built, stamp(loaded)),
          onNews: (news) => onLine('clients', news),
        })
      : stampedBrands(stampedFolder, built, stamp);
  const apiUrl = `http://127.0.0.1:${ports.api}`;
  const main = join(repoRoot, 'apps/reference-api/src/main.ts');
  const api = startChild(
    main,
    [],
    {
      CHADA_SANDBOX: '1',
      SITE_PORT: String(ports.site),
      API_PORT: String(ports.api),
      BANK_PORT: String(ports.bank),
      PROVIDER_PORT: String(ports.provider),
      // If `stampedFolder` is undefined, this process prints the mistakes in brands, and the API must not print them
      // again.
      BRAND_MISTAKES: stampedFolder === undefined ? '0' : '1',
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      ...env,
    },
    (line) => onLine('api', line),
  );
  const broken = api.ended.then(({ code, lastLines }) => `The API ended (code ${code}).\n${lastLines}`);
  const stopParts = async (): Promise<void> => {
    brands.stop();
    await api.stop();
  };
  try {
    // Selects the default brand from all brands, including invalid brands, because an invalid brand is served as soon as
    // its files are corrected.
    const defaultId = defaultClientId(
      join(repoRoot, 'clients'),
      brandIds(repoRoot),
      process.env['DEFAULT_CLIENT'],
    );
    const site = createSiteServer({
      brands: brands.current,
      defaultClientId: defaultId,
      apiOrigin: apiUrl,
    });
    const aborted = new Promise<string>((resolve) => {
      if (signal?.aborted === true) resolve(startStopped);
      signal?.addEventListener('abort', () => resolve(startStopped));
    });
    const cancelled = Promise.race([broken, aborted]);
    await waitForPorts([ports.api, ports.bank, ports.provider], cancelled, apiStartTimeoutMs);
    await listenLocally(site, ports.site);
    return {
      brands: brands.current().map(({ client: { id, name } }) => ({
        id,
        name,
        url: `http://${id}.localhost:${ports.site}`,
      })),
      defaultUrl: brands.current().some(({ client }) => client.id === defaultId)
        ? `http://localhost:${ports.site}`
        : undefined,
      apiUrl,
      bankUrl: `http://localhost:${ports.bank}`,
      providerUrl: `http://localhost:${ports.provider}`,
      broken,
      stop: async () => {
        site.closeAllConnections();
        await new Promise((resolve) => site.close(resolve));
        await stopParts();
      },
    };
  } catch (error) {
    await stopParts();
    throw error;
  }
}
