import { formatBaht, formatTime } from '@chada/messages';
import { TransactionRow } from '@chada/ui-kit';
import type { Movement } from '@chada/stores';
import { memo, type ReactElement } from 'react';
import { useText } from '../common/site-context.tsx';
import { movementKinds } from './movement-kinds.ts';

/** One movement of the credit: what, when, how much in or out, what was left (ME-09). */
export const MovementRow = memo(function MovementRow({ item }: { item: Movement }): ReactElement {
  const t = useText();
  const { amountSatang, balanceSatang, at, note, kind } = item;
  const { text, Icon } = movementKinds[kind];
  const time = t('common.timeOfDay', { time: formatTime(at) });
  const direction = amountSatang > 0 ? 'in' : amountSatang < 0 ? 'out' : 'none';
  return (
    <TransactionRow
      title={t(text)}
      detail={note === null || note === '' ? time : `${time} ${note}`}
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
