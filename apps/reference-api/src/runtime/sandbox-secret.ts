import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

export async function sandboxSecret(
  dataFolder: string,
  name: 'bank' | 'provider' | 'log' | 'fairness',
): Promise<string> {
  const file = path.join(dataFolder, `sandbox-${name}.key`);
  await mkdir(dataFolder, { recursive: true });
  await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch(
    (error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    },
  );
  return (await readFile(file, 'utf8')).trim();
}
