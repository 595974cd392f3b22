import type pg from 'pg';
import { connectDirectly } from '../database/connect-client.ts';
import { MIGRATION_LOCK } from '../database/migrate.ts';
import { pendingMigrations } from '../database/pending-migrations.ts';
import { cellUrl, type CellsFile } from './cells-file.ts';
import { copyBrand } from './copy-brand.ts';
import { guardBrand, removeGuards } from './guard-brand.ts';

const MOVE_LOCK = 7_236_412_082;

type State = 'here' | 'moving' | 'moved';

export type OnStep = (text: string) => void | Promise<void>;

interface Home {
  readonly cell: string;
  readonly movingTo: string | null;
}

interface Sides {
  readonly registry: pg.Client;
  readonly source: pg.Client;
  readonly target: pg.Client;
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connectDirectly(url, { application_name: 'chada brand:move' });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function lockMoves(registry: pg.Client): Promise<void> {
  const { rows } = await registry.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [
    MOVE_LOCK,
  ]);
  if (!rows[0]?.free) throw new Error('another move is running');
}

async function homeOf(registry: pg.Client, brand: string): Promise<Home> {
  const { rows } = await registry.query<Home>(
    'select cell, moving_to as "movingTo" from registry.brand_cell where client_id = $1',
    [brand],
  );
  const [home] = rows;
  if (!home) throw new Error(`no cell has a brand ${brand}`);
  return home;
}

async function stateIn(client: pg.Client, brand: string): Promise<State | undefined> {
  const { rows } = await client.query<{ state: State }>(
    'select cell_state as state from api.brand where client_id = $1',
    [brand],
  );
  return rows[0]?.state;
}

