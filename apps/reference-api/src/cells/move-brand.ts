import type pg from 'pg';
import { connectDirectly } from '../database/connect-client.ts';
import { MIGRATION_LOCK } from '../database/migrate.ts';
import { pendingMigrations } from '../database/pending-migrations.ts';
import { cellUrl, type CellsFile } from './cells-file.ts';
import { copyBrand } from './copy-brand.ts';
import { deleteCopy } from './delete-copy.ts';
import { guardBrand, removeGuards } from './guard-brand.ts';

const MOVE_LOCK = 7_236_412_082;

type State = 'here' | 'moving' | 'moved';

export type OnStep = (text: string) => void | Promise<void>;

interface BrandLocation {
  readonly cell: string;
  readonly movingTo: string | null;
}

interface Side {
  readonly cell: string;
  readonly client: pg.Client;
}

interface Sides {
  readonly source: Side;
  readonly target: Side;
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connectDirectly(url, { application_name: 'chada brand:move' });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Takes a lock, so that only one move runs at a time. Waits up to 5 s, because PostgreSQL may still hold the lock of a
 * killed command.
 */
async function lockMoves(registry: pg.Client): Promise<void> {
  await registry.query(`set lock_timeout = '5s'`);
  await registry.query('select pg_advisory_lock($1)', [MOVE_LOCK]).catch((error: unknown) => {
    const isTimeout = error instanceof Error && 'code' in error && error.code === '55P03';
    throw isTimeout ? new Error('another move is running', { cause: error }) : error;
  });
}

async function locationOf(registry: pg.Client, brand: string): Promise<BrandLocation> {
  const { rows } = await registry.query<BrandLocation>(
    'select cell, moving_to as "movingTo" from registry.brand_cell where client_id = $1',
    [brand],
  );
  const [location] = rows;
  if (!location) throw new Error(`no cell has a brand ${brand}`);
  return location;
}

async function stateIn(client: pg.Client, brand: string): Promise<State | undefined> {
  const { rows } = await client.query<{ state: State }>(
    'select cell_state as state from api.brand where client_id = $1',
    [brand],
  );
  return rows[0]?.state;
}

/**
 * Maps each state of a brand to the states that may precede it. A state may also precede itself, so that a step can be
 * repeated.
 */
const allowedBefore: Readonly<Record<State, readonly State[]>> = {
  here: ['moving', 'here'],
  moving: ['here', 'moving'],
  moved: ['moving', 'moved'],
};

/**
 * Sets the state of the brand in the cell. Throws if the cell lacks the brand, or if the new state can't follow the
 * current state.
 */
async function setState(side: Side, brand: string, state: State): Promise<void> {
  const { cell, client } = side;
  await client.query('begin');
  try {
    await client.query(`select set_config('chada.moves', $1, true)`, [brand]);
    // Locks the row of `exclusion_position`. A transaction that applies an exclusion also locks this row, so the
    // brand's state can't change during that transaction.
    await client.query('select from api.exclusion_position for update');
    const { rowCount } = await client.query(
      'update api.brand set cell_state = $2 where client_id = $1 and cell_state = any ($3)',
      [brand, state, allowedBefore[state]],
    );
    if (rowCount !== 1) {
      const found = await stateIn(client, brand);
      throw new Error(
        found === undefined
          ? `the cell ${cell} has no brand ${brand}, so its state can't become "${state}"`
          : `the state of ${brand} in the cell ${cell} is "${found}" and can't become "${state}"`,
      );
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function assertReady({ source, target }: Sides): Promise<void> {
  for (const { cell, client } of [source, target]) {
    const pending = await pendingMigrations(client, 'api');
    if (pending.length > 0)
      throw new Error(`the cell ${cell} lacks ${pending.join(', ')}; run: pnpm migrate`);
  }
  const { rowCount } = await target.client.query('select from api.brand limit 1');
  if (rowCount !== 0)
    throw new Error(
      `the cell ${target.cell} has brands already; a brand moves into an empty cell, because it keeps its ids`,
    );
}

/**
 * Each row of `excluded_namesake` is a pair of a member and a play break. If the member and the play break belong to
 * different brands, and one of these brands is `brand`, copies the pair to `foreign_namesake`. After the move, rows of
 * the brand must not refer to rows of other brands.
 */
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

/** Throws if the new cell has no complete copy of the brand. The old cell may be closed only after this check. */
async function assertCopied({ cell, client }: Side, brand: string): Promise<void> {
  const state = await stateIn(client, brand);
  if (state === 'moving' || state === 'here') return;
  throw new Error(`the cell ${cell} has no copy of ${brand} that can be opened; the brand stays closed`);
}

async function freezeAndCopy({ source, target }: Sides, brand: string, onStep: OnStep): Promise<void> {
  await setState(source, brand, 'moving');
  await guardBrand(source.client, brand);
  await onStep('frozen: the old cell refuses all writes of the brand');
  await separateNamesakes(source.client, brand);
  // The old cell has refused changes of the brand's rows since the first attempt of this move. A copy from an earlier
  // attempt is therefore still exact, and the brand is not copied again.
  const copied = await stateIn(target.client, brand);
  if (copied === 'moving') return;
  if (copied !== undefined)
    throw new Error(`the state of ${brand} in the cell ${target.cell} is "${copied}", not "moving"`);
  const rows = await copyBrand(source.client, target.client, brand);
  await onStep(`copied and verified: ${rows} rows`);
}

async function withSides<T>(
  file: CellsFile,
  { from, to }: { from: string; to: string },
  work: (sides: Sides) => Promise<T>,
): Promise<T> {
  return withClient(cellUrl(file, from), (source) =>
    withClient(cellUrl(file, to), async (target) => {
      for (const client of [source, target])
        await client.query('select pg_advisory_lock_shared($1)', [MIGRATION_LOCK]);
      return work({ source: { cell: from, client: source }, target: { cell: to, client: target } });
    }),
  );
}

async function setHome(registry: pg.Client, brand: string, { cell, movingTo }: BrandLocation): Promise<void> {
  const { rowCount } = await registry.query(
    `update registry.brand_cell set cell = $2, moving_to = $3, changed_at = clock_timestamp() where client_id = $1`,
    [brand, cell, movingTo],
  );
  if (rowCount !== 1) throw new Error(`the registry has no brand ${brand}, so its cell can't be changed`);
}

/** Moves a brand into an empty cell. After an interruption, repeat the command or abort the move. */
export async function moveBrand(
  file: CellsFile,
  { brand, to }: { brand: string; to: string },
  onStep: OnStep = () => undefined,
): Promise<void> {
  await withClient(file.registry, async (registry) => {
    await lockMoves(registry);
    const { cell: from, movingTo } = await locationOf(registry, brand);
    if (from === to) throw new Error(`${brand} is in the cell ${to} already`);
    if (movingTo !== null && movingTo !== to)
      throw new Error(`${brand} is moving to the cell ${movingTo}; abort this move first`);
    await withSides(file, { from, to }, async (sides) => {
      const { source, target } = sides;
      const state = await stateIn(source.client, brand);
      if (state === undefined) throw new Error(`the cell ${from} has no brand ${brand}`);
      if (state === 'here') await assertReady(sides);
      await setHome(registry, brand, { cell: from, movingTo: to });
      if (state !== 'moved') await freezeAndCopy(sides, brand, onStep);
      await assertCopied(target, brand);
      // The old cell stops serving the brand before the new cell starts, so that the two cells never serve the brand at
      // the same time.
      await setState(source, brand, 'moved');
      await onStep('the old cell is closed');
      await setState(target, brand, 'here');
      await onStep('the new cell is open');
      await setHome(registry, brand, { cell: to, movingTo: null });
      await onStep(`the cell ${to} serves the brand`);
    });
  });
}

/**
 * Aborts a move: deletes the copy, and lets the old cell accept the brand's writes again. Throws if the move has already
 * given the brand to the new cell. Can be repeated after an interruption.
 */
export async function abortMove(
  file: CellsFile,
  brand: string,
  onStep: OnStep = () => undefined,
): Promise<{ servedBy: string }> {
  return withClient(file.registry, async (registry) => {
    await lockMoves(registry);
    const { cell: from, movingTo: to } = await locationOf(registry, brand);
    if (to === null) return { servedBy: from };
    await withSides(file, { from, to }, async ({ source, target }) => {
      if ((await stateIn(source.client, brand)) === 'moved')
        throw new Error(`the cell ${from} is closed for ${brand} already: repeat the move to finish it`);
      await deleteCopy(target, brand);
      await onStep('the copy is deleted');
      await removeGuards(source.client, brand);
      await onStep('the old cell accepts writes of the brand');
      await setState(source, brand, 'here');
      await onStep('the old cell is open');
      await setHome(registry, brand, { cell: from, movingTo: null });
      await onStep(`the cell ${from} serves the brand`);
    });
    return { servedBy: from };
  });
}
