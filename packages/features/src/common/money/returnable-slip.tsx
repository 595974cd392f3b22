import { formatBaht, formatDateTime } from '@chada/messages';
import type { WaitingSlip } from '@chada/stores/slip';
import { Amount, Card } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useText } from '../brand/site-context.tsx';
import { FactList } from '../layout/fact-list.tsx';
import { Phrases } from '../layout/phrases.tsx';
import { bankLabel } from './bank-names.ts';
import { ReturnRequest } from './return-request.tsx';

export function ReturnableSlip({ slip }: { slip: WaitingSlip }): ReactElement {
  const t = useText();
  const { amountSatang, sendingBank, transferredAt, transactionRef, returnRequestedAt } = slip;
  return (
    <Card tone="raised">
      <div className="ck-stack" data-space="4">
        <div className="ck-stack" data-space="1">
          {amountSatang !== null && <Amount value={formatBaht(amountSatang)} size="xl" />}
          <p className="cf-hint">
            <Phrases
              text={
                returnRequestedAt === undefined
                  ? t('waitingSlip.returnableText')
                  : t('waitingSlip.returnRequested', { time: formatDateTime(returnRequestedAt) })
              }
            />
          </p>
        </div>
        <FactList
          facts={[
            ...(sendingBank === null
              ? []
              : [{ label: t('waitingSlip.from'), value: bankLabel(sendingBank, t) }]),
            ...(transferredAt === null
              ? []
              : [{ label: t('waitingSlip.transferredAt'), value: formatDateTime(transferredAt) }]),
            { label: t('waitingSlip.reference'), value: transactionRef },
          ]}
        />
        <ReturnRequest slip={slip} />
      </div>
    </Card>
  );
}
