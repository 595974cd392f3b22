import type { Database, Tx } from './connection.ts';

const isTransaction = (db: Database | Tx): db is Tx => db.isTransaction;

export function inTransaction<T>(db: Database | Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  return isTransaction(db) ? work(db) : db.transaction().execute(work);
}
