/** Compares a log that the package writes with `vectors/log.json`. With CHADA_WRITE=1, first overwrites this file. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { sampleLog } from '../test/sample-log.ts';
import { checkDrawProof, parseDrawProof } from './draw-proof.ts';

const file = fileURLToPath(new URL('../vectors/log.json', import.meta.url));

it('is the log that the package writes', () => {
  const text = `${JSON.stringify(sampleLog(), null, 1)}\n`;
  if (process.env['CHADA_WRITE'] === '1') writeFileSync(file, text);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

it('has draws in each state that a member meets', async () => {
  const { files, proofs } = sampleLog();
  const results = Object.values(proofs).map(async (proof) => {
    const { result } = await checkDrawProof(parseDrawProof(JSON.stringify({ ...proof, files })));
    return result;
  });
  expect(await Promise.all(results)).toEqual(['unproven', 'proven', 'proven', 'waiting']);
});
