import { randomUUID } from 'node:crypto';
import { bangkokDay, bangkokDaySpan, type Satang, satang } from '@chada/domain';
import { drawWaitMs } from '@chada/membership-rules';
import type { PrizeGame } from '../../database/activity-tables.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import type { MemberContext, MoneyContext } from '../../http/pipeline/handler.ts';
import type { JournalKind } from '../../ledger/chart.ts';
import { credit, debit, postJournal } from '../../ledger/post-journal.ts';
import { assertPlayable } from '../protection/pause.ts';
import { movePoints } from '../../points/move-points.ts';
import { openPair, openSeeds } from '../fairness/open-seeds.ts';
import { beginDraw } from './begin-draw.ts';
import { drawSegment } from './draw-segment.ts';
import { insertDraw, readTurns, type ProvenDrawRow, type SegmentRow } from './repository.ts';

const journalKinds = { wheel: 'wheel_prize', flip_card: 'flip_card_prize' } as const satisfies Record<
  PrizeGame,
  JournalKind
>;
const noTurn = { wheel: 'WHEEL_NO_SPIN', flip_card: 'FLIP_CARD_NO_TURN' } as const;

/**
 * The number of turns that are left today. `nextAt` is the time at which the member gets new turns, or null if turns
 * are left.
 */
export interface TurnsLeft {
  readonly left: number;
  readonly nextAt: string | null;
}

function turnsLeft(left: number, now: Date): TurnsLeft {
  return { left, nextAt: left > 0 ? null : bangkokDaySpan(bangkokDay(now)).end.toISOString() };
}

export async function readTurnsLeft(
  { deps, brand, member, now }: MemberContext,
  game: PrizeGame,
): Promise<TurnsLeft> {
  const { allowed, taken } = await readTurns(deps.db, {
    clientId: brand.id,
    memberId: member.id,
    game,
    day: bangkokDay(now),
  });
  return turnsLeft(Math.max(0, allowed - taken), now);
}

export interface DrawnPrize {
  readonly draw: ProvenDrawRow;
  readonly segments: readonly SegmentRow[];
  readonly left: number;
  readonly creditSatang: Satang;
  readonly points: number;
}

export type DrawContext = Pick<MoneyContext, 'deps' | 'tx' | 'brand' | 'now'> & {
  readonly member: Pick<MoneyContext['member'], 'id'>;
};

async function creditPrize(
  { deps, tx, brand, member, now }: DrawContext,
  { game, uuid, walletId, amount }: { game: PrizeGame; uuid: string; walletId: number; amount: number },
): Promise<number> {
  const houseAccounts = await deps.houseAccounts(brand.id);
  return postJournal(tx, {
    clientId: brand.id,
    kind: journalKinds[game],
    reference: uuid,
    memberId: member.id,
    at: now,
    legs: [debit(houseAccounts.bonus_expense, satang(amount)), credit(walletId, satang(amount))],
  });
}

/** Draws a prize and credits it. Locks the wallet, so that a member's draws run one after another. */
export async function drawPrize(context: DrawContext, game: PrizeGame): Promise<DrawnPrize> {
  const { deps, tx, brand, member, now } = context;
  const day = bangkokDay(now);
  const begun = await beginDraw(tx, { clientId: brand.id, memberId: member.id, game, day });
  const { walletId, balanceSatang, allowed, taken, segments } = begun;
  assertPlayable(begun.pause, now);
  if (taken >= allowed || segments.length === 0) {
    throw new ApiError(noTurn[game], { details: { nextAt: turnsLeft(0, now).nextAt } });
  }
  const waitMs = drawWaitMs(begun.lastDrawnAt, now);
  if (waitMs > 0) throw new ApiError('DRAW_TOO_SOON', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  const owner = { deps, tx, clientId: brand.id, memberId: member.id, now };
  const seeds = await openSeeds(owner, begun.active);
  const { prize, index, weightsHash } = drawSegment(seeds, game, segments);
  const uuid = randomUUID();
  const creditWon = prize.kind === 'credit' ? prize.amount : 0;
  const journalId =
    creditWon > 0 ? await creditPrize(context, { game, uuid, walletId, amount: creditWon }) : null;
  const points =
    prize.kind === 'point'
      ? await movePoints(tx, {
          memberId: member.id,
          reason: game,
          reference: uuid,
          amount: prize.amount,
          at: now,
        })
      : begun.points;
  const pairId = await openPair(owner, seeds);
  const draw = await insertDraw(
    tx,
    {
      uuid,
      client_id: brand.id,
      member_id: member.id,
      game,
      bangkok_day: day,
      turn: taken + 1,
      segment_id: prize.id,
      kind: prize.kind,
      amount: prize.amount,
      label: prize.label,
      journal_id: journalId,
      drawn_at: now,
      seed_pair_id: pairId,
      nonce: seeds.nonce,
      weights_hash: weightsHash,
      outcome_index: index,
    },
    {
      type: 'draw',
      game,
      at: now.toISOString(),
      member: seeds.pseudonym,
      commitment: seeds.commitment,
      nonce: seeds.nonce,
      weightsHash,
      index,
    },
  );
  return {
    draw: {
      ...draw,
      commitment: seeds.commitment,
      client_seed: seeds.clientSeed,
      client_seed_by: seeds.clientSeedBy,
      server_seed: null,
    },
    segments,
    left: allowed - taken - 1,
    creditSatang: satang(balanceSatang + creditWon),
    points,
  };
}
