import { createHash, randomUUID } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { copyForStaff, PICTURES_AT_ONCE, type SlipPictures } from './slip-pictures.ts';

export interface Bucket {
  /** The URL of the bucket, for example `https://s3.example/slips` or `https://slips.s3.example`. */
  readonly url: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

const TIMEOUT_MS = 10_000;
const REMOVED_AT_ONCE = 8;
const ourName = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.jpg$/;

const elementOf = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];

function pageOf(xml: string, at: Date): string[] {
  return [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, object = '']) => {
    const [name = '', changed = ''] = [elementOf(object, 'Key'), elementOf(object, 'LastModified')];
    return ourName.test(name) && new Date(changed) < at ? [name] : [];
  });
}

export function slipPictureBucket({ url, region, keyId, secret }: Bucket): SlipPictures {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: 2,
  });
  const base = url.replace(/\/$/, '');
  async function request(method: string, path: string, body: Buffer = Buffer.alloc(0)): Promise<Response> {
    const headers = {
      'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
      ...(method === 'PUT' && { 'content-type': 'image/jpeg' }),
    };
    const response = await client.fetch(`${base}/${path}`, {
      method,
      headers,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(method === 'PUT' && { body: new Uint8Array(body) }),
    });
    if (response.ok || response.status === 404) return response;
    // Leaves the body of the response out of the error, because this body may contain parts of the request.
    throw new Error(`the picture store answered ${method} with ${response.status}`);
  }
  return {
    async store(picture) {
      const name = `${randomUUID()}.jpg`;
      const { status } = await request('PUT', name, picture);
      if (status === 404) throw new Error('the picture store has no such bucket');
      return name;
    },
    async fileOf(name) {
      const response = await request('GET', name);
      return response.ok ? copyForStaff(name, Buffer.from(await response.arrayBuffer())) : undefined;
    },
    async remove(names) {
      for (let begin = 0; begin < names.length; begin += REMOVED_AT_ONCE)
        await Promise.all(names.slice(begin, begin + REMOVED_AT_ONCE).map((name) => request('DELETE', name)));
    },
    async *storedBefore(at) {
      for (let token: string | undefined = ''; token !== undefined;) {
        const query = new URLSearchParams({ 'list-type': '2', 'max-keys': String(PICTURES_AT_ONCE) });
        if (token !== '') query.set('continuation-token', token);
        const response = await request('GET', `?${query.toString()}`);
        if (!response.ok) throw new Error('the picture store has no such bucket');
        const xml = await response.text();
        yield pageOf(xml, at);
        token = elementOf(xml, 'NextContinuationToken');
      }
    },
  };
}
