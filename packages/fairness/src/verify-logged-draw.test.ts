/** In these tests, the server cheats one member and is honest to all other members. */
import { describe, expect, it } from 'vitest';
import {
  at,
  commitment,
  drawOf,
  encode,
  filesOf,
  honest,
  key,
  member,
  readerOf,
  seeds,
  weightTable,
} from '../test/test-log.ts';
import { utf8Bytes } from './bytes.ts';
import type { LogEntry } from './log-entry.ts';
import { openProver, readCheckpoint } from './log-reader.ts';
import { verifyConsistency, verifyInclusion } from './merkle-proof.ts';
import { hashLeaf, merkleRoot } from './merkle-tree.ts';
import type { DrawClaim, SentSeed } from './draw-claim.ts';
import { verifyLoggedDraw } from './verify-logged-draw.ts';

const otherTable = { ...weightTable, entries: weightTable.entries.map((entry) => ({ ...entry, weight: 5 })) };

const logStateOf = (entries: readonly LogEntry[], size: number) => ({
  size,
  root: merkleRoot(encode(entries.slice(0, size)).map(hashLeaf)),
});

const prizeOf = (index: number) =>
  index === 0 ? { kind: 'credit', amount: 10_000 } : { kind: 'none', amount: 0 };

describe('a member notices', () => {
  const read = readerOf(filesOf(encode(honest)));
  const sent: SentSeed = {
    clientSeed: seeds.clientSeed,
    commitment,
    commitmentIndex: 1,
    seen: logStateOf(honest, 2),
  };
  const claim: DrawClaim = {
    ...drawOf(2),
    ...seeds,
    clientSeedBy: 'member',
    logIndex: 5,
    weightTable,
    prize: prizeOf(drawOf(2).index),
    sent,
  };
  const failed = async (changed: Partial<DrawClaim>) => {
    const steps = await verifyLoggedDraw({ ...claim, ...changed }, read, await readCheckpoint(read, key));
    return steps.filter(({ result }) => result === 'failed').map(({ name }) => name);
  };

  it('nothing in an honest draw', async () => expect(await failed({})).toEqual([]));

  it.each<[string, Partial<DrawClaim>, readonly string[]]>([
    [
      'a client seed known before its commitment',
      { sent: { ...sent, seen: logStateOf(honest, 1) } },
      ['clientSeed'],
    ],
    ['a client seed ignored in favour of one of the server', { clientSeedBy: 'server' }, ['clientSeed']],
    [
      'a commitment other than the one shown',
      { sent: { ...sent, commitment: 'ab'.repeat(32) } },
      ['clientSeed'],
    ],
    ['a commitment that the stated entry is not', { sent: { ...sent, commitmentIndex: 0 } }, ['clientSeed']],
    [
      'a log other than the one seen',
      { sent: { ...sent, seen: { size: 2, root: 'cd'.repeat(32) } } },
      ['clientSeed'],
    ],
    [
      'a log that lost entries since',
      { sent: { ...sent, seen: { ...sent.seen, size: 99 } } },
      ['clientSeed'],
    ],
    ['another client seed than the one sent', { clientSeed: 'other' }, ['clientSeed', 'outcome']],
    ['a draw that is not in the log', { logIndex: 4 }, ['logged']],
    [
      'an outcome other than the logged one',
      { index: 1 - drawOf(2).index, prize: prizeOf(1 - drawOf(2).index) },
      ['logged', 'outcome'],
    ],
    ['a prize of another kind than the logged outcome', { prize: prizeOf(1 - drawOf(2).index) }, ['prize']],
    [
      'a prize of another amount than the logged outcome',
      { prize: { ...prizeOf(drawOf(2).index), amount: 1 } },
      ['prize'],
    ],
    ['weights changed afterwards', { weightTable: otherTable }, ['weights', 'outcome']],
    ['a server seed that was exchanged', { serverSeed: 'cd'.repeat(32) }, ['outcome']],
    ['a draw of another member', { member: 'f'.repeat(32) }, ['clientSeed', 'logged']],
    ['another time', { at: at(59) }, ['logged']],
  ])('%s', async (_, changed, steps) => expect(await failed(changed)).toEqual(steps));

  it('a commitment logged and activated after the client seed was seen, in place of the one shown', async () => {
    const shown = 'cd'.repeat(32);
    const entries = honest.toSpliced(1, 0, { type: 'commitment', at: at(0), member, commitment: shown });
    const files = readerOf(filesOf(encode(entries)));
    const cheat = {
      ...claim,
      logIndex: 6,
      sent: { ...sent, commitment: shown, seen: logStateOf(entries, 2) },
    };
    const [step] = await verifyLoggedDraw(cheat, files, await readCheckpoint(files, key));
    expect(step).toMatchObject({
      name: 'clientSeed',
      result: 'failed',
      message: expect.stringMatching(/exchanged/),
    });
  });

  it.each<[string, Partial<DrawClaim>, RegExp]>([
    ['both seeds are of the server', { clientSeedBy: 'server', sent: undefined }, /could foresee/],
    [
      'both seeds are of the server after a rotation',
      { clientSeedBy: 'server', sent: { ...sent, commitment: 'cd'.repeat(32), clientSeed: 'of yesterday' } },
      /could foresee/,
    ],
    ['the browser kept nothing', { sent: undefined }, /what was sent is not known/],
  ])('that a draw is unproven if %s', async (_, changed, message) => {
    const checkpoint = await readCheckpoint(read, key);
    const [first, ...others] = await verifyLoggedDraw({ ...claim, ...changed }, read, checkpoint);
    expect(first).toMatchObject({ result: 'unproven', message: expect.stringMatching(message) });
    expect(others.map(({ result }) => result)).toEqual(['ok', 'ok', 'ok', 'ok']);
  });

  it('that a draw waits for its reveal and its checkpoint', async () => {
    const steps = await verifyLoggedDraw(
      { ...claim, serverSeed: null, logIndex: 99 },
      read,
      await readCheckpoint(read, key),
    );
    expect(steps.map(({ result }) => result)).toEqual(['ok', 'waiting', 'ok', 'waiting', 'ok']);
  });
});

it('proves inclusion and consistency from tiles alone', async () => {
  const entries = Array.from({ length: 700 }, (_, index) => utf8Bytes(`entry ${index}`));
  const leaves = entries.map(hashLeaf);
  const root = merkleRoot(leaves);
  const files = filesOf(entries);
  for (const name of files.keys()) if (name.startsWith('tile/entries')) files.delete(name);
  const prover = openProver(readerOf(files), 700);
  for (const index of [0, 1, 255, 256, 511, 512, 699]) {
    const proof = await prover.proveInclusion(index);
    expect(verifyInclusion({ leaf: leaves[index] ?? '', index, size: 700, root, proof })).toBe(true);
  }
  for (const oldSize of [1, 2, 255, 256, 257, 512, 600, 699, 700]) {
    const proof = await prover.proveConsistency(oldSize);
    const oldRoot = merkleRoot(leaves.slice(0, oldSize));
    expect(verifyConsistency({ oldSize, oldRoot, newSize: 700, newRoot: root, proof })).toBe(true);
  }
});
