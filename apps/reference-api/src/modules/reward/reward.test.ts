import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { movePoints } from '../../points/move-points.ts';
import { runCommand } from '../../staff/commands.ts';
import { hostB, type TestApp } from '../../../test/support/test-app.ts';
import { creditOf, signUp, type TestMember } from '../../../test/support/test-members.ts';
import { testWithMember } from '../../../test/support/test-with-member.ts';

let app: TestApp;
let member: TestMember;
testWithMember((started, signedUp) => {
  app = started;
  member = signedUp;
});

const address = {
  recipient: 'สมศรี ใจดี',
  phone: '0812345678',
  line: '99/9',
  subdistrictCode: '100101',
  districtCode: '1001',
  provinceCode: '10',
  postcode: '10200',
};
const givePoints = (amount: number, caller = member) =>
  app.db.transaction().execute((tx) =>
    movePoints(tx, {
      memberId: caller.id,
      reason: 'staff',
      reference: randomUUID(),
      amount,
      at: app.deps.clock.now(),
    }),
  );
const list = async (categoryId?: string, caller = member) =>
  (await app.call('reward.list', { body: categoryId === undefined ? {} : { categoryId } }, caller)).data;
const rewardNamed = async (categoryId: string, part: string) => {
  const found = (await list(categoryId))?.items.find(({ name }) => name.includes(part));
  if (!found) throw new Error(`no reward ${part}`);
  return found;
};
const requestReward = (rewardId: string, caller = member, key: string = randomUUID()) =>
  app.call('reward.request', { body: { userUuid: caller.uuid, rewardId } }, { ...caller, key });
const stockOf = async (uuid: string) =>
  (await app.db.selectFrom('reward').select('stock').where('uuid', '=', uuid).executeTakeFirstOrThrow())
    .stock;

describe('rewards', () => {
  it('[AP-18, ME-10] are listed by category, with cost and stock', async () => {
    const all = await list();
    expect(all?.items).toEqual([]);
    expect(all?.categories.map(({ categoryId, rewards }) => [categoryId, rewards])).toEqual([
      ['credit', 4],
      ['home', 6],
      ['gadget', 5],
      ['gold', 2],
    ]);
    const home = await list('home');
    expect(home?.items).toHaveLength(6);
    expect(home?.items[0]).toMatchObject({ categoryId: 'home', kind: 'goods', costPoint: 800, stock: 12 });
    expect((await list('nothing-of-the-kind'))?.items).toEqual([]);
  });

  it('[AP-18] that are credit are credited at once, and listed in the history', async () => {
    await givePoints(250);
    const reward = await rewardNamed('credit', '100');
    const { data } = await requestReward(reward.id);
    expect(data).toMatchObject({ point: 60, request: { status: 'done', costPoint: 190 } });
    expect(await creditOf(app, member)).toBe(10_000);
    const history = await app.call('history.list', { params: { uuid: member.uuid }, query: {} }, member);
    expect(history.data?.items[0]).toMatchObject({ kind: 'reward', amountSatang: 10_000 });
  });

  it('[AP-18, ME-12] that are goods need an address and keep the address of the request', async () => {
    await givePoints(1_000);
    const reward = await rewardNamed('home', 'ร่ม');
    expect((await requestReward(reward.id)).error?.code).toBe('ADDRESS_MISSING');
    await app.call('address.update', { body: address }, member);
    const { data } = await requestReward(reward.id);
    expect(data).toMatchObject({ point: 650, request: { status: 'waiting', rewardId: reward.id } });
    expect(await stockOf(reward.id)).toBe((reward.stock ?? 0) - 1);
    const stored = await app.db
      .selectFrom('reward_request')
      .select('address')
      .where('uuid', '=', data?.request.id ?? '')
      .executeTakeFirstOrThrow();
    expect(stored.address).toEqual(address);
  });

  it('[AP-18] are refused without enough points, which changes nothing', async () => {
    await givePoints(99);
    const reward = await rewardNamed('credit', '50 ');
    expect((await requestReward(reward.id)).error).toMatchObject({
      code: 'POINT_INSUFFICIENT',
      details: { point: 99 },
    });
    expect((await list())?.point).toBe(99);
    expect(await creditOf(app, member)).toBe(0);
  });

  it('[AP-18] that are out of stock are refused, and those of another brand are not found', async () => {
    await givePoints(5_000);
    await app.call('address.update', { body: address }, member);
    const gone = await rewardNamed('home', 'ถุงผ้า');
    expect((await requestReward(gone.id)).error?.code).toBe('REWARD_OUT_OF_STOCK');
    const otherBrandMember = await signUp(app, { host: hostB });
    expect((await requestReward(gone.id, otherBrandMember)).error?.code).toBe('NOT_FOUND');
  });

  it('[AP-18] give the last piece to one of many concurrent requests', async () => {
    const last = await rewardNamed('gadget', 'สมาร์ตโฟน');
    const members = await Promise.all(Array.from({ length: 8 }, () => signUp(app)));
    for (const requester of members) {
      await givePoints(last.costPoint, requester);
      await app.call('address.update', { body: address }, requester);
    }
    const responses = await Promise.all(members.map((requester) => requestReward(last.id, requester)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ error }) => error?.code === 'REWARD_OUT_OF_STOCK')).toHaveLength(7);
    expect(await stockOf(last.id)).toBe(0);
    const { rows } = await sql<{ point: number }>`
      select sum(point)::bigint as point from member where id = any (${members.map(({ id }) => id)})`.execute(
      app.db,
    );
    expect(rows[0]?.point).toBe(7 * last.costPoint);
  });

  it('[AP-18] spend points once under many concurrent requests', async () => {
    await givePoints(190);
    const reward = await rewardNamed('credit', '100');
    const responses = await Promise.all(Array.from({ length: 10 }, () => requestReward(reward.id)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ error }) => error?.code === 'POINT_INSUFFICIENT')).toHaveLength(9);
    expect([await creditOf(app, member), (await list())?.point]).toEqual([10_000, 0]);
  });

  it('[AP-18] return the same response for the same key', async () => {
    await givePoints(500);
    const reward = await rewardNamed('credit', '50 ');
    const key = randomUUID();
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => requestReward(reward.id, member, key)),
    );
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect((await list())?.point).toBe(400);
  });

  it('[EN-06, ME-10] are listed in the history, newest first; staff send or reject them', async () => {
    await givePoints(2_000);
    await app.call('address.update', { body: address }, member);
    const reward = await rewardNamed('home', 'ร่ม');
    const [first, second] = [(await requestReward(reward.id)).data, (await requestReward(reward.id)).data];
    const before = await stockOf(reward.id);
    await runCommand(app.deps, ['reward', 'send', first?.request.id ?? '']);
    await runCommand(app.deps, ['reward', 'reject', second?.request.id ?? '']);
    const history = async (cursor?: string) =>
      (await app.call('reward.history', { body: { limit: 1, ...(cursor && { cursor }) } }, member)).data;
    const page = await history();
    expect(page?.items).toMatchObject([{ id: second?.request.id, status: 'rejected' }]);
    expect((await history(page?.nextCursor ?? ''))?.items).toMatchObject([{ status: 'sent' }]);
    expect((await list())?.point).toBe(1_650);
    expect(await stockOf(reward.id)).toBe((before ?? 0) + 1);
    await expect(runCommand(app.deps, ['reward', 'reject', second?.request.id ?? ''])).rejects.toThrow(
      /already/,
    );
    expect((await runCommand(app.deps, ['reward', 'list'])).join('\n')).toContain(member.username);
    await runCommand(app.deps, ['reward', 'done', first?.request.id ?? '']);
  });
});
