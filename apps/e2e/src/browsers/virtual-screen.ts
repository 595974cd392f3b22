import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface VirtualScreen {
  /** The X display, for example `:7`. */
  readonly display: string;
  close(): void;
}

export async function openVirtualScreen(executable: string): Promise<VirtualScreen> {
  const child = spawn(executable, ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve);
    child.once('close', () => reject(new Error('Xvfb did not start.')));
  });
  return { display: `:${number.trim()}`, close: () => void child.kill() };
}
