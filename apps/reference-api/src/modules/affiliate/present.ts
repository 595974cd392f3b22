import type { DownlineMember } from '@chada/contract';
import type { DownlineRow, readDownlineCommission } from './downline-repository.ts';

/**
 * Returns only the fields that the inviter may see. For example, the phone number of the invited member is not
 * included.
 */
export function presentDownline(row: DownlineRow): DownlineMember {
  return {
    username: row.username,
    joinedAt: row.created_at.toISOString(),
    commissionSatang: row.commission,
    active: row.active,
  };
}

export function presentDownlineBonus({
  rows,
  nextCursor,
  total,
}: Awaited<ReturnType<typeof readDownlineCommission>>) {
  return {
    total_bonus: total,
    downline_users: Object.fromEntries(
      rows.map(({ username, bonus, turnover }) => [username, { bonus, turnover }]),
    ),
    nextCursor,
  };
}
