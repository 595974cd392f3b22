import { join } from 'node:path';
import { repoRoot } from '../repo-root.ts';
import { createSiteServer, listenLocally } from '../site-server/site-server.ts';
import { defaultClientId, watchBrands } from './brands.ts';
import { startChild } from './child.ts';
import type { Ports } from './ports.ts';
import { standIns } from './stand-ins.ts';
import { untilAnswering } from './until-answering.ts';

/** Where a running product can be reached. */
export interface Product {
  readonly brands: readonly { readonly id: string; readonly name: string; readonly url: string }[];
  /** The address of plain localhost, when a brand is its default. */
  readonly defaultUrl: string | undefined;
  readonly apiUrl: string;
  readonly bankUrl: string;
  readonly providerUrl: string;
  /** Fulfilled with what happened when a part of it ends by itself. */
  readonly broken: Promise<string>;
  stop(): Promise<void>;
}

export interface ProductOptions {
  readonly ports: Ports;
  /** Without it the API starts a PostgreSQL of its own. */
  readonly databaseUrl?: string | undefined;
  /** Further variables for the API. */
  readonly env?: Readonly<Record<string, string>>;
  /** Told of each line that a part prints, and of problems of brands that are edited. */
  readonly onLine: (part: 'api' | 'clients', line: string) => void;
}

const apiStartPatienceMs = 60_000;

/** Starts the whole product from what is built: the API with bank and provider, and the site of every brand. */
export async function startProduct({ ports, databaseUrl, env, onLine }: ProductOptions): Promise<Product> {
  const brands = watchBrands(repoRoot, (problem) => onLine('clients', problem), standIns(ports));
  const ids = brands.current().map(({ client }) => client.id);
  const apiUrl = `http://127.0.0.1:${ports.api}`;
  const main = join(repoRoot, 'apps/reference-api/src/main.ts');
  const api = startChild(
    main,
    [],
    {
      SITE_PORT: String(ports.site),
      API_PORT: String(ports.api),
      BANK_PORT: String(ports.bank),
      PROVIDER_PORT: String(ports.provider),
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
    const defaultId = defaultClientId(repoRoot, ids, process.env);
    const site = createSiteServer({
      brands: brands.current,
      defaultClientId: defaultId,
      siteFolder: join(repoRoot, 'apps/member-site/dist'),
      apiOrigin: apiUrl,
    });
    await untilAnswering([ports.api, ports.bank, ports.provider], broken, apiStartPatienceMs);
    await listenLocally(site, ports.site);
    return {
      brands: brands.current().map(({ client: { id, name } }) => ({
        id,
        name,
        url: `http://${id}.localhost:${ports.site}`,
      })),
      defaultUrl: defaultId === undefined ? undefined : `http://localhost:${ports.site}`,
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
