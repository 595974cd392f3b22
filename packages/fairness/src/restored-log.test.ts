import { describe, expect, it } from 'vitest';
import {
  at,
  drawOf,
  encode,
  filesOf,
  honest,
  key,
  origin,
  readerOf,
  signNote,
  verifierKeyText,
} from '../test/test-log.ts';
import { auditEntries } from './audit-entries.ts';
import { auditLog } from './audit-log.ts';
import { formatVerifierKey, keyIdOf } from './checkpoint.ts';
import { findRestore } from './find-restore.ts';
import type { LogEntry } from './log-entry.ts';
import { readCheckpoint } from './log-reader.ts';
import { hashLeaf, merkleRoot } from './merkle-tree.ts';

const now = new Date(at(60));
const newOrigin = `${origin}.2`;
const newKey = { ...key, name: newOrigin, id: keyIdOf(newOrigin, key.publicKey) };
/** The index of the first entry that the restore lost. This index is also the number of entries in the backup. */
const firstLost = honest.findIndex(({ type }) => type === 'draw') + 2;
const oldLeaves = encode(honest).map(hashLeaf);
const continuation: LogEntry = {
  type: 'continuation',
  at: at(45),
  origin,
  size: honest.length,
  root: merkleRoot(oldLeaves),
  kept: firstLost,
};
const [reveal] = honest.filter(({ type }) => type === 'reveal');
const revealed = Object.assign({ ...(reveal ?? drawOf(0)) }, { at: at(45), draws: 2 });
const restored = [...honest.slice(0, firstLost), continuation, revealed];

const filesOfNew = (entries: readonly LogEntry[]) => filesOf(encode(entries), newOrigin);
const audit = (entries: readonly LogEntry[], before = filesOf(encode(honest))) =>
  auditLog({ read: readerOf(filesOfNew(entries)), key: newKey, now, readPreviousLog: readerOf(before) });

describe('a log that goes on after a restore', () => {
  it('is honest if it names the log before, and the audit counts what was lost', async () => {
    expect(await audit(restored)).toMatchObject({
      findings: [],
      continuations: [{ index: firstLost, origin, size: honest.length, kept: firstLost }],
      lostDraws: 3,
    });
  });

  it.each<[string, readonly LogEntry[], string]>([
    [
      'that draws with a pair from before the restore',
      [...honest.slice(0, firstLost), continuation, { ...drawOf(2), at: at(46) }],
      'pairOutlivesRestore',
    ],
    [
      'that keeps more entries than it has',
      [...honest.slice(0, firstLost - 1), { ...continuation, kept: firstLost }],
      'continuationInvalid',
    ],
    ['that lost nothing', [...honest, { ...continuation, kept: honest.length }], 'continuationInvalid'],
  ])('is noticed %s', (_, entries, fault) => {
    const { findings } = auditEntries(encode(entries), { now });
    expect(findings.map((finding) => finding.fault)).toContain(fault);
  });

  it('is noticed if the kept entries were changed', async () => {
    const changed = restored.toSpliced(3, 2, { ...drawOf(0), at: at(11) }, { ...drawOf(1), at: at(12) });
    const { findings } = await audit(changed);
    expect(findings.map(({ fault }) => fault)).toContain('continuationDiffers');
  });

  it('is noticed if it hides the end of the log before', async () => {
    const shorter = honest.length - 1;
    const hiding = {
      ...continuation,
      size: shorter,
      root: merkleRoot(oldLeaves.slice(0, shorter)),
    } as LogEntry;
    const { findings } = await audit(restored.toSpliced(firstLost, 1, hiding));
    expect(findings.map(({ fault }) => fault)).toContain('continuationDiffers');
  });

  it('is not the log before: a checkpoint of the new name does not verify with the old name', async () => {
    const forged = filesOfNew(restored);
    const note = signNote(restored.length, merkleRoot(encode(restored).map(hashLeaf)), newOrigin);
    forged.set('checkpoint', new TextEncoder().encode(note));
    const { findings } = await auditLog({ read: readerOf(forged), key, now });
    expect(findings).toMatchObject([{ fault: 'checkpointInvalid' }]);
  });
});

