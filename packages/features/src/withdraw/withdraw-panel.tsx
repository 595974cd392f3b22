import { formatBaht } from '@chada/messages';
import { Button, Card, EmptyState, LinkButton } from '@chada/ui-kit';
import { useWithdraw } from '@chada/stores/withdraw';
import type { ApiError, Withdrawal, WithdrawalAllowance } from '@chada/stores';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../common/paths.ts';
import { useText } from '../common/site-context.tsx';
import { StageHeading } from '../common/stage-heading.tsx';
import { mostNow } from './judge-withdrawal.ts';
import { WithdrawForm } from './withdraw-form.tsx';
import { WithdrawReview } from './withdraw-review.tsx';

export interface WithdrawPanelProps {
  allowance: WithdrawalAllowance;
  account: { bankName: string; bankId: string; accountName: string };
  creditSatang: number | null;
  /** The withdrawal that was just sent, drawn; the form gives way to it. */
  sent: ReactNode;
  onSent: (withdrawal: Withdrawal) => void;
  /** Back to the form. */
  onAnother: () => void;
  /** The server refused or did not answer: what is shown of credit and limits may be stale. */
  onRefused: () => void;
}

/** Amount, review, sent: one after the other, what was typed kept throughout. */
export function WithdrawPanel(props: WithdrawPanelProps): ReactElement {
  const { allowance, account, creditSatang, sent, onSent, onAnother, onRefused } = props;
  const t = useText();
  const [typed, setTyped] = useState('');
  // The amount under review; undefined while it is being typed.
  const [reviewed, setReviewed] = useState<number | undefined>(undefined);
  // What the last attempt for this amount gave; going back to edit starts anew.
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [withdraw, { pending }] = useWithdraw();

  const confirm = async (amountSatang: number): Promise<void> => {
    setFailure(null);
    const result = await withdraw({ amount: amountSatang });
    if (!result.ok) {
      setFailure(result.error);
      // With the session everything that was shown has ended too.
      if (result.error.kind !== 'sessionEnded') onRefused();
      return;
    }
    setTyped('');
    setReviewed(undefined);
    onSent(result.data.withdrawal);
  };

  if (sent) {
    return (
      <div className="ck-stack" data-space="3">
        <StageHeading focus>{t('withdraw.sentTitle')}</StageHeading>
        {sent}
        <Button fullWidth onClick={onAnother}>
          {t('withdraw.another')}
        </Button>
      </div>
    );
  }
  if (reviewed !== undefined) {
    return (
      <WithdrawReview
        amountSatang={reviewed}
        account={account}
        creditSatang={creditSatang}
        mostSatang={mostNow(allowance, creditSatang)}
        pending={pending}
        error={failure}
        onConfirm={() => void confirm(reviewed)}
        onEdit={() => {
          setFailure(null);
          setReviewed(undefined);
        }}
      />
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
      onReview={setReviewed}
    />
  );
}
