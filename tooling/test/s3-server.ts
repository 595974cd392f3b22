import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { isSignedForS3 } from '@chada/testing/server';
import { listenLocally } from '../src/site-server/site-server.ts';

export const s3Key = { keyId: 'AKIDEXAMPLE', secret: 'a secret for tests', region: 'ap-southeast-1' };

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
export interface S3Object {
  readonly body: Buffer;
  readonly contentType: string;
  readonly cacheControl: string;
}

export interface S3Server {
  readonly endpoint: string;
  readonly objects: Map<string, S3Object>;
  readonly changes: string[];
  beforeChange: (key: string) => boolean;
  close(): void;
}

const PAGE = 20;

function listing(keys: readonly string[], { searchParams }: URL): string {
  const prefix = searchParams.get('prefix') ?? '';
  const after = searchParams.get('continuation-token') ?? '';
  const found = keys.filter((key) => key.startsWith(prefix) && key > after).toSorted();
  const next = found.length > PAGE ? `<NextContinuationToken>${found[PAGE - 1]}</NextContinuationToken>` : '';
  const contents = found.slice(0, PAGE).map((key) => `<Contents><Key>${key}</Key></Contents>`);
  return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}${next}</ListBucketResult>`;
}

export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, S3Object>();
  const changes: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const [url, body] = [new URL(request.url ?? '', 'http://store'), Buffer.concat(parts)];
      const { method = '', headers } = request;
      const end = (status: number, text: Buffer | string = '', etag = ''): unknown =>
        response.writeHead(status, etag === '' ? {} : { etag }).end(text);
      if (!isSignedForS3(request, body, s3Key))
        return end(403, '<Error><Code>SignatureDoesNotMatch</Code></Error>');
      const [, bucket, key = ''] = /^\/([^/]*)\/?(.*)$/.exec(decodeURIComponent(url.pathname)) ?? [];
      if (bucket !== 'sites') return end(404, '<Error><Code>NoSuchBucket</Code></Error>');
      const object = objects.get(key);
      const etag = object === undefined ? '' : `"${sha256(object.body)}"`;
      if (method === 'GET' && key === '') return end(200, listing([...objects.keys()], url));
      if (method === 'GET') return object === undefined ? end(404) : end(200, object.body, etag);
      if (!api.beforeChange(key)) return request.destroy();
      const isWanted =
        (headers['if-none-match'] !== '*' || object === undefined) &&
        (headers['if-match'] === undefined || headers['if-match'] === etag);
      if (!isWanted) return end(412);
      changes.push(key);
      if (method === 'DELETE') objects.delete(key);
      else
        objects.set(key, {
          body,
          contentType: headers['content-type'] ?? '',
          cacheControl: headers['cache-control'] ?? '',
        });
      return end(method === 'DELETE' ? 204 : 200);
    });
  });
  const port = await listenLocally(server, 0);
  const api: S3Server = {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    changes,
    beforeChange: () => true,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return api;
}
