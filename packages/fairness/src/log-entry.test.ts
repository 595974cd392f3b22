import { describe, expect, it } from 'vitest';
import { bytesToHex, utf8Bytes, utf8Text } from './bytes.ts';
import { decodeLogEntry, encodeLogEntry, hashClientSeed, type LogEntry } from './log-entry.ts';

const hash = 'ab'.repeat(32);
const at = '2026-11-20T03:00:00.000Z';
const member = '0123456789abcdef0123456789abcdef';
const weightTable = { game: 'wheel', entries: [{ id: 'รางวัล', weight: 1 }] };
const entries: readonly LogEntry[] = [
  { type: 'commitment', at, member, commitment: hash },
  { type: 'activation', at, commitment: hash, clientSeedHash: hash, clientSeedBy: 'member' },
  { type: 'weights', at, weightsHash: hash, weightTable },
  { type: 'draw', at, game: 'wheel', member, commitment: hash, nonce: 0, weightsHash: hash, index: 3 },
  { type: 'reveal', at, commitment: hash, serverSeed: hash, clientSeed: 'my own seed', draws: 1 },
];

it.each(entries.map((entry) => [entry.type, entry] as const))('%s survives encoding', (_, entry) => {
  expect(decodeLogEntry(encodeLogEntry(entry))).toEqual(entry);
});

it('has exactly one encoding', () => {
  const [entry] = entries;
  const text = utf8Text(encodeLogEntry(entry ?? { type: 'commitment', at, member, commitment: hash }));
  expect(text).toBe(`{"at":"${at}","commitment":"${hash}","member":"${member}","type":"commitment"}`);
  expect(() => decodeLogEntry(utf8Bytes(text.replace(',', ', ')))).toThrow(/not canonical/);
});

describe('refuses', () => {
  it.each([
    ['text that is not JSON', 'x', /not JSON/],
    ['an unknown type', '{"type":"gift"}', /known type/],
    ['null', 'null', /known type/],
    ['a missing field', `{"at":"${at}","commitment":"${hash}","type":"commitment"}`, /exactly/],
    [
      'a further field',
      `{"at":"${at}","commitment":"${hash}","member":"${member}","note":1,"type":"commitment"}`,
      /exactly/,
    ],
    [
      'a short hash',
      `{"at":"${at}","commitment":"ab","member":"${member}","type":"commitment"}`,
      /commitment/,
    ],
    [
      'a day',
      `{"at":"2026-11-20","commitment":"${hash}","member":"${member}","type":"commitment"}`,
      /field at/,
    ],
  ])('%s', (_, text, why) => expect(() => decodeLogEntry(utf8Bytes(text))).toThrow(why));

  it('bytes that are not UTF-8', () => {
    expect(() => decodeLogEntry(Uint8Array.of(0xff, 0xfe))).toThrow(/not JSON/);
  });
});

it('hashes a client seed by its bytes', () => {
  expect(hashClientSeed('my own seed')).toMatch(/^[0-9a-f]{64}$/);
  expect(hashClientSeed('a')).not.toBe(hashClientSeed('b'));
  expect(() => hashClientSeed('😀')).toThrow(/printable ASCII/);
  expect(bytesToHex(utf8Bytes('a'))).toBe('61');
});
