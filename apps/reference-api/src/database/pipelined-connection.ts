import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type pg from 'pg';
import type { Tx } from './connection.ts';
import { DatabaseUnavailableError, isConnectionLost } from './database-unavailable.ts';
import { answerLimitOf } from './own-time-limit.ts';
import { preparedStatement } from './prepare-statements.ts';
import { sendInTurn, sendTogether, type Statement } from './send-statements.ts';
import { isPooled } from './session.ts';

const changes: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

const postponed = new WeakSet<CompiledQuery['queryId']>();

/** Postpones a query. The connection sends it together with the next statement or with the commit. */
export async function postpone(tx: Tx, query: CompiledQuery): Promise<void> {
  postponed.add(query.queryId);
  await tx.executeQuery(query);
}

export function resultOf<R>({ command, rowCount, rows }: pg.QueryResult): QueryResult<R> {
  return changes.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0), rows } : { rows };
}

/** A connection that sends `begin` and postponed statements together with the next statement (decision 55). */
export class PipelinedConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  #unsent: Statement[] = [];
  #ownLimit: Pick<Statement, 'query_timeout'> = {};
  #isOpen = false;
  #isLost = false;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  begin(text: string): void {
    this.#unsent = [{ text }];
    this.#isOpen = false;
  }

  async executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
    const limit = answerLimitOf(compiled);
    if (limit !== undefined) this.#ownLimit = { query_timeout: limit };
    const statement = { ...preparedStatement(compiled), ...this.#ownLimit };
    if (postponed.has(compiled.queryId)) {
      if (!this.#isOpen && this.#unsent.length === 0)
        throw new Error('only a transaction can postpone a statement');
      this.#unsent.push(statement);
      return { rows: [] };
    }
    return resultOf(await this.#send(statement));
  }

  async commit(): Promise<void> {
    const isEmpty = !this.#isOpen && this.#unsent.length <= 1;
    if (isEmpty) {
      this.#unsent = [];
      return;
    }
    try {
      const { command } = await this.#send({ text: 'commit' });
      this.#isOpen = false;
      // PostgreSQL answers a commit with `ROLLBACK` if a statement of the transaction failed.
      if (command !== 'COMMIT')
        throw new Error('the transaction was rolled back, because a statement failed');
    } catch (error) {
      // A failed commit also ends the transaction, except through a pooler: there, an earlier statement can fail before
      // the commit is sent. The transaction is then still open and needs a rollback.
      this.#isOpen &&= isPooled(this.#client);
      throw error;
    }
  }

  async rollback(): Promise<void> {
    this.#unsent = [];
    if (!this.#isOpen) return;
    this.#isOpen = false;
    try {
      await this.#send({ text: 'rollback' });
    } catch (error) {
      this.#isLost = true;
      throw error;
    }
  }

  release(): void {
    this.#ownLimit = {};
    this.#client.release(this.#isLost);
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('cursors are not supported');
  }

  async #send(statement: pg.QueryConfig) {
    const statements = [...this.#unsent, statement];
    if (this.#unsent.length > 0) this.#isOpen = true;
    this.#unsent = [];
    const send = isPooled(this.#client) ? sendInTurn : sendTogether;
    const results = send(this.#client, statements);
    let last: pg.QueryResult | undefined;
    try {
      for (const result of results) last = await result;
    } catch (error) {
      if (error instanceof Error) Error.captureStackTrace(error);
      // Waits for the answers to the other statements, because the connection is busy until all answers have arrived.
      await Promise.allSettled(results);
      if (!isConnectionLost(error)) throw error;
      this.#isLost = true;
      throw new DatabaseUnavailableError(error);
    }
    if (!last) throw new Error('nothing was sent');
    return last;
  }
}
