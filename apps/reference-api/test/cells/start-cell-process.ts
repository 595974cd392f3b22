import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import * as z from 'zod/mini';
import type { CellSettings } from '../support/cell-settings.ts';
import { compileCache } from '../support/compile-cache.ts';

export interface CellProcess {
  readonly url: string;
  readonly ended: Promise<unknown>;
  kill(): Promise<void>;
}

export async function startCellProcess(
  { file, bankUrl, providerUrl, apiKey, folder }: CellSettings,
  dies?: 'before-money' | 'before-settling',
): Promise<CellProcess> {
  const settings = { file, bankUrl, providerUrl, apiKey, folder, dies };
  const child = fork(path.join(import.meta.dirname, 'cell-process.ts'), [JSON.stringify(settings)], {
    execArgv: [],
    env: { ...process.env, ...compileCache },
  });
  const ended = once(child, 'exit');
  const prematureExit = ended.then(() => {
    throw new Error('the API process ended');
  });
  const [message]: unknown[] = await Promise.race([once(child, 'message'), prematureExit]);
  // `prematureExit` also rejects if the process ends after its start. This later rejection is ignored, because in some
  // tests the process kills itself.
  prematureExit.catch(() => undefined);
  return {
    url: z.object({ url: z.string() }).parse(message).url,
    ended,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
