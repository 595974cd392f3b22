import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePorts } from '@chada/tooling/ports';

export interface ServedProject {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Serves a customer's built project. Forwards requests to `/api` to the URL `backend`. `policy` is the value of the
 * header Content-Security-Policy.
 */
export async function serveOutside(folder: string, backend: string, policy?: string): Promise<ServedProject> {
  const { site: port } = await freePorts();
  const args = [join(folder, 'node_modules/vite/bin/vite.js'), 'preview', '--strictPort'];
  if (policy !== undefined) args.push('--config', 'vite.policy.config.js');
  const child = spawn(process.execPath, [...args, '--host', '127.0.0.1', '--port', String(port)], {
    cwd: folder,
    env: { ...process.env, BACKEND: backend, POLICY: policy },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = `http://127.0.0.1:${port}/`;
  try {
    await untilServing(url, child, () => output);
  } catch (error) {
    child.kill();
    throw error;
  }
  return {
    url,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}

async function untilServing(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const end = Date.now() + 20_000;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`vite preview ended: ${output()}`);
    const answered = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`vite preview does not answer at ${url}: ${output()}`);
}
