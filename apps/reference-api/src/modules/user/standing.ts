import {
  bangkokMonth,
  bangkokMonthSpan,
  levelFor,
  satang,
  type MemberLevel,
  type Satang,
} from '@chada/membership-rules';
import { sql, type RawBuilder } from 'kysely';
import type { Database, Tx } from '../../database/connection.ts';

/** What a member deposited, and the level that it gives. */
export interface Standing {
  readonly level: MemberLevel;
  readonly cumulativeDepositSatang: Satang;
  readonly monthDepositSatang: Satang;
}

/** Completed deposits ever, and those of the running month in Bangkok, as the query below gives them. */
export interface DepositedRow {
  readonly total: number;
  readonly month: number;
}

/** Sums a member's completed deposits: one row of `DepositedRow`. */
export function depositedQuery(memberId: number, now: Date): RawBuilder<DepositedRow> {
  const { start, end } = bangkokMonthSpan(bangkokMonth(now));
  return sql<DepositedRow>`
    select coalesce(sum(amount), 0)::bigint as total,
           coalesce(sum(amount) filter (where decided_at >= ${start} and decided_at < ${end}), 0)::bigint as month
      from deposit where member_id = ${memberId} and status = 'completed'`;
}

/** The standing that deposits give. */
export function standingOf(row: DepositedRow | undefined): Standing {
  const deposited = {
    cumulativeDepositSatang: satang(row?.total ?? 0),
    monthDepositSatang: satang(row?.month ?? 0),
  };
  return { level: levelFor(deposited), ...deposited };
}

/** Reads a member's standing at a time. */
export async function readStanding(db: Database | Tx, memberId: number, now: Date): Promise<Standing> {
  return standingOf((await depositedQuery(memberId, now).execute(db)).rows[0]);
}
