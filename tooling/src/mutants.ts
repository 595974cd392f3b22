import { parseArgs } from 'node:util';
import { randomInt } from 'node:crypto';
import { mutatePackage } from './mutants/mutate-package.ts';
import { describeReport } from './mutants/report.ts';
import { repoRoot } from './repo-root.ts';
import { mutantsUsage } from './commands/project-usages.ts';

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      tests: { type: 'string', multiple: true, default: [] },
      seed: { type: 'string', default: String(randomInt(1, 2 ** 31)) },
      blocks: { type: 'string', default: '12' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(mutantsUsage);
    return 0;
  }
  const [packageName = 'membership-rules', ...paths] = positionals;
  if (!/^[1-9]\d*$/.test(values.blocks)) throw new Error(`--blocks must be an integer, got ${values.blocks}`);
  const sample = values.all ? null : { seed: values.seed, blocks: Number(values.blocks) };
  if (sample) console.log(`seed ${sample.seed}`);
  const report = describeReport(
    packageName,
    await mutatePackage(repoRoot, { packageName, paths, tests: values.tests, sample }),
  );
  console.log(report.text);
  return report.reached ? 0 : 1;
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(`\n${mutantsUsage}`);
  process.exitCode = 2;
}
