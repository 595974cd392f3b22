import { builtSiteFolder } from '@chada/tooling/repo-root';
import { entranceGoals, entranceScripts, totalBytes } from './bench/entrance-scripts.ts';

/**
 * `pnpm bench:entrance` prints the size of each script of the sign-in page, and the total of the scripts that must load
 * before the page can send a sign-in. The exit code is 1 if a total exceeds its limit.
 */
const { signIn, page } = entranceScripts(builtSiteFolder, 'index.html');
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
for (const { name, bytes } of page.toSorted((a, b) => b.bytes - a.bytes)) {
  const isNeeded = signIn.some((script) => script.name === name);
  console.log(`${kilobytes(bytes).padStart(9)}  ${name}${isNeeded ? '  (before a sign-in)' : ''}`);
}
const totals = { signIn: totalBytes(signIn), page: totalBytes(page) };
const totalLine = (total: 'signIn' | 'page', label: string): string =>
  `${kilobytes(totals[total]).padStart(9)}  ${label} (goal: at most ${kilobytes(entranceGoals[total])})`;
console.log(totalLine('signIn', 'before a sign-in, axios included'));
console.log(totalLine('page', 'all'));
if (totals.signIn > entranceGoals.signIn || totals.page > entranceGoals.page) process.exitCode = 1;
