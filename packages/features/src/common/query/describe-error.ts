import type { Translate } from '@chada/messages';
import { type ApiError, type NoticeContent, noticeFromError, referenceOf } from '@chada/stores';

export function isApiError(error: unknown): error is ApiError {
  return (
    typeof error === 'object' &&
    error !== null &&
    'kind' in error &&
    'operation' in error &&
    'policy' in error
  );
}

/** Returns the id under which the server has logged the request. Undefined if the error is not a fault of the server. */
export function faultReferenceOf(error: unknown): string | undefined {
  return isApiError(error) ? referenceOf(error) : undefined;
}

export function noticeMessage(notice: NoticeContent, t: Translate): string {
  if (notice.text !== undefined) return notice.text;
  if (notice.messageKey === 'apiErrors.timeout') return t(notice.messageKey, notice.params);
  if (notice.messageKey === 'apiErrors.tooManyRequestsSeconds') return t(notice.messageKey, notice.params);
  if (notice.messageKey === 'apiErrors.tooManyRequestsMinutes') return t(notice.messageKey, notice.params);
  return t(notice.messageKey);
}

export function noticeText(notice: NoticeContent, t: Translate): string {
  const words = noticeMessage(notice, t);
  const { reference } = notice;
  return reference === undefined ? words : t('apiErrors.withReference', { words, reference });
}

export function errorMessage(error: unknown, t: Translate): string {
  return isApiError(error) ? noticeMessage(noticeFromError(error), t) : t('apiErrors.generic');
}

export function describeError(error: unknown, t: Translate): string {
  return isApiError(error) ? noticeText(noticeFromError(error), t) : t('apiErrors.generic');
}
