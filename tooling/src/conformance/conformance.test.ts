import { operations } from '@chada/contract';
import { type Reply, replies } from '@chada/testing';
import type { FakeServer } from '@chada/testing/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type HeaderProxyOptions,
  honestReply,
  startHeaderProxy,
  startTestBackend,
} from '../../test/test-backend.ts';
import { checkBackend, type OperationReport } from './check-backend.ts';
import { canBeOff } from './declared.ts';
import { isFit, tallyOf, tallyText } from './report-text.ts';

let server: FakeServer;
beforeAll(async () => {
  server = await startTestBackend();
});
beforeEach(() => {
  server.reset();
  server.replyToAll(honestReply);
});
afterAll(() => server.close());

const host = 'daothong.localhost';
const member = {
  username: operations['session.login'].example.body.username,
  password: 'demo1234',
  write: false,
};
const check = (url = server.url, slowMs?: number) =>
  checkBackend({ baseUrl: new URL(url), host }, { ...member, ...(slowMs === undefined ? {} : { slowMs }) });

function linesOf(reports: readonly OperationReport[], id?: string): string[] {
  return reports
    .filter(({ operation }) => id === undefined || operation.id === id)
    .flatMap(({ operation, verdict, differences }) =>
      verdict === 'missing'
        ? [`${operation.id}: missing`]
        : differences.map(
            ({ when, location, message }) => `${operation.id}: ${when}: ${location} ${message}`,
          ),
    );
}

it('a backend that fits the contract passes', async () => {
  const reports = await check();
  expect(linesOf(reports)).toEqual([]);
  expect(isFit(reports)).toBe(true);
});

it('a backend without member protection gets a list of the operations that are missing', async () => {
  const ids = Object.keys(operations).filter((id) => id.startsWith('protection.'));
  for (const operation of Object.values(operations))
    if (ids.includes(operation.id)) server.reply(operation, replies.html(404));
  const missing = linesOf(await check()).filter((line) => line.endsWith(': missing'));
  expect(missing.sort()).toEqual(ids.map((id) => `${id}: missing`).sort());
  expect(ids.length).toBeGreaterThan(8);
});

describe('a backend that sends the same response to every call after the sign-in does not pass', () => {
  const thai = 'ทำรายการไม่สำเร็จ';
  it.each<readonly [string, Reply, RegExp]>([
    ['500256', replies.status(400, { message: thai, code: 500256 }), /500256, which ends the session/],
    [
      '500256 with 401',
      replies.status(401, { message: thai, code: 500256 }),
      /500256, which ends the session/,
    ],
    ['418', replies.status(418, { message: thai, code: 'TEAPOT' }), /TEAPOT is not a code of the contract/],
    ['429', replies.refuse('RATE_LIMITED'), /still refused with RATE_LIMITED/],
    ['403', replies.refuse('MEMBER_SUSPENDED'), /refused with MEMBER_SUSPENDED/],
    [
      '403 with an own code',
      replies.status(403, { message: thai, code: 'X1' }),
      /X1 is not a code of the contract/,
    ],
    ['a feature that is off', replies.refuse('FEATURE_OFF'), /refused with 401/],
  ])('%s', async (_name, reply, finding) => {
    server.replyToAll(reply);
    server.reply(operations['session.login'], honestReply);
    const reports = await check();
    expect(isFit(reports)).toBe(false);
    expect(tallyOf(reports).fits).toBe(1);
    expect(linesOf(reports, 'user.detail').join('\n')).toMatch(finding);
  });

  it('with refusals that the contract allows: nothing succeeded', async () => {
    server.replyToAll((request) => {
      const reply = honestReply(request);
      const isOptional = request.operation !== undefined && canBeOff(request.operation);
      return reply.kind === 'usual' && isOptional ? replies.refuse('FEATURE_OFF') : reply;
    });
    server.reply(operations['session.login'], honestReply);
    const reports = (await check()).filter(
      ({ operation, verdict }) => operation.id === 'session.login' || verdict === 'refused',
    );
    expect(linesOf(reports)).toEqual([]);
    expect(isFit(reports)).toBe(false);
    expect(tallyText(tallyOf(reports))).toMatch(/^1 fit, \d\d refused/);
  });

  it('with a feature that is off, for operations that no brand can switch off', async () => {
    server.replyToAll((request) => {
      const reply = honestReply(request);
      return reply.kind === 'usual' ? replies.refuse('FEATURE_OFF') : reply;
    });
    for (const id of ['session.login', 'setting.get'] as const) server.reply(operations[id], honestReply);
    const reports = await check();
    for (const id of ['user.credit', 'deposit.mine', 'withdraw.history', 'game.list'] as const)
      expect(linesOf(reports, id)).toEqual([
        expect.stringMatching(/a usual call: .*should succeed, but was refused with FEATURE_OFF/),
      ]);
    for (const id of ['wheel.get', 'reward.list', 'affiliate.code', 'checkIn.get', 'protection.get'] as const)
      expect(linesOf(reports, id)).toEqual([]);
    expect(isFit(reports)).toBe(false);
  });
});

