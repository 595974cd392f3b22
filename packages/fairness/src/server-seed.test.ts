import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { FairnessError } from './errors.ts';
import { commitServerSeed, isCommittedSeed, parseServerSeed } from './server-seed.ts';

const seed = '00ff'.repeat(16);

it('commits to the 32 bytes of the seed, not to its hexadecimal text', () => {
  const expected = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
  expect(commitServerSeed(seed)).toBe(expected);
  expect(isCommittedSeed(seed, expected)).toBe(true);
});

it.each(['', seed.slice(2), `${seed}00`, seed.toUpperCase(), `${seed}\n`, 'g'.repeat(64), 1, null])(
  'refuses the server seed %j',
  (input) => {
    expect(() => parseServerSeed(input)).toThrow(FairnessError);
    expect(isCommittedSeed(input, commitServerSeed(seed))).toBe(false);
  },
);

it('does not match the commitment to a different seed', () => {
  expect(isCommittedSeed('11'.repeat(32), commitServerSeed(seed))).toBe(false);
  expect(isCommittedSeed(seed, undefined)).toBe(false);
});
