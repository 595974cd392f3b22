import { join } from 'node:path';
import { createPreviewServer, previewHost } from './publish/preview-stamps.ts';
import { findStamp } from './publish/stamp-library.ts';
import { builtSiteFolder, repoRoot } from './repo-root.ts';
import { listenForPreview } from './site-server/listen-for-preview.ts';
import { openBuiltSite } from './stamp/built-site.ts';
import { type NewStamp, readStampRequest, runStamp } from './stamp/stamp-command.ts';

async function servePreviews(
  stamps: readonly NewStamp[],
  out: string,
  api: string | undefined,
): Promise<void> {
  const found = stamps.map(({ brand, stamp }) => findStamp(out, brand, stamp));
  const server = createPreviewServer(found, api === undefined ? undefined : new URL(api));
  const port = await listenForPreview(server, process.env);
  for (const stamp of found) console.log(`  preview: http://${previewHost(stamp)}:${port}`);
  console.log(
    api === undefined ? '  without a backend; --api URL sets one' : `  /api is forwarded to ${api}`,
  );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(0));
}

/** `pnpm brand:stamp` creates the deployable folder of one brand, or of each brand, from the built site. */
try {
  const request = readStampRequest(process.argv.slice(2), repoRoot);
  const stamps = runStamp(
    await openBuiltSite(builtSiteFolder),
    join(repoRoot, 'clients'),
    request,
    console.log,
  );
  if (request.preview) await servePreviews(stamps, request.out, request.api);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
