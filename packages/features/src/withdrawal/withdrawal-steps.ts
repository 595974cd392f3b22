import { formatBaht, formatDateTime, type Translate } from '@chada/messages';
import type { Withdrawal } from '@chada/stores';
import type { TimelineStep } from '@chada/ui-kit';

const timeOf = (at: string | null): Pick<TimelineStep, 'time'> =>
  at === null ? {} : { time: formatDateTime(at) };

function decision(withdrawal: Withdrawal, t: Translate): TimelineStep {
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

function payment(withdrawal: Withdrawal, t: Translate): TimelineStep {
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

export function withdrawalSteps(withdrawal: Withdrawal, t: Translate): readonly TimelineStep[] {
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
