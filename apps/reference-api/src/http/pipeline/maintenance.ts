import type { OperationId } from '@chada/contract';
import type { WebsiteStatus } from '../../database/tables.ts';
import type { Database } from '../../database/connection.ts';
import { ApiError } from '../errors/api-error.ts';

/** What a page in maintenance still needs, to say so and to see when it is over (ST-08). */
const servedInMaintenance = new Set<OperationId>([
  'setting.get',
  'setting.operation',
  'configuration.public',
  'announcement.public',
  'session.logout',
]);

/** Throws MAINTENANCE for everything else while the brand's status is MA. */
export function refuseInMaintenance(operation: OperationId, status: WebsiteStatus): void {
  if (status === 'MA' && !servedInMaintenance.has(operation))
    throw new ApiError('MAINTENANCE', { retryAfterSeconds: 30 });
}

/** The brand's status now; a brand that was never seeded is unknown. */
export async function readWebsiteStatus(db: Database, clientId: string): Promise<WebsiteStatus> {
  const row = await db
    .selectFrom('brand')
    .select('website_status')
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  if (!row) throw new ApiError('UNKNOWN_BRAND');
  return row.website_status;
}
