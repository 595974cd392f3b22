import { randomUUID } from 'node:crypto';
import { satang } from '@chada/domain';
import { ApiError } from '../../http/errors/api-error.ts';
import type { MoneyContext } from '../../http/pipeline/handler.ts';
import { lockWallet } from '../../ledger/member-accounts.ts';
import { credit, debit, postJournal } from '../../ledger/post-journal.ts';
import { movePoints } from '../../points/move-points.ts';
import { presentAddress } from '../address/routes.ts';
import { readAddress } from '../address/repository.ts';
import { assertNotPaused } from '../protection/pause.ts';
import { findReward, takeFromStock, type RewardRow } from './repository.ts';
import { insertRewardRequest, type RewardRequestRow } from './request-repository.ts';

async function creditReward(
  { deps, tx, brand, member, now }: MoneyContext,
  { reward, uuid, walletId }: { reward: RewardRow; uuid: string; walletId: number },
): Promise<number | null> {
  if (reward.credit_amount === null) return null;
  const houseAccounts = await deps.houseAccounts(brand.id);
  const amount = satang(reward.credit_amount);
  return postJournal(tx, {
    clientId: brand.id,
    kind: 'reward_credit',
    reference: uuid,
    memberId: member.id,
    at: now,
    legs: [debit(houseAccounts.bonus_expense, amount), credit(walletId, amount)],
  });
}

/**
 * Exchanges points for a reward. Throws PLAY_PAUSED, NOT_FOUND, ADDRESS_MISSING, REWARD_OUT_OF_STOCK or
 * POINT_INSUFFICIENT.
 */
export async function requestReward(
  context: MoneyContext,
  rewardUuid: string,
): Promise<{ request: RewardRequestRow; points: number }> {
  const { tx, brand, member, now } = context;
  const wallet = await lockWallet(tx, member.id);
  await assertNotPaused(tx, member.id, now);
  const reward = await findReward(tx, brand.id, rewardUuid);
  if (!reward) throw new ApiError('NOT_FOUND');
  const address = reward.kind === 'goods' ? await readAddress(tx, member.id) : undefined;
  if (reward.kind === 'goods' && !address) throw new ApiError('ADDRESS_MISSING');
  if (!(await takeFromStock(tx, reward.id))) throw new ApiError('REWARD_OUT_OF_STOCK');
  const uuid = randomUUID();
  const points = await movePoints(tx, {
    memberId: member.id,
    reason: 'reward',
    reference: uuid,
    amount: -reward.cost_point,
    at: now,
  });
  const journalId = await creditReward(context, { reward, uuid, walletId: wallet.accountId });
  const request = await insertRewardRequest(tx, {
    uuid,
    memberId: member.id,
    reward,
    address: address ? presentAddress(address) : null,
    journalId,
    at: now,
  });
  return { request, points };
}
