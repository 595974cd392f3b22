import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { zeroSatang } from '@chada/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brandDirectory } from '../brands/brand-directory.ts';
import { assertDeposited } from '../../test/support/money-acts.ts';
import { startTestApp, type TestApp } from '../../test/support/test-app.ts';
import { hostB, testBrand } from '../../test/support/test-brands.ts';
import { signUp, type TestMember } from '../../test/support/test-members.ts';
import type { Actor } from './actor.ts';
import { runAs, runCommand } from './commands.ts';
import { addStaff } from './staff-directory.ts';
import { StaffRefusedError } from './staff-refused-error.ts';

const consents = [
  { id: 'offers', version: '2', text: 'รับข่าวสาร', required: false },
  { id: 'news', version: '1', text: 'รับจดหมายข่าว', required: false },
  { id: 'terms', version: '1', text: 'ยอมรับข้อตกลง', required: true },
];
const brands = ['brand-a', 'brand-b'].map((id) => testBrand(id, { registration: { consents } }));

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await startTestApp({ around: () => ({ brands: brandDirectory(() => brands) }) });
  folder = await mkdtemp(path.join(tmpdir(), 'chada-consents-'));
});
beforeEach(async () => {
  app.setTime('2026-11-24T03:00:00.000Z');
  await app.db.updateTable('member').set({ suspended_at: app.deps.clock.now() }).execute();
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await app.close();
});

const type = (line: string) => runCommand(app.deps, line.split(' '));
const createStaff = (role: Actor['role']) =>
  addStaff(
    app.db,
    { name: `${role}-of-offers`, role, dailyLimitSatang: zeroSatang },
    { keyHash: createHash('sha256').update(role).digest(), at: app.deps.clock.now() },
  );
const change = (member: TestMember, input: boolean, id = 'offers') =>
  app.call(
    'consent.change',
    { body: { id, version: consents.find((consent) => consent.id === id)?.version ?? '', given: input } },
    { token: member.token, host: member.host },
  );
async function consenting(host?: string): Promise<TestMember> {
  const member = await signUp(app, host === undefined ? {} : { host });
  expect((await change(member, true)).status).toBe(200);
  return member;
}
const listed = async (id = 'offers') => (await type(`consent list ${id} --brand brand-a`)).slice(0, -1);
const line = ({ username }: TestMember, version = '2') =>
  `${username}  version ${version}  2026-11-24T03:00:00.000Z`;

