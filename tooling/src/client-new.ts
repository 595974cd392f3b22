import { buildAndRun } from './brand-tools/run-built.ts';
import { repoRoot } from './repo-root.ts';

process.exitCode = await buildAndRun(['@chada/client-config'], async () => {
  const { newCommand } = await import('./client-new/command.ts');
  const { processTerminal } = await import('./brand-tools/terminal.ts');
  const { askForBrand } = await import('./client-new/ask.ts');
  const { CancelledError } = await import('./client-new/questions.ts');
  const someone = process.stdin.isTTY && process.stdout.isTTY;
  try {
    return await newCommand(process.argv.slice(2), {
      root: repoRoot,
      terminal: processTerminal(),
      env: process.env,
      ...(someone ? { ask: askForBrand } : {}),
    });
  } catch (error) {
    if (!(error instanceof CancelledError)) throw error;
    console.error(error.message);
    return 130;
  }
});
