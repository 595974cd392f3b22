/** Compares the results of this package with the files in `vectors/`, which contain the results of python/verify.py. */
import { expect, it } from 'vitest';
import draws from '../vectors/draws.json';
import entries from '../vectors/log-entries.json';
import merkle from '../vectors/merkle.json';
import shuffles from '../vectors/shuffles.json';
import tables from '../vectors/weight-tables.json';
import { hexToBytes, utf8Bytes } from './bytes.ts';
import { canonicalJson } from './canonical-json.ts';
import { drawWeighted } from './draw.ts';
import { decodeLogEntry, encodeLogEntry } from './log-entry.ts';
import { verifyConsistency, verifyInclusion } from './merkle-proof.ts';
import { hashLeaf, merkleRoot, proveConsistency, proveInclusion } from './merkle-tree.ts';
import { commitServerSeed } from './server-seed.ts';
import { shuffleDeck } from './shuffle.ts';
import { hashWeightTable } from './weight-table.ts';

it('draws like Python', () => {
  for (const { weights, commitment, index, value, total, words, ...seeds } of draws) {
    expect(drawWeighted(seeds, weights)).toEqual({ index, value, total, words });
    expect(commitServerSeed(seeds.serverSeed)).toBe(commitment);
  }
});

it('rejects the same words as Python', () => {
  expect(draws.filter(({ words }) => words.length > 1).length).toBeGreaterThan(0);
});

it('shuffles like Python', () => {
  for (const { count, order, ...seeds } of shuffles) expect(shuffleDeck(seeds, count)).toEqual(order);
});

it('hashes weight tables like Python', () => {
  for (const { table, canonical, hash } of tables) {
    expect(canonicalJson(table)).toBe(canonical);
    expect(hashWeightTable(table)).toBe(hash);
  }
});

it('encodes and hashes log entries like Python', () => {
  expect(entries.map(({ entry }) => entry.type)).toContain('draw');
  for (const { canonical, leaf } of entries) {
    const bytes = utf8Bytes(canonical);
    expect(encodeLogEntry(decodeLogEntry(bytes))).toEqual(bytes);
    expect(hashLeaf(bytes)).toBe(leaf);
  }
});

it('builds the log and its proofs like Python', () => {
  const { leaves, roots, inclusion, consistency } = merkle;
  const rootOf = (size: number): string => roots[size] ?? '';
  expect(merkle.entries.map((entry) => hashLeaf(hexToBytes(entry)))).toEqual(leaves);
  expect(rootOf(8)).toBe('5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328');
  roots.forEach((root, size) => expect(merkleRoot(leaves.slice(0, size))).toBe(root));
  for (const { index, size, proof } of inclusion) {
    expect(proveInclusion(leaves.slice(0, size), index)).toEqual(proof);
    const leaf = leaves[index] ?? '';
    expect(verifyInclusion({ leaf, index, size, root: rootOf(size), proof })).toBe(true);
  }
  for (const { oldSize, newSize, proof } of consistency) {
    expect(proveConsistency(leaves.slice(0, newSize), oldSize)).toEqual(proof);
    const [oldRoot, newRoot] = [rootOf(oldSize), rootOf(newSize)];
    expect(verifyConsistency({ oldSize, oldRoot, newSize, newRoot, proof })).toBe(true);
  }
});
