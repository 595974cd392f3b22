import type { DownlineMember } from '@chada/contract';
import type { DownlineRow, readDownlineBonus } from './downline-repository.ts';

/** Returns an invited member's data, limited to what the inviter may see. */
export function presentDownline(row: DownlineRow): DownlineMember {
  return {
    username: row.username,
    joinedAt: row.created_at.toISOString(),
    commissionSatang: row.commission,
    active: row.active,
  };
}

/** Returns a page of invited members with the commission from each, and the total of all pages. */
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
