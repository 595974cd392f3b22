import { bangkokDaySpan } from '@chada/domain';
import type pg from 'pg';
import { newToken, tokenHash } from '../security/tokens.ts';
import { drawOutcome, type GameKind, kindOf, payoutOf } from './game-kinds.ts';

export interface Round {
  readonly kind: GameKind;
  readonly choice: string;
  readonly stakeSatang: number;
  readonly drawn: readonly number[];
  readonly payoutSatang: number;
  readonly balanceSatang: number;
}
export interface WithdrawnCredit {
  readonly amountSatang: number;
  readonly turnoverSatang: number;
}
/** A visit to a game page. It ends when the player leaves or the URL expires. */
export interface Visit {
  readonly playerId: string;
  readonly playerName: string;
  readonly game: string;
  readonly returnUrl: string;
  readonly balanceSatang: number;
}

export interface Bet {
  readonly key: string;
  readonly choice: string;
  readonly stakeSatang: number;
}

interface RoundRow {
  readonly game: string;
  readonly choice: string;
  readonly stake: number;
  readonly dice: number[];
  readonly payout: number;
  readonly balance_after: number;
}
const fromRow = (row: RoundRow): Round => ({
  kind: kindOf(row.game),
  choice: row.choice,
  stakeSatang: row.stake,
  drawn: row.dice,
  payoutSatang: row.payout,
  balanceSatang: row.balance_after,
});

const VISIT_HOURS = 6;

export class ProviderWallet {
  readonly #pool: pg.Pool;
  readonly #paceMs: number;

  constructor(pool: pg.Pool, paceMs: number) {
    this.#pool = pool;
    this.#paceMs = paceMs;
  }

  async #inTransaction<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.#pool.connect();
    try {
      await client.query('begin');
      const result = await work(client);
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  }

