import { builtSiteFolder } from '@chada/tooling/repo-root';
import { entranceScripts, totalBytes } from './bench/entrance-scripts.ts';

/** `pnpm bench:entrance` prints the size of each script that a browser needs until it can send a sign-in. */
const goalBytes = 100_000;

const scripts = entranceScripts(builtSiteFolder, 'index.html');
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
for (const { name, bytes } of scripts.toSorted((a, b) => b.bytes - a.bytes))
  console.log(`${kilobytes(bytes).padStart(9)}  ${name}`);
console.log(
  `${kilobytes(totalBytes(scripts)).padStart(9)}  all, axios included (goal: ${kilobytes(goalBytes)})`,
);
if (totalBytes(scripts) > goalBytes) process.exitCode = 1;
