import type { DownlineMember } from '@chada/contract';
import type { DownlineRow, readDownlineBonus } from './repository.ts';

/** A member of the downline, as their inviter may see them. */
export function presentDownline(row: DownlineRow): DownlineMember {
  return {
    username: row.username,
    joinedAt: row.created_at.toISOString(),
    commissionSatang: row.commission,
    active: row.active,
  };
}

/** Commission by downline member, with the sum of the whole span. */
export function presentDownlineBonus({
  rows,
  nextCursor,
  total,
}: Awaited<ReturnType<typeof readDownlineBonus>>) {
  return {
    total_bonus: total,
    downline_users: Object.fromEntries(
      rows.map(({ username, bonus, turnover }) => [username, { bonus, turnover }]),
    ),
    nextCursor,
  };
}
