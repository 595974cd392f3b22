import { formatBaht } from '@chada/messages';
import { isOutcomeUnknown, useCredit } from '@chada/stores';
import { type Commission, useAffiliateBonusQuery, useWithdrawAffiliate } from '@chada/stores/affiliate';
import { Amount, AmountField, Button, Card, FormError, Section } from '@chada/ui-kit';
import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import { CardSkeletons } from '../common/layout/card-skeletons.tsx';
import { shortBaht, bahtInput } from '../common/money/baht-text.ts';
import { describeError } from '../common/query/describe-error.ts';
import { useStoredInput } from '../common/fields/use-stored-input.ts';
import { FactList } from '../common/layout/fact-list.tsx';
import { refetchStaleOnMount } from '../common/query/refetch-stale-on-mount.ts';
import { LoadState } from '../common/query/load-state.tsx';
import { Notice } from '../common/layout/notice.tsx';
import { useText } from '../common/brand/site-context.tsx';
import { checkCommission } from './check-commission.ts';

export function CommissionCard(): ReactElement {
  const t = useText();
  const query = useAffiliateBonusQuery(undefined, refetchStaleOnMount);
  return (
    <Section title={t('affiliate.balanceTitle')}>
      <LoadState
        query={query}
        isPart
        errorTitle={t('affiliate.balanceFailed')}
        skeleton={<CardSkeletons lines={[5]} />}
      >
        {(commission) => (
          <Card>
            <div className="cf-commission__sums">
              <p className="cf-hint">{t('affiliate.balance')}</p>
              <Amount value={formatBaht(commission.balanceSatang)} size="xl" />
              <FactList
                facts={[
                  { label: t('affiliate.earned'), value: formatBaht(commission.earnedSatang) },
                  { label: t('affiliate.withdrawn'), value: formatBaht(commission.withdrawnSatang) },
                  { label: t('affiliate.minimum'), value: shortBaht(commission.minimumWithdrawSatang) },
                ]}
              />
            </div>
            <WithdrawCommission commission={commission} />
          </Card>
        )}
      </LoadState>
    </Section>
  );
}

function WithdrawCommission({ commission }: { commission: Commission }): ReactElement {
  const t = useText();
  const { balanceSatang, minimumWithdrawSatang: minimumSatang } = commission;
  const { refresh } = useCredit();
  const [withdraw, { pending, error }] = useWithdrawAffiliate();
  const [input, setInput] = useStoredInput('commission');
  const [touched, setTouched] = useState(false);
  const [done, setDone] = useState<{ amountSatang: number; creditSatang: number } | undefined>(undefined);
  const field = useRef<HTMLInputElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [unknown, setUnknown] = useState<{ input: string; amountSatang: number } | undefined>(undefined);
  const verdict =
    unknown?.input === input
      ? { ok: true as const, amountSatang: unknown.amountSatang }
      : checkCommission(input, { balanceSatang, minimumSatang }, t);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (pending) return;
    setTouched(true);
    if (!verdict.ok) {
      field.current?.focus();
      return;
    }
    setDone(undefined);
    const { amountSatang } = verdict;
    const result = await withdraw({ amount: amountSatang });
    setUnknown(!result.ok && isOutcomeUnknown(result.error) ? { input, amountSatang } : undefined);
    if (!result.ok) {
      summary.current?.focus();
      return;
    }
    setDone({ amountSatang, creditSatang: result.data.creditSatang });
    setInput('');
    setTouched(false);
    void refresh();
  };

  const notice = done !== undefined && (
    <Notice
      tone="positive"
      role="status"
      title={t('affiliate.withdrawDone', { amount: formatBaht(done.amountSatang) })}
    >
      {t('affiliate.withdrawDoneHint', { amount: formatBaht(done.creditSatang) })}
    </Notice>
  );
  if (balanceSatang < minimumSatang && input === '') {
    return (
      <div className="cf-commission">
        {notice}
        <p className="cf-hint">
          {t('affiliate.notEnough', { amount: formatBaht(minimumSatang - balanceSatang) })}
        </p>
      </div>
    );
  }
  return (
    <form className="cf-commission" noValidate onSubmit={(event) => void submit(event)}>
      {notice}
      <AmountField
        ref={field}
        name="amount"
        label={t('affiliate.amount')}
        value={input}
        onValueChange={setInput}
        chips={[
          {
            label: t('affiliate.all', { amount: shortBaht(balanceSatang) }),
            value: bahtInput(balanceSatang),
          },
        ]}
        chipsLabel={t('affiliate.amountChips')}
        error={touched && !verdict.ok ? verdict.problem : undefined}
      />
      <FormError
        ref={summary}
        title={error === null ? undefined : t('affiliate.withdrawFailed')}
        errors={
          error === null
            ? []
            : [{ message: isOutcomeUnknown(error) ? t('apiErrors.moneyUnknown') : describeError(error, t) }]
        }
      />
      <Button type="submit" variant="primary" size="lg" fullWidth loading={pending}>
        {pending ? t('affiliate.withdrawing') : t('affiliate.withdraw')}
      </Button>
    </form>
  );
}
