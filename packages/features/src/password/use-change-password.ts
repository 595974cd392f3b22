import type { Translate } from '@chada/messages';
import { type ApiError, isOutcomeUnknown, useAuth, useCurrentFailure } from '@chada/stores';
import { useChangePasswordMutation } from '@chada/stores/user';
import { useRef, useState } from 'react';
import { describeError, isApiError } from '../common/query/describe-error.ts';
import { useText } from '../common/brand/site-context.tsx';
import {
  type PasswordField,
  passwordFields,
  type PasswordProblems,
  passwordProblems,
  type PasswordValues,
  placePasswordRefusal,
} from './password-problems.ts';

const empty: PasswordValues = { oldPassword: '', newPassword: '', confirmPassword: '' };

export interface PasswordFailure {
  readonly title: string;
  readonly message: string;
}

export interface ChangePassword {
  readonly values: PasswordValues;
  readonly problems: PasswordProblems;
  readonly failure: PasswordFailure | undefined;
  readonly pending: boolean;
  readonly ended: number | undefined;
  readonly change: (field: PasswordField, input: string) => void;
  readonly leave: (field: PasswordField) => void;
  readonly submit: () => Promise<PasswordField | 'form' | undefined>;
  readonly restart: () => void;
}

function describeFailure(failure: unknown, t: Translate): PasswordFailure {
  const message = describeError(failure, t);
  return isApiError(failure) && isOutcomeUnknown(failure)
    ? { title: t('password.unknown'), message: `${message} ${t('password.unknownHint')}` }
    : { title: t('password.failed'), message };
}

export function useChangePassword(): ChangePassword {
  const t = useText();
  const { user } = useAuth();
  const [send] = useChangePasswordMutation();
  const [values, setValues] = useState(empty);
  const [touched, setTouched] = useState<ReadonlySet<PasswordField>>(new Set());
  const [refused, setRefused] = useState<PasswordProblems>({});
  const [lastFailure, setFailure] = useState<unknown>(null);
  const failure = useCurrentFailure(lastFailure);
  const [pending, setPending] = useState(false);
  const [ended, setEnded] = useState<number | undefined>(undefined);
  const busy = useRef(false);
  // The new password of a request whose response was lost. If the server refuses the old password of a repeated request,
  // the first request may have changed the password.
  const lost = useRef<string | undefined>(undefined);

  const own = { username: user?.user_pass.username ?? '', phone: user?.phone ?? '' };
  const ruled = passwordProblems(values, own, t);

  const refuse = (error: ApiError | undefined, cause: unknown): PasswordField | 'form' => {
    const field = error === undefined ? undefined : placePasswordRefusal(error);
    if (field !== undefined) {
      const perhapsDone = field === 'oldPassword' && lost.current === values.newPassword;
      setRefused({ [field]: perhapsDone ? t('password.perhapsDone') : describeError(cause, t) });
      return field;
    }
    const unknown = error !== undefined && isOutcomeUnknown(error);
    if (unknown) lost.current = values.newPassword;
    setFailure(cause);
    return 'form';
  };

  return {
    values,
    problems: Object.fromEntries(
      passwordFields.map((field) => [
        field,
        refused[field] ?? (touched.has(field) ? ruled[field] : undefined),
      ]),
    ),
    failure: failure === null ? undefined : describeFailure(failure, t),
    pending,
    ended,
    change: (field, input) => {
      setValues((now) => ({ ...now, [field]: input }));
      setRefused((now) => ({ ...now, [field]: undefined }));
    },
    leave: (field) => {
      if (values[field] !== '') setTouched((now) => new Set([...now, field]));
    },
    submit: async () => {
      if (busy.current) return undefined;
      setTouched(new Set(passwordFields));
      setFailure(null);
      const first = passwordFields.find((field) => ruled[field] !== undefined);
      if (first !== undefined) return first;
      busy.current = true;
      setPending(true);
      const result = await send(values);
      busy.current = false;
      setPending(false);
      if (result.data === undefined)
        return refuse(isApiError(result.error) ? result.error : undefined, result.error);
      setEnded(result.data.endedSessions);
      setValues(empty);
      setTouched(new Set());
      return undefined;
    },
    restart: () => setEnded(undefined),
  };
}
