import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repoRoot } from '@chada/tooling/repo-root';
import { runStep } from '@chada/tooling/run-step';
import * as z from 'zod/mini';
import { Browser } from './browsers/browser.ts';
import { browserNames, limits } from './browsers/limits.ts';

const engineRun = z.object({
  passed: z.number(),
  notOnThisEngine: z.array(z.string()),
  failed: z.array(z.string()),
});

export interface EngineOutcome {
  readonly line: string;
  readonly held: boolean;
}

export async function runOnEngine(
  browser: string,
  clientId: string | undefined,
  files: readonly string[],
): Promise<EngineOutcome> {
  const name = browserNames.find((browserName) => browserName === browser);
  if (name === undefined)
    return {
      line: `${browser}: there is no such browser; there are ${browserNames.join(', ')}`,
      held: false,
    };
  let version: string;
  try {
    const running = await Browser.launch(name);
    version = running.version;
    await running.close();
  } catch (error) {
    return { line: `${name}: ${error instanceof Error ? error.message : String(error)}`, held: false };
  }
  console.log(`\n== journeys on ${name} ${version}${clientId === undefined ? '' : ` in ${clientId}`}`);
  for (const [capability, reason] of Object.entries(limits[name]))
    console.log(`Its driver has no ${capability}: ${reason}`);

  const folder = mkdtempSync(join(tmpdir(), 'chada-engine-'));
  const report = join(folder, 'run.json');
  const startedAt = Date.now();
  const { code } = await runStep(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project=browsers', '--project=journeys', ...files],
    join(repoRoot, 'apps/e2e'),
    (text) => process.stdout.write(text),
    {
      CHADA_BROWSER: name,
      CHADA_ENGINE_RUN: report,
      ...(clientId === undefined ? {} : { CHADA_BRAND: clientId }),
    },
  );
  const { passed, notOnThisEngine, failed } = engineRun.parse(JSON.parse(readFileSync(report, 'utf8')));
  if (passed + notOnThisEngine.length + failed.length === 0) failed.push('no test ran');
  rmSync(folder, { recursive: true });
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
  for (const title of notOnThisEngine) console.log(`NOT ON THIS ENGINE ${title}`);
  for (const title of failed) console.log(`FAILED ${title}`);
  const isBroken = code !== 0 && failed.length + notOnThisEngine.length === 0;
  const line = [
    `${name} ${version}${clientId === undefined ? '' : ` in ${clientId}`}:`,
    `${passed} passed, ${notOnThisEngine.length} not on this engine, ${failed.length} failed; ${seconds} s`,
    // Reports a failure of the run itself, because the process may exit with an error although no test failed.
    ...(isBroken ? ['(the run itself failed)'] : []),
  ].join(' ');
  return { line, held: failed.length === 0 && !isBroken };
}
