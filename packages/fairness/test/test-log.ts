import { createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { utf8Bytes } from '../src/bytes.ts';
import {
  formatCheckpoint,
  formatNote,
  formatVerifierKey,
  keyIdOf,
  parseVerifierKey,
} from '../src/checkpoint.ts';
import { drawWeighted } from '../src/draw.ts';
import { encodeLogEntry, hashClientSeed, type LogEntry } from '../src/log-entry.ts';
import type { ReadLogFile } from '../src/log-reader.ts';
import { hashLeaf, merkleRoot } from '../src/merkle-tree.ts';
import { commitServerSeed } from '../src/server-seed.ts';
import { encodeBundle, levelsOf, newTiles, tilePath, tileWidth } from '../src/tiles.ts';
import { hashWeightTable, weightsOf, type WeightTable } from '../src/weight-table.ts';

export const origin = 'www.brand.example/fairness/log/brand';
const { privateKey } = generateKeyPairSync('ed25519');
const publicKey = new Uint8Array(
  createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).subarray(-32),
);
export const verifierKeyText = formatVerifierKey(origin, publicKey);
export const key = parseVerifierKey(verifierKeyText);

export function signNote(size: number, root: string, name = origin, by: KeyObject = privateKey): string {
  const body = formatCheckpoint({ origin: name, size, root });
  const signature = new Uint8Array(sign(null, utf8Bytes(body), by));
  return formatNote(body, { name, id: keyIdOf(name, publicKey), signature });
}

export function filesOf(entries: readonly Uint8Array[], name = origin): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  const leaves = entries.map(hashLeaf);
  let row = leaves;
  for (const level of levelsOf(entries.length).toReversed()) {
    if (level > 0) {
      row = Array.from({ length: Math.floor(row.length / tileWidth) }, (_, at) =>
        merkleRoot(row.slice(at * tileWidth, (at + 1) * tileWidth)),
      );
    }
    for (const { index, width } of newTiles(level, 0, entries.length)) {
      const part = row.slice(index * tileWidth, index * tileWidth + width);
      files.set(tilePath(level, index, width), Uint8Array.from(Buffer.from(part.join(''), 'hex')));
      if (level > 0) continue;
      const bundle = encodeBundle(entries.slice(index * tileWidth, index * tileWidth + width));
      files.set(tilePath('entries', index, width), bundle);
    }
  }
  files.set('key', utf8Bytes(`${formatVerifierKey(name, publicKey)}\n`));
  files.set('checkpoint', utf8Bytes(signNote(entries.length, merkleRoot(leaves), name)));
  return files;
}

export const readerOf =
  (files: ReadonlyMap<string, Uint8Array>): ReadLogFile =>
  async (path) =>
    files.get(path);

export const at = (minute: number): string => new Date(Date.UTC(2026, 10, 20, 3, minute)).toISOString();
export const seeds = { serverSeed: '5e'.repeat(32), clientSeed: 'my own seed' };
export const commitment = commitServerSeed(seeds.serverSeed);
export const member = '0123456789abcdef0123456789abcdef';
export const weightTable: WeightTable = {
  game: 'wheel',
  entries: [
    { id: 'credit-100:credit:10000', weight: 1 },
    { id: 'none:none:0', weight: 9 },
  ],
};
export const weightsHash = hashWeightTable(weightTable);

export const drawOf = (nonce: number): Extract<LogEntry, { type: 'draw' }> => ({
  type: 'draw',
  game: weightTable.game,
  at: at(10 + nonce),
  member,
  commitment,
  nonce,
  weightsHash,
  index: drawWeighted({ ...seeds, nonce }, weightsOf(weightTable)).index,
});

/**
 * An honest log: the weights, a seed pair with five draws, the reveal of this pair, and the commitment of the next
 * pair.
 */
export const honest: readonly LogEntry[] = [
  { type: 'weights', at: at(0), weightsHash, weightTable },
  { type: 'commitment', at: at(1), member, commitment },
  {
    type: 'activation',
    at: at(5),
    commitment,
    clientSeedHash: hashClientSeed(seeds.clientSeed),
    clientSeedBy: 'member',
  },
  ...[0, 1, 2, 3, 4].map(drawOf),
  { type: 'reveal', at: at(40), commitment, ...seeds, draws: 5 },
  { type: 'commitment', at: at(40), member, commitment: 'ab'.repeat(32) },
];

export const encode = (entries: readonly LogEntry[]): Uint8Array[] => entries.map(encodeLogEntry);
