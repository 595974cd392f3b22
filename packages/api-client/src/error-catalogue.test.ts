import { describe, expect, it } from 'vitest';
import type { ApiError } from './api-error.ts';
import { classifyFailure, errorCatalogue, type FailureFacts } from './error-catalogue.ts';

const defaultPolicy = { clearsSession: false, setsServerProblem: false, silent: false };
const endSession = { ...defaultPolicy, clearsSession: true };
const raiseFlag = { ...defaultPolicy, setsServerProblem: true };
const silentPolicy = { ...defaultPolicy, silent: true };

type Input = Partial<FailureFacts>;
type Expected = { readonly kind: ApiError['kind']; readonly policy: ApiError['policy'] } & Readonly<
  Record<string, unknown>
>;

const login: Input = { operation: 'session.login', isLogin: true };
const envelope: Input = { body: 'envelope', code: 'SOME_CODE', message: 'ข้อความจากเซิร์ฟเวอร์' };
const refused = (status: number): Expected => ({
  kind: 'refused',
  policy: defaultPolicy,
  status,
  code: 'SOME_CODE',
  message: 'ข้อความจากเซิร์ฟเวอร์',
});

const table: readonly (readonly [title: string, given: Input, expected: Expected])[] = [
  ['[ER-01] 401', { status: 401, ...envelope }, { kind: 'sessionEnded', policy: endSession, status: 401 }],
  ['[ER-01] 403', { status: 403, ...envelope }, { kind: 'sessionEnded', policy: endSession, status: 403 }],
  [
    '[ER-01] 401 without a body',
    { status: 401, body: 'empty' },
    { kind: 'sessionEnded', policy: endSession },
  ],
  ['[ER-01] 403 with a page', { status: 403, body: 'foreign' }, { kind: 'sessionEnded', policy: endSession }],
  ...[200, 400, 409, 500, 503].map(
    (status) =>
      [
        `[ER-01] code 500256 with status ${status}`,
        { status, ...envelope, code: '500256' },
        { kind: 'sessionEnded', policy: endSession, code: '500256', captivePortal: false },
      ] as const,
  ),
  [
    '[ER-01] 200 with an envelope that says the session ended (RD-03)',
    { status: 200, ...envelope, code: 'SESSION_INVALID' },
    { kind: 'sessionEnded', policy: endSession, captivePortal: false },
  ],
  [
    '[ER-01] 200 with a page of a captive portal (RD-03)',
    { status: 200, body: 'foreign' },
    { kind: 'sessionEnded', policy: endSession, captivePortal: true },
  ],
  [
    '[ER-07] 200 with JSON of the wrong shape ends no session (RD-03)',
    { status: 200, body: 'json' },
    { kind: 'invalidResponse', policy: defaultPolicy, captivePortal: false },
  ],
  [
    '[ER-07] 200 with nothing in it',
    { status: 200, body: 'empty' },
    { kind: 'invalidResponse', policy: defaultPolicy },
  ],
  [
    '[ER-07] 200 with JSON cut short',
    { status: 200, body: 'brokenJson' },
    { kind: 'invalidResponse', policy: defaultPolicy },
  ],
  ['[ER-07] 200 with an envelope that refuses', { status: 200, ...envelope }, refused(200)],
  [
    '[ER-02] 503',
    { status: 503, ...envelope },
    { kind: 'serverProblem', policy: raiseFlag, code: 'SOME_CODE' },
  ],
  ['[ER-02] 503 with a page', { status: 503, body: 'foreign' }, { kind: 'serverProblem', policy: raiseFlag }],
  ['[ER-02] 408', { status: 408, body: 'empty' }, { kind: 'serverProblem', policy: raiseFlag }],
  [
    '[ER-02, ER-08] timeout of N ms exceeded',
    { transport: 'timeout', body: 'none' },
    { kind: 'timeout', policy: raiseFlag, timeoutMs: 60_000 },
  ],
  [
    '[ER-02, ER-08] request cancelled by browser or network (RD-05)',
    { transport: 'aborted', body: 'none' },
    { kind: 'aborted', policy: raiseFlag, by: 'browser' },
  ],
  [
    '[ER-02, ER-08] request that we ended ourselves sets and says nothing (RD-05)',
    { transport: 'aborted', abortedByUs: true, body: 'none' },
    { kind: 'aborted', policy: silentPolicy, by: 'us' },
  ],
  [
    '[ER-02] an answer that comes after we ended the request counts as ended (RD-05)',
    { status: 401, ...envelope, abortedByUs: true },
    { kind: 'aborted', policy: silentPolicy, by: 'us' },
  ],
  [
    '[ER-08] network error',
    { transport: 'network', body: 'none' },
    { kind: 'network', policy: defaultPolicy },
  ],
  ['[ER-04] login 401 ends no session (RD-02)', { ...login, status: 401, ...envelope }, refused(401)],
  ['[ER-04] login 403 ends no session (RD-02)', { ...login, status: 403, ...envelope }, refused(403)],
  [
    '[ER-04] login with code 500256 ends no session (RD-02)',
    { ...login, status: 409, ...envelope, code: '500256' },
    { ...refused(409), code: '500256' },
  ],
  [
    '[ER-04] login behind a captive portal',
    { ...login, status: 200, body: 'foreign' },
    { kind: 'invalidResponse', policy: defaultPolicy, captivePortal: true },
  ],
  [
    '[ER-04] login 401 without a body',
    { ...login, status: 401, body: 'empty' },
    { kind: 'other', policy: defaultPolicy },
  ],
  [
    '[ER-05] bank-account-name failure carries the server’s answer',
    {
      operation: 'register.bankName',
      status: 422,
      ...envelope,
      fields: [{ path: 'body.bankId', rule: 'pattern' }],
      details: { left: 2 },
      requestId: 'r-1',
    },
    {
      ...refused(422),
      fields: [{ path: 'body.bankId', rule: 'pattern' }],
      details: { left: 2 },
      requestId: 'r-1',
    },
  ],
  ['[ER-06] slip verify failure', { operation: 'slip.verify', status: 409, ...envelope }, refused(409)],
  ['[ER-06] my-request failure', { operation: 'slip.myRequest', status: 404, ...envelope }, refused(404)],
  ['[ER-07] 404', { status: 404, ...envelope }, refused(404)],
  [
    '[ER-07] 429',
    { status: 429, ...envelope, retryAfterSeconds: 7 },
    { ...refused(429), retryAfterSeconds: 7 },
  ],
  [
    '[ER-07] 413 with a page',
    { status: 413, body: 'foreign' },
    { kind: 'other', policy: defaultPolicy, status: 413 },
  ],
  [
    '[ER-07] 500',
    { status: 500, ...envelope },
    { kind: 'other', policy: defaultPolicy, message: envelope.message },
  ],
  ['[ER-07] 502', { status: 502, ...envelope }, { kind: 'other', policy: defaultPolicy, code: 'SOME_CODE' }],
  ['[ER-07] 504 with a page', { status: 504, body: 'foreign' }, { kind: 'other', policy: defaultPolicy }],
  ['[ER-07] 304', { status: 304, body: 'empty' }, { kind: 'other', policy: defaultPolicy }],
];

