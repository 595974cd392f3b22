import { publishCommand } from './publish/publish-command.ts';
import { repoRoot } from './repo-root.ts';

/** Runs `pnpm brand:publish`, `pnpm brand:rollback` and `pnpm brand:history` (see `docs/deploy.md`). */
try {
  await publishCommand(process.argv.slice(2), { root: repoRoot, env: process.env, report: console.log });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
