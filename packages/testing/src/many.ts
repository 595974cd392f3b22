import type {
  Announcement,
  Deposit,
  DownlineMember,
  Game,
  Movement,
  Prize,
  PrizeLog,
  Reward,
  RewardRequest,
  SlipRequest,
  Withdrawal,
} from '@chada/contract';
import { affiliateDownline, flipCardLogs, rewardHistory, rewardList } from '@chada/contract';
import { aDeposit, aGame, aMovement, anAnnouncement, aSlipRequest, aWithdrawal } from './builders.ts';

export const longName = 'นางสาวกาญจนาภิเษก ศรีสุวรรณวัฒนากุลชัยเจริญทรัพย์';
export const longSentence =
  'ชื่อเจ้าของบัญชีที่โอนเข้ามาไม่ตรงกับชื่อที่ลงทะเบียนไว้ ทีมงานจึงยังไม่สามารถเติมเครดิตให้ได้ กรุณาติดต่อทีมงานพร้อมหลักฐานการโอนเงิน';

const amounts = [0, 1, 50_000, 123_456, 9_999_999, 123_456_789_012];
const hourMs = 3_600_000;
const newest = Date.parse('2026-11-20T04:00:00Z');

const instant = (index: number): string => new Date(newest - index * 7 * hourMs).toISOString();
const amount = (index: number): number => amounts[index % amounts.length] ?? 0;
const turn = <const Item>(items: readonly [Item, ...Item[]], index: number): Item =>
  items[index % items.length] ?? items[0];
const uuid = (index: number): string => `${index.toString(16).padStart(8, '0')}-5b3c-4d7e-8f90-1a2b3c4d5e6f`;
const many = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

function first<Item>(items: readonly Item[]): Item {
  const [item] = items;
  if (item === undefined) throw new Error('The example contains no item.');
  return item;
}

const kinds = [
  'lossRefund',
  'gameIn',
  'gameOut',
  'deposit',
  'withdrawal',
  'withdrawalReturned',
  'bonus',
  'affiliate',
  'adjustment',
] as const;

/** Returns movements of all kinds over many days, including negative amounts. */
export const manyMovements = (count: number): Movement[] =>
  many(count, (index) => {
    const kind = turn(kinds, index);
    const sign = kind === 'gameOut' || kind === 'withdrawal' || kind === 'adjustment' ? -1 : 1;
    const day = instant(index).slice(0, 10);
    return aMovement({
      id: String(9_000 - index),
      kind,
      amountSatang: sign * amount(index),
      balanceSatang: index === 8 ? -50_025 : amount(index + 2),
      at: instant(index),
      note: kind === 'gameIn' || kind === 'gameOut' ? 'มหาศึกมังกรทองคำพันปี ภาคตำนานนักรบ' : null,
      ...(kind === 'lossRefund' ? { refund: { day, netLossSatang: amount(index + 5), percent: 12 } } : {}),
    });
  });

/** Rejected deposits have a long reason. */
export const manyDeposits = (count: number): Deposit[] =>
  many(count, (index) => {
    const status = turn(['completed', 'rejected', 'pending'], index);
    return aDeposit({
      id: uuid(index),
      amountSatang: amount(index + 1),
      status,
      channel: turn(['slip', 'request', 'staff'], index),
      createdAt: instant(index),
      completedAt: status === 'pending' ? null : instant(index),
      reason: status === 'rejected' ? longSentence : null,
    });
  });

/** Rejected withdrawals have a long reason. */
export const manyWithdrawals = (count: number): Withdrawal[] =>
  many(count, (index) => {
    const status = turn(['paid', 'rejected', 'failed', 'paying', 'requested'], index);
    return aWithdrawal({
      id: uuid(index),
      amountSatang: amount(index + 1),
      status,
      requestedAt: instant(index),
      reason: status === 'rejected' ? longSentence : null,
    });
  });

export const manySlipRequests = (count: number): SlipRequest[] =>
  many(count, (index) => {
    const status = turn(['waiting', 'rejected', 'approved'], index);
    return aSlipRequest({
      id: uuid(index),
      amountSatang: amount(index + 1),
      status,
      createdAt: instant(index),
      decidedAt: status === 'waiting' ? null : instant(index),
      reason: status === 'rejected' ? longSentence : null,
    });
  });

export const manyDownline = (count: number): DownlineMember[] =>
  many(count, (index) => ({
    ...first(affiliateDownline.example.response.items),
    username: index % 3 === 0 ? `longest_user_name_${String(index).padStart(2, '0')}` : `friend${index}`,
    joinedAt: instant(index),
    commissionSatang: amount(index),
    active: index % 2 === 0,
  }));

export const manyPrizes = (count: number): PrizeLog[] =>
  many(count, (index) => ({
    ...first(flipCardLogs.example.response.items),
    id: uuid(index),
    at: instant(index * 3),
    prize: turn<Prize>(
      [
        { kind: 'credit', amount: 123_456_700, label: 'เครดิต 1,234,567 บาท สำหรับสมาชิกระดับไดมอนด์' },
        { kind: 'point', amount: 20, label: '20 คะแนน' },
        { kind: 'none', amount: 0, label: 'ไว้โอกาสหน้า' },
      ],
      index,
    ),
  }));

export const manyRewards = (count: number): Reward[] =>
  many(count, (index) => ({
    ...first(rewardList.example.response.items),
    id: uuid(index),
    name: index % 2 === 0 ? 'เครื่องฟอกอากาศอัจฉริยะพร้อมไส้กรองสำรองสองชุดและรับประกันสามปี' : 'ร่มพับกันยูวี',
    costPoint: turn([50, 2_400, 9_999_999], index),
    stock: turn([0, 12, null], index),
    kind: turn(['goods', 'credit'], index),
  }));

export const manyRewardRequests = (count: number): RewardRequest[] =>
  many(count, (index) => ({
    ...first(rewardHistory.example.response.items),
    id: uuid(index),
    rewardName: index % 2 === 0 ? 'เครื่องฟอกอากาศอัจฉริยะพร้อมไส้กรองสำรองสองชุดและรับประกันสามปี' : 'ร่มพับกันยูวี',
    costPoint: turn([50, 2_400, 9_999_999], index),
    status: turn(['waiting', 'sent', 'done', 'rejected'], index),
    createdAt: instant(index),
  }));

export const manyAnnouncements = (count: number): Announcement[] =>
  many(count, (index) =>
    anAnnouncement({
      id: String(90 - index),
      publishedAt: instant(index * 4),
      ...(index % 2 === 0
        ? {
            title: 'แจ้งปรับเวลาทำรายการฝากถอนช่วงวันหยุดยาวเทศกาลสงกรานต์และวันแรงงานแห่งชาติ',
            body: `${longSentence} ${longSentence}`,
          }
        : {}),
    }),
  );

export const manyLongGames = (count: number): Game[] =>
  many(count, (index) =>
    aGame({
      code: `long-${index + 1}`,
      name: turn(['ไพ่', 'มหาศึกมังกรทองคำพันปี ภาคตำนานนักรบผู้พิทักษ์', 'มังกรทองคำ'], index),
      hot: index % 4 === 0,
    }),
  );
