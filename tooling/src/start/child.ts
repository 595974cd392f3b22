import { spawn } from 'node:child_process';

export interface Child {
  readonly ended: Promise<{ readonly code: number; readonly lastLines: string }>;
  stop(): Promise<void>;
}

/**
 * A child process is killed if it has not exited within this time after the signal SIGTERM. The time is longer than
 * 30 s, because the API may wait 30 s for a bank before the API exits.
 */
const exitTimeoutMs = 35_000;

/**
 * Starts a program of this repository with the Node version of this process.
 * @param onLine receives each line that the program prints.
 */
export function startChild(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  onLine: (line: string) => void,
): Child {
  const child = spawn(process.execPath, [file, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Starts the child in its own process group, so that Ctrl-C does not reach the child directly.
    detached: true,
  });
  const endWithUs = (): void => void child.kill('SIGTERM');
  process.once('exit', endWithUs);
  const lastLines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        lastLines.push(line);
        if (lastLines.length > 20) lastLines.shift();
        onLine(line);
      }
    });
  }
  const ended = new Promise<{ code: number; lastLines: string }>((resolve) => {
    child.on('error', (error) => resolve({ code: 127, lastLines: error.message }));
    child.on('close', (code) => {
      process.off('exit', endWithUs);
      resolve({ code: code ?? 1, lastLines: lastLines.join('\n') });
    });
  });
  return {
    ended,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const killTimer = setTimeout(() => child.kill('SIGKILL'), exitTimeoutMs);
      await ended;
      clearTimeout(killTimer);
    },
  };
}
