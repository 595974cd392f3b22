import { builtSiteFolder } from '@chada/tooling/repo-root';
import { entranceScripts, totalBytes } from './bench/entrance-scripts.ts';

/**
 * `pnpm bench:entrance` prints the size of each script of the sign-in page, and the total of the scripts that must load
 * before the page can send a sign-in. The exit code is 1 if the total exceeds the goal.
 */
const goalBytes = 100_000;

const { signIn, page } = entranceScripts(builtSiteFolder, 'index.html');
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
for (const { name, bytes } of page.toSorted((a, b) => b.bytes - a.bytes)) {
  const isNeeded = signIn.some((script) => script.name === name);
  console.log(`${kilobytes(bytes).padStart(9)}  ${name}${isNeeded ? '  (before a sign-in)' : ''}`);
}
const signInBytes = totalBytes(signIn);
console.log(
  `${kilobytes(signInBytes).padStart(9)}  before a sign-in, axios included (goal: ${kilobytes(goalBytes)})`,
);
console.log(`${kilobytes(totalBytes(page)).padStart(9)}  all`);
if (signInBytes > goalBytes) process.exitCode = 1;
