import { expect, it } from 'vitest';
import { deposit } from '../../../test/support/money-acts.ts';
import { hostB, type TestApp } from '../../../test/support/test-app.ts';
import { signUp } from '../../../test/support/test-members.ts';
import { START, testWithMember } from '../../../test/support/test-with-member.ts';
import { readActiveMembers } from './read-signs.ts';

const TWO_WEEKS = 14 * 86_400_000;
let app: TestApp;
testWithMember((started) => {
  app = started;
});

const activeIds = async (now: number) =>
  (await readActiveMembers(app.db, 'brand-a', new Date(now))).map(({ id }) => id);

const visit = (memberId: number) =>
  app.db
    .insertInto('member_activity')
    .values({ member_id: memberId, started_at: new Date(START - 60_000), ended_at: new Date(START) })
    .execute();

it('the members of a brand who were on the site, deposited or met a limit in two weeks are active', async () => {
  const [visitor, depositor, limited] = [await signUp(app), await signUp(app), await signUp(app)];
  await visit(visitor.id);
  expect((await deposit(app, depositor)).status).toBe(200);
  await app.db.deleteFrom('member_activity').where('member_id', '=', depositor.id).execute();
  await app.db
    .insertInto('protection_event')
    .values({ member_id: limited.id, kind: 'limit_refused', detail: '{}', created_at: new Date(START) })
    .execute();

  const expected = [visitor.id, depositor.id, limited.id];
  expect(await activeIds(START)).toEqual(expected);
  expect(await activeIds(START + TWO_WEEKS)).toEqual(expected);
  expect(await activeIds(START + TWO_WEEKS + 1)).toEqual([]);
});

it('active members are listed in their own brand only, oldest account first', async () => {
  const members = [await signUp(app, { host: hostB }), await signUp(app, { host: hostB })];
  for (const { id } of members.toReversed()) await visit(id);
  expect(await readActiveMembers(app.db, 'brand-b', new Date(START))).toEqual(
    members.map(({ id, username }) => ({ id, username })),
  );
  const ofOtherBrand = await activeIds(START);
  for (const { id } of members) expect(ofOtherBrand).not.toContain(id);
});