const nothing: FailureFacts = {
  operation: 'withdraw.create',
  isLogin: false,
  timeoutMs: 60_000,
  abortedByUs: false,
  body: 'none',
};

describe('the error catalogue', () => {
  it('names the rows and readings of each entry', () => {
    for (const { rows } of errorCatalogue) expect(rows).toMatch(/^(ER|RD)-\d{2}( (ER|RD)-\d{2})*$/);
  });

  it('returns the facts of an error and nothing else', () => {
    const facts = {
      ...nothing,
      status: 500,
      body: 'json',
      code: 'X',
      requestId: 'r-1',
      transport: undefined,
    } as const;
    expect(classifyFailure(facts)).toEqual({
      kind: 'other',
      operation: 'withdraw.create',
      policy: defaultPolicy,
      status: 500,
      code: 'X',
      requestId: 'r-1',
    });
    expect(classifyFailure({ ...nothing, body: 'envelope', status: 404 })).toEqual({
      kind: 'refused',
      operation: 'withdraw.create',
      policy: defaultPolicy,
      status: 404,
      code: '',
    });
  });

  it.each([
    [199, 'other'],
    [200, 'refused'],
    [299, 'refused'],
    [300, 'other'],
    [399, 'other'],
    [400, 'refused'],
    [499, 'refused'],
    [500, 'other'],
    [undefined, 'other'],
  ])('takes an envelope with status %s as %s', (status, kind) => {
    expect(classifyFailure({ ...nothing, ...envelope, status }).kind).toBe(kind);
  });

  it.each([
    [199, 'json', 'other'],
    [200, 'json', 'invalidResponse'],
    [299, 'foreign', 'sessionEnded'],
    [300, 'foreign', 'other'],
    [400, 'json', 'other'],
    [undefined, 'foreign', 'other'],
  ] as const)('takes status %s with a body that is %s as %s', (status, body, kind) => {
    expect(classifyFailure({ ...nothing, status, body }).kind).toBe(kind);
  });

  it.each(table)('%s', (_title, given, expected) => {
    expect(classifyFailure({ ...nothing, ...given })).toMatchObject(expected);
  });

  it('[ER-01, ER-02, ER-03, ER-04, ER-05, ER-06, ER-07, ER-08] has a test case for each entry', () => {
    const used = new Set(
      table.map(([, given]) => errorCatalogue.findIndex(({ when }) => when({ ...nothing, ...given }))),
    );
    expect(used.size).toBe(errorCatalogue.length);
  });

  it('[ER-03] returns plain values that survive JSON', () => {
    for (const [, given] of table) {
      const error = classifyFailure({ ...nothing, ...given });
      expect(JSON.parse(JSON.stringify(error))).toEqual(error);
    }
  });
});
