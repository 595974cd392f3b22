import type { CreditEvent } from '@chada/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { CreditStreams, type CreditStreamsOptions, type StreamResponse } from './credit-streams.ts';

const none = { creditSatang: 0, point: 0 };
const sessionOf = (name: string, memberId = 1) => ({ tokenHash: Buffer.from(name), memberId });

class FakeResponse implements StreamResponse {
  readonly written: string[] = [];
  writableLength = 0;
  isEnded = false;
  isDestroyed = false;
  write(text: string): boolean {
    this.written.push(text);
    return true;
  }
  end(): void {
    this.isEnded = true;
  }
  destroy(): void {
    this.isDestroyed = true;
  }
}

let credit: CreditEvent = none;
let streams: CreditStreams;
const errors: unknown[] = [];
const start = (limits: NonNullable<CreditStreamsOptions['limits']> = {}, readCredits = readAll) => {
  credit = none;
  errors.length = 0;
  streams = new CreditStreams({
    readCredits,
    onError: (error) => void errors.push(error),
    limits: { readEveryMs: 5, ...limits },
  });
};
const readAll: CreditStreamsOptions['readCredits'] = async (hashes) =>
  new Map(hashes.map((hash) => [hash.toString('hex'), credit]));
afterEach(() => streams.close());

it('sends nothing while nothing changes, but a heartbeat', async () => {
  start({ heartbeatMs: 20 });
  const response = new FakeResponse();
  streams.open(sessionOf('a'), none, response);
  await vi.waitFor(() => expect(response.written.length).toBeGreaterThan(2));
  expect(new Set(response.written.slice(1))).toEqual(new Set(['\n']));
});

it('sends no heartbeat while the credit can’t be read, and goes on afterwards', async () => {
  let isBroken = true;
  start({ heartbeatMs: 1 }, (hashes) =>
    isBroken ? Promise.reject(new Error('no database')) : readAll(hashes),
  );
  const response = new FakeResponse();
  streams.open(sessionOf('a'), none, response);
  await vi.waitFor(() => expect(errors.length).toBeGreaterThan(2));
  expect(response.written).toHaveLength(1);
  isBroken = false;
  credit = { creditSatang: 5, point: 6 };
  await vi.waitFor(() => expect(response.written[1]).toBe('{"creditSatang":5,"point":6}\n'));
});

it('disconnects a client that does not read', async () => {
  start({ heartbeatMs: 1 });
  const response = new FakeResponse();
  response.writableLength = 20_000;
  streams.open(sessionOf('a'), none, response);
  await vi.waitFor(() => expect(response.isDestroyed).toBe(true));
  expect(streams.size).toBe(0);
});

it('ends a member’s oldest stream if there are too many', () => {
  start({ perMember: 2 });
  const responses = ['a', 'b', 'c'].map((name) => {
    const response = new FakeResponse();
    streams.open(sessionOf(name), none, response);
    return response;
  });
  expect(responses.map(({ isEnded }) => isEnded)).toEqual([true, false, false]);
  streams.open(sessionOf('d', 2), none, new FakeResponse());
  expect(streams.size).toBe(3);
});

it('refuses streams above the limit of the process, and after its end', () => {
  start({ all: 1 });
  const forget = streams.open(sessionOf('a'), none, new FakeResponse());
  expect(() => streams.assertCapacity()).toThrow('OVERLOADED');
  forget();
  streams.assertCapacity();
  streams.close();
  expect(() => streams.assertCapacity()).toThrow('OVERLOADED');
});
