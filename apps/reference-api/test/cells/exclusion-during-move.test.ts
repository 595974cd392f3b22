import { expect, it } from 'vitest';
import { abortMove, moveBrand } from '../../src/cells/move-brand.ts';
import { assertDeposited, deposit } from '../support/money-acts.ts';
import { exclude } from '../support/protection-acts.ts';
import { openThreeCells } from '../support/three-cells.ts';
import { hostB, type TestApp } from '../support/test-app.ts';
import {
  receivingAccount,
  registrationForm,
  signIn,
  signUp,
  type TestMember,
} from '../support/test-members.ts';

const hostC = 'brand-c.localhost';

const cells = await openThreeCells();
const [appOne, two, three] = [cells.appOf('one'), cells.appOf('two'), cells.appOf('three')];

/**
 * Creates accounts of one person at the brands A, B and C, each with a deposit. The brands A and C are in the same
 * cell.
 */
async function personOfThreeBrands(): Promise<{ atA: TestMember; atB: TestMember; atC: TestMember }> {
  const [atA, atC] = [await signUp(appOne), await signUp(appOne, { host: hostC })];
  const atB = await signUp(two, { host: hostB });
  const { name, bank_account } = await appOne.db
    .selectFrom('member')
    .select(['name', 'bank_account'])
    .where('id', '=', atA.id)
    .executeTakeFirstOrThrow();
  for (const [app, { id }] of [
    [appOne, atC],
    [two, atB],
  ] as const)
    await app.db.updateTable('member').set({ name, bank_account }).where('id', '=', id).execute();
  const person = { atA, atB: { ...atB, bankId: bank_account }, atC: { ...atC, bankId: bank_account } };
  await assertDeposited(appOne, person.atA);
  await assertDeposited(appOne, person.atC);
  const { account_name: toName } = await receivingAccount(two, 'brand-b');
  expect((await deposit(two, person.atB, { toName })).status).toBe(200);
  return person;
}

const pauseOf = async (member: TestMember) => {
  const token = await signIn(appOne, member.username, member.host);
  return (await cells.call('protection.get', {}, { ...member, token })).data?.pause ?? undefined;
};

const countBreaks = async (app: TestApp, { uuid }: TestMember) =>
  (
    await app.db
      .selectFrom('member_break')
      .innerJoin('member', 'member.id', 'member_break.member_id')
      .select('member_break.id')
      .where('member.uuid', '=', uuid)
      .execute()
  ).length;

const registerAtC = () => cells.call('register.member', { body: registrationForm({}) }, { host: hostC });

const sync = async () => {
  for (const { registry } of cells.ofCells) await registry?.syncExclusions();
};

const stop = new Error('stopped by the test');
const moveUntil = (at: string) =>
  expect(
    moveBrand(cells.file, { brand: 'brand-a', to: 'three' }, async (step) => {
      if (step.startsWith(at)) throw stop;
    }),
  ).rejects.toBe(stop);

it('while a brand moves, members register at the other brands of its cell, and exclusions hold there', async () => {
  const person = await personOfThreeBrands();
  await moveUntil('frozen');
  await cells.opened.shared?.locations.read();
  await exclude(two, person.atB, 'year1');
  expect((await registerAtC()).status).toBe(200);
  const atA = await cells.call('register.member', { body: registrationForm({}) });
  expect([atA.status, atA.error?.code]).toEqual([503, 'MAINTENANCE']);
  expect(await pauseOf(person.atC)).toMatchObject({ cause: 'selfExclusion' });
  await sync();
  expect(await countBreaks(appOne, person.atC)).toBe(1);
  await abortMove(cells.file, 'brand-a');
  await cells.opened.shared?.locations.read();
  await sync();
  expect(await pauseOf(person.atA)).toMatchObject({ cause: 'selfExclusion' });
  expect(await countBreaks(appOne, person.atC)).toBe(1);
});

it('an exclusion of the move is not skipped if the brand opens before a later exclusion is applied', async () => {
  const [first, second] = [await personOfThreeBrands(), await personOfThreeBrands()];
  await moveUntil('frozen');
  await exclude(two, first.atB, 'year1');
  await appOne.pool.query(`
    create function open_brand_a() returns trigger language plpgsql as $$
    begin
      perform set_config('chada.moves', 'brand-a', true);
      update api.brand set cell_state = 'here' where client_id = 'brand-a';
      return null;
    end $$;
    create trigger open_brand_a after insert on foreign_break for each row execute function open_brand_a()`);
  await exclude(two, second.atB, 'year1');
  await appOne.pool.query('drop function open_brand_a cascade');
  await abortMove(cells.file, 'brand-a');
  await cells.opened.shared?.locations.read();
  await sync();
  for (const { atA, atC } of [first, second]) {
    expect(await countBreaks(appOne, atA)).toBe(1);
    expect(await countBreaks(appOne, atC)).toBe(1);
  }
});

it('exclusions that are published before and after the copy hold at the brand in its new cell', async () => {
  const [first, second] = [await personOfThreeBrands(), await personOfThreeBrands()];
  await moveUntil('frozen');
  await exclude(two, first.atB, 'year1');
  await sync();
  await moveUntil('copied');
  await exclude(two, second.atB, 'year1');
  await sync();
  expect((await registerAtC()).status).toBe(200);
  await moveBrand(cells.file, { brand: 'brand-a', to: 'three' });
  await cells.opened.shared?.locations.read();
  await sync();
  for (const { atA, atC } of [first, second]) {
    expect(await pauseOf(atA)).toMatchObject({ cause: 'selfExclusion' });
    expect(await countBreaks(three, atA)).toBe(1);
    expect(await countBreaks(appOne, atC)).toBe(1);
  }
});
