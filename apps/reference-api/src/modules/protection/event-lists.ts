import { sql, type Expression, type RawBuilder } from 'kysely';

/** A time and an amount, or the start and the end of a span. Times are in milliseconds since 1970. */
export type Pair = readonly [number, number];
export type PairList = RawBuilder<Pair[]>;

interface Range {
  readonly member: Expression<number>;
  readonly since: Expression<Date>;
}

/** A game session counts as playing time for at most this many hours. */
const GAME_COUNTED_HOURS = 4;

const ms = (time: Expression<unknown>) => sql`trunc(extract(epoch from ${time}) * 1000)::int8`;

const listOf = (first: Expression<unknown>, second: Expression<unknown>, rows: Expression<unknown>) =>
  sql<Pair[]>`(select coalesce(json_agg(json_build_array(${ms(first)}, ${second})), '[]') from ${rows})`;

export const depositList = ({ member, since }: Range): PairList =>
  listOf(
    sql`decided_at`,
    sql`amount`,
    sql`deposit where member_id = ${member} and status = 'completed' and decided_at >= ${since}`,
  );

/** Lists the credit taken into each game. Excludes a game if the member made no bet and all credit returned. */
export const stakeList = ({ member, since }: Range): PairList =>
  listOf(
    sql`opened_at`,
    sql`taken`,
    sql`game_session where member_id = ${member} and opened_at >= ${since}
          and not (status = 'closed' and brought = taken and turnover = 0)`,
  );

/** Lists the loss of each closed game session. The amount is negative if the member has won. */
export const lossList = ({ member, since }: Range): PairList =>
  listOf(
    sql`closed_at`,
    sql`taken - brought`,
    sql`game_session where member_id = ${member} and status = 'closed' and closed_at >= ${since}`,
  );

export const spanList = ({ member, since, now }: Range & { readonly now: Date }): PairList =>
  listOf(
    sql`span.started`,
    ms(sql`span.ended`),
    sql`(select started_at as started, ended_at as ended from member_activity
          where member_id = ${member} and ended_at >= ${since}
         union all
         select opened_at, least(coalesce(closed_at, ${now}), opened_at + ${GAME_COUNTED_HOURS} * interval '1 hour')
           from game_session
          where member_id = ${member} and opened_at >= ${since} - ${GAME_COUNTED_HOURS} * interval '1 hour') as span
       where span.ended >= ${since}`,
  );

export const attemptList = ({ member, since }: Range): PairList =>
  listOf(
    sql`created_at`,
    sql`1`,
    sql`protection_event where member_id = ${member} and kind in ('limit_refused', 'raise_requested')
          and created_at >= ${since}`,
  );
