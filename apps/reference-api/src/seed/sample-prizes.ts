import { randomUUID } from 'node:crypto';
import { addBangkokDays, bangkokDay, satang } from '@chada/domain';
import type { PrizeGame } from '../database/activity-tables.ts';
import type { Tx } from '../database/connection.ts';
import { credit, debit } from '../ledger/post-journal.ts';
import { pickSegment } from '../modules/prize/pick-segment.ts';
import { readSegments } from '../modules/prize/repository.ts';
import { instantAtHour, type ActivityContext } from './sample-activity.ts';
import type { SampleExtra } from './sample-history.ts';
import type { SampleMember } from './sample-members.ts';

const TURNS = 24;
const kinds = { wheel: 'wheel_prize', flip_card: 'flip_card_prize' } as const;

type Draw = Awaited<ReturnType<typeof drawsOf>>[number];

async function drawsOf(tx: Tx, { clientId, now, random }: ActivityContext, game: PrizeGame) {
  const segments = await readSegments(tx, clientId, game);
  return Array.from({ length: TURNS }, (_, at) => {
    const day = addBangkokDays(bangkokDay(now), at - TURNS);
    const { id, kind, amount, label } = pickSegment(segments, (below) => random.int(0, below - 1));
    return { uuid: randomUUID(), game, day, at: instantAtHour(day, 9), segment_id: id, kind, amount, label };
  });
}

async function writeDraws(
  tx: Tx,
  clientId: string,
  member: SampleMember,
  { draws, journalOf }: { draws: readonly Draw[]; journalOf: ReadonlyMap<string, number> },
): Promise<void> {
  await tx
    .insertInto('prize_draw')
    .values(
      draws.map(({ day, at, ...draw }) => ({
        ...draw,
        client_id: clientId,
        member_id: member.id,
        bangkok_day: day,
        turn: 1,
        journal_id: journalOf.get(draw.uuid) ?? null,
        drawn_at: at,
      })),
    )
    .execute();
  const points = draws.filter(({ kind }) => kind === 'point');
  if (points.length === 0) return;
  await tx
    .insertInto('point_movement')
    .values(
      points.map(({ game, uuid, amount, at }) => ({
        member_id: member.id,
        reason: game,
        reference: uuid,
        amount,
        point_after: 0,
        created_at: at,
      })),
    )
    .execute();
}

export async function samplePrizes(
  tx: Tx,
  context: ActivityContext,
  member: SampleMember,
): Promise<SampleExtra> {
  const { clientId, houseAccounts } = context;
  const draws = [...(await drawsOf(tx, context, 'wheel')), ...(await drawsOf(tx, context, 'flip_card'))];
  const won = draws.filter(({ kind }) => kind === 'credit');
  return {
    journals: won.map(({ game, uuid, amount, at }) => ({
      clientId,
      kind: kinds[game],
      reference: uuid,
      memberId: member.id,
      at,
      legs: [debit(houseAccounts.bonus_expense, satang(amount)), credit(member.walletId, satang(amount))],
    })),
    write: async (after, ids) => {
      const journalOf = new Map(won.flatMap(({ uuid }, at) => [[uuid, ids[at] ?? 0] as const]));
      await writeDraws(after, clientId, member, { draws, journalOf });
    },
  };
}
