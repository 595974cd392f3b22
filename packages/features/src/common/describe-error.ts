import type { Translate } from '@chada/messages';

/** Reads one text field of a value of which nothing is known. */
function textField(value: unknown, name: string): string | undefined {
  if (typeof value !== 'object' || value === null || !(name in value)) return undefined;
  const field: unknown = Reflect.get(value, name);
  return typeof field === 'string' && field !== '' ? field : undefined;
}

/** The id under which the server's log knows the failed request, where there is one. */
export function requestIdOf(error: unknown): string | undefined {
  return textField(error, 'requestId');
}

/** Whether a text is meant for a member: Thai is; "Network Error" and stack traces are not. */
function isThai(text: string): boolean {
  return /[\u0E00-\u0E7F]/.test(text);
}

/** What went wrong, in Thai: the server's own message when it had one, else a text by the kind of the error (ER-08). */
export function describeError(error: unknown, t: Translate): string {
  const said = textField(error, 'message');
  if (said !== undefined && isThai(said)) return said;
  return t('apiErrors.generic');
}
