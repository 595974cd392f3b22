import { formatBaht, formatDateTime } from '@chada/messages';
import { Amount } from '@chada/ui-kit';
import type { Slip } from '@chada/stores';
import type { ReactElement } from 'react';
import { bankLabel } from '../common/money/bank-names.ts';
import { joinAccountNumber } from '../common/money/member-account.ts';
import { FactList } from '../common/layout/fact-list.tsx';
import { useText } from '../common/brand/site-context.tsx';

function Party({ party }: { party: Slip['sender'] }): ReactElement {
  const t = useText();
  if (party === null) return <>{t('slip.unknownParty')}</>;
  return (
    <>
      <span className="cf-party__name">{party.name}</span>
      <span className="cf-party__account">
        {party.bankName === null ? '' : `${bankLabel(party.bankName, t)} `}
        {joinAccountNumber(party.maskedBankId)}
      </span>
    </>
  );
}

export function TransferFacts({ slip }: { slip: Slip }): ReactElement {
  const t = useText();
  return (
    <>
      {slip.amountSatang !== null && (
        <p className="cf-found__amount">
          <Amount value={formatBaht(slip.amountSatang)} size="2xl" />
        </p>
      )}
      <FactList
        facts={[
          { label: t('slip.from'), value: <Party party={slip.sender} /> },
          { label: t('slip.to'), value: <Party party={slip.receiver} /> },
          ...(slip.transferredAt === null
            ? []
            : [{ label: t('slip.transferredAt'), value: formatDateTime(slip.transferredAt) }]),
          { label: t('slip.transactionRef'), value: slip.transactionRef },
        ]}
      />
    </>
  );
}
