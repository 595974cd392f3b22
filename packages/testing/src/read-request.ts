import type { IncomingMessage } from 'node:http';
import { jsonFields, validateRequest, type ValidatedRequest } from './validate-request.ts';
import { readForm } from './read-form.ts';

export interface RecordedRequest extends ValidatedRequest {
  readonly rawBody: Buffer;
}

export async function readRequest(message: IncomingMessage): Promise<RecordedRequest> {
  const chunks: Buffer[] = [];
  // `Buffer.isBuffer` also works under jsdom, where `instanceof Uint8Array` is false for these chunks.
  for await (const chunk of message) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  const rawBody = Buffer.concat(chunks);
  const { method = 'GET', url = '/' } = message;
  const headers = Object.fromEntries(
    Object.entries(message.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );
  const body = readBody(rawBody, headers['content-type'] ?? '');
  return { ...validateRequest({ method, url, headers, body }), rawBody };
}

function readBody(raw: Buffer, type: string): Readonly<Record<string, unknown>> {
  if (!type.startsWith('multipart/form-data')) return jsonFields(raw.toString('utf8'));
  try {
    return readForm(raw, type);
  } catch {
    return {};
  }
}
