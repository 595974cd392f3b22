import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRegistry, readBrandCells } from '../../src/cells/registry.ts';
import { insertMember } from '../../src/modules/registration/repository.ts';
import { openDatabase } from '../../src/runtime/open-database.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../support/test-database.ts';

let test: TestDatabase;
let registryAt: Awaited<ReturnType<typeof createEmptyDatabase>>;

beforeAll(async () => {
  [test, registryAt] = [await createTestDatabase(), await createEmptyDatabase()];
});
afterAll(async () => {
  await test.drop();
  await registryAt.drop();
});

it('a database that becomes a cell registers its spent transfers, self-exclusions and brands', async () => {
  const { db } = test;
  await db.insertInto('brand').values({ client_id: 'brand-d', line1_id: null, line2_id: null }).execute();
  const { id } = await db.transaction().execute((tx) =>
    insertMember(tx, {
      clientId: 'brand-d',
      username: 'member_of_d',
      phone: '0812345678',
      name: 'member',
      bankCode: '004',
      bankAccount: '1234567890',
      passwordHash: 'none',
      affiliateCode: 'ABCDEFG',
      inviterId: null,
      team: null,
      marketing: null,
      at: new Date(),
    }),
  );
  const at = new Date();
  const slip = await db
    .insertInto('slip')
    .values({
      member_id: id,
      sending_bank: '004',
      transaction_ref: 'Reference1',
      status: 'pending',
      transfer: null,
      amount: null,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('spent_transfer')
    .values({
      sending_bank: '004',
      transaction_ref: 'Reference1',
      bank_amount: 100,
      deposit_id: null,
      returned_slip_id: slip.id,
    })
    .execute();
  const { id: breakId } = await db
    .insertInto('member_break')
    .values({
      member_id: id,
      kind: 'selfExclusion',
      length: 'year1',
      started_at: at,
      minimum_end: null,
      end_requested_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('operator_exclusion').values({ operator: 'o', hash: 'h', break_id: breakId }).execute();

  const cells = { registry: registryAt.url, cells: { four: test.url }, default: 'four' };
  const config = { sandbox: true, databaseUrl: test.url, dataFolder: '', cells };
  for (const _ of ['first', 'repeated']) await (await openDatabase(config)).close();

  const { registry } = openRegistry(registryAt.url);
  const claims = await registry
    .selectFrom('transfer_claim')
    .select(['client_id', 'sending_bank', 'reference', 'state'])
    .execute();
  expect(claims).toEqual([
    { client_id: 'brand-d', sending_bank: '004', reference: 'REFERENCE1', state: 'settled' },
  ]);
  expect(await readBrandCells(registry)).toEqual([{ clientId: 'brand-d', cell: 'four', movingTo: null }]);
  await registry.destroy();
  const outbox = await db.selectFrom('exclusion_outbox').select('break_id').execute();
  expect(outbox).toEqual([{ break_id: breakId }]);
});
