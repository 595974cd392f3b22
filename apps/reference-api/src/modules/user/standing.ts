import type { ResolvedClient } from '@chada/client-config';
import { bangkokDaySpan, bangkokMonth, bangkokMonthSpan, type Satang, satang } from '@chada/domain';
import { levelFor, type MemberLevel, type TierTable } from '@chada/membership-rules';
import { sql } from 'kysely';
import type { Database, Tx } from '../../database/connection.ts';

export type TieredBrand = Pick<ResolvedClient, 'tiers'>;

export interface Standing {
  readonly level: MemberLevel;
  readonly cumulativeDepositSatang: Satang;
  readonly monthDepositSatang: Satang;
}

export function readStanding(
  db: Database | Tx,
  { id, brand, now }: { readonly id: number; readonly brand: TieredBrand; readonly now: Date },
): Promise<Standing> {
  return readDeposited(db, id, { tiers: brand.tiers, month: bangkokMonth(now) });
}

/** Returns the member's level and deposits at the end of a Bangkok day (`YYYY-MM-DD`). Later deposits do not count. */
export function readStandingAtEndOf(
  db: Database | Tx,
  { id, brand, day }: { readonly id: number; readonly brand: TieredBrand; readonly day: string },
): Promise<Standing> {
  const { start, end } = bangkokDaySpan(day);
  return readDeposited(db, id, { tiers: brand.tiers, month: bangkokMonth(start), before: end });
}

async function readDeposited(
  db: Database | Tx,
  memberId: number,
  {
    tiers,
    month,
    before,
  }: { readonly tiers: TierTable | undefined; readonly month: string; readonly before?: Date },
): Promise<Standing> {
  const { start, end } = bangkokMonthSpan(month);
  const completed = sql`from deposit where member_id = ${memberId} and status = 'completed'`;
  const later = before
    ? sql`coalesce((select sum(amount) ${completed} and decided_at >= ${before}), 0)`
    : sql`0`;
  const { rows } = await sql<{ total: number; month: number }>`
    select (coalesce((select amount from deposit_total where member_id = ${memberId}), 0) - ${later})::bigint as total,
           coalesce((select sum(amount) ${completed} and decided_at >= ${start} and decided_at < ${before ?? end}), 0)::bigint
             as month`.execute(db);
  const deposited = {
    cumulativeDepositSatang: satang(rows[0]?.total ?? 0),
    monthDepositSatang: satang(rows[0]?.month ?? 0),
  };
  return { level: levelFor(deposited, tiers), ...deposited };
}