const logStateOf = (size: number) => ({ size, root: merkleRoot(oldLeaves.slice(0, size)) });

describe('an audit that followed the log before', () => {
  const auditAfter = (entries: readonly LogEntry[], size = honest.length, root = logStateOf(size).root) =>
    auditLog({
      read: readerOf(filesOfNew(entries)),
      key: newKey,
      now,
      lastCheckpoint: { origin, size, root, seenAt: at(41) },
      readPreviousLog: readerOf(filesOf(encode(honest))),
    });

  it('goes on with the new name, and counts the entries that it saw and that are lost', async () => {
    expect(await auditAfter(restored)).toMatchObject({
      findings: [],
      lostEntries: honest.length - firstLost,
      checkpoint: { origin: newOrigin, size: restored.length },
    });
    expect(await auditAfter(restored, firstLost)).toMatchObject({ findings: [], lostEntries: 0 });
  });

  it.each<[string, readonly LogEntry[], number, string | undefined, string]>([
    [
      'has no continuation',
      [...honest.slice(0, firstLost), revealed],
      honest.length,
      undefined,
      'logReplaced',
    ],
    [
      'changed an entry that it kept',
      [...honest.slice(1, firstLost + 1), continuation],
      firstLost,
      undefined,
      'logRewritten',
    ],
    ['forked before the restore', restored, honest.length, 'cd'.repeat(32), 'continuationDiffers'],
  ])('reports a log that %s', async (_, entries, size, root, fault) => {
    const { findings } = await auditAfter(entries, size, root);
    expect(findings.map((finding) => finding.fault)).toContain(fault);
  });
});

describe('a browser that saw the log before', () => {
  const restoreOf = async (entries: readonly LogEntry[], logState: { size: number; root: string }) => {
    const read = readerOf(filesOfNew(entries));
    const checkpoint = await readCheckpoint(read, newKey);
    return findRestore({ ...logState, key: verifierKeyText }, newKey, read, checkpoint);
  };

  it('learns how many of the entries that it saw are left', async () => {
    expect(await restoreOf(restored, logStateOf(firstLost))).toEqual({ kept: firstLost, lost: 0 });
    expect(await restoreOf(restored, logStateOf(honest.length))).toEqual({
      kept: firstLost,
      lost: honest.length - firstLost,
    });
  });

  it.each<[string, readonly LogEntry[]]>([
    ['a log without the entry that names the log before', [...honest.slice(0, firstLost), revealed]],
    ['a fork of the log before', [...honest.slice(0, firstLost), drawOf(3), revealed]],
    ['a log that continues another one', restored.with(firstLost, { ...continuation, origin: 'another' })],
    [
      'a log that states a shorter log before',
      restored.with(firstLost, { ...continuation, size: firstLost + 1 }),
    ],
    [
      'a log that states to keep more entries than come before the entry',
      restored.with(firstLost, { ...continuation, kept: firstLost + 1 }),
    ],
  ])('accepts no restore from %s', async (_, entries) => {
    expect(await restoreOf(entries, logStateOf(honest.length))).toBeUndefined();
  });

  it('learns of a restore that was announced after new entries', async () => {
    const added = [2, 3, 4].map((nonce) => ({ ...drawOf(nonce), at: at(44) }));
    const late = [...honest.slice(0, firstLost), ...added, continuation, revealed];
    expect(await restoreOf(late, logStateOf(firstLost + 1))).toEqual({ kept: firstLost, lost: 1 });
  });

  it('accepts no restore from another signer', async () => {
    const read = readerOf(filesOfNew(restored));
    const checkpoint = await readCheckpoint(read, newKey);
    const other = formatVerifierKey(origin, new Uint8Array(32).fill(1));
    const logState = { ...logStateOf(honest.length), key: other };
    expect(await findRestore(logState, newKey, read, checkpoint)).toBeUndefined();
  });
});

