import { buildAndRun } from './brand-tools/run-built.ts';
import { repoRoot } from './repo-root.ts';

process.exitCode = await buildAndRun(['@chada/client-config'], async () => {
  const { artCommand } = await import('./client-art/command.ts');
  const { processTerminal } = await import('./brand-tools/terminal.ts');
  return artCommand(process.argv.slice(2), repoRoot, processTerminal());
});
