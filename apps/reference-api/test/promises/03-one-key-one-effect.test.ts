/**
 * Tests that several requests with the same idempotency key have only one effect (promise 3 in docs/promises.md). Runs
 * 1 round, or 40 with CHADA_FULL=1.
 */
import { randomUUID } from 'node:crypto';
import { operationList, type Operation } from '@chada/contract';
import { describe, expect, it } from 'vitest';
import { sized } from '../support/seeded-random.ts';
import { idempotentActions, type IdempotentAction } from './support/idempotent-actions.ts';
import { openRaceApp } from './support/race-app.ts';

const [IN_SERIES, AT_ONCE] = [3, 16];
const rounds = sized(1, 40);

const app = await openRaceApp();

const all: readonly Operation[] = operationList;

async function effectsOf({ effects }: IdempotentAction): Promise<number | undefined> {
  return (await effects.execute(app.db)).rows[0]?.count;
}
const many = <Result>(times: number, work: () => Promise<Result>) =>
  Promise.all(Array.from({ length: times }, work));

it('every operation with an idempotency key is tested', () => {
  const keyed = all.filter(({ idempotent }) => idempotent).map(({ id }) => id);
  expect(Object.keys(idempotentActions).sort()).toEqual([...keyed].sort());
});

describe.each(Object.entries(idempotentActions))('%s', (_, begin) => {
  it(
    'with one key has one effect and one response, in series and at the same time',
    { timeout: 3_600_000 },
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const [inSeries, atOnce, key] = [await begin(app), await begin(app), randomUUID()];
        const first = await inSeries.send(key);
        expect(first.status, first.text).toBe(200);
        for (let turn = 0; turn < IN_SERIES; turn += 1) {
          const again = await inSeries.send(key);
          expect([again.status, again.text]).toEqual([200, first.text]);
        }
        const responses = await many(AT_ONCE, () => atOnce.send(key));
        expect(responses.map(({ status }) => status)).toEqual(Array(AT_ONCE).fill(200));
        expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
        expect([await effectsOf(inSeries), await effectsOf(atOnce)]).toEqual([1, 1]);
      }
    },
  );
});

const differing = Object.entries(idempotentActions).filter(([id]) => {
  const operation = all.find((candidate) => candidate.id === id);
  const fields = Object.keys(operation?.example.body ?? {});
  return fields.some((name) => !['uuid', 'bankId', 'bankName'].includes(name));
});

describe.each(differing)('%s with another body and the same key', (_, begin) => {
  it('is refused with 422, later and at the same time', { timeout: 3_600_000 }, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const [later, meanwhile, key] = [await begin(app), await begin(app), randomUUID()];
      const first = await later.send(key);
      const refused = await later.other?.(key);
      expect([refused?.status, refused?.error?.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
      expect((await later.send(key)).text).toBe(first.text);
      const [ones, others] = await Promise.all([
        many(AT_ONCE / 2, () => meanwhile.send(key)),
        many(AT_ONCE / 2, async () => meanwhile.other?.(key)),
      ]);
      const responses = [...ones, ...others];
      const succeeded = responses.filter((response) => response?.status === 200);
      expect(new Set(succeeded.map((response) => response?.text)).size).toBe(1);
      const codes = responses
        .filter((response) => response?.status !== 200)
        .map((response) => response?.error?.code);
      expect(['IDEMPOTENCY_KEY_REUSED', 'NOT_FOUND']).toEqual(expect.arrayContaining([...new Set(codes)]));
      expect(succeeded.length).toBe(AT_ONCE / 2);
      expect([await effectsOf(later), await effectsOf(meanwhile)]).toEqual([1, 1]);
    }
  });
});
