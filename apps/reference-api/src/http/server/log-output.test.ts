import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** A program with two servers. It prints their addresses to the standard error, and ends on SIGTERM. */
const program = `
  const { baseServer, listen } = await import(${JSON.stringify(join(import.meta.dirname, 'base-server.ts'))});
  for (const name of ['one', 'two']) {
    const server = baseServer({});
    server.get('/' + name, () => ({}));
    console.error(await listen(server, 0) + '/' + name);
  }
  process.once('SIGTERM', () => process.exit(0));`;

it('the log of a process has a whole line for each request to its servers, up to the end of the process', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  const ended = once(child, 'exit');
  let log = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (log += text));
  const addresses = await new Promise<readonly string[]>((resolve, reject) => {
    let text = '';
    child.stderr.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      const lines = text.trim().split('\n');
      if (lines.length === 2) resolve(lines);
    });
    void ended.then(() => reject(new Error(`The program ended: ${text}`)));
  });
  const answered = () =>
    log
      .split('\n')
      .slice(0, -1)
      .map((line): unknown => JSON.parse(line))
      .filter((line) => typeof line === 'object' && line !== null && 'route' in line);

  const request = async (address: string) => expect((await fetch(address)).status).toBe(200);
  for (let count = 0; count < 40; count += 1) await Promise.all(addresses.map(request));
  await expect.poll(() => answered().length).toBe(80);

  await Promise.all(addresses.map(request));
  child.kill('SIGTERM');
  await ended;
  expect(answered()).toHaveLength(82);
});
