import { formatBaht, formatDate } from '@chada/messages';
import type { AffiliateLog } from '@chada/stores/affiliate';
import { ChartIcon, TransactionRow } from '@chada/ui-kit';
import { memo, type ReactElement } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import { amountOfResult } from './amount-of-result.ts';

export const LogRow = memo(function LogRow({ item }: { item: AffiliateLog }): ReactElement {
  const t = useText();
  const { label, day, turnoverSatang, amountSatang } = item;
  return (
    <TransactionRow
      icon={<ChartIcon size={20} />}
      title={label}
      detail={
        <>
          <span className="cf-phrase">{formatDate(day)}</span>{' '}
          <span className="cf-phrase">
            {t('winLost.rowTurnover', { amount: formatBaht(turnoverSatang) })}
          </span>
        </>
      }
      {...amountOfResult(amountSatang)}
    />
  );
});
