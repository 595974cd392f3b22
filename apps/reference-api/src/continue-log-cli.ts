import { parseArgs } from 'node:util';
import { readBrands } from './brands/brand-directory.ts';
import { systemClock } from './clock.ts';
import { createDatabase, createPool } from './database/connection.ts';
import { continueLog } from './modules/fairness/continue-log.ts';
import { systemSeeds } from './modules/fairness/fairness-deps.ts';
import { readConfig } from './runtime/config.ts';
import { reachDatabase } from './runtime/open-database.ts';
import { createFairnessKeys } from './security/fairness-keys.ts';
import { continueLogUsage } from './usages.ts';

const options = { brand: { type: 'string' }, help: { type: 'boolean' } } as const;

async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options });
  if (values.help || values.brand === undefined) {
    console.log(continueLogUsage);
    if (!values.help) process.exitCode = 1;
    return;
  }
  const config = readConfig(process.env);
  const { secret, folder } = config.fairness;
  if (secret === undefined) throw new Error('FAIRNESS_SECRET is not set');
  const brand = readBrands(config.clientsFolder).find(({ id }) => id === values.brand);
  if (!brand) throw new Error(`there is no brand ${values.brand}`);
  const database = await reachDatabase(config);
  const db = createDatabase(createPool({ url: database.url, schema: 'api', max: 2 }));
  try {
    const fairness = { keys: createFairnessKeys(secret), folder, ...systemSeeds };
    const brandOfLog = { clientId: brand.id, domain: brand.domains[0] ?? brand.id };
    const { origin, before, revealedPairs } = await continueLog(
      { db, fairness, clock: systemClock },
      brandOfLog,
    );
    console.log(`the log goes on as ${origin}`);
    for (const { origin: lost, size, kept, isAtLeast } of before)
      console.log(
        isAtLeast
          ? `at least ${kept} of the ${size} entries of ${lost} are kept; its folder is missing`
          : `${kept} of the ${size} entries of ${lost} are kept`,
      );
    console.log(`${revealedPairs} seed pairs are revealed; members get new ones`);
    console.log('start the API: it publishes the log. Tell members and auditors what was lost.');
  } finally {
    await db.destroy();
    await database.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
