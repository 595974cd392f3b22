import { edgeTiles, rootOfEdge, tileWidth } from '@chada/fairness';
import type { Database, Tx } from '../../database/connection.ts';

export interface HashRange {
  readonly level: number;
  readonly from: number;
  readonly count: number;
}

function hashesQuery(db: Database | Tx, level: number) {
  return level === 0
    ? db.selectFrom('fairness_entry').select(['leaf_hash as hash', 'index', 'client_id'])
    : db.selectFrom('fairness_node').select(['hash', 'index', 'client_id']).where('level', '=', level);
}

/** Returns the hashes of a range in hexadecimal. Throws if a hash is missing. */
export async function readHashes(
  db: Database | Tx,
  clientId: string,
  { level, from, count }: HashRange,
): Promise<string[]> {
  const rows = await db
    .selectFrom(hashesQuery(db, level).as('hashes'))
    .select('hash')
    .where('client_id', '=', clientId)
    .where('index', '>=', from)
    .where('index', '<', from + count)
    .orderBy('index')
    .execute();
  if (rows.length !== count) throw new Error(`the log of ${clientId} lacks hashes of level ${level}`);
  return rows.map(({ hash }) => hash.toString('hex'));
}

/** Returns the root hash of the log's first `size` entries. The roots of the full tiles must be stored. */
export async function readRoot(db: Database | Tx, clientId: string, size: number): Promise<string> {
  const edge: string[][] = [];
  for (const { level, index, width } of edgeTiles(size)) {
    edge.push(await readHashes(db, clientId, { level, from: index * tileWidth, count: width }));
  }
  return rootOfEdge(edge);
}
