import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { repoRoot } from '../repo-root.ts';
import { findPortConflicts, freePorts, type Ports } from './ports.ts';

let folder = '';
let ports: Ports;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chada-stop-'));
  ports = await freePorts();
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));

function startFile(file: string): ChildProcess {
  const { site, api, bank, provider } = ports;
  const at = { SITE_PORT: site, API_PORT: api, BANK_PORT: bank, PROVIDER_PORT: provider };
  const named = Object.entries(at).map(([name, port]): [string, string] => [name, String(port)]);
  const env = {
    ...process.env,
    ...Object.fromEntries(named),
    CHADA_DATA: join(folder, 'data'),
    NODE_ENV: 'production',
    DATABASE_URL: '',
  };
  return spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

async function untilSays(line: string, file: string): Promise<ChildProcess> {
  const child = startFile(file);
  await says(child, line);
  return child;
}

/** Waits until a program prints a line. Throws if the program ends before. */
async function says(child: ChildProcess, line: string): Promise<void> {
  let text = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        if (text.split('\n').includes(line)) resolve();
      });
    }
    child.once('exit', () => reject(new Error(`it ended before it said ${line}: ${text}`)));
  });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const pidIn = (file: string): number => Number(readFileSync(file, 'utf8').split('\n', 1)[0]);

async function end(child: ChildProcess): Promise<unknown> {
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  const [code]: unknown[] = await exit;
  return code;
}

it(
  '`pnpm start` waits for its API and PostgreSQL if it stops while it starts',
  { timeout: 120_000 },
  async () => {
    const child = startFile(join(repoRoot, 'tooling/src/start.ts'));
    const pidFile = join(folder, 'data/postgres/postmaster.pid');
    try {
      await expect.poll(() => existsSync(pidFile), { timeout: 60_000 }).toBe(true);
      const postgres = pidIn(pidFile);
      const exit = once(child, 'exit');
      child.kill('SIGINT');
      expect(await exit).toEqual([0, null]);
      expect(isAlive(postgres)).toBe(false);
      expect(await findPortConflicts(ports)).toEqual([]);
    } finally {
      child.kill('SIGKILL');
    }
  },
);

it('`pnpm start` stops its site, API, bank, provider and PostgreSQL', { timeout: 240_000 }, async () => {
  const child = await untilSays('ready', join(repoRoot, 'tooling/src/start.ts'));
  try {
    expect(await findPortConflicts(ports)).toHaveLength(4);
    const postgres = pidIn(join(folder, 'data/postgres/postmaster.pid'));
    expect(isAlive(postgres)).toBe(true);
    expect(await end(child)).toBe(0);
    expect(await findPortConflicts(ports)).toEqual([]);
    expect(isAlive(postgres)).toBe(false);
  } finally {
    child.kill('SIGKILL');
  }
});

it(
  '`pnpm start` starts a PostgreSQL that ended again, and ends if it can not',
  { timeout: 120_000 },
  async () => {
    const child = await untilSays('ready', join(repoRoot, 'tooling/src/start.ts'));
    const data = join(folder, 'data/postgres');
    const pidFile = join(data, 'postmaster.pid');
    const isReady = async () => (await fetch(`http://127.0.0.1:${ports.api}/ready`)).ok;
    try {
      const started = says(
        child,
        'api: PostgreSQL had ended and was started again (1 of at most 5 times in 10 minutes).',
      );
      process.kill(pidIn(pidFile), 'SIGKILL');
      await started;
      await expect.poll(isReady, { timeout: 20_000 }).toBe(true);

      let errors = '';
      child.stderr?.on('data', (part: string) => (errors += part));
      const closed = once(child, 'close');
      writeFileSync(join(data, 'PG_VERSION'), '9.0\n');
      process.kill(pidIn(pidFile), 'SIGKILL');
      expect(await closed).toEqual([1, null]);
      expect(errors.split('\n')).toContainEqual(
        expect.stringMatching(
          /^The embedded PostgreSQL has ended and can't be started again: PostgreSQL did not/,
        ),
      );
      expect(await findPortConflicts(ports)).toEqual([]);
    } finally {
      child.kill('SIGKILL');
      rmSync(join(folder, 'data'), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    }
  },
);

it('`pnpm start` stops a running step, such as the build', { timeout: 30_000 }, async () => {
  const [step, noted] = [join(folder, 'step.mjs'), join(folder, 'step.pid')];
  writeFileSync(
    step,
    `import { writeFileSync } from 'node:fs';
    writeFileSync(${JSON.stringify(noted)}, String(process.pid));
    setInterval(() => {}, 1000);
    console.log('stepping');`,
  );
  const runStep = JSON.stringify(join(repoRoot, 'tooling/src/run-step.ts'));
  const main = join(folder, 'main.mjs');
  writeFileSync(
    main,
    `const { runStep } = await import(${runStep});
     await runStep(process.execPath, [${JSON.stringify(step)}], '.', (text) => process.stdout.write(text));`,
  );
  const child = await untilSays('stepping', main);
  expect(await end(child)).toBe(143);
  expect(isAlive(pidIn(noted))).toBe(false);
});

it('`pnpm start` stops if only npx is ended, which started pnpm', { timeout: 30_000 }, async () => {
  const [npx, pnpm, main] = ['npx-cli.mjs', 'pnpm.mjs', 'main.mjs'].map((name) => join(folder, name));
  const noted = join(folder, 'main.pid');
  const runs = (file: string | undefined) =>
    `import { spawn } from 'node:child_process';
    spawn('sh', ['-c', ${JSON.stringify(`'${process.execPath}' '${file}'; true`)}], { stdio: 'inherit' });`;
  writeFileSync(npx ?? '', runs(pnpm));
  writeFileSync(pnpm ?? '', runs(main));
  const imported = JSON.stringify(join(repoRoot, 'tooling/src/start/end-with-package-manager.ts'));
  writeFileSync(
    main ?? '',
    `import { writeFileSync } from 'node:fs';
    import { endWithPackageManager } from ${imported};
    writeFileSync(${JSON.stringify(noted)}, String(process.pid));
    setInterval(() => {}, 1000);
    process.on('SIGTERM', () => console.log('stopping') ?? process.exit(0));
    endWithPackageManager();
    console.log('running');`,
  );
  const child = await untilSays('running', npx ?? '');
  let text = '';
  child.stdout?.on('data', (part: string) => (text += part));
  const closed = once(child, 'close');
  await end(child);
  // The output closes when the last process that inherited it has ended.
  await closed;
  expect(text).toBe('stopping\n');
  expect(isAlive(pidIn(noted))).toBe(false);
});
