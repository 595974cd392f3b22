import type { HandlersOf } from '../../http/pipeline/handler.ts';
import { requireFeature } from '../../http/pipeline/require-feature.ts';
import { presentDay, presentLog, readLog } from './log.ts';
import { presentDownline, presentDownlineBonus } from './present.ts';
import { readCode, readEarnings, readProgram } from './repository.ts';
import { readDownline, readDownlineCommission } from './downline-repository.ts';
import { withdrawCommission } from './service.ts';

/** A member without a deposit or game for this many days is inactive. */
const ACTIVE_DAYS = 30;
const DAY_MS = 86_400_000;

export const affiliateHandlers: HandlersOf<
  | 'affiliate.bonus'
  | 'affiliate.downline'
  | 'affiliate.code'
  | 'affiliate.withdraw'
  | 'affiliate.downlineBonus'
  | 'log.affiliate'
> = {
  'affiliate.bonus': {
    kind: 'member',
    async run({ deps, brand, member }) {
      requireFeature(brand, 'affiliate');
      const [program, { balance, earned }] = await Promise.all([
        readProgram(deps.db, brand.id),
        readEarnings(deps.db, member.id),
      ]);
      return {
        balanceSatang: balance,
        earnedSatang: earned,
        withdrawnSatang: earned - balance,
        minimumWithdrawSatang: program?.minimum_withdrawal ?? 0,
      };
    },
  },
  'affiliate.downline': {
    kind: 'member',
    async run({ deps, brand, member, now }, { query }) {
      requireFeature(brand, 'affiliate');
      const activeSince = new Date(now.getTime() - ACTIVE_DAYS * DAY_MS);
      const { rows, nextCursor, total } = await readDownline(deps.db, member.id, { ...query, activeSince });
      return { items: rows.map(presentDownline), nextCursor, total };
    },
  },
  'affiliate.code': {
    kind: 'member',
    async run({ deps, brand, member }) {
      requireFeature(brand, 'affiliate');
      const [program, code] = await Promise.all([
        readProgram(deps.db, brand.id),
        readCode(deps.db, member.id),
      ]);
      return { code, commissionPercent: (program?.commission_bp ?? 0) / 100 };
    },
  },
  'affiliate.withdraw': {
    kind: 'money',
    async run(context, { body }) {
      requireFeature(context.brand, 'affiliate');
      return withdrawCommission(context, body.amount);
    },
  },
  'affiliate.downlineBonus': {
    kind: 'member',
    async run({ deps, brand, member }, { body }) {
      requireFeature(brand, 'affiliate');
      return presentDownlineBonus(await readDownlineCommission(deps.db, member.id, body));
    },
  },
  'log.affiliate': {
    kind: 'member',
    async run({ deps, brand, member }, { body }) {
      if (body.type === 'af') requireFeature(brand, 'affiliate');
      const { rows, nextCursor, days } = await readLog(deps.db, member.id, body);
      return {
        items: rows.map(presentLog),
        nextCursor,
        days: days.map(presentDay),
        totalSatang: days.reduce((sum, { amount }) => sum + amount, 0),
      };
    },
  },
};
