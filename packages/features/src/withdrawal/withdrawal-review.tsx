import { formatBaht } from '@chada/messages';
import { type ApiError, isOutcomeUnknown } from '@chada/stores';
import { Amount, Button, Card } from '@chada/ui-kit';
import { type ReactElement, useEffect, useRef } from 'react';
import { shortBaht } from '../common/money/baht-text.ts';
import { AccountSummary } from '../common/money/account-summary.tsx';
import { describeError } from '../common/query/describe-error.ts';
import { FactList } from '../common/layout/fact-list.tsx';
import { Notice } from '../common/layout/notice.tsx';
import { useText } from '../common/brand/site-context.tsx';
import { StageHeading } from '../common/layout/stage-heading.tsx';

export interface WithdrawalReviewProps {
  amountSatang: number;
  account: { bankName: string; bankId: string; accountName: string };
  creditSatang: number | null;
  /** The largest possible withdrawal in satang, or 0 if the credit is unknown. */
  maxSatang: number;
  pending: boolean;
  error: ApiError | null;
  onConfirm: () => void;
  onEdit: () => void;
}

export function WithdrawalReview(props: WithdrawalReviewProps): ReactElement {
  const { amountSatang, account, creditSatang, maxSatang, pending, error, onConfirm, onEdit } = props;
  const t = useText();
  const refusal = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) refusal.current?.focus();
  }, [error]);

  // After a refusal, the member must change the amount, because the API would refuse the same amount again. The only
  // exception is status 429: the API refused too many requests, not the amount.
  const mustChange = error?.kind === 'refused' && error.status !== 429;
  const leftNow =
    mustChange && maxSatang > 0 && maxSatang < amountSatang
      ? t('withdrawal.refusedMost', { amount: shortBaht(maxSatang) })
      : null;

  return (
    <Card>
      <div className="ck-stack" data-space="5">
        <StageHeading focus>{t('withdrawal.reviewTitle')}</StageHeading>
        <div className="cf-review__amount">
          <p className="cf-label">{t('withdrawal.reviewAmount')}</p>
          <Amount value={formatBaht(amountSatang)} size="2xl" />
        </div>
        <AccountSummary label={t('withdrawal.accountTitle')} {...account} />
        {creditSatang !== null && creditSatang >= amountSatang && (
          <FactList
            facts={[{ label: t('withdrawal.reviewAfter'), value: formatBaht(creditSatang - amountSatang) }]}
          />
        )}
        <p className="cf-hint">{t('withdrawal.reviewText')}</p>
        {error ? (
          <Notice ref={refusal} tone="negative" role="alert" title={describeError(error, t)}>
            {isOutcomeUnknown(error) ? t('apiErrors.moneyUnknown') : leftNow}
          </Notice>
        ) : null}
        <div className="ck-stack" data-space="2">
          <Button
            variant={mustChange ? 'ghost' : 'primary'}
            size="lg"
            fullWidth
            loading={pending}
            onClick={onConfirm}
          >
            {t('withdrawal.confirm', { amount: formatBaht(amountSatang) })}
          </Button>
          <Button
            variant={mustChange ? 'primary' : 'ghost'}
            {...(mustChange && { size: 'lg' })}
            fullWidth
            disabled={pending}
            onClick={onEdit}
          >
            {t('withdrawal.edit')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
