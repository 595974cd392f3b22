/** Tests tiles and bundles. Compares the root of the edge tiles with the root that `merkleRoot` computes. */
import { expect, it } from 'vitest';
import { utf8Bytes } from './bytes.ts';
import { hashLeaf, merkleRoot } from './merkle-tree.ts';
import { decodeBundle, edgeTiles, encodeBundle, newTiles, rootOfEdge, tilePath, tileWidth } from './tiles.ts';

const leaves = Array.from({ length: 65_537 }, (_, index) => hashLeaf(utf8Bytes(String(index))));
const rowOf = (level: number, size: number): string[] => {
  if (level === 0) return leaves.slice(0, size);
  const below = rowOf(level - 1, size);
  return Array.from({ length: Math.floor(below.length / tileWidth) }, (_, index) =>
    merkleRoot(below.slice(index * tileWidth, (index + 1) * tileWidth)),
  );
};

it.each([0, 1, 2, 3, 255, 256, 257, 511, 512, 700, 65_536, 65_537])(
  'the edge tiles of a log of %i entries give its root',
  (size) => {
    const edge = edgeTiles(size).map(({ level, index, width }) =>
      rowOf(level, size).slice(index * tileWidth, index * tileWidth + width),
    );
    expect(rootOfEdge(edge)).toBe(merkleRoot(leaves.slice(0, size)));
  },
);

it.each([
  [0, 'tile/0/000'],
  [5, 'tile/0/005'],
  [1_234_067, 'tile/0/x001/x234/067'],
  [12_345, 'tile/0/x012/345'],
])('the path of tile %i is %s', (index, path) => expect(tilePath(0, index)).toBe(path));

it('names the entries and the width of an incomplete tile', () => {
  expect(tilePath('entries', 1000, 12)).toBe('tile/entries/x001/000.p/12');
  expect(tilePath(2, 0, 1)).toBe('tile/2/000.p/1');
});

it('lists each tile that a longer log changes', () => {
  expect(newTiles(0, 0, 0)).toEqual([]);
  expect(newTiles(0, 3, 3)).toEqual([]);
  expect(newTiles(0, 3, 600)).toEqual([
    { level: 0, index: 0, width: 256 },
    { level: 0, index: 1, width: 256 },
    { level: 0, index: 2, width: 88 },
  ]);
  expect(newTiles(0, 256, 512)).toEqual([{ level: 0, index: 1, width: 256 }]);
  expect(newTiles(1, 3, 600)).toEqual([{ level: 1, index: 0, width: 2 }]);
  expect(newTiles(1, 513, 600)).toEqual([]);
});

it('encodes entries in bundles and refuses a truncated bundle', () => {
  const entries = ['', 'a', 'x'.repeat(300)].map(utf8Bytes);
  const bundle = encodeBundle(entries);
  expect(decodeBundle(bundle)).toEqual(entries);
  expect(() => decodeBundle(bundle.subarray(0, -1))).toThrow(/truncated/);
  expect(() => decodeBundle(bundle.subarray(0, 1))).toThrow(/truncated/);
  expect(() => encodeBundle([new Uint8Array(65_536)])).toThrow(/at most 65535 bytes/);
});
