import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The access key of a fake S3 store. */
export interface S3Key {
  readonly keyId: string;
  readonly secret: string;
  readonly region: string;
}

export type S3Request = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');
const hmac = (secret: string | Buffer, text: string): Buffer =>
  createHmac('sha256', secret).update(text).digest();
/** Encodes a text as S3 does. Only letters, digits and `-._~` stay. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * True if a request has the AWS signature (version 4) of the access key for S3, over its method, path, query, body and
 * all headers that AWS requires. Does not check the time of the signature.
 */
export function isSignedForS3({ method, url, headers }: S3Request, body: Buffer, key: S3Key): boolean {
  const { authorization = '', 'x-amz-date': at = '', 'x-amz-content-sha256': hash = '' } = headers;
  const [, keyId, day = '', region = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, *SignedHeaders=([\w;-]+), *Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? [];
  const signed = names.split(';');
  const required = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  if (keyId !== key.keyId || region !== key.region || !String(at).startsWith(day)) return false;
  if (hash !== sha256(body) || !required.every((name) => signed.includes(name))) return false;
  const { pathname, searchParams } = new URL(url ?? '', 'http://store');
  const path = decodeURIComponent(pathname).split('/').map(encoded).join('/');
  const query = [...searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort();
  const lines = signed.map((name) => `${name}:${String(headers[name]).trim()}\n`).join('');
  const canonical = [method, path, query.join('&'), lines, names, hash].join('\n');
  const scope = [day, region, 's3', 'aws4_request'];
  const signer = scope.reduce<string | Buffer>(hmac, `AWS4${key.secret}`);
  const text = ['AWS4-HMAC-SHA256', String(at), scope.join('/'), sha256(canonical)].join('\n');
  return hmac(signer, text).toString('hex') === signature;
}
