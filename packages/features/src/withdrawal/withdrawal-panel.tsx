import { Button, Card, EmptyState, LinkButton, notify } from '@chada/ui-kit';
import type { useWithdraw } from '@chada/stores/withdrawal';
import {
  type ApiError,
  useCreditInGame,
  useCurrentFailure,
  type Withdrawal,
  type WithdrawalAllowance,
} from '@chada/stores';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { shortBaht } from '../common/money/baht-text.ts';
import { CreditInGame } from '../common/money/credit-in-game.tsx';
import { paths } from '../common/layout/paths.ts';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { StageHeading } from '../common/layout/stage-heading.tsx';
import type { HistorySteps } from '../common/layout/use-history-steps.ts';
import { useStoredInput } from '../common/fields/use-stored-input.ts';
import { maxWithdrawal } from './check-withdrawal.ts';
import type { WithdrawalStep } from './use-withdrawal-steps.ts';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { WithdrawalReview } from './withdrawal-review.tsx';

export interface WithdrawalPanelProps {
  allowance: WithdrawalAllowance;
  account: { bankName: string; bankId: string; accountName: string };
  creditSatang: number | null;
  withdrawing: ReturnType<typeof useWithdraw>;
  steps: HistorySteps<WithdrawalStep>;
  sent: ReactNode;
  onSent: (withdrawal: Withdrawal) => void;
  onRefused: () => void;
}

export function WithdrawalPanel(props: WithdrawalPanelProps): ReactElement {
  const { allowance, account, creditSatang, withdrawing, steps, sent, onSent, onRefused } = props;
  const t = useText();
  const { tiers } = useClient();
  const [input, setInput] = useStoredInput('withdraw');
  const inGame = useCreditInGame();
  const [withdraw, { pending }] = withdrawing;
  const [step] = steps.steps;
  // The error of the last request. The panel clears this error when the member opens the review again.
  const [lastFailure, setFailure] = useState<ApiError | null>(null);
  const failure = useCurrentFailure(lastFailure);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const [shown, setShown] = useState({ step: step?.name, cameBack: false });
  if (shown.step !== step?.name) setShown({ step: step?.name, cameBack: step === undefined });

  const confirm = async (amountSatang: number): Promise<void> => {
    setFailure(null);
    const result = await withdraw({ amount: amountSatang });
    if (!result.ok) {
      setFailure(result.error);
      if (result.error.kind !== 'sessionEnded') onRefused();
      return;
    }
    const { withdrawal } = result.data;
    setInput('');
    onSent(withdrawal);
    steps.replace({ name: 'sent', withdrawalId: withdrawal.id });
    // If the member has left the screen, a toast reports the result.
    if (!isShown.current) notify(t('withdrawal.sentTitle'), { tone: 'success' });
  };

  if (step?.name === 'sent' && sent !== null) {
    return (
      <div className="ck-stack" data-space="3">
        <StageHeading focus>{t('withdrawal.sentTitle')}</StageHeading>
        {sent}
        <Button fullWidth onClick={steps.close}>
          {t('withdrawal.another')}
        </Button>
      </div>
    );
  }
  if (step?.name === 'review') {
    const { amountSatang } = step;
    return (
      <WithdrawalReview
        amountSatang={amountSatang}
        account={account}
        creditSatang={creditSatang}
        maxSatang={maxWithdrawal(allowance, creditSatang, tiers)}
        pending={pending}
        error={failure}
        onConfirm={() => void confirm(amountSatang)}
        onEdit={steps.close}
      />
    );
  }
  if (creditSatang === 0 && inGame !== null) {
    return (
      <Card>
        <div className="ck-stack" data-space="3">
          <StageHeading>{t('withdrawal.creditInGame')}</StageHeading>
          <p className="cf-hint">{t('withdrawal.creditInGameHint')}</p>
          <CreditInGame />
        </div>
      </Card>
    );
  }
  if (creditSatang === 0 && input === '') {
    return (
      <Card>
        <EmptyState
          title={t('withdrawal.noCredit')}
          action={
            <LinkButton variant="primary" render={<Link to={paths.deposit} />}>
              {t('shell.deposit')}
            </LinkButton>
          }
        >
          {t('withdrawal.noCreditHint', { minimum: shortBaht(allowance.minimumSatang) })}
        </EmptyState>
      </Card>
    );
  }
  return (
    <WithdrawalForm
      input={input}
      onInput={setInput}
      allowance={allowance}
      account={account}
      creditSatang={creditSatang}
      takesFocus={shown.cameBack}
      onReview={(amountSatang) => {
        setFailure(null);
        steps.open({ name: 'review', amountSatang });
      }}
    />
  );
}
