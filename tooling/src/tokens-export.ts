import { buildAndRun } from './brand-tools/run-built.ts';
import { repoRoot } from './repo-root.ts';

process.exitCode = await buildAndRun(['@chada/client-config'], async () => {
  const { exportTokensCommand } = await import('./brand-tools/export-tokens-command.ts');
  const { processTerminal } = await import('./brand-tools/terminal.ts');
  return exportTokensCommand(process.argv.slice(2), repoRoot, processTerminal());
});
