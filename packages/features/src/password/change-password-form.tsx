import type { Translate } from '@chada/messages';
import { useAuth } from '@chada/stores';
import { Button, Card, type FieldStatusValue, FormError, TextField } from '@chada/ui-kit';
import { type FormEvent, type ReactElement, type RefObject, useRef } from 'react';
import { fieldLimits } from '@chada/domain';
import { useAfterPress } from '../common/fields/use-after-press.ts';
import { advisePassword, type PasswordAdvice } from '../common/fields/password-advice.ts';
import { useText } from '../common/brand/site-context.tsx';
import { useReady } from '../common/fields/use-ready.ts';
import type { PasswordField } from './password-problems.ts';
import type { ChangePassword } from './use-change-password.ts';

function hintOf(advice: PasswordAdvice, t: Translate): string | undefined {
  if (advice.state === 'empty') return t('password.hint', { min: fieldLimits.password.min });
  return advice.state === 'short' ? t('password.short', { count: advice.missing }) : undefined;
}

function statusOf(advice: PasswordAdvice, t: Translate): FieldStatusValue | undefined {
  if (advice.state === 'good') return { state: 'good', text: t('password.good') };
  return advice.state === 'fair' ? { state: 'good', text: t('password.fair') } : undefined;
}

export function ChangePasswordForm({ form }: { form: ChangePassword }): ReactElement {
  const t = useText();
  const afterPress = useAfterPress();
  const ready = useReady();
  const { user } = useAuth();
  const summary = useRef<HTMLDivElement>(null);
  const refs: Readonly<Record<PasswordField, RefObject<HTMLInputElement | null>>> = {
    oldPassword: useRef<HTMLInputElement>(null),
    newPassword: useRef<HTMLInputElement>(null),
    confirmPassword: useRef<HTMLInputElement>(null),
  };
  const { values, problems, failure, pending } = form;
  const username = user?.user_pass.username ?? '';
  const advice = advisePassword(values.newPassword, { username, phone: user?.phone ?? '' });
  const confirmed =
    values.confirmPassword !== '' &&
    values.confirmPassword === values.newPassword &&
    problems.newPassword === undefined;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const place = await form.submit();
    if (place === 'form') summary.current?.focus();
    else if (place !== undefined) refs[place].current?.focus();
  };
  const field = (name: PasswordField, autoComplete: string, status: FieldStatusValue | undefined) => ({
    ref: refs[name],
    name,
    autoComplete,
    maxLength: 512,
    revealLabels: { show: t('common.showPassword'), hide: t('common.hidePassword') },
    value: values[name],
    onChange: (event: { target: { value: string } }) => form.change(name, event.target.value),
    onBlur: () => afterPress(() => form.leave(name)),
    error: problems[name],
    ...(status === undefined || problems[name] !== undefined ? {} : { status }),
  });

  return (
    <Card padding="lg" className="cf-form-card">
      <form
        className="cf-password__form"
        method="post"
        noValidate
        aria-label={t('password.title')}
        onSubmit={(event) => void submit(event)}
      >
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <TextField label={t('password.old')} {...field('oldPassword', 'current-password', undefined)} />
        <TextField
          label={t('password.new')}
          hint={hintOf(advice, t)}
          {...field('newPassword', 'new-password', statusOf(advice, t))}
        />
        <TextField
          label={t('password.confirm')}
          {...field(
            'confirmPassword',
            'new-password',
            confirmed ? { state: 'good', text: t('password.same') } : undefined,
          )}
        />
        <FormError
          ref={summary}
          title={failure?.title}
          errors={failure === undefined ? [] : [{ message: failure.message }]}
        />
        <Button type={ready ? 'submit' : 'button'} variant="primary" size="lg" fullWidth loading={pending}>
          {pending ? t('password.submitting') : t('password.submit')}
        </Button>
      </form>
    </Card>
  );
}
