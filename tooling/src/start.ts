import { repoRoot } from './repo-root.ts';
import { runStep } from './run-step.ts';
import { endWithPackageManager } from './start/end-with-package-manager.ts';

/** `pnpm start` builds and runs the API and the brands' sites, prints their URLs, and then prints `ready`. */
endWithPackageManager();
console.log('building');
const { code, output } = await runStep('turbo', ['run', 'build', '--output-logs=errors-only'], repoRoot);
if (code === 0) {
  const { run } = await import('./start/run.ts');
  process.exitCode = await run(process.env).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  });
} else {
  console.error(output);
  console.error('The build failed; nothing was started.');
  process.exitCode = 1;
}
