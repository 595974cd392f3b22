import type { Database } from '../database/connection.ts';
import { houseAccountReader } from '../ledger/chart.ts';
import type { SampleAction } from './sample-actions.ts';
import { writeSampleHistories, type SampleBrand } from './sample-history.ts';
import type { SampleMember } from './sample-members.ts';

export async function postSampleHistory(
  db: Database,
  { client, now }: { readonly client: SampleBrand; readonly now: Date },
  member: SampleMember,
  actions: readonly SampleAction[],
): Promise<void> {
  const { id: clientId, refundTable, tiers } = client;
  const houseAccounts = await houseAccountReader(db)(clientId);
  const context = { clientId, houseAccounts, refundTable, tiers, now };
  await db.transaction().execute((tx) => writeSampleHistories(tx, context, [{ member, actions }]));
}
