import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import type pg from 'pg';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import { DatabaseUnavailableError, isConnectionLost } from './database-unavailable.ts';
import { resultOf } from './pipelined-connection.ts';
import { preparedStatement } from './prepare-statements.ts';
import { sendInTurn, sendTogether, type Statement } from './send-statements.ts';
import { isPooled } from './session.ts';

interface Waiting {
  readonly statement: Statement;
  readonly resolve: (result: pg.QueryResult) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Sends the queries that different requests make at the same moment over one connection and in one packet (decision
 * 63). A separate packet for each query takes more processor time than the query itself.
 */
class LookupConnection implements DatabaseConnection {
  readonly #connect: () => Promise<pg.PoolClient>;
  #waiting: Waiting[] = [];
  #isPooled = false;

  constructor(connect: () => Promise<pg.PoolClient>) {
    this.#connect = connect;
  }

  async executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
    const statement = preparedStatement(compiled);
    try {
      return resultOf(await (this.#isPooled ? this.#sendAlone(statement) : this.#sendWithOthers(statement)));
    } catch (error) {
      if (error instanceof Error) Error.captureStackTrace(error);
      if (!isConnectionLost(error)) throw error;
    }
    // The lookup did not change anything, so it is safe to repeat.
    return this.#sendAlone(statement).then(resultOf<R>, (error: unknown) => {
      throw isConnectionLost(error) ? new DatabaseUnavailableError(error) : error;
    });
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('cursors are not supported');
  }

  #sendWithOthers(statement: Statement): Promise<pg.QueryResult> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ statement, resolve, reject });
      if (this.#waiting.length === 1) void this.#sendWaiting();
    });
  }

  async #sendWaiting(): Promise<void> {
    let client: pg.PoolClient;
    try {
      client = await this.#connect();
    } catch (error) {
      for (const { reject } of this.#takeWaiting()) reject(error);
      return;
    }
    await endOfTurn();
    const batch = this.#takeWaiting();
    this.#isPooled = isPooled(client);
    const send = this.#isPooled ? sendInTurn : sendTogether;
    const answers = send(
      client,
      batch.map(({ statement }) => statement),
    )[Symbol.iterator]();
    let isLost = false;
    for (const { resolve, reject } of batch) {
      try {
        const answer = await answers.next().value;
        if (!answer) throw new Error('nothing was sent');
        resolve(answer);
      } catch (error) {
        isLost ||= isConnectionLost(error);
        reject(error);
      }
    }
    client.release(isLost);
  }

  #takeWaiting(): readonly Waiting[] {
    const waiting = this.#waiting;
    this.#waiting = [];
    return waiting;
  }

  async #sendAlone(statement: Statement): Promise<pg.QueryResult> {
    const client = await this.#connect();
    let isLost = false;
    try {
      const { name: _, ...unnamed } = statement;
      return await client.query(isPooled(client) ? unnamed : statement);
    } catch (error) {
      isLost = isConnectionLost(error);
      throw error;
    } finally {
      client.release(isLost);
    }
  }
}

/** A driver for short queries outside transactions. All requests share its only connection object. */
export class LookupDriver implements Driver {
  readonly #connection: LookupConnection;

  constructor(connect: () => Promise<pg.PoolClient>) {
    this.#connection = new LookupConnection(connect);
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(this.#connection);
  }

  beginTransaction = refuseTransaction;
  commitTransaction = refuseTransaction;
  rollbackTransaction = refuseTransaction;

  releaseConnection(): Promise<void> {
    return Promise.resolve();
  }

  destroy(): Promise<void> {
    return Promise.resolve();
  }
}

function refuseTransaction(): Promise<never> {
  return Promise.reject(new Error('lookups have no transactions'));
}
