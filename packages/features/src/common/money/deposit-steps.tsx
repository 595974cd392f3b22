import { Stepper } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useText } from '../brand/site-context.tsx';

/**
 * Shows the progress of a deposit. `current` is 0 for the transfer, 1 for the slip, 2 for the credit and 3 for the end.
 */
export function DepositSteps({ current }: { current: 0 | 1 | 2 | 3 }): ReactElement {
  const t = useText();
  return (
    <Stepper
      label={t('deposit.steps')}
      steps={[t('deposit.stepTransfer'), t('deposit.stepSlip'), t('deposit.stepCredit')]}
      current={current}
      doneLabel={t('deposit.stepDone')}
    />
  );
}
