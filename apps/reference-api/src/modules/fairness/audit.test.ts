import { parseVerifierKey, parseWeightTable } from '@chada/fairness';
import { auditLog, httpLog, readCheckpoint, verifyLoggedDraw } from '@chada/fairness/log';
import { expect, it } from 'vitest';
import { openTestApp } from '../../../test/support/test-app.ts';
import { signUp, type TestMember } from '../../../test/support/test-members.ts';
import { publishLog } from './publish-log.ts';
import { rotateDay } from './rotate-day.ts';

const app = await openTestApp();
await app.db.updateTable('prize_game').set({ turns_a_day: 9 }).execute();
const members = await Promise.all([signUp(app), signUp(app), signUp(app)]);

const stateOf = async (member: TestMember) => {
  const { data, text } = await app.call('fairness.get', {}, member);
  if (!data) throw new Error(text);
  return data;
};

it('[ME-16, ME-18] an audit finds no fault in the log of real draws, and each member can verify their draws', async () => {
  const [own] = members;
  if (!own) throw new Error('no member');
  const { next, logPath, logKey, pseudonym } = await stateOf(own);
  await publishLog(app.deps, 'brand-a');
  const [read, key] = [httpLog(`${app.url}${logPath}`), parseVerifierKey(logKey)];
  const logState = await readCheckpoint(read, key);
  const { commitment, commitmentIndex } = next;
  const sent = { clientSeed: 'my own seed', commitment, commitmentIndex, seen: logState };
  await app.call('fairness.clientSeed', { body: { clientSeed: sent.clientSeed, commitment } }, own);
  const play = async (all: readonly TestMember[]) => {
    const played = await Promise.all(all.map((member) => app.call('wheel.reward', { body: {} }, member)));
    app.passTime();
    const flipped = await Promise.all(
      all.map((member) => app.call('flipCard.reward', { body: { card: 1 } }, member)),
    );
    app.passTime();
    expect(new Set([...played, ...flipped].map(({ status }) => status))).toEqual(new Set([200]));
  };
  for (let turn = 0; turn < 3; turn += 1) await play(members);
  await publishLog(app.deps, 'brand-a');
  const first = await auditLog({ read, key, now: app.deps.clock.now() });
  expect(first.findings).toEqual([]);
  app.setTime('2026-11-20T17:01:00.000Z');
  await rotateDay(app.deps, 'brand-a', '2026-11-20', new AbortController().signal);
  await publishLog(app.deps, 'brand-a');
  const now = app.deps.clock.now();
  const second = await auditLog({ read, key, lastCheckpoint: first.checkpoint, now });
  expect(second.findings).toEqual([]);
  expect(second.entries).toBeGreaterThan(first.entries);

  await app.db.updateTable('session').set({ last_used_at: now }).execute();
  await play([own]);
  await publishLog(app.deps, 'brand-a');
  expect((await auditLog({ read, key, lastCheckpoint: second.checkpoint, now })).findings).toEqual([]);
  const { data } = await app.call('fairness.draws', { query: { limit: 50 } }, own);
  expect(data?.items.map(({ log }) => log.proof?.clientSeedBy)).toEqual([
    ...Array<string>(2).fill('server'),
    ...Array<string>(6).fill('member'),
  ]);
  const checkpoint = await readCheckpoint(read, key);
  for (const { log, weightTable } of data?.items ?? []) {
    if (!log.proof) throw new Error('a draw has no proof');
    const claim = {
      ...log.proof,
      at: log.at,
      member: pseudonym,
      sent,
      prize: log.prize,
      weightTable: parseWeightTable(JSON.parse(weightTable ?? '')),
    };
    const steps = await verifyLoggedDraw(claim, read, checkpoint);
    const results =
      log.proof.clientSeedBy === 'server'
        ? ['unproven', 'ok', 'ok', 'waiting', 'ok']
        : ['ok', 'ok', 'ok', 'ok', 'ok'];
    expect(steps.map(({ result }) => result)).toEqual(results);
  }
});
