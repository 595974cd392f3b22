import type { Translate } from '@chada/messages';
import type { ApiError } from '@chada/stores';
import { passwordProblem } from '../common/fields/password-advice.ts';
import { isStorable } from '@chada/domain';

export const passwordFields = ['oldPassword', 'newPassword', 'confirmPassword'] as const;
export type PasswordField = (typeof passwordFields)[number];
export type PasswordValues = Readonly<Record<PasswordField, string>>;
export type PasswordProblems = Readonly<Partial<Record<PasswordField, string | undefined>>>;

export function passwordProblems(
  values: PasswordValues,
  own: { username: string; phone: string },
  t: Translate,
): PasswordProblems {
  const { oldPassword, newPassword, confirmPassword } = values;
  const chosen = passwordProblem(newPassword, own, t);
  const same = newPassword !== '' && newPassword.normalize('NFC') === oldPassword.normalize('NFC');
  return {
    oldPassword:
      oldPassword === ''
        ? t('validation.passwordOldRequired')
        : isStorable(oldPassword)
          ? undefined
          : t('common.invisibleCharacters'),
    newPassword: chosen ?? (same ? t('validation.passwordSameAsOld') : undefined),
    confirmPassword:
      confirmPassword === ''
        ? t('validation.passwordConfirmRequired')
        : confirmPassword === newPassword
          ? undefined
          : t('validation.passwordConfirmDiffers'),
  };
}

const fieldOfCode: Readonly<Record<string, PasswordField>> = {
  PASSWORD_WRONG: 'oldPassword',
  PASSWORD_SAME: 'newPassword',
  PASSWORD_COMMON: 'newPassword',
};

export function placePasswordRefusal(error: ApiError): PasswordField | undefined {
  const byCode = error.code === undefined ? undefined : fieldOfCode[error.code];
  return byCode ?? passwordFields.find((field) => error.fields?.some(({ path }) => path === `body.${field}`));
}
