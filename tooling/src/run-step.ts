import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { repoRoot } from './repo-root.ts';

/** What a finished command said (both streams, in order) and its exit code; 127 when it could not be started. */
export interface StepResult {
  readonly code: number;
  readonly output: string;
}

/**
 * Runs a command of this workspace to its end. Binaries are found in the root's node_modules first, so that a
 * step is the same whether pnpm or a developer's shell started it.
 * @param onText receives the output as it comes, for steps whose progress is worth watching.
 */
export function runStep(
  command: string,
  args: readonly string[],
  cwd: string,
  onText: (text: string) => void = () => {},
  extraEnv: Readonly<Record<string, string>> = {},
): Promise<StepResult> {
  return new Promise((resolve) => {
    const env = { ...process.env, ...workspaceEnv(repoRoot), ...extraEnv };
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const take = (chunk: string): void => {
      output += chunk;
      onText(chunk);
    };
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    // Ctrl-C reaches us all; who ends us alone means the step too.
    const endWithUs = (): void => {
      child.once('close', () => process.exit(143));
      child.kill('SIGTERM');
    };
    process.once('SIGTERM', endWithUs);
    const finish = (result: StepResult): void => {
      process.off('SIGTERM', endWithUs);
      resolve(result);
    };
    child.on('error', (error) => finish({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => finish({ code: code ?? 1, output }));
  });
}

/** The environment of a child: our binaries first, nothing reported to anyone's servers. */
export function workspaceEnv(root: string): Record<string, string> {
  return {
    PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
    TURBO_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    DO_NOT_TRACK: '1',
  };
}
