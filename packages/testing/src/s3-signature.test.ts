import { describe, expect, it } from 'vitest';
import { isSignedForS3, type S3Request } from './s3-signature.ts';

// The examples that AWS publishes for S3: "Signature calculations for the Authorization header: transferring payload in
// a single chunk (AWS Signature Version 4)".
const key = {
  keyId: 'AKIAIOSFODNN7EXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const emptyHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

interface Example {
  readonly method: string;
  readonly url: string;
  readonly more?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly hash?: string;
  readonly names: string;
  readonly signature: string;
}

const examples: readonly (readonly [name: string, example: Example])[] = [
  [
    'a part of an object',
    {
      method: 'GET',
      url: '/test.txt',
      more: { range: 'bytes=0-9' },
      names: 'host;range;x-amz-content-sha256;x-amz-date',
      signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    },
  ],
  [
    'a new object with a special character in its key',
    {
      method: 'PUT',
      url: '/test$file.text',
      more: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      body: 'Welcome to Amazon S3.',
      hash: '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
      names: 'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
      signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    },
  ],
  [
    'a query without a value',
    {
      method: 'GET',
      url: '/?lifecycle',
      names: 'host;x-amz-content-sha256;x-amz-date',
      signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    },
  ],
  [
    'a list of objects',
    {
      method: 'GET',
      url: '/?prefix=J&max-keys=2',
      names: 'host;x-amz-content-sha256;x-amz-date',
      signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    },
  ],
];

function requestOf({ method, url, more, hash = emptyHash, names, signature }: Example): S3Request {
  return {
    method,
    url,
    headers: {
      host: 'examplebucket.s3.amazonaws.com',
      'x-amz-content-sha256': hash,
      'x-amz-date': '20130524T000000Z',
      ...more,
      authorization: `AWS4-HMAC-SHA256 Credential=${key.keyId}/20130524/us-east-1/s3/aws4_request,SignedHeaders=${names},Signature=${signature}`,
    },
  };
}
const bodyOf = ({ body = '' }: Example): Buffer => Buffer.from(body);

describe.each(examples)('the published example of %s', (_name, example) => {
  const request = requestOf(example);

  it('is signed', () => expect(isSignedForS3(request, bodyOf(example), key)).toBe(true));

  it('is not signed by another key, for another region, or with a change', () => {
    const isSigned = (changed: Partial<S3Request>, body = bodyOf(example), by = key): boolean =>
      isSignedForS3({ ...request, ...changed }, body, by);
    expect(isSigned({}, undefined, { ...key, secret: 'x' })).toBe(false);
    expect(isSigned({}, undefined, { ...key, region: 'eu-west-1' })).toBe(false);
    expect(isSigned({}, undefined, { ...key, keyId: 'x' })).toBe(false);
    expect(isSigned({}, Buffer.from('x'))).toBe(false);
    expect(isSigned({ method: 'DELETE' })).toBe(false);
    expect(isSigned({ url: `${example.url}x` })).toBe(false);
    expect(isSigned({ headers: { ...request.headers, host: 'x' } })).toBe(false);
    expect(isSigned({ headers: { ...request.headers, 'x-amz-acl': 'public-read' } })).toBe(false);
    expect(isSigned({ headers: { ...request.headers, 'x-amz-date': '20130525T000000Z' } })).toBe(false);
  });
});
