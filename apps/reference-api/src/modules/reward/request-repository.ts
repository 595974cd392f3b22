import type { Selectable } from 'kysely';
import type { Database, Tx } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { readNewestFirst, type Page, type PageQuery } from '../../http/pipeline/paging.ts';
import { columnsWithoutAddress, type RewardRow } from './repository.ts';

export type RewardRequestRow = Omit<Selectable<Tables['reward_request']>, 'address'> & {
  readonly reward_uuid: string;
};

export async function insertRewardRequest(
  tx: Tx,
  request: {
    readonly uuid: string;
    readonly memberId: number;
    readonly reward: RewardRow;
    readonly address: object | null;
    readonly journalId: number | null;
    readonly at: Date;
  },
): Promise<RewardRequestRow> {
  const { reward, at } = request;
  const row = await tx
    .insertInto('reward_request')
    .values({
      uuid: request.uuid,
      client_id: reward.client_id,
      member_id: request.memberId,
      reward_id: reward.id,
      reward_name: reward.name,
      cost_point: reward.cost_point,
      status: reward.kind === 'credit' ? 'done' : 'waiting',
      address: request.address && JSON.stringify(request.address),
      journal_id: request.journalId,
      reason: null,
      created_at: at,
      decided_at: reward.kind === 'credit' ? at : null,
    })
    .returning(columnsWithoutAddress)
    .executeTakeFirstOrThrow();
  return { ...row, reward_uuid: reward.uuid };
}

export function readRewardRequests(
  db: Database,
  memberId: number,
  page: PageQuery,
): Promise<Page<RewardRequestRow>> {
  const query = db
    .selectFrom('reward_request')
    .innerJoin('reward', 'reward.id', 'reward_request.reward_id')
    .select([...columnsWithoutAddress, 'reward.uuid as reward_uuid'])
    .where('reward_request.member_id', '=', memberId);
  return readNewestFirst(query, 'reward_request.id', page);
}