describe('a log after a second restore from a backup that is older than the first restore', () => {
  const keptTwice = firstLost - 1;
  const thirdOrigin = `${origin}.3`;
  const thirdKey = { ...key, name: thirdOrigin, id: keyIdOf(thirdOrigin, key.publicKey) };
  const secondLeaves = encode(restored).map(hashLeaf);
  const first = { ...continuation, at: at(50), kept: keptTwice };
  const second = { ...first, origin: newOrigin, size: restored.length, root: merkleRoot(secondLeaves) };
  const common = honest.slice(0, keptTwice);
  const third = [...common, first, second, { ...revealed, at: at(50), draws: 1 }];
  const readThird = readerOf(filesOf(encode(third), thirdOrigin));

  it.each([
    ['the log before both restores', origin, honest],
    ['the log between the restores', newOrigin, restored],
  ])('is calm for a browser that saw %s', async (_, name, entries) => {
    const size = entries.length;
    const root = merkleRoot(encode(entries).map(hashLeaf));
    const logState = { size, root, key: formatVerifierKey(name, key.publicKey) };
    const checkpoint = await readCheckpoint(readThird, thirdKey);
    const restore = await findRestore(logState, thirdKey, readThird, checkpoint);
    expect(restore).toEqual({ kept: keptTwice, lost: size - keptTwice });
  });

  const auditThird = (name: string, entries: readonly LogEntry[], before = entries) => {
    const root = merkleRoot(encode(entries).map(hashLeaf));
    return auditLog({
      read: readThird,
      key: thirdKey,
      now,
      lastCheckpoint: { origin: name, size: entries.length, root, seenAt: at(49) },
      readPreviousLog: readerOf(filesOf(encode(before), name)),
    });
  };

  it.each([
    ['the log before both restores', origin, honest, 4],
    ['the log between the restores', newOrigin, restored, 1],
  ])('is compared by an auditor with %s', async (_, name, entries, lostDraws) => {
    const lostEntries = entries.length - keptTwice;
    expect(await auditThird(name, entries)).toMatchObject({ findings: [], lostEntries, lostDraws });
  });

  it('is a fault for an auditor if the log between the restores was another one', async () => {
    const other = [...restored.slice(0, -1), { ...revealed, at: at(46) }];
    const { findings } = await auditThird(newOrigin, restored, other);
    expect(findings.map(({ fault }) => fault)).toContain('continuationDiffers');
  });

  describe('from a backup that has all entries of the first log', () => {
    const all = { ...second, kept: firstLost };
    const auditAll = (entries: readonly LogEntry[], before = honest) =>
      auditLog({
        read: readerOf(filesOf(encode(entries), thirdOrigin)),
        key: thirdKey,
        now,
        lastCheckpoint: { origin, ...logStateOf(honest.length), seenAt: at(49) },
        readPreviousLog: readerOf(filesOf(encode(before))),
      });

    it('has a new name without a fault, and lost no draw of the first log', async () => {
      expect(await auditAll([...honest, all])).toMatchObject({ findings: [], lostEntries: 0, lostDraws: 0 });
    });

    it('is a fault if no entry names a restore', async () => {
      expect((await auditAll(honest)).findings).toMatchObject([{ fault: 'logReplaced' }]);
    });

    it.each([
      ['longer', [...honest, drawOf(3)]],
      ['another one', [...honest.slice(0, -1), { ...revealed, at: at(46) }]],
    ])('is a fault if the first log is %s', async (_, before) => {
      const { findings } = await auditAll([...honest, all], before);
      expect(findings.map(({ fault }) => fault)).toContain('continuationDiffers');
    });
  });
});
