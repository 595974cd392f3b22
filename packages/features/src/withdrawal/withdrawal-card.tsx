import { formatBaht } from '@chada/messages';
import { Amount, Button, Card, CloseIcon, IconButton, Timeline } from '@chada/ui-kit';
import { useRetryWithdrawal } from '@chada/stores/withdrawal';
import type { Withdrawal } from '@chada/stores';
import type { ReactElement } from 'react';
import { describeError } from '../common/query/describe-error.ts';
import { accountLine } from '../common/money/member-account.ts';
import { Notice } from '../common/layout/notice.tsx';
import { useText } from '../common/brand/site-context.tsx';
import { withdrawalSteps } from './withdrawal-steps.ts';

export interface WithdrawalCardProps {
  withdrawal: Withdrawal;
  onChanged: (withdrawal: Withdrawal) => void;
  onDismiss: (id: string) => void;
}

export function WithdrawalCard({ withdrawal, onChanged, onDismiss }: WithdrawalCardProps): ReactElement {
  const t = useText();
  const [retry, { pending, error }] = useRetryWithdrawal();
  const { id, amountSatang, bank, status } = withdrawal;
  const amount = formatBaht(amountSatang);
  const finished = status === 'paid' || status === 'rejected';
  const sendAgain = async (): Promise<void> => {
    const result = await retry({ withdrawalId: id });
    if (result.ok) onChanged(result.data.withdrawal);
  };
  return (
    <Card className="cf-withdrawal">
      <div className="cf-withdrawal__head">
        <div className="cf-withdrawal__texts">
          <Amount value={amount} size="lg" />
          <p className="cf-hint">{t('withdrawal.toAccount', { account: accountLine(bank, t) })}</p>
        </div>
        {finished && (
          <IconButton
            label={t('withdrawal.dismiss')}
            icon={<CloseIcon size={20} />}
            onClick={() => onDismiss(id)}
          />
        )}
      </div>
      <Timeline
        label={t('withdrawal.timelineLabel', { amount })}
        steps={withdrawalSteps(withdrawal, t)}
        stateLabels={{
          done: t('withdrawal.stateDone'),
          current: t('withdrawal.stateCurrent'),
          waiting: t('withdrawal.stateWaiting'),
          failed: t('withdrawal.stateFailed'),
        }}
      />
      {status === 'failed' && (
        <div className="ck-stack cf-withdrawal__retry" data-space="3">
          {error ? <Notice tone="negative" role="alert" title={describeError(error, t)} /> : null}
          <Button variant="primary" fullWidth loading={pending} onClick={() => void sendAgain()}>
            {t('withdrawal.retry')}
          </Button>
        </div>
      )}
    </Card>
  );
}
