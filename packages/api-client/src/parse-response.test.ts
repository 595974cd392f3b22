import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { parseResponse } from './parse-response.ts';

const schema = z.object({ left: z.int() });
const text = JSON.stringify({ success: true, data: { left: 3 }, message: '' });

describe('a response with valid data', () => {
  it.each([200, 201, 299])('is a success with status %i', (status) => {
    expect(parseResponse(schema, { status, text })).toEqual({
      ok: true,
      data: { left: 3 },
      message: '',
      isPartial: false,
    });
  });

  it.each([199, 300, 304, 404, 500, 503])('is a failure with status %i', (status) => {
    expect(parseResponse(schema, { status, text })).toEqual({ ok: false, status, body: 'json' });
  });

  it.each([
    [{ data: { left: 3 } }, { ok: true, data: { left: 3 }, message: '', isPartial: false }],
    [
      { data: { left: 3 }, message: 'สำเร็จ', isPartial: false },
      { ok: true, data: { left: 3 }, message: 'สำเร็จ', isPartial: false },
    ],
    [
      { success: false, data: { left: 3 } },
      { ok: false, status: 200, body: 'json' },
    ],
    [
      { success: true, data: { left: '3' } },
      { ok: false, status: 200, body: 'json' },
    ],
  ])('is read from %j', (body, expected) => {
    expect(parseResponse(schema, { status: 200, text: JSON.stringify(body) })).toEqual(expected);
  });
});

describe('a list with invalid entries', () => {
  const list = z.object({
    items: z.array(schema),
    total: z.int(),
    found: z.optional(z.array(z.object({ games: z.int() }))),
  });
  const read = (data: object, options = {}) =>
    parseResponse(list, { status: 200, text: JSON.stringify({ data }) }, options);
  const data = { items: [{ left: 1 }, { left: 'x' }, { left: 3 }], total: 3 };

  it('is a failure', () => {
    expect(read(data)).toEqual({ ok: false, status: 200, body: 'json' });
  });

  it('keeps the valid entries if the operation says so', () => {
    expect(read(data, { dropsInvalidItems: true })).toEqual({
      ok: true,
      data: { items: [{ left: 1 }, { left: 3 }], total: 3 },
      message: '',
      isPartial: true,
    });
  });

  it('keeps the valid entries of every list', () => {
    const found = [{ games: 1 }, { games: null }];
    const result = read({ ...data, found }, { dropsInvalidItems: true });
    expect(result).toMatchObject({
      ok: true,
      data: { items: [{ left: 1 }, { left: 3 }], found: [{ games: 1 }] },
    });
  });

  it.each([
    ['another field is invalid', { ...data, total: 'x' }],
    ['it is not a list', { items: {}, total: 3 }],
    ['it has no items', { total: 3 }],
  ])('is a failure if %s', (_what, wrong) => {
    expect(read(wrong, { dropsInvalidItems: true })).toMatchObject({ ok: false });
  });

  it.each([[null], ['text'], [[{ left: 'x' }]]])('is a failure if the data is %j', (wrong) => {
    const onlyLists = z.object({ items: z.optional(z.array(schema)) });
    const response = { status: 200, text: JSON.stringify({ data: wrong }) };
    expect(parseResponse(onlyLists, response, { dropsInvalidItems: true })).toMatchObject({ ok: false });
  });
});

describe('a refusal', () => {
  const refused = (body: object, headers: { requestId?: string; retryAfter?: string } = {}) =>
    parseResponse(schema, {
      status: 409,
      text: JSON.stringify({ code: 'X', message: '', ...body }),
      ...headers,
    });
  const plain = { ok: false, status: 409, body: 'envelope', code: 'X' };

  it.each([
    [{}, {}],
    [{ code: 500256 }, { code: '500256' }],
    [{ fields: [{ path: 'body.x', rule: 'y' }] }, { fields: [{ path: 'body.x', rule: 'y' }] }],
    [{ details: { left: 2 } }, { details: { left: 2 } }],
  ])('has what the body %j states', (body, expected) => {
    expect(refused(body)).toStrictEqual({ ...plain, ...expected });
  });

  it.each(['ก', '๛', 'Code 7: ยอดเงินไม่พอ', 'ก'.repeat(1000)])('shows a message in Thai: %.30s', (message) => {
    expect(refused({ message })).toStrictEqual({ ...plain, message });
  });

  it.each(['', 'ECONNREFUSED', 'ບໍ່ພໍ', 'ก'.repeat(1001)])('drops any other message: %.30s', (message) => {
    expect(refused({ message })).toStrictEqual(plain);
  });

  it.each(['0', '7', '999999'])('has the %s seconds of Retry-After', (retryAfter) => {
    expect(refused({}, { retryAfter })).toStrictEqual({ ...plain, retryAfterSeconds: Number(retryAfter) });
  });

  it.each(['', '1000000', '-1', '1.5', ' 7', '7s', 'Fri, 20 Nov 2026 05:00:00 GMT'])(
    'ignores Retry-After %j',
    (retryAfter) => {
      expect(refused({}, { retryAfter })).toStrictEqual(plain);
    },
  );

  it.each(['r', 'a.b:c+d/e=f-g_9', 'x'.repeat(64)])(
    'has the request id %s of header or body',
    (requestId) => {
      expect(refused({}, { requestId })).toStrictEqual({ ...plain, requestId });
      expect(refused({ requestId })).toStrictEqual({ ...plain, requestId });
    },
  );

  it.each(['', 'x'.repeat(65), 'a b', '<b>', 'ไทย', 'ok\n'])('ignores the request id %j', (requestId) => {
    expect(refused({ requestId }, { requestId })).toStrictEqual(plain);
    expect(refused({ requestId }, { requestId: 'r-1' })).toStrictEqual({ ...plain, requestId: 'r-1' });
  });

  it('takes the request id of the body before that of the header', () => {
    expect(refused({ requestId: 'r-2' }, { requestId: 'r-1' })).toStrictEqual({ ...plain, requestId: 'r-2' });
  });
});

describe('the body of a failure without an envelope', () => {
  it.each([
    ['', 'empty'],
    [' \n', 'empty'],
    ['null', 'json'],
    [' {"a":1} ', 'json'],
    ['{"a":', 'brokenJson'],
    [' [1,', 'brokenJson'],
    ['<!doctype html>', 'foreign'],
    ['502 {bad gateway', 'foreign'],
  ])('%j is %s', (response, body) => {
    const raw = { status: 502, text: response, requestId: 'r-1', retryAfter: '5' };
    expect(parseResponse(schema, raw)).toStrictEqual({
      ok: false,
      status: 502,
      body,
      requestId: 'r-1',
      retryAfterSeconds: 5,
    });
  });
});
