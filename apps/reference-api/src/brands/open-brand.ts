import type { ResolvedClient } from '@chada/client-config';
import type { ConfigurationKey } from '@chada/contract';
import type { Database } from '../database/connection.ts';
import { openHouseAccounts } from '../ledger/chart.ts';

function configurationEntries({ assets }: ResolvedClient): [ConfigurationKey, string][] {
  const { top } = assets;
  const images: [ConfigurationKey, string | undefined][] = [
    ['home.normal.logo', assets.logo],
    ['home.normal.background', assets.background],
    ['home.menuBottom.allGame', assets.allGames],
    ['home.top.background', top.background],
    ['home.top.casino', top.casino],
    ['home.top.slot', top.slot],
    ['home.top.sport', top.sport],
    ['home.top.contact', top.contact],
  ];
  return images.flatMap(([key, path]) => (path === undefined ? [] : [[key, `/brand/${path}`]]));
}

/** Creates or updates the brand's rows in the database. Returns true if the brand is new. */
export async function openBrand(db: Database, client: ResolvedClient): Promise<boolean> {
  const clientId = client.id;
  const { main = null, backup = null } = client.contact;
  const inserted = await db
    .insertInto('brand')
    .values({ client_id: clientId, line1_id: main, line2_id: backup })
    .onConflict((conflict) => conflict.doNothing())
    .returning('client_id')
    .executeTakeFirst();
  await openHouseAccounts(db, clientId);
  if (inserted === undefined) {
    await db
      .updateTable('brand')
      .set({ line1_id: main, line2_id: backup })
      .where('client_id', '=', clientId)
      .where((row) =>
        row.or([row('line1_id', 'is distinct from', main), row('line2_id', 'is distinct from', backup)]),
      )
      .execute();
  }
  // `features.promotion` in the brand's configuration decides whether promotions are enabled, so this value replaces
  // the value in the database.
  await db
    .updateTable('promotion')
    .set({ enabled: client.features.promotion })
    .where('client_id', '=', clientId)
    .where('enabled', '<>', client.features.promotion)
    .execute();
  const entries = configurationEntries(client).map(([key, path]) => ({ client_id: clientId, key, path }));
  if (entries.length > 0) {
    await db
      .insertInto('configuration_entry')
      .values(entries)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return inserted !== undefined;
}
