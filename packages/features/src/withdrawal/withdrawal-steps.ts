import { formatBaht, formatDateTime, type Translate } from '@chada/messages';
import type { TimelineStep } from '@chada/ui-kit';

/** The fields of a withdrawal that its steps need. */
export interface SteppedWithdrawal {
  readonly status: 'requested' | 'paying' | 'paid' | 'rejected' | 'failed';
  readonly amountSatang: number;
  readonly requestedAt: string;
  readonly decidedAt: string | null;
  readonly paidAt: string | null;
  /** The reason of a rejection or failure, in Thai. */
  readonly reason: string | null;
}

const timeOf = (at: string | null): Pick<TimelineStep, 'time'> =>
  at === null ? {} : { time: formatDateTime(at) };

function decision(withdrawal: SteppedWithdrawal, t: Translate): TimelineStep {
  const { status, decidedAt, reason } = withdrawal;
  const id = 'decision';
  if (status === 'requested') {
    return {
      id,
      state: 'current',
      title: t('withdrawal.timelineApproval'),
      detail: t('withdrawal.timelineApprovalHint'),
    };
  }
  if (status === 'rejected') {
    const detail = reason === null ? {} : { detail: reason };
    return { id, state: 'failed', title: t('withdrawal.timelineRejected'), ...detail, ...timeOf(decidedAt) };
  }
  return { id, state: 'done', title: t('withdrawal.timelineApproved'), ...timeOf(decidedAt) };
}

function payment(withdrawal: SteppedWithdrawal, t: Translate): TimelineStep {
  const id = 'payment';
  switch (withdrawal.status) {
    case 'requested':
      return { id, state: 'waiting', title: t('withdrawal.timelinePaidNext') };
    case 'paying':
      return {
        id,
        state: 'current',
        title: t('withdrawal.timelinePaying'),
        detail: t('withdrawal.timelinePayingHint'),
      };
    case 'paid':
      return { id, state: 'done', title: t('withdrawal.timelinePaid'), ...timeOf(withdrawal.paidAt) };
    case 'failed':
      return {
        id,
        state: 'failed',
        title: t('withdrawal.timelineFailed'),
        // The bank's message, then what it means for the member.
        detail: [withdrawal.reason, t('withdrawal.timelineFailedHint')].filter(Boolean).join(' '),
      };
    case 'rejected':
      return {
        id,
        state: 'done',
        title: t('withdrawal.timelineReturned', { amount: formatBaht(withdrawal.amountSatang) }),
      };
  }
}

/**
 * Returns the steps of a withdrawal: requested, decided, paid; after a rejection or failure, the reason and what
 * happened to the credit.
 */
export function withdrawalSteps(withdrawal: SteppedWithdrawal, t: Translate): readonly TimelineStep[] {
  return [
    {
      id: 'requested',
      state: 'done',
      title: t('withdrawal.timelineRequested'),
      time: formatDateTime(withdrawal.requestedAt),
    },
    decision(withdrawal, t),
    payment(withdrawal, t),
  ];
}
