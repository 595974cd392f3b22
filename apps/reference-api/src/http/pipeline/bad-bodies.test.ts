import { errorCodes, errorEnvelopeSchema, isErrorCode, operationList, type Operation } from '@chada/contract';
import { badJsons } from '@chada/testing/bad-input';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBooks } from '../../../test/support/books.ts';
import { sendRaw, type RawRequest } from '../../../test/support/raw-http.ts';
import { callWith, requestOf } from '../../../test/support/corrupted-request.ts';
import { openTestApp } from '../../../test/support/test-app.ts';
import { giveTestCredit, signUp } from '../../../test/support/test-members.ts';

const app = await openTestApp();
const member = await signUp(app);
await giveTestCredit(app, member, 10_000_000);

let books = '';
beforeEach(async () => {
  books = await readBooks(app.db);
});
afterEach(async () => {
  expect(await readBooks(app.db)).toBe(books);
  expect((await fetch(`${app.url}/ready`)).status).toBe(200);
});

const changesState: ReadonlySet<string> = new Set([
  'consent.answer',
  'consent.change',
  'address.update',
  'fairness.clientSeed',
  'game.resume',
  'user.changePassword',
  'slip.requestReturn',
  'protection.confirmRaise',
  'protection.cancelRaise',
  'protection.beginTimeOut',
  'protection.confirmExclusion',
  'protection.requestEnd',
]);
const all: readonly Operation[] = operationList.filter(({ body }) => body !== undefined);
const ofJson = all.filter(({ bodyType }) => bodyType === 'json');
const ofForms = all.filter(({ bodyType }) => bodyType === 'multipart');
const withFields = ofJson.filter(({ example }) => Object.keys(example.body ?? {}).length > 0);

async function request(operation: Operation, changed: { body?: RawRequest['body']; type?: string | null }) {
  const field = { operation, part: 'body', names: [] } as const;
  const good = await requestOf(field, callWith(field, undefined, member), member);
  const { 'content-type': contentType, ...headers } = good.headers;
  const type = changed.type === undefined ? contentType : changed.type;
  return {
    ...good,
    headers: typeof type === 'string' ? { ...headers, 'content-type': type } : headers,
    body: 'body' in changed ? changed.body : good.body,
  };
}

async function codesOf(
  operations: readonly Operation[],
  changed: { body?: RawRequest['body']; type?: string | null },
): Promise<Record<string, string>> {
  const codes: Record<string, string> = {};
  for (const operation of operations) {
    const { status, text } = await sendRaw(app.url, await request(operation, changed));
    const { code, message } = errorEnvelopeSchema.parse(JSON.parse(text));
    expect(message).toMatch(/[\u0e00-\u0e7f]/);
    if (!isErrorCode(code) || errorCodes[code].status !== status) throw new Error(`${operation.id}: ${text}`);
    codes[operation.id] = code;
  }
  return codes;
}
const allOf = (operations: readonly Operation[], code: string) =>
  Object.fromEntries(operations.map(({ id }) => [id, code]));

