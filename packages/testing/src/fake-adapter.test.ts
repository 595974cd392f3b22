import { withdrawCreate } from '@chada/contract';
import { describe, expect, it } from 'vitest';
import { createFakeAdapter, type FakeReplies } from './fake-adapter.ts';
import { replies } from './replies.ts';

const get = { method: 'get', url: '/api/auth/wheel', headers: {} };

async function send(
  fakeReplies: FakeReplies,
  request: object = {},
): Promise<{ status: number; json: unknown }> {
  const { status, data } = await createFakeAdapter(fakeReplies)({ ...get, ...request });
  return { status, json: JSON.parse(data) };
}

describe('an axios adapter over the contract', () => {
  it('responds with the example of the requested operation', async () => {
    const post = {
      method: 'post',
      url: withdrawCreate.path.replace('{uuid}', withdrawCreate.example.params.uuid),
      data: JSON.stringify(withdrawCreate.example.body),
      headers: {
        'content-type': 'application/json',
        'Idempotency-Key': 'c0a8012e-0000-4000-8000-000000000001',
      },
    };
    expect(await send({}, post)).toMatchObject({
      status: 200,
      json: { success: true, data: withdrawCreate.example.response },
    });
  });

  it('refuses invalid and unknown requests', async () => {
    const post = { method: 'post', url: '/api/auth/withdraw/u-1', data: '{"amount":-1}' };
    expect(await send({}, post)).toMatchObject({ status: 422, json: { code: 'VALIDATION_FAILED' } });
    expect(await send({}, { url: '/api/nothing' })).toMatchObject({ status: 404 });
  });

  it('responds with the reply that a test sets', async () => {
    expect(await send({ 'wheel.get': replies.data({ free: 1 }) })).toMatchObject({
      status: 200,
      json: { data: { free: 1 } },
    });
    expect(await send({ 'wheel.get': replies.refuse('INTERNAL') })).toMatchObject({ status: 500 });
    expect(await send({ 'wheel.get': ({ url }) => replies.data({ url }) })).toMatchObject({
      json: { data: { url: get.url } },
    });
  });

  it('loses a connection like a browser, and times out only on request', async () => {
    await expect(send({ 'wheel.get': replies.drop() })).rejects.toThrow('connection');
    const stop = new AbortController();
    const waiting = send({ 'wheel.get': replies.hang() }, { signal: stop.signal });
    stop.abort();
    await expect(waiting).rejects.toThrow('aborted');
  });
});
