import { publishCommand } from './publish/publish-command.ts';
import { repoRoot } from './repo-root.ts';

/**
 * `pnpm brand:publish` shows a stamp to visitors, `pnpm brand:rollback` shows an earlier stamp again, and `pnpm
 * brand:history` lists the stamps that were shown.
 */
try {
  await publishCommand(process.argv.slice(2), { root: repoRoot, env: process.env, report: console.log });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
