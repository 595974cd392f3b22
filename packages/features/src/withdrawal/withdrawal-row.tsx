import { formatBaht } from '@chada/messages';
import { StatusPill, type StatusTone, TransactionRow } from '@chada/ui-kit';
import type { Withdrawal } from '@chada/stores';
import { memo, type ReactElement } from 'react';
import { bankLabel } from '../common/money/bank-names.ts';
import { useText } from '../common/brand/site-context.tsx';
import { DateAndTime } from '../common/layout/date-and-time.tsx';

const toneOf: Record<Withdrawal['status'], StatusTone> = {
  requested: 'neutral',
  paying: 'info',
  paid: 'positive',
  rejected: 'negative',
  failed: 'warning',
};

const textOf = {
  requested: 'withdrawal.statusRequested',
  paying: 'withdrawal.statusPaying',
  paid: 'withdrawal.statusPaid',
  rejected: 'withdrawal.statusRejected',
  failed: 'withdrawal.statusFailed',
} as const;

/** A row of the list of withdrawals. A rejected withdrawal has no minus sign, because its credit was returned. */
export const WithdrawalRow = memo(function WithdrawalRow({ item }: { item: Withdrawal }): ReactElement {
  const t = useText();
  return (
    <TransactionRow
      title={bankLabel(item.bank.bankName, t)}
      detail={<DateAndTime at={item.requestedAt} />}
      note={item.reason ?? undefined}
      amount={formatBaht(item.amountSatang)}
      direction={item.status === 'rejected' ? 'none' : 'out'}
      status={<StatusPill tone={toneOf[item.status]}>{t(textOf[item.status])}</StatusPill>}
    />
  );
});
