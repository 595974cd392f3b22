import { parseArgs } from 'node:util';
import { randomInt } from 'node:crypto';
import { mutatePackage } from './mutants/mutate-package.ts';
import { describeReport } from './mutants/report.ts';
import { repoRoot } from './repo-root.ts';

const usage = `pnpm mutants [PACKAGE] [PATH ...] [--tests PATH ...] [--all] [--seed NUMBER] [--blocks NUMBER]

Puts single faults into the code of a package and runs the package's own tests against each. A fault that no test notices
survives. PACKAGE is a folder name of packages/ or apps/ (default: membership-rules); each PATH limits the faults to a
file or folder of it, such as src/ledger. --tests runs only a test file or the tests in a folder, for packages whose
full suite takes minutes: pnpm mutants reference-api src/ledger --tests src/ledger. By default 12 blocks of 20 lines are
drawn by the seed, which is printed; --all takes every line. Survivors that are not faults are listed, with the reason, in tooling/src/mutants/accepted.ts.
Exit code 1 when fewer than 90 % of the faults are noticed, 2 for a wrong call.`;

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
    console.log(usage);
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
  console.error(`\n${usage}`);
  process.exitCode = 2;
}
