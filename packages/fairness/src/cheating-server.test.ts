/** Each test contains one way in which a server can cheat. */
import { generateKeyPairSync } from 'node:crypto';
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
  origin,
  readerOf,
  seeds,
  signNote,
  weightTable,
} from '../test/test-log.ts';
import { auditEntries, type AuditOptions } from './audit-entries.ts';
import { auditLog, type AuditedCheckpoint } from './audit-log.ts';
import { utf8Bytes } from './bytes.ts';
import { hashClientSeed, type LogEntry } from './log-entry.ts';
import { hashLeaf, merkleRoot } from './merkle-tree.ts';
import { commitServerSeed } from './server-seed.ts';
import { hashWeightTable } from './weight-table.ts';

const now = new Date(at(60));
const isType = (type: LogEntry['type']) => (entry: LogEntry) => entry.type === type;
const replace = (type: LogEntry['type'], change: (entry: LogEntry) => LogEntry): LogEntry[] => {
  const first = honest.findIndex(isType(type));
  return honest.map((entry, index) => (index === first ? change(entry) : entry));
};
const move = (type: LogEntry['type'], to: number): LogEntry[] => {
  const moved = honest.filter(isType(type)).slice(0, 1);
  return honest.filter((entry) => !moved.includes(entry)).toSpliced(to, 0, ...moved);
};
const audit = (entries: readonly LogEntry[], options: AuditOptions = { now }) =>
  auditEntries(encode(entries), options);
const activation = honest.find(isType('activation')) ?? drawOf(0);
const otherTable = { ...weightTable, entries: weightTable.entries.map((entry) => ({ ...entry, weight: 5 })) };

it('finds nothing in an honest log', () =>
  expect(audit(honest)).toEqual({ findings: [], weightChanges: [], continuations: [] }));

describe('an auditor notices', () => {
  it.each<[string, readonly LogEntry[], string, RegExp]>([
    [
      'a server seed that was exchanged',
      replace('reveal', (entry) => ({ ...entry, serverSeed: 'cd'.repeat(32) }) as LogEntry),
      'seedSwapped',
      /exchanged/,
    ],
    [
      'a client seed that was exchanged',
      replace('reveal', (entry) => ({ ...entry, clientSeed: 'another' }) as LogEntry),
      'clientSeedReplaced',
      /not the one that was taken/,
    ],
    [
      'a second client seed for one pair',
      honest.toSpliced(5, 0, { ...activation, clientSeedHash: hashClientSeed('b') } as LogEntry),
      'clientSeedReplaced',
      /replaced without a new pair/,
    ],
    [
      'an outcome that the seeds do not give',
      replace('draw', (entry) => ({ ...entry, index: drawOf(0).index === 0 ? 1 : 0 }) as LogEntry),
      'outcomeDiffers',
      /seeds give entry/,
    ],
    [
      'weights that differ from their hash',
      replace('weights', (entry) => ({ ...entry, weightTable: otherTable }) as LogEntry),
      'weightsChanged',
      /differs from its hash/,
    ],
    [
      'weights that were published after their draws',
      move('weights', honest.length - 1),
      'weightsUnknown',
      /not published before/,
    ],
    [
      'a draw with weights that nobody saw',
      replace('draw', (entry) => ({ ...entry, weightsHash: hashWeightTable(otherTable) }) as LogEntry),
      'weightsUnknown',
      /not published before/,
    ],
    [
      'a draw that was left out',
      honest.filter((entry) => entry.type !== 'draw' || entry.nonce !== 2),
      'nonceMissing',
      /left out/,
    ],
    [
      'the last draw left out',
      honest.filter((entry) => entry.type !== 'draw' || entry.nonce !== 4),
      'drawsHidden',
      /made 5 draws, but the log has 4/,
    ],
    [
      'a draw that was repeated',
      honest.toSpliced(5, 0, { ...drawOf(1), at: at(13) }),
      'nonceRepeated',
      /repeated/,
    ],
    [
      'a commitment after the client seed',
      move('commitment', 4),
      'commitmentMissing',
      /before the commitment/,
    ],
    [
      'a draw after the reveal',
      [...honest, { ...drawOf(5), at: at(50) }],
      'drawOutsidePair',
      /after its server seed was revealed/,
    ],
    ['a draw before the client seed', move('draw', 2), 'drawOutsidePair', /without a client seed/],
    [
      'one server seed for two members',
      [...honest, { type: 'commitment', at: at(41), member: 'f'.repeat(32), commitment }],
      'commitmentRepeated',
      /share a server seed/,
    ],
    [
      'a draw with the pair of another member',
      replace('draw', (entry) => ({ ...entry, member: 'f'.repeat(32) }) as LogEntry),
      'drawOfOtherMember',
      /another member/,
    ],
    [
      'a second reveal',
      [...honest, { type: 'reveal', at: at(50), commitment, ...seeds, draws: 5 }],
      'revealRepeated',
      /before/,
    ],
    [
      'a commitment exchanged before its client seed was taken',
      honest.toSpliced(2, 0, { type: 'commitment', at: at(2), member, commitment: 'cd'.repeat(32) }),
      'twoPendingPairs',
      /could exchange it/,
    ],
    [
      'two pairs to choose from',
      [
        ...honest.slice(0, 8),
        { type: 'commitment', at: at(30), member, commitment: commitServerSeed('ef'.repeat(32)) },
        { ...activation, at: at(31), commitment: commitServerSeed('ef'.repeat(32)) } as LogEntry,
      ],
      'twoActivePairs',
      /could choose one/,
    ],
  ])('%s', (_, entries, fault, why) => {
    expect(audit(entries).findings).toContainEqual({
      fault,
      index: expect.any(Number),
      message: expect.stringMatching(why),
    });
  });

  it('a seed that is never revealed', () => {
    const entries = honest.filter((entry) => entry.type !== 'reveal');
    const later = new Date(now.getTime() + 3 * 86_400_000);
    expect(audit(entries, { now: later }).findings).toMatchObject([{ fault: 'revealOverdue' }]);
  });

  it('an entry that is backdated', () => {
    const { findings: found } = audit(honest, { now, lastSize: 4, lastAuditAt: new Date(at(45)) });
    expect(found.map(({ fault, index }) => [fault, index])).toContainEqual(['entryBackdated', 4]);
    expect(found[0]?.message).toMatch(/is backdated/);
  });

  it('an entry that is not valid', () => {
    const bytes = [...encode(honest), utf8Bytes('{"type":"gift"}')];
    expect(auditEntries(bytes).findings).toMatchObject([{ fault: 'entryInvalid', index: honest.length }]);
  });
});

