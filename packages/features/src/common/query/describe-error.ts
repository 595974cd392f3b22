import type { Translate } from '@chada/messages';
import { type ApiError, type NoticeContent, noticeOf, referenceOf } from '@chada/stores';

/** True if a failure is an error of the API, and not an error of the program. */
export function isApiError(error: unknown): error is ApiError {
  return (
    typeof error === 'object' &&
    error !== null &&
    'kind' in error &&
    'operation' in error &&
    'policy' in error
  );
}

/** Returns the id by which staff find a fault in the server's log; refusals have none. */
export function faultReferenceOf(error: unknown): string | undefined {
  return isApiError(error) ? referenceOf(error) : undefined;
}

/** Returns the Thai text of a notice: the server's own, or the message of its key. */
export function noticeWords(notice: NoticeContent, t: Translate): string {
  if (notice.text !== undefined) return notice.text;
  if (notice.messageKey === 'apiErrors.timeout') return t(notice.messageKey, notice.params);
  if (notice.messageKey === 'apiErrors.tooManyRequestsSeconds') return t(notice.messageKey, notice.params);
  if (notice.messageKey === 'apiErrors.tooManyRequestsMinutes') return t(notice.messageKey, notice.params);
  return t(notice.messageKey);
}

/** Returns the text of a notice and, for a fault, the reference that a member can read out to staff. */
export function noticeText(notice: NoticeContent, t: Translate): string {
  const words = noticeWords(notice, t);
  const { reference } = notice;
  return reference === undefined ? words : t('apiErrors.withReference', { words, reference });
}

/** Describes an error in Thai: the server's own message if it has one, else a text by the kind of error (ER-08). */
export function errorWords(error: unknown, t: Translate): string {
  return isApiError(error) ? noticeWords(noticeOf(error), t) : t('apiErrors.generic');
}

/** `errorWords`, and the reference of a fault. */
export function describeError(error: unknown, t: Translate): string {
  return isApiError(error) ? noticeText(noticeOf(error), t) : t('apiErrors.generic');
}
