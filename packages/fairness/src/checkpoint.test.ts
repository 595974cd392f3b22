import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { expect, it } from 'vitest';
import { base64ToBytes, bytesToBase64 } from './base64.ts';
import { utf8Bytes } from './bytes.ts';
import { formatCheckpoint, formatNote, formatVerifierKey, keyIdOf, parseVerifierKey } from './checkpoint.ts';
import { hashLeaf } from './merkle-tree.ts';
import { verifyCheckpoint } from './verify-checkpoint.ts';

const origin = 'www.brand.example/fairness/log/brand';
const checkpoint = { origin, size: 12, root: hashLeaf(utf8Bytes('root')) };
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const rawOf = (key: KeyObject) => new Uint8Array(key.export({ type: 'spki', format: 'der' }).subarray(-32));
const publicBytes = rawOf(publicKey);
const key = parseVerifierKey(formatVerifierKey(origin, publicBytes));

function signed(body: string, by = privateKey, name = origin): string {
  const signature = new Uint8Array(sign(null, utf8Bytes(body), by));
  return formatNote(body, { name, id: keyIdOf(name, rawOf(createPublicKey(by))), signature });
}
const note = signed(formatCheckpoint(checkpoint));

it('returns what was signed', () => expect(verifyCheckpoint(note, key)).toEqual(checkpoint));

it('ignores further signatures, such as those of witnesses', () => {
  const witness = generateKeyPairSync('ed25519').privateKey;
  const further = signed(formatCheckpoint(checkpoint), witness, 'witness.example').split('\n\n')[1] ?? '';
  expect(verifyCheckpoint(note + further, key)).toEqual(checkpoint);
});

it.each([
  ['a changed size', note.replace('\n12\n', '\n13\n'), /signature of the checkpoint is wrong/],
  ['another log', signed(formatCheckpoint({ ...checkpoint, origin: 'other' })), /of the log other/],
  [
    'another key',
    signed(formatCheckpoint(checkpoint), generateKeyPairSync('ed25519').privateKey),
    /no signature of the key/,
  ],
  ['no signature', formatCheckpoint(checkpoint), /truncated/],
  ['half a file', note.slice(0, 60), /truncated/],
  ['an empty file', '', /truncated/],
  ['a page of HTML', '<!doctype html>\n\n<p>404</p>\n', /malformed/],
])('refuses %s', (_, text, why) => expect(() => verifyCheckpoint(text, key)).toThrow(why));

it.each(['', 'name', `${origin}+00000000+AAAA`, `${origin}+00000000+${bytesToBase64(new Uint8Array(33))}`])(
  'refuses the verifier key %j',
  (text) => expect(() => parseVerifierKey(text)).toThrow(/verifier key/),
);

it('writes and reads base64 like Node', () => {
  for (let length = 0; length < 20; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 91 + length) % 256);
    const text = bytesToBase64(bytes);
    expect(text).toBe(Buffer.from(bytes).toString('base64'));
    expect(base64ToBytes(text)).toEqual(bytes);
  }
  for (const text of ['A', 'AA', 'AA=', 'AB==', 'A===', '====', 'AA==\n', 'é===']) {
    expect(base64ToBytes(text)).toBeUndefined();
  }
});

it('signs by a key from 32 bytes, as the server does', () => {
  const pkcs8 = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.alloc(32, 7)]);
  const own = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' });
  const ownKey = parseVerifierKey(formatVerifierKey(origin, rawOf(createPublicKey(own))));
  expect(verifyCheckpoint(signed(formatCheckpoint(checkpoint), own), ownKey)).toEqual(checkpoint);
});