describe('a returning auditor notices', () => {
  const files = filesOf(encode(honest));
  const checkpointOf = async (entries: readonly LogEntry[]): Promise<AuditedCheckpoint | undefined> =>
    (await auditLog({ read: readerOf(filesOf(encode(entries))), key, now })).checkpoint;
  const auditFiles = (changed: ReadonlyMap<string, Uint8Array>, lastCheckpoint?: AuditedCheckpoint) =>
    auditLog({ read: readerOf(changed), key, lastCheckpoint, now });

  it('nothing in a log that only grew', async () => {
    const lastCheckpoint = await checkpointOf(honest.slice(0, 6));
    expect(await auditFiles(files, lastCheckpoint && { ...lastCheckpoint, seenAt: at(15) })).toMatchObject({
      findings: [],
      entries: honest.length,
    });
  });

  it('a log that was rewritten or forked', async () => {
    const lastCheckpoint = await checkpointOf(honest.slice(0, 6));
    const forked = filesOf(encode(honest.toSpliced(4, 1)));
    const { findings, checkpoint: updatedSeen } = await auditFiles(forked, lastCheckpoint);
    expect(findings).toMatchObject([
      { fault: 'logRewritten', message: expect.stringMatching(/rewritten or forked/) },
    ]);
    expect(updatedSeen).toEqual(lastCheckpoint);
  });

  it('a log that lost entries', async () => {
    const shorter = filesOf(encode(honest.slice(0, 7)));
    const { findings } = await auditFiles(shorter, await checkpointOf(honest));
    expect(findings).toMatchObject([
      { fault: 'logShrank', message: expect.stringMatching(/entries were removed/) },
    ]);
  });

  it.each([
    [
      'a missing bundle',
      'tile/entries/000.p/10',
      undefined,
      'fileMissing',
      /tile\/entries\/000.p\/10 is missing/,
    ],
    [
      'a truncated bundle',
      'tile/entries/000.p/10',
      (b: Uint8Array) => b.subarray(0, -3),
      'fileTruncated',
      /truncated/,
    ],
    ['a missing checkpoint', 'checkpoint', undefined, 'fileMissing', /checkpoint is missing/],
    [
      'a truncated checkpoint',
      'checkpoint',
      (b: Uint8Array) => b.subarray(0, 50),
      'checkpointInvalid',
      /truncated/,
    ],
    [
      'a bundle of another brand',
      'tile/entries/000.p/10',
      () => filesOf(encode(honest.toReversed())).get('tile/entries/000.p/10'),
      'rootDiffers',
      /root/,
    ],
    [
      'a checkpoint of another brand',
      'checkpoint',
      () => filesOf(encode(honest), 'other').get('checkpoint'),
      'checkpointInvalid',
      /of the log other/,
    ],
    [
      'a checkpoint by another key',
      'checkpoint',
      () =>
        utf8Bytes(
          signNote(
            10,
            merkleRoot(encode(honest).map(hashLeaf)),
            origin,
            generateKeyPairSync('ed25519').privateKey,
          ),
        ),
      'checkpointInvalid',
      /signature/,
    ],
  ])('%s', async (_, name, change, fault, why) => {
    const changed = new Map(files);
    const bytes = change?.(files.get(name) ?? new Uint8Array(0));
    if (bytes) changed.set(name, bytes);
    else changed.delete(name);
    expect((await auditFiles(changed)).findings).toMatchObject([
      { fault, message: expect.stringMatching(why) },
    ]);
  });
});
