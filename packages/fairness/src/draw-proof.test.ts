import { describe, expect, it } from 'vitest';
import { encode, filesOf, honest, readerOf } from '../test/test-log.ts';
import { honestProof } from '../test/test-proof.ts';
import { checkDrawProof, maxProofLength, parseDrawProof, type DrawProofFile } from './draw-proof.ts';

const failedIn = async (proof: DrawProofFile) =>
  (await checkDrawProof(proof)).steps.flatMap(({ name, result }) => (result === 'failed' ? [name] : []));

describe('a proof file', () => {
  it('verifies its draw without the log, and shows the working', async () => {
    const saved = JSON.stringify(await honestProof());
    const check = await checkDrawProof(parseDrawProof(saved));
    expect(check.result).toBe('proven');
    expect(check.steps.map(({ name, result }) => `${name} ${result}`)).toEqual([
      'clientSeed ok',
      'logged ok',
      'history ok',
      'serverSeed ok',
      'weights ok',
      'outcome ok',
      'prize ok',
    ]);
    expect(check.working).toMatchObject({ hmacMessage: 'my own seed:2:0', total: 10 });
    expect(check.working?.index).toBe(parseDrawProof(saved).draw.index);
  });

  it('verifies its draw against the log', async () => {
    const proof = await honestProof();
    const read = readerOf(filesOf(encode(honest)));
    expect((await checkDrawProof({ ...proof, files: {} }, read)).result).toBe('proven');
  });

  it('is unproven without the sent client seed, and waits for its server seed', async () => {
    const proof = await honestProof();
    expect((await checkDrawProof({ ...proof, sent: undefined })).result).toBe('unproven');
    const draw = { ...proof.draw, serverSeed: null };
    const { result, working } = await checkDrawProof({ ...proof, draw });
    expect([result, working]).toEqual(['waiting', undefined]);
  });

  it('names what was changed', async () => {
    const proof = await honestProof();
    const other = 'cd'.repeat(32);
    expect(await failedIn({ ...proof, draw: { ...proof.draw, serverSeed: other } })).toEqual([
      'serverSeed',
      'outcome',
    ]);
    expect(await failedIn({ ...proof, seen: { size: 2, root: other } })).toEqual(['history']);
    expect(await failedIn({ ...proof, seen: { size: 11, root: other } })).toEqual(['history']);
  });

  it('refuses a checkpoint that is missing or changed', async () => {
    const proof = await honestProof();
    await expect(checkDrawProof({ ...proof, files: {} })).rejects.toThrow(/checkpoint is missing/);
    const [checkpoint = ''] = [proof.files['checkpoint']];
    const changed = { ...proof.files, checkpoint: checkpoint.replace(/^..../, 'AAAA') };
    await expect(checkDrawProof({ ...proof, files: changed })).rejects.toThrow(/checkpoint/);
  });

  it.each([
    ['an empty text', () => ''],
    ['a number', () => '1'],
    ['a list', () => '[]'],
    ['another format', (proof: object) => JSON.stringify({ ...proof, format: 'other' })],
    ['no draw', (proof: object) => JSON.stringify({ ...proof, draw: undefined })],
    ['a draw of NUL', (proof: object) => JSON.stringify({ ...proof, draw: '\u0000' })],
    [
      'a log elsewhere',
      (proof: object) => JSON.stringify({ ...proof, log: { address: 'file:///x', key: '' } }),
    ],
    ['files that are no text', (proof: object) => JSON.stringify({ ...proof, files: { checkpoint: 1 } })],
    [
      'a sent seed without its log',
      (proof: object) => JSON.stringify({ ...proof, sent: { clientSeed: 'a' } }),
    ],
    ['too many characters', () => 'x'.repeat(maxProofLength + 1)],
  ])('is refused as %s', async (_, change) => {
    const text = change(await honestProof());
    expect(() => parseDrawProof(text)).toThrow(/proof/);
  });
});
