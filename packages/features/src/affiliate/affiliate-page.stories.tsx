import { affiliateBonus } from '@chada/contract';
import type { ErrorCode } from '@chada/contract/error-codes';
import { emptied, failing, inMaintenance, loading, manyDownline, replies, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { openTab, press, seeRefusal, type } from '../../test/story-actions.ts';
import { AffiliatePage } from './affiliate-page.tsx';

const path = '/auth/affiliate';

export default { title: 'Screens/Affiliate', component: AffiliatePage } satisfies Meta<typeof AffiliatePage>;

export const Filled = screenStory({ path });
export const Loading = screenStory({
  path,
  replies: {
    'affiliate.bonus': loading,
    'affiliate.code': loading,
    'affiliate.downline': loading,
    'affiliate.downlineBonus': loading,
  },
});
export const Empty = screenStory({ path, replies: { 'affiliate.downline': emptied('affiliate.downline') } });
export const Failed = screenStory({
  path,
  replies: {
    'affiliate.bonus': failing,
    'affiliate.code': failing,
    'affiliate.downline': failing,
    'affiliate.downlineBonus': failing,
  },
});
export const Offline = screenStory({ path, offline: true });
export const Maintenance = screenStory({ path, replies: inMaintenance });
export const Long = screenStory({
  path,
  replies: {
    'affiliate.downline': replies.data({ items: manyDownline(40), nextCursor: null, total: 12_345 }),
    'affiliate.bonus': replies.data({
      ...affiliateBonus.example.response,
      balanceSatang: 123_456_789_012,
      earnedSatang: 123_456_789_012,
      withdrawnSatang: 0,
    }),
    'affiliate.downlineBonus': replies.data({
      total_bonus: 123_456_789_012,
      downline_users: Object.fromEntries(
        manyDownline(30).map(({ username, commissionSatang }) => [
          username,
          { bonus: commissionSatang, turnover: commissionSatang * 200 },
        ]),
      ),
      nextCursor: null,
    }),
  },
});

const refused = (code: ErrorCode) =>
  screenStory({ path, replies: { 'affiliate.withdraw': replies.refuse(code) } }, async () => {
    await type('จำนวนที่ต้องการถอนเข้าเครดิต', '200');
    await press('ถอนเข้าเครดิต');
    await seeRefusal(code);
  });
export const RefusedAffiliateBalanceInsufficient = refused('AFFILIATE_BALANCE_INSUFFICIENT');
export const RefusedWithdrawBelowMinimum = refused('WITHDRAW_BELOW_MINIMUM');

export const ByDay = screenStory({ path }, async () => {
  await openTab('รายวัน');
});
