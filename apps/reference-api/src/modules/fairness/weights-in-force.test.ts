import { randomUUID } from 'node:crypto';
import { auditLog, httpLog } from '@chada/fairness/log';
import { parseVerifierKey } from '@chada/fairness';
import { expect, it } from 'vitest';
import { openTestApp, brandA } from '../../../test/support/test-app.ts';
import { signUp } from '../../../test/support/test-members.ts';
import { drawPrize } from '../prize/service.ts';
import { publishLog } from './publish-log.ts';

const app = await openTestApp();
await app.db.updateTable('prize_game').set({ turns_a_day: 9 }).execute();
const member = await signUp(app);

async function onlyPrize(kind: 'credit' | 'none'): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const wheel = tx
      .updateTable('prize_segment')
      .where('client_id', '=', 'brand-a')
      .where('game', '=', 'wheel');
    await wheel.set({ weight_ppm: 0 }).execute();
    const { id } = await tx
      .selectFrom('prize_segment')
      .select('id')
      .where('client_id', '=', 'brand-a')
      .where('game', '=', 'wheel')
      .where('kind', '=', kind)
      .limit(1)
      .executeTakeFirstOrThrow();
    await wheel.set({ weight_ppm: 1_000_000 }).where('id', '=', id).execute();
  });
}
const spin = () => {
  app.passTime();
  return app.call('wheel.reward', { body: {} }, { ...member, key: randomUUID() });
};

async function audit() {
  await publishLog(app.deps, 'brand-a');
  const { data } = await app.call('fairness.get', {}, member);
  const key = parseVerifierKey(data?.logKey ?? '');
  return auditLog({ read: httpLog(`${app.url}${data?.logPath}`), key, now: app.deps.clock.now() });
}

it('[ME-16] each change of weights is in the log, also back to an earlier table, and draws use the one in force', async () => {
  const earlier = (await audit()).weightChanges.length;
  for (const kind of ['credit', 'none', 'credit'] as const) {
    await onlyPrize(kind);
    expect((await spin()).data?.log.prize.kind).toBe(kind);
  }
  const { findings, weightChanges } = await audit();
  expect(findings).toEqual([]);
  const added = weightChanges.slice(earlier);
  expect(added.map(({ game, drawsBefore }) => [game, drawsBefore])).toEqual([
    ['wheel', 0],
    ['wheel', 1],
    ['wheel', 1],
  ]);
  expect(added[2]?.weightsHash).toBe(added[0]?.weightsHash);
});

it('[ME-16] a draw is refused if its weights change before it is in the log, and costs no turn', async () => {
  await onlyPrize('credit');
  const changing = {
    ...app.deps,
    async houseAccounts(clientId: string) {
      await onlyPrize('none');
      return app.deps.houseAccounts(clientId);
    },
  };
  app.passTime();
  const now = app.deps.clock.now();
  const draw = app.db
    .transaction()
    .execute((tx) => drawPrize({ deps: changing, tx, brand: brandA, member, now }, 'wheel'));
  await expect(draw).rejects.toMatchObject({ code: '40001' });
  const left = (await app.call('wheel.get', {}, member)).data?.left;
  expect((await spin()).data).toMatchObject({ left: (left ?? 0) - 1, log: { prize: { kind: 'none' } } });
  expect((await audit()).findings).toEqual([]);
});
