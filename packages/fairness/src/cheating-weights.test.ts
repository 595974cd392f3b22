import { describe, expect, it } from 'vitest';
import { at, encode, honest, weightTable } from '../test/test-log.ts';
import { auditEntries } from './audit-entries.ts';
import type { LogEntry } from './log-entry.ts';
import { hashWeightTable } from './weight-table.ts';

const now = new Date(at(60));
const audit = (entries: readonly LogEntry[]) => auditEntries(encode(entries), { now });
const otherTable = { ...weightTable, entries: weightTable.entries.map((entry) => ({ ...entry, weight: 5 })) };
const firstDraw = honest.findIndex(({ type }) => type === 'draw');
const changeDraw = (change: { game?: string; weightsHash?: string }): LogEntry[] =>
  honest.map((entry, index) => (index === firstDraw ? Object.assign({ ...entry }, change) : entry));
const publishOther = {
  type: 'weights',
  at: at(12),
  weightTable: { ...otherTable, game: 'flip_card' },
  weightsHash: hashWeightTable({ ...otherTable, game: 'flip_card' }),
} as const;
const publishNew = {
  type: 'weights',
  at: at(12),
  weightTable: otherTable,
  weightsHash: hashWeightTable(otherTable),
} as const;

it('lists each change of weights, also back to an earlier table', () => {
  const [first] = honest;
  if (first?.type !== 'weights') throw new Error('the log does not begin with weights');
  const back = { ...first, at: at(41) };
  const { weightChanges } = audit([...honest, publishOther, { ...publishNew, at: at(40) }, back]);
  expect(weightChanges).toEqual([
    {
      index: honest.length + 1,
      at: at(40),
      game: 'wheel',
      weightsHash: publishNew.weightsHash,
      drawsBefore: 5,
      inForceMs: 40 * 60_000,
    },
    {
      index: honest.length + 2,
      at: at(41),
      game: 'wheel',
      weightsHash: first.weightsHash,
      drawsBefore: 0,
      inForceMs: 60_000,
    },
  ]);
});

describe('an auditor notices', () => {
  it.each<[string, readonly LogEntry[], string, RegExp]>([
    [
      'a draw from the table of the other game',
      [{ ...publishOther, at: at(0) }, ...changeDraw({ weightsHash: publishOther.weightsHash })],
      'weightsOfOtherGame',
      /draw of wheel used the weights of another game/,
    ],
    [
      'a draw that states the other game',
      changeDraw({ game: 'flip_card' }),
      'weightsOfOtherGame',
      /draw of flip_card used the weights of another game/,
    ],
    [
      'a draw with a table that was replaced before',
      honest.toSpliced(5, 0, publishNew),
      'weightsReplaced',
      /could choose between tables/,
    ],
  ])('%s', (_, entries, fault, why) => {
    expect(audit(entries).findings).toContainEqual({
      fault,
      index: expect.any(Number),
      message: expect.stringMatching(why),
    });
  });
});