describe('the list of members who consent', () => {
  it('has those whose last answer gives the consent, at the brand', async () => {
    const [member, again] = [await consenting(), await consenting()];
    await change(again, false);
    await change(again, true);
    await change(await consenting(), false);
    await change(await signUp(app), true, 'news');
    await consenting(hostB);
    await signUp(app);
    expect(await listed()).toEqual([line(member), line(again)]);
    expect(await listed('news')).toHaveLength(1);
    expect((await type('consent list offers --brand brand-b')).slice(0, -1)).toHaveLength(1);
  });

  it('never has a member who withdrew the only version, or declined a later one', async () => {
    const [member, declined] = [await consenting(), await consenting()];
    const later = { consent_id: 'offers', version: '3', text_hash: '0'.repeat(64), given: false };
    await app.db
      .insertInto('member_consent')
      .values({ ...later, member_id: declined.id, given_at: app.deps.clock.now() })
      .execute();
    await change(member, false);
    expect(await listed()).toEqual([]);
  });

  it('leaves out who must receive no offers, and counts them', async () => {
    const [member, onBreak, suspended, atLimit, namesake] = [
      await consenting(),
      await consenting(),
      await consenting(),
      await consenting(),
      await consenting(),
    ];
    await app.call('protection.beginTimeOut', { body: { length: 'hours24' } }, onBreak);
    await type(`member suspend ${suspended.username} --brand brand-a`);
    await app.db
      .insertInto('excluded_namesake')
      .expression((from) =>
        from
          .selectFrom('member_break')
          .select((eb) => [eb.val(namesake.id).as('member_id'), 'id as break_id'])
          .where('member_id', '=', onBreak.id),
      )
      .execute();
    const limit = { kind: 'deposit', period: 'day', value: 50_000 } as const;
    await app.call('protection.setLimit', { body: limit }, atLimit);
    await assertDeposited(app, atLimit, { amountSatang: 50_000 });
    const [first, ...rest] = await type('consent list offers --brand brand-a');
    expect(first).toBe(line(member));
    expect(rest).toEqual([
      expect.stringMatching(/^1 members; \d+ others consent, but must receive no offers/),
    ]);
    app.setTime('2026-11-26T03:00:00.000Z');
    expect(await listed()).toEqual([member, onBreak, atLimit].map((item) => line(item)));
  });

  it('leaves out members with signs of harm', async () => {
    const member = await consenting();
    const events = [1, 2, 3].map((minute) => ({
      member_id: member.id,
      kind: 'limit_refused' as const,
      detail: '{}',
      created_at: new Date(app.deps.clock.now().getTime() - minute * 60_000),
    }));
    expect(await listed()).toEqual([line(member)]);
    await app.db.insertInto('protection_event').values(events).execute();
    expect(await listed()).toEqual([]);
  });

  it('is written to a new file that only its owner reads', async () => {
    const member = await consenting();
    await app.db
      .updateTable('member')
      .set({ line_id: '-som.chai', email: 'somchai@example.org' })
      .where('id', '=', member.id)
      .execute();
    const file = path.join(folder, 'offers.csv');
    const command = `consent list offers --brand brand-a --csv ${file}`;
    expect((await type(command))[0]).toBe(`written to ${file}`);
    expect(await readFile(file, 'utf8')).toBe(
      '\uFEFFusername,phone,line id,email,version,given at\r\n' +
        `${member.username},${member.phone},'-som.chai,somchai@example.org,2,2026-11-24T03:00:00.000Z\r\n`,
    );
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await expect(type(command)).rejects.toThrow(/can't be written, or is there already/);
  });

  it.each(['cashier', 'editor'] as const)('is not written to a file for the role %s', async (role) => {
    const member = await consenting();
    const [file, actor] = [path.join(folder, `${role}.csv`), await createStaff(role)];
    const as = (command: string) => runAs(app.deps, actor, command.split(' '));
    const list = 'consent list offers --brand brand-a';
    await expect(as(`${list} --csv ${file}`)).rejects.toThrow(
      `consent list --csv is not for the role ${role}`,
    );
    await expect(stat(file)).rejects.toThrow('ENOENT');
    expect((await as(list))[0]).toBe(line(member));
  });

  it.each(['support', 'owner'] as const)(
    'is written for the role %s, on record with its size',
    async (role) => {
      await Promise.all([consenting(), consenting()]);
      const [file, actor] = [path.join(folder, `${role}.csv`), await createStaff(role)];
      await runAs(app.deps, actor, `consent list offers --brand brand-a --csv ${file}`.split(' '));
      expect((await readFile(file, 'utf8')).trim().split('\r\n')).toHaveLength(3);
      const record = await app.db
        .selectFrom('staff_action')
        .innerJoin('staff_action_result', 'action_id', 'staff_action.id')
        .select(['command', 'outcome', 'message'])
        .where('staff_id', '=', actor.id)
        .executeTakeFirstOrThrow();
      expect(record).toMatchObject({ command: 'consent list', outcome: 'done' });
      expect(record.message).toMatch(/^2 members; \d+ others consent/);
    },
  );

  it.each([
    ['consent list offers', /say which brand/],
    ['consent list --brand brand-a', /name an optional consent of brand-a: news, offers/],
    [
      'consent list terms --brand brand-a',
      /terms is required of every member; name an optional consent of brand-a: news, offers/,
    ],
    ['consent list terms --brand brand-a --csv terms.csv', /name an optional consent of brand-a/],
    ['consent list ofers --brand brand-a', /name an optional consent of brand-a: news, offers/],
    ['consent list offers --brand nobody', /no brand nobody; there are: brand-a, brand-b/],
    ['consent list offers --brand brand-a --csv', /--csv needs a value/],
  ])('%s is refused with a clear message', async (command, reason) => {
    await expect(type(command)).rejects.toThrow(StaffRefusedError);
    await expect(type(command)).rejects.toThrow(reason);
  });
});
