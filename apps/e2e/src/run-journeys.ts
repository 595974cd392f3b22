import { parseArgs } from 'node:util';
import { join } from 'node:path';
import { loadClients } from '@chada/client-config/node';
import { repoRoot } from '@chada/tooling/repo-root';
import { runStep } from '@chada/tooling/run-step';
import { runOnEngine } from './run-on-engine.ts';

/**
 * `pnpm journeys [--brand ID]... [--browser NAME]... [file...]` runs journeys, by default in all brands. The exit code
 * is 1 if a test fails.
 */
const { values, positionals } = parseArgs({
  options: { brand: { type: 'string', multiple: true }, browser: { type: 'string', multiple: true } },
  allowPositionals: true,
});

const outcomes: string[] = [];
async function runInBrand(clientId: string): Promise<void> {
  console.log(`\n== journeys of ${clientId}`);
  const { code } = await runStep(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project=journeys', ...positionals],
    join(repoRoot, 'apps/e2e'),
    (text) => process.stdout.write(text),
    { CHADA_BRAND: clientId },
  );
  outcomes.push(`${clientId}: ${code === 0 ? 'ok' : 'failed'}`);
  if (code !== 0) process.exitCode = 1;
}

if (values.browser === undefined) {
  const all = loadClients(join(repoRoot, 'clients')).map(({ client }) => client.id);
  for (const clientId of values.brand ?? all) await runInBrand(clientId);
} else {
  for (const browser of values.browser) {
    for (const clientId of values.brand ?? [undefined]) {
      const { line, held } = await runOnEngine(browser, clientId, positionals);
      outcomes.push(line);
      if (!held) process.exitCode = 1;
    }
  }
}
console.log(`\n${outcomes.join('\n')}`);
