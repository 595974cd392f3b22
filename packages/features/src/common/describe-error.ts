import type { Translate } from '@chada/messages';
import { type ApiError, type NoticeContent, noticeOf } from '@chada/stores';

/** Whether a value that a query or a call failed with is an error of the API, and not one of the program. */
export function isApiError(error: unknown): error is ApiError {
  return (
    typeof error === 'object' &&
    error !== null &&
    'kind' in error &&
    'operation' in error &&
    'policy' in error
  );
}

/** The id under which the server's log knows the failed request, where there is one. */
export function requestIdOf(error: unknown): string | undefined {
  return isApiError(error) ? error.requestId : undefined;
}

/** The Thai words of a notice: the server's own, or ours by their key. */
export function noticeText(notice: NoticeContent, t: Translate): string {
  if (notice.text !== undefined) return notice.text;
  if (notice.messageKey === 'apiErrors.timeout') return t(notice.messageKey, notice.params);
  if (notice.messageKey === 'apiErrors.tooManyRequestsSeconds') return t(notice.messageKey, notice.params);
  if (notice.messageKey === 'apiErrors.tooManyRequestsMinutes') return t(notice.messageKey, notice.params);
  if (notice.messageKey === 'apiErrors.genericWithId') return t(notice.messageKey, notice.params);
  return t(notice.messageKey);
}

/** What went wrong, in Thai: the server's own message when it had one, else a text by the kind of error (ER-08). */
export function describeError(error: unknown, t: Translate): string {
  return isApiError(error) ? noticeText(noticeOf(error), t) : t('apiErrors.generic');
}
