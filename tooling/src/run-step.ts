import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { repoRoot } from './repo-root.ts';

export interface StepResult {
  readonly code: number;
  readonly output: string;
}

/**
 * Runs a command of this workspace. Programs in the root's node_modules take precedence over programs in the PATH.
 * @param onText receives each part of the output as soon as the command prints it.
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
    // Ends the child too, because a SIGTERM that is sent only to this process does not reach the child.
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

export function workspaceEnv(root: string): Record<string, string> {
  return {
    PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
    TURBO_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    DO_NOT_TRACK: '1',
  };
}
