import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { clientIds } from '@chada/client-config/node';
import { repoRoot } from '../../src/runtime/config.ts';
import { compileCache } from './compile-cache.ts';

export interface MainProcess {
  readonly child: ChildProcess;
  readonly url: string;
  readonly printed: () => string;
  /** Resolves to the exit code, or to null if a signal ended the process. */
  readonly ended: Promise<number | null>;
}

/**
 * Starts the API's main program and waits until it is ready. Throws an error with the program's output if the program
 * ends before it is ready.
 */
export async function startMain(env: Readonly<Record<string, string>>): Promise<MainProcess> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../../src/main.ts')], {
    env: {
      ...process.env,
      ...compileCache,
      API_PORT: '0',
      BANK_PORT: '0',
      PROVIDER_PORT: '0',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const ended = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : null));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const found = /^API {2}(\S+)/m.exec(text)?.[1];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error(`the API ended: ${text}`)));
  });
  const { status } = await fetch(`${url}/ready`);
  if (status !== 200) throw new Error(`the readiness check answers ${status}`);
  return { child, url, printed: () => text, ended };
}

/**
 * Creates a clients folder with a single brand, and returns its path. A sandbox with one brand starts faster, because it
 * creates less sample data.
 */
export function makeOneBrandFolder(parent: string): string {
  const clients = path.join(parent, 'clients');
  const all = path.join(repoRoot, 'clients');
  const [id] = clientIds(all);
  if (id === undefined) throw new Error(`${all} has no brands.`);
  cpSync(path.join(all, id), path.join(clients, id), { recursive: true });
  return clients;
}
