import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { pagePolicy } from '../http/server/base-server.ts';

export async function serveDocs(server: FastifyInstance): Promise<void> {
  // Creates each document at its first request, because creating the documents at the start would delay the start.
  const written: { page?: string; document?: string } = {};
  server.get('/docs', async (_, reply) => {
    const { docsPage } = await import('./docs-page.ts');
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy)
      .send((written.page ??= docsPage()));
  });
  server.get('/docs/openapi.json', async (_, reply) => {
    const { openApiText } = await import('@chada/contract/openapi');
    return reply.type('application/json; charset=utf-8').send((written.document ??= openApiText()));
  });
  await server.register(staticFiles, { root: path.join(import.meta.dirname, 'public'), prefix: '/docs/' });
}
