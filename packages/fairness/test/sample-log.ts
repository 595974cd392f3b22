import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { utf8Bytes } from '../src/bytes.ts';
import { bytesToBase64 } from '../src/base64.ts';
import { formatCheckpoint, formatNote, formatVerifierKey, keyIdOf } from '../src/checkpoint.ts';
import { drawWeighted } from '../src/draw.ts';
import { drawProofFormat, type DrawProofFile } from '../src/draw-proof.ts';
import { encodeLogEntry, hashClientSeed, type LogEntry } from '../src/log-entry.ts';
import { hashLeaf, merkleRoot } from '../src/merkle-tree.ts';
import { commitServerSeed } from '../src/server-seed.ts';
import { hashWeightTable, weightsOf, type WeightTable } from '../src/weight-table.ts';
import { filesOf } from './test-log.ts';

const origin = 'www.brand.example/fairness/log/brand';
const pkcs8 = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.alloc(32, 7)]);
const privateKey = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' });
const publicKey = new Uint8Array(
  createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).subarray(-32),
);
const member = '0f1e2d3c4b5a69788796a5b4c3d2e1f0';
const at = (minute: number): string => new Date(Date.UTC(2026, 10, 20, 3, minute)).toISOString();

const tableOf = (game: string, credit: number): WeightTable => ({
  game,
  entries: [
    { id: `credit-${credit}:credit:${credit * 100}`, weight: 250_000 },
    { id: 'point-10:point:10', weight: 350_000 },
    { id: 'none:none:0', weight: 400_000 },
  ],
});
const tables = { wheel: tableOf('wheel', 20), cards: tableOf('flip_card', 50) } as const;

interface Pair {
  readonly serverSeed: string;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly by: 'member' | 'server';
}
const pairOf = (digits: string, clientSeed: string, by: Pair['by']): Pair => {
  const serverSeed = digits.repeat(32);
  return { serverSeed, commitment: commitServerSeed(serverSeed), clientSeed, by };
};
const pairs = {
  first: pairOf('1a', '9f1c0de2b4', 'server'),
  second: pairOf('2b', 'my own seed', 'member'),
  third: pairOf('3c', 'seed of today', 'member'),
  next: pairOf('4d', '-', 'member'),
} as const;

const commit = ({ commitment }: Pair, minute: number): LogEntry => ({
  type: 'commitment',
  at: at(minute),
  member,
  commitment,
});
const activate = ({ commitment, clientSeed, by }: Pair, minute: number): LogEntry => ({
  type: 'activation',
  at: at(minute),
  commitment,
  clientSeedHash: hashClientSeed(clientSeed),
  clientSeedBy: by,
});
const reveal = ({ commitment, serverSeed, clientSeed }: Pair, draws: number, minute: number): LogEntry => ({
  type: 'reveal',
  at: at(minute),
  commitment,
  serverSeed,
  clientSeed,
  draws,
});
const draw = (
  { serverSeed, clientSeed, commitment }: Pair,
  table: WeightTable,
  nonce: number,
  minute: number,
) =>
  ({
    type: 'draw',
    game: table.game,
    at: at(minute),
    member,
    commitment,
    nonce,
    weightsHash: hashWeightTable(table),
    index: drawWeighted({ serverSeed, clientSeed, nonce }, weightsOf(table)).index,
  }) satisfies LogEntry;

const { first, second, third, next } = pairs;
const draws = {
  byServer: draw(first, tables.wheel, 0, 10),
  cards: draw(second, tables.cards, 0, 20),
  wheel: draw(second, tables.wheel, 1, 21),
  waiting: draw(third, tables.wheel, 0, 40),
} as const;
const entries: readonly LogEntry[] = [
  ...Object.values(tables).map((weightTable): LogEntry => ({
    type: 'weights',
    at: at(0),
    weightsHash: hashWeightTable(weightTable),
    weightTable,
  })),
  commit(first, 1),
  activate(first, 10),
  draws.byServer,
  commit(second, 11),
  reveal(first, 1, 15),
  activate(second, 15),
  commit(third, 15),
  draws.cards,
  draws.wheel,
  reveal(second, 2, 30),
  activate(third, 30),
  commit(next, 30),
  draws.waiting,
];

const bytes = entries.map(encodeLogEntry);
const rootOf = (size: number): string => merkleRoot(bytes.slice(0, size).map(hashLeaf));
const indexOf = (matches: (entry: LogEntry) => boolean): number => entries.findIndex(matches);

function checkpoint(): string {
  const body = formatCheckpoint({ origin, size: entries.length, root: rootOf(entries.length) });
  const signature = new Uint8Array(sign(null, utf8Bytes(body), privateKey));
  return formatNote(body, { name: origin, id: keyIdOf(origin, publicKey), signature });
}

function proof(
  drawn: (typeof draws)[keyof typeof draws],
  pair: Pair,
  weightTable: WeightTable,
  isRevealed = true,
): DrawProofFile {
  const { type: _, game: __, ...stated } = drawn;
  const commitmentIndex = indexOf(
    ({ type, ...entry }) =>
      type === 'commitment' && 'commitment' in entry && entry.commitment === pair.commitment,
  );
  const [, kind = '', amount = ''] = weightTable.entries[drawn.index]?.id.split(':') ?? [];
  const logState = { size: commitmentIndex + 1, root: rootOf(commitmentIndex + 1) };
  return {
    format: drawProofFormat,
    log: { address: `https://${origin}`, key: formatVerifierKey(origin, publicKey) },
    draw: {
      ...stated,
      clientSeed: pair.clientSeed,
      clientSeedBy: pair.by,
      logIndex: entries.indexOf(drawn),
      serverSeed: isRevealed ? pair.serverSeed : null,
      weightTable,
      prize: { kind, amount: Number(amount) },
    },
    ...(pair.by === 'member' && {
      sent: { clientSeed: pair.clientSeed, commitment: pair.commitment, commitmentIndex, seen: logState },
    }),
    files: {},
  };
}

export function sampleLog() {
  const files = filesOf(bytes, origin);
  files.set('checkpoint', utf8Bytes(checkpoint()));
  files.set('key', utf8Bytes(`${formatVerifierKey(origin, publicKey)}\n`));
  return {
    files: Object.fromEntries([...files].map(([path, file]) => [path, bytesToBase64(file)])),
    proofs: {
      byServer: proof(draws.byServer, first, tables.wheel),
      cards: proof(draws.cards, second, tables.cards),
      wheel: proof(draws.wheel, second, tables.wheel),
      waiting: proof(draws.waiting, third, tables.wheel, false),
    },
    next: { commitment: next.commitment, commitmentIndex: entries.length - 2 },
  };
}
