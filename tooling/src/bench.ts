import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { repoRoot } from './repo-root.ts';
import { runStep } from './run-step.ts';

/**
 * `pnpm bench` runs every benchmark and writes the results to `reports/bench.md`. The computer must be idle. The exit
 * code is 1 if a goal is missed. `docs/performance.md` describes the figures.
 */
const benches = [
  ['pnpm bench:entrance', 'apps/e2e/src/bench-entrance.ts'],
  ['pnpm bench:first-paint', 'apps/e2e/src/bench-first-paint.ts'],
  ['pnpm bench:lobby', 'apps/e2e/src/bench-lobby.ts'],
  ['pnpm bench:member', 'apps/e2e/src/bench-member.ts'],
  ['pnpm bench:brands', 'tooling/src/bench-brands.ts'],
  ['pnpm bench:load', 'apps/reference-api/test/bench/bench-load.ts'],
  ['pnpm bench:streams', 'apps/reference-api/test/bench/bench-streams.ts'],
  ['pnpm bench:growth', 'apps/reference-api/test/bench/bench-growth.ts'],
  ['pnpm bench:cells', 'apps/reference-api/test/bench/bench-cells.ts'],
] as const;

const quietLoad = 0.5;

const [load = 0] = loadavg();
const isQuiet = load <= quietLoad;
if (!isQuiet)
  console.error(`The machine is not quiet: its load is ${load.toFixed(1)}. The figures will be worse.`);

const sections: string[] = [];
for (const [command, file] of benches) {
  console.log(`\n== ${command}`);
  const started = Date.now();
  const { code, output } = await runStep(process.execPath, [file], repoRoot, (text) =>
    process.stdout.write(text),
  );
  const seconds = Math.round((Date.now() - started) / 1000);
  const outcome = code === 0 ? 'all goals met' : 'a goal was missed, or the run failed';
  sections.push(`## ${command}\n\n${outcome}; ${seconds} s\n\n\`\`\`\n${output.trim()}\n\`\`\`\n`);
  if (code !== 0) process.exitCode = 1;
}

const file = join(repoRoot, 'reports/bench.md');
const machine = `${cpus().length} cores, load ${load.toFixed(1)} at the start${isQuiet ? '' : ' (not quiet)'}`;
mkdirSync(join(repoRoot, 'reports'), { recursive: true });
writeFileSync(
  file,
  `# Benchmarks of ${new Date().toISOString().slice(0, 10)}\n\n${machine}\n\n${sections.join('\n')}`,
);
console.log(`\nWritten to ${file}.`);
