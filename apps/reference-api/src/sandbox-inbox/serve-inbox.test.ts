/** Tests the page of the sandbox's text messages. */
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SandboxInbox } from './inbox.ts';
import { serveInbox } from './serve-inbox.ts';

const inbox = new SandboxInbox();
const server = fastify();
beforeAll(() => serveInbox(server, inbox));
afterAll(() => server.close());

const read = async (url: string) => (await server.inject(url)).body;

it('shows the messages of all numbers or of one, newest first and each once', async () => {
  expect(await read('/inbox')).toContain('ยังไม่มีข้อความ');
  await inbox.send({ id: '1', phone: '0811111111', text: 'รหัส <b>111111</b>' });
  await inbox.send({ id: '2', phone: '0822222222', text: 'รหัส 222222' });
  await inbox.send({ id: '2', phone: '0822222222', text: 'รหัส 222222' });
  const all = await read('/inbox');
  expect(all.match(/<li>/g)).toHaveLength(2);
  expect(all.indexOf('222222')).toBeLessThan(all.indexOf('111111'));
  expect(all).toContain('&lt;b&gt;111111');
  const messages = await read('/inbox?phone=0811111111');
  expect(messages).toContain('111111');
  expect(messages).not.toContain('0822222222');
  expect(await read('/inbox?phone=%22%3E%3Cscript%3E')).not.toContain('<script>');
});

it('keeps the newest 100', async () => {
  for (let n = 0; n < 120; n += 1) await inbox.send({ id: `n${n}`, phone: '0833333333', text: `ข้อ ${n}` });
  expect(inbox.messages()).toHaveLength(100);
  expect(inbox.messages()[0]?.text).toBe('ข้อ 119');
});
