import type { FieldCheck, FieldRefusal } from '@chada/domain';
import type { Translate } from '@chada/messages';

/**
 * The `maxLength` of text fields. This maximum is high, because a field that cuts off digits would change the typed
 * value, for example an account number.
 */
export const longestTyped = 1000;

type Limits = Readonly<Record<'min' | 'max', number>>;

const texts: Readonly<Record<FieldRefusal, (t: Translate, limits: Limits) => string>> = {
  phoneRequired: (t) => t('validation.phoneRequired'),
  phoneFormat: (t) => t('validation.phoneFormat'),
  usernameRequired: (t) => t('common.usernameRequired'),
  usernameCharacters: (t) => t('validation.usernameCharacters'),
  usernameStart: (t) => t('validation.usernameStart'),
  usernameLength: (t, limits) => t('validation.usernameLength', limits),
  passwordRequired: (t) => t('common.passwordRequired'),
  passwordLength: (t, limits) => t('validation.passwordLength', limits),
  accountRequired: (t) => t('validation.accountRequired'),
  digitsOnly: (t) => t('validation.digitsOnly'),
  accountFormat: (t, limits) => t('validation.accountFormat', limits),
  lineIdRequired: (t) => t('validation.lineIdRequired'),
  lineIdFormat: (t) => t('validation.lineIdFormat'),
  emailRequired: (t) => t('validation.emailRequired'),
  emailFormat: (t) => t('validation.emailFormat'),
  invisibleCharacters: (t) => t('common.invisibleCharacters'),
  tooLong: (t, { max }) => t('validation.tooLong', { count: max }),
};

export function problemText(check: FieldCheck, t: Translate): string | undefined {
  return check.ok ? undefined : texts[check.reason](t, { min: check.min, max: check.max });
}
