import type { DownlineMember } from '@chada/contract';
import type { DownlineRow } from './repository.ts';

/** A member of the downline, as their inviter may see them. */
export function presentDownline(row: DownlineRow): DownlineMember {
  return {
    username: row.username,
    joinedAt: row.created_at.toISOString(),
    commissionSatang: row.commission,
    active: row.active,
  };
}

/** Commission by downline member, with its sum. */
export function presentDownlineBonus(rows: readonly { username: string; bonus: number; turnover: number }[]) {
  return {
    total_bonus: rows.reduce((sum, { bonus }) => sum + bonus, 0),
    downline_users: Object.fromEntries(
      rows.map(({ username, bonus, turnover }) => [username, { bonus, turnover }]),
    ),
  };
}