  async #lock(client: pg.PoolClient, player: { id: string; name: string }): Promise<number> {
    await client.query('insert into player (id, name) values ($1, $2) on conflict do nothing', [
      player.id,
      player.name,
    ]);
    const { rows } = await client.query<{ balance: number }>(
      'select balance from player where id = $1 for update',
      [player.id],
    );
    return rows[0]?.balance ?? 0;
  }

  /** Adds credit to the player's balance. Returns `mismatch` if a different transfer already has this reference. */
  deposit(
    player: { id: string; name: string },
    amountSatang: number,
    reference: string,
  ): Promise<'done' | 'mismatch'> {
    return this.#inTransaction(async (client) => {
      await this.#lock(client, player);
      const before = await this.#findTransfer(client, reference);
      if (before) {
        const same =
          before.direction === 'in' && before.player_id === player.id && before.amount === amountSatang;
        return same ? 'done' : 'mismatch';
      }
      await client.query(
        `insert into transfer (reference, player_id, direction, amount) values ($1, $2, 'in', $3)`,
        [reference, player.id, amountSatang],
      );
      await client.query('update player set balance = balance + $2 where id = $1', [player.id, amountSatang]);
      return 'done';
    });
  }

  /**
   * Moves the player's complete balance back to the operator. A call with a repeated reference returns the result of
   * the first call. Returns `mismatch` if a different transfer already has this reference.
   */
  withdrawAll(
    player: { id: string; name: string },
    reference: string,
  ): Promise<WithdrawnCredit | 'mismatch'> {
    return this.#inTransaction(async (client) => {
      await this.#lock(client, player);
      const before = await this.#findTransfer(client, reference);
      if (before) {
        if (before.direction !== 'out' || before.player_id !== player.id) return 'mismatch';
        return { amountSatang: before.amount, turnoverSatang: before.turnover };
      }
      const { rows } = await client.query<{ amount: number; turnover: number }>(
        `insert into transfer (reference, player_id, direction, amount, turnover)
         select $1, id, 'out', balance, turnover from player where id = $2 returning amount, turnover`,
        [reference, player.id],
      );
      await client.query('update player set balance = 0, turnover = 0 where id = $1', [player.id]);
      return { amountSatang: rows[0]?.amount ?? 0, turnoverSatang: rows[0]?.turnover ?? 0 };
    });
  }

  async #findTransfer(client: pg.PoolClient, reference: string) {
    const { rows } = await client.query<{
      direction: 'in' | 'out';
      player_id: string;
      amount: number;
      turnover: number;
    }>('select direction, player_id, amount, turnover from transfer where reference = $1', [reference]);
    return rows[0];
  }

  async report(day: string) {
    const { start, end } = bangkokDaySpan(day);
    const { rows } = await this.#pool.query<{
      reference: string;
      playerId: string;
      direction: 'in' | 'out';
      amountSatang: number;
    }>(
      `select reference, player_id as "playerId", direction, amount as "amountSatang" from transfer
        where made_at >= $1 and made_at < $2 order by made_at`,
      [start, end],
    );
    return rows;
  }

  openVisit(player: { id: string; name: string }, game: string, returnUrl: string): Promise<string> {
    return this.#inTransaction(async (client) => {
      await this.#lock(client, player);
      const token = newToken();
      await client.query(
        `insert into visit (token_hash, player_id, game, return_url, expires_at)
         values ($1, $2, $3, $4, now() + make_interval(hours => $5))`,
        [tokenHash(token), player.id, game, returnUrl, VISIT_HOURS],
      );
      return token;
    });
  }

  /** Returns the visit to a game page with this token, or `undefined` if the visit has ended or does not exist. */
  async findVisit(token: string): Promise<Visit | undefined> {
    const { rows } = await this.#pool.query<Visit>(
      `select player.id as "playerId", player.name as "playerName", visit.game, visit.return_url as "returnUrl",
              player.balance as "balanceSatang"
         from visit join player on player.id = visit.player_id
        where visit.token_hash = $1 and visit.expires_at > now() and visit.left_at is null`,
      [tokenHash(token)],
    );
    return rows[0];
  }

  async enter(token: string): Promise<void> {
    await this.#pool.query(
      'update visit set entered_at = coalesce(entered_at, now()) where token_hash = $1 and left_at is null',
      [tokenHash(token)],
    );
  }

  async leave(token: string): Promise<string | undefined> {
    const { rows } = await this.#pool.query<{ returnUrl: string }>(
      `update visit set left_at = coalesce(left_at, now()) where token_hash = $1 returning return_url as "returnUrl"`,
      [tokenHash(token)],
    );
    return rows[0]?.returnUrl;
  }

  async readPlayerState(playerId: string): Promise<{ balanceSatang: number; ended: boolean }> {
    const { rows } = await this.#pool.query<{ balanceSatang: number; ended: boolean }>(
      `with own as (select * from visit where player_id = $1),
            moved_in as (select max(made_at) as at from transfer where player_id = $1 and direction = 'in'),
            last_left as (select max(left_at) as at from own)
       select coalesce((select balance from player where id = $1), 0) as "balanceSatang",
              not exists (
                select 1 from own, moved_in, last_left
                 where own.left_at is null and own.expires_at > now()
                   and case when own.entered_at is null then own.opened_at > coalesce(last_left.at, '-infinity')
                            else own.entered_at >= coalesce(moved_in.at, '-infinity') end
              ) as ended`,
      [playerId],
    );
    return rows[0] ?? { balanceSatang: 0, ended: true };
  }

  async rounds(playerId: string, limit: number): Promise<Round[]> {
    const { rows } = await this.#pool.query<RoundRow>(
      'select * from round where player_id = $1 order by played_at desc limit $2',
      [playerId, limit],
    );
    return rows.map(fromRow);
  }

  async waitMs(playerId: string, source: Pick<pg.Pool, 'query'> = this.#pool): Promise<number> {
    const { rows } = await source.query<{ passedMs: number | null }>(
      `select (extract(epoch from clock_timestamp() - max(played_at)) * 1000)::float8 as "passedMs"
         from round where player_id = $1`,
      [playerId],
    );
    const passedMs = rows[0]?.passedMs ?? null;
    return passedMs === null ? 0 : Math.max(0, Math.ceil(this.#paceMs - passedMs));
  }

  /** Plays one round. A call with a repeated key returns the round of the first call. */
  play(visit: Visit, bet: Bet): Promise<Round | 'too-little' | 'too-soon'> {
    return this.#inTransaction(async (client) => {
      const balance = await this.#lock(client, { id: visit.playerId, name: visit.playerName });
      const before = await client.query<RoundRow>(
        'select * from round where player_id = $1 and bet_key = $2',
        [visit.playerId, bet.key],
      );
      if (before.rows[0]) return fromRow(before.rows[0]);
      if (balance < bet.stakeSatang) return 'too-little';
      if ((await this.waitMs(visit.playerId, client)) > 0) return 'too-soon';
      const kind = kindOf(visit.game);
      const drawn = drawOutcome(kind);
      const payout = payoutOf(kind, bet.choice, bet.stakeSatang, drawn);
      const after = balance - bet.stakeSatang + payout;
      const { rows } = await client.query<RoundRow>(
        `insert into round (player_id, bet_key, game, choice, stake, dice, payout, balance_after)
         values ($1, $2, $3, $4, $5, $6, $7, $8) returning *`,
        [visit.playerId, bet.key, visit.game, bet.choice, bet.stakeSatang, drawn, payout, after],
      );
      await client.query('update player set balance = $2, turnover = turnover + $3 where id = $1', [
        visit.playerId,
        after,
        bet.stakeSatang,
      ]);
      const row = rows[0];
      if (!row) throw new Error('the round was not recorded');
      return fromRow(row);
    });
  }
}
