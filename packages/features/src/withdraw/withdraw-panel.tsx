import { formatBaht } from '@chada/messages';
import { Button, Card, EmptyState, LinkButton } from '@chada/ui-kit';
import { useWithdraw } from '@chada/stores/withdraw';
import type { ApiError, Withdrawal, WithdrawalAllowance } from '@chada/stores';
import { type ReactElement, useState } from 'react';
import { Link } from 'react-router';
import { Notice } from '../common/notice.tsx';
import { paths } from '../common/paths.ts';
import { useText } from '../common/site-context.tsx';
import { StageHeading } from '../common/stage-heading.tsx';
import { WithdrawForm } from './withdraw-form.tsx';
import { WithdrawReview } from './withdraw-review.tsx';

export interface WithdrawPanelProps {
  allowance: WithdrawalAllowance;
  account: { bankName: string; bankId: string; accountName: string };
  creditSatang: number | null;
  onSent: (withdrawal: Withdrawal) => void;
  /** The server refused or did not answer: what is shown of credit and limits may be stale. */
  onRefused: () => void;
}

type Stage =
  | { readonly name: 'form' }
  | { readonly name: 'review'; readonly amountSatang: number }
  | { readonly name: 'sent'; readonly amountSatang: number };

/** Amount, review, sent: one after the other, what was typed kept throughout. */
export function WithdrawPanel({
  allowance,
  account,
  creditSatang,
  onSent,
  onRefused,
}: WithdrawPanelProps): ReactElement {
  const t = useText();
  const [typed, setTyped] = useState('');
  const [stage, setStage] = useState<Stage>({ name: 'form' });
  // What the last attempt for this amount gave; going back to edit starts anew.
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [withdraw, { pending }] = useWithdraw();

  const confirm = async (amountSatang: number): Promise<void> => {
    setFailure(null);
    const result = await withdraw({ amount: amountSatang });
    if (!result.ok) {
      setFailure(result.error);
      onRefused();
      return;
    }
    setTyped('');
    onSent(result.data.withdrawal);
    setStage({ name: 'sent', amountSatang });
  };

  if (stage.name === 'review') {
    const { amountSatang } = stage;
    return (
      <WithdrawReview
        amountSatang={amountSatang}
        account={account}
        creditSatang={creditSatang}
        pending={pending}
        error={failure}
        onConfirm={() => void confirm(amountSatang)}
        onEdit={() => {
          setFailure(null);
          setStage({ name: 'form' });
        }}
      />
    );
  }
  if (stage.name === 'sent') {
    return (
      <Card>
        <div className="ck-stack">
          <StageHeading focus>{t('withdraw.sentTitle')}</StageHeading>
          <Notice tone="positive" title={formatBaht(stage.amountSatang)}>
            {t('withdraw.timelineApprovalHint')}
          </Notice>
          <Button fullWidth onClick={() => setStage({ name: 'form' })}>
            {t('withdraw.another')}
          </Button>
        </div>
      </Card>
    );
  }
  if (creditSatang === 0 && typed === '') {
    return (
      <Card>
        <EmptyState
          title={t('withdraw.noCredit')}
          action={
            <LinkButton variant="primary" render={<Link to={paths.deposit} />}>
              {t('shell.deposit')}
            </LinkButton>
          }
        >
          {t('withdraw.noCreditHint', { minimum: formatBaht(allowance.minimumSatang) })}
        </EmptyState>
      </Card>
    );
  }
  return (
    <WithdrawForm
      typed={typed}
      onTyped={setTyped}
      allowance={allowance}
      account={account}
      creditSatang={creditSatang}
      onReview={(amountSatang) => setStage({ name: 'review', amountSatang })}
    />
  );
}
