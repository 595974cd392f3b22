import { type Operation, operations } from '@chada/contract';
import { demoMember } from '@chada/reference-api/demo-member';
import { type Reply, replies } from '@chada/testing';
import { type ReplyOrHandler, type RecordedRequest, startFakeServer } from '@chada/testing/server';
import { type OperationReport, reportHtml, tallyOf, checkBackend } from '@chada/tooling/conformance';
import { describe, it } from 'vitest';
import { TestActor } from '../test-actor.ts';
import { openMembership } from '../membership.ts';
import { journeyBrand } from './journey-brand.ts';
import { workerEnvironment } from '../worker-environment.ts';

const environment = workerEnvironment();
const actor = new TestActor(environment);
const clientId = journeyBrand('daothong');
const host = `${clientId}.localhost`;

function reportLines(reports: readonly OperationReport[]): string[] {
  return reports
    .filter(({ verdict }) => verdict === 'differs' || verdict === 'missing')
    .flatMap(({ operation, verdict, differences }) =>
      verdict === 'missing'
        ? [`${operation.id}: missing`]
        : differences.map(
            ({ when, location, message }) => `${operation.id}: ${when}: ${location} ${message}`,
          ),
    );
}

async function journals(): Promise<unknown> {
  return actor.query(
    'select (select count(*) from journal) journals, (select count(*) from member) members, (select count(*) from withdrawal) withdrawals',
  );
}

it('the reference API passes the read-only checks, which change nothing', async ({ expect }) => {
  const before = await journals();
  const reports = await checkBackend(
    { baseUrl: new URL(environment.apiUrl), host },
    { ...demoMember, write: false },
  );
  expect(reportLines(reports)).toEqual([]);
  expect(tallyOf(reports).fits).toBeGreaterThan(35);
  expect(await journals()).toEqual(before);
});

const violations: readonly (readonly [string, Operation, ReplyOrHandler, RegExp])[] = [
  ['an operation that is not there', operations['withdraw.history'], replies.html(404), /missing/],
  [
    'a page in place of JSON',
    operations['announcement.list'],
    replies.html(),
    /a usual call:.*should be JSON/,
  ],
  [
    'a field of another type',
    operations['user.credit'],
    replies.data({ ...operations['user.credit'].example.response, creditSatang: '1250.50' }),
    /data\.creditSatang .*expected number/,
  ],
  [
    'money with a fraction',
    operations['affiliate.bonus'],
    replies.data({ ...operations['affiliate.bonus'].example.response, balanceSatang: 10.5 }),
    /data\.balanceSatang .*expected int/,
  ],
  ['a field that is missing', operations['user.level'], replies.data({}), /data\.level .*missing/],
  [
    'no session asked for',
    operations['deposit.mine'],
    replies.data(operations['deposit.mine'].example.response),
    /without a token:.*refused with 401, but was answered with 200/,
  ],
  [
    'a refusal that members can not read',
    operations['reward.history'],
    replies.status(401, { message: 'Unauthorized', code: 'SESSION_MISSING' }),
    /message should be a Thai text/,
  ],
  [
    'a code with another status',
    operations['wheel.get'],
    replies.status(401, { message: 'ไม่พบ', code: 'NOT_FOUND' }),
    /code NOT_FOUND comes with 404, not 401/,
  ],
  [
    'a fault of the server',
    operations['setting.get'],
    replies.status(500, {}),
    /should succeed, but was answered with 500/,
  ],
  ['no answer at all', operations['game.providers'], replies.drop(), /got no answer/],
];

const uncheckedOperations: readonly (readonly [string, Operation, RegExp])[] = [
  [
    "another member's record",
    operations['user.get'],
    /another member's name:.*refused with 404, but was answered with 200/,
  ],
  [
    'a body that is taken as it comes',
    operations['game.list'],
    /without the fields of its body:.*answered with 200/,
  ],
];

/**
 * The tests run at the same time, because a conformance check spends most of its time waiting until the backend's rate
 * limits permit the next call.
 */
