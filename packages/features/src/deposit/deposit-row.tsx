import { formatBaht } from '@chada/messages';
import { StatusPill, TransactionRow } from '@chada/ui-kit';
import type { Deposit } from '@chada/stores';
import { memo, type ReactElement } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import { DateAndTime } from '../common/layout/date-and-time.tsx';

const pillOf = {
  pending: { tone: 'neutral', text: 'deposit.statusPending' },
  completed: { tone: 'positive', text: 'deposit.statusCompleted' },
  rejected: { tone: 'negative', text: 'deposit.statusRejected' },
} as const;

const channelOf = {
  slip: 'deposit.channelSlip',
  request: 'deposit.channelRequest',
  staff: 'deposit.channelStaff',
} as const;

/** A row of the list of deposits. Only a credited deposit has a plus sign. */
export const DepositRow = memo(function DepositRow({ item }: { item: Deposit }): ReactElement {
  const t = useText();
  const pill = pillOf[item.status];
  return (
    <TransactionRow
      title={t(channelOf[item.channel])}
      detail={<DateAndTime at={item.createdAt} />}
      note={item.reason ?? undefined}
      amount={formatBaht(item.amountSatang)}
      direction={item.status === 'completed' ? 'in' : 'none'}
      status={<StatusPill tone={pill.tone}>{t(pill.text)}</StatusPill>}
    />
  );
});
