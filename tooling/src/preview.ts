import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { repoRoot, stampedFolder } from './repo-root.ts';
import { portFrom, portSettings } from './start/ports.ts';
import { listenForPreview } from './site-server/listen-for-preview.ts';
import { createSiteServer } from './site-server/site-server.ts';
import { hostFolders } from './site-server/static-host.ts';

/**
 * Returns a function that calls `read` at most once a second, and otherwise returns the previous result. If `read`
 * fails, the function also returns the previous result.
 */
function cachedForOneSecond<Value>(read: () => Value): () => Value {
  let [value, at] = [read(), Date.now()];
  return () => {
    if (Date.now() - at <= 1000) return value;
    at = Date.now();
    try {
      value = read();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
    return value;
  };
}

/**
 * `pnpm preview [--out DIR]` serves the built sites of all brands as a static host does. The environment variables
 * `PREVIEW_PORT` and `API_PORT` set the ports.
 */
try {
  const { values } = parseArgs({
    args: process.argv.slice(2).filter((arg) => arg !== '--'),
    options: { out: { type: 'string' } },
  });
  const folder = values.out === undefined ? stampedFolder : resolve(repoRoot, values.out);
  const brands = hostFolders(folder);
  if (brands.length === 0) throw new Error(`No brand is stamped in ${folder}. First: pnpm brand:stamp --all`);
  const apiOrigin = `http://127.0.0.1:${portFrom(process.env, 'API_PORT', portSettings.api.defaultPort)}`;
  const server = createSiteServer({ brands: cachedForOneSecond(() => hostFolders(folder)), apiOrigin });
  const port = await listenForPreview(server, process.env);
  for (const { client } of brands) console.log(`  ${client.id}  http://${client.id}.localhost:${port}`);
  console.log(`  /api is forwarded to ${apiOrigin}, where \`pnpm start\` serves it`);
  console.log('ready');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(0));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
