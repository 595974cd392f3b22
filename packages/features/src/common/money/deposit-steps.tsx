import { Stepper } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useText } from '../brand/site-context.tsx';

/** The progress of a deposit: transfer (0), slip (1), credit (2), done (3). */
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
