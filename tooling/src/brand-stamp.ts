import { join } from 'node:path';
import { builtSiteFolder, repoRoot } from './repo-root.ts';
import { openBuiltSite } from './stamp/built-site.ts';
import { readStampRequest, runStamp } from './stamp/stamp-command.ts';

/** `pnpm brand:stamp` creates the deployable folders of one brand or all brands from the built site. */
try {
  const request = readStampRequest(process.argv.slice(2), repoRoot);
  runStamp(await openBuiltSite(builtSiteFolder), join(repoRoot, 'clients'), request, console.log);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
