import { formatBaht } from '@chada/messages';
import { type AmountChip, AmountField, Button, Card } from '@chada/ui-kit';
import type { WithdrawalAllowance } from '@chada/stores';
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { AccountSummary } from '../common/money/account-summary.tsx';
import { quickAmounts, shortBaht, typedBaht } from '../common/money/baht-text.ts';
import { useText } from '../common/brand/site-context.tsx';
import { checkTypedAmount, mostNow } from './check-withdrawal.ts';

export interface WithdrawalFormProps {
  /** The typed amount; the page owns it, so that it survives the review and every failure. */
  typed: string;
  onTyped: (typed: string) => void;
  allowance: WithdrawalAllowance;
  account: { bankName: string; bankId: string; accountName: string };
  creditSatang: number | null;
  /** True if the form takes the focus on mount, because the member returns from the next step. */
  takesFocus: boolean;
  /** Called with a valid amount on submit. */
  onReview: (amountSatang: number) => void;
}

const chipCount = 4;

/** The amount, with shortcuts for common amounts, and the receiving account. */
export function WithdrawalForm(props: WithdrawalFormProps): ReactElement {
  const { typed, onTyped, allowance, account, creditSatang, takesFocus, onReview } = props;
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button and not the field, because a keyboard would cover the page.
    if (takesFocus) next.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  // No problem is shown while the member types for the first time.
  const [touched, setTouched] = useState(false);
  const most = mostNow(allowance, creditSatang);
  const verdict = checkTypedAmount(typed, { allowance, creditSatang }, t);

  const chips: readonly AmountChip[] = [
    ...quickAmounts({ leastSatang: allowance.minimumSatang, mostSatang: most - 1, count: chipCount }).map(
      (amount) => ({
        label: shortBaht(amount),
        value: typedBaht(amount),
      }),
    ),
    ...(most > 0
      ? [{ label: t('withdrawal.all', { amount: shortBaht(most) }), value: typedBaht(most) }]
      : []),
  ];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTouched(true);
    if (verdict.ok) onReview(verdict.amountSatang);
    else field.current?.focus();
  };
  const hint =
    creditSatang === null
      ? t('withdrawal.creditUnknown')
      : most > 0
        ? t('withdrawal.amountHint', { amount: formatBaht(most) })
        : t('withdrawal.amountHintNone');

  return (
    <Card>
      <form noValidate className="ck-stack" data-space="5" onSubmit={submit}>
        <AmountField
          ref={field}
          name="amount"
          label={t('withdrawal.amountLabel')}
          value={typed}
          onValueChange={onTyped}
          hint={hint}
          error={touched && !verdict.ok ? verdict.problem : undefined}
          chips={chips}
          chipsLabel={t('withdrawal.amountChips')}
          onBlur={() => {
            if (typed !== '') setTouched(true);
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
