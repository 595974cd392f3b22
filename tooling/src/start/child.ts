import { spawn } from 'node:child_process';

/** A program that runs beside us. */
export interface Child {
  /** How it ended, once it has. */
  readonly ended: Promise<{ readonly code: number; readonly lastLines: string }>;
  /** Asks it to end, and makes it end after a while. */
  stop(): Promise<void>;
}

/** Longer than a closing API may wait for a bank's answer (30 s). */
const patienceMs = 35_000;

/**
 * Starts a program of this repository on the Node we run on.
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
    // In a group of its own: Ctrl-C reaches us alone, and we end it in order.
    detached: true,
  });
  // Whatever ends us, it must not go on alone.
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
