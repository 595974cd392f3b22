import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `dev` serves Storybook at STORYBOOK_PORT (default 6006). `build` writes static files to dist/. */
const [command = 'dev'] = process.argv.slice(2);
const port = process.env['STORYBOOK_PORT'] ?? '6006';
const bin = join(
  dirname(createRequire(import.meta.url).resolve('storybook/package.json')),
  'dist/bin/dispatcher.js',
);
const args =
  command === 'build'
    ? ['build', '--output-dir', 'dist', '--quiet']
    : ['dev', '--port', port, '--exact-port', '--ci', '--no-version-updates'];
const child = spawn(process.execPath, [bin, ...args, '--disable-telemetry'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  stdio: 'inherit',
  env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
