import type { Credit, LevelStanding, OpenGame, UserProfile, UserSetting } from '@chada/contract';
import type { ResolvedClient } from '@chada/client-config';
import type { Satang } from '@chada/domain';
import { resolveRefundPercent } from '@chada/membership-rules';
import { knownBankName } from '../../bank/bank-names.ts';
import type { SessionMember } from '../../http/pipeline/handler.ts';
import { presentAddress } from '../address/routes.ts';
import type { AddressRow } from '../address/repository.ts';
import type { PromotionRow } from './repository.ts';
import type { Standing } from './standing.ts';

export function presentProfile(
  member: SessionMember,
  {
    standing,
    creditSatang,
    address,
  }: { standing: Standing; creditSatang: Satang; address: AddressRow | undefined },
): UserProfile {
  const { level } = standing;
  return {
    uuid: member.uuid,
    name: member.name,
    phone: member.phone,
    level,
    user_pass: { username: member.username },
    user_bank: {
      uuid: member.bankUuid,
      bankName: knownBankName(member.bankCode),
      bankId: member.bankAccount,
    },
    user_credit: { point: member.points, creditSatang, level },
    user_address: address ? presentAddress(address) : null,
  };
}

export function presentCredit(
  member: SessionMember,
  {
    balanceType,
    creditSatang,
    asOf,
    openGame,
  }: {
    balanceType: Credit['balanceType'];
    creditSatang: Satang;
    asOf: Date;
    openGame: OpenGame | null;
  },
): Credit {
  return {
    username: member.username,
    balanceType,
    creditSatang,
    point: member.points,
    asOf: asOf.toISOString(),
    openGame,
  };
}

/** Presents a member's level. The percentage of the loss refund comes from the brand's table (RO-04, RD-01). */
export function presentStanding(standing: Standing, brand: ResolvedClient): LevelStanding {
  return { ...standing, refundPercent: resolveRefundPercent(standing.level, brand.refundTable) };
}

/** Presents the promotion's settings for a member. `bonusMax` is 0 if the member may not receive offers (PR-02). */
export function presentSetting(row: PromotionRow | undefined, enabled: boolean): UserSetting {
  return {
    bonusRate: row?.bonus_rate ?? 0,
    bonusTimeStart: row?.bonus_time_start ?? '00:00:00',
    bonusTimeEnd: row?.bonus_time_end ?? '00:00:00',
    endNumberBonus: row?.end_number_bonus ?? 0,
    bonusRate2: row?.bonus_rate2 ?? 0,
    bonusTimeStart2: row?.bonus_time_start2 ?? '00:00:00',
    bonusTimeEnd2: row?.bonus_time_end2 ?? '00:00:00',
    endNumberBonus2: row?.end_number_bonus2 ?? 0,
    bonusMax: enabled ? (row?.bonus_max ?? 0) : 0,
  };
}