it.each<readonly [string, Reply, RegExp]>([
  ['no session', replies.status(401, { message: 'ไม่ได้', code: 'NOPE' }), /without a token: code NOPE is not/],
  ['another status', replies.refuse('MEMBER_SUSPENDED'), /without a token: .*401.*answered with 403/],
])('a refusal for %s has a code of the contract', async (_name, reply, finding) => {
  server.reply(operations['user.level'], (request) =>
    honestReply(request).kind === 'usual' ? replies.usual() : reply,
  );
  expect(linesOf(await check(), 'user.level').join('\n')).toMatch(finding);
});

it('names the address to which an operation redirects', async () => {
  const to = 'https://api.example.com/api/setting/';
  server.reply(operations['setting.get'], replies.status(301, {}, { location: to }));
  expect(linesOf(await check(), 'setting.get').join('\n')).toContain(
    `answered with 301, a redirection to ${to}`,
  );
  server.reply(operations['session.login'], replies.status(308, {}, { location: to }));
  await expect(check()).rejects.toThrow(`a redirection to ${to}`);
});

it('names an operation that takes longer than a member waits', async () => {
  server.reply(operations['setting.get'], async () => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    return replies.usual();
  });
  const reports = await check(server.url, 500);
  expect(linesOf(reports)).toEqual([
    expect.stringMatching(/^setting\.get: a usual call: .*took 0\.[67] s.*0\.5 s/),
  ]);
});

describe('a browser at the origin of the site may call the backend', () => {
  it.each<readonly [string, HeaderProxyOptions, string, RegExp]>([
    [
      'origin',
      { preflight: { 'access-control-allow-origin': null } },
      'setting.get',
      /preflight.*allow-origin/,
    ],
    [
      'another origin',
      { preflight: { 'access-control-allow-origin': 'https://other.example' } },
      'setting.get',
      /allow-origin.*http:\/\/daothong\.localhost.*https:\/\/other\.example/,
    ],
    [
      'headers',
      { preflight: { 'access-control-allow-headers': 'authorization, content-type, platform' } },
      'withdraw.create',
      /allow-headers .*channel, web-version, hostname, idempotency-key/,
    ],
    [
      'token',
      { preflight: { 'access-control-allow-headers': '*' } },
      'user.level',
      /allow-headers .*authorization/,
    ],
    [
      'method',
      { preflight: { 'access-control-allow-methods': 'GET' } },
      'address.update',
      /allow-methods .*PATCH/,
    ],
    [
      'answers',
      { responseHeaders: { 'access-control-allow-origin': null } },
      'setting.get',
      /a usual call.*allow-origin/,
    ],
    [
      'time',
      { responseHeaders: { 'access-control-expose-headers': 'x-request-id' } },
      'setting.operation',
      /expose-headers .*date, age, retry-after/,
    ],
  ])('%s', async (_name, options, id, finding) => {
    const proxy = await startHeaderProxy(server.url, options);
    try {
      const reports = await check(proxy.url);
      expect(linesOf(reports, id).join('\n')).toMatch(finding);
      expect(isFit(reports)).toBe(false);
    } finally {
      proxy.close();
    }
  });

  it('is not asked of a backend at the origin of the site', async () => {
    const proxy = await startHeaderProxy(server.url, {
      preflight: { 'access-control-allow-origin': null },
      responseHeaders: { 'access-control-allow-origin': null, 'access-control-expose-headers': null },
    });
    try {
      const reports = await checkBackend(
        { baseUrl: new URL(proxy.url), host: new URL(proxy.url).host },
        member,
      );
      expect(linesOf(reports)).toEqual([]);
    } finally {
      proxy.close();
    }
  });
});
