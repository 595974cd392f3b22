import { TextField, type TextFieldProps } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { longestTyped } from '../common/fields/field-problems.ts';
import { useText } from '../common/brand/site-context.tsx';
import type { Registration } from './use-registration.ts';
import { fieldId } from './use-steps.ts';

interface FieldProps {
  registration: Registration;
  required: boolean;
}

function ContactField({
  field,
  registration,
  required,
  ...native
}: FieldProps & TextFieldProps & { field: 'lineId' | 'email' }): ReactElement {
  const t = useText();
  const { values, change, leave, problems } = registration;
  return (
    <TextField
      {...native}
      {...(required ? {} : { optionalLabel: `(${t('common.optional')})` })}
      id={fieldId(field)}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={longestTyped}
      value={values[field]}
      onChange={(event) => change({ [field]: event.target.value })}
      onBlur={() => leave(field)}
      error={problems[field]}
    />
  );
}

export function LineIdField(props: FieldProps): ReactElement {
  const t = useText();
  return (
    <ContactField
      {...props}
      field="lineId"
      label={t('registration.lineId')}
      hint={t('registration.lineIdHint')}
      name="line-id"
      autoComplete="off"
    />
  );
}

export function EmailField(props: FieldProps): ReactElement {
  const t = useText();
  return (
    <ContactField
      {...props}
      field="email"
      label={t('registration.email')}
      hint={t('registration.emailHint')}
      type="email"
      inputMode="email"
      name="email"
      autoComplete="email"
    />
  );
}
