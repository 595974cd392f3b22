import path from 'node:path';
import staticFiles from '@fastify/static';
import { openApiText } from '@chada/contract/openapi';
import type { FastifyInstance } from 'fastify';
import { pagePolicy } from '../http/server/base-server.ts';
import { docsPage } from './docs-page.ts';

export async function serveDocs(server: FastifyInstance): Promise<void> {
  const [page, document] = [docsPage(), openApiText()];
  server.get('/docs', async (_, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', pagePolicy).send(page),
  );
  server.get('/docs/openapi.json', async (_, reply) =>
    reply.type('application/json; charset=utf-8').send(document),
  );
  await server.register(staticFiles, { root: path.join(import.meta.dirname, 'public'), prefix: '/docs/' });
}
