import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors/api-error.ts';

/** Throws for bytes that are no UTF-8, where the usual decoding would put the same sign in place of them all. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Takes JSON as the contract sends it and no plain text. A text in another encoding is refused: kept with signs in the
 * place of what could not be read, two passwords could become one.
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
