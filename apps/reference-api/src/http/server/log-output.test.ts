import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';

/** A program with two servers. It prints their addresses to the standard error, and ends on SIGTERM with a log line. */
const program = `
  const { baseServer, listen } = await import(${JSON.stringify(join(import.meta.dirname, 'base-server.ts'))});
  const servers = { one: baseServer({}), two: baseServer({}) };
  for (const [name, server] of Object.entries(servers)) {
    server.get('/' + name, () => ({}));
    console.error(await listen(server, 0) + '/' + name);
  }
  process.once('SIGTERM', () => {
    servers.one.log.info('ending');
    process.exit(0);
  });`;

async function startProgram() {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  const ended = once(child, 'exit');
  child.stdout.setEncoding('utf8');
  const addresses = await new Promise<readonly string[]>((resolve, reject) => {
    let text = '';
    child.stderr.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      const lines = text.trim().split('\n');
      if (lines.length === 2) resolve(lines);
    });
    void ended.then(() => reject(new Error(`The program ended: ${text}`)));
  });
  return { child, ended, addresses };
}

const request = async (address: string) => expect((await fetch(address)).status).toBe(200);

it('the log of a process has a whole line for each request to its servers, up to the end of the process', async () => {
  const { child, ended, addresses } = await startProgram();
  let log = '';
  child.stdout.on('data', (text: string) => (log += text));
  const answered = () =>
    log
      .split('\n')
      .slice(0, -1)
      .map((line): unknown => JSON.parse(line))
      .filter((line) => typeof line === 'object' && line !== null && 'route' in line);

  for (let count = 0; count < 40; count += 1) await Promise.all(addresses.map(request));
  await expect.poll(() => answered().length).toBe(80);

  await Promise.all(addresses.map(request));
  child.kill('SIGTERM');
  await ended;
  expect(answered()).toHaveLength(82);
});

it('a process ends although the reader of its log has ended', async () => {
  const { child, ended } = await startProgram();
  // Waits until the program has written the lines of its start.
  await delay(500);
  child.stdout.destroy();
  child.kill('SIGTERM');
  try {
    const [code] = await Promise.race([ended, delay(5_000, ['still running'])]);
    expect(code).toBe(0);
  } finally {
    child.kill('SIGKILL');
  }
});

it('a process without a reader of its log goes on', async () => {
  const { child, ended, addresses } = await startProgram();
  child.stdout.destroy();
  for (let count = 0; count < 4; count += 1) {
    await Promise.all(addresses.map(request));
    await delay(60);
  }
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
