import type { ApiError } from '@chada/api-client';

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

type NoticeText =
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

export type NoticeContent = NoticeText & {
  /** The id of the failed request in the server's log. */
  readonly reference?: string;
};

/** Returns the id of a request that failed because of a server fault. Returns undefined for any other failure. */
export function referenceOf(error: ApiError): string | undefined {
  const { requestId, kind, status = 0, code } = error;
  const isFault = kind === 'invalidResponse' ? !error.captivePortal : status >= 500 && code !== 'MAINTENANCE';
  return isFault && kind !== 'sessionEnded' ? requestId : undefined;
}

/** Returns the notice for an error (ER-03, ER-08). A Thai message of the server replaces the general text. */
export function noticeFromError(error: ApiError): NoticeContent {
  const reference = referenceOf(error);
  return { ...noticeTextOf(error), ...(reference === undefined ? {} : { reference }) };
}

function noticeTextOf(error: ApiError): NoticeText {
  const { status, retryAfterSeconds } = error;
  if (status === 429 && retryAfterSeconds !== undefined) return waitText(retryAfterSeconds);
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
      return statusText(error.status);
  }
}

function waitText(seconds: number): NoticeText {
  if (seconds < 60) return { messageKey: 'apiErrors.tooManyRequestsSeconds', params: { seconds } };
  return { messageKey: 'apiErrors.tooManyRequestsMinutes', params: { minutes: Math.ceil(seconds / 60) } };
}

function statusText(status: number | undefined): NoticeText {
  if (status === 404) return { messageKey: 'apiErrors.notFound' };
  if (status === 429) return { messageKey: 'apiErrors.tooManyRequests' };
  return { messageKey: 'apiErrors.generic' };
}