describe('every operation that takes JSON', () => {
  it.each([
    ['a megabyte in an unknown field', `{"more":"${'x'.repeat(2 ** 20)}"}`, 'BODY_TOO_LARGE'],
    ['a megabyte of spaces', `{}${' '.repeat(2 ** 20)}`, 'BODY_TOO_LARGE'],
    ['a megabyte of lists', '['.repeat(2 ** 20), 'BODY_TOO_LARGE'],
    ...badJsons
      .filter(({ name, kind }) => name.startsWith('no JSON') || kind === 'prototype')
      .map(({ name, json }): [string, string, string] => [name, json, 'MALFORMED_REQUEST']),
    ['a nested prototype', '{"a":[{"b":{"__proto__":{"x":1}}}]}', 'MALFORMED_REQUEST'],
    ['an empty body', '', 'MALFORMED_REQUEST'],
    ['the text of a form', 'amount=5', 'MALFORMED_REQUEST'],
    ['two JSON values', '{} {}', 'MALFORMED_REQUEST'],
    ['an extra comma', '{"amount":5,}', 'MALFORMED_REQUEST'],
  ])('refuses %s', async (_, body, code) => {
    expect(await codesOf(ofJson, { body })).toEqual(allOf(ofJson, code));
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it.each(
    badJsons.filter(
      ({ name, json, kind }) =>
        !name.startsWith('no JSON') && kind !== 'prototype' && !json.startsWith('{') && json !== 'null',
    ),
  )('refuses $name as a body', async ({ json: body }) => {
    expect(await codesOf(ofJson, { body })).toEqual(allOf(ofJson, 'VALIDATION_FAILED'));
  });

  it('refuses other encodings than UTF-8', async () => {
    const operations = ofJson.filter(({ id }) => id === 'register.member' || id === 'address.update');
    for (const bytes of [
      [0xe1, 0xc1, 0xc7],
      [0xc0, 0x80],
      [0xed, 0xa0, 0x80],
    ]) {
      const body = Buffer.concat([Buffer.from('{"recipient":"'), Buffer.from(bytes), Buffer.from('"}')]);
      expect(await codesOf(operations, { body })).toEqual(allOf(operations, 'MALFORMED_REQUEST'));
    }
  });

  it.each([
    'text/plain',
    'text/plain; charset=utf-8',
    'application/x-www-form-urlencoded',
    'application/xml',
    'application/json-patch+json',
    'multipart/form-data; boundary=x',
    'text/html',
    'no/type/at all',
    null,
  ])('refuses %s', async (type) => {
    const body = '--x\r\ncontent-disposition: form-data; name="amount"\r\n\r\n5\r\n--x--\r\n';
    expect(await codesOf(ofJson, { type, body })).toEqual(allOf(ofJson, 'UNSUPPORTED_MEDIA_TYPE'));
  });

  it('validates and uses the last of two fields with the same name', async () => {
    for (const operation of withFields) {
      const good = await request(operation, {});
      const [name = ''] = Object.keys(operation.example.body ?? {});
      const twice = (first: string, second: string) => `{${JSON.stringify(name)}:${first},${second}}`;
      const rest = String(good.body).slice(1, -1);
      const badLast = await sendRaw(app.url, { ...good, body: `{${rest},${JSON.stringify(name)}:[[]]}` });
      const refused = errorEnvelopeSchema.parse(JSON.parse(badLast.text));
      const isNamed = refused.fields?.some(({ path }) => `${path}.`.startsWith(`body.${name}.`));
      expect(isNamed, operation.id).toBe(true);
      const isRead = operation.auth === 'member' && !operation.idempotent && !changesState.has(operation.id);
      if (!isRead) continue;
      const badFirst = await sendRaw(app.url, { ...good, body: twice('[[]]', rest) });
      expect([badFirst.status, badFirst.text], operation.id).toEqual([200, expect.any(String)]);
    }
  });
});

describe('every operation that takes a form', () => {
  it('refuses JSON and bodies that are not a form', async () => {
    for (const type of ['application/json', 'text/plain', 'multipart/mixed; boundary=x']) {
      const codes = await codesOf(ofForms, { type, body: '{}' });
      expect(codes).toEqual(allOf(ofForms, 'UNSUPPORTED_MEDIA_TYPE'));
    }
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=']) {
      const codes = await codesOf(ofForms, { type, body: '{}' });
      expect(codes).toEqual(allOf(ofForms, 'MALFORMED_REQUEST'));
    }
  });

  const part = (name: string, more: string, content: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`;
  const file = '; filename="a.png"';
  it.each([
    ['a form without parts', '--x--\r\n', 'VALIDATION_FAILED'],
    ['a text field in place of the file', `${part('slip', '', 'x')}--x--\r\n`, 'VALIDATION_FAILED'],
    ['a file with the name __proto__', `${part('__proto__', file, 'x')}--x--\r\n`, 'MALFORMED_REQUEST'],
    ['two files', `${part('slip', file, 'x')}${part('slip', file, 'x')}--x--\r\n`, 'MALFORMED_REQUEST'],
    ['fifty fields', `${part('a', '', 'x').repeat(50)}--x--\r\n`, 'MALFORMED_REQUEST'],
    ['a name of a megabyte', `${part('x'.repeat(2 ** 20), '', 'x')}--x--\r\n`, 'VALIDATION_FAILED'],
    [
      'a field of a megabyte',
      `${part('amountSatang', '', '9'.repeat(2 ** 20))}--x--\r\n`,
      'VALIDATION_FAILED',
    ],
    ['a form that never ends', part('slip', file, 'x'), 'MALFORMED_REQUEST'],
    ['a file of six megabytes', `${part('slip', file, 'x'.repeat(6 * 2 ** 20))}--x--\r\n`, 'SLIP_TOO_LARGE'],
  ])('refuses %s', async (_, body, code) => {
    const type = 'multipart/form-data; boundary=x';
    expect(await codesOf(ofForms, { type, body })).toEqual(allOf(ofForms, code));
  });
});
