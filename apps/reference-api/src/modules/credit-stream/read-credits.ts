import type { CreditEvent } from '@chada/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import { SESSION_IDLE_MS } from '../../http/pipeline/authenticate.ts';

/**
 * Returns the credit of each session. The key is the hash of the session's token, in hexadecimal. Omits ended sessions,
 * suspended members, and brands in maintenance.
 */
export async function readCredits(
  db: Database,
  tokenHashes: readonly Buffer[],
  now: Date,
): Promise<ReadonlyMap<string, CreditEvent>> {
  const rows = await db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .innerJoin('brand', 'brand.client_id', 'session.client_id')
    .innerJoin('account', 'account.member_id', 'member.id')
    .select(['session.token_hash as tokenHash', 'account.balance', 'member.point'])
    .where(sql<boolean>`session.token_hash = any(${tokenHashes})`)
    .where('account.kind', '=', 'member_wallet')
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', now)
    .where('session.last_used_at', '>', new Date(now.getTime() - SESSION_IDLE_MS))
    .where('member.suspended_at', 'is', null)
    .where('brand.website_status', '<>', 'MA')
    .where('brand.cell_state', '<>', 'moved')
    .execute();
  return new Map(
    rows.map(({ tokenHash, balance, point }) => [
      tokenHash.toString('hex'),
      { creditSatang: balance, point },
    ]),
  );
}
