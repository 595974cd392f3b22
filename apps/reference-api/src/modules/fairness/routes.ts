import type { ProvenDraw } from '@chada/contract';
import type { Database } from '../../database/connection.ts';
import type { HandlersOf } from '../../http/pipeline/handler.ts';
import { presentDraw } from '../prize/present.ts';
import { readDraws, type ProvenDrawRow } from '../prize/repository.ts';
import { presentRevealed } from './present.ts';
import { readFairness, takeClientSeed } from './service.ts';

async function readWeightTables(
  db: Database,
  clientId: string,
  rows: readonly ProvenDrawRow[],
): Promise<ReadonlyMap<string, string>> {
  const hashes = [...new Set(rows.flatMap(({ weights_hash: hash }) => (hash === null ? [] : [hash])))];
  if (hashes.length === 0) return new Map();
  const tables = await db
    .selectFrom('weight_table')
    .select(['hash', 'canonical'])
    .where('client_id', '=', clientId)
    .where('hash', 'in', hashes)
    .execute();
  return new Map(tables.map(({ hash, canonical }) => [hash, canonical]));
}

function presentProven(row: ProvenDrawRow, tables: ReadonlyMap<string, string>): ProvenDraw {
  const weightTable = row.weights_hash === null ? undefined : tables.get(row.weights_hash);
  return {
    game: row.game === 'wheel' ? 'wheel' : 'flipCard',
    log: presentDraw(row),
    ...(weightTable !== undefined && { weightTable }),
  };
}

export const fairnessHandlers: HandlersOf<'fairness.get' | 'fairness.clientSeed' | 'fairness.draws'> = {
  'fairness.get': { kind: 'member', run: readFairness },
  'fairness.clientSeed': {
    kind: 'member',
    async run(context, { body }) {
      const revealed = await takeClientSeed(context, body);
      return { ...(await readFairness(context)), revealed: presentRevealed(revealed) };
    },
  },
  'fairness.draws': {
    kind: 'member',
    async run({ deps, brand, member }, { query }) {
      const page = await readDraws(deps.db, { memberId: member.id }, query);
      const tables = await readWeightTables(deps.db, brand.id, page.rows);
      return { items: page.rows.map((row) => presentProven(row, tables)), nextCursor: page.nextCursor };
    },
  },
};
