import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import * as z from 'zod/mini';
import { serveFonts } from '../http/server/fonts.ts';
import { commonHeaders } from '../http/server/safe-headers.ts';
import { baseServer, pagePolicy, type ServerOptions } from '../http/server/base-server.ts';
import { bankApi } from './bank-api.ts';
import { notFoundPage, slipPage, transferPage } from './pages.ts';
import { validateForm, readForm } from './transfer-form.ts';
import { TransferBook, type Transfer } from './transfers.ts';

export interface SandboxBankOptions extends ServerOptions {
  readonly pool: pg.Pool;
  readonly apiKey: string;
}

const paramsSchema = z.object({ bank: z.string(), reference: z.string().check(z.maxLength(64)) });

export async function buildSandboxBank({
  pool,
  apiKey,
  ...options
}: SandboxBankOptions): Promise<FastifyInstance> {
  const server = baseServer(options);
  const book = new TransferBook(pool);
  const find = async (params: unknown): Promise<Transfer | undefined> => {
    const { data } = paramsSchema.safeParse(params);
    return data && book.find(data.bank, data.reference);
  };

  server.addHook('onSend', async (_, reply) => {
    reply.headers({ ...commonHeaders, 'content-security-policy': pagePolicy });
  });
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  await server.register(staticFiles, { root: path.join(import.meta.dirname, 'public'), prefix: '/assets/' });
  await serveFonts(server);
  await server.register(bankApi(book, apiKey), { prefix: '/api' });

  server.get('/', async (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(transferPage(readForm(request.query), {}, await book.newest(8))),
  );

  server.post('/transfers', async (request, reply) => {
    const values = readForm(request.body);
    const form = validateForm(values);
    if ('errors' in form) {
      const again = transferPage(values, form.errors, await book.newest(8));
      return reply.code(422).type('text/html; charset=utf-8').send(again);
    }
    const { from, reference } = await book.make(form.transfer);
    return reply.redirect(`/transfers/${from.bank}/${reference}`, 303);
  });

  server.get('/transfers/:bank/:reference', async (request, reply) => {
    const transfer = await find(request.params);
    return reply
      .code(transfer ? 200 : 404)
      .type('text/html; charset=utf-8')
      .send(transfer ? slipPage(transfer) : notFoundPage());
  });

  server.get('/transfers/:bank/:reference/slip.png', async (request, reply) => {
    const transfer = await find(request.params);
    if (!transfer) return reply.code(404).type('text/html; charset=utf-8').send(notFoundPage());
    // Imports this module late, because its libraries for images and fonts would delay the start.
    const { drawSlip } = await import('./slip-image.ts');
    return reply.type('image/png').send(await drawSlip(transfer));
  });

  server.setNotFoundHandler((_, reply) =>
    reply.code(404).type('text/html; charset=utf-8').send(notFoundPage()),
  );
  return server;
}