async function setState(client: pg.Client, brand: string, state: State): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`select set_config('chada.moves', $1, true)`, [brand]);
    await client.query('update api.brand set cell_state = $2 where client_id = $1', [brand, state]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function assertReady(target: pg.Client, source: pg.Client, to: string): Promise<void> {
  for (const client of [source, target]) {
    const pending = await pendingMigrations(client, 'api');
    if (pending.length > 0) throw new Error(`a cell lacks ${pending.join(', ')}; run: pnpm migrate`);
  }
  const { rowCount } = await target.query('select from api.brand limit 1');
  if (rowCount !== 0)
    throw new Error(
      `the cell ${to} has brands already; a brand moves into an empty cell, because it keeps its ids`,
    );
}

/** The brand's members and its breaks then refer only to rows of the brand, and to `foreign_break`. */
async function separateNamesakes(source: pg.Client, brand: string): Promise<void> {
  await source.query('begin');
  try {
    await source.query(`select set_config('chada.moves', $1, true)`, [brand]);
    await source.query(
      `with apart as (
         select namesake.member_id, member_break.id, member_break.uuid, member_break.minimum_end,
                member_break.end_requested_at
           from api.excluded_namesake namesake
           join api.member on member.id = namesake.member_id
           join api.member_break on member_break.id = namesake.break_id
           join api.member as excluded on excluded.id = member_break.member_id
          where member.client_id <> excluded.client_id and $1 in (member.client_id, excluded.client_id)),
       kept as (
         insert into api.foreign_break (uuid, operator, hashes, minimum_end, end_requested_at)
         select apart.uuid, exclusion.operator, array_agg(distinct exclusion.hash), apart.minimum_end,
                apart.end_requested_at
           from apart join api.operator_exclusion exclusion on exclusion.break_id = apart.id
          group by apart.uuid, exclusion.operator, apart.minimum_end, apart.end_requested_at
         on conflict do nothing)
       insert into api.foreign_namesake (member_id, break_uuid) select member_id, uuid from apart
       on conflict do nothing`,
      [brand],
    );
    await source.query('commit');
  } catch (error) {
    await source.query('rollback');
    throw error;
  }
}

async function freezeAndCopy({ source, target }: Sides, brand: string, onStep: OnStep): Promise<void> {
  await setState(source, brand, 'moving');
  await guardBrand(source, brand);
  await onStep('frozen: the old cell refuses all writes of the brand');
  await separateNamesakes(source, brand);
  // The source was frozen all the time, so an earlier copy is still exact.
  if ((await stateIn(target, brand)) === 'moving') return;
  const rows = await copyBrand(source, target, brand);
  await onStep(`copied and verified: ${rows} rows`);
}

async function withSides<T>(
  file: CellsFile,
  { from, to, registry }: { from: string; to: string; registry: pg.Client },
  work: (sides: Sides) => Promise<T>,
): Promise<T> {
  return withClient(cellUrl(file, from), (source) =>
    withClient(cellUrl(file, to), async (target) => {
      for (const client of [source, target])
        await client.query('select pg_advisory_lock_shared($1)', [MIGRATION_LOCK]);
      return work({ registry, source, target });
    }),
  );
}

const recordMove = (registry: pg.Client, brand: string, to: string) =>
  registry.query(
    `update registry.brand_cell set moving_to = $2, changed_at = clock_timestamp() where client_id = $1`,
    [brand, to],
  );

/** Moves a brand into an empty cell. After an interruption, repeat the command or abort the move. */
export async function moveBrand(
  file: CellsFile,
  { brand, to }: { brand: string; to: string },
  onStep: OnStep = () => undefined,
): Promise<void> {
  await withClient(file.registry, async (registry) => {
    await lockMoves(registry);
    const { cell: from, movingTo } = await homeOf(registry, brand);
    if (from === to) throw new Error(`${brand} is in the cell ${to} already`);
    if (movingTo !== null && movingTo !== to)
      throw new Error(`${brand} is moving to the cell ${movingTo}; abort this move first`);
    await withSides(file, { from, to, registry }, async (sides) => {
      const { source, target } = sides;
      const state = await stateIn(source, brand);
      if (state === undefined) throw new Error(`the cell ${from} has no brand ${brand}`);
      if (state === 'here') await assertReady(target, source, to);
      await recordMove(registry, brand, to);
      if (state !== 'moved') await freezeAndCopy(sides, brand, onStep);
      // The old cell closes first, so that two cells never serve the brand.
      await setState(source, brand, 'moved');
      await onStep('the old cell is closed');
      await setState(target, brand, 'here');
      await registry.query(
        `update registry.brand_cell set cell = $2, moving_to = null, changed_at = clock_timestamp()
          where client_id = $1`,
        [brand, to],
      );
      await onStep(`the cell ${to} serves the brand`);
    });
  });
}

/** Drops the copy. A cell has no other data, because a brand moves into an empty one. */
async function emptyTarget(target: pg.Client, brand: string): Promise<void> {
  if ((await stateIn(target, brand)) === undefined) return;
  const { rows } = await target.query<{ id: string }>('select client_id as id from api.brand');
  if (rows.length !== 1) throw new Error('the new cell has other brands');
  await target.query('drop schema api cascade');
}

/** Opens the brand in its old cell again. Throws once the old cell is closed. */
export async function abortMove(file: CellsFile, brand: string): Promise<{ emptied: string }> {
  return withClient(file.registry, async (registry) => {
    await lockMoves(registry);
    const { cell: from, movingTo: to } = await homeOf(registry, brand);
    if (to === null) throw new Error(`${brand} does not move`);
    await withSides(file, { from, to, registry }, async ({ source, target }) => {
      if ((await stateIn(source, brand)) === 'moved')
        throw new Error(`the cell ${from} is closed for ${brand} already: repeat the move to finish it`);
      await emptyTarget(target, brand);
      await removeGuards(source, brand);
      await setState(source, brand, 'here');
      await registry.query(
        'update registry.brand_cell set moving_to = null, changed_at = clock_timestamp() where client_id = $1',
        [brand],
      );
    });
    return { emptied: to };
  });
}
