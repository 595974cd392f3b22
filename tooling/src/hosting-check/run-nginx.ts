import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface RunningNginx {
  readonly port: number;
  stop(): Promise<void>;
}

export interface NginxTask {
  readonly configurationFile: string;
  readonly folder: string;
  readonly apiPort?: number;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

function adapted(text: string, { folder, apiPort }: NginxTask, port: number): string {
  const changes: readonly (readonly [RegExp, string])[] = [
    [/^ {2}listen 80;$/m, `  listen 127.0.0.1:${port};`],
    [/^ {2}root ".*";$/m, `  root "${folder}";`],
    ...(apiPort === undefined || !text.includes('location /api/')
      ? []
      : [[/^ {4}proxy_pass .*;$/m, `    proxy_pass http://127.0.0.1:${apiPort};`] as const]),
  ];
  return changes.reduce((so, [pattern, line]) => {
    if (!pattern.test(so)) throw new Error(`The configuration has no line like ${String(pattern)}.`);
    return so.replace(pattern, () => line);
  }, text);
}

export const mainFile = (home: string): string => `daemon off;
master_process off;
pid ${home}/pid;
error_log stderr crit;
events {}
http {
  access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${home}/${name};`).join('\n')}
  include conf.d/*.conf;
}
`;

export async function runNginx(task: NginxTask): Promise<RunningNginx> {
  const [home, port] = [mkdtempSync(join(tmpdir(), 'chada-nginx-')), await freePort()];
  mkdirSync(join(home, 'conf.d'));
  writeFileSync(join(home, 'nginx.conf'), mainFile(home));
  writeFileSync(
    join(home, 'conf.d/brand.conf'),
    adapted(readFileSync(task.configurationFile, 'utf8'), task, port),
  );
  const child = spawn('nginx', ['-e', 'stderr', '-p', home, '-c', join(home, 'nginx.conf')]);
  let output = '';
  let ended = false;
  child.stderr.on('data', (part: Buffer) => (output += part.toString()));
  child.on('error', (error) => (output += error.message));
  const end = new Promise<void>((resolve) => {
    const done = () => {
      ended = true;
      resolve();
    };
    child.on('exit', done);
    child.on('error', done);
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await end;
    rmSync(home, { recursive: true, force: true });
  };
  for (let turn = 0; turn < 100 && !ended; turn += 1) {
    const responds = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(2_000) }).then(
      () => true,
      () => false,
    );
    if (responds) return { port, stop };
    await wait(50);
  }
  await stop();
  throw new Error(`nginx did not start: ${output.trim()}`);
}
