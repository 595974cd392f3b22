import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadClients } from '@chada/client-config/node';
import { repoRoot } from '@chada/tooling/repo-root';
import { runStep } from '@chada/tooling/run-step';

/**
 * `pnpm journeys [--brand ID]... [file...]`: every journey in every brand of `clients/`, or in those named. `pnpm test`
 * walks each in one brand, chosen so that all are met. Exit code 1 when one does not hold.
 */
const { values, positionals } = parseArgs({
  options: { brand: { type: 'string', multiple: true } },
  allowPositionals: true,
});
const all = loadClients(join(repoRoot, 'clients')).map(({ client }) => client.id);

const outcomes: string[] = [];
for (const clientId of values.brand ?? all) {
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
console.log(`\n${outcomes.join('\n')}`);
