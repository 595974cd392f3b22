import { defineOperation } from '@chada/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { requestParts } from './request-parts.ts';

const common = {
  path: '/api/things/{group}/{id}',
  rows: [],
  auth: 'public',
  summary: '',
  provisional: true,
  params: z.object({ group: z.string(), id: z.union([z.string(), z.int()]) }),
  response: z.null(),
} as const;
const params = { group: 'a', id: 'b' };
const thingList = defineOperation({
  ...common,
  id: 'thing.list',
  method: 'GET',
  query: z.object({ from: z.optional(z.nullable(z.string())), limit: z.optional(z.int()) }),
  example: { params, query: {}, response: null },
});
const thingSave = defineOperation({
  ...common,
  id: 'thing.save',
  method: 'POST',
  body: z.object({ size: z.int(), tags: z.optional(z.array(z.string())) }),
  example: { params, body: { size: 1 }, response: null },
});
const pictureSave = defineOperation({
  ...common,
  id: 'picture.save',
  method: 'POST',
  bodyType: 'multipart',
  body: z.object({
    picture: z.optional(z.file()),
    note: z.optional(z.nullable(z.string())),
    amountSatang: z.optional(z.int()),
    tags: z.optional(z.array(z.string())),
  }),
  example: { params, body: {}, response: null },
});

describe('the parts of a request', () => {
  it('fills each parameter into the path, encoded', () => {
    expect(requestParts(thingList, { params: { group: 'ก/ข', id: 7 } }, true)).toEqual({
      url: '/api/things/%E0%B8%81%2F%E0%B8%82/7',
      query: {},
      body: undefined,
    });
  });

  it('leaves a missing parameter empty if the input is not checked', () => {
    const input: unknown = {};
    expect(requestParts(thingList, input as { params: typeof params }, false).url).toBe('/api/things//');
  });

  it.each([
    [
      { from: 'x', limit: 20 },
      { from: 'x', limit: '20' },
    ],
    [
      { from: '', limit: 0 },
      { from: '', limit: '0' },
    ],
    [{ from: null, limit: undefined }, {}],
    [undefined, {}],
  ])('writes the query %j as text, without what is absent', (query, expected) => {
    expect(requestParts(thingList, { params, query }, true).query).toEqual(expected);
  });

  it('writes a body as JSON', () => {
    expect(requestParts(thingSave, { params, body: { size: 3, tags: ['a'] } }, true).body).toBe(
      '{"size":3,"tags":["a"]}',
    );
  });

  it('writes a form with files as they are and other values as text, without what is absent', () => {
    const picture = new File(['x'], 'x.png');
    const body = { picture, note: null, amountSatang: 0, tags: ['a', 'b'] };
    const form = requestParts(pictureSave, { params, body }, true).body;
    expect(form).toBeInstanceOf(FormData);
    expect(form instanceof FormData ? [...form] : []).toEqual([
      ['picture', picture],
      ['amountSatang', '0'],
      ['tags', '["a","b"]'],
    ]);
  });

  it.each([
    [{ params: { group: 'a', id: null }, body: { size: 1 } }, 'thing.save: invalid params at id'],
    [{ params, body: { size: 'x', tags: [1] } }, 'thing.save: invalid body at size, tags.0'],
    [{ body: { size: 1 } }, 'thing.save: invalid params at group, id'],
  ])('refuses %j if it is checked, and sends it otherwise', (wrong: unknown, message) => {
    const input = wrong as { params: typeof params; body: { size: number } };
    expect(() => requestParts(thingSave, input, true)).toThrow(new TypeError(message));
    expect(() => requestParts(thingSave, input, false)).not.toThrow();
  });

  it('takes no input for an operation without parts', () => {
    const settingGet = defineOperation({
      ...common,
      id: 'setting.get',
      method: 'GET',
      path: '/api/setting',
      params: undefined,
      example: { response: null },
    });
    expect(requestParts(settingGet, undefined, true)).toEqual({
      url: '/api/setting',
      query: {},
      body: undefined,
    });
  });

  it('names the operation and the query that it refuses', () => {
    const input: unknown = { params, query: { limit: 'many' } };
    expect(() => requestParts(thingList, input as { params: typeof params }, true)).toThrow(
      'thing.list: invalid query at limit',
    );
  });
});
