import { AmountField, Button, Card, LinkButton, Section } from '@chada/ui-kit';
import type { ReceivingAccount } from '@chada/stores';
import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useAfterPress } from '../common/fields/use-after-press.ts';
import { amountFrom, depositPath, slipPath } from '../common/money/amount-parameter.ts';
import { quickAmounts, shortBaht, bahtInput } from '../common/money/baht-text.ts';
import { paths } from '../common/layout/paths.ts';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { useStoredInput } from '../common/fields/use-stored-input.ts';
import { checkDeposit } from './check-deposit.ts';
import { OwnAccountNotice } from './own-account-notice.tsx';
import { TransferCard } from './transfer-card.tsx';

export interface DepositFormProps {
  account: ReceivingAccount;
  minimumSatang: number;
}

const chipCount = 6;

/** Step 1 of a deposit: the member types the amount and transfers the money. */
export function DepositForm({ account, minimumSatang }: DepositFormProps): ReactElement {
  const t = useText();
  const { limits } = useClient();
  const afterPress = useAfterPress();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const [input, setInput] = useStoredInput('deposit', amountFrom(parameters));
  const [touched, setTouched] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const verdict = checkDeposit(input, minimumSatang, t);
  const minimum = shortBaht(minimumSatang);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTouched(true);
    if (!verdict.ok) {
      field.current?.focus();
      return;
    }
    await navigate(depositPath(input), { replace: true, preventScrollReset: true });
    await navigate(slipPath(input));
  };

  return (
    <form noValidate className="cf-deposit__form" onSubmit={(event) => void submit(event)}>
      <div className="cf-deposit__amount ck-stack" data-space="5">
        <Card>
          <AmountField
            ref={field}
            name="amount"
            label={t('deposit.amountLabel')}
            value={input}
            onValueChange={setInput}
            hint={t('deposit.amountHint', { minimum })}
            error={touched && !verdict.ok ? verdict.problem : undefined}
            chips={quickAmounts({
              amountsSatang: limits.quickAmountsSatang,
              leastSatang: minimumSatang,
              mostSatang: null,
              count: chipCount,
            }).map((amount) => ({
              label: shortBaht(amount),
              value: bahtInput(amount),
            }))}
            chipsLabel={t('deposit.amountChips')}
            onBlur={() => {
              if (input !== '') afterPress(() => setTouched(true));
            }}
          />
        </Card>
        <OwnAccountNotice />
      </div>
      <div className="cf-deposit__transfer ck-stack" data-space="5">
        <Section title={t('deposit.accountTitle')}>
          <TransferCard account={account} amountSatang={verdict.ok ? verdict.amountSatang : undefined} />
        </Section>
        <div className="ck-stack" data-space="2">
          <Button type="submit" variant="primary" size="lg" fullWidth>
            {t('deposit.toSlip')}
          </Button>
          <LinkButton variant="ghost" fullWidth render={<Link to={paths.slip} />}>
            {t('deposit.haveSlip')}
          </LinkButton>
        </div>
      </div>
    </form>
  );
}
