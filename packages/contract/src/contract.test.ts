import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  commonErrors,
  daySchema,
  errorCodes,
  errorEnvelopeSchema,
  isErrorCode,
  operationList,
  operations,
  passwordSchema,
  phoneSchema,
  SESSION_ENDED_CODE,
  successEnvelopeSchema,
  textSchema,
  usernameSchema,
} from './index.ts';
import { errorsOf, openApiDocument, openApiText } from './openapi.ts';

const table = readFileSync(new URL('../../../docs/rows.tsv', import.meta.url), 'utf8');
const apiRows = table.split('\n').filter((line) => line.startsWith('AP-'));

describe('operations', () => {
  it('have unique ids and unique method and path', () => {
    expect(new Set(operationList.map((operation) => operation.id)).size).toBe(operationList.length);
    expect(new Set(operationList.map((operation) => `${operation.method} ${operation.path}`)).size).toBe(
      operationList.length,
    );
  });

  it.each(apiRows)('contain every path that the row names: %s', (line) => {
    const [row = '', , text = ''] = line.split('\t');
    if (row === 'AP-04')
      return expect(operationList.some((operation) => operation.rows.includes(row))).toBe(true);
    const stem = /(\/api\/[^\s;,{]*)/.exec(text)?.[1] ?? '';
    const named = [...text.matchAll(/\/[A-Za-z{][^\s;,?]*/g)]
      .map(([path]) => path)
      .map((path) => (path.startsWith('/api/') ? path : stem.replace(/\/[^/]*$/, '') + path));
    expect(named.length).toBeGreaterThan(0);
    const inRow = operationList
      .filter((operation) => operation.rows.includes(row))
      .map((operation): string => operation.path);
    for (const path of named) expect(inRow).toContain(path);
  });

  it.each(operationList.map((operation) => [operation.id, operation] as const))(
    '%s has an example that fits its schemas',
    (_, operation) => {
      const parts = [
        [operation.params, operation.example.params],
        [operation.query, operation.example.query],
        [operation.body, operation.example.body],
      ] as const;
      for (const [schema, example] of parts) expect(schema?.safeParse(example).error).toBeUndefined();
      const envelope = successEnvelopeSchema(operation.response).safeParse({
        success: true,
        data: operation.example.response,
        message: '',
      });
      expect(envelope.error).toBeUndefined();
    },
  );

  it.each(operationList.map((operation) => [operation.id, operation] as const))(
    '%s names its path parameters and its errors',
    (_, operation) => {
      const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(Object.keys(operation.example.params ?? {}).sort()).toEqual(inPath.sort());
      for (const code of operation.errors) expect(isErrorCode(code)).toBe(true);
      if (operation.method === 'GET')
        expect([operation.body, operation.idempotent]).toEqual([undefined, false]);
    },
  );

  it('marks each operation that moves money or draws a prize as idempotent', () => {
    const moving = [
      'slip.confirm',
      'slip.requestDeposit',
      'withdraw.create',
      'withdraw.retry',
      'user.transferToBank',
      'game.open',
      'game.cashOut',
    ];
    const prizes = [
      'wheel.reward',
      'flipCard.reward',
      'checkIn.claim',
      'reward.request',
      'affiliate.withdraw',
    ];
    expect(
      operationList
        .filter((operation) => operation.idempotent)
        .map((operation) => operation.id)
        .sort(),
    ).toEqual([...moving, ...prizes].sort());
  });

  it('[RO-01] allows visitors only login under /api/auth', () => {
    const open = operationList.filter(
      (operation) => operation.auth === 'public' && operation.path.startsWith('/api/auth'),
    );
    expect(open.map((operation) => operation.id)).toEqual(['session.login']);
    expect(operations['withdraw.create'].auth).toBe('member');
  });
});

describe('error codes', () => {
  it.each(Object.entries(errorCodes))('%s has a Thai text for the member', (_, meaning) => {
    expect(meaning.message).toMatch(/[\u0E00-\u0E7F]/);
    expect(meaning.status).toBeGreaterThanOrEqual(400);
  });

  it('use 401 and 403 only to refuse a session or a login (RD-04)', () => {
    const refused = Object.entries(errorCodes).filter(([, { status }]) => status === 401 || status === 403);
    expect(refused.map(([code]) => code).sort()).toEqual([
      'CREDENTIALS_WRONG',
      'MEMBER_SUSPENDED',
      'SESSION_INVALID',
      'SESSION_MISSING',
    ]);
    for (const code of commonErrors) expect([401, 403]).not.toContain(errorCodes[code].status);
  });

  it('converts a numeric code of another backend to text', () => {
    expect(errorEnvelopeSchema.parse({ message: 'x', code: 500256 }).code).toBe(SESSION_ENDED_CODE);
  });

  it('lists the own refusals of an operation before the common ones, each once', () => {
    const codes = errorsOf(operations['withdraw.create']);
    expect(codes[0]).toBe('CREDIT_INSUFFICIENT');
    expect(new Set(codes).size).toBe(codes.length);
  });
});

describe('fields', () => {
  it.each(['somsri88', 'a_b1', 'abcd'])('accepts the username %s', (value) =>
    expect(usernameSchema.safeParse(value).success).toBe(true),
  );
  it.each(['Somsri', '1abc', 'abc', 'สมศรี88', 'аbcd', 'a b c d', '__proto__', 'a'.repeat(21), 'abcd\n'])(
    'refuses the username %j',
    (value) => expect(usernameSchema.safeParse(value).success).toBe(false),
  );
  it.each(['0712345678', '081234567', '+66812345678', '08-1234-5678', '๐๘๑๒๓๔๕๖๗๘'])(
    'refuses the phone %s',
    (value) => expect(phoneSchema.safeParse(value).success).toBe(false),
  );
  it('counts a password in code points and refuses lone surrogates', () => {
    expect(passwordSchema.safeParse('😀'.repeat(8)).success).toBe(true);
    expect(passwordSchema.safeParse('😀'.repeat(7)).success).toBe(false);
    expect(passwordSchema.safeParse('abcdefgh\uD800').success).toBe(false);
  });
  it('refuses control characters in texts and keeps Thai', () => {
    expect(textSchema(20).safeParse('น้ำใจ').data).toBe('น้ำใจ');
    expect(textSchema(20).safeParse('a\u0000b').success).toBe(false);
  });
  it('normalizes a text: no invisible characters, composed letters, no outer spaces', () => {
    expect(textSchema(20).safeParse(' \u200bcafe\u200b\u0301\u202e ').data).toBe('caf\u00e9');
    expect(textSchema(20, 1).safeParse('\u3164\u200b ').success).toBe(false);
  });
  it('has no year 0, as in databases', () => {
    expect(daySchema.safeParse('0000-02-29').success).toBe(false);
    expect(daySchema.safeParse('0001-01-01').success).toBe(true);
  });
});

describe('OpenAPI', () => {
  it('openapi.json is up to date; run `pnpm --filter @chada/contract openapi` after a change', () => {
    expect(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')).toBe(openApiText());
  });
  it('describes every operation', () => {
    const document = JSON.parse(JSON.stringify(openApiDocument()));
    for (const operation of operationList) {
      expect(document.paths[operation.path][operation.method.toLowerCase()].operationId).toBe(operation.id);
    }
  });
});
