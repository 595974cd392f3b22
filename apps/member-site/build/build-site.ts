import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compressFiles } from './compress.ts';
import { joinBuilds } from './join-builds.ts';

const folder = new URL('..', import.meta.url).pathname;
const dist = join(folder, 'dist');
const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');

function build(config: string, logLevel: string): Promise<void> {
  const args = [vite, 'build', '--config', config, '--logLevel', logLevel];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: folder, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${config} did not build.`))));
  });
}

async function modernAndPrerendered(): Promise<void> {
  await build('vite.config.ts', 'info');
  await Promise.all([build('vite.prerender.config.ts', 'error'), compressFiles(join(dist, 'assets'))]);
}

rmSync(dist, { recursive: true, force: true });
await Promise.all([build('vite.legacy.config.ts', 'warn'), modernAndPrerendered()]);
const written = await joinBuilds(folder);
await Promise.all([
  // The legacy files get less compression than the modern files, because maximum compression takes long and few
  // browsers load the legacy files.
  compressFiles(join(dist, 'legacy/assets'), undefined, 9),
  compressFiles(join(dist, 'assets'), written),
]);
