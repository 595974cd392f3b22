import { formatBaht } from '@chada/messages';
import { Amount, type AmountChip, AmountField, Button, Card } from '@chada/ui-kit';
import type { WithdrawalAllowance } from '@chada/stores';
import { type FormEvent, Fragment, type ReactElement, useEffect, useRef, useState } from 'react';
import { useAfterPress } from '../common/fields/use-after-press.ts';
import { AccountSummary } from '../common/money/account-summary.tsx';
import { quickAmounts, shortBaht, bahtInput } from '../common/money/baht-text.ts';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { checkAmountInput, maxWithdrawal } from './check-withdrawal.ts';
import { limitsTexts } from './limits-text.ts';

export interface WithdrawalFormProps {
  /** The page stores the typed text, so that the text is kept while the member reviews the withdrawal. */
  input: string;
  onInput: (input: string) => void;
  allowance: WithdrawalAllowance;
  account: { bankName: string; bankId: string; accountName: string };
  creditSatang: number | null;
  takesFocus: boolean;
  onReview: (amountSatang: number) => void;
}

const chipCount = 4;

export function WithdrawalForm(props: WithdrawalFormProps): ReactElement {
  const { input, onInput, allowance, account, creditSatang, takesFocus, onReview } = props;
  const t = useText();
  const { limits, tiers } = useClient();
  const afterPress = useAfterPress();
  const field = useRef<HTMLInputElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button takes the focus, because a focused field would open the keyboard over the page.
    if (takesFocus) next.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const [touched, setTouched] = useState(false);
  const maxSatang = maxWithdrawal(allowance, creditSatang, tiers);
  const verdict = checkAmountInput(input, { allowance, creditSatang, tiers }, t);

  const chips: readonly AmountChip[] = [
    ...quickAmounts({
      amountsSatang: limits.quickAmountsSatang,
      leastSatang: allowance.minimumSatang,
      mostSatang: maxSatang - 1,
      count: chipCount,
    }).map((amount) => ({
      label: shortBaht(amount),
      value: bahtInput(amount),
    })),
    ...(maxSatang > 0
      ? [{ label: t('withdrawal.all', { amount: shortBaht(maxSatang) }), value: bahtInput(maxSatang) }]
      : []),
  ];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTouched(true);
    if (verdict.ok) onReview(verdict.amountSatang);
    else field.current?.focus();
  };

  return (
    <Card>
      <form noValidate className="ck-stack" data-space="5" onSubmit={submit}>
        {maxSatang > 0 ? (
          <p className="cf-withdraw-now">
            <span className="cf-withdraw-now__label">{t('withdrawal.amountNow')}</span>{' '}
            <Amount value={formatBaht(maxSatang)} size="xl" />
          </p>
        ) : (
          <p className="cf-withdraw-now__none">
            {t(creditSatang === null ? 'withdrawal.creditUnknown' : 'withdrawal.amountNowNone')}
          </p>
        )}
        <AmountField
          ref={field}
          name="amount"
          label={t('withdrawal.amountLabel')}
          value={input}
          onValueChange={onInput}
          hint={
            <span className="cf-limits">
              {limitsTexts(allowance, t).map((limit, index) => (
                <Fragment key={limit}>
                  {index > 0 && ' '}
                  <span className="cf-limits__one">{limit}</span>
                </Fragment>
              ))}
            </span>
          }
          error={touched && !verdict.ok ? verdict.problem : undefined}
          chips={chips}
          chipsLabel={t('withdrawal.amountChips')}
          onBlur={() => {
            if (input !== '') afterPress(() => setTouched(true));
          }}
        />
        <AccountSummary label={t('withdrawal.accountTitle')} {...account} />
        <Button ref={next} type="submit" variant="primary" size="lg" fullWidth>
          {t('withdrawal.review')}
        </Button>
      </form>
    </Card>
  );
}
