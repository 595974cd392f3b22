import { repoRoot } from '../repo-root.ts';
import { runStep } from '../run-step.ts';

export async function buildAndRun(
  packages: readonly string[],
  command: () => Promise<number> | number,
): Promise<number> {
  const filters = packages.map((name) => `--filter=${name}...`);
  const args = ['run', 'build', ...filters, '--output-logs=errors-only'];
  const { code, output } = await runStep('turbo', args, repoRoot);
  if (code !== 0) {
    console.error(`${output}\nThe build failed.`);
    return 1;
  }
  try {
    return await command();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'UsageError') throw error;
    console.error(error.message);
    return 2;
  }
}
