/** Tests that commands of staff at the old cell of a moved brand do not show the brand's old rows as current data. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { moveBrand } from '../../src/cells/move-brand.ts';
import { recordDifference } from '../../src/modules/reconciliation/difference.ts';
import { readConfig, type Config } from '../../src/runtime/config.ts';
import { runStaffCommand, type StaffEnvironment } from '../../src/staff/cli.ts';
import { commands } from '../../src/staff/commands.ts';
import { sandboxActor } from '../../src/staff/sandbox-actor.ts';
import { play, verifySlip } from '../support/money-acts.ts';
import { startThreeCells, type ThreeCells } from '../support/three-cells.ts';
import type { TestApp } from '../support/test-app.ts';
import { giveTestCredit, signUp, type TestMember } from '../support/test-members.ts';

const hostC = 'brand-c.localhost';
const pointer = 'brand-a is in the cell three; run the command with CELL=three';

let cells: ThreeCells;
let app: TestApp;
let moved: TestMember;
let ids: Readonly<Record<'withdrawal' | 'request' | 'slip' | 'difference' | 'game', string>>;

const configOf = (cell: string): Config => {
  const file = path.join(cells.folder, 'cells.json');
  writeFileSync(file, JSON.stringify(cells.file));
  return readConfig({ CHADA_SANDBOX: '1', CELLS_FILE: file, CELL: cell, CHADA_DATA: cells.folder });
};

const staff = (argv: readonly string[], cell = 'one'): Promise<string[]> => {
  const config = configOf(cell);
  const environment: StaffEnvironment = {
    databaseUrl: config.databaseUrl ?? '',
    bank: { url: cells.bankUrl, apiKey: cells.apiKey },
    provider: { url: cells.providerUrl, apiKey: cells.apiKey },
    findActor: sandboxActor,
    withoutApproval: true,
  };
  return runStaffCommand(config, environment, argv);
};

/** Creates one record of each kind on which staff must act, for example a withdrawal. Returns the ids of the records. */
async function createPendingRecords(member: TestMember): Promise<typeof ids> {
  await giveTestCredit(app, member, 500_000);
  const withdrawn = await cells.call(
    'withdraw.create',
    { params: { uuid: member.uuid }, body: { amount: 10_000 } },
    member,
  );
  const response = await cells.call('slip.requestDeposit', { body: { amountSatang: 50_000 } }, member);
  const slip = await verifySlip(app, member);
  expect((await cells.call('slip.requestReturn', { body: { slipId: slip } }, member)).status).toBe(200);
  expect((await play(app, member)).status).toBe(200);
  const { clientId } = member;
  await app.pool.query(`insert into daily_job values ('a job', $1, '2026-11-19')`, [clientId]);
  await app.pool.query(
    `insert into daily_run (job, client_id, bangkok_day, due_at) values ('a job', $1, '2026-11-19', now())`,
    [clientId],
  );
  const houseAccounts = await app.deps.houseAccounts(clientId);
  await app.db
    .transaction()
    .execute((tx) =>
      recordDifference(
        tx,
        { clientId, source: 'bank', day: '2026-11-19', houseAccounts, at: new Date() },
        { reference: `unknown to ${clientId}`, ours: null, theirs: 5_000 },
      ),
    );
  const uuidOf = async (table: 'difference' | 'game_session') =>
    (
      await app.db
        .selectFrom(table)
        .select('uuid')
        .where('client_id', '=', clientId)
        .executeTakeFirstOrThrow()
    ).uuid;
  return {
    withdrawal: withdrawn.data?.withdrawal.id ?? '',
    request: response.data?.id ?? '',
    slip,
    difference: await uuidOf('difference'),
    game: await uuidOf('game_session'),
  };
}

const lists = commands
  .filter(({ reads, needsBrand, usage }) => reads && !needsBrand && !usage.endsWith(' ID'))
  .map(({ name }) => name)
  // Leaves out the commands whose output may contain rows of a moved brand. Such rows are the actions of staff, and the
  // books from before the move.
  .filter((name) => !['audit list', 'audit reads', 'ledger check', 'staff list'].includes(name));

beforeAll(async () => {
  cells = await startThreeCells();
  app = cells.appOf('one');
  moved = await signUp(app);
  ids = await createPendingRecords(moved);
  await createPendingRecords(await signUp(app, { host: hostC }));
  const before = await staff(['withdrawal', 'list']);
  expect(before.join('\n')).toContain(ids.withdrawal);
  await moveBrand(cells.file, { brand: 'brand-a', to: 'three' });
}, 120_000);
afterAll(() => cells.close());

it('there are lists to check', () => expect(lists.length).toBeGreaterThan(6));

it.each(lists)('%s shows only brands that the cell has, and names the cell of the others', async (name) => {
  const lines = await staff(name.split(' '));
  expect(lines.at(-1)).toBe(pointer);
  const shown = lines.slice(0, -1).join('\n');
  expect(shown).not.toContain('brand-a');
  expect(shown).not.toContain(moved.username);
  if (name !== 'reward list' && name !== 'proposal list') expect(shown).toContain('brand-c');
});

it.each(commands.filter(({ needsBrand }) => needsBrand).map(({ usage }) => usage))(
  'with the moved brand, the old cell refuses: %s',
  async (usage) => {
    const { name } = commands.find((command) => command.usage === usage) ?? { name: '' };
    const argv = [...name.split(' '), '--brand', 'brand-a'];
    const refused = usage.includes('--reference') ? [...argv, '--reference', 'TICKET-1'] : argv;
    await expect(staff(refused)).rejects.toThrow(pointer);
  },
);

it('the old cell refuses commands that name a row of the moved brand', async () => {
  const { withdrawal, request, slip, difference, game } = ids;
  for (const argv of [
    ['withdrawal', 'approve', withdrawal],
    ['withdrawal', 'reject', withdrawal],
    ['slip-request', 'reject', request],
    ['slip', 'show', slip],
    ['slip-return', 'start', slip],
    ['slip-return', 'stop', slip],
    ['slip-return', 'done', slip, '--reference', 'TICKET-3'],
    ['difference', 'settle', difference, 'a note'],
    ['game-session', 'free', game],
    ['game-session', 'close', game, '0', '--reference', 'TICKET-2'],
  ])
    await expect(staff(argv), argv.join(' ')).rejects.toThrow(pointer);
  const { paid } = await app.db
    .selectFrom('withdrawal')
    .select('status as paid')
    .where('uuid', '=', withdrawal)
    .executeTakeFirstOrThrow();
  expect(paid).toBe('requested');
});

it('the new cell shows the rows of the brand', async () => {
  const lines = await staff(['withdrawal', 'list'], 'three');
  expect(lines.join('\n')).toContain(ids.withdrawal);
  expect(lines.join('\n')).not.toContain('CELL=');
});

it('without the registry, the old cell still refuses', async () => {
  await cells.registry.schema.withSchema('registry').alterTable('brand_cell').renameTo('away').execute();
  try {
    const lines = await staff(['withdrawal', 'list']);
    expect(lines.at(-1)).toBe('brand-a is in another cell; run the command there');
    await expect(staff(['brand', 'open', '--brand', 'brand-a'])).rejects.toThrow('is in another cell');
  } finally {
    await cells.registry.schema.withSchema('registry').alterTable('away').renameTo('brand_cell').execute();
  }
});
