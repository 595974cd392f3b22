import type { Translate } from '@chada/messages';
import { type ApiError, type LoginPlace, useCurrentFailure, useLogin } from '@chada/stores';
import { Button, FormError, TextField } from '@chada/ui-kit';
import { type FormEvent, type ReactElement, useId, useRef, useState } from 'react';
import { describeError } from '../query/describe-error.ts';
import { isStorable, loginLimits, normalizeLogin } from '@chada/domain';
import { useText } from '../brand/site-context.tsx';
import { useSubmitButton } from './use-ready.ts';

export interface LoginFormProps {
  place: LoginPlace;
  username?: string;
}

const fields = ['username', 'password'] as const;
type Problems = Readonly<Partial<Record<(typeof fields)[number], string | undefined>>>;

function problemOf(input: string, missing: string, t: Translate): string | undefined {
  if (input === '') return missing;
  return isStorable(input) ? undefined : t('common.invisibleCharacters');
}

/**
 * The form for a sign-in with username and password. The fields are uncontrolled, so that hydration keeps the typed
 * text.
 */
export function LoginForm({ place, username = '' }: LoginFormProps): ReactElement {
  const t = useText();
  const submitButton = useSubmitButton();
  const id = useId();
  const usernameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const [login, { pending }] = useLogin();
  const [problems, setProblems] = useState<Problems>({});
  const [lastFailure, setFailure] = useState<ApiError | null>(null);
  const failure = useCurrentFailure(lastFailure);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const credentials = normalizeLogin({
      username: usernameField.current?.value ?? '',
      password: passwordField.current?.value ?? '',
    });
    const wrong = {
      username: problemOf(credentials.username, t('common.usernameRequired'), t),
      password: problemOf(credentials.password, t('common.passwordRequired'), t),
    };
    setProblems(wrong);
    setFailure(null);
    const first = fields.find((name) => wrong[name] !== undefined);
    if (first !== undefined) {
      (first === 'username' ? usernameField : passwordField).current?.focus();
      return;
    }
    const result = await login({ ...credentials, from: place });
    if (result.ok) return;
    setFailure(result.error);
    passwordField.current?.focus();
    passwordField.current?.select();
  };

  return (
    <form
      className="cf-login-form"
      method="post"
      noValidate
      data-signs-in={place}
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        ref={usernameField}
        id={`${id}-username`}
        label={t('common.username')}
        name="username"
        defaultValue={username}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={loginLimits.username}
        error={problems.username}
      />
      <TextField
        ref={passwordField}
        id={`${id}-password`}
        label={t('common.password')}
        name="password"
        autoComplete="current-password"
        maxLength={loginLimits.password}
        revealLabels={{ show: t('common.showPassword'), hide: t('common.hidePassword') }}
        error={problems.password}
      />
      <FormError title={failure === null ? undefined : describeError(failure, t)} />
      <Button {...submitButton} variant="primary" size="lg" fullWidth loading={pending}>
        {pending ? t('session.submitting') : t('session.submit')}
      </Button>
    </form>
  );
}
