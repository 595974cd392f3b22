import { join } from 'node:path';
import { builtSiteFolder, repoRoot } from './repo-root.ts';
import { openBuiltSite } from './stamp/built-site.ts';
import { readStampRequest, runStamp } from './stamp/stamp-command.ts';

/** `pnpm brand:stamp`: writes the deployable folder of one brand or of all from the built site. */
try {
  const request = readStampRequest(process.argv.slice(2), repoRoot);
  runStamp(await openBuiltSite(builtSiteFolder), join(repoRoot, 'clients'), request, console.log);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
