import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import * as z from 'zod/mini';

export interface BucketAddress {
  readonly url: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
  readonly sessionToken?: string | undefined;
}

export interface StoredObject {
  readonly body: Buffer;
  readonly etag: string;
}

export interface ObjectHeaders {
  readonly contentType: string;
  readonly cacheControl: string;
}

export type Condition = 'absent' | { readonly etag: string };

export interface ObjectStore {
  get(key: string): Promise<StoredObject | undefined>;
  /** Writes an object in a single step. Returns false if `condition` does not hold. */
  put(key: string, body: Buffer, headers: ObjectHeaders, condition?: Condition): Promise<boolean>;
  remove(key: string): Promise<void>;
  list(start: string): Promise<readonly string[]>;
}

const settingsSchema = z.object({
  S3_ENDPOINT: z.string().check(z.regex(/^https?:\/\/[^/\s]+\/?$/)),
  AWS_ACCESS_KEY_ID: z.string().check(z.minLength(1)),
  AWS_SECRET_ACCESS_KEY: z.string().check(z.minLength(1)),
  AWS_SESSION_TOKEN: z.optional(z.string()),
  AWS_REGION: z._default(z.string(), 'us-east-1'),
});

/** Returns the address of a bucket, with the access key from environment variables. Throws if a variable is missing. */
export function bucketFromEnv(
  name: string,
  env: Readonly<Record<string, string | undefined>>,
): BucketAddress {
  const { data, error } = settingsSchema.safeParse(env);
  if (data === undefined) {
    const names = [...new Set(error.issues.map(({ path }) => String(path[0])))].join(', ');
    throw new Error(
      `To publish to a bucket, set ${names}. S3_ENDPOINT is a URL such as https://s3.example.com.`,
    );
  }
  return {
    url: `${data.S3_ENDPOINT.replace(/\/$/, '')}/${name}`,
    region: data.AWS_REGION,
    keyId: data.AWS_ACCESS_KEY_ID,
    secret: data.AWS_SECRET_ACCESS_KEY,
    sessionToken: data.AWS_SESSION_TOKEN,
  };
}

const TIMEOUT_MS = 60_000;

const decode = (xml: string): string =>
  xml.replace(
    /&(amp|lt|gt|quot|apos);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'",
  );

/**
 * Opens a bucket as a store of the objects whose keys begin with `prefix`. Error messages never contain the access key.
 */
export function openBucket(bucket: BucketAddress, prefix: string): ObjectStore {
  const { url, region, keyId, secret, sessionToken } = bucket;
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: 3,
    ...(sessionToken === undefined ? {} : { sessionToken }),
  });
  async function request(
    method: string,
    path: string,
    headers: Readonly<Record<string, string>> = {},
    body?: Buffer,
  ): Promise<Response> {
    const sha256 = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const response = await client
      .fetch(`${url}/${path}`, {
        method,
        headers: { ...headers, 'x-amz-content-sha256': sha256 },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(body === undefined ? {} : { body: new Uint8Array(body) }),
      })
      .catch((error: unknown) => {
        throw new Error(`${url} does not answer.`, { cause: error });
      });
    if (response.ok || [404, 409, 412].includes(response.status)) return response;
    throw new Error(`${url} refused ${method} with status ${response.status}.`);
  }
  const pathOf = (key: string): string => encodeURI(`${prefix}/${key}`);
  return {
    get: async (key) => {
      const response = await request('GET', pathOf(key));
      if (response.status === 404) return undefined;
      return {
        body: Buffer.from(await response.arrayBuffer()),
        etag: response.headers.get('etag') ?? '',
      };
    },
    put: async (key, body, { contentType, cacheControl }, condition) => {
      const only: Record<string, string> =
        condition === undefined
          ? {}
          : condition === 'absent'
            ? { 'if-none-match': '*' }
            : { 'if-match': condition.etag };
      const headers = { 'content-type': contentType, 'cache-control': cacheControl, ...only };
      const { status } = await request('PUT', pathOf(key), headers, body);
      if (status === 404 && typeof condition !== 'object') throw new Error(`${url} does not exist.`);
      if (status >= 300 && condition === undefined)
        throw new Error(`${url} refused PUT with status ${status}.`);
      return status < 300;
    },
    remove: async (key) => {
      await request('DELETE', pathOf(key));
    },
    list: async (start) => {
      const keys: string[] = [];
      for (let token: string | undefined = ''; token !== undefined;) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: `${prefix}/${start}` });
        if (token !== '') query.set('continuation-token', token);
        const response = await request('GET', `?${query.toString().replaceAll('+', '%20')}`);
        if (!response.ok) throw new Error(`${url} does not exist.`);
        const xml = await response.text();
        for (const [, key = ''] of xml.matchAll(/<Key>([^<]*)<\/Key>/g))
          keys.push(decode(key).slice(prefix.length + 1));
        const next = /<NextContinuationToken>([^<]*)</.exec(xml)?.[1];
        token = next === undefined ? undefined : decode(next);
      }
      return keys;
    },
  };
}
