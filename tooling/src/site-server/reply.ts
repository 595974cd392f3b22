import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from '../hosting/content-types.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * A response of the site. If `headers` contains no `cache-control`, browsers revalidate the response on each request.
 */
export interface Reply {
  readonly status?: number;
  readonly body: Buffer;
  readonly contentType: string;
  readonly headers: Readonly<Record<string, string>>;
  compressed?(encoding: ContentEncoding): Buffer | undefined;
}

export type ContentEncoding = 'br' | 'gzip';

const compressed = new Map<string, Promise<Buffer>>();

export async function sendReply(
  request: IncomingMessage,
  response: ServerResponse,
  reply: Reply,
): Promise<void> {
  const tag = `"${createHash('sha256').update(reply.body).digest('base64url').slice(0, 22)}"`;
  const headers: Record<string, string> = {
    'cache-control': 'no-cache',
    ...reply.headers,
    'content-type': reply.contentType,
    vary: 'accept-encoding',
    etag: tag,
  };
  const status = reply.status ?? 200;
  if (status === 200 && request.headers['if-none-match'] === tag) {
    response.writeHead(304, headers).end();
    return;
  }
  const range = rangeOf(request.headers.range, reply.body.length);
  if (status === 200 && range !== undefined) {
    const part = reply.body.subarray(range.from, range.to + 1);
    headers['content-range'] = `bytes ${range.from}-${range.to}/${reply.body.length}`;
    finish(request, response, 206, headers, part);
    return;
  }
  const encoding = encodingFor(request, reply);
  if (encoding === undefined) {
    finish(request, response, status, { ...headers, 'accept-ranges': 'bytes' }, reply.body);
    return;
  }
  const body =
    reply.compressed?.(encoding) ?? (await compressOnce(`${encoding}${tag}`, encoding, reply.body));
  finish(request, response, status, { ...headers, 'content-encoding': encoding }, body);
}

function finish(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  body: Buffer,
): void {
  response.writeHead(status, { ...headers, 'content-length': String(body.length) });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function encodingFor(request: IncomingMessage, reply: Reply): ContentEncoding | undefined {
  if (!isCompressible(reply.contentType) || reply.body.length < 512) return undefined;
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

function compressOnce(key: string, encoding: ContentEncoding, body: Buffer): Promise<Buffer> {
  const known = compressed.get(key);
  if (known !== undefined) return known;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const made = encoding === 'br' ? compressBrotli(body, { params }) : compressGzip(body);
  compressed.set(key, made);
  return made;
}

/**
 * Parses a Range header. Returns undefined if the header contains several ranges or is invalid. The server then sends
 * the complete body.
 */
function rangeOf(header: string | undefined, length: number): { from: number; to: number } | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const from = first === '' ? Math.max(0, length - Number(last)) : Number(first);
  const to = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1);
  return from <= to ? { from, to } : undefined;
}
