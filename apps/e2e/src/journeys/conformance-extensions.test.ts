import { type Operation, operations } from '@chada/contract';
import { type Reply, replies } from '@chada/testing';
import {
  type FakeServer,
  type ReplyOrHandler,
  type RecordedRequest,
  startFakeServer,
} from '@chada/testing/server';
import { checkBackend, isFit, type OperationReport } from '@chada/tooling/conformance';
import { describe, it } from 'vitest';
import { openMembership } from '../membership.ts';
import { TestActor } from '../test-actor.ts';
import { workerEnvironment } from '../worker-environment.ts';
import { journeyBrand } from './journey-brand.ts';

const environment = workerEnvironment();
const actor = new TestActor(environment);
const clientId = journeyBrand('chaba');
const host = `${clientId}.localhost`;
const everything = { protection: true, fairness: true };
const state = operations['protection.get'].example.response;
const HOUR_MS = 3_600_000;

/**
 * Runs the conformance check on a fake backend, which forwards calls to the reference API. `change` replaces some replies
 * of the fake backend.
 */
async function check(
  change: (server: FakeServer) => void,
  { declared = everything, write = true } = {},
): Promise<OperationReport[]> {
  const server = await startFakeServer({ upstream: environment.apiUrl });
  try {
    change(server);
    const identity = await openMembership(actor, clientId);
    return await checkBackend({ baseUrl: new URL(server.url), host }, { ...identity, write, declared });
  } finally {
    await server.close();
  }
}

function linesOf(
  reports: readonly OperationReport[],
  verdict: OperationReport['verdict'] = 'differs',
): string[] {
  return reports
    .filter((report) => report.verdict === verdict)
    .flatMap(({ operation, differences, note }) => [
      ...differences.map(({ when, location, message }) => `${operation.id}: ${when}: ${location} ${message}`),
      ...(differences.length === 0 ? [`${operation.id}: ${note}`] : []),
    ]);
}

const always =
  (data: unknown): ReplyOrHandler =>
  ({ headers }) =>
    headers['authorization'] === undefined ? replies.refuse('SESSION_MISSING') : replies.data(data);

const changed =
  (change: (text: string) => string): ReplyOrHandler =>
  async ({ operation, headers }: RecordedRequest): Promise<Reply> => {
    const { authorization = '', hostname = '' } = headers;
    const url = new URL(operation?.path ?? '', environment.apiUrl);
    const sent = { hostname, platform: 'DSK', channel: 'web', webversion: '1.0.0', 'web-version': '1.0.0' };
    const response = await fetch(url, { headers: { ...sent, ...(authorization && { authorization }) } });
    return replies.status(response.status, JSON.parse(change(await response.text())));
  };

const withoutConsent = 'consent.change: the member has no consent';
const limitIn = (hours: number) => ({
  ...state,
  limits: state.limits.map((limit) => ({
    ...limit,
    value: 100_000,
    raise: limit.raise && {
      ...limit.raise,
      confirmableAt: new Date(Date.now() + hours * HOUR_MS).toISOString(),
    },
  })),
});

/**
 * The tests run at the same time, because a conformance check spends most of its time waiting until the backend's rate
 * limits permit the next call.
 */
describe.concurrent('a backend', () => {
  it('passes if it keeps the promises of the declared operations', async ({ expect }) => {
    const reports = await check(() => undefined);
    expect(linesOf(reports)).toEqual([]);
    expect(linesOf(reports, 'untried')).toEqual([withoutConsent]);
    expect(isFit(reports)).toBe(true);
  });

  it('is reported for each promise that it breaks', async ({ expect }) => {
    const broken: readonly (readonly [Operation, ReplyOrHandler, RegExp])[] = [
      [operations['protection.setLimit'], always(limitIn(1)), /waits.*confirmableAt should be 24 hours/],
      [operations['protection.confirmRaise'], always(state), /before its time: .*refused with 409/],
      [operations['protection.get'], always(state), /during a break: data\.pause should be the time-out/],
      [
        operations['game.open'],
        always(operations['game.open'].example.response),
        /during a break: .*should be refused with 409/,
      ],
      [
        operations['withdraw.create'],
        () => replies.refuse('PLAY_PAUSED'),
        /during a break: code should not be/,
      ],
      [
        operations['fairness.draws'],
        changed((text) => text.replace(/"serverSeed":"[0-9a-f]{64}"/g, `"serverSeed":"${'cd'.repeat(32)}"`)),
        /verified: .*exchanged/,
      ],
    ];
    const reports = await check((server) => {
      for (const [operation, replying] of broken) server.reply(operation, replying);
    });
    for (const [{ id }, , finding] of broken)
      expect(linesOf(reports.filter(({ operation }) => operation.id === id)).join('\n'), id).toMatch(finding);
    expect(linesOf(reports).join('\n')).toMatch(/beginTimeOut: the session from before the break/);
    expect(isFit(reports)).toBe(false);
  });

  it('is reported if it raises a limit at once, begins no break, or draws without a proof', async ({
    expect,
  }) => {
    const reports = await check((server) => {
      server.reply(operations['protection.setLimit'], ({ headers, body }) =>
        headers['authorization'] === undefined
          ? replies.refuse('SESSION_MISSING')
          : replies.data({
              ...state,
              limits: state.limits.map((limit) => ({ ...limit, value: body['value'], raise: null })),
            }),
      );
      server.reply(
        operations['protection.beginTimeOut'],
        always({ pause: { cause: 'timeOut', until: '2020-01-01T00:00:00.000Z', endRequestableAt: null } }),
      );
      server.reply(operations['fairness.draws'], always({ items: [], nextCursor: null }));
    });
    const lines = linesOf(reports).join('\n');
    expect(lines).toMatch(/setLimit: a higher limit.*should be 100000 satang, but is 300000/);
    expect(lines).toMatch(/beginTimeOut: a break: data\.pause should be a time-out that ends later/);
    expect(lines).toMatch(/game\.open: a call during a break: /);
    expect(lines).toMatch(/fairness\.draws: a draw that is verified: .*no proof/);
  }, 90_000);

  it('is reported if declared operations are off, also without writing', async ({ expect }) => {
    const turnOff = (server: FakeServer): void => {
      for (const id of ['protection.get', 'fairness.get'] as const)
        server.reply(operations[id], ({ headers }) =>
          replies.refuse(headers['authorization'] === undefined ? 'SESSION_MISSING' : 'FEATURE_OFF'),
        );
    };
    const lines = linesOf(await check(turnOff, { write: false })).join('\n');
    expect(lines).toMatch(/protection\.get: .*FEATURE_OFF, but the brand declares it/);
    expect(lines).toMatch(/fairness\.get: .*FEATURE_OFF, but the brand declares it/);
  });

  it('passes without operations that the brand does not declare', async ({ expect }) => {
    const lacking = Object.values(operations).filter(({ id }) => /^(?:protection|fairness)\./.test(id));
    const reports = await check(
      (server) => {
        for (const operation of lacking) server.reply(operation, replies.html(404));
      },
      { declared: { protection: false, fairness: false } },
    );
    expect(linesOf(reports)).toEqual([]);
    expect(linesOf(reports, 'missing')).toEqual([]);
    const untried = linesOf(reports, 'untried');
    const undeclared = lacking.map(({ id }) => `${id}: the brand does not declare it`);
    expect(untried.sort()).toEqual([...undeclared, withoutConsent].sort());
    expect(isFit(reports)).toBe(true);
  });
});
