import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadClients } from '@chada/client-config/node';
import { builtSiteFolder, repoRoot } from './repo-root.ts';
import { openBuiltSite } from './stamp/built-site.ts';
import { stampBrand } from './stamp/stamp-brand.ts';
import { scriptsHash, scriptsOf } from './stamp/compare-stamped.ts';
import { generateBrands } from './stamp/generate-brands.ts';
import { writeStamped } from './stamp/write-stamped.ts';

/** `pnpm bench:brands [COUNT]` generates brands (default: 100) and measures the time to build each brand's site. */
const count = Number(process.argv[2] ?? '100');
const goalMs = 50;

interface Timed<Result> {
  readonly result: Result;
  readonly ms: number;
  readonly cpuMs: number;
}

function timed<Result>(work: () => Result): Timed<Result> {
  const started = performance.now();
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return { result, ms: performance.now() - started, cpuMs: (user + system) / 1000 };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const folder = mkdtempSync(join(tmpdir(), 'chada-bench-'));
try {
  const [pattern = ''] = loadClients(join(repoRoot, 'clients')).map((loaded) => loaded.folder);
  generateBrands(pattern, join(folder, 'clients'), count);
  const site = await openBuiltSite(builtSiteFolder);
  const { result: brands, ms: checkMs } = timed(() => loadClients(join(folder, 'clients')));
  const out = join(folder, 'stamped');
  const stamped = brands.map((loaded) => timed(() => writeStamped(site, stampBrand(site, loaded), out)));
  const copies = Array.from({ length: 5 }, (_, index) =>
    timed(() => cpSync(builtSiteFolder, join(folder, `copy-${index}`), { recursive: true })),
  );
  const times = stamped.map(({ ms }) => ms);
  const hashes = new Set(stamped.map(({ result }) => scriptsHash(result.folder)));
  const own = stamped.map(({ result }) => result.ownBytes);
  const last = median(times.slice(-10));
  const lastCpu = median(stamped.slice(-10).map(({ cpuMs }) => cpuMs));
  const rows: readonly (readonly [string, string])[] = [
    [`reading and checking ${count} brands`, `${(checkMs / count).toFixed(1)} ms a brand`],
    ['stamping the first', `${(times[0] ?? Number.NaN).toFixed(1)} ms`],
    [`stamping the last ten of ${count}, median`, `${last.toFixed(1)} ms (goal: at most ${goalMs})`],
    ['of it the processor', `${lastCpu.toFixed(1)} ms`],
    ['stamping, median', `${median(times).toFixed(1)} ms`],
    ['baseline: copying the built site, median', `${median(copies.map(({ ms }) => ms)).toFixed(1)} ms`],
    ['ratio of the two', (median(times) / median(copies.map(({ ms }) => ms))).toFixed(2)],
    ['scripts a brand', String(scriptsOf(stamped[0]?.result.folder ?? out).length)],
    [
      'different sets of scripts',
      `${hashes.size} (goal: 1) ${[...hashes].map((hash) => hash.slice(0, 12)).join(' ')}`,
    ],
    ["bytes that are a brand's own, median", `${(median(own) / 1000).toFixed(1)} kB`],
  ];
  const width = Math.max(...rows.map(([label]) => label.length));
  for (const [label, value] of rows) console.log(`${label.padEnd(width)}  ${value}`);
  if (hashes.size !== 1 || Math.min(last, lastCpu) > goalMs) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
