import { TextField } from '@chada/ui-kit';
import type { FieldStatusValue } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import type { Translate } from '@chada/messages';
import { fieldLimits } from '@chada/domain';
import { longestTyped } from '../common/fields/field-problems.ts';
import { Phrases } from '../common/layout/phrases.tsx';
import { useText } from '../common/brand/site-context.tsx';
import { advisePassword } from '../common/fields/password-advice.ts';
import type { LookupState } from './use-lookup.ts';
import type { Registration } from './use-registration.ts';
import { fieldId } from './use-steps.ts';
import type { RegistrationValues } from './values.ts';

function availabilityStatus(
  now: LookupState<boolean> | undefined,
  free: string,
  t: Translate,
): FieldStatusValue | undefined {
  if (now?.state === 'checking') return { state: 'checking', text: t('validation.checking') };
  return now?.state === 'found' && now.found ? { state: 'good', text: free } : undefined;
}

function passwordStatus(values: RegistrationValues, t: Translate): FieldStatusValue | undefined {
  const advice = advisePassword(values.password, values);
  if (advice.state === 'good') return { state: 'good', text: t('registration.passwordGood') };
  return advice.state === 'fair' ? { state: 'good', text: t('registration.passwordFair') } : undefined;
}

function passwordHint(values: RegistrationValues, t: Translate): string | undefined {
  const advice = advisePassword(values.password, values);
  if (advice.state === 'empty') return t('registration.passwordHint', { min: fieldLimits.password.min });
  return advice.state === 'short' ? t('registration.passwordShort', { count: advice.missing }) : undefined;
}

function statusProps(
  problem: string | undefined,
  status: FieldStatusValue | undefined,
): { status?: FieldStatusValue } {
  return status === undefined || (problem !== undefined && status.state === 'good') ? {} : { status };
}

interface FieldProps {
  registration: Registration;
}

export function PhoneField({ registration }: FieldProps): ReactElement {
  const t = useText();
  const { values, change, leave, problems, checks, asksCode } = registration;
  return (
    <TextField
      id={fieldId('phone')}
      label={t('common.phone')}
      hint={asksCode ? t('registration.phoneCodeHint') : t('registration.phoneHint')}
      placeholder={t('registration.phonePlaceholder')}
      type="tel"
      inputMode="tel"
      name="phone"
      autoComplete="tel"
      maxLength={longestTyped}
      value={values.phone}
      onChange={(event) => change({ phone: event.target.value })}
      onBlur={() => leave('phone')}
      error={problems.phone}
      {...statusProps(
        problems.phone,
        availabilityStatus(checks.phone.now, t('registration.phoneAvailable'), t),
      )}
    />
  );
}

export function UsernameField({ registration }: FieldProps): ReactElement {
  const t = useText();
  const { values, change, leave, problems, checks } = registration;
  const { min, max } = fieldLimits.username;
  return (
    <TextField
      id={fieldId('username')}
      label={t('common.username')}
      hint={<Phrases text={t('registration.usernameHint', { min, max })} />}
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={longestTyped}
      value={values.username}
      onChange={(event) => change({ username: event.target.value })}
      onBlur={() => leave('username')}
      error={problems.username}
      {...statusProps(
        problems.username,
        availabilityStatus(checks.username.now, t('registration.usernameAvailable'), t),
      )}
    />
  );
}

export function PasswordField({ registration }: FieldProps): ReactElement {
  const t = useText();
  const { values, change, leave, problems } = registration;
  const hint = passwordHint(values, t);
  return (
    <TextField
      id={fieldId('password')}
      label={t('common.password')}
      hint={hint === undefined ? undefined : <Phrases text={hint} />}
      name="password"
      autoComplete="new-password"
      revealLabels={{ show: t('common.showPassword'), hide: t('common.hidePassword') }}
      value={values.password}
      onChange={(event) => change({ password: event.target.value })}
      onBlur={() => leave('password')}
      error={problems.password}
      {...statusProps(problems.password, passwordStatus(values, t))}
    />
  );
}
