/**
 * Measures draws with proofs and draws without proofs. Draws with proofs may take at most 1.3 times as long as draws
 * without proofs (decision 38). Only a run with CHADA_FULL=1 is long enough to measure this ratio.
 */
import { randomUUID } from 'node:crypto';
import { bangkokDay, satang } from '@chada/domain';
import { expect, it } from 'vitest';
import { lockWallet } from '../../src/ledger/member-accounts.ts';
import { credit, debit, postJournal } from '../../src/ledger/post-journal.ts';
import { pickSegment } from '../../src/modules/prize/pick-segment.ts';
import { readSegments, readTurns } from '../../src/modules/prize/repository.ts';
import { drawPrize, type DrawContext } from '../../src/modules/prize/service.ts';
import { movePoints, readPoints } from '../../src/points/move-points.ts';
import { tokenHash } from '../../src/security/tokens.ts';
import { sized } from '../support/seeded-random.ts';
import { brandA, openTestApp } from '../support/test-app.ts';
import { signUp, type TestMember } from '../support/test-members.ts';

const GOAL = 1.3;
const LIMIT = sized(100, GOAL);
const [SLICES, DRAWS] = [sized(2, 15), sized(20, 150)];
const app = await openTestApp();

/** Draws a prize as the API did before draws had proofs. */
async function drawWithoutProof({ deps, tx, brand, member, now }: DrawContext): Promise<void> {
  const wallet = await lockWallet(tx, member.id);
  const day = bangkokDay(now);
  const { taken } = await readTurns(tx, { clientId: brand.id, memberId: member.id, game: 'wheel', day });
  const { id, kind, amount, label } = pickSegment(await readSegments(tx, brand.id, 'wheel'), deps.draw);
  const uuid = randomUUID();
  const houseAccounts = await deps.houseAccounts(brand.id);
  const journalId =
    kind === 'credit'
      ? await postJournal(tx, {
          clientId: brand.id,
          kind: 'wheel_prize',
          reference: uuid,
          memberId: member.id,
          at: now,
          legs: [
            debit(houseAccounts.bonus_expense, satang(amount)),
            credit(wallet.accountId, satang(amount)),
          ],
        })
      : null;
  await tx
    .insertInto('prize_draw')
    .values({
      uuid,
      client_id: brand.id,
      member_id: member.id,
      game: 'wheel',
      bangkok_day: day,
      turn: taken + 1,
      segment_id: id,
      kind,
      amount,
      label,
      journal_id: journalId,
      drawn_at: now,
    })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow();
  if (kind !== 'point') await readPoints(tx, member.id);
  else await movePoints(tx, { memberId: member.id, reason: 'wheel', reference: uuid, amount, at: now });
}

/** Returns the average milliseconds per draw. Each draw also stores a response, as a real request does. */
async function measure(
  member: TestMember,
  begin: Date,
  draw: (context: DrawContext) => Promise<unknown>,
): Promise<number> {
  const started = performance.now();
  for (let turn = 0; turn < DRAWS; turn += 1) {
    const now = new Date(begin.getTime() + turn * 86_400_000);
    await app.db.transaction().execute(async (tx) => {
      await draw({ deps: app.deps, tx, brand: brandA, member, now });
      const key = randomUUID();
      await tx
        .insertInto('idempotency')
        .values({
          member_id: member.id,
          operation: 'wheel.reward',
          key,
          request_hash: tokenHash(key),
          status: 200,
          body: 'x'.repeat(600),
        })
        .execute();
    });
  }
  return (performance.now() - started) / DRAWS;
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

it('a draw with its proof costs no multiple of a draw without', { timeout: 600_000 }, async () => {
  const [proven, plain] = [await signUp(app), await signUp(app)];
  const withProof: number[] = [];
  const without: number[] = [];
  for (let slice = 0; slice <= SLICES; slice += 1) {
    const begin = new Date(Date.UTC(2026, 0, 1) + slice * DRAWS * 86_400_000);
    withProof.push(await measure(proven, begin, (context) => drawPrize(context, 'wheel')));
    without.push(await measure(plain, begin, drawWithoutProof));
  }
  const ratios = withProof.slice(1).map((time, slice) => time / (without[slice + 1] ?? time));
  const ratio = median(ratios);
  console.info(
    `${median(withProof.slice(1)).toFixed(2)} ms with proof, ${median(without.slice(1)).toFixed(2)} ms without, ratio ${ratio.toFixed(2)} (goal ${GOAL})`,
  );
  expect(ratio).toBeLessThan(LIMIT);
});
