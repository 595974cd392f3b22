/**
 * Tests that the log contains every draw once and without gaps (promise 8 in docs/promises.md). Runs 1 round, or 60
 * with CHADA_FULL=1.
 */
import { randomUUID } from 'node:crypto';
import { parseVerifierKey } from '@chada/fairness';
import { auditLog, httpLog, type AuditedCheckpoint } from '@chada/fairness/log';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createDatabase, createPool } from '../../src/database/connection.ts';
import { publishLog } from '../../src/modules/fairness/publish-log.ts';
import { backdateDraws } from '../support/backdate-draws.ts';
import { runSeed, seededRandom, sized } from '../support/seeded-random.ts';
import { signUp, type TestMember } from '../support/test-members.ts';
import { openRaceApp } from './support/race-app.ts';

const MEMBERS = 5;
const rounds = sized(1, 60);
const seed = runSeed();
const random = seededRandom(seed);
const app = await openRaceApp();
await app.db.updateTable('prize_game').set({ turns_a_day: 100 }).execute();
await backdateDraws(app.db);
console.info(`the log has every draw: CHADA_SEED=${seed}, ${app.processes.length} processes`);

const spin = (member: TestMember, key: string = randomUUID()) =>
  app.call('wheel.reward', { body: {} }, { ...member, key });

/** Changes the member's client seed. Returns false if the next commitment is not published yet or has been replaced. */
async function changeSeed(member: TestMember): Promise<boolean> {
  const { data } = await app.call('fairness.get', {}, member);
  if (!data) return false;
  const body = { clientSeed: `seed ${random.int(1, 1_000_000)}`, commitment: data.next.commitment };
  const { status, error } = await app.call('fairness.clientSeed', { body }, member);
  expect([undefined, 'SEED_NOT_PUBLISHED', 'SEED_PAIR_CHANGED']).toContain(error?.code);
  return status === 200;
}

it('[AP-19, AP-20] holds under race of draws, new seeds and publishers', { timeout: 3_600_000 }, async () => {
  const second = createDatabase(createPool({ url: app.databaseUrl, schema: 'api', max: 4 }));
  let checkpoint: AuditedCheckpoint | undefined;
  let changes = 0;
  for (let round = 0; round < rounds; round += 1) {
    const label = `seed ${seed}, round ${round}`;
    const members = await Promise.all(Array.from({ length: MEMBERS }, () => signUp(app)));
    const draws: { id: string; logIndex: number; commitment: string; nonce: number }[] = [];
    const play = async (member: TestMember) => {
      for (let turn = 0; turn < 6; turn += 1) {
        const key = randomUUID();
        // The same request is sent twice. The two requests together must give only one draw.
        const [first, again] = await Promise.all([spin(member, key), spin(member, key)]);
        expect([first.status, again.text], label).toEqual([200, first.text]);
        const { log } = first.data ?? {};
        if (log?.proof) draws.push({ id: log.id, ...log.proof });
      }
    };
    const rotate = async (member: TestMember) => {
      for (let turn = 0; turn < 5; turn += 1) if (await changeSeed(member)) changes += 1;
    };
    let isOver = false;
    const publish = async (db: typeof second) => {
      while (!isOver) await publishLog({ ...app.deps, db }, 'brand-a');
    };
    const lanes = Promise.all(members.flatMap((member) => [play(member), play(member), rotate(member)]));
    await Promise.all([lanes.finally(() => (isOver = true)), publish(app.db), publish(second)]);
    await publishLog(app.deps, 'brand-a');
    const read = httpLog(`${app.url}/fairness/log/brand-a`);
    const key = parseVerifierKey(Buffer.from((await read('key')) ?? []).toString());
    const audited = await auditLog({ read, key, lastCheckpoint: checkpoint, now: app.deps.clock.now() });
    expect(audited.findings, label).toEqual([]);
    checkpoint = audited.checkpoint;
    const { rows } = await sql<{ uuid: string; index: number; nonce: number; commitment: string }>`
      select uuid, log_index as index, nonce, commitment from prize_draw join seed_pair pair on pair.id = seed_pair_id
       where prize_draw.member_id = any (${members.map(({ id }) => id)}) order by log_index`.execute(app.db);
    expect(rows, label).toEqual(
      draws
        .toSorted((a, b) => a.logIndex - b.logIndex)
        .map(({ id, logIndex, nonce, commitment }) => ({ uuid: id, index: logIndex, nonce, commitment })),
    );
    expect(draws, label).toHaveLength(MEMBERS * 12);
  }
  expect(changes).toBeGreaterThan(0);
  await second.destroy();
});
