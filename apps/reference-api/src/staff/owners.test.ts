import { beforeEach, expect, it } from 'vitest';
import { openTestApp } from '../../test/support/test-app.ts';
import type { Actor } from './actor.ts';
import { runAs } from './commands.ts';
import { addStaff } from './staff-directory.ts';

let first: Actor;
let second: Actor;
let cashier: Actor;
let count = 0;
async function add(name: string, role: Actor['role']): Promise<Actor> {
  count += 1;
  const person = { name: `${name}-${count}`, role, dailyLimitSatang: 0 };
  return addStaff(app.db, person, { keyHash: Buffer.alloc(32, count), at: app.deps.clock.now() });
}
const app = await openTestApp();
beforeEach(async () => {
  await app.db.updateTable('staff').set({ disabled_at: app.deps.clock.now() }).execute();
  first = await add('malee', 'owner');
  second = await add('nid', 'owner');
  cashier = await add('anan', 'cashier');
});

const as = (actor: Actor, line: string) => runAs(app.deps, actor, line.split(' '));
const working = async () =>
  (await app.db.selectFrom('staff').select('name').where('disabled_at', 'is', null).execute()).map(
    ({ name }) => name,
  );

it('disabling an owner needs two owners', async () => {
  const [output = ''] = await as(first, `staff disable ${second.name}`);
  expect(output).toMatch(/^proposed, nothing is changed yet/);
  const approve = `proposal approve ${output.split(' ').at(-1)}`;
  await expect(as(first, approve)).rejects.toThrow(/another person must approve/);
  await expect(as(cashier, approve)).rejects.toThrow(/not for the role cashier/);
  expect(await working()).toContain(second.name);
  const third = await add('wan', 'owner');
  expect(await as(third, approve)).toEqual([`the key of ${second.name} is ended`]);
  expect(await working()).not.toContain(second.name);
});

it('two owners who disable each other leave one owner', async () => {
  const lines = await Promise.all([
    as(first, `staff disable ${second.name}`),
    as(second, `staff disable ${first.name}`),
  ]);
  const [firstId, secondId] = lines.map(([line = '']) => line.split(' ').at(-1));
  const ended = await Promise.allSettled([
    as(second, `proposal approve ${firstId}`),
    as(first, `proposal approve ${secondId}`),
  ]);
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await working()).toHaveLength(2);
});

it('the only owner is never disabled', async () => {
  await app.db
    .updateTable('staff')
    .set({ disabled_at: app.deps.clock.now() })
    .where('id', '=', second.id)
    .execute();
  await expect(as(first, `staff disable ${first.name}`)).rejects.toThrow(/is the only owner/);
  expect(await working()).toContain(first.name);
});

it('one owner can disable other staff', async () => {
  expect(await as(first, `staff disable ${cashier.name}`)).toEqual([`the key of ${cashier.name} is ended`]);
});
