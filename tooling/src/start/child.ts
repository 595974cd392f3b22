import { spawn } from 'node:child_process';

/** A child process. */
export interface Child {
  /** Resolves when it exits. */
  readonly ended: Promise<{ readonly code: number; readonly lastLines: string }>;
  /** Asks it to exit, and kills it after a while. */
  stop(): Promise<void>;
}

/** Longer than the API may wait for a bank's response when it closes (30 s). */
const patienceMs = 35_000;

/**
 * Starts a program of this repository with the current Node.
 * @param onLine receives each line that it prints.
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
    // In its own process group: Ctrl-C reaches only this process, which then stops the child in order.
    detached: true,
  });
  // The child must not outlive this process.
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
      const late = setTimeout(() => child.kill('SIGKILL'), patienceMs);
      await ended;
      clearTimeout(late);
    },
  };
}
