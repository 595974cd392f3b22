import { MAX_SLIP_BYTES } from '@chada/contract';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors/api-error.ts';

/**
 * With `fatal`, the decoder throws for invalid bytes. By default, it replaces each invalid byte by the same character.
 */
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Accepts JSON bodies, and rejects invalid bytes. If invalid bytes were replaced, two different passwords could become
 * equal.
 */
export function acceptJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser(['application/json', 'text/plain']);
  server.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    let text: string;
    try {
      text = utf8.decode(body);
    } catch {
      done(new ApiError('MALFORMED_REQUEST'), undefined);
      return;
    }
    void parse(request, text, done);
  });
}

export async function acceptForms(server: FastifyInstance): Promise<void> {
  await server.register(multipart, {
    limits: {
      fileSize: MAX_SLIP_BYTES,
      files: 1,
      fields: 8,
      parts: 9,
      fieldSize: 1024,
      fieldNameSize: 64,
      headerPairs: 20,
    },
  });
}
