import type { ApiError } from '@chada/api-client';

/** Keys of `@chada/messages` without parameters that the store raises. */
export type PlainNoticeKey =
  | 'apiErrors.network'
  | 'apiErrors.offline'
  | 'apiErrors.aborted'
  | 'apiErrors.invalidResponse'
  | 'apiErrors.serverProblem'
  | 'apiErrors.captivePortal'
  | 'apiErrors.sessionEnded'
  | 'apiErrors.tooManyRequests'
  | 'apiErrors.notFound'
  | 'apiErrors.generic'
  | 'shell.logoutDone';

/** The text of a notice: the server's own in Thai, or a key of `@chada/messages` with its parameters. */
type NoticeWords =
  | { readonly text: string; readonly messageKey?: undefined; readonly params?: undefined }
  | { readonly text?: undefined; readonly messageKey: PlainNoticeKey; readonly params?: undefined }
  | {
      readonly text?: undefined;
      readonly messageKey: 'apiErrors.timeout';
      readonly params: { readonly seconds: number };
    }
  | {
      readonly text?: undefined;
      readonly messageKey: 'apiErrors.tooManyRequestsSeconds';
      readonly params: { readonly seconds: number };
    }
  | {
      readonly text?: undefined;
      readonly messageKey: 'apiErrors.tooManyRequestsMinutes';
      readonly params: { readonly minutes: number };
    };

/** The content of a notice. */
export type NoticeContent = NoticeWords & {
  /** Request id of an unexpected failure, under which staff find it in the server's log. */
  readonly reference?: string;
};

/**
 * Returns the request id that a member can report to staff: for a fault (5xx, or an invalid response), not for a refusal
 * or maintenance.
 */
export function referenceOf(error: ApiError): string | undefined {
  const { requestId, kind, status = 0, code } = error;
  const isFault = kind === 'invalidResponse' ? !error.captivePortal : status >= 500 && code !== 'MAINTENANCE';
  return isFault && kind !== 'sessionEnded' ? requestId : undefined;
}

/** Returns the notice of a failure (ER-03, ER-08): the time to wait, else the server's message, else a generic text. */
export function noticeOf(error: ApiError): NoticeContent {
  const reference = referenceOf(error);
  return { ...wordsOf(error), ...(reference === undefined ? {} : { reference }) };
}

function wordsOf(error: ApiError): NoticeWords {
  const { status, retryAfterSeconds } = error;
  if (status === 429 && retryAfterSeconds !== undefined) return wordsOfWait(retryAfterSeconds);
  if (error.message !== undefined && error.message !== '') return { text: error.message };
  switch (error.kind) {
    case 'network':
      return { messageKey: 'apiErrors.network' };
    case 'timeout':
      return { messageKey: 'apiErrors.timeout', params: { seconds: Math.round(error.timeoutMs / 1000) } };
    case 'aborted':
      return { messageKey: 'apiErrors.aborted' };
    case 'serverProblem':
      return { messageKey: 'apiErrors.serverProblem' };
    case 'sessionEnded':
      return { messageKey: error.captivePortal ? 'apiErrors.captivePortal' : 'apiErrors.sessionEnded' };
    case 'invalidResponse':
      return { messageKey: error.captivePortal ? 'apiErrors.captivePortal' : 'apiErrors.invalidResponse' };
    case 'refused':
    case 'other':
      return wordsOfStatus(error.status);
  }
}

function wordsOfWait(seconds: number): NoticeWords {
  if (seconds < 60) return { messageKey: 'apiErrors.tooManyRequestsSeconds', params: { seconds } };
  return { messageKey: 'apiErrors.tooManyRequestsMinutes', params: { minutes: Math.ceil(seconds / 60) } };
}

function wordsOfStatus(status: number | undefined): NoticeWords {
  if (status === 404) return { messageKey: 'apiErrors.notFound' };
  if (status === 429) return { messageKey: 'apiErrors.tooManyRequests' };
  return { messageKey: 'apiErrors.generic' };
}
