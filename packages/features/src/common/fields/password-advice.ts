import { checkPassword, fieldLimits, normalizePhone, normalizeUsername } from '@chada/domain';
import { problemText } from './field-problems.ts';
import type { MessageKey, Translate } from '@chada/messages';

export type PasswordAdvice =
  | { readonly state: 'empty' }
  | { readonly state: 'short'; readonly missing: number }
  | { readonly state: 'refused'; readonly reason: MessageKeyWithoutParameters }
  | { readonly state: 'fair' }
  | { readonly state: 'good' };

type MessageKeyWithoutParameters = Extract<
  MessageKey,
  'validation.passwordCommon' | 'validation.passwordSameAsUsername'
>;

const goodLength = 12;

// A short extract of the server's list of common passwords.
const tooCommon = [
  'password',
  'passw0rd',
  'qwertyui',
  'qwerty12',
  'iloveyou',
  'asdfghjk',
  'zxcvbnm',
  '1q2w3e4r',
  '1qaz2wsx',
  'abcd1234',
  'aa123456',
  'a1234567',
  'thailand',
  'sawasdee',
  'welcome1',
  'football',
];

/** True for one repeated character or consecutive characters, for example `aaaaaaaa` or `12345678`. */
function isRun(text: string): boolean {
  const points = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(points.slice(1).map((point, index) => point - (points[index] ?? 0)));
  const [step] = steps;
  return steps.size === 1 && step !== undefined && Math.abs(step) <= 1;
}

function isGuessedFirst(password: string): boolean {
  const lower = password.toLowerCase();
  return isRun(lower) || isRun(lower.slice(0, -1)) || tooCommon.some((common) => lower.startsWith(common));
}

function isOwnName(password: string, own: { username: string; phone: string }): boolean {
  const username = normalizeUsername(own.username);
  const phone = normalizePhone(own.phone);
  return (
    (username !== '' && password.toLowerCase() === username) ||
    (phone !== '' && normalizePhone(password) === phone)
  );
}

export function advisePassword(password: string, own: { username: string; phone: string }): PasswordAdvice {
  if (password === '') return { state: 'empty' };
  const length = [...password].length;
  if (length < fieldLimits.password.min)
    return { state: 'short', missing: fieldLimits.password.min - length };
  if (isOwnName(password, own)) return { state: 'refused', reason: 'validation.passwordSameAsUsername' };
  const longTail = length >= goodLength;
  if (isGuessedFirst(password) && !longTail) return { state: 'refused', reason: 'validation.passwordCommon' };
  if (isRun(password.toLowerCase())) return { state: 'refused', reason: 'validation.passwordCommon' };
  return { state: longTail ? 'good' : 'fair' };
}

export function passwordProblem(
  password: string,
  own: { username: string; phone: string },
  t: Translate,
): string | undefined {
  const check = checkPassword(password);
  if (!check.ok) return problemText(check, t);
  const advice = advisePassword(password, own);
  return advice.state === 'refused' ? t(advice.reason) : undefined;
}
