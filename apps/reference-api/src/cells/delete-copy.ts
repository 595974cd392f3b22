import type pg from 'pg';
import { brandTables } from './brand-rows.ts';

const tableOf = (client: pg.ClientBase, name: string) => `api.${client.escapeIdentifier(name)}`;

/**
 * Deletes the copy of the brand that a move has written to the new cell. Keeps the cell's staff, its row in `cell` and
 * the shared tables. Does nothing if there is no copy. Throws if the state of the brand in the new cell is not
 * `moving`, or if the new cell has other brands.
 */
export async function deleteCopy(
  { cell, client }: { cell: string; client: pg.Client },
  brand: string,
): Promise<void> {
  await client.query('begin');
  try {
    await client.query('lock table api.brand in access exclusive mode');
    const { rows } = await client.query<{ id: string; state: string }>(
      'select client_id as id, cell_state as state from api.brand',
    );
    const own = rows.find(({ id }) => id === brand);
    if (own) {
      if (own.state !== 'moving')
        throw new Error(
          `the state of ${brand} in the cell ${cell} is "${own.state}", not "moving"; nothing is deleted`,
        );
      if (rows.length > 1)
        throw new Error(
          `the cell ${cell} has other brands too; repeat the move to finish it, nothing is deleted`,
        );
      const names = [...brandTables.keys()].map((name) => tableOf(client, name));
      for (const name of names) await client.query(`alter table ${name} disable trigger user`);
      // Also empties `exclusion_outbox`, because this table refers to the deleted breaks. A cell without brands has no
      // exclusions to publish.
      await client.query(`truncate ${names.join(', ')}, api.exclusion_outbox`);
      for (const name of names) await client.query(`alter table ${name} enable trigger user`);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
