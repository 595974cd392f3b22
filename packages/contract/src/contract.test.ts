import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  affiliateCodeSchema,
  binarySchema,
  commonErrors,
  daySchema,
  defineOperation,
  errorCodes,
  errorEnvelopeSchema,
  idempotencyErrors,
  isErrorCode,
  loginPasswordSchema,
  loginUsernameSchema,
  memberErrors,
  operationList,
  operations,
  pageQuerySchema,
  passwordSchema,
  phoneSchema,
  SESSION_ENDED_CODE,
  successEnvelopeSchema,
  textSchema,
  usernameSchema,
  uuidSchema,
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

  it.each(apiRows)('contain every path of the requirement: %s', (line) => {
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
      expect(['public', 'member']).toContain(operation.auth);
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

  it.each(Object.entries(errorCodes))('%s has a note for the developer', (_, meaning) => {
    expect(meaning.note).toMatch(/^\S[^ก-๛]+\.$/);
  });

  it.each([
    ['MAINTENANCE', true],
    ['toString', false],
    ['maintenance', false],
    ['', false],
  ])('knows whether %j is one of them', (text, known) => expect(isErrorCode(text)).toBe(known));

  it('use 401 and 403 only for a session or a login (RD-04)', () => {
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

  it("lists an operation's own error codes before the common codes, without duplicates", () => {
    const codes = errorsOf(operations['withdraw.create']);
    expect(codes[0]).toBe('CREDIT_INSUFFICIENT');
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of [...idempotencyErrors, ...memberErrors, ...commonErrors])
      expect(codes).toContain(code);
  });

  it('adds refusals of members and keys only to the operations that have them', () => {
    const added = (id: keyof typeof operations) =>
      [...idempotencyErrors, ...memberErrors].filter((code) => errorsOf(operations[id]).includes(code));
    expect(added('withdraw.public')).toEqual([]);
    expect(added('withdraw.requests')).toEqual(memberErrors);
    expect(added('withdraw.create')).toEqual([...idempotencyErrors, ...memberErrors]);
  });
});

describe('an operation', () => {
  it('has no parameters, a JSON body and no refusals of its own unless it states them', () => {
    const plain = {
      id: 'thing.get',
      method: 'GET',
      path: '/api/thing',
      rows: [],
      auth: 'public',
      summary: 'Returns a thing.',
      response: uuidSchema,
      provisional: true,
      example: { response: 'x' },
    } as const;
    expect(defineOperation(plain)).toEqual({
      ...plain,
      params: undefined,
      query: undefined,
      body: undefined,
      bodyType: 'json',
      idempotent: false,
      errors: [],
      extension: false,
      dropsInvalidItems: false,
      example: { params: undefined, query: undefined, body: undefined, response: 'x' },
    });
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
  it.each([
    ['2026-11-01', '2026-11-01', true],
    ['2026-11-01', '2027-11-02', true],
    ['2026-11-01', '2027-11-03', false],
    ['2026-11-02', '2026-11-01', false],
  ])('of a span from %s to %s are accepted: %s', (start, end, accepted) => {
    const of = (id: 'affiliate.downlineBonus' | 'log.affiliate') =>
      operations[id].body.safeParse({ type: 'af', start, end });
    const history = operations['history.list'].query.safeParse({ start, end });
    for (const read of [of('affiliate.downlineBonus'), of('log.affiliate'), history]) {
      expect(read.success).toBe(accepted);
      if (!accepted) expect(read.error?.issues).toMatchObject([{ path: ['end'], message: 'span' }]);
    }
  });
  it.each([
    [{}, true],
    [{ start: '2026-11-01' }, false],
    [{ end: '2026-11-01' }, false],
  ])('of a history may name no days, but not one: %j', (query, accepted) => {
    expect(operations['history.list'].query.safeParse(query).success).toBe(accepted);
  });
  it('accept a new password only if it is repeated', () => {
    const change = (confirmPassword: string) =>
      operations['user.changePassword'].body.safeParse({
        oldPassword: 'x',
        newPassword: 'ช้างใหญ่เดินช้า12',
        confirmPassword,
      });
    expect(change('ช้างใหญ่เดินช้า12').success).toBe(true);
    expect(change('ช้างใหญ่เดินช้า13').error?.issues).toMatchObject([
      { path: ['confirmPassword'], message: 'same' },
    ]);
  });
  it('accept as a file only a file', () => {
    expect(binarySchema.safeParse(new Blob(['x'])).success).toBe(true);
    expect(binarySchema.safeParse('x').error?.issues).toMatchObject([{ message: 'file' }]);
  });
  it.each([
    ['1', 1],
    ['100', 100],
    ['20', 20],
    [20, 20],
    ['0', undefined],
    ['101', undefined],
    ['020', undefined],
    [101, undefined],
  ])('read the limit %j of a list as %j', (limit, expected) => {
    expect(pageQuerySchema.safeParse({ limit }).data?.limit).toBe(expected);
  });
  it.each([
    ['50000', 50_000],
    [50_000, 50_000],
    ['999999999999', 999_999_999_999],
    ['1000000000000', undefined],
    ['05', undefined],
    ['5x', undefined],
  ])('read the stated amount %j of a slip as %j', (amountSatang, expected) => {
    const read = operations['slip.verify'].body.safeParse({ slip: new Blob(['x']), amountSatang });
    expect(read.data?.amountSatang).toBe(expected);
  });
  it('read an affiliate code in upper case', () => {
    expect(affiliateCodeSchema.parse('a7k_2-m9')).toBe('A7K_2-M9');
    expect(affiliateCodeSchema.safeParse('a7 k2').success).toBe(false);
  });
  it.each([
    [loginUsernameSchema, 64],
    [loginPasswordSchema, 512],
  ])('of a login accept any storable text (%#)', (schema, maxLength) => {
    for (const text of ['x', ' ก😀\n', 'x'.repeat(maxLength)]) expect(schema.parse(text)).toBe(text);
    for (const text of ['', 'x'.repeat(maxLength + 1), 'a\0', 'a\uD800'])
      expect(schema.safeParse(text).success).toBe(false);
    expect(schema.safeParse('a\0').error?.issues).toMatchObject([{ message: 'text' }]);
  });
  it('state the rule that a new password, a text or a day breaks', () => {
    expect(passwordSchema.safeParse('short').error?.issues).toMatchObject([{ message: 'password' }]);
    expect(textSchema(9).safeParse('a\nb').error?.issues).toMatchObject([{ message: 'text' }]);
    expect(daySchema.safeParse('0000-02-29').error?.issues).toMatchObject([{ message: 'day' }]);
  });
  it('limit a text to its lengths in the stored form', () => {
    expect(textSchema(3, 2).safeParse(' ab\u200b ').data).toBe('ab');
    expect(textSchema(3).safeParse('').data).toBe('');
    for (const text of ['a', 'abcd']) expect(textSchema(3, 2).safeParse(text).success).toBe(false);
  });
  it('refuses the year 0, which databases do not have', () => {
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