describe.concurrent('a check', () => {
  it('the reference API passes the checks that write', async ({ expect }) => {
    const identity = await openMembership(actor, clientId);
    const reports = await checkBackend(
      { baseUrl: new URL(environment.apiUrl), host },
      { ...identity, write: true },
    );
    expect(reportLines(reports)).toEqual([]);
    expect(
      reports.filter(({ verdict }) => verdict === 'untried').map(({ operation }) => operation.id),
    ).toEqual(['protection.beginTimeOut', 'consent.change']);
  });

  it("reports that the site can't read the server's time (RD-06)", async ({ expect }) => {
    const server = await startFakeServer({ upstream: environment.apiUrl });
    const operation = operations['setting.operation'];
    const data = { data: operation.example.response, message: '' };
    server.reply(operation, replies.status(200, data, { 'access-control-expose-headers': 'x-request-id' }));
    try {
      const reports = await checkBackend(
        { baseUrl: new URL(server.url), host },
        { ...demoMember, write: false },
      );
      const report = reports.find(({ operation: { id } }) => id === operation.id);
      expect(reportLines(report === undefined ? [] : [report])).toEqual([
        expect.stringContaining('access-control-expose-headers lacks date, age, retry-after'),
      ]);
    } finally {
      await server.close();
    }
  });

  it('finds and reports each violation of a backend', async ({ expect }) => {
    const server = await startFakeServer({ upstream: environment.apiUrl });
    try {
      const session = (): string | undefined =>
        server.requests(operations['affiliate.code'])[0]?.headers['authorization'];
      const uncheckedBackend = ({ operation, headers }: RecordedRequest): Reply =>
        headers['authorization'] === session()
          ? replies.data(operation?.example.response)
          : replies.refuse('SESSION_MISSING');
      const all = [
        ...violations,
        ...uncheckedOperations.map(
          ([message, operation, finding]) => [message, operation, uncheckedBackend, finding] as const,
        ),
      ];
      for (const [, operation, replying] of all) server.reply(operation, replying);

      const backend = { baseUrl: new URL(server.url), host };
      const reports = await checkBackend(backend, { ...demoMember, write: false });
      for (const [message, operation, , finding] of all) {
        const lines = reportLines(reports.filter((report) => report.operation.id === operation.id)).join(
          '\n',
        );
        expect(lines, message).toMatch(finding);
      }
      const broken = new Set(all.map(([, { id }]) => id));
      expect(reportLines(reports.filter(({ operation }) => !broken.has(operation.id)))).toEqual([]);

      const html = reportHtml(reports, { baseUrl: server.url, host, at: new Date(), write: false });
      expect(html).toContain('data.creditSatang');
      expect(html).not.toContain('<script');
    } finally {
      await server.close();
    }
  });

  it('finds a money operation that repeats its effect for the same key', async ({ expect }) => {
    const server = await startFakeServer({ upstream: environment.apiUrl });
    try {
      let prize = 0;
      const operation = operations['checkIn.claim'];
      server.reply(operation, ({ headers }) => {
        if (!headers['authorization']) return replies.refuse('SESSION_MISSING');
        if (headers['idempotency-key'] === undefined) return replies.refuse('IDEMPOTENCY_KEY_MISSING');
        prize += 100;
        return replies.data({ ...operation.example.response, gameValue: prize });
      });
      const identity = await openMembership(actor, clientId);
      const reports = await checkBackend(
        { baseUrl: new URL(server.url), host },
        { ...identity, write: true },
      );
      const lines = reportLines(reports.filter((report) => report.operation.id === operation.id)).join('\n');
      expect(lines).toMatch(/the same call with the same key again:.*as the first time/);
    } finally {
      await server.close();
    }
  });

  it('reports the reason if the run is impossible', async ({ expect }) => {
    const backend = { baseUrl: new URL(environment.apiUrl), host };
    await expect(
      checkBackend(backend, { ...demoMember, password: 'not this one', write: false }),
    ).rejects.toThrow(/demo1234 can't sign in .*\(401\):\n\s+CREDENTIALS_WRONG/);
    const nobody = { baseUrl: new URL('http://127.0.0.1:9/'), host };
    await expect(checkBackend(nobody, { ...demoMember, write: false })).rejects.toThrow(/is unreachable/);
  });
});
