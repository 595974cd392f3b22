import { SelectField, TextField } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { bankOptions } from '../common/money/bank-names.ts';
import { fieldLimits } from '@chada/domain';
import { longestTyped } from '../common/fields/field-problems.ts';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { HolderCard } from './holder-card.tsx';
import type { Registration } from './use-registration.ts';
import { fieldId } from './use-steps.ts';

export function BankAccountFields({ registration }: { registration: Registration }): ReactElement {
  const t = useText();
  const { banks } = useClient();
  const { values, change, leave, problems, checks } = registration;
  const { min, max } = fieldLimits.account;
  return (
    <>
      <p className="cf-register__note">{t('registration.bankNote')}</p>
      <SelectField
        id={fieldId('bankName')}
        label={t('common.bank')}
        placeholder={t('registration.bankPlaceholder')}
        options={bankOptions(t, banks)}
        name="bank"
        value={values.bankName}
        onChange={(event) => change({ bankName: event.target.value })}
        onBlur={() => leave('bankName')}
        error={problems.bankName}
      />
      <TextField
        id={fieldId('bankId')}
        label={t('common.accountNumber')}
        hint={t('registration.accountHint', { min, max })}
        inputMode="numeric"
        name="account"
        autoComplete="off"
        maxLength={longestTyped}
        value={values.bankId}
        onChange={(event) => change({ bankId: event.target.value })}
        onBlur={() => leave('bankId')}
        error={problems.bankId}
      />
      <HolderCard checks={checks} refused={problems.bankId !== undefined} />
    </>
  );
}
