import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { utf8Bytes } from './bytes.ts';
import { FairnessError } from './errors.ts';
import { verifyConsistency, verifyInclusion } from './merkle-proof.ts';
import { emptyRoot, hashLeaf, merkleRoot, proveConsistency, proveInclusion } from './merkle-tree.ts';

const leavesOf = (size: number): string[] =>
  Array.from({ length: size }, (_, index) => hashLeaf(utf8Bytes(`entry ${index}`)));
const leaves = leavesOf(34);
const roots = Array.from({ length: leaves.length + 1 }, (_, size) => merkleRoot(leaves.slice(0, size)));
const rootOf = (size: number): string => roots[size] ?? '';
const other = hashLeaf(utf8Bytes('another entry'));

function inclusionOf(index: number, size: number) {
  const proof = proveInclusion(leaves.slice(0, size), index);
  return { leaf: leaves[index] ?? '', index, size, root: rootOf(size), proof };
}

function consistencyOf(oldSize: number, newSize: number) {
  const proof = proveConsistency(leaves.slice(0, newSize), oldSize);
  return { oldSize, newSize, oldRoot: rootOf(oldSize), newRoot: rootOf(newSize), proof };
}

function wrongProofs(proof: readonly string[]): string[][] {
  return [
    ...proof.map((_, at) => proof.with(at, other)),
    ...proof.map((_, at) => proof.toSpliced(at, 1)),
    ...[...proof, ''].map((_, at) => proof.toSpliced(at, 0, other)),
  ];
}

const pairs = fc.integer({ min: 1, max: 33 }).chain((size) => fc.tuple(fc.nat(size - 1), fc.constant(size)));

describe('an inclusion proof', () => {
  it('verifies for each entry of each size', () => {
    for (let size = 1; size <= leaves.length; size += 1)
      for (let index = 0; index < size; index += 1)
        expect(verifyInclusion(inclusionOf(index, size)), `${index} of ${size}`).toBe(true);
  });

  it('fails for another entry, position, root or proof', () => {
    fc.assert(
      fc.property(pairs, fc.nat(34), ([index, size], wrong) => {
        const claim = inclusionOf(index, size);
        expect(verifyInclusion({ ...claim, leaf: other })).toBe(false);
        expect(verifyInclusion({ ...claim, root: rootOf(size - 1) })).toBe(false);
        if (wrong !== index) expect(verifyInclusion({ ...claim, index: wrong })).toBe(false);
        for (const proof of wrongProofs(claim.proof))
          expect(verifyInclusion({ ...claim, proof })).toBe(false);
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    { index: -1 },
    { index: 0.5 },
    { index: Number.NaN },
    { size: 0 },
    { size: 2 ** 60 },
    { leaf: '' },
    { root: 'xyz' },
    { proof: ['xyz', other] },
    { proof: Array.from({ length: 1000 }, () => other) },
  ])('is false for %j', (change) => {
    expect(verifyInclusion({ ...inclusionOf(1, 4), ...change })).toBe(false);
  });

  it('can only be made for an entry of the log', () => {
    for (const index of [-1, 3, 0.5]) expect(() => proveInclusion(leavesOf(3), index)).toThrow(FairnessError);
    expect(() => proveInclusion(['00'], 0)).toThrow('A leaf must be a SHA-256 hash');
  });
});

describe('a consistency proof', () => {
  it('verifies for each pair of sizes', () => {
    for (let newSize = 0; newSize <= leaves.length; newSize += 1)
      for (let oldSize = 0; oldSize <= newSize; oldSize += 1)
        expect(verifyConsistency(consistencyOf(oldSize, newSize)), `${oldSize} of ${newSize}`).toBe(true);
  });

  it('fails for a log with a changed or a removed entry', () => {
    fc.assert(
      fc.property(pairs, ([changed, oldSize]) => {
        for (const forked of [leaves.with(changed, other), leaves.toSpliced(changed, 1)]) {
          const claim = {
            oldSize,
            oldRoot: rootOf(oldSize),
            newSize: forked.length,
            newRoot: merkleRoot(forked),
          };
          expect(verifyConsistency({ ...claim, proof: proveConsistency(forked, oldSize) })).toBe(false);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('fails for other roots or another proof', () => {
    fc.assert(
      fc.property(pairs, ([oldSize, newSize]) => {
        const claim = consistencyOf(oldSize, newSize);
        expect(verifyConsistency({ ...claim, oldRoot: other })).toBe(false);
        if (oldSize > 0) expect(verifyConsistency({ ...claim, newRoot: other })).toBe(false);
        for (const proof of wrongProofs(claim.proof))
          expect(verifyConsistency({ ...claim, proof })).toBe(false);
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    { oldSize: 8 },
    { oldSize: -1 },
    { oldSize: 0.5 },
    { newSize: Number.NaN },
    { oldRoot: '' },
    { proof: [] },
    { proof: ['xyz'] },
  ])('is false for %j', (change) => {
    expect(verifyConsistency({ ...consistencyOf(3, 7), ...change })).toBe(false);
  });

  it('can only be made for a size that the log had', () => {
    for (const size of [-1, 4, 0.5]) expect(() => proveConsistency(leavesOf(3), size)).toThrow(FairnessError);
  });
});

it('the root of an empty log is the hash of no bytes', () => {
  expect(emptyRoot).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(rootOf(0)).toBe(emptyRoot);
});
