import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { repoRoot } from '../repo-root.ts';

const advisory = (severity: string) => ({
  id: 1,
  url: 'https://registry.example/advisories/1',
  title: 'a fault of this test',
  severity,
  vulnerable_versions: '<1000.0.0',
  cwe: [],
  cvss: { score: 5, vectorString: null },
});

async function auditWith(known: object): Promise<{ code: unknown; text: string }> {
  const server = createServer((request, response) => {
    request.resume();
    response.setHeader('content-type', 'application/json').end(JSON.stringify(known));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const env = {
    ...process.env,
    npm_config_prefer_offline: 'true',
    pnpm_config_registry: `http://127.0.0.1:${port}`,
  };
  const audit = spawn(path.join(repoRoot, '.ci/audit'), { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(audit, 'close');
  const text = await readText(audit.stdout);
  const [code]: unknown[] = await ended;
  server.close();
  return { code, text };
}

const timeout = 300_000;

it('fails for a vulnerable dependency of a published package', { timeout }, async () => {
  const { code, text } = await auditWith({ fastify: [advisory('moderate')] });
  expect([code, text]).toEqual([1, expect.stringMatching(/a fault of this test[^]*reference-api>fastify/)]);
});

it('accepts minor vulnerabilities and vulnerable development tools', { timeout }, async () => {
  expect((await auditWith({ fastify: [advisory('low')], storybook: [advisory('critical')] })).code).toBe(0);
});
