import { formatBaht, formatDate, formatPercent, formatTime } from '@chada/messages';
import { TransactionRow } from '@chada/ui-kit';
import type { Movement } from '@chada/stores';
import { memo, type ReactElement } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import { movementKinds } from './movement-kinds.ts';

function useNote({ note, refund }: Movement): string {
  const t = useText();
  if (!refund) return note ?? '';
  return t('history.refundOf', {
    percent: formatPercent(refund.percent),
    loss: formatBaht(refund.netLossSatang),
    day: formatDate(refund.day),
  });
}

export const MovementRow = memo(function MovementRow({ item }: { item: Movement }): ReactElement {
  const t = useText();
  const { amountSatang, balanceSatang, at, kind } = item;
  const note = useNote(item);
  const { text, Icon } = movementKinds[kind];
  const time = t('common.timeOfDay', { time: formatTime(at) });
  const direction = amountSatang > 0 ? 'in' : amountSatang < 0 ? 'out' : 'none';
  return (
    <TransactionRow
      title={t(text)}
      detail={time}
      note={note === '' ? undefined : note}
      icon={<Icon size={20} />}
      amount={formatBaht(Math.abs(amountSatang))}
      direction={direction}
      status={
        <span className="cf-movement__balance ck-tabular">
          {t('history.balanceAfter', { amount: formatBaht(balanceSatang) })}
        </span>
      }
    />
  );
});
